//! A tuning as JSON Lines: its order on the first line, then its results. A tuning can be continued from this text.

use crate::text::contest as text;
use damier_game::TextError;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Version of the format, and of the search's use of its seed.
pub(super) const VERSION: u32 = 1;

/// Name of the genetic search in a tuning's first line. Tunings of another method cannot be resumed.
pub(super) const GENETIC: &str = "genetic";
const CMA_ES: &str = "cma-es";

/// Key of the checksums of submissions in the first line.
const SUBMISSIONS: &str = "submissions";

/// First line: the order of the tuning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct LogHead {
    /// [`VERSION`].
    pub(super) tuning: u32,
    pub(super) game: String,
    pub(super) rules_version: u32,
    pub(super) player: String,
    pub(super) settings: Vec<String>,
    pub(super) against: Vec<String>,
    pub(super) method: String,
    pub(super) generations: u32,
    pub(super) population: u32,
    pub(super) games: u64,
    pub(super) proof: u64,
    pub(super) budget: String,
    pub(super) seed: u64,
    /// Checksums of the files of submissions, by path.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) submissions: BTreeMap<String, String>,
}

/// Any other line: results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Line {
    /// Results of a generation.
    Generation {
        /// Number of the generation, from 1.
        generation: u32,
        /// Candidates.
        players: Vec<String>,
        /// Sum of the results of each candidate over all its games: half points, or scores.
        sums: Vec<i64>,
    },
    /// Results of some rounds of the proof.
    Proof {
        /// Number of the first round, from 0.
        proof: u64,
        /// Results of each column, round by round.
        results: Vec<Vec<i64>>,
    },
}

/// Writes the whole text of a tuning.
pub(super) fn write(head: &LogHead, lines: &[Line]) -> String {
    let mut text = line(head);
    lines.iter().for_each(|played| text.push_str(&line(played)));
    text
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("numbers and text are always JSON");
    text.push('\n');
    text
}

/// Returns true if a text begins like a tuning.
pub(super) fn is_one(text: &str) -> bool {
    text.starts_with("{\"tuning\":")
}

/// Returns the seed in the first line of a tuning; `None` if the text is not one.
pub(super) fn seed(text: &str) -> Option<u64> {
    serde_json::from_str::<LogHead>(text.lines().next()?).ok().map(|head| head.seed)
}

/// Reads the results from a text whose first line must equal this one.
///
/// # Errors
/// If the order is another one (the error names the first key that differs), or a line cannot be read.
pub(super) fn read(text: &str, head: &LogHead) -> Result<Vec<Line>, TextError> {
    let mut lines = text.lines().enumerate();
    let first = lines.next().map_or("", |(_, first)| first);
    let found: Value = serde_json::from_str(first)
        .map_err(|_| TextError::new(first, text::line("1"), text::order_of_a_tuning()))?;
    if found.get("method").is_some_and(|method| method == CMA_ES) {
        return Err(TextError::failed(text::method(), text::cma_es_removed()));
    }
    let wanted = serde_json::to_value(head).expect("numbers and text are always JSON");
    differs(&found, &wanted)?;
    let read = |(index, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|_| {
            let place = text::line((index + 1).to_string());
            TextError::new(line, place, text::lines_of_a_tuning())
        })
    };
    lines.map(read).collect()
}

/// Returns the error for submissions whose files differ from those that the tuning began with.
fn changed(found: &Value, wanted: &Value) -> TextError {
    let now = wanted.as_object().into_iter().flatten();
    let changed = now.filter(|(path, checksum)| found.get(path.as_str()) != Some(checksum));
    let paths: Vec<&str> = changed.map(|(path, _)| path.as_str()).collect();
    TextError::failed(text::submissions(), text::changed_since(paths.join(", ")))
}

fn differs(found: &Value, wanted: &Value) -> Result<(), TextError> {
    for (key, wanted) in wanted.as_object().into_iter().flatten() {
        let found = found.get(key).unwrap_or(&Value::Null);
        if found != wanted && key == SUBMISSIONS {
            return Err(changed(found, wanted));
        }
        if found != wanted {
            let sentence = text::other_order(found.to_string(), wanted.to_string());
            return Err(TextError::failed(key.as_str(), sentence));
        }
    }
    Ok(())
}
