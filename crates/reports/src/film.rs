//! A game as a page shows it: its boards, one after the other, as what changes from each to the next.

use crate::fault::name_fault;
use crate::text::page as text;
use damier_catalog::{BoardLook, Cell, CellKind, Scene, Seat, Session, TextError, Turn, open};
use damier_experiments::arena::{Record, Termination};
use damier_i18n::{Lang, Message};
use serde::Serialize;

/// The most boards of one game; of a longer one every second, third … turn is shown.
const MOST_BOARDS: usize = 400;

/// A game to step through.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Film {
    /// `EVENT/NUMBER`.
    pub(crate) name: String,
    players: Vec<String>,
    ending: String,
    rows: usize,
    columns: usize,
    /// Rows and columns of each grid that the board is made of.
    grid: [usize; 2],
    shifted: bool,
    look: &'static str,
    labels: [Vec<String>; 2],
    /// The different contents of cells.
    faces: Vec<Face>,
    /// The first board, row by row, by the numbers of faces.
    first: Vec<usize>,
    turns: Vec<Shown>,
    /// The number of turns from one board to the next.
    every: usize,
}

impl Film {
    /// The end of the game, in words.
    pub(crate) fn ending(&self) -> &str {
        &self.ending
    }
}

/// The content of a cell: its kind, a number of that kind, its text, and 1 where it is marked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Face(&'static str, usize, String, u8);

/// A turn: who acted, how, and what changed: cell, face, cell, face …
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Shown(usize, String, Vec<usize>);

/// Plays a game of a run again, for a page.
///
/// # Errors
/// A record that does not replay.
pub(crate) fn film(event: &str, record: &Record, lang: Lang) -> Result<Film, TextError> {
    let saved = record.saved();
    let game = open(&saved.game)?;
    let opening = saved.opening.as_deref().unwrap_or_default();
    let mut session = game.session_from(opening, record.seed)?;
    let actions = saved.actions.iter().map(|(_, action)| action.as_str());
    let moves: usize = record.moves.iter().map(|&moves| moves as usize).sum();
    let mut camera = Camera::new(&session.scene(), moves.div_ceil(MOST_BOARDS).max(1));
    for action in actions {
        if let Turn::Player(seat) = session.turn() {
            camera.show(session.as_ref(), false);
            camera.pending = Some((seat.index(), action.to_string()));
        }
        session.act(action)?;
    }
    camera.show(session.as_ref(), true);
    let mut film = camera.film;
    film.name = format!("{event}/{}", record.id);
    film.players = record.entrants.iter().map(ToString::to_string).collect();
    film.ending = ending(record).say(lang);
    Ok(film)
}

/// Tells how a game ended.
fn ending(record: &Record) -> Message {
    let who = |seat: Seat| record.entrants[seat.index()].to_string();
    match &record.termination {
        Termination::Fault { seat, fault, .. } => {
            text::ended_by_fault(who(*seat), name_fault(fault))
        }
        Termination::Resigned(seat) => text::ended_resigned(who(*seat)),
        Termination::Finished => {
            let scores: Vec<String> = record.scores.iter().map(ToString::to_string).collect();
            text::ended(scores.join(" – "))
        }
    }
}

/// Takes the boards down.
struct Camera {
    film: Film,
    /// The board that was shown last.
    board: Vec<usize>,
    /// The last action that is not shown yet.
    pending: Option<(usize, String)>,
    turn: usize,
}

impl Camera {
    fn new(scene: &Scene, every: usize) -> Self {
        let grid = &scene.grids[0];
        let look = match scene.look {
            BoardLook::Tiles => "tiles",
            BoardLook::Regions => "regions",
            BoardLook::Squares => "squares",
        };
        let film = Film {
            name: String::new(),
            players: Vec::new(),
            ending: String::new(),
            rows: scene.rows(),
            columns: scene.columns(),
            grid: [grid.rows, grid.columns],
            shifted: grid.shifted,
            look,
            labels: [grid.row_labels.clone(), grid.column_labels.clone()],
            faces: Vec::new(),
            first: Vec::new(),
            turns: Vec::new(),
            every,
        };
        Self { film, board: Vec::new(), pending: None, turn: 0 }
    }

    /// Takes the board after the last action of a player, and of chance after it; the first one before any.
    fn show(&mut self, session: &dyn Session, is_last: bool) {
        let Some((seat, action)) = self.pending.clone() else {
            self.board = self.read(&session.scene());
            self.film.first.clone_from(&self.board);
            return;
        };
        self.turn += 1;
        if !is_last && !self.turn.is_multiple_of(self.film.every) {
            return;
        }
        let board = self.read(&session.scene());
        let changed =
            self.board.iter().zip(&board).enumerate().filter(|(_, (old, new))| old != new);
        let changes = changed.flat_map(|(cell, (_, &face))| [cell, face]).collect();
        self.film.turns.push(Shown(seat, action, changes));
        self.board = board;
    }

    /// The faces of a board, row by row.
    fn read(&mut self, scene: &Scene) -> Vec<usize> {
        let places = (0..scene.rows()).flat_map(|row| (0..scene.columns()).map(move |c| (row, c)));
        places
            .map(|(row, column)| {
                let spot = scene.spot(row, column);
                let cells = spot.map(|spot| {
                    let grid = &scene.grids[spot.grid];
                    &grid.cells[spot.row * grid.columns + spot.column]
                });
                let face = cells.map_or(Face("hole", 0, String::new(), 0), face);
                let known = self.film.faces.iter().position(|known| *known == face);
                known.unwrap_or_else(|| {
                    self.film.faces.push(face);
                    self.film.faces.len() - 1
                })
            })
            .collect()
    }
}

fn face(cell: &Cell) -> Face {
    let (kind, number) = match cell.kind {
        CellKind::Empty => ("empty", 0),
        CellKind::Hole => ("hole", 0),
        CellKind::Tile(exponent) => ("tile", usize::from(exponent)),
        CellKind::Colour(colour) => ("colour", usize::from(colour)),
        CellKind::Owned(seat) => ("owned", seat.index()),
        CellKind::Stone(seat) => ("stone", seat.index()),
        CellKind::Piece(bits) => ("piece", usize::from(bits)),
    };
    // A zone changes its letters with every call, and says nothing by it.
    let text = if kind == "owned" { String::new() } else { cell.text.clone() };
    Face(kind, number, text, u8::from(cell.marked))
}
