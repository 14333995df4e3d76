//! Checks that the name of a new game is not in use.

use super::name::GameName;
use crate::structure::source::Crate;
use crate::structure::word;
use anyhow::{Result, bail};
use std::path::Path;

/// Returns an error if a crate with this name exists.
pub(super) fn free(root: &Path, name: &GameName) -> Result<()> {
    let snake = &name.snake;
    if root.join("crates").join(snake).exists() {
        bail!("name: crates/{snake} exists already. Choose another name");
    }
    Ok(())
}

/// Returns an error if the name occurs in strings outside the game crates. No test could distinguish such a string from
/// a mention of the game.
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
