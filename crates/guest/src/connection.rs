//! Line-based communication with a running guest. Each operating system implements it with its own processes and pipes.

use crate::watchdog::ClockReadings;
use damier_game::Failure;
use std::time::Duration;

/// Longest wait for the pipes before the guest's limits are checked again.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Result of one short wait for a guest.
pub(crate) struct WaitOutcome {
    /// Next line of its answer, without the line break, if it has arrived completely.
    pub(crate) line: Option<Vec<u8>>,
    /// True if no data moved through a pipe during the wait.
    pub(crate) is_quiet: bool,
}

/// A running guest. Dropping it ends the guest and removes its temporary files.
pub(crate) trait Connection: Send {
    /// Returns the CPU time used so far.
    fn cpu(&self) -> Duration;

    /// Returns the clocks that show whether the guest is computing.
    fn clocks(&self) -> ClockReadings;

    /// Sends a line. If the guest does not accept the whole line at once, the rest is sent during
    /// [`Connection::receive`].
    fn send(&mut self, line: &str);

    /// Adds a line from the referee to the log of the guest's standard error.
    fn remark(&mut self, text: &str);

    /// Returns the next line, or waits once for the pipes, for at most `timeout`.
    ///
    /// # Errors
    /// Fails if the guest has ended or has exceeded a resource limit.
    fn receive(&mut self, timeout: Duration) -> Result<WaitOutcome, Failure>;

    /// Returns the received part of an incomplete line.
    fn unended(&self) -> &[u8];

    /// Closes the guest's standard input.
    fn close_input(&mut self);

    /// Checks whether a line that is not a message reports a lack of memory, and returns the failure if it does. Some
    /// runtimes write that report, which may have several lines, on their standard output.
    fn find_lack_of_memory(&mut self, line: &[u8]) -> Option<Failure>;

    /// Kills the guest.
    fn kill(&mut self);

    /// Sends `last_words` and waits a short time for the guest to exit. Returns the log of its standard error, and true
    /// if it exited by itself (false if it had to be killed).
    fn end(self: Box<Self>, last_words: &str) -> (String, bool);
}
