//! Training of a game's players.

use crate::analysis::Analyst;
use crate::contract::Game;
use crate::notation::TextError;
use crate::settings::{Setting, Settings};
use crate::text;
use crate::thread_pool::ThreadPool;
use damier_i18n::Message;
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// An order to train.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingOrder {
    /// Values of the settings that the game declares ([`TrainingMethods::settings`]).
    pub settings: Settings,
    /// Learning rate, above 0 and at most 1. `None` gives each weight its own rate, which depends on what the weight
    /// has seen so far.
    pub rate: Option<f64>,
    /// λ of TD(λ), from 0 to 1: the share of the final result, as opposed to the next estimate, from which a position
    /// learns.
    pub lambda: f64,
    /// Number of learnt actions from which on games are also restarted from their middle; `None` for never.
    pub restart: Option<u64>,
    /// Seed of all games.
    pub seed: u64,
    /// An earlier training, from [`Training::write`], to start from. The values of weights that both trainings have are
    /// copied, and the time of the earlier training is counted. `None` to start from nothing.
    pub base: Option<Vec<u8>>,
}

impl TrainingOrder {
    /// Checks `lambda` and the rate. The arguments are their names in error messages.
    ///
    /// # Errors
    /// A value is out of range.
    pub fn check(&self, lambda: &'static str, rate: &'static str) -> Result<(), TextError> {
        let is_share = |share: f64| (0.0..=1.0).contains(&share);
        if !is_share(self.lambda) {
            return Err(TextError::new(self.lambda, lambda, text::a_share()));
        }
        match self.rate.filter(|&share| !is_share(share) || share == 0.0) {
            Some(share) => Err(TextError::new(share, rate, text::a_share_above_0())),
            None => Ok(()),
        }
    }
}

/// Results of one iteration of training.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TrainingStats {
    /// Number of games played from the opening.
    pub games: u64,
    /// Mean score of these games.
    pub mean: f64,
    /// Standard deviation of their scores.
    pub deviation: f64,
    /// Goals that some of these games reached, each with the share of games that reached it.
    pub reached: Vec<(String, f64)>,
    /// Number of actions learnt from.
    pub moves: u64,
    /// CPU time of all threads; zero without a clock.
    pub cpu: Duration,
}

/// A training that can be interrupted and resumed.
pub trait Training: Send {
    /// Describes the method and its hyperparameters in one line.
    fn describe(&self) -> Message;

    /// Returns the number of actions learnt from so far, and the CPU time used.
    fn progress(&self) -> (u64, Duration);

    /// Learns from about `moves` more actions, or until `stop` is raised. Calls `heard` now and then with the number of
    /// actions learnt from.
    fn learn(
        &mut self,
        moves: u64,
        pool: &dyn ThreadPool,
        stop: &AtomicBool,
        heard: &(dyn Fn(u64) + Sync),
    ) -> TrainingStats;

    /// Writes what it has learnt: completely, to resume later (`form` is `None`), or in a form that players read.
    ///
    /// # Errors
    /// The errors of the writer.
    fn write(&self, form: Option<&str>, out: &mut dyn Write) -> io::Result<()>;

    /// Checks a form for [`Training::write`].
    ///
    /// # Errors
    /// The text is not a form. The error lists the forms.
    fn check_form(&self, form: &str) -> Result<(), TextError>;
}

/// An order to calibrate a network: to measure, in games, how likely its goals are.
#[derive(Clone, PartialEq, Debug)]
pub struct CalibrationOrder {
    /// File of the network, as in the setting of its players; `None` for the network that comes with the program.
    pub file: Option<String>,
    /// Effort of the player's search, as in the player's setting.
    pub effort: f64,
    /// The player's network for endings, as in the player's setting; `None` for none.
    pub ending: Option<String>,
    /// Number of games on which the chances are measured, and number of further games on which they are checked.
    pub games: u64,
    /// Seed of all games.
    pub seed: u64,
}

/// Measured chances of goals, and how reliable they are.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibration {
    /// Chances, as a text that the game reads.
    pub text: String,
    /// Reliability of the chances in the games that check them: one row for each goal and range of predicted chances.
    pub rows: Vec<ReliabilityRow>,
    /// Mean of expected minus final score, over the games that check the chances. The expectation is that of an early
    /// position.
    pub bias: f64,
    /// Number of games that checked the chances.
    pub games: u64,
}

/// Positions with about the same predicted chance.
#[derive(Clone, PartialEq, Debug)]
pub struct ReliabilityRow {
    /// Goal.
    pub goal: String,
    /// Mean of the predicted chances, 0 to 1.
    pub predicted: f64,
    /// Share of these positions after which the goal was reached, 0 to 1.
    pub reached: f64,
    /// Half the width of the 95 % interval of `reached - predicted`. Positions of the same game count as one
    /// observation.
    pub error: f64,
    /// Number of positions.
    pub positions: u64,
    /// Number of games that the positions come from.
    pub games: u64,
}

/// Measures and checks the chances of goals. Takes the order, the threads, a flag that ends the work, and a function
/// that is called with the number of finished games. Returns `None` if the flag was raised.
pub type Calibrate<G> = fn(
    &G,
    &CalibrationOrder,
    &dyn ThreadPool,
    &AtomicBool,
    &(dyn Fn(u64) + Sync),
) -> Result<Option<Calibration>, TextError>;

/// Begins a training from an order.
type BeginTraining<G> = fn(&G, &TrainingOrder) -> Result<Box<dyn Training>, TextError>;

/// Resumes a training from the bytes that [`Training::write`] wrote.
type ResumeTraining<G> = fn(&G, &[u8]) -> Result<Box<dyn Training>, TextError>;

/// The functions that train a game's players.
pub struct TrainingMethods<G: Game> {
    /// The game's own settings, besides those of every training.
    pub settings: &'static [Setting],
    /// Begins a training.
    pub begin: BeginTraining<G>,
    /// Resumes a training from the bytes that [`Training::write`] wrote.
    pub resume: ResumeTraining<G>,
    /// Measures the chances of goals.
    pub calibrate: Calibrate<G>,
    /// Creates the analyst that estimates the worth of every action, if a trained network fits these rules.
    pub estimator: fn(&G) -> Option<Box<dyn Analyst<G>>>,
    /// Trained players with their settings, the cheapest first, to measure the result of a training.
    pub ladder: &'static [&'static str],
}
