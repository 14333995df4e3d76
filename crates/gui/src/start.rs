//! The game on the board at the beginning.

use crate::text::file as text;
use damier_catalog::{Limits, SavedGame, Seat, TextError, games, open};
use damier_play::{GameController, SeatPlan, draw_seats};

/// The game on the board at the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(target_arch = "wasm32", derive(serde::Serialize, serde::Deserialize))]
pub struct Start {
    /// The game, as `quarto:squares`.
    pub game: String,
    /// By seat: a player, or `None` for a person; persons where none is given.
    pub players: Vec<Option<String>>,
    /// True to draw by lot who begins, where the seats of the game are equal.
    #[cfg_attr(target_arch = "wasm32", serde(default))]
    pub lot: bool,
    /// The limits of players and hints for a move.
    pub limits: Limits,
    /// The number from which all randomness follows; drawn by lot where none is given.
    pub seed: Option<u64>,
    /// The position to begin in; the opening where none is given.
    pub position: Option<String>,
    /// The value to play for, as the tile 4096; the usual one where none is given.
    #[cfg_attr(target_arch = "wasm32", serde(default))]
    pub goal: Option<String>,
    /// A game of this kind to go on with instead.
    pub going: Option<UnfinishedGame>,
}

/// A game that was left.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(target_arch = "wasm32", derive(serde::Serialize, serde::Deserialize))]
pub struct UnfinishedGame {
    /// The whole of it, with what was taken back.
    pub game: SavedGame,
    /// The number of its plies that were on the board.
    pub plies: usize,
    /// True if it was saved nowhere.
    pub is_unsaved: bool,
}

impl Default for Start {
    /// The first game of the list, for a person, with a second for a hint.
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

/// A table as it is to be at the start.
///
/// # Errors
/// An unknown game or player, a position or a saved game that is none.
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
    let seated = SeatPlan { players, advisor: None, limits, seed, position };
    let mut table = GameController::new(game, session, seated);
    if let Some(goal) = goal {
        table.set_goal(&goal)?;
    }
    if let Some(going) = going {
        resume(&mut table, &going);
    }
    Ok(table)
}

/// Goes back to where a game was left. Players that nobody plays against wait, as after going back.
fn resume(table: &mut GameController, going: &UnfinishedGame) {
    if table.session().plies() > going.plies {
        table.go_to(going.plies);
        table.pause(table.is_watched());
    }
    if going.is_unsaved {
        table.mark_unsaved();
    }
}
