//! Formation tables: endgame tablebases of 4x4 2048 around fixed large tiles.
//!
//! Late in a game the large tiles stay on some cells and cannot merge with each other. They are the *fixed tiles*
//! (*walls* in names and messages). The rest is a small game on the other cells, the *free* ones. For every arrangement
//! of the free cells that can occur, a table holds the probability of making the *target* tile on a free cell before
//! the board is stuck, under best play that keeps the fixed tiles on their cells. macroxue/2048-ai and
//! game-difficulty/2048EndgameTablebase introduced such tables, and call a formation a *pattern*.
//!
//! # What a table answers
//! - Free tiles are smaller than the target. Fixed tiles merge with nothing. A slide that would move a fixed tile is
//!   not allowed. Other slides are, including those along the rows of fixed tiles.
//! - Fixed tiles that may be *lifted* ([`Formation::lifted`]) may stand in any order of columns, under each of the 8
//!   symmetries, with at most one gap. A slide may move them from one such *placement* to another.
//! - Success: a slide makes the target on any free cell. If the formation has a *twin* ([`Formation::twin`]), a fixed
//!   tile that equals the target, success is the target beside its twin. Failure: no slide is allowed, or the sum of the free tiles
//!   exceeds the target by more than 128 ([`Formation::limit`]).
//! - Play begins with any arrangement whose sum is at most half the target, or a quarter if fixed tiles may be lifted
//!   ([`Formation::fresh`]). The table holds exactly the arrangements that play can reach from there, over all slides and
//!   all new tiles (2 with probability 0.9, 4 with 0.1, uniform over empty cells).
//!
//! Values are stored for *afterstates*: after a slide, before a tile appears. See `TABLES.md` for sizes.

mod build;
pub(crate) mod bytes;
mod chance;
mod check_record;
mod file;
mod folder;
pub(crate) mod formations;
mod layer;
mod layout;
mod placement;
mod ranking;
mod slides;
mod symmetry;
mod table;

pub use build::{BuildError, BuildWatch, BuiltTable, EARLY, TableEstimate, build, estimate};
pub use folder::{file_name, table_files};
pub use formations::{Formations, SlideChances};
pub use layout::Formation;
pub use table::{FormationTable, TableInfo};
