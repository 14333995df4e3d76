//! The bytes on their way between the referee and a guest.

use super::inbox::Inbox;
use super::stderr_log::StderrLog;
use crate::text::fault as text;
use damier_game::{Failure, FailureKind};

/// The most bytes that a guest may write on its standard error in one game.
const MAX_STDERR: u64 = 64 << 20;

/// The bytes that have come from a guest, and those that it has not taken yet.
#[derive(Debug, Default)]
pub(crate) struct Flow {
    pub(crate) inbox: Inbox,
    /// Bytes that the guest has not taken yet.
    pub(crate) outbox: Vec<u8>,
    pub(crate) log: StderrLog,
}

impl Flow {
    /// Holds the guest to the limit of its standard error.
    ///
    /// # Errors
    /// If it has written more.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.log.len() > MAX_STDERR {
            let message = text::complaints((MAX_STDERR >> 20).to_string());
            return Err(Failure::new(FailureKind::Output, message.to_string()));
        }
        Ok(())
    }
}
