//! Builds submissions on Linux: in a session of their own, in a sandbox that lets them start programs, and with all
//! processes ended afterwards.

use super::build_session::{SessionUsage, end_session, note_session, reap_orphans};
use super::clock::{cpu_with_children, is_active, tasks};
use super::plain_tree::make_plain;
use super::process_usage::ProcessUsage;
use super::sandbox::{Access, Cgroups, confine_build, offers};
use crate::build::BuildOrder;
use crate::interpreter::on_path;
use crate::policy::ResourceLimits;
use crate::process::folder_usage::{FolderExcess, FolderLimits, folder_usage};
use crate::process::folder_watch::UnlinkedFiles;
use crate::process::scratch::{Scratch, session_note};
use crate::process::{host_failure, no_scratch};
use crate::text::{build as text, fault};
use crate::unix::launch::{spawn, unstarted};
use damier_game::{Failure, FailureKind, Stopwatch};
use damier_i18n::Message;
use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
use nix::unistd::Pid;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

/// Limit on the CPU time of each program of a build, in seconds, and limit on the time of the whole build
/// ([`BuildTime`]).
const CPU: u64 = 10;
const LONGEST: Duration = Duration::from_secs(21);
/// Limit on the duration of a build that waits for a busy machine. If it is exceeded, the machine has failed.
const LONGEST_WAIT: Duration = Duration::from_secs(210);
/// Shortest pause between two checks of a build. A pause also lasts at least `REST_PER_CHECK` times as long as the
/// previous check.
const CHECK_INTERVAL: Duration = Duration::from_millis(20);
const REST_PER_CHECK: u32 = 4;
/// Number of failed checks in a row after which a build is ended. A check fails if a process cannot be inspected. A
/// single failure may be chance, for example while a program is being replaced.
const MAX_FAILED_CHECKS: u32 = 3;
/// Limits of a whole build: half a gigabyte of memory, 64 MB of files and 64 processes, with 64 open files for each
/// process.
const LIMITS: ResourceLimits =
    ResourceLimits { memory: 512 << 20, disk: 64 << 20, files: 64, threads: 64 };
/// Limits of the build's folder, and of its temporary folder.
const FOLDER: FolderLimits = FolderLimits { bytes: LIMITS.disk, entries: 10_000 };
/// Limit on the threads of all processes together, where the kernel counts them. A compiler starts some for every
/// processor.
const THREADS: u64 = 1024;
/// Limits on the quoted compiler output, in lines and bytes.
const MOST_LINES: usize = 20;
const MOST_BYTES: usize = 8 << 10;
/// Maximum number of bytes read from the output of a build.
const MOST_SAID: u64 = 64 << 10;

/// Builds a folder.
///
/// # Errors
/// Fails like [`BuildOrder::build`].
pub(crate) fn build(order: &BuildOrder, folder: &Path) -> Result<(), Failure> {
    let lost = |error: std::io::Error| no_scratch(&error);
    let folder = dunce::canonicalize(folder).map_err(lost)?;
    let program =
        on_path(&order.program).ok_or_else(|| host_failure(text::no_program(&order.program)))?;
    let scratch = Scratch::new().map_err(lost)?;
    let headers = scratch.lend_headers().map_err(lost)?;
    // Next to the scratch folder, where the build itself cannot write.
    let said = scratch.path().with_file_name("said");
    let out = File::create(&said).map_err(lost)?;
    let mut command = Command::new(&program);
    command.args(&order.arguments).current_dir(&folder).stdin(Stdio::null());
    command.stdout(out.try_clone().map_err(lost)?).stderr(out);
    command.env_clear().env("PATH", "/usr/local/bin:/usr/bin:/bin").env("LANG", "C.UTF-8");
    command.env("HOME", scratch.path()).env("TMPDIR", scratch.path());
    // C compilers search headers there after the folders of `-I`.
    command.env("CPATH", &headers);
    let access = Access {
        read: vec![folder.clone(), headers],
        write: vec![folder.clone(), scratch.path().to_path_buf()],
    };
    let cgroups = Cgroups::new(&ResourceLimits { threads: THREADS, ..LIMITS });
    let mut notes = confine_build(&mut command, (LIMITS, CPU), offers(), &access, &cgroups)?;
    let unstarted = |error| unstarted(&program, &error);
    let first = spawn(&mut command);
    let first = first.map_err(|error| notes.failure().unwrap_or_else(|| unstarted(error)))?;
    let mut processes = BuildProcesses { first, is_over: false };
    note_session(processes.session(), &session_note(scratch.path())).map_err(lost)?;
    let folders = [folder.as_path(), scratch.path()];
    let ended = processes.wait(&mut BuildWatch { folders, cgroups: &cgroups, failed_checks: 0 })?;
    if ended.success() {
        return make_plain(&folder).map_err(lost);
    }
    let mut output = fs::read(&said).map_err(lost)?;
    output.truncate(usize::try_from(MOST_SAID).unwrap_or(usize::MAX));
    Err(failed(order, &output))
}

