//! Submissions on Linux: processes, their sandbox, and the clocks and counts of `/proc`.

mod build;
mod clock;
mod image;
mod installed;
mod launch;
mod machine_limits;
mod own_limits;
mod process;
mod process_usage;
mod sandbox;
mod signals;
mod trial;
mod walls;
mod watched;

pub(crate) use crate::unix::{listing, ownership};
pub(crate) use build::build;
pub(crate) use process::start;
pub(crate) use walls::LinuxWalls as Walls;
