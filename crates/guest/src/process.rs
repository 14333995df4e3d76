//! A guest's process: its pipes, and what is done when it does not behave.
//!
//! One thread serves all three pipes: nothing that a guest writes, or does not read, blocks the referee.

use crate::clock;
use crate::ending;
use crate::launch::{host, launch};
use crate::protocol::MAX_LINE;
use crate::said::Said;
use crate::sandbox::{Enforced, Pen};
use crate::scratch::Scratch;
use crate::submission::Submission;
use crate::terms::Terms;
use crate::warden::Ward;
use crate::watch::{Allowance, Watch};
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

/// How long the pipes are waited for before the guest is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// Bytes taken from a pipe at a time.
const PIECE: usize = 64 << 10;
/// What a guest may write between two questions, in bytes: what is read is the referee's work.
const MOST_PER_TURN: u64 = 1 << 20;
/// What a guest may write on its standard error in one game, in bytes.
const MOST_SAID: u64 = 64 << 20;
/// How long an ended process takes at most until it can be asked how it ended.
const LAST_BREATH: Duration = Duration::from_millis(200);

/// Why there is no line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// Nobody waits for it any more.
    Stopped,
    /// The guest, or the machine, failed.
    Failure(Failure),
}

/// A guest's process. It is killed, and its scratch folder removed, when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    /// What has come and is not read yet, and how much of it is known to hold no line break.
    inbox: Vec<u8>,
    searched: usize,
    /// What the guest has not taken yet.
    outbox: Vec<u8>,
    received: u64,
    said: Said,
    /// Room for what comes on the standard error.
    piece: Vec<u8>,
    ward: Arc<Ward>,
    /// Both are removed after the process has ended.
    _scratch: Scratch,
    pen: Pen,
    terms: Terms,
    enforced: Enforced,
}

impl Process {
    /// Starts a submission's program.
    ///
    /// # Errors
    /// A program that cannot be run, or a machine that cannot run any.
    pub(crate) fn start(submission: &Submission, terms: &Terms) -> Result<Self, Failure> {
        let start = |message: &String| Failure::new(FailureKind::Start, message);
        let program = submission.program.as_ref().map_err(start)?;
        let scratch = Scratch::new().map_err(|error| host("a scratch folder", &error))?;
        let enforced = Enforced::on_this_machine(terms.trust);
        let pen = Pen::new(&terms.ration);
        let child = launch(submission, program, &scratch, enforced, &terms.ration, &pen)?;
        Self::of(child, scratch, pen, *terms, enforced)
            .map_err(|error| host("watching its process", &error))
    }

