//! A guest's process: its pipes, and what is done when it does not behave.
//!
//! One thread serves all three pipes: nothing that a guest writes, or does not read, blocks the referee.

use crate::clock;
use crate::ending;
use crate::launch::{host, launch};
use crate::protocol::MAX_LINE;
use crate::said::Said;
use crate::sandbox::Enforced;
use crate::scratch::Scratch;
use crate::submission::Submission;
use crate::terms::Terms;
use crate::watch::{Allowance, Watch};
use game::{Failure, FailureKind, Stopwatch};
use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{Signal, killpg};
use nix::unistd::Pid;
use std::io::{ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, ExitStatus};
use std::time::Duration;

/// How long the pipes are waited for before the guest is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// How often its threads are counted in that time. What limits a user's threads in the kernel
/// (`RLIMIT_NPROC`) counts other programs of the user too, and nothing for root; and a guest can start a
/// hundred in a millisecond, which each take one of the machine's 32,768 process numbers (`pid_max`).
const GLANCES_PER_LOOK: u32 = 4;
/// Bytes taken from a pipe at a time.
const PIECE: usize = 64 << 10;
/// What a guest may write between two questions, in bytes.
const MOST_PER_TURN: u64 = 16 << 20;
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
    scratch: Scratch,
    terms: Terms,
    enforced: Enforced,
    peak: u64,
    /// Since the ration was looked at.
    rounds: Stopwatch,
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
        let child = launch(submission, program, &scratch, enforced, &terms.ration)?;
        Self::of(child, scratch, *terms, enforced).map_err(|error| host("its pipes", &error))
    }

    fn of(
        mut child: Child,
        scratch: Scratch,
        terms: Terms,
        enforced: Enforced,
    ) -> std::io::Result<Self> {
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
            scratch,
            terms,
            enforced,
            peak: 0,
            rounds: Stopwatch::start(),
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
            self.make_rounds().map_err(Halt::Failure)?;
            if let Some(line) = self.take_line()? {
                return Ok(line);
            }
            let is_quiet = !self.attend()?;
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
        };
        let mut watch = Watch::begin(self.cpu(), farewell);
        loop {
            if self.outbox.is_empty() {
                self.stdin = None;
            }
            self.inbox.clear();
            self.searched = 0;
            let is_over = self.attend().is_err() || self.make_rounds().is_err();
            if is_over || self.has_ended().is_some() || watch.look(self.pid(), self.cpu()).is_err()
            {
                break;
            }
        }
        // What it wrote before it ended may still lie in the pipe.
        let _ = self.serve(Duration::ZERO);
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
        // It may be gone already; once it is waited for, its number may be somebody else's.
        if self.has_ended().is_none() {
            let _ = killpg(self.pid(), Signal::SIGKILL);
            let _ = self.child.kill();
        }
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

    /// Waits until a pipe has something, at most until the next look, and serves all; whether one had.
    fn attend(&mut self) -> Result<bool, Halt> {
        for _ in 0..GLANCES_PER_LOOK {
            if self.serve(LOOK_EVERY / GLANCES_PER_LOOK)? {
                return Ok(true);
            }
            self.count_threads().map_err(Halt::Failure)?;
        }
        Ok(false)
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
        let mut piece = [0; 4096];
        match stderr.read(&mut piece) {
            Ok(0) => self.stderr = None,
            Ok(length) => self.said.add(&piece[..length]),
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
        self.child.try_wait().ok().flatten()
    }

    /// Looks at what it takes of the machine, from time to time: also of a guest that answers so quickly
    /// that it is never waited for.
    fn make_rounds(&mut self) -> Result<(), Failure> {
        if self.rounds.elapsed() < LOOK_EVERY {
            return Ok(());
        }
        self.rounds = Stopwatch::start();
        let (ration, process) = (self.terms.ration, self.pid());
        self.peak = self.peak.max(clock::memory(process));
        if self.peak > ration.memory {
            let message =
                format!("took {} MiB of memory; allowed: {}", self.peak >> 20, ration.memory >> 20);
            return Err(Failure::new(FailureKind::Memory, message));
        }
        self.count_threads()?;
        let excess = self.scratch.excess(process, &ration);
        excess.map_or(Ok(()), |message| Err(Failure::new(FailureKind::Output, message)))
    }

    /// Whether it runs no more threads than it may: cheap, and however many there are.
    fn count_threads(&self) -> Result<(), Failure> {
        let (threads, allowed) = (clock::threads(self.pid()), self.terms.ration.threads);
        if threads <= allowed {
            return Ok(());
        }
        let message = format!("runs {threads} threads; allowed: {allowed}");
        Err(Failure::new(FailureKind::Memory, message))
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
        ending::failure(status, self.said.last_line().as_deref(), self.peak, &self.terms.ration)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
        let _ = self.child.wait();
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
