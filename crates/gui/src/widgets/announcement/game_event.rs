//! An event on the board, and its fade-in.

use damier_i18n::Message;

/// Time for which the last move is shown alone, and the duration of the fade-in, in seconds.
const WAIT: f64 = 0.9;
const FADE: f64 = 0.4;

/// An event to announce.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum GameEvent {
    /// The game is over.
    Over,
    /// The goal was reached.
    Reached(Message),
}

/// An event and its time.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Announcement {
    pub(super) what: GameEvent,
    since: f64,
}

impl Announcement {
    /// Creates an announcement of an event at a time in seconds.
    pub(crate) fn new(what: GameEvent, since: f64) -> Self {
        Self { what, since }
    }

    /// Returns true until it is fully visible.
    pub(crate) fn is_coming(&self, now: f64) -> bool {
        now - self.since < WAIT + FADE
    }

    /// Returns its opacity, from 0 to 1.
    pub(super) fn part(&self, now: f64, is_animated: bool) -> f32 {
        if !is_animated {
            return 1.0;
        }
        let passed = ((now - self.since - WAIT) / FADE).clamp(0.0, 1.0);
        1.0 - (1.0 - passed as f32).powi(3)
    }
}