    fn of(
        mut child: Child,
        scratch: Scratch,
        pen: Pen,
        terms: Terms,
        enforced: Enforced,
    ) -> std::io::Result<Self> {
        let number = Pid::from_raw(child.id().cast_signed());
        let ward = Ward::new(number, terms.ration, scratch.path().to_path_buf());
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
            said: Said::default(),
            piece: Vec::new(),
            ward,
            _scratch: scratch,
            pen,
            terms,
            enforced,
        };
        process.stdin.iter().try_for_each(never_wait)?;
        process.stdout.iter().try_for_each(never_wait)?;
        process.stderr.iter().try_for_each(never_wait)?;
        Ok(process)
    }

    /// CPU time used so far.
    pub(crate) fn cpu(&self) -> Duration {
        if self.enforced.is_one_process() {
            clock::cpu(self.pid())
        } else {
            clock::family_cpu(self.pid())
        }
    }

    /// Hands a line over, or as much of it as the guest takes; the rest follows while it is waited for.
    pub(crate) fn send(&mut self, line: &str) {
        self.outbox.extend_from_slice(line.as_bytes());
        self.received = 0;
        self.write();
    }

    /// Notes something beside what the guest says itself.
    pub(crate) fn remark(&mut self, text: &str) {
        self.said.add(text.as_bytes());
        self.said.add(b"\n");
    }

    /// The next line of an answer, without its line break.
    ///
    /// # Errors
    /// If the guest ends, uses more than it is allowed, or idles; if `stopped` says so.
    pub(crate) fn line(
        &mut self,
        watch: &mut Watch,
        stopped: &dyn Fn() -> bool,
    ) -> Result<Vec<u8>, Halt> {
        loop {
            if let Some(breach) = self.ward.breach() {
                return Err(Halt::Failure(breach.clone()));
            }
            if let Some(line) = self.take_line()? {
                return Ok(line);
            }
            let is_quiet = !self.serve(LOOK_EVERY)?;
            if stopped() {
                return Err(Halt::Stopped);
            }
            if self.stdout.is_none() && !self.inbox.contains(&b'\n') {
                return Err(Halt::Failure(self.how_it_ended()));
            }
            if is_quiet || watch.is_due() {
                watch.look(self.pid(), self.cpu()).map_err(Halt::Failure)?;
            }
        }
    }

    /// Says the last words and waits a little for the guest to end; what it has said in all, and whether it
    /// ended.
    pub(crate) fn end(mut self, last_words: &str) -> (String, bool) {
        self.send(last_words);
        let patience = self.terms.patience.farewell;
        let farewell = Allowance {
            cpu: patience,
            per: "farewell",
            limit: patience,
            idle: patience,
            idle_left: None,
            attended: patience.saturating_mul(self.terms.patience.wall_per_cpu),
        };
        let mut watch = Watch::begin(self.cpu(), farewell);
        loop {
            if self.outbox.is_empty() {
                self.stdin = None;
            }
            self.inbox.clear();
            self.searched = 0;
            let is_over = self.serve(LOOK_EVERY).is_err() || self.has_ended().is_some();
            if is_over || watch.look(self.pid(), self.cpu()).is_err() {
                break;
            }
        }
        // What it wrote before it ended may still lie in the pipe.
        let _ = self.serve(Duration::ZERO);
        if let Some(breach) = self.ward.breach() {
            let message = format!("[ended by the referee] {}", breach.message);
            self.remark(&message);
        }
        (self.said.text(), self.has_ended().is_some())
    }

    /// Ends it, now.
    pub(crate) fn kill(&mut self) {
        if !self.enforced.is_one_process() {
            // Whoever left the session is only known as a child.
            for child in clock::children(self.pid()) {
                let _ = nix::sys::signal::kill(child, Signal::SIGKILL);
            }
        }
        self.ward.end();
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id().cast_signed())
    }

    /// A whole line from the inbox.
    fn take_line(&mut self) -> Result<Option<Vec<u8>>, Halt> {
        let fresh = &self.inbox[self.searched..];
        let Some(at) = fresh.iter().position(|&byte| byte == b'\n') else {
            self.searched = self.inbox.len();
            let is_long = self.searched > MAX_LINE || self.received > MOST_PER_TURN;
            return if is_long { Err(Halt::Failure(flood())) } else { Ok(None) };
        };
        if self.received > MOST_PER_TURN {
            return Err(Halt::Failure(flood()));
        }
        let rest = self.inbox.split_off(self.searched + at + 1);
        let mut line = std::mem::replace(&mut self.inbox, rest);
        self.searched = 0;
        line.pop();
        Ok(Some(line))
    }

    /// Waits until a pipe has something, at most so long, and serves all; whether one had.
    fn serve(&mut self, patience: Duration) -> Result<bool, Halt> {
        let mut fds = Vec::with_capacity(3);
        let reads = PollFlags::POLLIN;
        fds.extend(self.stdout.iter().map(|pipe| PollFd::new(pipe.as_fd(), reads)));
        fds.extend(self.stderr.iter().map(|pipe| PollFd::new(pipe.as_fd(), reads)));
        if !self.outbox.is_empty() {
            let writes = PollFlags::POLLOUT;
            fds.extend(self.stdin.iter().map(|pipe| PollFd::new(pipe.as_fd(), writes)));
        }
        let timeout = PollTimeout::try_from(patience).unwrap_or(PollTimeout::ZERO);
        if fds.is_empty() {
            std::thread::sleep(patience);
            return Ok(false);
        }
        let ready = match poll(&mut fds, timeout) {
            Ok(ready) => ready,
            Err(Errno::EINTR) => 0,
            Err(error) => {
                return Err(Halt::Failure(host("waiting for its pipes", &error)));
            }
        };
        if ready > 0 {
            self.write();
            self.listen();
            self.overhear().map_err(Halt::Failure)?;
        }
        Ok(ready > 0)
    }

    /// Writes what the guest takes. A pipe that it has closed is no fault: it need not listen.
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

    /// Takes what is on the standard output, a piece at most, so that limits are looked at in between.
    fn listen(&mut self) {
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

    /// Takes what is on the standard error.
    fn overhear(&mut self) -> Result<(), Failure> {
        let Some(stderr) = &mut self.stderr else { return Ok(()) };
        self.piece.resize(PIECE, 0);
        match stderr.read(&mut self.piece) {
            Ok(0) => self.stderr = None,
            Ok(length) => self.said.add(&self.piece[..length]),
            Err(error) if is_fatal(&error) => self.stderr = None,
            Err(_) => {}
        }
        if self.said.len() > MOST_SAID {
            let message = format!("wrote more than {} MiB on its standard error", MOST_SAID >> 20);
            return Err(Failure::new(FailureKind::Output, message));
        }
        Ok(())
    }

    fn has_ended(&mut self) -> Option<ExitStatus> {
        let (ward, child) = (&self.ward, &mut self.child);
        ward.reap(|| child.try_wait().ok().flatten())
    }

    /// Why the standard output has ended.
    fn how_it_ended(&mut self) -> Failure {
        let waited = Stopwatch::start();
        let mut status = self.has_ended();
        while status.is_none() && waited.elapsed() < LAST_BREATH {
            std::thread::sleep(Duration::from_millis(1));
            status = self.has_ended();
        }
        while self.stderr.is_some() && self.serve(Duration::ZERO) == Ok(true) {}
        if let Some(breach) = self.ward.breach() {
            return breach.clone();
        }
        let (said, ration) = (self.said.last_line(), &self.terms.ration);
        let peak = if self.pen.has_overflowed() { ration.memory } else { self.ward.peak() };
        ending::failure(status, said.as_deref(), peak, ration)
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
