//! Hyperparameters of a training.

use crate::ntuple::endgame::Endgame;
use crate::ntuple::learner::Rate;
use crate::ntuple::tuples::Tuples;

/// Hyperparameters of a training.
#[derive(Clone, PartialEq, Debug)]
pub struct Hyperparameters {
    /// Cells that its weights look up.
    pub tuples: Tuples,
    /// Learning rate.
    pub rate: Rate,
    /// Share of the result, instead of the next estimate, in what a position learns (TD(lambda), 0
    /// to 1).
    pub lambda: f32,
    /// Slides of training after which games are also restarted from their middle, and again, until
    /// little is left: late positions are rare otherwise (Matsuzaki, TAAI 2017). `None` for never.
    /// Restarts pay once most games get far.
    pub restart: Option<u64>,
    /// Seed of all games.
    pub seed: u64,
    /// Optimism: the value, in points, assumed of a board about which nothing has been learnt. High values let a
    /// training try what it does not know (Guei, Chen and Wu, IEEE Transactions on Games 2021). A training that is
    /// extended assumes it in new stages only.
    pub optimism: f32,
    /// Tuples that it began with, and the number of slides after which the others were added.
    pub base: Option<(Tuples, u64)>,
    /// Endgame that is learnt instead of whole games, on the fast 4x4 board only.
    pub ending: Option<Endgame>,
}
