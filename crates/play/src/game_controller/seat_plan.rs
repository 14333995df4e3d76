//! The seats at a board, and who takes them.

use crate::text::board;
use damier_catalog::AnyGame;
use damier_game::{Contest, Limits, Seat, TextError, mix};

/// Name of a person in saved games.
pub const PERSON: &str = "human";

/// The seats at a board, and their budgets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPlan {
    /// The player of each seat, or `None` for a person.
    pub players: Vec<Option<String>>,
    /// Player that gives hints if it can take the seat. Otherwise a player that suits the game does.
    pub advisor: Option<String>,
    /// Budget for each move of a player and each search for a hint.
    pub limits: Limits,
    /// Seed of all random choices.
    pub seed: u64,
    /// Position in which new games begin; the opening if there is none.
    pub position: Option<String>,
}

/// Returns the players of a saved game by seat. A seat whose player is unknown goes to a person. If players took all
/// seats, persons take them, so that someone can continue the game.
#[must_use]
pub fn seats_of_saved(game: &dyn AnyGame, names: &[String]) -> Vec<Option<String>> {
    let player = |seat: usize| game.check_player(names.get(seat)?, Some(Seat::new(seat))).ok();
    let mut players: Vec<Option<String>> = (0..game.seats()).map(player).collect();
    if players.iter().all(Option::is_some) {
        players.fill(None);
    }
    players
}

/// Label that separates this draw from other uses of the seed.
const LOT: u64 = 0x10_7507;

/// Draws at random, from the seed, who starts: swaps the players of a duel or leaves them. Returns true if it swapped
/// them. Does nothing in other games, where there is one seat or each seat has its own task.
pub fn draw_seats(game: &dyn AnyGame, players: &mut [Option<String>], seed: u64) -> bool {
    let is_swapped = game.contest() == Contest::Duel && mix(seed, LOT) & 1 == 1;
    if is_swapped {
        players.reverse();
    }
    is_swapped
}

/// Parses a list such as `human,hybrid(gain=2,border=3)` into the player of each seat, or `None` for a person.
///
/// # Errors
/// If the number of names is not the number of seats, or a name is unknown for its seat.
pub fn parse_seats(game: &dyn AnyGame, list: &str) -> Result<Vec<Option<String>>, TextError> {
    let mut depth = 0;
    let names = list.split(|letter: char| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ',' && depth == 0
    });
    let names: Vec<&str> = names.map(str::trim).collect();
    if names.len() != game.seats() {
        let expected = board::one_name_each(game.seats() as u64);
        return Err(TextError::new(list, "--players", expected));
    }
    let player = |(seat, name): (usize, &&str)| match *name {
        PERSON => Ok(None),
        name => game.check_player(name, Some(Seat::new(seat))).map(Some),
    };
    let players: Result<_, TextError> = names.iter().enumerate().map(player).collect();
    players.map_err(|error| error.within("--players"))
}

/// Returns true if a name means a player of the game, whatever its settings; false if a person may have it.
pub(crate) fn means_player(game: &dyn AnyGame, name: &str) -> bool {
    let base = name.split('(').next().unwrap_or_default().trim();
    game.players().iter().any(|player| player.name == base)
}

/// Parses a list of names such as `Anna,Ben`, one for each person, in the order of the seats. Returns the name of each
/// seat; `None` for a player's.
///
/// # Errors
/// If the number of names is not the number of persons, a name is empty, or a name means a player.
pub fn parse_names(
    game: &dyn AnyGame,
    players: &[Option<String>],
    list: &str,
) -> Result<Vec<Option<String>>, TextError> {
    let persons = players.iter().filter(|player| player.is_none()).count();
    let names: Vec<&str> = list.split(',').map(str::trim).collect();
    if names.len() != persons {
        return Err(TextError::new(list, "--names", board::one_name_for_each(persons as u64)));
    }
    let mut names = names.into_iter();
    let mut named = vec![None; players.len()];
    for (seat, player) in players.iter().enumerate() {
        let Some(name) = player.is_none().then(|| names.next()).flatten() else { continue };
        if name == PERSON || means_player(game, name) || !name.chars().any(char::is_alphanumeric) {
            return Err(TextError::new(name, "--names", board::a_persons_name()));
        }
        named[seat] = Some(name.to_string());
    }
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_begins_is_drawn_where_seats_are_equal() {
        let drawn = |game: &str, seed: u64| {
            let game = damier_catalog::open(game).expect("a game");
            let mut players = vec![None, Some("greedy".to_string())];
            draw_seats(game.as_ref(), &mut players, seed);
            players[0].is_none()
        };
        let first = (0..1000).filter(|&seed| drawn("filler:5x5", seed)).count();
        // Half of them, within four standard deviations.
        assert!((437..=563).contains(&first), "{first}");
        assert_eq!(drawn("filler:5x5", 7), drawn("filler:5x5", 7));
        assert!((0..100).all(|seed| drawn("2048:spawner=adversary", seed)));
    }
}
