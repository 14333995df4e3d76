//! A guest's process on Windows: its own job, and the checks of its limits.
#![allow(unsafe_code, reason = "a C interface to open handles, without a safe alternative")]

use super::ending::ending;
use super::job::Job;
use super::launch::launch;
use super::pipes::ThreadedPipes;
use super::usage;
use crate::connection::Connection;
use crate::policy::{Policy, ResourceLimits, Trust};
use crate::process::ending::{MemoryEvidence, ProcessEnd};
use crate::process::folder_watch::{FolderWatch, UnlinkedFiles};
use crate::process::load::BusyMachine;
use crate::process::monitor::{MEMORY_CHECK_EVERY, MonitorTarget, MonitoredProcess};
use crate::process::peak::{MemoryPeak, judge_threads};
use crate::process::scratch::Scratch;
use crate::process::{GuestProcess, HostedProcess, host_failure, no_lending, no_scratch};
use crate::submission::Submission;
use crate::text::{fault, machine};
use crate::watchdog::ClockReadings;
use damier_game::{Failure, FailureKind, Stopwatch};
use damier_i18n::Message;
use std::io;
use std::os::windows::io::{AsRawHandle, OwnedHandle};
use std::sync::Arc;
use std::time::Duration;
use windows_sys::Win32::Foundation::{
    ERROR_COMMITMENT_LIMIT, ERROR_NO_SYSTEM_RESOURCES, ERROR_NOT_ENOUGH_MEMORY, WAIT_OBJECT_0,
    WIN32_ERROR,
};
use windows_sys::Win32::System::Threading::{GetExitCodeProcess, WaitForSingleObject};

/// Longest wait until ended processes are gone.
const GONE_TIMEOUT: Duration = Duration::from_secs(2);

/// A guest's process. Dropping it ends the process and removes its scratch folder.
struct JobProcess {
    process: OwnedHandle,
    monitored: Arc<MonitoredProcess<WatchedJob>>,
    machine: BusyMachine,
    /// Removed after the process has ended.
    _scratch: Scratch,
}

/// A job that the monitor checks.
struct WatchedJob {
    job: Job,
    limits: ResourceLimits,
    folder: FolderWatch,
    peak: MemoryPeak,
}

/// Starts a submission's program.
///
/// # Errors
/// Fails if the program cannot be run, if this machine cannot run any, or if the submission is not trusted.
pub(crate) fn start(
    submission: &Submission,
    policy: &Policy,
) -> Result<Box<dyn Connection>, Failure> {
    if policy.trust == Trust::Confined {
        let message = machine::confines_none("Windows");
        return Err(Failure::new(FailureKind::Host, message));
    }
    let start = |message: &Message| Failure::new(FailureKind::Start, message.clone());
    let program = submission.program.as_ref().map_err(start)?;
    let scratch = Scratch::new().map_err(|error| no_scratch(&error))?;
    let lent = scratch.lend_modules(program);
    lent.map_err(|error| no_lending(&error))?;
    let limits = policy.limits;
    let job =
        Job::new(&limits).map_err(|error| host_failure(machine::no_job(error.to_string())))?;
    let launched = launch(submission, program, scratch.path(), &job)
        .map_err(|error| unstarted(&program.file, &error))?;
    let watching = |error: io::Error| host_failure(machine::no_watching(error.to_string()));
    let folder = FolderWatch::new(scratch.path().to_path_buf(), &limits);
    let watched = WatchedJob { job, limits, folder, peak: MemoryPeak::default() };
    let monitored = MonitoredProcess::new(watched).map_err(watching)?;
    let machine = BusyMachine::since(usage::idle());
    let process = JobProcess { process: launched.process, monitored, machine, _scratch: scratch };
    let pipes = ThreadedPipes::new(launched.stdin, launched.stdout, launched.stderr);
    Ok(Box::new(HostedProcess::new(process, pipes.map_err(watching)?, policy)))
}

/// Describes a program that could not be started. It is the program's fault, unless the machine lacks the resources.
fn unstarted(program: &std::path::Path, error: &io::Error) -> Failure {
    let lacking = [ERROR_COMMITMENT_LIMIT, ERROR_NO_SYSTEM_RESOURCES, ERROR_NOT_ENOUGH_MEMORY];
    let code = error.raw_os_error().and_then(|code| WIN32_ERROR::try_from(code).ok());
    if code.is_some_and(|code| lacking.contains(&code)) {
        return host_failure(machine::no_start(error.to_string()));
    }
    let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy();
    let message = fault::cannot_run(name.into_owned(), error.to_string());
    Failure::new(FailureKind::Start, message)
}

impl MonitorTarget for WatchedJob {
    fn judge(&self, round: u32) -> Option<Failure> {
        let limits = &self.limits;
        if !round.is_multiple_of(MEMORY_CHECK_EVERY) {
            return None;
        }
        let members = self.job.members();
        if round == 0 {
            // Counting threads requires listing all threads of the machine.
            let breach = judge_threads(usage::threads(&members).len() as u64, limits);
            if breach.is_some() {
                return breach;
            }
        }
        self.peak.judge(usage::memory(&members), limits)
    }

    fn judge_files(&self) -> Option<Failure> {
        self.folder.measure(|_| Ok(UnlinkedFiles::new()))
    }

    fn kill(&self) {
        self.job.end();
    }
}

impl GuestProcess for JobProcess {
    fn cpu(&self) -> Duration {
        let job = &self.monitored.target.job;
        let counted = job.cpu();
        // Wine does not count CPU time for jobs. Only the time of running threads is known there.
        if counted.is_zero() { usage::threads_cpu(&job.members()) } else { counted }
    }

    fn clocks(&self) -> ClockReadings {
        self.machine.clocks(self.cpu(), usage::idle())
    }

    fn ending(&mut self) -> Option<ProcessEnd> {
        exit_code(&self.process).map(ending)
    }

    fn check_files(&self) {
        self.monitored.inspect(MonitorTarget::judge_files);
    }

    fn breach(&self) -> Option<&Failure> {
        self.monitored.breach()
    }

    fn memory(&self) -> MemoryEvidence {
        let watched = &self.monitored.target;
        let peak = watched.peak.bytes().max(watched.job.peak());
        MemoryEvidence { peak, ..MemoryEvidence::default() }
    }

    fn kill(&mut self) {
        self.monitored.end();
    }
}

impl Drop for JobProcess {
    fn drop(&mut self) {
        self.kill();
        // Files that are open cannot be removed.
        let waited = Stopwatch::start();
        let job = &self.monitored.target.job;
        while !job.members().is_empty() && waited.elapsed() < GONE_TIMEOUT {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Returns the exit code of a process; `None` while it runs.
fn exit_code(process: &OwnedHandle) -> Option<u32> {
    let mut code = 0;
    // SAFETY: the handle is open, and `code` is writable.
    unsafe {
        let has_ended = WaitForSingleObject(process.as_raw_handle(), 0) == WAIT_OBJECT_0;
        let done = has_ended && GetExitCodeProcess(process.as_raw_handle(), &raw mut code) != 0;
        done.then_some(code)
    }
}
