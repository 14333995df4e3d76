//! The value that a person plays for, as the tile 2048, and the news when it is first reached.

use super::table::Tabletop;
use crate::say::board;
use game::TextError;
use words::Message;

/// The value that is played for.
#[derive(Default)]
pub(super) struct BoardGoal {
    /// The text that named it; empty for the usual one.
    named: Option<String>,
    /// The value in this game; `None` where nothing is played for.
    value: Option<i64>,
    /// True once it was reached: it is told once in a game, also after going back.
    is_reached: bool,
    news: Option<Message>,
}

impl Tabletop {
    /// Plays for another value than the usual one, now and in new games.
    ///
    /// # Errors
    /// A value that cannot be reached in this game; then nothing has changed.
    pub fn set_goal(&mut self, text: &str) -> Result<(), TextError> {
        self.game.goal(Some(text))?;
        self.goal.named = Some(text.to_string());
        self.begin_goal();
        Ok(())
    }

    /// The text that named the value which is played for, if it is not the usual one.
    #[must_use]
    pub fn goal_named(&self) -> Option<&str> {
        self.goal.named.as_deref()
    }

    /// Takes the news that the value was reached, once in a game.
    pub fn take_news(&mut self) -> Option<Message> {
        self.goal.news.take()
    }

    /// Another game is on the board. One that does not know the value is played for its usual one.
    pub(super) fn begin_goal(&mut self) {
        let named = self.game.goal(self.goal.named.as_deref()).ok().flatten();
        self.goal.value = named.or_else(|| self.game.goal(None).ok().flatten());
        self.goal.is_reached = self.is_at_goal();
        self.goal.news = None;
    }

    /// Sees whether the value is reached by now.
    pub(super) fn look_at_goal(&mut self) {
        if let Some(value) = self.goal.value.filter(|_| !self.goal.is_reached && self.is_at_goal())
        {
            self.goal.is_reached = true;
            self.goal.news = Some(board::goal_reached(value.to_string()));
        }
    }

    fn is_at_goal(&self) -> bool {
        self.goal.value.is_some_and(|value| self.session.reached() >= value)
    }
}
