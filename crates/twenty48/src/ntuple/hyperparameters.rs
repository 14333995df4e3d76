//! Hyperparameters of a training.

use crate::ntuple::endgame::Endgame;
use crate::ntuple::learner::Rate;
use crate::ntuple::tuples::Tuples;

/// Hyperparameters of a training.
#[derive(Clone, PartialEq, Debug)]
pub struct Hyperparameters {
    /// Tuples of cells with weights.
    pub tuples: Tuples,
    /// Learning rate.
    pub rate: Rate,
    /// TD(lambda), 0 to 1: the share of the final result, instead of the next estimate, in the target of a position.
    pub lambda: f32,
    /// Slides of training after which games are also restarted from their middle, repeatedly, until little is left,
    /// because late positions are rare otherwise (Matsuzaki, TAAI 2017). `None` for never. Restarts pay off once most
    /// games get far.
    pub restart: Option<u64>,
    /// Seed of all games.
    pub seed: u64,
    /// Optimism: the initial value, in points, of an untrained board. High values make a training explore (Guei, Chen
    /// and Wu, IEEE Transactions on Games 2021). A training that is extended uses it in new stages only.
    pub optimism: f32,
    /// Tuples at the start, and the number of slides after which the others were added.
    pub base: Option<(Tuples, u64)>,
    /// Endgame that is trained instead of whole games, on the fast 4x4 board only.
    pub ending: Option<Endgame>,
}
