//! What the entry check of a submission found.

use serde::Serialize;

/// What was found in one respect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckStep {
    /// What was looked at: `found`, `starts`, `ends`, or a game.
    pub name: String,
    /// What came out.
    pub mark: Mark,
    /// What came out, in a sentence for the submission's author.
    pub sentence: String,
}

/// What a step came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It is as it should be.
    Passed,
    /// It loses no game by this, but its author may want to know.
    Noted,
    /// It would lose games by this.
    Failed,
}

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checkup {
    /// What the submission is called in tables.
    pub name: String,
    /// Its path, as it was given.
    pub path: String,
    /// The steps, in order; those after a failed start are not tried.
    pub steps: Vec<CheckStep>,
}

impl Checkup {
    /// Whether nothing failed.
    #[must_use]
    pub fn has_passed(&self) -> bool {
        self.steps.iter().all(|step| step.mark != Mark::Failed)
    }

    /// Adds a step.
    pub(crate) fn step(&mut self, name: &str, mark: Mark, sentence: impl Into<String>) {
        self.steps.push(CheckStep { name: name.to_string(), mark, sentence: sentence.into() });
    }
}
