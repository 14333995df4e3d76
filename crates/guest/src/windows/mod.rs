//! Submissions on Windows: processes in a job of their own, which counts their CPU time and memory and ends with this
//! program.

mod ending;
mod environment;
mod job;
mod launch;
pub(crate) mod ownership;
mod pipes;
mod process;
mod token;
mod usage;
mod walls;

pub(crate) use process::start;
pub(crate) use walls::WindowsWalls as Walls;
