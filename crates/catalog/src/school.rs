//! The training of a game's players, behind a plain object.

use crate::analysis::{AnyAnalyst, TypedAnalyst};
use damier_game::{
    Calibration, CalibrationOrder, Notation, Params, Settings, Show, TextError, ThreadPool,
    Training, TrainingMethods, TrainingOrder,
};
use std::sync::atomic::AtomicBool;

/// The training of one game's players, whatever the types inside.
pub trait AnySchool {
    /// Reads the settings that are the game's own from names and texts; what is not given has its
    /// default.
    ///
    /// # Errors
    /// A name that the game does not declare, or a value out of its range.
    fn settings(&self, given: &[(&str, &str)]) -> Result<Settings, TextError>;

    /// Trained players with their settings, the cheapest first.
    fn ladder(&self) -> &'static [&'static str];

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

    /// Makes the analyst that estimates the worth of every action of a state, and its goals' chances; `None` if
    /// what is at hand was not learnt for these rules.
    fn estimator(&self) -> Option<Box<dyn AnyAnalyst>>;
}

/// The one implementation of [`AnySchool`].
pub(crate) struct Classroom<'a, G: Notation> {
    pub(crate) game: &'a G,
    pub(crate) methods: &'a TrainingMethods<G>,
}

impl<G: Notation + Show> AnySchool for Classroom<'_, G> {
    fn settings(&self, given: &[(&str, &str)]) -> Result<Settings, TextError> {
        let part = |&(name, text): &(&str, &str)| (name.to_string(), text.to_string());
        Settings::read(self.methods.settings, &given.iter().map(part).collect::<Params>())
    }

    fn ladder(&self) -> &'static [&'static str] {
        self.methods.ladder
    }

    fn train(&self, order: &TrainingOrder) -> Result<Box<dyn Training>, TextError> {
        (self.methods.begin)(self.game, order)
    }

    fn resume(&self, bytes: &[u8]) -> Result<Box<dyn Training>, TextError> {
        (self.methods.resume)(self.game, bytes)
    }

    fn calibrate(
        &self,
        order: &CalibrationOrder,
        pool: &dyn ThreadPool,
        stop: &AtomicBool,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Option<Calibration>, TextError> {
        (self.methods.calibrate)(self.game, order, pool, stop, done)
    }

    fn estimator(&self) -> Option<Box<dyn AnyAnalyst>> {
        let estimator = (self.methods.estimator)(self.game)?;
        Some(Box::new(TypedAnalyst::estimating(self.game.clone(), estimator)))
    }
}
