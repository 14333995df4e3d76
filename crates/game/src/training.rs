//! Training: a game whose players learn, behind a plain object.

use crate::{Crew, TextError};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What is to be learnt, and how. What is `None` is left to the game.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingOrder {
    /// What the weights look at, as the game writes it.
    pub tuples: Option<String>,
    /// The share of an error that is learnt, above 0 and at most 1; `None` for a rate per weight that
    /// follows from what it has seen.
    pub rate: Option<f64>,
    /// How much of the result that followed, instead of the next estimate, a position learns (0 to 1).
    pub lambda: f64,
    /// Whether games are played again from their middle.
    pub restart: bool,
    /// Seed of all games.
    pub seed: u64,
}

/// What came of a stretch of training.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stretch {
    /// Games from the opening.
    pub games: u64,
    /// The mean of their scores.
    pub mean: f64,
    /// The standard deviation of their scores.
    pub deviation: f64,
    /// What some of them reached, and what share did.
    pub reached: Vec<(String, f64)>,
    /// Actions learnt from.
    pub moves: u64,
    /// CPU time of all hands; zero where there is no clock.
    pub cpu: Duration,
}

/// Something that learns a game.
pub trait Trainee: Send {
    /// How it learns, in one line.
    fn recipe(&self) -> String;

    /// Actions learnt from so far, and the CPU time that it took.
    fn progress(&self) -> (u64, Duration);

    /// Learns from about so many actions more, or until the flag is raised.
    fn stretch(&mut self, moves: u64, crew: &dyn Crew, stop: &AtomicBool) -> Stretch;

    /// Writes what it has learnt, whole (`form` is `None`: to go on with) or in a form that players read.
    ///
    /// # Errors
    /// What the writer says.
    fn write(&self, form: Option<&str>, out: &mut dyn Write) -> io::Result<()>;

    /// Checks a form for [`Trainee::write`].
    ///
    /// # Errors
    /// A text that is no form, with what is allowed.
    fn check_form(&self, form: &str) -> Result<(), TextError>;
}
