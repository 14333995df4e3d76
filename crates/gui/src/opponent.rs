//! Players of stepped strength, as people call them.

use crate::text::home as text;
use damier_catalog::{AnyGame, Seat};
use damier_i18n::{Message, Phrase};

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

/// The levels of a game that has so many, each with the player that it is.
pub(crate) fn levels(game: &dyn AnyGame) -> impl Iterator<Item = (&'static str, Level)> {
    game.levels().iter().copied().zip(LEVELS)
}

/// The name of a player for people: that of its level, or its own.
pub(crate) fn name(game: &dyn AnyGame, player: &str) -> Message {
    let level = levels(game).find(|(name, _)| *name == player);
    level.map_or_else(|| player.into(), |(_, level)| level.name.into())
}

/// The strongest player that can take a seat, where the game names any.
pub(crate) fn strongest(game: &dyn AnyGame, seat: Seat) -> Option<String> {
    let known = game.levels().iter().rev().chain(game.advisors());
    known.copied().find_map(|name| game.check_player(name, Some(seat)).ok())
}
