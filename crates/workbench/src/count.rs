//! Exact counts of a game's boards and positions, behind a plain object.

use game::{Game, TextError};

/// Something that can be counted about a game: a table with a row for every number of actions of a
/// kind, from the first row on.
#[derive(Clone, Copy, Debug)]
pub struct CountKind {
    /// Its name: lower case, no white space.
    pub name: &'static str,
    /// One line: what is counted.
    pub help: &'static str,
    /// What the first column says, as `placed`.
    pub key: &'static str,
    /// What the other columns say.
    pub columns: &'static [&'static str],
    /// The first row and the last one that there can be.
    pub rows: (u32, u32),
    /// The last row that takes little time and memory.
    pub usual: u32,
}

/// A value of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CountValue {
    /// A number.
    Whole(u64),
    /// A part of 1.
    Share(f64),
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct CountRow {
    /// The value of the first column.
    pub key: u32,
    /// The values of the others.
    pub values: Vec<CountValue>,
    /// Some of what was counted, as states; often none.
    pub examples: Vec<String>,
}

/// Who is told how a count goes on.
pub trait CountWatch {
    /// A row is complete; false ends the count.
    fn row(&mut self, row: CountRow) -> bool;

    /// So many of so many steps towards the row with this key are done.
    fn step(&mut self, key: u32, done: usize, steps: usize);
}

/// How a game counts.
pub(crate) struct Count<G> {
    /// What it counts.
    pub(crate) kind: CountKind,
    /// Counts all rows up to the given one.
    pub(crate) run: fn(&G, u32, &mut dyn CountWatch),
}

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
