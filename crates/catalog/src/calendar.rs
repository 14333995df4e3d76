//! Days as dates, by the algorithms of Howard Hinnant ("chrono-Compatible Low-Level Date Algorithms", 2013).

/// Days from 1970 to 1 March of the year 0, so that leap days are at the ends of years.
const TO_MARCH: i64 = 719_468;
/// Number of days in 400 years.
const ERA: i64 = 146_097;

/// Returns the number of a day of the Gregorian calendar, counted from 1 January 1970. Months and days count from 1.
#[must_use]
pub const fn day_of_date(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let of_era = year.rem_euclid(400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    year.div_euclid(400) * ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - TO_MARCH
}

/// Returns the date of a day, counted from 1 January 1970, for example `2026-11-26`.
#[must_use]
pub fn date_of_day(day: i64) -> String {
    let shifted = day + TO_MARCH;
    let (era, of_era) = (shifted.div_euclid(ERA), shifted.rem_euclid(ERA));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}
