//! Exact counts of a game's boards and positions, by name.

use crate::text::refusal as text;
use damier_game::offer::{Count, CountWatch};
use damier_game::{Notation, TextError};

/// Runs the count with this name, up to the row with this number.
///
/// # Errors
/// No count has this name, or the row is out of range.
pub(crate) fn count<G: Notation>(
    game: &G,
    counts: &[Count<G>],
    name: &str,
    most: Option<u32>,
    watch: &mut dyn CountWatch,
) -> Result<(), TextError> {
    let found = counts.iter().find(|count| count.kind.name == name.trim());
    let count = found.ok_or_else(|| {
        let names: Vec<&str> = counts.iter().map(|count| count.kind.name).collect();
        if names.is_empty() {
            TextError::failed(text::count(), text::no_counts(game.name()))
        } else {
            TextError::unknown(name, text::count(), &names)
        }
    })?;
    let (first, last) = count.kind.rows;
    let most = most.unwrap_or(count.kind.usual);
    if !(first..=last).contains(&most) {
        let expected = text::range(first.to_string(), last.to_string());
        return Err(TextError::new(most, text::last_row_of(name), expected));
    }
    (count.run)(game, most, watch);
    Ok(())
}
