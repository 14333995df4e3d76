//! Submissions on macOS: processes with limits, in a session of their own, and the system's account of them.

mod limits;
mod process;
mod usage;
mod walls;

pub(crate) use crate::unix::ownership;
pub(crate) use process::start;
pub(crate) use walls::MacWalls as Walls;
