//! Numbers for people: no more digits than the interval justifies, never rounded to a false zero, and in the notation
//! of the reader's language.

use crate::text::figure;
use damier_experiments::arena::Estimate;
use damier_i18n::{Message, Number};
use std::time::Duration;

/// The lead in Elo above which the size of a rating means nothing.
const FARTHEST_ELO: f64 = 800.0;

/// Formats a count in a sentence, without digit groups, so that it can be copied into a command.
pub fn whole(count: u64) -> Number {
    Number::ungrouped(count as f64, 0)
}

/// Formats a rating or a lead in Elo for a table. Only a bound such as `> 403` is shown if the games do not limit the
/// value, or if it is beyond the range of meaningful ratings.
pub fn elo(estimate: &Estimate) -> Message {
    let Some([low, high]) = estimate.interval else { return self::estimate(estimate) };
    let is_above = high.is_infinite() || low >= FARTHEST_ELO;
    let is_below = low.is_infinite() || high <= -FARTHEST_ELO;
    match (is_above, is_below) {
        (true, false) => figure::above(Number::ungrouped(low, 0)),
        (false, true) => figure::below(Number::ungrouped(high, 0)),
        _ => self::estimate(estimate),
    }
}

/// Formats a value with its interval, for example `5012 [4672, 5353]`.
pub fn estimate(estimate: &Estimate) -> Message {
    let value = estimate.value;
    let Some([low, high]) = estimate.interval else {
        return figure::alone(plain(value, value.abs()));
    };
    let width = (value - low).max(high - value);
    let [value, low, high] = [value, low, high].map(|number| plain(number, width));
    figure::with_bounds(value, low, high)
}

/// Formats a share from 0 to 1 as a percentage with its interval, for example `35.0 [26.4, 44.7]`.
pub fn share(estimate: &Estimate) -> Message {
    let decimals = decimals(estimate);
    let number = |share: f64| Number::ungrouped(100.0 * share, decimals);
    let value = number(estimate.value);
    match estimate.interval {
        Some([low, high]) => figure::with_bounds(value, number(low), number(high)),
        None => figure::alone(value),
    }
}

/// Formats a share from 0 to 1 as a percentage, without its interval.
pub fn bare_share(estimate: &Estimate) -> Message {
    figure::alone(Number::ungrouped(100.0 * estimate.value, decimals(estimate).min(1)))
}

/// Formats a share from 0 to 1 as a percentage in a sentence, with one decimal, or two near 0 and 100 %.
pub fn percent(share: f64) -> Number {
    Number::ungrouped(100.0 * share, decimals(&Estimate { value: share, interval: None }))
}

/// Formats a share from 0 to 1 as a percentage with one decimal.
pub fn whole_percent(share: f64) -> Number {
    Number::ungrouped(100.0 * share, 1)
}

/// Returns the number of decimals of a percentage: one, or more near 0 and 100 % or if the interval's bounds would look
/// equal.
fn decimals(estimate: &Estimate) -> u8 {
    let share = estimate.value;
    let near_end = (share > 0.0 && share < 0.01) || (share > 0.99 && share < 1.0);
    let least = if near_end { 2 } else { 1 };
    let width = estimate.interval.map_or(1.0, |[low, high]| 100.0 * (high - low));
    match width {
        w if w >= 0.1 || w <= 0.0 => least,
        w if w >= 0.01 => least.max(2),
        w if w >= 0.001 => 3,
        _ => 4,
    }
}

/// Formats a number with as many decimals as a deviation of this size justifies.
fn plain(value: f64, width: f64) -> Number {
    let decimals = match width.abs() {
        w if w >= 10.0 || w == 0.0 => 0,
        w if w >= 1.0 => 1,
        w if w >= 0.1 => 2,
        _ => 3,
    };
    Number::ungrouped(value, decimals)
}

/// Formats seconds in a suitable unit, for example `12.3 s`, `4.5 ms` or `670 us`.
pub fn seconds(seconds: f64) -> Message {
    let (value, decimals, unit) = match seconds {
        s if s <= 0.0 => (0.0, 0, "s"),
        s if s >= 100.0 => (s, 0, "s"),
        s if s >= 1.0 => (s, 1, "s"),
        s if s >= 0.01 => (s * 1e3, 0, "ms"),
        s if s >= 1e-3 => (s * 1e3, 1, "ms"),
        s if s >= 1e-6 => (s * 1e6, 0, "us"),
        s => (s * 1e9, 0, "ns"),
    };
    figure::in_unit(Number::ungrouped(value, decimals), unit)
}

