//! Waits for the next line of a guest's answer.

use crate::connection::{Connection, POLL_INTERVAL};
use crate::silence::explain_silence;
use crate::watchdog::Watchdog;
use damier_game::Failure;
use damier_i18n::Message;

/// Reason why no line was received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StopReason {
    /// The answer is no longer needed.
    Stopped,
    /// The guest, or the machine, failed.
    Failure(Failure),
}

/// Waits for the next line of an answer and returns it without its line break. `remedy` is how the guest's language
/// flushes a line.
///
/// # Errors
/// Fails if the guest ends, exceeds a limit, or idles, or if `stopped` returns true.
pub(crate) fn next_line(
    connection: &mut dyn Connection,
    watchdog: &mut Watchdog,
    remedy: &Message,
    stopped: &dyn Fn() -> bool,
) -> Result<Vec<u8>, StopReason> {
    loop {
        let received = connection.receive(POLL_INTERVAL).map_err(StopReason::Failure)?;
        if let Some(line) = received.line {
            return Ok(line);
        }
        if stopped() {
            return Err(StopReason::Stopped);
        }
        if received.is_quiet || watchdog.is_due() {
            watchdog.poll(connection.clocks()).map_err(|failure| {
                StopReason::Failure(match watchdog.silence() {
                    Some(idle) => explain_silence(connection, idle, remedy),
                    None => failure,
                })
            })?;
        }
    }
}
