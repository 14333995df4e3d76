//! Formation tables: exact chances of making a tile while large tiles stand still on the other cells.
//!
//! Late in a game of 4x4 2048 the large tiles stand on some cells, the *walls*, and cannot merge with
//! each other; what is played is a small game on the other cells, the *free* ones. A table holds, for
//! every arrangement of the free cells that can come up, the chance of making the *target* tile on a
//! free cell before the tiles are stuck, under best play that keeps the walls where they may stand. Such
//! tables were made known by macroxue/2048-ai and game-difficulty/2048EndgameTablebase.
//!
//! # What exactly a table answers
//! - Free tiles are smaller than the target. A wall is a tile that merges with nothing. Where walls stand
//!   still, a slide that would move one is not allowed; one that leaves all walls where they are is, even
//!   along their rows.
//! - Walls that may be *lifted* ([`Formation::lifted`]) may stand in any order of columns, under each of the
//!   8 symmetries, with one gap at most: a slide may move them from one such *stance* to another.
//! - Success: a slide makes the target on any free cell. Failure: no slide is allowed; or the sum of the
//!   free tiles exceeds the target by more than 128 ([`Formation::limit`]).
//! - Play begins with any arrangement whose sum is at most half the target, a quarter where walls may be
//!   lifted ([`Formation::fresh`]); what play can reach from there is in the table, whatever is slid and whatever appears (2 with chance 0.9,
//!   4 with 0.1, every empty cell alike). Nothing else is in it.
//!
//! Values are kept for *afterstates*: after a slide, before a tile appears. See `TABLES.md` for sizes.

mod build;
mod bytes;
mod chance;
mod field;
mod file;
mod guide;
mod layer;
mod ranking;
mod stance;
mod table;

pub use build::{Built, EARLY, Estimate, Failure, Watch, build, estimate};
pub(crate) use bytes::Bytes;
pub use field::Formation;
pub use guide::{Formations, Guidance};
pub use table::{Table, TableInfo};

use game::TextError;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// How the names of tables end, behind a dot.
const ENDING: &str = "formation";

/// The name of the file that holds the table of a formation and a target (an exponent), in a folder of
/// tables.
#[must_use]
pub fn file_name(formation: Formation, target: u8) -> String {
    // A picture's bars would be folders.
    format!("{}-{}.{ENDING}", formation.to_string().replace('/', ""), 1u32 << target)
}

/// The tables of a folder, by name; none if there is no such folder.
///
/// # Errors
/// A folder that cannot be read.
pub fn table_files(folder: &Path) -> Result<Vec<PathBuf>, TextError> {
    let refuse = |error| TextError::new(error, folder.display(), "a folder of tables");
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(refuse)?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(refuse)?.path();
        if path.extension().is_some_and(|end| end == ENDING) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
