//! Starts a guest's program.

use crate::process::scratch::modules;
use crate::process::{VARIABLES, host_failure, with_advice};
use crate::python::Python;
use crate::submission::{Program, Submission};
use crate::text::{fault, machine};
use damier_game::{Failure, FailureKind, Stopwatch};
use nix::errno::Errno;
use nix::unistd::{AccessFlags, access};
use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Longest wait for a machine that lacks the resources to start a program, and the pause between two attempts.
const START_TIMEOUT: Duration = Duration::from_secs(2);
const ASK_EVERY: Duration = Duration::from_millis(20);

/// Program that starts a Java virtual machine.
const JAVA: &str = "java";

/// Builds the command of a submission's program, with pipes to it.
pub(crate) fn command(submission: &Submission, program: &Program, scratch: &Path) -> Command {
    let mut command = Command::new(&program.file);
    if program.file.file_name().is_some_and(|name| name == JAVA) {
        // Java ignores TMPDIR.
        command.arg(format!("-Djava.io.tmpdir={}", scratch.display()));
    }
    command.args(&program.arguments).current_dir(&submission.folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    set_environment(&mut command, submission, &program.file, scratch);
    command
}

/// Sets a guest's environment. It is the same on every run and contains nothing from its user's.
fn set_environment(command: &mut Command, submission: &Submission, program: &Path, scratch: &Path) {
    let folder = |python: &Python| Some(python.file.parent()?.display().to_string());
    let own = program.parent().map(|own| own.display().to_string());
    // A script that starts `python3` gets the organiser's Python, or else the system's.
    let named = submission.python.as_ref().and_then(folder);
    let system = ["/usr/local/bin", "/usr/bin", "/bin"].map(String::from);
    let found = submission.python().and_then(folder);
    let path: Vec<String> = own.into_iter().chain(named).chain(system).chain(found).collect();
    command.env_clear();
    command.env("PATH", path.join(":"));
    command.env("LANG", "C.UTF-8").env("HOME", scratch).env("TMPDIR", scratch);
    command.envs(VARIABLES);
    // Python searches the submission's own folder before the wrapper's.
    command.env("PYTHONPATH", modules(scratch));
}

/// Starts a program; retries for a while if the machine lacks the resources.
///
/// # Errors
/// Fails with the system's error, which [`unstarted`] explains.
pub(crate) fn spawn(command: &mut Command) -> io::Result<Child> {
    let waited = Stopwatch::start();
    loop {
        match command.spawn() {
            Err(error) if is_lacking(&error) && waited.elapsed() < START_TIMEOUT => {
                std::thread::sleep(ASK_EVERY);
            }
            done => return done,
        }
    }
}

/// Returns true if the machine lacks the resources to start a program.
fn is_lacking(error: &io::Error) -> bool {
    let lacking = [
        Errno::EAGAIN,
        Errno::ENOMEM,
        Errno::EMFILE,
        Errno::ENFILE,
        Errno::ENOSPC,
        Errno::ETXTBSY,
        Errno::EINTR,
    ];
    let code = error.raw_os_error().map(Errno::from_raw);
    code.is_some_and(|code| lacking.contains(&code))
}

/// Describes a program that could not be started. It is the program's fault, unless the machine lacks the resources or
/// does not let this user run it.
pub(crate) fn unstarted(program: &Path, error: &io::Error) -> Failure {
    if is_lacking(error) {
        let what = machine::no_start(error.to_string());
        return host_failure(with_advice(error, what));
    }
    let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy();
    if error.kind() == io::ErrorKind::PermissionDenied {
        if is_on_noexec(program) {
            return host_failure(machine::noexec(name.into_owned()));
        }
        if access(program, AccessFlags::X_OK).is_err() {
            return host_failure(machine::not_for_this_user(name.into_owned(), error.to_string()));
        }
    }
    let message = fault::cannot_run(name.into_owned(), error.to_string());
    Failure::new(FailureKind::Start, message)
}

/// Returns true if a file is on a file system where programs may not be run.
#[cfg(target_os = "linux")]
fn is_on_noexec(program: &Path) -> bool {
    use nix::sys::statvfs::{FsFlags, statvfs};
    statvfs(program).is_ok_and(|found| found.flags().contains(FsFlags::ST_NOEXEC))
}

/// Returns false, because this system does not report it.
#[cfg(not(target_os = "linux"))]
fn is_on_noexec(_: &Path) -> bool {
    false
}
