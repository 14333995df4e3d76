//! Measures and ends the processes of a build. They cannot leave the session that the first of them leads.

use super::clock::field_of_stat;
use nix::sys::signal::{Signal, kill, killpg};
use nix::sys::wait::{WaitPidFlag, waitpid};
use nix::unistd::{Pid, getpid};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::time::Duration;

/// Maximum number of bytes read from a file in `/proc`.
const LONGEST: u64 = 1 << 16;
/// Field with the start time of a process, in ticks since the machine started (proc_pid_stat(5)).
const START: usize = 22;
/// Number of attempts to end all processes, and the pause between two attempts.
const END_ATTEMPTS: u32 = 500;
const END_PAUSE: Duration = Duration::from_millis(10);

/// Running processes of a session at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct SessionUsage {
    pub(super) processes: Vec<Pid>,
    /// Bytes of memory that they use together, excluding pages of files such as the compiler's own.
    pub(super) memory: u64,
}

impl SessionUsage {
    /// Searches all processes of this machine for those of a session.
    pub(super) fn measure(session: Pid) -> Self {
        let mut usage = Self::default();
        for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let number = entry.file_name().to_str().and_then(|name| name.parse().ok());
            let Some(process) = number.map(Pid::from_raw) else { continue };
            if session_of(process) == Some(session) {
                usage.memory += own_memory(process);
                usage.processes.push(process);
            }
        }
        usage
    }
}

/// Returns the session of a process, or `None` if it does not run (proc_pid_stat(5)).
fn session_of(process: Pid) -> Option<Pid> {
    let stat = read_proc(process, "stat")?;
    // The name may contain anything. It is in brackets before the state.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace();
    let state = fields.next()?;
    let session = fields.nth(2)?.parse().ok()?;
    (!matches!(state, "Z" | "X")).then_some(Pid::from_raw(session))
}

/// Returns the bytes of a process that are not backed by a file: its own pages, including swapped ones, and the page
/// tables (proc_pid_status(5)).
fn own_memory(process: Pid) -> u64 {
    let status = read_proc(process, "status").unwrap_or_default();
    let kibibytes = |key: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
        line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()
    };
    let all = ["RssAnon", "RssShmem", "VmSwap", "VmPTE"].map(kibibytes);
    all.into_iter().flatten().sum::<u64>() << 10
}

/// Reads a file of a process in `/proc`; `None` if the process has ended.
fn read_proc(process: Pid, name: &str) -> Option<String> {
    let mut text = Vec::new();
    let file = File::open(format!("/proc/{process}/{name}")).ok()?;
    file.take(LONGEST).read_to_end(&mut text).ok()?;
    Some(String::from_utf8_lossy(&text).into_owned())
}

/// Kills all processes of a session. Its leader must not have been reaped yet, so that its number cannot be reused.
/// Returns true once no process runs any more.
pub(super) fn end_session(session: Pid) -> bool {
    (0..END_ATTEMPTS).any(|_| {
        // It may have ended already.
        let _ = killpg(session, Signal::SIGKILL);
        let is_over = SessionUsage::measure(session).processes.is_empty();
        if !is_over {
            std::thread::sleep(END_PAUSE);
        }
        is_over
    })
}

/// Reaps orphans of an ended session. They are children of this program if it is the first process of a container.
pub(super) fn reap_orphans(session: Pid) {
    if getpid().as_raw() == 1 {
        let orphans = Pid::from_raw(-session.as_raw());
        while waitpid(orphans, Some(WaitPidFlag::WNOHANG)).is_ok_and(|one| one.pid().is_some()) {}
    }
}

/// Writes the session of a build to a file, for the next program if this one is killed.
///
/// # Errors
/// Fails if the file cannot be written.
pub(super) fn note_session(session: Pid, note: &Path) -> io::Result<()> {
    let start = field_of_stat(session, START).unwrap_or(0);
    fs::write(note, format!("{} {start} {session}", boot()))
}

/// Ends the session of a build whose program was killed, as recorded in a file. Its processes are recognised by their
/// session, by a start time not before that of its leader, and by their seccomp filter.
pub(crate) fn end_noted_session(note: &Path) {
    let Ok(note) = fs::read_to_string(note) else { return };
    let [boot_of_note, start, session] = note.split(' ').collect::<Vec<_>>()[..] else { return };
    let (Ok(start), Ok(session)) = (start.parse::<u64>(), session.parse()) else { return };
    if boot_of_note != boot() {
        return;
    }
    for process in SessionUsage::measure(Pid::from_raw(session)).processes {
        let is_younger = field_of_stat(process, START).is_some_and(|own| own >= start);
        let status = read_proc(process, "status").unwrap_or_default();
        if is_younger && status.lines().any(|line| line == "Seccomp:\t2") {
            // It may have ended already.
            let _ = kill(process, Signal::SIGKILL);
        }
    }
}

/// Returns the identifier of this boot. Process numbers of another boot mean nothing.
fn boot() -> String {
    fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default().trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::{Command, Stdio};

    #[test]
    fn a_session_is_counted_and_ended_with_what_lost_its_parent() {
        let script = "(sleep 100 & sleep 100 &) ; read line";
        let mut command = Command::new("setsid");
        let mut leader = command.args(["sh", "-c", script]).stdin(Stdio::piped()).spawn().unwrap();
        let session = Pid::from_raw(leader.id().cast_signed());
        let mut usage = SessionUsage::default();
        for _ in 0..END_ATTEMPTS {
            usage = SessionUsage::measure(session);
            if usage.processes.len() >= 3 {
                break;
            }
            std::thread::sleep(END_PAUSE);
        }
        assert_eq!(usage.processes.len(), 3, "{usage:?}");
        assert!(usage.memory > 100 << 10, "{usage:?}");
        // Processes without the filter do not belong to a build.
        let folder = tempfile::tempdir().unwrap();
        let note = folder.path().join("session");
        note_session(session, &note).unwrap();
        end_noted_session(&note);
        assert_eq!(SessionUsage::measure(session).processes.len(), 3);
        assert!(end_session(session));
        assert_eq!(SessionUsage::measure(session), SessionUsage::default());
        leader.wait().unwrap();
    }
}
