//! Submissions on Linux: processes, their sandbox, and the clocks and counts of `/proc`.

mod clock;
mod exit_status;
mod launch;
mod process;
mod process_usage;
mod sandbox;
mod scratch;
mod stderr_log;
mod warden;

pub(crate) use process::start;
pub(crate) use sandbox::enforced;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// The reason why no submission can be run here: none.
pub(crate) const REFUSAL: Option<&str> = None;

/// Returns true for a file that may be run as a program.
pub(crate) fn is_executable(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}
