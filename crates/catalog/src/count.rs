//! Exact counts of a game's boards and positions, by name.

use crate::text::refusal as text;
use damier_game::offer::{Count, CountWatch};
use damier_game::{Game, TextError};
use damier_i18n::Message;

/// Counts by name up to a row.
///
/// # Errors
/// A name that is none of the kinds, or a row that there cannot be.
pub(crate) fn count<G: Game>(
    game: &G,
    counts: &[Count<G>],
    name: &str,
    most: Option<u32>,
    watch: &mut dyn CountWatch,
) -> Result<(), TextError> {
    let found = counts.iter().find(|count| count.kind.name == name.trim());
    let count = found.ok_or_else(|| {
        let names: Vec<&str> = counts.iter().map(|count| count.kind.name).collect();
        let allowed: Message =
            if names.is_empty() { text::with_counts().into() } else { names.join(", ").into() };
        TextError::new(name, text::count(), allowed)
    })?;
    let (first, last) = count.kind.rows;
    let most = most.unwrap_or(count.kind.usual);
    if !(first..=last).contains(&most) {
        let allowed = text::range(first.to_string(), last.to_string());
        return Err(TextError::new(most, text::last_row_of(name), allowed));
    }
    (count.run)(game, most, watch);
    Ok(())
}
