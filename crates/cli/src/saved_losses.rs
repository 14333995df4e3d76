//! A file with the losses of games, one game per line, from which a measurement resumes.

use crate::failure::CommandError;
use crate::file;
use crate::text::other as text;
use damier_catalog::TextError;
use damier_experiments::arena::{Record, digest};
use damier_i18n::Message;
use damier_reports::{GameLosses, LossOrder};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// A line about how the losses below it were measured. Files can be appended to each other, so it may follow others.
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
pub(crate) struct SavedLosses {
    known: BTreeMap<String, GameLosses>,
    file: Option<LossesFile>,
}

/// A file to which losses are added.
#[derive(Debug)]
struct LossesFile {
    path: PathBuf,
    file: File,
    /// Length of its complete lines, in bytes.
    length: u64,
}

impl LossesFile {
    /// Adds a line. If it cannot be written completely, the file is left as it was.
    fn add(&mut self, line: &impl Serialize) -> Result<(), CommandError> {
        let line = json(line)? + "\n";
        self.file.write_all(line.as_bytes()).map_err(|error| {
            // If this fails as well, the next start cuts the line off.
            let _ = self.file.set_len(self.length);
            file::refuse_write(&self.path, &error)
        })?;
        self.length += line.len() as u64;
        Ok(())
    }
}

impl SavedLosses {
    /// Opens a file to add losses, or creates it; without a path, nothing is saved.
    ///
    /// # Errors
    /// A file that is not one of losses, or one whose turns were measured in another way.
    pub(crate) fn open(path: Option<&Path>, order: LossOrder) -> Result<Self, CommandError> {
        let Some(path) = path else { return Ok(Self::default()) };
        let head = Head::new(order);
        let (known, length) =
            if path.exists() { read(path, &mut Some(head.clone()))? } else { (BTreeMap::new(), 0) };
        let failed = |error: std::io::Error| file::refuse_write(path, &error);
        let options = OpenOptions::new().create(true).append(true).clone();
        let target = options.open(path).map_err(failed)?;
        // A line that was cut off is measured again.
        target.set_len(length).map_err(failed)?;
        let mut file = LossesFile { path: path.to_path_buf(), file: target, length };
        if length == 0 {
            file.add(&head)?;
        }
        Ok(Self { known, file: Some(file) })
    }

    /// Reads files of losses.
    ///
    /// # Errors
    /// A file that is not one of losses, or files whose turns were measured in different ways.
    pub(crate) fn read(paths: &[PathBuf]) -> Result<Self, CommandError> {
        let (mut known, mut head) = (BTreeMap::new(), None);
        for path in paths {
            known.extend(read(path, &mut head)?.0);
            if head.is_none() {
                return Err(refuse(path, 1, text::no_losses().into()).into());
            }
        }
        Ok(Self { known, file: None })
    }

    /// Returns the losses of a game if they are saved.
    pub(crate) fn find(&self, record: &Record) -> Option<GameLosses> {
        self.known.get(&digest([record])).cloned()
    }

    /// Saves the losses of a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn add(&mut self, record: &Record, losses: &GameLosses) -> Result<(), CommandError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.add(&Line { digest: digest([record]), losses: losses.clone() })
    }
}

impl Head {
    fn new(order: LossOrder) -> Self {
        Self { version: 1, per_turn: order.limits.to_string(), every: order.every }
    }
}

/// Reads the complete lines of a file; returns their losses, and their length in bytes. All must have been measured as
/// `head` says. Without it, the first line says how.
fn read(
    path: &Path,
    head: &mut Option<Head>,
) -> Result<(BTreeMap<String, GameLosses>, u64), CommandError> {
    let bytes = file::read_bytes(path)?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    if whole == 0 && !bytes.is_empty() {
        // Only a first line that was cut off may be replaced.
        let expected = head.as_ref().map_or(Ok(String::new()), json)?;
        if !expected.as_bytes().starts_with(&bytes) {
            return Err(refuse(path, 1, text::no_losses().into()).into());
        }
    }
    let mut known = BTreeMap::new();
    for (number, line) in (1..).zip(bytes[..whole].split(|&byte| byte == b'\n')) {
        if let Ok(found) = serde_json::from_slice::<Head>(line) {
            if *head.get_or_insert_with(|| found.clone()) != found {
                let why = text::other_losses(found.per_turn, found.every.to_string());
                return Err(refuse(path, number, why).into());
            }
        } else if !line.is_empty() {
            let line: Option<Line> = serde_json::from_slice(line).ok().filter(|_| number > 1);
            let line = line.ok_or_else(|| refuse(path, number, text::no_losses().into()))?;
            known.insert(line.digest, line.losses);
        }
    }
    Ok((known, whole as u64))
}

fn refuse(path: &Path, line: usize, why: Message) -> TextError {
    TextError::failed(format!("{}:{line}", path.display()), why)
}

fn json(value: &impl Serialize) -> Result<String, CommandError> {
    serde_json::to_string(value).map_err(|error| CommandError::machine(&error))
}
