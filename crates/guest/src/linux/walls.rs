//! The walls that this machine's kernel offers.

use super::sandbox::{CgroupSupport, cgroup_support, offers};
use crate::policy::Trust;
use std::fmt;

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
    pub(crate) fn tell(self, trust: Trust, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = |is: bool| if is { " (in a cgroup)" } else { "" };
        let (memory, threads) = (counted(self.cgroups.memory), counted(self.cgroups.threads));
        write!(
            out,
            "own session, limits of memory{memory}, threads{threads}, output and open files"
        )?;
        let lacking = match (trust, self.files, self.calls) {
            (Trust::Trusted, ..) => return out.write_str("; otherwise trusted"),
            (_, true, true) => "",
            (_, true, false) => "; NOT enforced here (no seccomp): no network, no other processes",
            (_, false, true) => "; NOT enforced here (no Landlock): files of its own folder only",
            (_, false, false) => "; NOT enforced here (no Landlock, no seccomp): files, network",
        };
        let ours = "no new privileges, no capabilities";
        let files =
            if self.files { ", its own folder read-only, a scratch folder (Landlock)" } else { "" };
        let calls = if self.calls { ", no network, no other processes (seccomp)" } else { "" };
        write!(out, ", {ours}{files}{calls}{lacking}")
    }
}
