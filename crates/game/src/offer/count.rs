//! Exact counts of a game's boards and positions, as a game offers them.

use damier_i18n::Phrase;

/// Something that can be counted about a game: a table with a row for every number of actions of a
/// kind, from the first row on.
#[derive(Clone, Copy, Debug)]
pub struct CountKind {
    /// Its name: lower case, no white space.
    pub name: &'static str,
    /// One line: what is counted.
    pub help: Phrase,
    /// Title of the first column, for example `placed`.
    pub key: &'static str,
    /// Titles of the other columns.
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
    /// Value of the first column.
    pub key: u32,
    /// Values of the others.
    pub values: Vec<CountValue>,
    /// Examples of the counted states; often none.
    pub examples: Vec<String>,
}

/// Follows a count.
pub trait CountWatch {
    /// Takes a complete row; false ends the count.
    fn row(&mut self, row: CountRow) -> bool;

    /// Learns that `done` of `steps` steps towards the row with this key are done.
    fn step(&mut self, key: u32, done: usize, steps: usize);
}

/// A count that a game offers.
pub struct Count<G> {
    /// Describes it.
    pub kind: CountKind,
    /// Counts all rows up to the given one.
    pub run: fn(&G, u32, &mut dyn CountWatch),
}
