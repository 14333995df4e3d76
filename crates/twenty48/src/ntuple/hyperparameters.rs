//! Hyperparameters of a training.

use crate::ntuple::endgame::Endgame;
use crate::ntuple::learner::Rate;
use crate::ntuple::tuples::Tuples;

/// Hyperparameters of a training.
#[derive(Clone, PartialEq, Debug)]
pub struct Hyperparameters {
    /// Tuples of cells, for which weights are trained.
    pub tuples: Tuples,
    /// Learning rate.
    pub rate: Rate,
    /// Lambda of TD(lambda), from 0 to 1: how much the target of a position follows the final result instead of the
    /// next estimate.
    pub lambda: f32,
    /// Number of slides of training after which games are also restarted from their middle, again and again, until only
    /// a short part is left. Otherwise, late positions are rare (Matsuzaki, TAAI 2017). `None` for no restarts.
    /// Restarts are useful once most games last long.
    pub restart: Option<u64>,
    /// Seed from which the seeds of all games derive.
    pub seed: u64,
    /// Tuples with which the training began, and the number of slides after which the others were added. `None` if
    /// there were none to add.
    pub base: Option<(Tuples, u64)>,
    /// Endgame to train on instead of whole games. Only for the standard 4x4 game. `None` for whole games.
    pub ending: Option<Endgame>,
}
