//! What follows a wrong answer, move by move.

use crate::analyser::Hint;
use crate::game_controller::GameController;
use damier_catalog::Worth;
use damier_i18n::Message;
use std::time::Duration;

/// The time between two moves.
const PACE: Duration = Duration::from_millis(900);

/// What a wrong answer leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Rebuttal {
    /// The answer.
    pub tried: String,
    /// What it is worth, where that is proven.
    pub worth: Option<Message>,
    /// The moves that follow it, itself first.
    pub line: Vec<String>,
    /// Moves that stand on the board already, and the time of the next one.
    shown: usize,
    due: Duration,
}

impl Rebuttal {
    /// An answer without what follows, which is shown at once.
    pub(super) fn alone(tried: String, worth: Option<Message>) -> Self {
        Self { line: vec![tried.clone()], tried, worth, shown: 0, due: Duration::ZERO }
    }

    /// The line of play that a proof expects after an answer, with what the answer is worth in `words`, which take the
    /// unit of distances.
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

    /// The time until the next move; `None` if all of it stands on the board.
    pub(super) fn wait(&self, now: Duration) -> Option<Duration> {
        (self.shown < self.line.len()).then(|| self.due.saturating_sub(now))
    }

    /// Plays the next move when its time has come; true if one was.
    pub(super) fn show(&mut self, table: &mut GameController, now: Duration) -> bool {
        let Some(action) = self.line.get(self.shown).filter(|_| now >= self.due) else {
            return false;
        };
        self.shown += 1;
        self.due = now + PACE;
        if table.act(action).is_err() {
            // What chance drew is not what was expected: the rest is told in words.
            self.shown = self.line.len();
        }
        true
    }
}
