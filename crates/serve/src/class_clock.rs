//! The time of a class: the machine's clock for as long as it goes evenly.
//!
//! Somebody may set a machine's clock, and a network may: over a deadline, or back before it. So the time of day is compared
//! with a clock that nobody sets. Where the two part by more than a minute, the class goes on by the steady one, and tells;
//! nothing passes or reopens by the jump. That ends when both agree again, or when the teacher takes the machine's clock. Within
//! a class time never goes back, but by that order of the teacher's.

use crate::clock::ClockReading;
use crate::http_error::HttpError;
use crate::meta::{meta, set_meta};
use rusqlite::Connection;
use rusqlite::functions::FunctionFlags;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The seconds by which clocks may part: those of a network set small differences at once.
const MOST_APART: i64 = 60;
/// The moment until which a class has lived, as its database keeps it.
const LIVED: &str = "clock-lived";
/// Whether the machine's clock was in doubt then.
const DOUBT: &str = "clock-doubt";

/// The time of a class. A clone is another handle.
#[derive(Clone)]
pub struct ClassClock {
    read: Arc<dyn Fn() -> ClockReading + Send + Sync>,
    state: Arc<Mutex<ClockState>>,
}

struct ClockState {
    /// The time of the class when the steady clock said `steady`.
    time: i64,
    steady: i64,
    is_doubtful: bool,
    news: Vec<ClockNews>,
}

/// What has happened to a machine's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockNews {
    /// It jumped by so many seconds: the class goes on by its own time.
    Jumped(i64),
    /// It agrees with the class's time again.
    Agrees,
}

impl ClassClock {
    /// The time by the machine's own clocks.
    #[must_use]
    pub fn of_machine() -> Self {
        Self::by(ClockReading::of_machine)
    }

    /// The time by other clocks.
    pub fn by(read: impl Fn() -> ClockReading + Send + Sync + 'static) -> Self {
        let ClockReading { day, steady } = read();
        let state = ClockState { time: day, steady, is_doubtful: false, news: Vec::new() };
        Self { read: Arc::new(read), state: Arc::new(Mutex::new(state)) }
    }

    /// The time of the class, in seconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        let mut state = self.state();
        state.look((self.read)());
        state.time
    }

    /// What the machine's clock says, where the class does not go by it.
    #[must_use]
    pub fn doubt(&self) -> Option<i64> {
        let reading = (self.read)();
        let mut state = self.state();
        state.look(reading);
        state.is_doubtful.then_some(reading.day)
    }

    /// Goes by the machine's clock from now on.
    pub fn take_machines(&self) {
        let ClockReading { day, steady } = (self.read)();
        let mut state = self.state();
        *state = ClockState { time: day, steady, is_doubtful: false, news: Vec::new() };
    }

    /// What has happened since somebody asked last.
    pub(crate) fn take_news(&self) -> Vec<ClockNews> {
        let mut state = self.state();
        state.look((self.read)());
        std::mem::take(&mut state.news)
    }

    /// Goes on from where a class was when it was served last. What has passed since then is the machine's clock's to say,
    /// unless it says that time went back, or was in doubt already.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn go_on(&self, base: &Connection) -> Result<(), HttpError> {
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

    /// Writes down the moment until which the class has lived.
    ///
    /// # Errors
    /// A failed write.
    pub(crate) fn note(&self, base: &Connection) -> Result<(), HttpError> {
        let is_doubtful = self.doubt().is_some();
        set_meta(base, LIVED, &self.now().to_string())?;
        set_meta(base, DOUBT, if is_doubtful { "1" } else { "0" })
    }

    /// Gives the time to a connection's statements, as `class_now()`.
    ///
    /// # Errors
    /// A connection that takes no functions.
    pub(crate) fn serve(&self, connection: &Connection) -> Result<(), HttpError> {
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

/// The time of the class whose database this is.
///
/// # Errors
/// A failed read.
pub(crate) fn now(base: &Connection) -> Result<i64, HttpError> {
    Ok(base.prepare_cached("SELECT class_now()")?.query_row([], |row| row.get(0))?)
}

impl ClockState {
    /// Goes on to what the clocks say.
    fn look(&mut self, ClockReading { day, steady }: ClockReading) {
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

    /// A clock that is set by hand, and the hands.
    fn by_hand() -> (ClassClock, Arc<Mutex<ClockReading>>) {
        let hands = Arc::new(Mutex::new(ClockReading { day: 1_000_000, steady: 50 }));
        let own = hands.clone();
        (ClassClock::by(move || *own.lock().expect("no panic")), hands)
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
