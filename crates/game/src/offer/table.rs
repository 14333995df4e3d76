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
    /// The tile that is to be made.
    pub target: u32,
    /// Name of its file.
    pub file: String,
    /// Arrangements that a build goes through.
    pub arrangements: u64,
    /// Bytes of the file, about.
    pub disk: u64,
    /// Bytes of memory of a build, about.
    pub memory: u64,
}

/// Contents of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Cells whose tiles do not move, as the game names them.
    pub formation: String,
    /// The tile that is to be made.
    pub target: u32,
    /// Afterstates in it.
    pub afterstates: u64,
    /// Bytes of the file.
    pub bytes: u64,
}

/// A table that was built.
#[derive(Clone, PartialEq, Debug)]
pub struct TableBuilt {
    /// Afterstates in it.
    pub afterstates: u64,
    /// Bytes of the file.
    pub bytes: u64,
    /// Best chance of success from early in the small game that it is of.
    pub chance: f64,
}

/// Reason why a table was not built.
#[derive(Debug)]
pub enum TableError {
    /// The table cannot be, or takes more than it may.
    Refused(TextError),
    /// The watcher ended the build.
    Stopped,
    /// The table cannot be written.
    Unwritten(io::Error),
}

/// Learns that the first number of steps of the second are done; false stops.
pub type TableWatch<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// Learns the number of bytes done; false stops.
pub type BytesWatch<'a> = &'a mut dyn FnMut(u64) -> bool;

/// Builds a table of at most this number of bytes.
type BuildTable = fn(
    &TablePlan,
    u64,
    &dyn ThreadPool,
    TableWatch<'_>,
    &mut dyn Write,
) -> Result<TableBuilt, TableError>;

/// Making and reading of a game's tables.
#[derive(Clone, Copy)]
pub struct TableMethods {
    /// Plans the table of a formation and a target.
    pub plan: fn(&str, u32) -> Result<TablePlan, TextError>,
    /// The targets that there are, the largest first.
    pub targets: &'static [u32],
    /// Builds a table of at most a number of bytes.
    pub build: BuildTable,
    /// Lists the tables of a folder.
    pub files: fn(&Path) -> Result<Vec<PathBuf>, TextError>,
    /// Opens a table and returns its contents.
    pub row: fn(&Path) -> Result<TableRow, TextError>,
    /// Reads all of a table and checks it.
    pub verify: fn(&Path, BytesWatch<'_>) -> Result<(), TextError>,
}
