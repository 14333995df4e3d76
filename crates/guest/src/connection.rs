//! A conversation with a running guest, line by line. Each operating system has its own processes and pipes behind it.

use crate::watchdog::ClockReadings;
use damier_game::Failure;
use std::time::Duration;

/// The longest wait for the pipes before the guest is looked at.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The result of one short wait for a guest.
pub(crate) struct WaitOutcome {
    /// The next line of its answer, without the line break, if it is complete.
    pub(crate) line: Option<Vec<u8>>,
    /// True if no pipe moved during the wait.
    pub(crate) is_quiet: bool,
}

/// A running guest. Dropping it ends the guest and removes what it has left behind.
pub(crate) trait Connection: Send {
    /// The CPU time used so far.
    fn cpu(&self) -> Duration;

    /// The clocks that tell whether the guest computes.
    fn clocks(&self) -> ClockReadings;

    /// Hands a line over, or as much of it as the guest takes; the rest follows while it is waited for.
    fn send(&mut self, line: &str);

    /// Adds a line of the referee's to the log of what the guest writes on its standard error.
    fn remark(&mut self, text: &str);

    /// Returns the next line, or waits for the pipes once, at most `timeout`.
    ///
    /// # Errors
    /// If the guest has ended, or has used more of the machine than it may.
    fn receive(&mut self, timeout: Duration) -> Result<WaitOutcome, Failure>;

    /// The bytes that have come of a line that is not complete.
    fn unended(&self) -> &[u8];

    /// Closes its standard input.
    fn close_input(&mut self);

    /// Explains a line that is no message by a lack of memory, if that is what its runtime goes on to say: some tell it on
    /// their standard output.
    fn find_lack_of_memory(&mut self, line: &[u8]) -> Option<Failure>;

    /// Ends the guest now.
    fn kill(&mut self);

    /// Says the last words and waits a little for the guest to end; returns the log of its standard error, and true
    /// if it ended by itself.
    fn end(self: Box<Self>, last_words: &str) -> (String, bool);
}
