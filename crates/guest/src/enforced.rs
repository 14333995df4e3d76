//! The parts of the sandbox that this machine enforces, for reports.

use crate::policy::Trust;
use std::fmt;

/// The restrictions that this machine enforces of a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enforced {
    /// The trust that the restrictions follow from.
    pub(crate) trust: Trust,
    /// True where submissions run at all: in a session of their own, with limits.
    pub(crate) session: bool,
    /// True if files are kept (Landlock).
    pub(crate) files: bool,
    /// True if system calls are filtered (seccomp).
    pub(crate) calls: bool,
    /// The resources that the kernel counts in cgroups.
    pub(crate) cgroups: CgroupSupport,
}

/// The resources that cgroups count on this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CgroupSupport {
    pub(crate) memory: bool,
    pub(crate) threads: bool,
}

impl Enforced {
    /// Returns true if a guest is kept from starting other processes: its own CPU clock is then all of its time.
    #[must_use]
    pub const fn is_one_process(self) -> bool {
        self.calls
    }

    /// Returns true if every restriction that there is is enforced.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.files && self.calls
    }
}

impl fmt::Display for Enforced {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.session {
            return out.write_str("no submissions: they need Linux");
        }
        let counted = |is: bool| if is { " (in a cgroup)" } else { "" };
        let (memory, threads) = (counted(self.cgroups.memory), counted(self.cgroups.threads));
        write!(
            out,
            "own session, limits of memory{memory}, threads{threads}, output and open files"
        )?;
        let lacking = match (self.trust, self.files, self.calls) {
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
