//! The time of day, for deadlines and receipts alone: everything else is measured by clocks that nobody sets.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use toml::value::{Datetime, Offset};
use workbench::{date_of_day, day_of_date};

/// Seconds of a day.
const DAY: i64 = 86_400;

/// The seconds since 1970 by the machine's clock.
#[must_use]
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// The seconds since 1970 of a moment as TOML writes it, `2026-12-18T23:59:00+01:00`; `None` without a time or its offset.
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

/// The date and the time of day of a moment in universal time, as `2026-12-18 22:59 UTC`.
#[must_use]
pub(crate) fn stamp(moment: i64) -> String {
    let (day, clock) = (moment.div_euclid(DAY), moment.rem_euclid(DAY));
    format!("{} {:02}:{:02} UTC", date_of_day(day), clock / 3600, clock / 60 % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_and_written() {
        for (text, seconds, stamped) in [
            ("1970-01-01T00:00:00Z", 0, "1970-01-01 00:00 UTC"),
            ("2026-12-18T23:59:00+01:00", 1_797_634_740, "2026-12-18 22:59 UTC"),
            ("2024-02-29T12:00:00Z", 1_709_208_000, "2024-02-29 12:00 UTC"),
        ] {
            let found = moment(&text.parse().expect("a moment")).expect("with an offset");
            assert_eq!((found, stamp(found).as_str()), (seconds, stamped), "{text}");
        }
        assert_eq!(moment(&"2026-12-18T23:59:00".parse().expect("a moment")), None);
    }
}
