//! The value that a person plays for, as the tile 2048, and the news when it is first reached.

use crate::text::board;
use damier_catalog::{AnyGame, Session};
use damier_i18n::Message;

/// The value that is played for.
#[derive(Default)]
pub(super) struct BoardGoal {
    /// The text that named it; `None` for the usual one.
    pub(super) named: Option<String>,
    /// The value in this game; `None` where nothing is played for.
    value: Option<i64>,
    /// True once it was reached: it is told once in a game, also after going back.
    is_reached: bool,
    pub(super) news: Option<Message>,
}

impl BoardGoal {
    /// Another game is on the board. One that does not know the value is played for its usual one.
    pub(super) fn begin(&mut self, game: &dyn AnyGame, session: &dyn Session) {
        let named = game.goal(self.named.as_deref()).ok().flatten();
        self.value = named.or_else(|| game.goal(None).ok().flatten());
        self.is_reached = self.is_reached_in(session);
        self.news = None;
    }

    /// Sees whether the value is reached by now.
    pub(super) fn update(&mut self, session: &dyn Session) {
        if self.is_reached || !self.is_reached_in(session) {
            return;
        }
        self.is_reached = true;
        self.news = self.value.map(|value| board::goal_reached(value.to_string()));
    }

    fn is_reached_in(&self, session: &dyn Session) -> bool {
        self.value.is_some_and(|value| session.reached() >= value)
    }
}
