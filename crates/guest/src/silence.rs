//! Explains why a guest did not answer in time. Its answer may be waiting in its own output buffer.

use crate::connection::{Connection, POLL_INTERVAL};
use crate::protocol;
use crate::submission::Program;
use crate::text::fault as text;
use damier_game::{Failure, FailureKind, Stopwatch};
use damier_i18n::{Message, Number};
use std::fs::File;
use std::io::Read;
use std::time::Duration;

/// Longest wait for the output that a guest flushes when its input ends.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// Number of bytes of a script in which its interpreter is searched.
const FIRST_LINE: u64 = 128;

/// How languages flush a line, by the names of their interpreters.
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

/// How compiled programs flush a line.
const COMPILED: &str =
    "fflush(stdout) in C, std::flush in C++, stdout().flush() in Rust, w.Flush() in Go";

/// Explains why a guest has neither answered nor computed for `idle`. Closes its standard input, because most languages
/// flush their output when the program ends. The guest cannot be asked anything afterwards.
pub(crate) fn explain_silence(
    connection: &mut dyn Connection,
    idle: Duration,
    remedy: &Message,
) -> Failure {
    let seconds = || Number::fixed(idle.as_secs_f64(), 1);
    let late = |message: Message| Failure::new(FailureKind::Time, message);
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

/// Closes the standard input. Returns true if a message arrives afterwards, and false if none arrives within
/// [`EXIT_TIMEOUT`].
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

/// Returns how the language of a program flushes a line.
pub(crate) fn flush_remedy(program: &Program) -> Message {
    let name = program.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut head = Vec::new();
    // An unreadable program counts as one without a first line.
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
