//! A guest's process: its pipes, and its end when it does not behave.
//!
//! One thread serves all three pipes: nothing that a guest writes, or does not read, blocks the referee.

use super::clock;
use super::exit_status;
use super::launch::{host, launch};
use super::sandbox::{Cgroups, enforced};
use super::scratch::Scratch;
use super::stderr_log::StderrLog;
use super::warden::Ward;
use crate::connection::{Connection, LOOK_EVERY, Received};
use crate::enforced::Enforced;
use crate::policy::Policy;
use crate::protocol::MAX_LINE;
use crate::submission::Submission;
use crate::watchdog::{ClockReadings, WaitLimits, Watchdog};
use game::{Failure, FailureKind, Stopwatch};
use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::Signal;
use nix::unistd::Pid;
use std::io::{ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, ExitStatus};
use std::sync::Arc;
use std::time::Duration;

/// The bytes taken from a pipe at a time.
const PIECE: usize = 64 << 10;
/// The most bytes that a guest may write between two questions: reading them is the referee's work.
const MAX_PER_TURN: u64 = 1 << 20;
/// The most bytes that a guest may write on its standard error in one game.
const MAX_STDERR: u64 = 64 << 20;
/// The longest time from the end of a process until its exit status can be had.
const EXIT_TIMEOUT: Duration = Duration::from_millis(200);

/// A guest's process. It is killed, and its scratch folder removed, when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    /// Bytes that have come and are not read yet; the first `searched` of them hold no line break.
    inbox: Vec<u8>,
    searched: usize,
    /// Bytes that the guest has not taken yet.
    outbox: Vec<u8>,
    received: u64,
    log: StderrLog,
    /// A buffer for the standard error.
    piece: Vec<u8>,
    ward: Arc<Ward>,
    /// Both are removed after the process has ended.
    _scratch: Scratch,
    cgroups: Cgroups,
    policy: Policy,
    enforced: Enforced,
}

/// Starts a submission's program.
///
/// # Errors
/// A program that cannot be run, or a machine that cannot run any.
pub(crate) fn start(
    submission: &Submission,
    policy: &Policy,
) -> Result<Box<dyn Connection>, Failure> {
    Ok(Box::new(Process::start(submission, policy)?))
}

impl Process {
    fn start(submission: &Submission, policy: &Policy) -> Result<Self, Failure> {
        let start = |message: &String| Failure::new(FailureKind::Start, message);
        let program = submission.program.as_ref().map_err(start)?;
        let scratch = Scratch::new().map_err(|error| host("a scratch folder", &error))?;
        let enforced = enforced(policy.trust);
        let cgroups = Cgroups::new(&policy.limits);
        let child = launch(submission, program, &scratch, enforced, &policy.limits, &cgroups)?;
        Self::of(child, scratch, cgroups, *policy, enforced)
            .map_err(|error| host("watching its process", &error))
    }

