//! Orders of the same students, and how far they agree.

/// How far two orders agree: a coefficient with its 95 % interval.
#[derive(Clone, Copy)]
pub(crate) struct Agreement {
    value: f64,
    interval: [f64; 2],
}

impl Agreement {
    /// By Fisher's transformation, with a variance on its scale.
    fn new(value: f64, variance: f64) -> Self {
        let (middle, wide) = (value.clamp(-0.999_999, 0.999_999).atanh(), 1.96 * variance.sqrt());
        Self { value, interval: [(middle - wide).tanh(), (middle + wide).tanh()] }
    }

    /// The value with its interval, as `0.987 (0.981 to 0.991)`.
    pub(crate) fn say(self) -> String {
        let Self { value, interval: [low, high] } = self;
        // Where all agree the transformation has no end, and so no interval.
        if value.abs() >= 1.0 {
            return format!("{value:.3}");
        }
        format!("{value:.3} ({low:.3} to {high:.3})")
    }
}

/// The place of each student in an order, from 0; students that only one order has are left out of both.
fn places(one: &[u64], other: &[u64]) -> Vec<[f64; 2]> {
    let common: Vec<u64> = one.iter().copied().filter(|student| other.contains(student)).collect();
    let place = |student: u64| {
        other.iter().filter(|one| common.contains(one)).position(|&two| two == student)
    };
    let both = common.iter().enumerate();
    both.filter_map(|(first, &student)| Some([first as f64, place(student)? as f64])).collect()
}

/// Spearman's rank correlation; the variance is that of Bonett and Wright (Psychometrika 65, 2000).
pub(crate) fn spearman(one: &[u64], other: &[u64]) -> Agreement {
    let places = places(one, other);
    let count = places.len() as f64;
    let misses: f64 = places.iter().map(|[one, other]| (one - other).powi(2)).sum();
    let value = 1.0 - 6.0 * misses / (count * (count * count - 1.0));
    Agreement::new(value, (1.0 + value * value / 2.0) / (count - 3.0))
}

/// Kendall's: pairs of students in the same order less those in opposite ones, by all pairs; its variance is of the same paper.
pub(crate) fn kendall(one: &[u64], other: &[u64]) -> Agreement {
    let places = places(one, other);
    let mut balance = 0.0;
    for (at, [first, second]) in places.iter().enumerate() {
        for [third, fourth] in &places[at + 1..] {
            balance += ((first - third) * (second - fourth)).signum();
        }
    }
    let count = places.len() as f64;
    Agreement::new(2.0 * balance / (count * (count - 1.0)), 0.437 / (count - 4.0))
}