/// Formats a number of bytes in megabytes, with one decimal.
pub fn megabytes(bytes: u64) -> Message {
    figure::megabytes(Number::ungrouped(bytes as f64 / 1e6, 1))
}

/// Units of time with their lengths in seconds, the longest first.
const UNITS: [(&str, u64); 6] = [
    ("year", 31_536_000),
    ("week", 604_800),
    ("day", 86_400),
    ("hour", 3600),
    ("minute", 60),
    ("second", 1),
];

/// Formats a remaining time as a whole number of years, weeks, days, hours, minutes or seconds. The unit is the longest
/// of which at least 1.5 remain.
pub fn duration(time: Duration) -> Message {
    let seconds = time.as_secs_f64();
    let fits = |&&(_, unit): &&(&str, u64)| seconds >= 1.5 * unit as f64;
    let &(name, unit) = UNITS.iter().find(fits).unwrap_or(&UNITS[5]);
    figure::duration(name, (seconds / unit as f64).round() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Lang;

    #[test]
    fn numbers_have_the_digits_their_interval_allows() {
        let mean = Estimate { value: 5012.34, interval: Some([4672.0, 5352.68]) };
        assert_eq!(estimate(&mean).to_string(), "5012 [4672, 5353]");
        let lopsided = Estimate { value: 0.0, interval: Some([-0.5, 4.0]) };
        assert_eq!(estimate(&lopsided).to_string(), "0.0 [-0.5, 4.0]");
        assert_eq!(estimate(&lopsided).say(Lang::French), "0,0 [-0,5\u{a0}; 4,0]");
        let shares = |value, low, high| {
            let estimate = Estimate { value, interval: Some([low, high]) };
            share(&estimate).to_string()
        };
        assert_eq!(shares(1.0, 0.9637, 1.0), "100.0 [96.4, 100.0]");
        assert_eq!(shares(1.0, 0.342, 1.0), "100.0 [34.2, 100.0]");
        assert_eq!(shares(0.99905, 0.99786, 0.9995), "99.91 [99.79, 99.95]");
        assert_eq!(shares(0.595, 0.559, 0.630), "59.5 [55.9, 63.0]");
        // None of 20,000: the bound is 0.019 %.
        assert_eq!(shares(0.0, 0.0, 0.000_192), "0.00 [0.00, 0.02]");
        assert_eq!(shares(0.0, 0.0, 0.000_001_92), "0.0000 [0.0000, 0.0002]");
        assert_eq!(
            (&*seconds(0.00045).to_string(), &*seconds(2.0).to_string()),
            ("450 us", "2.0 s")
        );
    }

    #[test]
    fn far_leads_are_bounds() {
        let said =
            |value, low, high| elo(&Estimate { value, interval: Some([low, high]) }).to_string();
        assert_eq!(said(883.0, 403.2, f64::INFINITY), "> 403");
        assert_eq!(said(-883.0, f64::NEG_INFINITY, -403.2), "< -403");
        assert_eq!(said(1013.0, 859.0, 1221.0), "> 859");
        assert_eq!(said(-120.0, -300.0, f64::INFINITY), "> -300", "one win against a weak rival");
        assert_eq!(said(120.0, f64::NEG_INFINITY, 300.0), "< 300", "only losses to a strong rival");
        assert_eq!(said(49.0, 32.0, 65.0), "49 [32, 65]");
        assert_eq!(elo(&Estimate { value: 0.0, interval: None }).to_string(), "0");
    }

    #[test]
    fn times_are_said_in_whole_units() {
        let said = |seconds| duration(Duration::from_secs(seconds));
        assert_eq!(said(1).to_string(), "1 second");
        assert_eq!(said(89).to_string(), "89 seconds");
        assert_eq!(said(90).to_string(), "2 minutes");
        assert_eq!(said(0).say(Lang::French), "0 seconde");
        assert_eq!(said(7200).say(Lang::French), "2 heures");
    }
}
