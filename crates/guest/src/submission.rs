//! A submission: a program that somebody handed in.

use damier_game::is_plain;
use std::collections::BTreeMap;
use std::path::PathBuf;
use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters.
const MAX_NAME: usize = 80;

/// The longest sentence that says why a program cannot be run, in characters.
pub(crate) const MAX_SENTENCE: usize = 500;

/// A program that somebody handed in.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Its name, printable, not empty.
    pub name: String,
    /// The folder that it works in.
    pub folder: PathBuf,
    /// The path that it may read: its folder, or a single file only itself, as others lie beside it.
    pub own: PathBuf,
    /// Settings for it, as texts.
    pub options: BTreeMap<String, String>,
    /// The games that its manifest names; `None` if it names none.
    pub games: Option<Vec<String>>,
    /// The reason why this program's user cannot read it, if so: that is not its author's fault.
    pub unreadable: Option<String>,
    /// The way it is run, or the reason why it cannot be, in a sentence for its author.
    pub program: Result<Program, String>,
}

/// The way a submission is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The program's file.
    pub file: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Files and folders that it needs beside its own folder: those of an interpreter.
    pub needs: Vec<PathBuf>,
    /// True if it is a library in C, which a host runs.
    pub is_library: bool,
}

impl Program {
    /// A program that needs no arguments and no other files.
    pub(crate) const fn new(file: PathBuf) -> Self {
        Self { file, arguments: Vec::new(), needs: Vec::new(), is_library: false }
    }
}

/// Spells a text as most systems do: macOS writes an accent as a character of its own.
#[must_use]
pub fn one_spelling(text: &str) -> String {
    text.nfc().collect()
}

/// Keeps printable characters only, replaces those that a player's text needs, and cuts to a bearable length.
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

/// Puts a sentence on one line, as what it quotes may hold anything.
pub(crate) fn shorten(sentence: &str) -> String {
    let plain = |c| if is_plain(c) { c } else { ' ' };
    sentence.chars().map(plain).take(MAX_SENTENCE).collect()
}

/// Makes a name from a file's name.
pub(crate) fn named(stem: &str) -> String {
    Some(clean(stem)).filter(|name| !name.is_empty()).unwrap_or_else(|| "nameless".to_string())
}