    fn of(
        mut child: Child,
        scratch: Scratch,
        cgroups: Cgroups,
        policy: Policy,
        enforced: Enforced,
    ) -> std::io::Result<Self> {
        let number = Pid::from_raw(child.id().cast_signed());
        let ward = Ward::new(number, policy.limits, scratch.path().to_path_buf());
        let ward = ward.inspect_err(|_| {
            let _ = child.kill();
            let _ = child.wait();
        })?;
        let process = Self {
            stdin: child.stdin.take(),
            stdout: child.stdout.take(),
            stderr: child.stderr.take(),
            child,
            inbox: Vec::new(),
            searched: 0,
            outbox: Vec::new(),
            received: 0,
            log: StderrLog::default(),
            piece: Vec::new(),
            ward,
            _scratch: scratch,
            cgroups,
            policy,
            enforced,
        };
        process.stdin.iter().try_for_each(never_wait)?;
        process.stdout.iter().try_for_each(never_wait)?;
        process.stderr.iter().try_for_each(never_wait)?;
        Ok(process)
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id().cast_signed())
    }

    /// Takes a whole line from the inbox, if there is one.
    fn take_line(&mut self) -> Result<Option<Vec<u8>>, Failure> {
        let fresh = &self.inbox[self.searched..];
        let Some(at) = fresh.iter().position(|&byte| byte == b'\n') else {
            self.searched = self.inbox.len();
            let is_long = self.searched > MAX_LINE || self.received > MAX_PER_TURN;
            return if is_long { Err(flood()) } else { Ok(None) };
        };
        if self.received > MAX_PER_TURN {
            return Err(flood());
        }
        let rest = self.inbox.split_off(self.searched + at + 1);
        let mut line = std::mem::replace(&mut self.inbox, rest);
        self.searched = 0;
        line.pop();
        Ok(Some(line))
    }

    /// Waits until a pipe is ready, at most `timeout`, and serves all pipes; returns true if one was ready.
    fn serve(&mut self, timeout: Duration) -> Result<bool, Failure> {
        let mut fds = Vec::with_capacity(3);
        let reads = PollFlags::POLLIN;
        fds.extend(self.stdout.iter().map(|pipe| PollFd::new(pipe.as_fd(), reads)));
        fds.extend(self.stderr.iter().map(|pipe| PollFd::new(pipe.as_fd(), reads)));
        if !self.outbox.is_empty() {
            let writes = PollFlags::POLLOUT;
            fds.extend(self.stdin.iter().map(|pipe| PollFd::new(pipe.as_fd(), writes)));
        }
        let longest = PollTimeout::try_from(timeout).unwrap_or(PollTimeout::ZERO);
        if fds.is_empty() {
            std::thread::sleep(timeout);
            return Ok(false);
        }
        let ready = match poll(&mut fds, longest) {
            Ok(ready) => ready,
            Err(Errno::EINTR) => 0,
            Err(error) => {
                return Err(host("waiting for its pipes", &error));
            }
        };
        if ready > 0 {
            self.write();
            self.read_stdout();
            self.read_stderr()?;
        }
        Ok(ready > 0)
    }

    /// Writes as much as the guest takes. A pipe that it has closed is no fault: it need not listen.
    fn write(&mut self) {
        while let (Some(stdin), false) = (&mut self.stdin, self.outbox.is_empty()) {
            match stdin.write(&self.outbox) {
                Ok(written) => drop(self.outbox.drain(..written)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => {
                    self.stdin = None;
                    self.outbox.clear();
                }
            }
        }
    }

    /// Reads the standard output, one piece at most, so that limits are looked at in between.
    fn read_stdout(&mut self) {
        let Some(stdout) = &mut self.stdout else { return };
        let before = self.inbox.len();
        self.inbox.resize(before + PIECE, 0);
        let read = stdout.read(&mut self.inbox[before..]);
        self.inbox.truncate(before + *read.as_ref().unwrap_or(&0));
        self.received += *read.as_ref().unwrap_or(&0) as u64;
        match read {
            Ok(0) => self.stdout = None,
            Err(error) if is_fatal(&error) => self.stdout = None,
            _ => {}
        }
    }

    /// Reads the standard error, one piece at most.
    fn read_stderr(&mut self) -> Result<(), Failure> {
        let Some(stderr) = &mut self.stderr else { return Ok(()) };
        self.piece.resize(PIECE, 0);
        match stderr.read(&mut self.piece) {
            Ok(0) => self.stderr = None,
            Ok(length) => self.log.add(&self.piece[..length]),
            Err(error) if is_fatal(&error) => self.stderr = None,
            Err(_) => {}
        }
        if self.log.len() > MAX_STDERR {
            let message = format!("wrote more than {} MiB on its standard error", MAX_STDERR >> 20);
            return Err(Failure::new(FailureKind::Output, message));
        }
        Ok(())
    }

    fn has_ended(&mut self) -> Option<ExitStatus> {
        let (ward, child) = (&self.ward, &mut self.child);
        ward.reap(|| child.try_wait().ok().flatten())
    }

    /// Finds out why the standard output has ended.
    fn find_exit(&mut self) -> Failure {
        let waited = Stopwatch::start();
        let mut status = self.has_ended();
        while status.is_none() && waited.elapsed() < EXIT_TIMEOUT {
            std::thread::sleep(Duration::from_millis(1));
            status = self.has_ended();
        }
        while self.stderr.is_some() && self.serve(Duration::ZERO) == Ok(true) {}
        if let Some(breach) = self.ward.breach() {
            return breach.clone();
        }
        let (last_line, limits) = (self.log.last_line(), &self.policy.limits);
        let peak = if self.cgroups.has_overflowed() { limits.memory } else { self.ward.peak() };
        exit_status::explain(status, last_line.as_deref(), peak, limits)
    }
}

