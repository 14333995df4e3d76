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

/// An order to train. The game chooses the values that are `None`.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingOrder {
    /// Values of the settings that the game declares ([`TrainingMethods::settings`]).
    pub settings: Settings,
    /// Learning rate, above 0 and at most 1; `None` for a rate per weight that
    /// follows from what it has seen.
    pub rate: Option<f64>,
    /// Share of the result that followed, instead of the next estimate, that a position learns (0 to 1).
    pub lambda: f64,
    /// After how many actions games are also played again from their middle; `None` for never.
    pub restart: Option<u64>,
    /// Seed of all games.
    pub seed: u64,
    /// An earlier training, from [`Training::write`], to continue from: its values of the same weights are copied and
    /// its time is counted. `None` to start from nothing.
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
    /// Games from the opening.
    pub games: u64,
    /// Mean of their scores.
    pub mean: f64,
    /// Standard deviation of their scores.
    pub deviation: f64,
    /// Goals that some of them reached, each with the share that did.
    pub reached: Vec<(String, f64)>,
    /// Actions learnt from.
    pub moves: u64,
    /// CPU time of all threads; zero without a clock.
    pub cpu: Duration,
}

/// A training that can be interrupted and resumed.
pub trait Training: Send {
    /// Describes the method and its hyperparameters in one line.
    fn describe(&self) -> Message;

    /// Actions learnt from so far, and the CPU time that it took.
    fn progress(&self) -> (u64, Duration);

    /// Learns from about `moves` further actions, or until `stop` is raised. Calls `heard` now and then with the number
    /// of actions learnt from.
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

/// An order to calibrate: the games from which the chances of a network's goals are found.
#[derive(Clone, PartialEq, Debug)]
pub struct CalibrationOrder {
    /// File of the network, as in its players' setting; `None` for the shipped one.
    pub file: Option<String>,
    /// Effort of the player's search, as its setting says.
    pub effort: f64,
    /// Player's network for endings, as its setting says; `None` for none.
    pub ending: Option<String>,
    /// Number of games to measure the chances on, and of games to check them on.
    pub games: u64,
    /// Seed of all games.
    pub seed: u64,
}

/// Chances of goals, and how far they can be trusted.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibration {
    /// Chances, as a text that the game reads.
    pub text: String,
    /// Results of positions of other games, by goal and predicted chance.
    pub rows: Vec<ReliabilityRow>,
    /// Mean of the scores expected early in these games, less the scores made.
    pub bias: f64,
    /// Games that proved it.
    pub games: u64,
}

/// Positions with about the same predicted chance.
#[derive(Clone, PartialEq, Debug)]
pub struct ReliabilityRow {
    /// Goal.
    pub goal: String,
    /// Mean of the predicted chances, 0 to 1.
    pub predicted: f64,
    /// Share that reached it.
    pub reached: f64,
    /// Half the width of the 95 % interval of the difference, with each game's positions as one.
    pub error: f64,
    /// Positions.
    pub positions: u64,
    /// Games that they come from.
    pub games: u64,
}

/// Measures and checks chances. Takes the order, the threads, a flag that ends it, and a function that is called with
/// the number of finished games. Returns `None` if it was ended.
pub type Calibrate<G> = fn(
    &G,
    &CalibrationOrder,
    &dyn ThreadPool,
    &AtomicBool,
    &(dyn Fn(u64) + Sync),
) -> Result<Option<Calibration>, TextError>;

/// Begins a training by an order.
type BeginTraining<G> = fn(&G, &TrainingOrder) -> Result<Box<dyn Training>, TextError>;

/// Resumes a training that was written.
type ResumeTraining<G> = fn(&G, &[u8]) -> Result<Box<dyn Training>, TextError>;

/// Training of a game's players.
pub struct TrainingMethods<G: Game> {
    /// The game's own settings, besides those of every training.
    pub settings: &'static [Setting],
    /// Begins a training.
    pub begin: BeginTraining<G>,
    /// Resumes a training that was written.
    pub resume: ResumeTraining<G>,
    /// Finds the chances of goals.
    pub calibrate: Calibrate<G>,
    /// Creates the analyst that estimates the worth of every action, if a trained network fits these rules.
    pub estimator: fn(&G) -> Option<Box<dyn Analyst<G>>>,
    /// Trained players with their settings, the cheapest first, to measure the result of a training.
    pub ladder: &'static [&'static str],
}
