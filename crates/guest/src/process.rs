//! A guest's process, as far as it is the same on every system: the conversation, the limits on output, and the end of
//! a guest that misbehaves. [`GuestProcess`] and [`GuestPipes`] are implemented for each system.

mod cause;
pub(crate) mod ending;
pub(crate) mod flow;
pub(crate) mod folder_usage;
pub(crate) mod folder_watch;
pub(crate) mod inbox;
#[cfg(not(target_os = "linux"))]
pub(crate) mod load;
pub(crate) mod memory_report;
pub(crate) mod monitor;
pub(crate) mod peak;
pub(crate) mod scratch;
pub(crate) mod stderr_log;

use crate::connection::{Connection, POLL_INTERVAL, WaitOutcome};
use crate::policy::Policy;
use crate::text::{fault, machine as text};
use crate::watchdog::{ClockReadings, WaitLimits, Watchdog};
use damier_game::{Failure, FailureKind, Stopwatch};
use damier_i18n::Message;
use ending::{MemoryEvidence, ProcessEnd, explain};
use flow::Flow;
use memory_report::find_report;
use std::io::ErrorKind;
use std::time::Duration;

/// Number of lines that a guest writes between two checks of its files.
const LINES_PER_CHECK: u32 = 16;

/// Longest wait for the exit status of a process that has ended.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);

/// Variables of every guest's environment. Python: the same hashes on every run, and no files written next to the
/// submission. Numerical libraries such as NumPy's: one thread. Otherwise they start a thread for each processor when
/// they are loaded, whose CPU time and memory count.
pub(crate) const VARIABLES: [(&str, &str); 5] = [
    ("PYTHONHASHSEED", "0"),
    ("PYTHONDONTWRITEBYTECODE", "1"),
    ("OPENBLAS_NUM_THREADS", "1"),
    ("OMP_NUM_THREADS", "1"),
    ("MKL_NUM_THREADS", "1"),
];

/// System message when no more files can be opened.
pub(crate) const NO_DESCRIPTOR: &str = "Too many open files";

/// A running process and all processes that it has started. Dropping it ends them and removes their temporary files.
pub(crate) trait GuestProcess: Send {
    /// Returns the CPU time used so far.
    fn cpu(&self) -> Duration;

    /// Returns the clocks that show whether the guest is computing.
    fn clocks(&self) -> ClockReadings;

    /// Returns how the process ended, or `None` while it runs.
    fn ending(&mut self) -> Option<ProcessEnd>;

    /// Returns the machine's failure if it ended the process. `_log` is the log of the standard error.
    fn machine_failure(&self, _: &ProcessEnd, _log: &str) -> Option<Failure> {
        None
    }

    /// Checks its files, as the monitor does, and ends it if it exceeds a limit.
    fn check_files(&self);

    /// Returns the limit that the process exceeded, and for which it was ended.
    fn breach(&self) -> Option<&Failure>;

    /// Returns what is known about its memory.
    fn memory(&self) -> MemoryEvidence;

    /// Kills it and all processes that it has started.
    fn kill(&mut self);
}

/// Three pipes of a process.
pub(crate) trait GuestPipes: Send {
    /// Waits for a pipe to be ready, for at most `timeout`, and serves all of them. Returns true if data moved.
    ///
    /// # Errors
    /// Fails if the machine itself fails.
    fn serve(&mut self, flow: &mut Flow, timeout: Duration) -> Result<bool, Failure>;

    /// Writes as much of the outbox as the guest accepts. A closed pipe is not an error, because a guest need not read.
    fn write(&mut self, flow: &mut Flow);

    /// Closes the standard input once everything is written.
    fn close_input(&mut self);

    /// Returns true until the standard output has ended.
    fn is_talking(&self) -> bool;

    /// Returns true until the standard error has ended.
    fn is_complaining(&self) -> bool;
}

/// A guest's process with its pipes.
pub(crate) struct HostedProcess<P, I> {
    /// Declared first, so that the process is ended before its pipes are closed.
    process: P,
    pipes: I,
    flow: Flow,
    policy: Policy,
    /// Number of lines that it has written.
    lines: u32,
}

impl<P: GuestProcess, I: GuestPipes> HostedProcess<P, I> {
    /// Starts the conversation with a running process.
    pub(crate) fn new(process: P, pipes: I, policy: &Policy) -> Self {
        Self { process, pipes, flow: Flow::default(), policy: *policy, lines: 0 }
    }

    /// Serves the pipes and enforces the limits on output.
    fn serve(&mut self, timeout: Duration) -> Result<bool, Failure> {
        let has_moved = self.pipes.serve(&mut self.flow, timeout)?;
        self.flow.check()?;
        Ok(has_moved)
    }

    /// Counts a line. The guest's files are checked here too, because on a busy machine the monitor may run too rarely.
    fn count_line(&mut self) -> Result<(), Failure> {
        self.lines = self.lines.wrapping_add(1);
        if self.lines.is_multiple_of(LINES_PER_CHECK) {
            self.process.check_files();
        }
        self.process.breach().map_or(Ok(()), |breach| Err(breach.clone()))
    }

