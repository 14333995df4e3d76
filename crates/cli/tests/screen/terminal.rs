//! The program on a pseudo-terminal, with its screen.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest time to read before the screen is checked.
const GLANCE: Duration = Duration::from_millis(500);

/// The longest time for a step on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program on a terminal.
pub(crate) struct Terminal {
    /// `None` once the terminal is closed.
    master: Option<Box<dyn MasterPty + Send>>,
    pub(crate) child: Box<dyn Child + Send + Sync>,
    keys: Option<Box<dyn Write + Send>>,
    bytes: Receiver<Vec<u8>>,
    pub(crate) screen: vt100::Parser,
    /// All output so far.
    pub(crate) written: Vec<u8>,
    _data: TempDir,
}

/// A number of lines or columns.
pub(crate) fn lines(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a screen has lines")
}

pub(crate) fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Terminal {
    /// Starts `damier play` on a terminal of 80x24.
    pub(crate) fn play(program: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut command = CommandBuilder::new(program);
        command.env("LC_ALL", "C");
        command.arg("play");
        command.args(arguments);
        Self::start(command, variables)
    }

    /// Starts it from a shell that has run something first.
    pub(crate) fn play_after(
        first: &str,
        program: &Path,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let mut command = CommandBuilder::new("sh");
        command.env("LC_ALL", "C");
        command.args(["-c", &format!("{first}; exec \"$@\""), "sh"]);
        command.arg(program);
        command.arg("play");
        command.args(arguments);
        Self::start(command, variables)
    }

    fn start(mut command: CommandBuilder, variables: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a terminal");
        for name in ["NO_COLOR", "COLORTERM"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        // Keeps interrupted games apart from those of other tests.
        let data = tempfile::tempdir().expect("a folder");
        command.env("DAMIER_DATA", data.path());
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("started");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("readable");
        let (send, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().expect("writable");
        let screen = vt100::Parser::new(lines(24), lines(80), 0);
        Self {
            master: Some(pair.master),
            child,
            keys: Some(keys),
            bytes,
            screen,
            written: Vec::new(),
            _data: data,
        }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        let terminal = self.keys.as_mut().expect("there is a terminal");
        terminal.write_all(keys.as_bytes()).expect("it listens");
        terminal.flush().expect("it listens");
    }

    pub(crate) fn look(&mut self) -> String {
        let begun = Instant::now();
        while begun.elapsed() < GLANCE
            && let Ok(bytes) = self.bytes.recv_timeout(Duration::from_millis(20))
        {
            self.screen.process(&bytes);
            self.written.extend(bytes);
        }
        self.screen.screen().contents()
    }

    /// Waits until the screen shows this.
    pub(crate) fn until(&mut self, text: &str) -> String {
        self.until_any(&[text])
    }

    pub(crate) fn until_any(&mut self, texts: &[&str]) -> String {
        let begun = Instant::now();
        loop {
            let shown = self.look();
            if texts.iter().any(|text| shown.contains(text)) {
                return shown;
            }
            assert!(begun.elapsed() < PATIENCE, "no {texts:?} in\n{shown}");
        }
    }

    /// Returns true if the screen fulfils a condition within half a second.
    pub(crate) fn shows_soon(&mut self, fulfils: impl Fn(&str) -> bool) -> bool {
        let begun = Instant::now();
        loop {
            if fulfils(&self.look()) {
                return true;
            }
            if begun.elapsed() > Duration::from_millis(500) {
                return false;
            }
        }
    }

    /// Returns the exit status after the program has ended and all output was read.
    pub(crate) fn end(&mut self) -> u32 {
        let begun = Instant::now();
        loop {
            self.look();
            if let Some(status) = self.child.try_wait().expect("a child") {
                self.look();
                return status.exit_code();
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
        }
    }

    pub(crate) fn resize(&self, size: PtySize) {
        let terminal = self.master.as_ref().expect("there is a terminal");
        terminal.resize(size).expect("another size");
    }

    /// Closes the terminal, like a closed window or a broken connection.
    pub(crate) fn hang_up(&mut self) {
        // The reading thread holds one side of the terminal and lets go when the next frame has no reader.
        self.bytes = channel().1;
        self.press("?");
        self.keys = None;
        self.master = None;
    }

    /// Returns true if the program ends in time.
    pub(crate) fn has_ended(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.child.try_wait().expect("a child").is_some() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    pub(crate) fn is_restored(&self) -> bool {
        let screen = self.screen.screen();
        let mouse = screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
        !screen.alternate_screen() && !screen.hide_cursor() && mouse
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}
