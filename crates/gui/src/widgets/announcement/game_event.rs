//! Something that has happened on the board, and how much of it is there yet.

use damier_i18n::Message;

/// The time for which the last move is seen alone, and the time in which the rest appears, in seconds.
const WAIT: f64 = 0.9;
const FADE: f64 = 0.4;

/// What has happened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum GameEvent {
    /// The game is over.
    Over,
    /// What is played for was reached.
    Reached(Message),
}

/// Something that has happened, and when.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Announcement {
    pub(super) what: GameEvent,
    since: f64,
}

impl Announcement {
    /// Something that happened at a time in seconds.
    pub(crate) fn new(what: GameEvent, since: f64) -> Self {
        Self { what, since }
    }

    /// True until it is there as a whole.
    pub(crate) fn is_coming(&self, now: f64) -> bool {
        now - self.since < WAIT + FADE
    }

    /// How much of it is there, from 0 to 1.
    pub(super) fn part(&self, now: f64, is_animated: bool) -> f32 {
        if !is_animated {
            return 1.0;
        }
        let passed = ((now - self.since - WAIT) / FADE).clamp(0.0, 1.0);
        1.0 - (1.0 - passed as f32).powi(3)
    }
}
