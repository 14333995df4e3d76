//! The walls that this machine's kernel offers.

use super::sandbox::{CgroupSupport, cgroup_support, offers};
use crate::policy::Trust;
use crate::say::machine as say;
use words::Message;

/// The walls around a guest on Linux.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LinuxWalls {
    /// True if files are kept (Landlock).
    pub(crate) files: bool,
    /// True if system calls are filtered (seccomp).
    pub(crate) calls: bool,
    /// The resources that the kernel counts in cgroups.
    pub(crate) cgroups: CgroupSupport,
}

impl LinuxWalls {
    /// Finds out what this machine enforces of a guest with this trust.
    pub(crate) fn here(trust: Trust) -> Self {
        let [files, calls] = offers().map(|offered| offered && trust == Trust::Confined);
        Self { files, calls, cgroups: cgroup_support() }
    }

    /// Returns true: what there is, is used, and what there is not, is told.
    pub(crate) const fn can_confine() -> bool {
        true
    }

    /// Returns true if a guest is kept from starting other processes: its own CPU clock is then all of its time.
    pub(crate) const fn is_one_process(self) -> bool {
        self.calls
    }

    /// Returns true if every wall that there is stands.
    pub(crate) const fn is_complete(self) -> bool {
        self.files && self.calls
    }

    /// Tells a report which walls stand.
    pub(crate) fn tell(self, trust: Trust) -> Message {
        let counted = |is: bool| if is { "counted" } else { "seen" };
        let files = if self.files { "kept" } else { "open" };
        let confined = say::confined(files, if self.calls { "filtered" } else { "open" });
        let rest = match (trust, self.files, self.calls) {
            (Trust::Trusted, ..) => say::trusted().into(),
            (_, true, true) => confined,
            (_, true, false) => say::no_calls(confined),
            (_, false, true) => say::no_files(confined),
            (_, false, false) => say::no_walls(confined),
        };
        say::walls(counted(self.cgroups.memory), counted(self.cgroups.threads), rest)
    }
}
