//! Checks of a new game's name against the names in use.

use super::name::GameName;
use crate::structure::source::Crate;
use crate::structure::word;
use anyhow::{Result, bail};
use std::path::Path;

/// Returns an error for the name of an existing crate.
pub(super) fn free(root: &Path, name: &GameName) -> Result<()> {
    let snake = &name.snake;
    if root.join("crates").join(snake).exists() {
        bail!("name: crates/{snake} exists already. Choose another name");
    }
    Ok(())
}

/// Returns an error for a name that occurs in strings outside the game crates, because no test could distinguish it
/// from a mention of the game.
pub(super) fn unused_in_strings(crates: &[Crate], name: &GameName) -> Result<()> {
    let found = word::games_in_strings(crates, &[name.snake.clone()].into());
    match found.first() {
        None => Ok(()),
        Some((place, text)) => bail!(
            "name: `{}` occurs in the string {text} of {place}. Choose a word that no string outside the game crates \
             contains",
            name.snake
        ),
    }
}
