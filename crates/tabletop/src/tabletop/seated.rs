//! The seats at a board, and those who take them.

use crate::say::board;
use game::{Limits, Seat, TextError};
use workbench::AnyGame;

/// The name of a person in saved games.
pub const PERSON: &str = "human";

/// The seats at a board, and their budgets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// By seat: a player, or `None` for a person.
    pub players: Vec<Option<String>>,
    /// The player that gives hints where it can take the seat, instead of one that suits the game.
    pub advisor: Option<String>,
    /// The budget of a player for a move, and of each search for a hint.
    pub limits: Limits,
    /// The number from which all randomness follows.
    pub seed: u64,
    /// The position in which new games begin; the opening if there is none.
    pub position: Option<String>,
}

/// By seat: who sat at a saved game, or a person where the game has no such player. A game that only
/// players sat at is there to be played on by a person.
#[must_use]
pub fn seated(game: &dyn AnyGame, names: &[String]) -> Vec<Option<String>> {
    let player = |seat: usize| game.check_player(names.get(seat)?, Some(Seat::new(seat))).ok();
    let mut players: Vec<Option<String>> = (0..game.seats()).map(player).collect();
    if players.iter().all(Option::is_some) {
        players.fill(None);
    }
    players
}

/// By seat, what a list such as `human,hybrid(gain=2,border=3)` names: a player, or `None` for a person.
///
/// # Errors
/// Another number of names than seats; a name that the game does not have for that seat.
pub fn seats_named(game: &dyn AnyGame, list: &str) -> Result<Vec<Option<String>>, TextError> {
    let mut depth = 0;
    let names = list.split(|letter: char| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && depth == 0
    });
    let names: Vec<&str> = names.map(str::trim).collect();
    if names.len() != game.seats() {
        let allowed = board::one_name_each(game.seats() as u64);
        return Err(TextError::new(list, "--players", allowed));
    }
    let player = |(seat, name): (usize, &&str)| match *name {
        PERSON => Ok(None),
        name => game.check_player(name, Some(Seat::new(seat))).map(Some),
    };
    let players: Result<_, TextError> = names.iter().enumerate().map(player).collect();
    players.map_err(|error| error.within("--players"))
}
