//! The mistakes of a reviewed game as puzzles.

use super::paragraph::write_paragraph;
use crate::failure::CommandError;
use crate::file::Overwrites;
use crate::out::Out;
use crate::text::review as text;
use damier_catalog::{Limits, Puzzle, PuzzleSet};
use damier_i18n::{Joint, Message};
use damier_play::{GamePuzzles, Review};
use std::io::Write;
use std::path::Path;

/// Says how many mistakes make puzzles, and how to get them or more of them. `limits` is the budget of a turn.
pub(super) fn describe(
    found: &GamePuzzles,
    limits: Limits,
    are_saved: bool,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let Some(counted) = found.message() else { return Ok(()) };
    let can_save = !found.puzzles.is_empty() && !are_saved;
    let saving = can_save.then(|| text::how_to_save_puzzles().into());
    let proving = (found.unproven > 0).then(|| text::prove_more(limits.to_string()));
    let sentences = std::iter::once(counted).chain(proving).chain(saving);
    writeln!(out)?;
    Ok(write_paragraph(&Message::list(sentences.collect(), Joint::Space), out)?)
}

/// Saves the puzzles as a set, with the command that finds them.
///
/// # Errors
/// There are none, or the file cannot be written.
pub(super) fn save(review: &Review, command: &str, path: &Path) -> Result<(), CommandError> {
    let found = review.puzzles();
    if found.puzzles.is_empty() {
        let reason = found.message().unwrap_or_else(|| text::no_mistakes().into());
        return Err(CommandError::Machine(text::no_puzzles(path.display().to_string(), reason)));
    }
    let lines: String = found.puzzles.iter().map(|puzzle| Puzzle::write(puzzle) + "\n").collect();
    let set = PuzzleSet::write_head(&review.game, command) + &lines;
    Overwrites::Puzzles.write(path, &set)
}
