//! Parsing of message files.

use crate::declared::{self, Declared};
use crate::problem::Problem;
use crate::text::{self, Fragment, Terms, Whereabouts};
use fluent_syntax::ast::{Comment, Entry, Message, Resource};
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Message file.
pub(crate) struct File {
    pub(crate) path: PathBuf,
    pub(crate) messages: BTreeMap<String, Entered>,
    /// True if the file has the line `### @list`, because it translates texts that are in the source code. False
    /// otherwise.
    pub(crate) is_listed: bool,
    /// Condition of the builds that have these messages, from a line `### @cfg CONDITION`. `None` if all builds have
    /// them.
    pub(crate) condition: Option<String>,
    /// True if the file has the line `### @shared`, because other crates use its messages, too. False otherwise.
    pub(crate) is_shared: bool,
}

impl File {
    /// Returns the Rust visibility of the generated functions.
    pub(crate) const fn visibility(&self) -> &'static str {
        if self.is_shared { "pub" } else { "pub(crate)" }
    }
}

/// Message of a file.
pub(crate) struct Entered {
    /// Lines of the comment of the message that declare no argument. They become the documentation of the function.
    pub(crate) comment: Vec<String>,
    pub(crate) declared: Vec<Declared>,
    pub(crate) text: Vec<Fragment>,
}

/// Parses a message file.
///
/// # Errors
/// If the file cannot be read, is not valid Fluent, or contains something that catalogues do not support.
pub(crate) fn read(path: &Path) -> Result<File, Problem> {
    let source = fs::read_to_string(path).map_err(|error| Problem::new(path, error.to_string()))?;
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let first = errors.first().map_or_else(String::new, ToString::to_string);
        Problem::new(path, format!("is not valid Fluent: {first}"))
    })?;
    let terms = read_terms(&resource, path)?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let entered = enter(message, &terms, path)?;
        if messages.insert(message.id.name.clone(), entered).is_some() {
            return Err(Problem::in_message(path, &message.id.name, "is defined twice"));
        }
    }
    let lines = || resource.body.iter().flat_map(lines_on_the_file);
    let [is_listed, is_shared] = ["@list", "@shared"].map(|wish| lines().any(|line| line == wish));
    let condition = lines().find_map(|line| line.strip_prefix("@cfg ")).map(str::to_string);
    let path = path.to_path_buf();
    Ok(File { path, messages, is_listed, is_shared, condition })
}

/// Returns the lines of a comment that is about the whole file. Returns no lines for other entries.
fn lines_on_the_file(entry: &Entry<String>) -> &[String] {
    match entry {
        Entry::ResourceComment(Comment { content }) => content,
        _ => &[],
    }
}

fn read_terms(resource: &Resource<String>, path: &Path) -> Result<Terms, Problem> {
    let mut terms = Terms::new();
    for entry in &resource.body {
        if let Entry::Term(term) = entry {
            let place = Whereabouts { file: path, message: &term.id.name };
            let text = text::read(&term.value, &terms, place)?;
            terms.insert(term.id.name.clone(), text);
        }
    }
    Ok(terms)
}

fn enter(message: &Message<String>, terms: &Terms, path: &Path) -> Result<Entered, Problem> {
    let name = &message.id.name;
    let Some(value) = &message.value else {
        return Err(Problem::in_message(path, name, "has no text"));
    };
    if !message.attributes.is_empty() {
        return Err(Problem::in_message(path, name, "has attributes, which are not supported"));
    }
    let all = message.comment.as_ref().map_or(&[][..], |Comment { content }| content.as_slice());
    let declared = declared::read(all).map_err(|what| Problem::in_message(path, name, what))?;
    let comment = all.iter().filter(|line| !line.trim().starts_with('$')).cloned().collect();
    Ok(Entered {
        comment,
        declared,
        text: text::read(value, terms, Whereabouts { file: path, message: name })?,
    })
}
