//! A value to reach, for example the tile 2048, and the message when it is first reached.

use crate::text::board;
use damier_catalog::{AnyGame, Session};
use damier_i18n::Message;

/// Value to reach.
#[derive(Default)]
pub(super) struct BoardGoal {
    /// Text that set the value; `None` for the usual one.
    pub(super) named: Option<String>,
    /// Value in this game; `None` if there is nothing to reach.
    value: Option<i64>,
    /// True while it is reached. It is announced again if it is made again after undo.
    is_reached: bool,
    pub(super) news: Option<Message>,
}

impl BoardGoal {
    /// Starts with another game. If the value does not exist in that game, the usual one of the game applies.
    pub(super) fn begin(&mut self, game: &dyn AnyGame, session: &dyn Session) {
        let named = game.goal(self.named.as_deref()).ok().flatten();
        self.value = named.or_else(|| game.goal(None).ok().flatten());
        self.is_reached = self.is_reached_in(session);
        self.news = None;
    }

    /// Announces the value if an action has reached it.
    pub(super) fn update(&mut self, session: &dyn Session) {
        if self.is_reached || !self.is_reached_in(session) {
            return;
        }
        self.is_reached = true;
        self.news = self.value.map(|value| board::goal_reached(value.to_string()));
    }

    /// Notes whether the value is reached in another position of the game, without announcing it.
    pub(super) fn note(&mut self, session: &dyn Session) {
        self.is_reached = self.is_reached_in(session);
    }

    fn is_reached_in(&self, session: &dyn Session) -> bool {
        self.value.is_some_and(|value| session.state().reached() >= value)
    }
}
