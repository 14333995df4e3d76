//! Agreement between two orders of the same students.

/// The agreement of two orders: a coefficient with its 95 % interval.
#[derive(Clone, Copy)]
pub(crate) struct Agreement {
    value: f64,
    interval: [f64; 2],
}

impl Agreement {
    /// Computes the interval by Fisher's transformation, with a variance on its scale.
    fn new(value: f64, variance: f64) -> Self {
        let (middle, wide) = (value.clamp(-0.999_999, 0.999_999).atanh(), 1.96 * variance.sqrt());
        Self { value, interval: [(middle - wide).tanh(), (middle + wide).tanh()] }
    }

    /// Formats the value with its interval, for example `0.987 (0.981 to 0.991)`.
    pub(crate) fn say(self) -> String {
        let Self { value, interval: [low, high] } = self;
        // For equal orders the transformation is infinite, so there is no interval.
        if value.abs() >= 1.0 {
            return format!("{value:.3}");
        }
        format!("{value:.3} ({low:.3} to {high:.3})")
    }
}

/// Returns the place of each student in both orders, from 0. Students that only one order has are left out.
fn places(one: &[u64], other: &[u64]) -> Vec<[f64; 2]> {
    let common: Vec<u64> = one.iter().copied().filter(|student| other.contains(student)).collect();
    let place = |student: u64| {
        other.iter().filter(|one| common.contains(one)).position(|&two| two == student)
    };
    let both = common.iter().enumerate();
    both.filter_map(|(first, &student)| Some([first as f64, place(student)? as f64])).collect()
}

/// Computes Spearman's rank correlation, with the variance of Bonett and Wright (Psychometrika 65, 2000).
pub(crate) fn spearman(one: &[u64], other: &[u64]) -> Agreement {
    let places = places(one, other);
    let count = places.len() as f64;
    let misses: f64 = places.iter().map(|[one, other]| (one - other).powi(2)).sum();
    let value = 1.0 - 6.0 * misses / (count * (count * count - 1.0));
    Agreement::new(value, (1.0 + value * value / 2.0) / (count - 3.0))
}

/// Computes Kendall's rank correlation: pairs of students in the same order minus those in opposite orders, divided by
/// all pairs. The variance is from the same paper.
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
