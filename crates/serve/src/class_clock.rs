//! The time of a class, which follows the machine's clock as long as that clock runs evenly.
//!
//! People and networks set a machine's clock, perhaps past a deadline or back before it. So the time of day is compared
//! with a steady clock, which cannot be set. If the two differ by more than a minute, the class follows the steady
//! clock and reports the jump, so the jump does not change which uploads are late. This ends when both clocks agree
//! again, or when the teacher accepts the machine's clock. Class time goes back only if the teacher accepts a clock
//! that is behind.

use crate::clock::ClockReading;
use crate::http_error::HttpError;
use crate::meta::{meta, set_meta};
use rusqlite::Connection;
use rusqlite::functions::FunctionFlags;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Largest difference between the clocks, in seconds, that does not count as a jump. Network time services correct
/// small differences at once.
const MOST_APART: i64 = 60;
/// The key of the last known class time in the database.
const LIVED: &str = "clock-lived";
/// The key in the database that tells whether the machine's clock was in doubt at that time: `1` if it was, else `0`.
const DOUBT: &str = "clock-doubt";

/// The time of a class. A clone is another handle.
#[derive(Clone)]
pub struct ClassClock {
    read: Arc<dyn Fn() -> ClockReading + Send + Sync>,
    state: Arc<Mutex<ClockState>>,
}

struct ClockState {
    /// The class time when the steady clock read `steady`.
    time: i64,
    steady: i64,
    is_doubtful: bool,
    news: Vec<ClockNews>,
}

/// A change of the machine's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockNews {
    /// The machine's clock jumped by this many seconds (negative if it was set back), and the class keeps its own time.
    Jumped(i64),
    /// The machine's clock agrees with the class's time again.
    Agrees,
}

impl ClassClock {
    /// Creates a class clock that follows the machine's own clocks.
    #[must_use]
    pub fn system() -> Self {
        Self::with(ClockReading::take)
    }

    /// Creates a class clock that follows the clocks that `read` reads, for tests.
    pub fn with(read: impl Fn() -> ClockReading + Send + Sync + 'static) -> Self {
        let ClockReading { day, steady } = read();
        let state = ClockState { time: day, steady, is_doubtful: false, news: Vec::new() };
        Self { read: Arc::new(read), state: Arc::new(Mutex::new(state)) }
    }

    /// Returns the time of the class, in seconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        let mut state = self.state();
        state.update((self.read)());
        state.time
    }

    /// Returns the time of the machine's clock, in seconds since 1970, if the class does not follow that clock; `None`
    /// if it does.
    #[must_use]
    pub fn doubt(&self) -> Option<i64> {
        let reading = (self.read)();
        let mut state = self.state();
        state.update(reading);
        state.is_doubtful.then_some(reading.day)
    }

    /// Sets the class time to the machine's clock.
    pub fn take_machines(&self) {
        let ClockReading { day, steady } = (self.read)();
        let mut state = self.state();
        *state = ClockState { time: day, steady, is_doubtful: false, news: Vec::new() };
    }

    /// Returns the changes since the last call.
    pub(crate) fn take_news(&self) -> Vec<ClockNews> {
        let mut state = self.state();
        state.update((self.read)());
        std::mem::take(&mut state.news)
    }

    /// Restores the class time that the last run of the server stored. The machine's clock decides how much time has
    /// passed since then, unless that clock went back or was already in doubt.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn restore(&self, base: &Connection) -> Result<(), HttpError> {
        let lived = meta(base, LIVED)?.and_then(|text| text.parse::<i64>().ok());
        let was_doubtful = meta(base, DOUBT)?.is_some_and(|text| text == "1");
        let Some(lived) = lived else { return Ok(()) };
        let ClockReading { day, steady } = (self.read)();
        let mut state = self.state();
        if (was_doubtful || day < lived) && (day - lived).abs() > MOST_APART {
            tracing::warn!(seconds = day - lived, "clock-jumped");
            state.news.push(ClockNews::Jumped(day - lived));
            (state.time, state.steady, state.is_doubtful) = (lived, steady, true);
        } else {
            (state.time, state.steady) = (day.max(lived), steady);
        }
        Ok(())
    }

    /// Stores the class time.
    ///
    /// # Errors
    /// A failed write.
    pub(crate) fn store(&self, base: &Connection) -> Result<(), HttpError> {
        let is_doubtful = self.doubt().is_some();
        set_meta(base, LIVED, &self.now().to_string())?;
        set_meta(base, DOUBT, if is_doubtful { "1" } else { "0" })
    }

    /// Defines the SQL function `class_now()` on a connection.
    ///
    /// # Errors
    /// A connection that refuses functions.
    pub(crate) fn define_now(&self, connection: &Connection) -> Result<(), HttpError> {
        let own = self.clone();
        connection.create_scalar_function(
            "class_now",
            0,
            FunctionFlags::SQLITE_UTF8,
            move |_| Ok(own.now()),
        )?;
        Ok(())
    }

    fn state(&self) -> MutexGuard<'_, ClockState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the time of the class that a database belongs to.
