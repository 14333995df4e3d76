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

pub(crate) use crate::unwalled::Unwalled as Walls;
pub(crate) use process::start;

/// What a report says where nobody is trusted.
pub(crate) const REFUSAL: &str = "no submissions: Windows runs only trusted ones";

/// What a report says of a trusted guest.
pub(crate) const WALLS: &str = "own job, which ends with damier, limits of memory, threads and output, no privileges; otherwise trusted \
     (Windows: NOT kept from files, network, other processes)";
