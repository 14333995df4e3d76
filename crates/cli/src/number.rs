//! Numbers as a person reads them: no more digits than the interval allows, never a false zero.

use workbench::arena::Estimate;

/// A value with its interval, as `5012 ± 340`, or with bounds where it is lopsided.
pub(crate) fn estimate(estimate: &Estimate) -> String {
    let value = estimate.value;
    let Some([low, high]) = estimate.interval else {
        return plain(value, value.abs());
    };
    let width = (value - low).max(high - value);
    if is_lopsided(value, low, high) {
        format!("{} [{}, {}]", plain(value, width), plain(low, width), plain(high, width))
    } else {
        format!("{} ± {}", plain(value, width), plain(width, width))
    }
}

/// True if one side of an interval is more than a fifth longer than the other.
fn is_lopsided(value: f64, low: f64, high: f64) -> bool {
    let (below, above) = (value - low, high - value);
    (above - below).abs() > 0.2 * below.max(above)
}

/// A share as a percentage with its interval, as `35.0 [26.4, 44.7]`.
pub(crate) fn share(estimate: &Estimate) -> String {
    let decimals = decimals(estimate.value);
    let value = percent(estimate.value, decimals);
    match estimate.interval {
        Some([low, high]) => {
            format!("{value} [{}, {}]", percent(low, decimals), percent(high, decimals))
        }
        None => value,
    }
}

/// A share as a percentage in the little room of a cell: with the longer side of its interval, as
/// `98.2±0.6`.
pub(crate) fn short_share(estimate: &Estimate) -> String {
    let decimals = decimals(estimate.value);
    let value = percent(estimate.value, decimals);
    estimate.interval.map_or(value.clone(), |[low, high]| {
        let side = (estimate.value - low).max(high - estimate.value);
        format!("{value}±{}", percent(side, decimals))
    })
}

/// A share as a percentage with one decimal.
pub(crate) fn whole_percent(share: f64) -> String {
    percent(share, 1)
}

fn percent(share: f64, decimals: usize) -> String {
    format!("{:.decimals$}", 100.0 * share)
}

/// Two decimals within 1 % of either end, otherwise one.
fn decimals(share: f64) -> usize {
    let near_end = (share > 0.0 && share < 0.01) || (share > 0.99 && share < 1.0);
    if near_end { 2 } else { 1 }
}

/// A number with as many decimals as a deviation of this size makes sense of.
pub(crate) fn plain(value: f64, width: f64) -> String {
    let decimals = match width.abs() {
        w if w >= 10.0 || w == 0.0 => 0,
        w if w >= 1.0 => 1,
        w if w >= 0.1 => 2,
        _ => 3,
    };
    format!("{value:.decimals$}")
}

/// Seconds as a person reads them: `12.3 s`, `4.5 ms`, `670 us`.
pub(crate) fn seconds(seconds: f64) -> String {
    match seconds {
        s if s <= 0.0 => "0 s".to_string(),
        s if s >= 100.0 => format!("{s:.0} s"),
        s if s >= 1.0 => format!("{s:.1} s"),
        s if s >= 0.01 => format!("{:.0} ms", s * 1e3),
        s if s >= 1e-3 => format!("{:.1} ms", s * 1e3),
        s if s >= 1e-6 => format!("{:.0} us", s * 1e6),
        s => format!("{:.0} ns", s * 1e9),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_digits_their_interval_allows() {
        let mean = Estimate { value: 5012.34, interval: Some([4672.0, 5352.68]) };
        assert_eq!(estimate(&mean), "5012 ± 340");
        let lopsided = Estimate { value: 0.0, interval: Some([-0.5, 4.0]) };
        assert_eq!(estimate(&lopsided), "0.0 [-0.5, 4.0]");
        let all = Estimate { value: 1.0, interval: Some([0.9637, 1.0]) };
        assert_eq!(
            (share(&all), short_share(&all)),
            ("100.0 [96.4, 100.0]".into(), "100.0±3.6".into())
        );
        let near = Estimate { value: 0.99905, interval: Some([0.99785, 0.9995]) };
        assert_eq!(short_share(&near), "99.91±0.12");
        assert_eq!((seconds(0.00045), seconds(2.0)), ("450 us".to_string(), "2.0 s".to_string()));
    }
}
