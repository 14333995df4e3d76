//! The walls around a guest on Windows: few.

use crate::policy::Trust;
use std::fmt;

/// The walls around a guest on Windows. Nothing here keeps a guest from its user's files or from the network, so only
/// trusted ones are run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WindowsWalls;

impl WindowsWalls {
    /// Finds out what this machine enforces of a guest, whatever the trust.
    pub(crate) const fn here(_: Trust) -> Self {
        Self
    }

    /// Returns false: a job keeps no files and no network.
    pub(crate) const fn can_confine() -> bool {
        false
    }

    /// Returns false: a guest may start others, which belong to its job.
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
            return out.write_str("no submissions: Windows runs only trusted ones");
        }
        out.write_str(
            "own job, which ends with damier, limits of memory, threads and output, no privileges; otherwise trusted \
             (Windows: NOT kept from files, network, other processes)",
        )
    }
}
