//! A guest's process on Linux: its own session, its CPU clock, and the checks of its limits.

use super::clock;
use super::confinement::LinuxConfinement;
use super::image::image_size;
use super::launch::launch;
use super::own_limits::{EndedGuest, own_memory_limit, own_process_limit};
use super::process_usage::oom_kills;
use super::sandbox::Cgroups;
use super::watched_session::WatchedSession;
use crate::connection::Connection;
use crate::policy::{Policy, ResourceLimits};
use crate::process::ending::{MemoryEvidence, ProcessEnd};
use crate::process::monitor::{MonitorTarget, MonitoredProcess};
use crate::process::scratch::Scratch;
use crate::process::{GuestProcess, HostedProcess, host_failure, no_scratch};
use crate::submission::Submission;
use crate::text::machine;
use crate::unix::{ending::ending, pipes::PolledPipes};
use crate::watchdog::ClockReadings;
use damier_game::{Failure, FailureKind};
use damier_i18n::Message;
use nix::sys::signal::Signal;
use nix::unistd::Pid;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::Arc;
use std::time::Duration;

/// A guest's process. Dropping it kills the process and removes its scratch folder.
#[derive(Debug)]
struct Session {
    child: Child,
    monitored: Arc<MonitoredProcess<WatchedSession>>,
    /// Both are removed after the process has ended.
    scratch: Scratch,
    cgroups: Cgroups,
    limits: ResourceLimits,
    confinement: LinuxConfinement,
    /// CPU time at the last check whether the process has ended. After its end, its clock cannot be read.
    cpu_at_end: Duration,
    /// Memory in bytes that its program occupies at the start.
    image: u64,
    /// Count of [`oom_kills`] before it started.
    oom_kills: u64,
}

/// Starts a submission's program.
///
/// # Errors
/// Fails if the program cannot be run, or if this machine cannot run any.
pub(crate) fn start(
    submission: &Submission,
    policy: &Policy,
) -> Result<Box<dyn Connection>, Failure> {
    let start = |message: &Message| Failure::new(FailureKind::Start, message.clone());
    let program = submission.program.as_ref().map_err(start)?;
    let confinement = LinuxConfinement::here(policy.trust)?;
    let scratch = Scratch::new().map_err(|error| no_scratch(&error))?;
    let cgroups = Cgroups::new(&policy.limits);
    let child = launch(submission, program, &scratch, policy, confinement, &cgroups)?;
    watch(child, &program.file, scratch, cgroups, policy, confinement)
        .map_err(|error| host_failure(machine::no_watching(error.to_string())))
}

fn watch(
    mut child: Child,
    program: &Path,
    scratch: Scratch,
    cgroups: Cgroups,
    policy: &Policy,
    confinement: LinuxConfinement,
) -> std::io::Result<Box<dyn Connection>> {
    let number = Pid::from_raw(child.id().cast_signed());
    let watched = WatchedSession::new(number, policy.limits, scratch.path().to_path_buf());
    let monitored = MonitoredProcess::new(watched).inspect_err(|_| {
        let _ = child.kill();
        let _ = child.wait();
    })?;
    let (limits, cpu_at_end) = (policy.limits, Duration::ZERO);
    let (image, oom_kills) = (image_size(program), oom_kills());
    let mut session = Session {
        child,
        monitored,
        scratch,
        cgroups,
        limits,
        confinement,
        cpu_at_end,
        image,
        oom_kills,
    };
    let pipes = PolledPipes::new(&mut session.child)?;
    Ok(Box::new(HostedProcess::new(session, pipes, policy)))
}

impl Session {
    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id().cast_signed())
    }
}

impl GuestProcess for Session {
    fn cpu(&self) -> Duration {
        if self.confinement.is_one_process() {
            clock::cpu(self.pid())
        } else {
            clock::family_cpu(self.pid())
        }
    }

    fn clocks(&self) -> ClockReadings {
        let mut family = vec![self.pid()];
        if !self.confinement.is_one_process() {
            clock::add_descendants(&mut family);
        }
        let tasks: Vec<PathBuf> = family.into_iter().flat_map(clock::tasks).collect();
        let is_active = clock::is_active(&tasks);
        ClockReadings {
            cpu: self.cpu(),
            waits: clock::waits(tasks),
            busy: clock::busy(),
            is_active,
        }
    }

    fn ending(&mut self) -> Option<ProcessEnd> {
        self.cpu_at_end = self.cpu_at_end.max(self.cpu());
        let (monitored, child) = (&self.monitored, &mut self.child);
        monitored.reap(|| child.try_wait().ok().flatten()).map(ending)
    }

    fn machine_failure(&self, ending: &ProcessEnd, log: &str) -> Option<Failure> {
        let (cpu, scratch, limits) = (self.cpu_at_end, self.scratch.path(), &self.limits);
        EndedGuest { ending, log, cpu, scratch, limits }.machine_failure()
    }

    fn check_files(&self) {
        self.monitored.inspect(MonitorTarget::judge_files);
    }

    fn breach(&self) -> Option<&Failure> {
        self.monitored.breach()
    }

    fn memory(&self) -> MemoryEvidence {
        let watched = &self.monitored.target;
        MemoryEvidence {
            peak: watched.peak.bytes(),
            is_refused: self.cgroups.has_overflowed() || watched.lacks_addresses(),
            image: self.image,
            is_machine_short: oom_kills() > self.oom_kills,
            own_limit: own_memory_limit(&self.limits)
                .map(|most| (most, watched.has_addresses_near(most))),
            own_processes: own_process_limit(&self.limits),
            report: None,
        }
    }

    fn kill(&mut self) {
        if !self.confinement.is_one_process() {
            // Children that left the session are not in its process group, so each is killed separately.
            for child in clock::children(self.pid()) {
                let _ = nix::sys::signal::kill(child, Signal::SIGKILL);
            }
        }
        self.monitored.end();
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.kill();
        let (monitored, child) = (&self.monitored, &mut self.child);
        monitored.reap(|| child.wait().ok());
    }
}
