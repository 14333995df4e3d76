//! Three pipes served by three threads, because these pipes cannot be polled together. Nothing that a guest writes, or
//! does not read, blocks the referee.

use crate::process::GuestPipes;
use crate::process::flow::Flow;
use damier_game::Failure;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::Builder;
use std::time::Duration;

/// Number of bytes read from a pipe at a time.
const PIECE: usize = 64 << 10;

/// Maximum number of queued pieces. A guest that writes more has to wait.
const WAITING: usize = 4;

/// A piece of a guest's output; an empty one marks its end.
enum Piece {
    Output(Vec<u8>),
    Complaint(Vec<u8>),
}

/// Pipes of a process, each with a thread that ends with it.
pub(crate) struct ThreadedPipes {
    /// `None` once the standard input is closed.
    input: Option<Sender<Vec<u8>>>,
    pieces: Receiver<Piece>,
    is_talking: bool,
    is_complaining: bool,
}

impl ThreadedPipes {
    /// Takes over the pipes of a process.
    ///
    /// # Errors
    /// Fails if a thread cannot be started.
    #[expect(
        clippy::disallowed_methods,
        reason = "pipes on Windows cannot be polled, so each has a thread"
    )]
    pub(crate) fn new(
        mut stdin: PipeWriter,
        stdout: PipeReader,
        stderr: PipeReader,
    ) -> io::Result<Self> {
        let (sender, pieces) = sync_channel(WAITING);
        let (input, lines) = channel::<Vec<u8>>();
        let begin = |name: &str| Builder::new().name(name.to_string());
        begin("guest-output").spawn({
            let sender = sender.clone();
            move || read(stdout, &sender, Piece::Output)
        })?;
        begin("guest-error").spawn(move || read(stderr, &sender, Piece::Complaint))?;
        begin("guest-input").spawn(move || {
            // A closed pipe is not an error, because a guest need not read.
            lines.into_iter().try_for_each(|line| stdin.write_all(&line))
        })?;
        Ok(Self { input: Some(input), pieces, is_talking: true, is_complaining: true })
    }

    fn take(&mut self, piece: Piece, flow: &mut Flow) {
        match piece {
            Piece::Output(bytes) if bytes.is_empty() => self.is_talking = false,
            Piece::Complaint(bytes) if bytes.is_empty() => self.is_complaining = false,
            Piece::Output(bytes) => {
                // Reading from memory cannot fail.
                let _ = flow.inbox.fill(bytes.len(), |buffer| bytes.as_slice().read(buffer));
            }
            Piece::Complaint(bytes) => flow.log.add(&bytes),
        }
    }
}

impl GuestPipes for ThreadedPipes {
    fn serve(&mut self, flow: &mut Flow, timeout: Duration) -> Result<bool, Failure> {
        self.write(flow);
        match self.pieces.recv_timeout(timeout) {
            Ok(piece) => self.take(piece, flow),
            Err(RecvTimeoutError::Timeout) => return Ok(false),
            Err(RecvTimeoutError::Disconnected) => {
                std::thread::sleep(timeout);
                return Ok(false);
            }
        }
        // Only a few, so that limits are checked in between.
        for _ in 1..WAITING {
            let Ok(piece) = self.pieces.try_recv() else { break };
            self.take(piece, flow);
        }
        Ok(true)
    }

    fn write(&mut self, flow: &mut Flow) {
        if flow.outbox.is_empty() {
            return;
        }
        let line = std::mem::take(&mut flow.outbox);
        if self.input.as_ref().is_some_and(|input| input.send(line).is_err()) {
            self.input = None;
        }
    }

    fn close_input(&mut self) {
        self.input = None;
    }

    fn is_talking(&self) -> bool {
        self.is_talking
    }

    fn is_complaining(&self) -> bool {
        self.is_complaining
    }
}

/// Reads a pipe until its end, or until the receiver is dropped.
fn read(mut pipe: PipeReader, sender: &SyncSender<Piece>, piece: fn(Vec<u8>) -> Piece) {
    let mut buffer = vec![0; PIECE];
    loop {
        let length = match pipe.read(&mut buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            read => read.unwrap_or(0),
        };
        if sender.send(piece(buffer[..length].to_vec())).is_err() || length == 0 {
            return;
        }
    }
}
