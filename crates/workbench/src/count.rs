//! Exact counts of a game's boards and positions, by name.

use game::offer::{Count, CountWatch};
use game::{Game, TextError};

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
        let allowed = if names.is_empty() { "a game that counts".into() } else { names.join(", ") };
        TextError::new(name, "count", allowed)
    })?;
    let (first, last) = count.kind.rows;
    let most = most.unwrap_or(count.kind.usual);
    if !(first..=last).contains(&most) {
        let allowed = format!("{first} to {last}");
        return Err(TextError::new(most, format!("last row of {name}"), allowed));
    }
    (count.run)(game, most, watch);
    Ok(())
}
