//! The checks of a new game's name against what is there.

use super::name::GameName;
use crate::house::source::Crate;
use crate::house::word;
use anyhow::{Result, bail};
use std::path::Path;

/// Refuses the name of a crate that is there.
pub(super) fn free(root: &Path, name: &GameName) -> Result<()> {
    let snake = &name.snake;
    if root.join("crates").join(snake).exists() {
        bail!("name: `{snake}`; allowed: a name that no crate has, and crates/{snake} is there");
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
