//! Handshake: starts a guest and reads its hello.

use crate::connection::Connection;
use crate::policy::Policy;
use crate::protocol::{self, FromGuest, HelloMessage, ToGuest};
use crate::sentence::{check_hello, not_a_message, refuses_to_start, too_many_lines};
use crate::silence::flush_remedy;
use crate::submission::{Submission, clean};
use crate::system;
use crate::text::machine as text;
use crate::waiting::{StopReason, next_line};
use crate::watchdog::{WaitLimits, Watchdog};
use damier_game::{Failure, FailureKind, TextError};
use damier_i18n::Message;
use std::time::Duration;

/// Name and version of this program, as sent to guests.
const PROGRAM: &str = concat!("damier ", env!("CARGO_PKG_VERSION"));

/// Maximum number of lines that a guest may write before it answers.
pub(crate) const MOST_LINES: u32 = 10_000;

/// Result of a handshake without a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Handshake {
    /// Hello message of the guest.
    pub hello: HelloMessage,
    /// CPU time until the hello.
    pub cpu: Duration,
    /// True if it exited after the `quit` message.
    pub ends_by_itself: bool,
}

/// Starts a submission, reads its hello, and tells it to quit.
///
/// # Errors
/// Fails like [`crate::Guest::start`].
pub fn meet(submission: &Submission, policy: &Policy) -> Result<Handshake, Failure> {
    let Greeting { connection, hello, .. } = greet(submission, policy)?;
    let cpu = connection.cpu();
    let (_, ends_by_itself) = connection.end(&protocol::write(&ToGuest::Quit));
    Ok(Handshake { hello, cpu, ends_by_itself })
}

/// Starts a submission, reads its hello, checks that it plays a game with its options, and tells it to quit. `is_same` is
/// as for [`crate::Guest::start`].
///
/// # Errors
/// Fails like [`crate::Guest::start`].
pub fn meet_for(
    submission: &Submission,
    policy: &Policy,
    game: &str,
    is_same: &dyn Fn(&str) -> bool,
) -> Result<HelloMessage, Failure> {
    let Greeting { connection, hello, .. } = greet_for(submission, policy, game, is_same)?;
    connection.end(&protocol::write(&ToGuest::Quit));
    Ok(hello)
}

/// A guest whose hello has been received.
pub(crate) struct Greeting {
    pub(crate) connection: Box<dyn Connection>,
    pub(crate) hello: HelloMessage,
    /// How its language flushes a line.
    pub(crate) remedy: Message,
}

/// Starts a submission and waits for its hello.
///
/// # Errors
/// Every problem before the hello is a failure to start, except a lack of memory and failures of the machine.
pub(crate) fn greet(submission: &Submission, policy: &Policy) -> Result<Greeting, Failure> {
    if let Some(why) = &submission.unreadable {
        return Err(Failure::new(FailureKind::Host, why.clone()));
    }
    let mut connection = system::start(submission, policy)?;
    let remedy = submission.program.as_ref().map(flush_remedy).unwrap_or_default();
    match read_hello(connection.as_mut(), policy, &remedy) {
        Ok(hello) => Ok(Greeting { connection, hello, remedy }),
        Err(reason) => Err(dismiss(connection, reason)),
    }
}

/// Starts a submission, and checks that it plays a game with its options.
///
/// # Errors
/// As for [`greet`]. A guest that does not play the game fails to start.
pub(crate) fn greet_for(
    submission: &Submission,
    policy: &Policy,
    game: &str,
    is_same: &dyn Fn(&str) -> bool,
) -> Result<Greeting, Failure> {
    let mut greeting = greet(submission, policy)?;
    let games = &mut greeting.hello.games;
    *games = games.take().or_else(|| submission.games.clone());
    match check_hello(&greeting.hello, game, is_same, &submission.options) {
        Ok(()) => Ok(greeting),
        Err(reason) => Err(dismiss(greeting.connection, reason)),
    }
}

/// Ends a guest that does not reach its first game. Returns its failure to start, with the log of its standard error.
fn dismiss(mut connection: Box<dyn Connection>, reason: StopReason) -> Failure {
    connection.kill();
    let (log, _) = connection.end("");
    as_start(reason).with_log(log)
}

fn read_hello(
    connection: &mut dyn Connection,
    policy: &Policy,
    remedy: &Message,
) -> Result<HelloMessage, StopReason> {
    let program = PROGRAM.to_string();
    connection.send(&protocol::write(&ToGuest::Hello { protocol: protocol::VERSION, program }));
    let (cpu, idle) = (policy.timeouts.start, policy.timeouts.idle_at_start);
    let per = "start";
    let attended = cpu.saturating_mul(policy.timeouts.wall_per_cpu);
    let allowance = WaitLimits { cpu, per, limit: cpu, idle, idle_left: None, attended };
    let mut watchdog = Watchdog::begin(Duration::ZERO, allowance);
    for _ in 0..MOST_LINES {
        let line = next_line(connection, &mut watchdog, remedy, &|| false)?;
        match protocol::read(&line) {
            Ok(FromGuest::Hello(hello)) => return Ok(presentable(hello)),
            Ok(FromGuest::Error(complaint)) => return Err(refuses_to_start(&complaint)),
            Ok(FromGuest::Info { .. } | FromGuest::Move { .. }) => {}
            Err(_) if line.iter().all(u8::is_ascii_whitespace) => {}
            Err(error) => return Err(explain_line(connection, &line, &error)),
        }
    }
    Err(too_many_lines(MOST_LINES))
}

/// Explains a line that is not a message.
pub(crate) fn explain_line(
    connection: &mut dyn Connection,
    line: &[u8],
    error: &TextError,
) -> StopReason {
    let lack = connection.find_lack_of_memory(line);
    lack.map_or_else(|| not_a_message(error), StopReason::Failure)
}

/// Cleans the texts of a hello so that tables and terminals can show them.
fn presentable(mut hello: HelloMessage) -> HelloMessage {
    for text in [&mut hello.name, &mut hello.author, &mut hello.language].into_iter().flatten() {
        *text = clean(text);
    }
    hello
}

/// Turns a failure before the first game into a failure to start. A lack of memory and failures of the machine keep
/// their kind.
fn as_start(reason: StopReason) -> Failure {
    match reason {
        StopReason::Failure(failure)
            if matches!(failure.kind, FailureKind::Host | FailureKind::Memory) =>
        {
            failure
        }
        StopReason::Failure(failure) => Failure::new(FailureKind::Start, failure.message),
        StopReason::Stopped => Failure::new(FailureKind::Host, text::stopped()),
    }
}
