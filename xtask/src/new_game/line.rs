//! The lines that make a new game known: in two manifests, and in the list of games.

use super::name::GameName;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

const WORKSPACE: &str = "Cargo.toml";
const WORKBENCH: &str = "crates/workbench/Cargo.toml";
const CATALOG: &str = "crates/workbench/src/catalog.rs";

/// The files that name the new game, with their texts.
///
/// # Errors
/// A file that cannot be read, or that has no place for the line.
pub(super) fn edits(root: &Path, name: &GameName) -> Result<Vec<(PathBuf, String)>> {
    let read = |file: &str| fs::read_to_string(root.join(file)).with_context(|| file.to_string());
    let (catalog, last) = list(&read(CATALOG)?, name).with_context(|| no_place(CATALOG))?;
    let workspace = depend(&read(WORKSPACE)?, name, &last).with_context(|| no_place(WORKSPACE))?;
    let workbench = import(&read(WORKBENCH)?, name).with_context(|| no_place(WORKBENCH))?;
    Ok(vec![
        (WORKSPACE.into(), workspace),
        (WORKBENCH.into(), workbench),
        (CATALOG.into(), catalog),
    ])
}

fn no_place(file: &str) -> String {
    format!("{file}: no place for the line of a new game")
}

/// Adds a line at the end of the list of games, like the last one. Returns the last one's wing, too.
fn list(text: &str, name: &GameName) -> Option<(String, String)> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| line.trim_start().starts_with("Listed { info: "))?;
    let wing = lines[last].split_once("info: ")?.1.split("::").next()?;
    let line = lines[last].replace(&format!("{wing}::"), &format!("{}::", name.snake));
    lines.insert(last + 1, &line);
    Some((lines.join("\n") + "\n", wing.to_string()))
}

/// Adds the crate to the workspace's dependencies, below the last game.
fn depend(text: &str, name: &GameName, last: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.starts_with(&format!("{last} = ")))?;
    let line = format!("{0} = {{ path = \"crates/{0}\" }}", name.snake);
    lines.insert(at + 1, &line);
    Some(lines.join("\n") + "\n")
}

/// Adds the crate to the dependencies of the workbench, which stand in the order of the alphabet.
fn import(text: &str, name: &GameName) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let line = format!("{}.workspace = true", name.snake);
    let begin = lines.iter().position(|line| *line == "[dependencies]")? + 1;
    let is_before = |other: &&&str| !other.is_empty() && **other < line.as_str();
    let at = begin + lines[begin..].iter().take_while(is_before).count();
    lines.insert(at, &line);
    Some(lines.join("\n") + "\n")
}
