//! The reason why a guest that was given up did not answer: its answer may wait in a buffer of its own.

use crate::connection::{Connection, POLL_INTERVAL};
use crate::protocol;
use crate::submission::Program;
use crate::text::fault as text;
use damier_game::{Failure, FailureKind, Stopwatch};
use damier_i18n::{Message, Number};
use std::fs::File;
use std::io::Read;
use std::time::Duration;

/// The longest wait for what a guest writes out when its input has ended.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// The bytes of a script in which its interpreter is looked for.
const FIRST_LINE: u64 = 128;

/// The ways in which languages write a line out at once, by the names of their interpreters.
const REMEDIES: [(&str, &str); 9] = [
    ("python", "print(..., flush=True)"),
    ("pypy", "print(..., flush=True)"),
    ("java", "System.out.flush()"),
    ("ruby", "$stdout.sync = true"),
    ("perl", "$| = 1"),
    ("lua", "io.stdout:flush()"),
    ("php", "flush()"),
    ("mono", "Console.Out.Flush()"),
    ("dotnet", "Console.Out.Flush()"),
];

/// The same for programs of which only the machine's code is known.
const COMPILED: &str =
    "fflush(stdout) in C, std::flush in C++, stdout().flush() in Rust, w.Flush() in Go";

/// Explains why a guest has neither answered nor computed for `idle`. It is asked nothing more after this: its standard
/// input is closed, as most languages write out what they have kept when their program ends.
pub(crate) fn explain_silence(
    connection: &mut dyn Connection,
    idle: Duration,
    remedy: &Message,
) -> Failure {
    let seconds = || Number::fixed(idle.as_secs_f64(), 1);
    let late = |message: Message| Failure::new(FailureKind::Time, message.to_string());
    match connection.unended() {
        [] => {}
        waiting @ [.., b'\r'] => return late(text::ended_by_cr(seconds(), waiting.len() as u64)),
        waiting => return late(text::unended(seconds(), waiting.len() as u64)),
    }
    late(if answers_at_the_end(connection) {
        text::unflushed(seconds(), remedy.clone())
    } else {
        text::idle(seconds())
    })
}

/// Returns true if a message comes once the standard input is closed.
fn answers_at_the_end(connection: &mut dyn Connection) -> bool {
    connection.close_input();
    let waited = Stopwatch::start();
    while waited.elapsed() < EXIT_TIMEOUT {
        match connection.receive(POLL_INTERVAL) {
            Ok(received) => match received.line {
                Some(line) if protocol::read(&line).is_ok() => return true,
                Some(_) | None => {}
            },
            Err(_) => return false,
        }
    }
    false
}

/// Tells how the language of a program writes a line out at once.
pub(crate) fn flush_remedy(program: &Program) -> Message {
    let name = program.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut head = Vec::new();
    // A program that cannot be read has no first line either.
    let _ = File::open(&program.file).map(|file| file.take(FIRST_LINE).read_to_end(&mut head));
    let head = String::from_utf8_lossy(&head);
    let first = head.lines().next().filter(|line| line.starts_with("#!")).unwrap_or_default();
    let is_run_by = |(interpreter, _): &&(&str, &str)| {
        name.starts_with(interpreter) || first.contains(interpreter)
    };
    match REMEDIES.iter().find(is_run_by) {
        Some((_, remedy)) => (*remedy).into(),
        None => text::flush_any(COMPILED),
    }
}
