//! The plan of a search: all that its points follow from, beside the values found so far.

/// The spread of the first generation around the start, in parts of a setting's scale.
pub(super) const STEP: f64 = 0.15;

/// The values of all points of each generation so far, in the order in which they were asked for; the
/// greater the better.
pub(super) type Past<'a> = &'a [Vec<f64>];

/// The plan of a search.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SearchPlan {
    /// The point it starts from.
    pub(super) start: Vec<f64>,
    /// The spread of the first generation around it.
    pub(super) step: f64,
    /// Points per generation.
    pub(super) population: usize,
    /// Generations in all.
    pub(super) generations: usize,
    /// The number from which its randomness follows.
    pub(super) seed: u64,
}
