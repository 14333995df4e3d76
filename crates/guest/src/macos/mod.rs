//! Submissions on macOS: processes with limits, in a session of their own, and the system's account of them.

mod limits;
mod process;
mod usage;

pub(crate) use crate::unix::ownership;
pub(crate) use crate::unwalled::Unwalled as Walls;
pub(crate) use process::start;

/// What a report says where nobody is trusted.
pub(crate) const REFUSAL: &str = "no submissions: macOS runs only trusted ones";

/// What a report says of a trusted guest.
pub(crate) const WALLS: &str = "own session, limits of memory, threads, output and open files; otherwise trusted \
     (macOS: NOT kept from files, network, other processes)";
