//! Exact counts of a game's boards and positions, as a game offers them.

use damier_i18n::Phrase;

/// Something that can be counted about a game. The result is a table with one row for each number of actions of some
/// kind, for example pieces placed.
#[derive(Clone, Copy, Debug)]
pub struct CountKind {
    /// Its name: lower case, no white space.
    pub name: &'static str,
    /// What is counted, in one line.
    pub help: Phrase,
    /// Title of the first column, for example `placed`.
    pub key: &'static str,
    /// Titles of the other columns.
    pub columns: &'static [&'static str],
    /// The first and the last possible row.
    pub rows: (u32, u32),
    /// The last row that is counted by default, because further rows take much time or memory.
    pub usual: u32,
}

/// A value of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CountValue {
    /// A number.
    Whole(u64),
    /// A share, from 0 to 1.
    Share(f64),
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct CountRow {
    /// Value of the first column.
    pub key: u32,
    /// Values of the other columns.
    pub values: Vec<CountValue>,
    /// Examples of the counted states; often none.
    pub examples: Vec<String>,
}

/// Observer of a running count.
pub trait CountWatch {
    /// Receives a complete row. Returns false to end the count.
    fn row(&mut self, row: CountRow) -> bool;

    /// Receives the progress: `done` of `steps` steps towards the row with this key are done.
    fn step(&mut self, key: u32, done: usize, steps: usize);
}

/// A count that a game offers, with the function that runs it.
pub struct Count<G> {
    /// Description of the count.
    pub kind: CountKind,
    /// Counts all rows up to the row with the given number.
    pub run: fn(&G, u32, &mut dyn CountWatch),
}
