//! A game for a page: its first board, and the changes from each board to the next.

use crate::fault::name_fault;
use crate::text::page as text;
use damier_catalog::{BoardLook, Cell, CellKind, Scene, Seat, Session, TextError, Turn, open};
use damier_experiments::arena::{Record, Termination};
use damier_i18n::{Lang, Message};
use serde::Serialize;

/// The most boards of one game. A longer game shows only every second, third … turn.
const MOST_BOARDS: usize = 400;

/// A game to step through.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct GameReplay {
    /// `EVENT/NUMBER`.
    pub(crate) name: String,
    players: Vec<String>,
    ending: String,
    rows: usize,
    columns: usize,
    /// Rows and columns of each grid of the board.
    grid: [usize; 2],
    shifted: bool,
    look: &'static str,
    labels: [Vec<String>; 2],
    /// The distinct contents of cells.
    faces: Vec<Face>,
    /// The first board, row by row, by the numbers of faces.
    first: Vec<usize>,
    turns: Vec<Shown>,
    /// The number of turns from one board to the next.
    every: usize,
}

impl GameReplay {
    /// Returns the sentence on the end of the game.
    pub(crate) fn ending(&self) -> &str {
        &self.ending
    }
}

/// The content of a cell: its kind, a number whose meaning depends on the kind (for example the exponent of a tile),
/// its text, and 1 if it is marked, else 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Face(&'static str, usize, String, u8);

/// A turn: the seat, the action, and the changes as cell, face, cell, face …
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Shown(usize, String, Vec<usize>);

/// Replays a game of a run for a page.
///
/// # Errors
/// A record that does not replay.
pub(crate) fn replay_game(
    event: &str,
    record: &Record,
    lang: Lang,
) -> Result<GameReplay, TextError> {
    let saved = record.saved();
    let game = open(&saved.game)?;
    let opening = saved.opening.as_deref().unwrap_or_default();
    let mut session = game.session_from(opening, record.seed)?;
    let actions = saved.actions.iter().map(|(_, action)| action.as_str());
    let moves: usize = record.moves.iter().map(|&moves| moves as usize).sum();
    let mut recorder = BoardRecorder::new(&session.scene(), moves.div_ceil(MOST_BOARDS).max(1));
    for action in actions {
        if let Turn::Player(seat) = session.turn() {
            recorder.record(session.as_ref(), false);
            recorder.pending = Some((seat.index(), action.to_string()));
        }
        session.act(action)?;
    }
    recorder.record(session.as_ref(), true);
    let mut replay = recorder.replay;
    replay.name = format!("{event}/{}", record.id);
    replay.players = record.entrants.iter().map(ToString::to_string).collect();
    replay.ending = ending(record).say(lang);
    Ok(replay)
}

/// A board of a game.
pub(crate) struct BoardAfter {
    /// The board.
    pub(crate) scene: Scene,
    /// The number of turns before it.
    pub(crate) turn: usize,
    /// The last of these turns: who acted, and how.
    pub(crate) last: Option<(Seat, String)>,
}

/// Returns the board after this number of turns and the chance actions that follow them, or the last board if the game
/// has fewer turns.
///
/// # Errors
/// A record that does not replay.
pub(crate) fn board_after(record: &Record, turns: usize) -> Result<BoardAfter, TextError> {
    let saved = record.saved();
    let opening = saved.opening.as_deref().unwrap_or_default();
    let mut session = open(&saved.game)?.session_from(opening, record.seed)?;
    let (mut turn, mut last) = (0, None);
    for (_, action) in &saved.actions {
        if let Turn::Player(seat) = session.turn() {
            if turn == turns {
                break;
            }
            turn += 1;
            last = Some((seat, action.clone()));
        }
        session.act(action)?;
    }
    Ok(BoardAfter { scene: session.scene(), turn, last })
}

/// Returns the sentence on the end of a game.
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

/// Records the boards of a game.
struct BoardRecorder {
    replay: GameReplay,
    /// The last recorded board.
    board: Vec<usize>,
    /// The last action without a recorded board.
    pending: Option<(usize, String)>,
    turn: usize,
}

impl BoardRecorder {
    fn new(scene: &Scene, every: usize) -> Self {
        let grid = &scene.grids[0];
        let look = match scene.look {
            BoardLook::Tiles => "tiles",
            BoardLook::Regions => "regions",
            BoardLook::Squares => "squares",
        };
        let replay = GameReplay {
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
        Self { replay, board: Vec::new(), pending: None, turn: 0 }
    }

    /// Records the first board, or the board after a player's last action and the chance action that followed. In a
    /// long game, boards are skipped, but not the last one (`is_last`).
    fn record(&mut self, session: &dyn Session, is_last: bool) {
        let Some((seat, action)) = self.pending.clone() else {
            self.board = self.read(&session.scene());
            self.replay.first.clone_from(&self.board);
            return;
        };
        self.turn += 1;
        if !is_last && !self.turn.is_multiple_of(self.replay.every) {
            return;
        }
        let board = self.read(&session.scene());
        let changed =
            self.board.iter().zip(&board).enumerate().filter(|(_, (old, new))| old != new);
        let changes = changed.flat_map(|(cell, (_, &face))| [cell, face]).collect();
        self.replay.turns.push(Shown(seat, action, changes));
        self.board = board;
    }

    /// Returns the faces of a board, row by row.
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
                let known = self.replay.faces.iter().position(|known| *known == face);
                known.unwrap_or_else(|| {
                    self.replay.faces.push(face);
                    self.replay.faces.len() - 1
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
    // The letters of a zone change with every call, and carry no information.
    let text = if kind == "owned" { String::new() } else { cell.text.clone() };
    Face(kind, number, text, u8::from(cell.marked))
}