/// Processes of a build. They end when this is dropped, because none of them can leave the session of the first.
struct BuildProcesses {
    first: Child,
    /// True once the first process has been reaped, which happens after all others have ended.
    is_over: bool,
}

/// What is checked during a build.
struct BuildWatch<'a> {
    /// Folder that is built, and folder of temporary files.
    folders: [&'a Path; 2],
    cgroups: &'a Cgroups,
    /// Number of checks in a row in which a process could not be inspected.
    failed_checks: u32,
}

impl BuildProcesses {
    fn session(&self) -> Pid {
        Pid::from_raw(self.first.id().cast_signed())
    }

    /// Waits until a build ends or exceeds a limit, and ends the processes that it left running.
    fn wait(&mut self, watch: &mut BuildWatch<'_>) -> Result<ExitStatus, Failure> {
        let (waited, mut time) = (Stopwatch::start(), BuildTime::default());
        while !self.first_has_ended() {
            time.judge(waited.elapsed())?;
            let check = Stopwatch::start();
            time.count(&watch.judge(self.session())?, waited.elapsed());
            std::thread::sleep(CHECK_INTERVAL.max(check.elapsed() * REST_PER_CHECK));
        }
        let ended = self.end().ok_or_else(|| host_failure(text::survives()))?;
        // Checked once more, because the build may have grown since the last check. Nothing changes from now on.
        watch.judge_memory(0)?;
        watch.judge_files(UnlinkedFiles::new())?;
        Ok(ended)
    }

    /// Returns true if the first process has ended. Does not reap it, so that its number cannot be reused.
    fn first_has_ended(&self) -> bool {
        let flags = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG | WaitPidFlag::WNOWAIT;
        !matches!(waitid(Id::Pid(self.session()), flags), Ok(WaitStatus::StillAlive))
    }

    /// Ends all processes; `None` if that is not possible.
    fn end(&mut self) -> Option<ExitStatus> {
        let have_ended = end_session(self.session());
        let ended = self.first.wait().ok()?;
        self.is_over = true;
        reap_orphans(self.session());
        have_ended.then_some(ended)
    }
}

impl Drop for BuildProcesses {
    fn drop(&mut self) {
        if !self.is_over {
            self.end();
        }
    }
}

/// Time that a build has used: its CPU time, and the time in which all of its processes slept. The time in which they
/// waited for a processor or a disk does not count, because that is the machine's fault.
#[derive(Default)]
struct BuildTime {
    cpu: Duration,
    slept: Duration,
    /// Duration of the build at the previous count.
    counted: Duration,
}

impl BuildTime {
    /// Counts the time since the previous count, which these processes used.
    fn count(&mut self, processes: &[Pid], elapsed: Duration) {
        if !processes.iter().any(|&process| is_active(&tasks(process))) {
            self.slept += elapsed.saturating_sub(self.counted);
        }
        self.counted = elapsed;
        // The time of an ended process is lost if no other one has waited for it.
        self.cpu = self.cpu.max(cpu_with_children(processes));
    }

    /// Judges the time of a build after this duration.
    fn judge(&self, elapsed: Duration) -> Result<(), Failure> {
        if elapsed.min(self.cpu + self.slept) > LONGEST {
            let longest = LONGEST.as_secs().to_string();
            return Err(failure(FailureKind::Time, text::too_long(longest)));
        }
        if elapsed > LONGEST_WAIT {
            let used = (self.cpu + self.slept).as_secs().to_string();
            return Err(host_failure(text::too_busy(elapsed.as_secs().to_string(), used)));
        }
        Ok(())
    }
}

