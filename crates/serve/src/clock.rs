//! The machine's clocks: the time of day, and a steady clock that cannot be set. Only this module reads them.
//! [`crate::class_clock`] derives the time of a class from both.

use crate::text::page as text;
use damier_catalog::{date_of_day, day_of_date};
use damier_i18n::Message;
use jiff::Timestamp;
use jiff::tz::TimeZone;
#[cfg(not(target_os = "linux"))]
use std::sync::OnceLock;
#[cfg(target_os = "linux")]
use std::sync::atomic::{AtomicI64, Ordering};
#[cfg(not(target_os = "linux"))]
use std::time::Instant;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use toml::value::{Datetime, Offset};

/// Seconds per day.
const DAY: i64 = 86_400;

/// A simultaneous reading of the machine's clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    /// The time of day, in seconds since 1970. It can be set.
    pub day: i64,
    /// Seconds since a fixed moment, including sleep if the system counts it. It cannot be set.
    pub steady: i64,
}

impl ClockReading {
    /// Reads the machine's clocks.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the class server's clock")]
    pub fn take() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        let day = i64::try_from(since.as_secs()).unwrap_or(i64::MAX);
        Self { day, steady: steady() }
    }
}

/// Returns the seconds since the machine booted, including sleep (clock_gettime(2)). It opens no file, so it also works
/// when the server has no descriptor left.
#[cfg(target_os = "linux")]
fn steady() -> i64 {
    use nix::time::{ClockId, clock_gettime};
    // After a failed reading time stands still, because any other clock counts from another moment.
    static LAST: AtomicI64 = AtomicI64::new(0);
    match clock_gettime(ClockId::CLOCK_BOOTTIME) {
        Ok(time) => LAST.fetch_max(time.tv_sec(), Ordering::Relaxed).max(time.tv_sec()),
        Err(_) => LAST.load(Ordering::Relaxed),
    }
}

/// Returns the seconds since the first reading, because other systems offer no clock that counts sleep.
#[expect(clippy::disallowed_methods, reason = "the class server's clock")]
#[cfg(not(target_os = "linux"))]
fn steady() -> i64 {
    static START: OnceLock<Instant> = OnceLock::new();
    i64::try_from(START.get_or_init(Instant::now).elapsed().as_secs()).unwrap_or(i64::MAX)
}

/// Returns the seconds since 1970 of a TOML date and time such as `2026-12-18T23:59:00+01:00`. `None` without a time or
/// an offset.
#[must_use]
pub(crate) fn moment(text: &Datetime) -> Option<i64> {
    let (date, time, offset) = (text.date?, text.time?, text.offset?);
    let minutes = match offset {
        Offset::Z => 0,
        Offset::Custom { minutes } => i64::from(minutes),
    };
    let days = day_of_date(i64::from(date.year), i64::from(date.month), i64::from(date.day));
    let second = time.second.unwrap_or(0);
    let clock = i64::from(time.hour) * 3600 + i64::from(time.minute) * 60 + i64::from(second);
    Some(days * DAY + clock - minutes * 60)
}

/// The names of the months in the message that shows a time.
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// Returns a moment for people, in a time zone, for example `18 December 2026, 23:59`.
pub(crate) fn show_time(moment: i64, zone: &TimeZone) -> Message {
    show(moment, zone, "%H:%M")
}

/// Returns a moment for people to the second, for example `18 December 2026, 23:59:07`.
pub(crate) fn show_precise_time(moment: i64, zone: &TimeZone) -> Message {
    show(moment, zone, "%H:%M:%S")
}

fn show(moment: i64, zone: &TimeZone, form: &str) -> Message {
    let Ok(at) = Timestamp::from_second(moment) else { return Message::default() };
    let at = at.to_zoned(zone.clone());
    let month = MONTHS[usize::from(at.month().unsigned_abs()) - 1];
    let time = at.strftime(form).to_string();
    text::moment(at.day().unsigned_abs().into(), month, at.year().to_string(), time)
}

/// Returns the name of a time zone, or its offset at this moment if it has no name, for example `UTC+02`.
pub(crate) fn zone_name(zone: &TimeZone, moment: i64) -> String {
    let offset = || {
        let at = Timestamp::from_second(moment).unwrap_or_default();
        format!("UTC{}", zone.to_offset(at))
    };
    zone.iana_name().map_or_else(offset, String::from)
}

/// Formats a moment in UTC for files, for example `2026-12-18 22:59:07 UTC`.
#[must_use]
pub(crate) fn utc_stamp(moment: i64) -> String {
    let (day, clock) = (moment.div_euclid(DAY), moment.rem_euclid(DAY));
    let (hours, minutes) = (clock / 3600, clock / 60 % 60);
    format!("{} {hours:02}:{minutes:02}:{:02} UTC", date_of_day(day), clock % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Lang;

    #[test]
    fn moments_are_read_and_written() {
        for (text, seconds, stamped) in [
            ("1970-01-01T00:00:00Z", 0, "1970-01-01 00:00:00 UTC"),
            ("2026-12-18T23:59:00+01:00", 1_797_634_740, "2026-12-18 22:59:00 UTC"),
            ("2024-02-29T12:00:00Z", 1_709_208_000, "2024-02-29 12:00:00 UTC"),
        ] {
            let found = moment(&text.parse().expect("a moment")).expect("with an offset");
            assert_eq!((found, utc_stamp(found).as_str()), (seconds, stamped), "{text}");
        }
        assert_eq!(moment(&"2026-12-18T23:59:00".parse().expect("a moment")), None);
    }

    #[test]
    fn people_see_the_time_of_their_zone() {
        let paris = TimeZone::get("Europe/Paris").expect("known");
        for (moment, english, french) in [
            // Winter and summer time; a new year in Paris before that in UTC.
            (1_797_634_740, "18 December 2026, 23:59", "18 décembre 2026 à 23:59"),
            (1_784_030_400, "14 July 2026, 14:00", "14 juillet 2026 à 14:00"),
            (1_798_759_800, "1 January 2027, 00:30", "1er janvier 2027 à 00:30"),
        ] {
            let shown = show_time(moment, &paris);
            assert_eq!(shown.say(Lang::English), english);
            assert_eq!(shown.say(Lang::French).replace('\u{a0}', " "), french);
        }
        assert_eq!(zone_name(&paris, 1_797_634_740), "Europe/Paris");
        let unnamed = TimeZone::fixed(jiff::tz::offset(2));
        assert_eq!(zone_name(&unnamed, 1_797_634_740), "UTC+02");
        let precise = show_precise_time(1_797_634_747, &TimeZone::UTC);
        assert_eq!(precise.say(Lang::English), "18 December 2026, 22:59:07");
    }

    #[test]
    fn the_machines_clocks_go_on() {
        let (one, other) = (ClockReading::take(), ClockReading::take());
        assert!(one.day > 1_700_000_000 && one.steady >= 0 && other.steady >= one.steady);
    }
}
