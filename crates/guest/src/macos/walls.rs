//! The walls around a guest on macOS: few.

use crate::policy::Trust;
use std::fmt;

/// The walls around a guest on macOS. The system's sandboxes are not for programs like this one to make, so nothing
/// keeps a guest from its user's files or from the network, and only trusted ones are run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MacWalls;

impl MacWalls {
    /// Finds out what this machine enforces of a guest, whatever the trust.
    pub(crate) const fn here(_: Trust) -> Self {
        Self
    }

    /// Returns false: limits keep no files and no network.
    pub(crate) const fn can_confine() -> bool {
        false
    }

    /// Returns false: a guest may start others.
    pub(crate) const fn is_one_process(self) -> bool {
        false
    }

    /// Returns false.
    pub(crate) const fn is_complete(self) -> bool {
        false
    }

    /// Tells a report which walls stand.
    pub(crate) fn tell(self, trust: Trust, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if trust == Trust::Confined {
            return out.write_str("no submissions: macOS runs only trusted ones");
        }
        out.write_str(
            "own session, limits of memory, threads, output and open files; otherwise trusted \
             (macOS: NOT kept from files, network, other processes)",
        )
    }
}
