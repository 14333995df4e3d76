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
pub(crate) mod bytes;
mod chance;
mod file;
mod folder;
pub(crate) mod formations;
mod layer;
mod layout;
mod placement;
mod ranking;
mod slides;
mod table;

pub use build::{BuildError, BuildWatch, Built, EARLY, TableEstimate, build, estimate};
pub use folder::{file_name, table_files};
pub use formations::{Formations, SlideChances};
pub use layout::Formation;
pub use table::{FormationTable, TableInfo};
