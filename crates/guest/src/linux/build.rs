//! The build of what was handed in as source on Linux: one process group, walls that let it start programs, and an end to it.

use super::sandbox::{Access, Cgroups, confine_build, offers};
use crate::build::BuildOrder;
use crate::interpreter::on_path;
use crate::policy::ResourceLimits;
use crate::process::folder_usage::{FolderLimits, folder_usage};
use crate::process::scratch::Scratch;
use crate::process::{host_failure, no_scratch};
use crate::say::build as say;
use crate::unix::launch::{spawn, unstarted};
use game::{Failure, FailureKind, Stopwatch};
use nix::sys::signal::{Signal, killpg};
use nix::unistd::Pid;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

/// Seconds of CPU time for each program of a build, and the longest that all of it takes.
const CPU: u64 = 10;
const LONGEST: Duration = Duration::from_secs(21);
/// The pause between two looks at a build.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// Half a gigabyte of memory, 64 MB of files, 64 of them open, 64 processes.
const LIMITS: ResourceLimits =
    ResourceLimits { memory: 512 << 20, disk: 64 << 20, files: 64, threads: 64 };
/// All that may lie in the folder of a build.
const FOLDER: FolderLimits = FolderLimits { bytes: LIMITS.disk, entries: 10_000 };
/// The most lines of a compiler that are kept, and their bytes.
const MOST_LINES: usize = 20;
const MOST_BYTES: usize = 8 << 10;
/// The most bytes of what a build says.
const MOST_SAID: u64 = 64 << 10;

/// Builds a folder.
///
/// # Errors
/// Those of [`BuildOrder::build`].
pub(crate) fn build(order: &BuildOrder, folder: &Path) -> Result<(), Failure> {
    let lost = |error: std::io::Error| no_scratch(&error);
    let folder = dunce::canonicalize(folder).map_err(lost)?;
    let program =
        on_path(&order.program).ok_or_else(|| host_failure(&say::no_program(&order.program)))?;
    let scratch = Scratch::new().map_err(lost)?;
    // Beside the scratch folder, where the build cannot write by itself.
    let said = scratch.path().with_file_name("said");
    let out = File::create(&said).map_err(lost)?;
    let mut command = Command::new(&program);
    command.args(&order.arguments).current_dir(&folder).stdin(Stdio::null());
    command.stdout(out.try_clone().map_err(lost)?).stderr(out);
    command.env_clear().env("PATH", "/usr/local/bin:/usr/bin:/bin").env("LANG", "C.UTF-8");
    command.env("HOME", scratch.path()).env("TMPDIR", scratch.path());
    let access = Access {
        read: vec![folder.clone()],
        write: vec![folder.clone(), scratch.path().to_path_buf()],
    };
    let cgroups = Cgroups::new(&LIMITS);
    let mut notes = confine_build(&mut command, (LIMITS, CPU), offers(), &access, &cgroups)?;
    let unstarted = |error| unstarted(&program, &error);
    let child = spawn(&mut command);
    let child = child.map_err(|error| notes.failure().unwrap_or_else(|| unstarted(error)))?;
    let mut group = BuildGroup(child);
    let ended = group.wait(&folder)?;
    drop(group);
    if ended.success() {
        return Ok(());
    }
    let mut output = fs::read(&said).map_err(lost)?;
    output.truncate(usize::try_from(MOST_SAID).unwrap_or(usize::MAX));
    Err(failed(order, &output))
}

/// The processes of a build, which end when this is dropped: none of them may leave the group.
struct BuildGroup(Child);

impl BuildGroup {
    /// Waits for the end of a build, at most so long and for so much.
    fn wait(&mut self, folder: &Path) -> Result<ExitStatus, Failure> {
        let waited = Stopwatch::start();
        loop {
            if let Some(ended) = self.0.try_wait().ok().flatten() {
                return Ok(ended);
            }
            if waited.elapsed() > LONGEST {
                let message = say::too_long(LONGEST.as_secs().to_string());
                return Err(Failure::new(FailureKind::Time, message.to_string()));
            }
            if let Err(excess) = folder_usage(folder, FOLDER) {
                let message = excess.message(&FOLDER).to_string();
                return Err(Failure::new(FailureKind::Output, message));
            }
            std::thread::sleep(LOOK_EVERY);
        }
    }
}

impl Drop for BuildGroup {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = killpg(Pid::from_raw(self.0.id().cast_signed()), Signal::SIGKILL);
        let _ = self.0.wait();
    }
}

/// The failure of a build that ended badly.
fn failed(order: &BuildOrder, output: &[u8]) -> Failure {
    let text = String::from_utf8_lossy(&output[..output.len().min(MOST_BYTES)]);
    let plain = |c: char| if c == '\n' || game::is_plain(c) { c } else { ' ' };
    let lines: Vec<String> =
        text.lines().take(MOST_LINES).map(|line| line.chars().map(plain).collect()).collect();
    let said = if lines.is_empty() { "-".to_string() } else { lines.join("\n") };
    Failure::new(FailureKind::Start, say::failed(&order.program, said).to_string())
}
