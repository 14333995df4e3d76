//! Formation tables: endgame tablebases of 4x4 2048 around fixed large tiles.
//!
//! Late in a game the large tiles stand on some cells and cannot merge with each other: they are
//! the *fixed tiles* (*walls* in names and messages). What is played is a small game on the other
//! cells, the *free* ones. A table holds, for every arrangement of the free cells that can come up,
//! the chance of making the *target* tile on a free cell before the tiles are stuck, under best
//! play that keeps the fixed tiles on their cells. Such tables were made known by macroxue/2048-ai
//! and game-difficulty/2048EndgameTablebase, which call a formation a *pattern*.
//!
//! # What exactly a table answers
//! - Free tiles are smaller than the target. A fixed tile merges with nothing. A slide that would move
//!   one is not allowed; one that leaves all of them in place is, even along their rows.
//! - Fixed tiles that may be *lifted* ([`Formation::lifted`]) may stand in any order of columns, under
//!   each of the 8 symmetries, with one gap at most: a slide may move them from one such *placement* to
//!   another.
//! - Success: a slide makes the target on any free cell. Failure: no slide is allowed; or the sum
//!   of the free tiles exceeds the target by more than 128 ([`Formation::limit`]).
//! - Play begins with any arrangement whose sum is at most half the target, a quarter where fixed tiles
//!   may be lifted ([`Formation::fresh`]). The table holds exactly what play can reach from there, for
//!   all slides and all new tiles (2 with chance 0.9, 4 with 0.1, every empty cell alike).
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
