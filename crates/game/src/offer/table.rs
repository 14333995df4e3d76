//! Endgame tables that a game builds once on the user's machine.

use crate::notation::TextError;
use crate::thread_pool::ThreadPool;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A table that can be built, with its cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablePlan {
    /// Cells whose tiles do not move, as the game names them.
    pub formation: String,
    /// Tile to be made.
    pub target: u32,
    /// Name of its file.
    pub file: String,
    /// Number of arrangements of tiles that a build examines.
    pub arrangements: u64,
    /// Approximate size of the file, in bytes.
    pub disk: u64,
    /// Approximate memory that a build needs, in bytes.
    pub memory: u64,
}

/// Description of a table, as lists of tables show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Cells whose tiles do not move, as the game names them.
    pub formation: String,
    /// Tile to be made.
    pub target: u32,
    /// Number of afterstates in the table.
    pub afterstates: u64,
    /// Size of the file, in bytes.
    pub bytes: u64,
}

/// A table that was built.
#[derive(Clone, PartialEq, Debug)]
pub struct TableBuilt {
    /// Number of afterstates in the table.
    pub afterstates: u64,
    /// Size of the file, in bytes.
    pub bytes: u64,
    /// Best chance of success from an early position of the small game that the table is about.
    pub chance: f64,
}

/// Reason why a table was not built.
#[derive(Debug)]
pub enum TableError {
    /// The table is impossible, or larger than its limit.
    Refused(TextError),
    /// The progress function stopped the build.
    Stopped,
    /// The table cannot be written.
    Unwritten(io::Error),
}

/// Receives the progress of a build: the number of finished steps, and of all steps. Returns false to stop the build.
pub type TableWatch<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// Receives the number of bytes read so far. Returns false to stop.
pub type BytesWatch<'a> = &'a mut dyn FnMut(u64) -> bool;

/// Builds a table of at most this number of bytes, and writes it.
type BuildTable = fn(
    &TablePlan,
    u64,
    &dyn ThreadPool,
    TableWatch<'_>,
    &mut dyn Write,
) -> Result<TableBuilt, TableError>;

/// Tables that are worth building together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSet {
    /// Formation and target of each table.
    pub tables: &'static [(&'static str, u32)],
    /// Mean score that was measured with these tables and those of all earlier sets, and half the width of its 95 %
    /// interval.
    pub score: (u32, u32),
}

/// Functions that build and read the endgame tables of a game.
#[derive(Clone, Copy)]
pub struct TableMethods {
    /// Plans the table of a formation and a target.
    pub plan: fn(&str, u32) -> Result<TablePlan, TextError>,
    /// Targets for which tables can be built, the largest first.
    pub targets: &'static [u32],
    /// Sets of tables worth building, each for those who have the sets before it. The first set has no tables, and the
    /// scores rise.
    pub sets: &'static [TableSet],
    /// Builds a table of at most a number of bytes.
    pub build: BuildTable,
    /// Lists the tables of a folder.
    pub files: fn(&Path) -> Result<Vec<PathBuf>, TextError>,
    /// Opens a table and returns its contents.
    pub row: fn(&Path) -> Result<TableRow, TextError>,
    /// Reads all of a table and checks it. Returns false if it was stopped.
    pub verify: fn(&Path, BytesWatch<'_>) -> Result<bool, TextError>,
}
