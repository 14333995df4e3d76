//! Progress outside a terminal: occasional lines on standard error.

use damier_catalog::Stopwatch;
use indicatif::{ProgressDrawTarget, TermLike};
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The time before the first line. Each later interval is twice as long, up to the longest.
const FIRST: Duration = Duration::from_secs(2);
const LONGEST: Duration = Duration::from_secs(600);

/// A width in columns that is greater than any line, so that no line is cut.
const WIDTH: u16 = 1000;

/// Returns true if standard error is a terminal on which progress can be drawn.
pub(crate) fn is_drawn() -> bool {
    io::stderr().is_terminal()
}

/// The environment variable, and its value with which a script turns progress off.
const VARIABLE: &str = "DAMIER_PROGRESS";
const OFF: &str = "off";

/// Returns the target of progress: a terminal, or occasional lines.
pub(crate) fn target() -> ProgressDrawTarget {
    if std::env::var_os(VARIABLE).is_some_and(|value| value == OFF) {
        ProgressDrawTarget::hidden()
    } else if is_drawn() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::term_like_with_hz(Box::new(ProgressNotices::new()), 2)
    }
}

/// Receives the text of each drawing, and prints it as a line when the next line is due.
#[derive(Debug)]
struct ProgressNotices {
    clock: Stopwatch,
    state: Mutex<PendingNotice>,
}

#[derive(Debug)]
struct PendingNotice {
    line: String,
    /// The time at which the next line is due, and the interval before the line after it.
    due: Duration,
    step: Duration,
}

impl ProgressNotices {
    fn new() -> Self {
        let pending = PendingNotice { line: String::new(), due: FIRST, step: FIRST };
        Self { clock: Stopwatch::start(), state: Mutex::new(pending) }
    }

    fn add(&self, text: &str) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.line.push_str(text);
    }
}

impl PendingNotice {
    /// Clears the current line, and returns it if it is due and not empty.
    fn take(&mut self, elapsed: Duration) -> Option<String> {
        let line = std::mem::take(&mut self.line);
        let text = line.trim();
        if text.is_empty() || elapsed < self.due {
            return None;
        }
        self.step = (2 * self.step).min(LONGEST);
        self.due = elapsed + self.step;
        Some(text.to_string())
    }
}

impl TermLike for ProgressNotices {
    fn width(&self) -> u16 {
        WIDTH
    }

    fn move_cursor_up(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_down(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_right(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_left(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        self.add(text);
        Ok(())
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        self.add(text);
        Ok(())
    }

    fn clear_line(&self) -> io::Result<()> {
        Ok(())
    }

    fn flush(&self) -> io::Result<()> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let elapsed = self.clock.elapsed();
        state.take(elapsed).map_or(Ok(()), |line| writeln!(io::stderr(), "damier: {line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_less_and_less_often() {
        let mut pending = PendingNotice { line: String::new(), due: FIRST, step: FIRST };
        let mut told = Vec::new();
        for second in 0..800 {
            pending.line = format!("{second} of 800   ");
            told.extend(pending.take(Duration::from_secs(second)));
        }
        let seconds = [2, 6, 14, 30, 62, 126, 254, 510];
        assert_eq!(told, seconds.map(|second| format!("{second} of 800")));
        pending.line = "  ".to_string();
        assert_eq!(pending.take(LONGEST), None, "what was cleared says nothing");
    }
}
