//! The game with which a board starts.

use crate::text::file as text;
use damier_catalog::{Limits, SavedGame, Seat, TextError, games, open};
use damier_play::{GameController, SeatPlan, draw_seats};

/// The game with which a board starts.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(target_arch = "wasm32", derive(serde::Serialize, serde::Deserialize))]
pub struct Start {
    /// Name of the game, for example `quarto:squares`.
    pub game: String,
    /// Player of each seat, or `None` for a person. Missing seats are taken by persons.
    pub players: Vec<Option<String>>,
    /// True to draw at random who starts, in games with equal seats; false to keep the order of `players`.
    #[cfg_attr(target_arch = "wasm32", serde(default))]
    pub lot: bool,
    /// Budget for each move of a player and each hint.
    pub limits: Limits,
    /// Seed of all random choices; drawn at random if absent.
    pub seed: Option<u64>,
    /// Starting position; `None` for the opening.
    pub position: Option<String>,
    /// Value to reach, for example the tile 4096; `None` for the usual one.
    #[cfg_attr(target_arch = "wasm32", serde(default))]
    pub goal: Option<String>,
    /// Unfinished game of this kind to continue instead.
    pub going: Option<UnfinishedGame>,
}

/// An unfinished game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(target_arch = "wasm32", derive(serde::Serialize, serde::Deserialize))]
pub struct UnfinishedGame {
    /// The whole game, including undone moves.
    pub game: SavedGame,
    /// Number of plies that were on the board.
    pub plies: usize,
    /// True if the game is not saved; false if a file holds it.
    pub is_unsaved: bool,
}

impl Default for Start {
    /// Returns the first game of the list, for persons, with one second for each hint.
    fn default() -> Self {
        let limits = Limits { move_time: Some(std::time::Duration::from_secs(1)), ..Limits::NONE };
        Self {
            game: games()[0].name.to_string(),
            players: Vec::new(),
            lot: false,
            limits,
            seed: None,
            position: None,
            goal: None,
            going: None,
        }
    }
}

/// Creates the game with which a board starts.
///
/// # Errors
/// An unknown game or player, a wrong position, or a saved game that does not replay.
pub(crate) fn game_controller(start: Start, seed: u64) -> Result<GameController, TextError> {
    let Start { game, mut players, lot, limits, position, goal, going, .. } = start;
    let game = open(&game)?;
    players.resize(game.seats(), None);
    for (seat, player) in players.iter_mut().enumerate() {
        if let Some(name) = player {
            *name = game.check_player(name, Some(Seat::new(seat)))?;
        }
    }
    if lot {
        draw_seats(game.as_ref(), &mut players, seed);
    }
    let session = match (&going, &position) {
        (Some(going), _) => game.load(&going.game, seed)?,
        (None, Some(text)) => {
            game.session_from(text, seed).map_err(|error| error.within(text::place_position()))?
        }
        (None, None) => game.session(seed),
    };
    let note = position.as_ref().map(|text| game.reading_note(text)).unwrap_or_default();
    let seated = SeatPlan { players, advisor: None, limits, seed, position };
    let mut table = GameController::new(game, session, seated);
    if !note.is_empty() {
        table.announce(note);
    }
    if let Some(goal) = goal {
        table.set_goal(&goal)?;
    }
    if let Some(going) = going {
        resume(&mut table, &going);
    }
    Ok(table)
}

/// Goes back to the ply at which the game was left. If only players play, they are paused, as after undo.
fn resume(table: &mut GameController, going: &UnfinishedGame) {
    if table.session().plies() > going.plies {
        table.go_to(going.plies);
        table.pause(table.is_watched());
    }
    if going.is_unsaved {
        table.mark_unsaved();
    }
}