impl Connection for Process {
    fn cpu(&self) -> Duration {
        if self.enforced.is_one_process() {
            clock::cpu(self.pid())
        } else {
            clock::family_cpu(self.pid())
        }
    }

    fn clocks(&self) -> ClockReadings {
        let cpu = self.cpu();
        ClockReadings { cpu, waits: clock::waits(self.pid()), busy: clock::busy() }
    }

    fn send(&mut self, line: &str) {
        self.outbox.extend_from_slice(line.as_bytes());
        self.received = 0;
        self.write();
    }

    fn remark(&mut self, text: &str) {
        self.log.add(text.as_bytes());
        self.log.add(b"\n");
    }

    fn receive(&mut self, timeout: Duration) -> Result<Received, Failure> {
        if let Some(breach) = self.ward.breach() {
            return Err(breach.clone());
        }
        if let Some(line) = self.take_line()? {
            return Ok(Received { line: Some(line), is_quiet: false });
        }
        let is_quiet = !self.serve(timeout)?;
        if self.stdout.is_none() && !self.inbox.contains(&b'\n') {
            return Err(self.find_exit());
        }
        Ok(Received { line: None, is_quiet })
    }

    fn kill(&mut self) {
        if !self.enforced.is_one_process() {
            // Whoever left the session is only known as a child.
            for child in clock::children(self.pid()) {
                let _ = nix::sys::signal::kill(child, Signal::SIGKILL);
            }
        }
        self.ward.end();
    }

    fn end(mut self: Box<Self>, last_words: &str) -> (String, bool) {
        self.send(last_words);
        let farewell = self.policy.timeouts.farewell;
        let limits = WaitLimits {
            cpu: farewell,
            per: "farewell",
            limit: farewell,
            idle: farewell,
            idle_left: None,
            attended: farewell.saturating_mul(self.policy.timeouts.wall_per_cpu),
        };
        let mut watchdog = Watchdog::begin(self.cpu(), limits);
        loop {
            if self.outbox.is_empty() {
                self.stdin = None;
            }
            self.inbox.clear();
            self.searched = 0;
            let is_over = self.serve(LOOK_EVERY).is_err() || self.has_ended().is_some();
            if is_over || watchdog.look(self.clocks()).is_err() {
                break;
            }
        }
        // What it wrote before it ended may still lie in the pipe.
        let _ = self.serve(Duration::ZERO);
        if let Some(breach) = self.ward.breach() {
            let message = format!("[ended by the referee] {}", breach.message);
            self.remark(&message);
        }
        (self.log.text(), self.has_ended().is_some())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
        let (ward, child) = (&self.ward, &mut self.child);
        ward.reap(|| child.wait().ok());
    }
}

/// Reading and writing fail instead of waiting.
fn never_wait(pipe: &impl AsFd) -> std::io::Result<()> {
    fcntl(pipe.as_fd(), FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
    Ok(())
}

fn is_fatal(error: &std::io::Error) -> bool {
    !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

fn flood() -> Failure {
    let message =
        "wrote more on its standard output than any answer needs (a line holds at most 1 MiB)";
    Failure::new(FailureKind::Output, message)
}
