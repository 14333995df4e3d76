//! What follows a wrong answer, move by move.

use crate::analyser::Hint;
use crate::sentence::worth_in_words;
use crate::tabletop::Tabletop;
use std::time::Duration;
use words::Message;

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
    due: Option<Duration>,
}

impl Rebuttal {
    /// An answer without what follows.
    pub(super) fn alone(tried: String, worth: Option<Message>) -> Self {
        Self { line: vec![tried.clone()], tried, worth, shown: 0, due: None }
    }

    /// The line of play that a proof expects after an answer.
    pub(super) fn find(tried: String, hint: Option<&Hint>) -> Self {
        let proven = hint.filter(|hint| hint.source.is_exact());
        let known = proven.and_then(|hint| {
            let found = hint.ranked.iter().find(|one| one.action == tried)?;
            Some((worth_in_words(&found.worth, &hint.unit), found.line.clone()))
        });
        match known {
            Some((worth, line)) if !line.is_empty() => {
                Self { line, ..Self::alone(tried, Some(worth)) }
            }
            known => Self::alone(tried, known.map(|(worth, _)| worth)),
        }
    }

    /// Returns true if all of it stands on the board.
    pub(super) fn is_shown(&self) -> bool {
        self.shown >= self.line.len()
    }

    /// Plays the next move when its time has come; true if one was.
    pub(super) fn show(&mut self, table: &mut Tabletop, now: Duration) -> bool {
        let due = *self.due.get_or_insert(now + PACE / 3);
        let Some(action) = self.line.get(self.shown).filter(|_| now >= due) else { return false };
        self.shown += 1;
        self.due = Some(now + PACE);
        if table.act(action).is_err() {
            // What chance drew is not what was expected: the rest is told in words.
            self.shown = self.line.len();
        }
        true
    }
}
