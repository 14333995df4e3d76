//! A guest's process as every system keeps it: the conversation, the limits of what is read, and the end of a guest that
//! does not behave. [`GuestProcess`] and [`GuestPipes`] are what each system has its own way of.

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

/// Lines of a guest between two looks at its files.
const LINES_PER_CHECK: u32 = 16;

/// The longest time from the end of a process until its exit status can be had.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);

/// The words of the system when no file can be opened any more.
pub(crate) const NO_DESCRIPTOR: &str = "Too many open files";

/// A running process with all that it has started. Dropping it ends them and removes what they have left behind.
pub(crate) trait GuestProcess: Send {
    /// The CPU time used so far.
    fn cpu(&self) -> Duration;

    /// The clocks that tell whether the guest computes.
    fn clocks(&self) -> ClockReadings;

    /// The end of the process, if it has ended.
    fn ending(&mut self) -> Option<ProcessEnd>;

    /// The machine's failure that has ended it, if there is one. The log is that of its standard error.
    fn machine_failure(&self, _: &ProcessEnd, _log: &str) -> Option<Failure> {
        None
    }

    /// Looks at its files, as the warden does; ends it where it exceeds a limit.
    fn check_files(&self);

    /// The limit that it has exceeded, if it has; it was ended then.
    fn breach(&self) -> Option<&Failure>;

    /// What is known of its memory.
    fn memory(&self) -> MemoryEvidence;

    /// Ends it now, with all that it has started.
    fn kill(&mut self);
}

/// The three pipes of a process.
pub(crate) trait GuestPipes: Send {
    /// Waits until a pipe moves, at most `timeout`, and serves all of them; returns true if one has moved.
    ///
    /// # Errors
    /// The machine's own failure.
    fn serve(&mut self, flow: &mut Flow, timeout: Duration) -> Result<bool, Failure>;

    /// Writes as much of the outbox as the guest takes. A pipe that it has closed is no fault: it need not listen.
    fn write(&mut self, flow: &mut Flow);

    /// Closes its standard input once all is written.
    fn close_input(&mut self);

    /// Returns true until the standard output has ended.
    fn is_talking(&self) -> bool;

    /// Returns true until the standard error has ended.
    fn is_complaining(&self) -> bool;
}

/// A guest's process with its pipes.
pub(crate) struct HostedProcess<P, I> {
    /// Dropped, and so ended, before its pipes are closed.
    process: P,
    pipes: I,
    flow: Flow,
    policy: Policy,
    /// The lines that it has written.
    lines: u32,
}

impl<P: GuestProcess, I: GuestPipes> HostedProcess<P, I> {
    /// Talks with a process that has begun.
    pub(crate) fn new(process: P, pipes: I, policy: &Policy) -> Self {
        Self { process, pipes, flow: Flow::default(), policy: *policy, lines: 0 }
    }

    /// Serves the pipes, and holds the guest to the limits of what it writes.
    fn serve(&mut self, timeout: Duration) -> Result<bool, Failure> {
        let has_moved = self.pipes.serve(&mut self.flow, timeout)?;
        self.flow.check()?;
        Ok(has_moved)
    }

    /// Counts a line. On a busy machine the warden may come by too rarely: the guest's files are looked at here too.
    fn count_line(&mut self) -> Result<(), Failure> {
        self.lines = self.lines.wrapping_add(1);
        if self.lines.is_multiple_of(LINES_PER_CHECK) {
            self.process.check_files();
        }
        self.process.breach().map_or(Ok(()), |breach| Err(breach.clone()))
    }

    /// Finds out why the standard output has ended.
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

    /// The patience with a guest that is about to end.
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
        Some(Failure::new(kind, message.to_string()))
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
        // What it wrote before it ended may still lie in the pipe.
        let _ = self.serve(Duration::ZERO);
        if let Some(breach) = self.process.breach() {
            let message = format!("[ended by the referee] {}", breach.message);
            self.remark(&message);
        }
        (self.flow.log.text(), self.process.ending().is_some())
    }
}

/// A failure to make a guest's scratch folder, or to put something into it.
pub(crate) fn no_scratch(error: &std::io::Error) -> Failure {
    host_failure(&with_advice(error, text::no_scratch(error.to_string())))
}

/// A failure to lend a guest what it may import.
pub(crate) fn no_lending(error: &std::io::Error) -> Failure {
    host_failure(&with_advice(error, text::no_lending(error.to_string())))
}

/// Adds what helps against an error of the system, where that is known.
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

/// A failure of the machine.
pub(crate) fn host_failure(what: &Message) -> Failure {
    Failure::new(FailureKind::Host, what.to_string())
}
