//! Lines that add a new game to two manifests and the list of games.

use super::name::GameName;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

const WORKSPACE: &str = "Cargo.toml";
const CATALOG_MANIFEST: &str = "crates/catalog/Cargo.toml";
const CATALOG: &str = "crates/catalog/src/catalog.rs";

/// Returns the files that must name the new game, with their new texts.
///
/// # Errors
/// If a file cannot be read, or if it has no place for the line.
pub(super) fn edits(root: &Path, name: &GameName) -> Result<Vec<(PathBuf, String)>> {
    let read = |file: &str| fs::read_to_string(root.join(file)).with_context(|| file.to_string());
    let (catalog, last) = list(&read(CATALOG)?, name).with_context(|| no_place(CATALOG))?;
    let workspace = depend(&read(WORKSPACE)?, name, &last).with_context(|| no_place(WORKSPACE))?;
    let manifest =
        import(&read(CATALOG_MANIFEST)?, name).with_context(|| no_place(CATALOG_MANIFEST))?;
    Ok(vec![
        (WORKSPACE.into(), workspace),
        (CATALOG_MANIFEST.into(), manifest),
        (CATALOG.into(), catalog),
    ])
}

fn no_place(file: &str) -> String {
    format!("{file}: found no place for the line of a new game")
}

/// Adds the game at the end of the list of games, and at the end of the match that opens games. Also returns the crate
/// of the game before it.
fn list(text: &str, name: &GameName) -> Option<(String, String)> {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    let last_of = |lines: &[String], part: &str| lines.iter().rposition(|line| line.contains(part));
    let listed = last_of(&lines, "::INFO,")?;
    let last = lines[listed].trim().strip_prefix('&')?.strip_suffix("::INFO,")?.to_string();
    lines.insert(listed + 1, format!("    &damier_{}::INFO,", name.snake));
    let arm = last_of(&lines, "::offer(&params, data)?),")?;
    let opens = format!("\"{0}\" => visitor.visit(damier_{0}::offer(&params, data)?),", name.snake);
    lines.insert(arm + 1, format!("        {opens}"));
    Some((lines.join("\n") + "\n", last))
}

/// Adds the crate to the dependencies of the workspace, below the crate of the game before it.
fn depend(text: &str, name: &GameName, last: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.starts_with(&format!("{} = ", last.replace('_', "-"))))?;
    let line = format!("damier-{0} = {{ path = \"crates/{0}\" }}", name.snake);
    lines.insert(at + 1, &line);
    Some(lines.join("\n") + "\n")
}

/// Adds the crate to the dependencies of the catalog, which are in alphabetical order.
fn import(text: &str, name: &GameName) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let line = format!("damier-{}.workspace = true", name.snake);
    let begin = lines.iter().position(|line| *line == "[dependencies]")? + 1;
    let is_before = |other: &&&str| !other.is_empty() && **other < line.as_str();
    let at = begin + lines[begin..].iter().take_while(is_before).count();
    lines.insert(at, &line);
    Some(lines.join("\n") + "\n")
}
