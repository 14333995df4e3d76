//! Results of the entry check of a submission.

use damier_i18n::{Message, in_english};
use serde::Serialize;

/// Result of one step of the check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckStep {
    /// Name of the step: `found`, `starts`, `ends`, or a game.
    pub name: String,
    /// Whether the step passed.
    pub mark: Mark,
    /// Result in a sentence for the submission's author. In JSON it is in English.
    #[serde(serialize_with = "in_english")]
    pub sentence: Message,
    /// Last lines that the submission wrote to its standard error before it failed. Empty if there are none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub log: String,
}

/// Result of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Nothing is wrong.
    Passed,
    /// Something that its author may want to know but that loses no game.
    Noted,
    /// Something that would lose games.
    Failed,
}

/// Results of a check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checkup {
    /// Name of the submission, as tables show it.
    pub name: String,
    /// Path of the submission, as it was given.
    pub path: String,
    /// Steps in order. If the start fails, later steps are not tried.
    pub steps: Vec<CheckStep>,
    /// Games that were tried and that the submission does not play. Only filled if it declares no games and the caller
    /// asked for none.
    pub unplayed: Vec<String>,
    /// Failure of the machine, if a step failed because of one. The check then says nothing about the submission.
    #[serde(skip)]
    pub machine_failure: Option<Message>,
}

impl Checkup {
    /// Creates the results of a submission, without any steps yet.
    pub(crate) fn begin(name: &str, path: &str) -> Self {
        let (name, path) = (name.to_string(), path.to_string());
        Self { name, path, steps: Vec::new(), unplayed: Vec::new(), machine_failure: None }
    }

    /// Returns true if no step failed.
    #[must_use]
    pub fn has_passed(&self) -> bool {
        self.steps.iter().all(|step| step.mark != Mark::Failed)
    }

    /// Adds a step.
    pub(crate) fn step(&mut self, name: &str, mark: Mark, sentence: impl Into<Message>) {
        let (name, sentence) = (name.to_string(), sentence.into());
        self.steps.push(CheckStep { name, mark, sentence, log: String::new() });
    }

    /// Adds a step that failed, with the last lines of what the submission wrote.
    pub(crate) fn fail(&mut self, name: &str, sentence: impl Into<Message>, log: String) {
        self.step(name, Mark::Failed, sentence);
        if let Some(step) = self.steps.last_mut() {
            step.log = log;
        }
    }
}
