//! A file with the losses of games, one game per line, from which a measurement resumes.

use crate::failure::CommandError;
use crate::file;
use crate::text::other as text;
use damier_catalog::{Limits, TextError};
use damier_experiments::arena::{Record, digest};
use damier_i18n::Message;
use damier_reports::GameLosses;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The first line of a file: what was asked about each turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Head {
    /// Version of the format.
    #[serde(rename = "damier losses")]
    version: u32,
    per_turn: String,
    every: u32,
}

/// A game with the digest of its record.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    digest: String,
    #[serde(flatten)]
    losses: GameLosses,
}

/// The losses that are saved, by the digest of the record; and the file to which more are added.
#[derive(Debug, Default)]
pub(super) struct SavedLosses {
    known: BTreeMap<String, GameLosses>,
    file: Option<(PathBuf, File)>,
}

impl SavedLosses {
    /// Opens a file, or creates it; without a path, nothing is saved.
    ///
    /// # Errors
    /// A file that is not one of losses, or one whose turns were measured in another way.
    pub(super) fn open(
        path: Option<&Path>,
        limits: Limits,
        every: u32,
    ) -> Result<Self, CommandError> {
        let Some(path) = path else { return Ok(Self::default()) };
        let head = Head { version: 1, per_turn: limits.to_string(), every };
        let (known, whole) = if path.exists() { read(path, &head)? } else { (BTreeMap::new(), 0) };
        let failed = |error: std::io::Error| file::refuse_write(path, &error);
        let options = OpenOptions::new().create(true).append(true).clone();
        let mut target = options.open(path).map_err(failed)?;
        // A line that was cut off is measured again.
        target.set_len(whole).map_err(failed)?;
        if whole == 0 {
            writeln!(target, "{}", json(&head)?).map_err(failed)?;
        }
        Ok(Self { known, file: Some((path.to_path_buf(), target)) })
    }

    /// Returns the losses of a game if they are saved.
    pub(super) fn find(&self, record: &Record) -> Option<GameLosses> {
        self.known.get(&digest([record])).cloned()
    }

    /// Saves the losses of a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn add(&mut self, record: &Record, losses: &GameLosses) -> Result<(), CommandError> {
        let Some((path, target)) = &mut self.file else { return Ok(()) };
        let line = Line { digest: digest([record]), losses: losses.clone() };
        writeln!(target, "{}", json(&line)?).map_err(|error| file::refuse_write(path, &error))
    }
}

/// Reads the complete lines of a file; returns their losses, and their length in bytes.
fn read(path: &Path, head: &Head) -> Result<(BTreeMap<String, GameLosses>, u64), CommandError> {
    let bytes = file::read_bytes(path)?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let refuse =
        |line: usize, why: Message| TextError::failed(format!("{}:{line}", path.display()), why);
    let foreign = |line: usize| refuse(line, text::no_losses().into());
    let mut known = BTreeMap::new();
    for (number, line) in (1..).zip(bytes[..whole].split(|&byte| byte == b'\n')) {
        if number == 1 && whole > 0 {
            let found: Head = serde_json::from_slice(line).map_err(|_| foreign(number))?;
            if found != *head {
                let every = found.every.to_string();
                return Err(refuse(number, text::other_losses(found.per_turn, every)).into());
            }
        } else if !line.is_empty() {
            let line: Line = serde_json::from_slice(line).map_err(|_| foreign(number))?;
            known.insert(line.digest, line.losses);
        }
    }
    Ok((known, whole as u64))
}

fn json(value: &impl Serialize) -> Result<String, CommandError> {
    serde_json::to_string(value).map_err(|error| CommandError::machine(&error))
}
