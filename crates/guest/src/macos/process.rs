//! A guest's process on macOS: its own session, and the checks of its limits.

use super::limits::attach;
use super::usage::{account, children, idle};
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
use crate::text::machine;
use crate::unix::launch::{command, spawn, unstarted};
use crate::unix::{ending::ending, pipes::PolledPipes};
use crate::watchdog::ClockReadings;
use damier_game::{Failure, FailureKind};
use damier_i18n::Message;
use nix::sys::signal::{Signal, kill, killpg};
use nix::unistd::Pid;
use std::process::Child;
use std::sync::Arc;
use std::time::Duration;

/// A guest's process. Dropping it kills the process and removes its scratch folder.
struct MacProcess {
    child: Child,
    monitored: Arc<MonitoredProcess<WatchedFamily>>,
    machine: BusyMachine,
    /// Removed after the process has ended.
    _scratch: Scratch,
}

/// A process that leads a session, and its descendants.
struct WatchedFamily {
    process: Pid,
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
        let message = machine::confines_none("macOS");
        return Err(Failure::new(FailureKind::Host, message));
    }
    let start = |message: &Message| Failure::new(FailureKind::Start, message.clone());
    let program = submission.program.as_ref().map_err(start)?;
    let scratch = Scratch::new().map_err(|error| no_scratch(&error))?;
    let lent = scratch.lend_modules(program);
    lent.map_err(|error| no_lending(&error))?;
    let mut command = command(submission, program, scratch.path());
    attach(&mut command, policy.limits);
    let child = spawn(&mut command).map_err(|error| unstarted(&program.file, &error))?;
    watch(child, scratch, policy)
        .map_err(|error| host_failure(machine::no_watching(error.to_string())))
}

fn watch(
    mut child: Child,
    scratch: Scratch,
    policy: &Policy,
) -> std::io::Result<Box<dyn Connection>> {
    let watched = WatchedFamily {
        process: Pid::from_raw(child.id().cast_signed()),
        limits: policy.limits,
        folder: FolderWatch::new(scratch.path().to_path_buf(), &policy.limits),
        peak: MemoryPeak::default(),
    };
    let monitored = MonitoredProcess::new(watched).inspect_err(|_| {
        let _ = child.kill();
        let _ = child.wait();
    })?;
    let machine = BusyMachine::since(idle());
    let mut process = MacProcess { child, monitored, machine, _scratch: scratch };
    let pipes = PolledPipes::new(&mut process.child)?;
    Ok(Box::new(HostedProcess::new(process, pipes, policy)))
}

impl MonitorTarget for WatchedFamily {
    fn judge(&self, round: u32) -> Option<Failure> {
        if !round.is_multiple_of(MEMORY_CHECK_EVERY) {
            return None;
        }
        let account = account(self.process);
        let breach = judge_threads(account.threads, &self.limits);
        breach.or_else(|| self.peak.judge(account.memory, &self.limits))
    }

    fn judge_files(&self) -> Option<Failure> {
        self.folder.measure(|_| Ok(UnlinkedFiles::new()))
    }

    fn kill(&self) {
        // Children that left the session are not in its process group, so each is killed separately. Each may have
        // ended already.
        for child in children(self.process) {
            let _ = kill(child, Signal::SIGKILL);
        }
        let _ = killpg(self.process, Signal::SIGKILL);
        let _ = kill(self.process, Signal::SIGKILL);
    }
}

impl GuestProcess for MacProcess {
    fn cpu(&self) -> Duration {
        account(self.monitored.target.process).cpu
    }

    fn clocks(&self) -> ClockReadings {
        self.machine.clocks(self.cpu(), idle())
    }

    fn ending(&mut self) -> Option<ProcessEnd> {
        let (monitored, child) = (&self.monitored, &mut self.child);
        monitored.reap(|| child.try_wait().ok().flatten()).map(ending)
    }

    fn check_files(&self) {
        self.monitored.inspect(MonitorTarget::judge_files);
    }

    fn breach(&self) -> Option<&Failure> {
        self.monitored.breach()
    }

    fn memory(&self) -> MemoryEvidence {
        let peak = self.monitored.target.peak.bytes();
        MemoryEvidence { peak, ..MemoryEvidence::default() }
    }

    fn kill(&mut self) {
        self.monitored.end();
    }
}

impl Drop for MacProcess {
    fn drop(&mut self) {
        self.kill();
        let (monitored, child) = (&self.monitored, &mut self.child);
        monitored.reap(|| child.wait().ok());
    }
}
