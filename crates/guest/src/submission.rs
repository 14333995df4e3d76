//! Submissions: programs that somebody handed in.

use crate::python::Python;
use damier_game::is_plain;
use damier_i18n::Message;
use std::collections::BTreeMap;
use std::path::PathBuf;
use unicode_normalization::UnicodeNormalization;

/// Maximum length of a name in characters.
const MAX_NAME: usize = 80;

/// Maximum length in characters of the message that explains why a program cannot be run.
pub(crate) const MAX_SENTENCE: usize = 500;

/// A program that somebody submitted.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Printable name, not empty.
    pub name: String,
    /// Working folder.
    pub folder: PathBuf,
    /// Path that it may read: its folder, or only the file itself if it is a single file, because other submissions lie
    /// next to it.
    pub own: PathBuf,
    /// Values of its options, by name, which are sent with every game.
    pub options: BTreeMap<String, String>,
    /// Games listed in its manifest; `None` if the manifest does not list any.
    pub games: Option<Vec<String>>,
    /// Reason why the user who runs this program cannot read the submission; `None` if the user can. It is not the
    /// author's fault.
    pub unreadable: Option<Message>,
    /// Python that the organiser names for submissions; `None` for the machine's own.
    pub python: Option<Python>,
    /// How it is run, or a message for its author that explains why it cannot be.
    pub program: Result<Program, Message>,
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
impl Submission {
    /// Returns the Python that its program may start, for example as a script with `env python3`.
    pub(crate) fn python(&self) -> Option<&Python> {
        self.python.as_ref().or_else(|| Python::of_machine().ok())
    }
}

/// How a submission is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// File of the program.
    pub file: PathBuf,
    /// Arguments of the program.
    pub arguments: Vec<String>,
    /// Files and folders that it needs outside its own folder, such as those of an interpreter.
    pub needs: Vec<PathBuf>,
    /// True if it is a C library, which a host runs.
    pub is_library: bool,
}

impl Program {
    /// Creates a program that needs no arguments and no other files.
    pub(crate) const fn new(file: PathBuf) -> Self {
        Self { file, arguments: Vec::new(), needs: Vec::new(), is_library: false }
    }
}

/// Normalises a text to the composed form (NFC) that most systems use. macOS stores an accent as a separate character.
#[must_use]
pub fn one_spelling(text: &str) -> String {
    text.nfc().collect()
}

/// Keeps only printable characters, replaces characters with a meaning in the text form of players, and limits the
/// length.
pub(crate) fn clean(name: &str) -> String {
    let plain = |c: char| {
        if !is_plain(c) || c == '\u{fffd}' {
            None
        } else {
            Some(if "(),/".contains(c) { '-' } else { c })
        }
    };
    let kept: String = one_spelling(name).chars().filter_map(plain).take(MAX_NAME).collect();
    kept.trim().to_string()
}

/// Creates a name from a file's name.
pub(crate) fn named(stem: &str) -> String {
    Some(clean(stem)).filter(|name| !name.is_empty()).unwrap_or_else(|| "nameless".to_string())
}
