//! How losses are measured.

use damier_catalog::Limits;

/// How the losses of games are measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LossOrder {
    /// Budget for the value of a turn: half for a proof, half for an estimate.
    pub limits: Limits,
    /// One turn in this many of each seat is measured, at least 1.
    pub every: u32,
}
