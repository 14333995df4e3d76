//! How a game is learnt, behind a plain object.

use crate::analysis::{AnyAnalyst, TypedAnalyst};
use game::{
    Analyst, Calibrate, Calibration, CalibrationOrder, Notation, Show, TextError, ThreadPool,
    Training, TrainingOrder,
};
use std::sync::atomic::AtomicBool;

/// Begins a training by an order.
type Begin<G> = fn(&G, &TrainingOrder) -> Result<Box<dyn Training>, TextError>;

/// Goes on with a training that was written.
type Resume<G> = fn(&G, &[u8]) -> Result<Box<dyn Training>, TextError>;

/// How a game is learnt.
pub(crate) struct School<G> {
    /// Begins a training.
    pub(crate) begin: Begin<G>,
    /// Goes on with one that was written.
    pub(crate) resume: Resume<G>,
    /// Finds the chances of goals.
    pub(crate) calibrate: Calibrate<G>,
    /// Who estimates what every action is worth, if what is at hand was learnt for these rules.
    pub(crate) estimator: fn(&G) -> Option<Box<dyn Analyst<G>>>,
}

/// How one game is learnt, whatever the types inside.
pub trait AnySchool {
    /// Begins a training.
    ///
    /// # Errors
    /// An order that the game has no use for.
    fn train(&self, order: &TrainingOrder) -> Result<Box<dyn Training>, TextError>;

    /// Goes on with a training that was written.
    ///
    /// # Errors
    /// Bytes that are no training of this game.
    fn resume(&self, bytes: &[u8]) -> Result<Box<dyn Training>, TextError>;

    /// Finds how likely goals are reached from positions that a learnt player values, and proves it on
    /// other games; `done` is told of every game. `None` if it is ended by the flag.
    ///
    /// # Errors
    /// A network that cannot be read, or of another game.
    fn calibrate(
        &self,
        order: &CalibrationOrder,
        pool: &dyn ThreadPool,
        stop: &AtomicBool,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Option<Calibration>, TextError>;

    /// Who estimates what every action of a state is worth, and its goals' chances; `None` if what is at
    /// hand was not learnt for these rules.
    fn estimator(&self) -> Option<Box<dyn AnyAnalyst>>;
}

/// The one implementation of [`AnySchool`].
pub(crate) struct Classroom<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) school: &'a School<G>,
}

impl<G: Notation + Show> AnySchool for Classroom<'_, G> {
    fn train(&self, order: &TrainingOrder) -> Result<Box<dyn Training>, TextError> {
        (self.school.begin)(self.game, order)
    }

    fn resume(&self, bytes: &[u8]) -> Result<Box<dyn Training>, TextError> {
        (self.school.resume)(self.game, bytes)
    }

    fn calibrate(
        &self,
        order: &CalibrationOrder,
        pool: &dyn ThreadPool,
        stop: &AtomicBool,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Option<Calibration>, TextError> {
        (self.school.calibrate)(self.game, order, pool, stop, done)
    }

    fn estimator(&self) -> Option<Box<dyn AnyAnalyst>> {
        let estimator = (self.school.estimator)(self.game)?;
        Some(Box::new(TypedAnalyst::estimating(self.game.clone(), estimator)))
    }
}
