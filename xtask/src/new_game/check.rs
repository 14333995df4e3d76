//! The checks of a new game's name against what is there.

use super::name::GameName;
use crate::house::source::Crate;
use crate::house::word;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Refuses a name that a folder, a dependency or a locked package has.
pub(super) fn free(root: &Path, name: &GameName) -> Result<()> {
    let snake = &name.snake;
    if root.join("crates").join(snake).exists() {
        bail!("name: `{snake}`; allowed: a name that no crate has, and crates/{snake} is there");
    }
    let read = |file: &str| fs::read_to_string(root.join(file)).with_context(|| file.to_string());
    let (manifest, lock) = (read("Cargo.toml")?, read("Cargo.lock")?);
    let named = manifest.lines().skip_while(|line| *line != "[workspace.dependencies]").skip(1);
    let named = named
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split([' ', '.']).next());
    let locked = lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    // Cargo takes `-` and `_` for one.
    if named.chain(locked).any(|other| other.replace('-', "_") == *snake) {
        bail!(
            "name: `{snake}`; allowed: a name that no crate has, and one that is used here has it"
        );
    }
    Ok(())
}

/// Refuses a name that the house says in strings outside the wings: no test could tell it from a game named there.
pub(super) fn unmistakable(houses: &[Crate], name: &GameName) -> Result<()> {
    let found = word::games_in_strings(houses, &[name.snake.clone()].into());
    match found.first() {
        None => Ok(()),
        Some((place, text)) => bail!(
            "name: `{}`; allowed: a word that stands in no string outside the wings, and {place} says {text}",
            name.snake
        ),
    }
}
