//! Buffers for the bytes between the referee and a guest.

use super::inbox::Inbox;
use super::stderr_log::StderrLog;
use crate::text::fault as text;
use damier_game::{Failure, FailureKind};

/// Maximum number of bytes that a guest may write on its standard error in one game.
const MAX_STDERR: u64 = 64 << 20;

/// Bytes received from a guest, and bytes that it has not accepted yet.
#[derive(Debug, Default)]
pub(crate) struct Flow {
    pub(crate) inbox: Inbox,
    /// Bytes that the guest has not accepted yet.
    pub(crate) outbox: Vec<u8>,
    pub(crate) log: StderrLog,
}

impl Flow {
    /// Enforces the limit on the standard error.
    ///
    /// # Errors
    /// Fails if the guest has written more.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.log.len() > MAX_STDERR {
            let message = text::complaints((MAX_STDERR >> 20).to_string());
            return Err(Failure::new(FailureKind::Output, message));
        }
        Ok(())
    }
}
