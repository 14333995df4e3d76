//! How a guest is met: started, and asked who it is.

use crate::process::{Halt, Process};
use crate::protocol::{self, FromGuest, Hello, ToGuest};
use crate::sentence::{babble, chatter, gave_up};
use crate::submission::{Submission, clean};
use crate::terms::Terms;
use crate::watch::{Allowance, Watch};
use game::{Failure, FailureKind};
use std::time::Duration;

/// The program's name and version, as guests are told.
const PROGRAM: &str = concat!("damier ", env!("CARGO_PKG_VERSION"));

/// Lines that an answer may take.
pub(crate) const MOST_LINES: u32 = 10_000;

/// What a meeting without a game tells.
#[derive(Clone, PartialEq, Debug)]
pub struct Met {
    /// What the guest said of itself.
    pub hello: Hello,
    /// CPU time until then.
    pub cpu: Duration,
    /// Whether it ended when it was told to.
    pub ends_by_itself: bool,
}

/// Starts a submission, hears its hello, and tells it to quit.
///
/// # Errors
/// As [`crate::Guest::start`].
pub fn meet(submission: &Submission, terms: &Terms) -> Result<Met, Failure> {
    let (process, hello) = greet(submission, terms)?;
    let cpu = process.cpu();
    let (_, ends_by_itself) = process.end(&protocol::write(&ToGuest::Quit));
    Ok(Met { hello, cpu, ends_by_itself })
}

/// Starts a submission and waits for its hello.
///
/// # Errors
/// Whatever goes wrong until then, as a failure to start; or the machine's own.
pub(crate) fn greet(submission: &Submission, terms: &Terms) -> Result<(Process, Hello), Failure> {
    let mut process = Process::start(submission, terms)?;
    let hello = hello_of(&mut process, terms).map_err(as_start)?;
    Ok((process, hello))
}

fn hello_of(process: &mut Process, terms: &Terms) -> Result<Hello, Halt> {
    let program = PROGRAM.to_string();
    process.send(&protocol::write(&ToGuest::Hello { protocol: protocol::VERSION, program }));
    let (cpu, idle) = (terms.patience.start, terms.patience.idle_at_start);
    let per = "start (until hello)";
    let attended = cpu.saturating_mul(terms.patience.wall_per_cpu);
    let allowance = Allowance { cpu, per, limit: cpu, idle, idle_left: None, attended };
    let mut watch = Watch::begin(Duration::ZERO, allowance);
    for _ in 0..MOST_LINES {
        let line = process.line(&mut watch, &|| false)?;
        match protocol::read(&line) {
            Ok(FromGuest::Hello(hello)) => return Ok(presentable(hello)),
            Ok(FromGuest::Error(complaint)) => return Err(gave_up(&complaint)),
            Ok(FromGuest::Info { .. } | FromGuest::Move { .. }) => {}
            Err(_) if line.iter().all(u8::is_ascii_whitespace) => {}
            Err(error) => return Err(babble(&error)),
        }
    }
    Err(chatter(MOST_LINES))
}

/// The same hello with names that a table or a terminal can show.
fn presentable(mut hello: Hello) -> Hello {
    for text in [&mut hello.name, &mut hello.author, &mut hello.language].into_iter().flatten() {
        *text = clean(text);
    }
    hello
}

/// What goes wrong before the first game is one kind of failure, whatever its cause; the machine's own
/// failures stay what they are.
pub(crate) fn as_start(halt: Halt) -> Failure {
    match halt {
        Halt::Failure(failure) if failure.kind == FailureKind::Host => failure,
        Halt::Failure(failure) => Failure::new(FailureKind::Start, failure.message),
        Halt::Stopped => Failure::new(FailureKind::Host, "stopped"),
    }
}