    /// Finds out why the standard output was closed.
    fn find_exit(&mut self) -> Failure {
        let waited = Stopwatch::start();
        let mut ending = self.process.ending();
        while ending.is_none() && waited.elapsed() < EXIT_TIMEOUT {
            std::thread::sleep(Duration::from_millis(1));
            ending = self.process.ending();
        }
        while self.pipes.is_complaining() && self.serve(Duration::ZERO) == Ok(true) {}
        if let Some(breach) = self.process.breach() {
            return breach.clone();
        }
        let log = self.flow.log.text();
        let ended = ending.as_ref();
        if let Some(failure) = ended.and_then(|end| self.process.machine_failure(end, &log)) {
            return failure;
        }
        let report = find_report(&log);
        let memory = MemoryEvidence { report, ..self.process.memory() };
        explain(ending, &log, &memory, &self.policy.limits)
    }

    /// Returns the limits for a guest that is about to exit.
    fn farewell(&self) -> Watchdog {
        let farewell = self.policy.timeouts.farewell;
        let limits = WaitLimits {
            cpu: farewell,
            per: "farewell",
            limit: farewell,
            idle: farewell,
            idle_left: None,
            attended: farewell.saturating_mul(self.policy.timeouts.wall_per_cpu),
        };
        Watchdog::begin(self.cpu(), limits)
    }
}

impl<P: GuestProcess, I: GuestPipes> Connection for HostedProcess<P, I> {
    fn cpu(&self) -> Duration {
        self.process.cpu()
    }

    fn clocks(&self) -> ClockReadings {
        self.process.clocks()
    }

    fn send(&mut self, line: &str) {
        self.flow.outbox.extend_from_slice(line.as_bytes());
        self.flow.inbox.begin_turn();
        self.pipes.write(&mut self.flow);
    }

    fn remark(&mut self, text: &str) {
        self.flow.log.add(text.as_bytes());
        self.flow.log.add(b"\n");
    }

    fn receive(&mut self, timeout: Duration) -> Result<WaitOutcome, Failure> {
        if let Some(breach) = self.process.breach() {
            return Err(breach.clone());
        }
        if let Some(line) = self.flow.inbox.take_line()? {
            self.count_line()?;
            return Ok(WaitOutcome { line: Some(line), is_quiet: false });
        }
        let is_quiet = !self.serve(timeout)?;
        if !self.pipes.is_talking() && !self.flow.inbox.has_line() {
            return Err(self.find_exit());
        }
        Ok(WaitOutcome { line: None, is_quiet })
    }

    fn unended(&self) -> &[u8] {
        self.flow.inbox.unended()
    }

    fn close_input(&mut self) {
        self.pipes.close_input();
    }

    fn find_lack_of_memory(&mut self, line: &[u8]) -> Option<Failure> {
        let find = |line: &[u8]| find_report(&String::from_utf8_lossy(line));
        let mut report = find(line);
        let mut watchdog = self.farewell();
        while report.is_none() && self.pipes.is_talking() {
            let is_lost =
                self.serve(POLL_INTERVAL).is_err() || watchdog.poll(self.clocks()).is_err();
            while let Ok(Some(line)) = self.flow.inbox.take_line() {
                report = report.or_else(|| find(&line));
            }
            if is_lost {
                break;
            }
        }
        if !self.pipes.is_talking() {
            report = report.or_else(|| find_report(&self.flow.log.text()));
        }
        let report = report?;
        let how = fault::out_of_memory(&report.line);
        let memory = MemoryEvidence { report: Some(report), ..self.process.memory() };
        let (kind, message) = memory.fault(how, &self.policy.limits);
        Some(Failure::new(kind, message))
    }

    fn kill(&mut self) {
        self.process.kill();
    }

    fn end(mut self: Box<Self>, last_words: &str) -> (String, bool) {
        self.send(last_words);
        let mut watchdog = self.farewell();
        loop {
            if self.flow.outbox.is_empty() {
                self.pipes.close_input();
            }
            self.flow.inbox.clear();
            let is_over = self.serve(POLL_INTERVAL).is_err() || self.process.ending().is_some();
            if is_over || watchdog.poll(self.clocks()).is_err() {
                break;
            }
        }
        // Its last output may still be in the pipe.
        let _ = self.serve(Duration::ZERO);
        if let Some(breach) = self.process.breach() {
            let message = format!("[ended by the referee] {}", breach.message);
            self.remark(&message);
        }
        (self.flow.log.text(), self.process.ending().is_some())
    }
}

/// Describes a failure to create or fill a guest's scratch folder.
pub(crate) fn no_scratch(error: &std::io::Error) -> Failure {
    host_failure(with_advice(error, text::no_scratch(error.to_string())))
}

/// Describes a failure to provide the modules that a guest may import.
pub(crate) fn no_lending(error: &std::io::Error) -> Failure {
    host_failure(with_advice(error, text::no_lending(error.to_string())))
}

/// Adds advice for an error of the system, if there is any.
pub(crate) fn with_advice(error: &std::io::Error, what: impl Into<Message>) -> Message {
    let what = what.into();
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => text::needs_space(what),
        ErrorKind::ReadOnlyFilesystem | ErrorKind::NotFound | ErrorKind::PermissionDenied => {
            text::needs_other_folder(what)
        }
        _ if error.to_string().contains(NO_DESCRIPTOR) => text::needs_descriptors(what),
        _ => text::needs_less(what),
    }
}

/// Describes a failure of the machine.
pub(crate) fn host_failure(what: impl Into<Message>) -> Failure {
    Failure::new(FailureKind::Host, what)
}