impl BuildWatch<'_> {
    /// Checks what a build uses now. Returns its processes.
    fn judge(&mut self, session: Pid) -> Result<Vec<Pid>, Failure> {
        let usage = SessionUsage::measure(session);
        if usage.processes.len() as u64 > LIMITS.threads {
            return Err(failure(FailureKind::Output, text::too_many(LIMITS.threads.to_string())));
        }
        self.judge_memory(usage.memory)?;
        let unlinked = self.unlinked(&usage.processes)?;
        self.judge_files(unlinked)?;
        Ok(usage.processes)
    }

    fn judge_memory(&self, bytes: u64) -> Result<(), Failure> {
        if bytes > LIMITS.memory || self.cgroups.has_overflowed() {
            let most = (LIMITS.memory >> 20).to_string();
            return Err(failure(FailureKind::Memory, text::too_much_memory(most)));
        }
        Ok(())
    }

    /// Checks the size of both folders and of the unlinked files.
    fn judge_files(&self, mut files: UnlinkedFiles) -> Result<(), Failure> {
        for folder in self.folders {
            let found = folder_usage(folder, FOLDER);
            let found = found.map_err(|excess| {
                failure(FailureKind::Output, text::leaves(excess.message(&FOLDER)))
            })?;
            files.extend(found.files);
        }
        if files.into_values().sum::<u64>() > LIMITS.disk {
            let most = FolderExcess::Bytes.message(&FOLDER);
            return Err(failure(FailureKind::Output, text::leaves(most)));
        }
        Ok(())
    }

    /// Returns the open unlinked files of a build: bytes by inode number.
    fn unlinked(&mut self, processes: &[Pid]) -> Result<UnlinkedFiles, Failure> {
        let (mut files, mut has_failed) = (UnlinkedFiles::new(), false);
        for usage in processes.iter().filter_map(|process| ProcessUsage::read(*process)) {
            match usage.unlinked(true) {
                Ok(own) => files.extend(own),
                Err(_) => has_failed = true,
            }
        }
        self.failed_checks = if has_failed { self.failed_checks + 1 } else { 0 };
        if self.failed_checks >= MAX_FAILED_CHECKS {
            return Err(failure(FailureKind::Output, text::leaves(fault::hides_files())));
        }
        Ok(files)
    }
}

fn failure(kind: FailureKind, message: impl Into<Message>) -> Failure {
    Failure::new(kind, message)
}

/// Describes a failed build.
fn failed(order: &BuildOrder, output: &[u8]) -> Failure {
    let text = String::from_utf8_lossy(&output[..output.len().min(MOST_BYTES)]);
    let plain = |c: char| if c == '\n' || damier_game::is_plain(c) { c } else { ' ' };
    let lines: Vec<String> =
        text.lines().take(MOST_LINES).map(|line| line.chars().map(plain).collect()).collect();
    let said = if lines.is_empty() { "-".to_string() } else { lines.join("\n") };
    Failure::new(FailureKind::Start, text::failed(&order.program, said))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Time of a build of one process that runs a shell script and has lasted this long.
    fn time_of(script: &str, elapsed: Duration) -> BuildTime {
        let mut process = Command::new("sh").args(["-c", script]).spawn().unwrap();
        // The shell has started, and sleeps or computes.
        std::thread::sleep(CHECK_INTERVAL * 10);
        let mut time = BuildTime::default();
        time.count(&[Pid::from_raw(process.id().cast_signed())], elapsed);
        process.kill().unwrap();
        process.wait().unwrap();
        time
    }

    #[test]
    fn a_build_is_not_charged_for_a_busy_machine() {
        let over = LONGEST + CHECK_INTERVAL;
        let asleep = time_of("exec sleep 20", over).judge(over).unwrap_err();
        assert_eq!(asleep.kind, FailureKind::Time);
        let waits = time_of("while :; do :; done", over);
        waits.judge(over).unwrap();
        assert_eq!(waits.judge(LONGEST_WAIT * 2).unwrap_err().kind, FailureKind::Host);
        let computes = BuildTime { cpu: over, ..BuildTime::default() };
        assert_eq!(computes.judge(over).unwrap_err().kind, FailureKind::Time);
    }
}