///
/// # Errors
/// A failed read.
pub(crate) fn now(base: &Connection) -> Result<i64, HttpError> {
    Ok(base.prepare_cached("SELECT class_now()")?.query_row([], |row| row.get(0))?)
}

impl ClockState {
    /// Advances the class time to a reading of the clocks.
    fn update(&mut self, ClockReading { day, steady }: ClockReading) {
        let lived = self.time + (steady - self.steady).max(0);
        let apart = day - lived;
        if apart.abs() <= MOST_APART {
            if std::mem::take(&mut self.is_doubtful) {
                tracing::info!("clock-agrees");
                self.news.push(ClockNews::Agrees);
            }
            self.time = self.time.max(day);
        } else {
            if !std::mem::replace(&mut self.is_doubtful, true) {
                tracing::warn!(seconds = apart, "clock-jumped");
                self.news.push(ClockNews::Jumped(apart));
            }
            self.time = lived;
        }
        self.steady = self.steady.max(steady);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clock that tests set, and its reading.
    fn by_hand() -> (ClassClock, Arc<Mutex<ClockReading>>) {
        let hands = Arc::new(Mutex::new(ClockReading { day: 1_000_000, steady: 50 }));
        let own = hands.clone();
        (ClassClock::with(move || *own.lock().expect("no panic")), hands)
    }

    fn turn(hands: &Mutex<ClockReading>, day: i64, steady: i64) {
        let mut hands = hands.lock().expect("no panic");
        hands.day += day;
        hands.steady += steady;
    }

    #[test]
    fn a_clock_that_goes_evenly_or_is_set_a_little_is_followed() {
        let (clock, hands) = by_hand();
        for (day, steady, time) in [
            (3600, 3600, 1_003_600),
            // A night's sleep, which the steady clock has counted.
            (30_000, 30_000, 1_033_600),
            // A network sets it a little: forwards at once, backwards by standing still.
            (40, 10, 1_033_640),
            (-20, 10, 1_033_640),
            (25, 25, 1_033_645),
        ] {
            turn(&hands, day, steady);
            assert_eq!((clock.now(), clock.doubt()), (time, None), "{day} {steady}");
        }
        assert_eq!(clock.take_news(), []);
    }

    #[test]
    fn a_clock_that_jumps_is_not_followed_until_it_agrees_again() {
        for jump in [86_400, -86_400, 61, -61] {
            let (clock, hands) = by_hand();
            turn(&hands, jump, 0);
            assert_eq!((clock.now(), clock.doubt()), (1_000_000, Some(1_000_000 + jump)));
            turn(&hands, 500, 500);
            assert_eq!(clock.now(), 1_000_500, "{jump}");
            turn(&hands, -jump, 0);
            assert_eq!((clock.now(), clock.doubt()), (1_000_500, None));
            assert_eq!(clock.take_news(), [ClockNews::Jumped(jump), ClockNews::Agrees]);
            assert_eq!(clock.take_news(), []);
        }
    }

    #[test]
    fn the_machines_clock_is_taken_when_somebody_says_so() {
        for jump in [86_400, -86_400] {
            let (clock, hands) = by_hand();
            turn(&hands, jump, 0);
            assert_eq!(clock.now(), 1_000_000);
            clock.take_machines();
            turn(&hands, 10, 10);
            assert_eq!((clock.now(), clock.doubt()), (1_000_010 + jump, None));
        }
    }
}
