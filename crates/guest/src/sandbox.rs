//! What a guest may do, and how much of that this machine can enforce.
//!
//! Confinement is on by default. Every part of it that the kernel offers is used; [`Enforced`] says which
//! parts that are, so that a report can. Nothing here needs root.

mod calls;
mod entry;
mod files;
mod filter;
mod pen;

pub(crate) use entry::Entry;
pub(crate) use pen::Pen;

use std::fmt;
use std::path::PathBuf;
use std::process::Command;

/// How much a guest is trusted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Trust {
    /// Not at all: all that this machine can enforce is enforced.
    #[default]
    Confined,
    /// As much as its user: only its own session and limits of memory and output. For code of one's own.
    Trusted,
}

/// How much a guest may take of the machine, whatever it is trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ration {
    /// Memory in bytes, its program included.
    pub memory: u64,
    /// The largest file that it may write, and all that may lie in its scratch folder, in bytes.
    pub disk: u64,
    /// Files open at the same time.
    pub files: u64,
    /// Threads.
    pub threads: u64,
}

impl Default for Ration {
    /// 1 GiB of memory, 16 MiB of files, 64 of them open, 512 threads.
    fn default() -> Self {
        Self { memory: 1 << 30, disk: 16 << 20, files: 64, threads: 512 }
    }
}

/// What this machine enforces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enforced {
    trust: Trust,
    files: bool,
    calls: bool,
    /// What the kernel counts in cgroups.
    counted: pen::Counted,
}

impl Enforced {
    /// What this machine enforces of a guest that is trusted so much.
    #[must_use]
    pub fn on_this_machine(trust: Trust) -> Self {
        let confined = trust == Trust::Confined;
        let files = confined && files::is_offered();
        Self { trust, files, calls: confined && filter::is_offered(), counted: pen::counted() }
    }

    /// Whether a guest is kept from starting other processes: its own CPU clock is then all of its time.
    #[must_use]
    pub const fn is_one_process(self) -> bool {
        self.calls
    }

    /// Whether everything is enforced that there is.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.files && self.calls
    }
}

impl fmt::Display for Enforced {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = |is: bool| if is { " (in a cgroup)" } else { "" };
        let (memory, threads) = (counted(self.counted.memory), counted(self.counted.threads));
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

/// What a guest needs of the machine's files.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    /// Files and folders to read, and to run programs from.
    pub(crate) read: Vec<PathBuf>,
    /// Folders to write in.
    pub(crate) write: Vec<PathBuf>,
}

/// Has a command confine itself before it becomes the guest.
///
/// # Errors
/// In words, if the machine refuses what it has offered.
pub(crate) fn confine(
    command: &mut Command,
    enforced: Enforced,
    ration: &Ration,
    access: &Access,
    pen: &Pen,
) -> Result<(), String> {
    let files = if enforced.files { Some(files::ruleset(access)?) } else { None };
    let calls = if enforced.calls { Some(filter::program()?) } else { None };
    let confined = enforced.trust == Trust::Confined;
    let pen = pen.entrances();
    Entry { ration: *ration, confined, pen, files, calls }.attach(command);
    Ok(())
}
