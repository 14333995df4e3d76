//! Opponents of increasing strength, with their names for people.

use crate::text::home as text;
use damier_catalog::{AnyGame, Seat};
use damier_i18n::{Message, Phrase};
use damier_play::{GameController, SeatNames};

/// A level: its name, and what it is like to play against it.
#[derive(Clone, Copy)]
pub(crate) struct Level {
    pub(crate) name: Phrase,
    pub(crate) about: Phrase,
}

/// The levels, the weakest first.
const LEVELS: [Level; 5] = [
    Level { name: text::beginner(), about: text::beginner_about() },
    Level { name: text::casual(), about: text::casual_about() },
    Level { name: text::club(), about: text::club_about() },
    Level { name: text::expert(), about: text::expert_about() },
    Level { name: text::perfect(), about: text::perfect_about() },
];

/// Returns the levels of a game, each with its player.
pub(crate) fn levels(game: &dyn AnyGame) -> impl Iterator<Item = (&'static str, Level)> {
    game.levels().iter().copied().zip(LEVELS)
}

/// Returns the name of a player for people: the name of its level if it has one, otherwise its own.
pub(crate) fn name(game: &dyn AnyGame, player: &str) -> Message {
    let level = levels(game).find(|(name, _)| *name == player);
    level.map_or_else(|| player.into(), |(_, level)| level.name.into())
}

/// Returns the names of the seats, for sentences.
pub(crate) fn names(table: &GameController) -> SeatNames {
    table.seat_names(&|player| name(table.game(), player))
}

/// Names who takes a seat: `you` if it is the only person, the name of a player or a person, or `player 1`.
pub(crate) fn who(table: &GameController, seat: Seat) -> Message {
    names(table).get(seat).message()
}

/// Returns the number of seats taken by persons.
pub(crate) fn persons(table: &GameController) -> usize {
    table.players().iter().filter(|player| player.is_none()).count()
}

/// Returns the strongest player that can take a seat, if the game names any.
pub(crate) fn strongest(game: &dyn AnyGame, seat: Seat) -> Option<String> {
    let known = game.levels().iter().rev().chain(game.advisors());
    known.copied().find_map(|name| game.check_player(name, Some(seat)).ok())
}
