//! Three pipes served by one thread, so that nothing that a guest writes, or does not read, blocks the referee.

use crate::process::flow::Flow;
use crate::process::{GuestPipes, host_failure};
use crate::text::machine;
use damier_game::Failure;
use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use std::io::{ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout};
use std::time::Duration;

/// Number of bytes read from a pipe at a time.
const PIECE: usize = 64 << 10;

/// Non-blocking pipes of a process.
#[derive(Debug)]
pub(crate) struct PolledPipes {
    stdin: Option<ChildStdin>,
    stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    /// Buffer for the standard error.
    piece: Vec<u8>,
}

impl PolledPipes {
    /// Takes over the pipes of a process.
    ///
    /// # Errors
    /// Fails with the system's error.
    pub(crate) fn new(child: &mut Child) -> std::io::Result<Self> {
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let pipes = Self { stdin, stdout, stderr: child.stderr.take(), piece: Vec::new() };
        pipes.stdin.iter().try_for_each(never_wait)?;
        pipes.stdout.iter().try_for_each(never_wait)?;
        pipes.stderr.iter().try_for_each(never_wait)?;
        Ok(pipes)
    }

    /// Reads at most one piece of the standard output, so that limits are checked in between.
    fn read_stdout(&mut self, flow: &mut Flow) {
        let Some(stdout) = &mut self.stdout else { return };
        match flow.inbox.fill(PIECE, |buffer| stdout.read(buffer)) {
            Ok(0) => self.stdout = None,
            Err(error) if is_fatal(&error) => self.stdout = None,
            _ => {}
        }
    }

    /// Reads at most one piece of the standard error.
    fn read_stderr(&mut self, flow: &mut Flow) {
        let Some(stderr) = &mut self.stderr else { return };
        self.piece.resize(PIECE, 0);
        match stderr.read(&mut self.piece) {
            Ok(0) => self.stderr = None,
            Ok(length) => flow.log.add(&self.piece[..length]),
            Err(error) if is_fatal(&error) => self.stderr = None,
            Err(_) => {}
        }
    }
}

impl GuestPipes for PolledPipes {
    fn serve(&mut self, flow: &mut Flow, timeout: Duration) -> Result<bool, Failure> {
        let mut fds = Vec::with_capacity(3);
        let reads = PollFlags::POLLIN;
        fds.extend(self.stdout.iter().map(|pipe| PollFd::new(pipe.as_fd(), reads)));
        fds.extend(self.stderr.iter().map(|pipe| PollFd::new(pipe.as_fd(), reads)));
        if !flow.outbox.is_empty() {
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
                return Err(host_failure(machine::no_pipes(error.to_string())));
            }
        };
        if ready > 0 {
            self.write(flow);
            self.read_stdout(flow);
            self.read_stderr(flow);
        }
        Ok(ready > 0)
    }

    fn write(&mut self, flow: &mut Flow) {
        while let (Some(stdin), false) = (&mut self.stdin, flow.outbox.is_empty()) {
            match stdin.write(&flow.outbox) {
                Ok(written) => drop(flow.outbox.drain(..written)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => {
                    self.stdin = None;
                    flow.outbox.clear();
                }
            }
        }
    }

    fn close_input(&mut self) {
        self.stdin = None;
    }

    fn is_talking(&self) -> bool {
        self.stdout.is_some()
    }

    fn is_complaining(&self) -> bool {
        self.stderr.is_some()
    }
}

/// Makes a pipe non-blocking.
fn never_wait(pipe: &impl AsFd) -> std::io::Result<()> {
    fcntl(pipe.as_fd(), FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
    Ok(())
}

fn is_fatal(error: &std::io::Error) -> bool {
    !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted)
}
