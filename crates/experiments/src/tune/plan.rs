//! Plan of a search, which together with the results so far determines its next points.

/// Spread of the first generation around the start, as a share of a setting's scale.
pub(super) const STEP: f64 = 0.15;

/// Values of all points of each generation so far, in the order of the points. Greater is better.
pub(super) type Past<'a> = &'a [Vec<f64>];

/// Plan of a search.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SearchPlan {
    /// Point from which the search starts.
    pub(super) start: Vec<f64>,
    /// Spread of the first generation around the start.
    pub(super) step: f64,
    /// Number of points per generation.
    pub(super) population: usize,
    /// Number of generations.
    pub(super) generations: usize,
    /// Seed of all random choices in the search.
    pub(super) seed: u64,
}
