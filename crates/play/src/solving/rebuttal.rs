//! The refutation of a wrong answer, move by move.

use crate::analyser::Hint;
use crate::game_controller::GameController;
use damier_catalog::Worth;
use damier_i18n::Message;
use std::time::Duration;

/// Time between two moves.
const PACE: Duration = Duration::from_millis(900);

/// The refutation of a wrong answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Rebuttal {
    /// The wrong answer.
    pub tried: String,
    /// The value of the answer, if it is proven.
    pub worth: Option<Message>,
    /// The line of play that starts with the answer.
    pub line: Vec<String>,
    /// Number of moves already on the board, and the time of the next one.
    shown: usize,
    due: Duration,
}

impl Rebuttal {
    /// Creates a refutation without further moves.
    pub(super) fn alone(tried: String, worth: Option<Message>) -> Self {
        Self { line: vec![tried.clone()], tried, worth, shown: 0, due: Duration::ZERO }
    }

    /// Finds the proven line of play after an answer, and its value. `words` describes a value, given the unit of
    /// distances.
    pub(super) fn find(
        tried: String,
        hint: Option<&Hint>,
        words: impl Fn(&Worth, &str) -> Message,
        now: Duration,
    ) -> Self {
        let proven = hint.filter(|hint| hint.source.is_exact());
        let known = proven.and_then(|hint| {
            let found = hint.ranked.iter().find(|one| one.action == tried)?;
            Some((words(&found.worth, &hint.unit), found.line.clone()))
        });
        let (worth, line) = known.map_or((None, Vec::new()), |(worth, line)| (Some(worth), line));
        let line = if line.is_empty() { vec![tried.clone()] } else { line };
        Self { tried, worth, line, shown: 0, due: now + PACE / 3 }
    }

    /// Returns the time until the next move; `None` if all moves are on the board.
    pub(super) fn wait(&self, now: Duration) -> Option<Duration> {
        (self.shown < self.line.len()).then(|| self.due.saturating_sub(now))
    }

    /// Plays the next move when it is due. Returns true if it did.
    pub(super) fn show(&mut self, table: &mut GameController, now: Duration) -> bool {
        let Some(action) = self.line.get(self.shown).filter(|_| now >= self.due) else {
            return false;
        };
        self.shown += 1;
        self.due = now + PACE;
        if table.act(action).is_err() {
            // Chance drew something else than the line expects, so the rest is only described in words.
            self.shown = self.line.len();
        }
        true
    }
}
