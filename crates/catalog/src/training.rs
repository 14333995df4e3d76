//! Training of a game's players, without the game's types.

use crate::analysis::{AnyAnalyst, TypedAnalyst};
use damier_game::{
    Calibration, CalibrationOrder, Notation, Params, Settings, Show, TextError, ThreadPool,
    Training, TrainingMethods, TrainingOrder,
};
use std::sync::atomic::AtomicBool;

/// Ways to train one game's players, without the game's types.
pub trait AnyTrainingMethods {
    /// Reads the game's own training settings from pairs of name and text. Settings not given have their defaults.
    ///
    /// # Errors
    /// The game does not declare a name, or a value is out of range.
    fn settings(&self, given: &[(&str, &str)]) -> Result<Settings, TextError>;

    /// Returns trained players with their settings, the cheapest first.
    fn ladder(&self) -> &'static [&'static str];

    /// Begins a training.
    ///
    /// # Errors
    /// The game cannot train with this order.
    fn train(&self, order: &TrainingOrder) -> Result<Box<dyn Training>, TextError>;

    /// Resumes a training from the bytes that [`Training::write`] wrote.
    ///
    /// # Errors
    /// The bytes are not a training of this game.
    fn resume(&self, bytes: &[u8]) -> Result<Box<dyn Training>, TextError>;

    /// Measures how likely goals are from positions that a trained player values, and checks the result on other games.
    /// Calls `done` with the number of finished games after each game. Returns `None` if `stop` was raised.
    ///
    /// # Errors
    /// The network cannot be read, or belongs to another game.
    fn calibrate(
        &self,
        order: &CalibrationOrder,
        pool: &dyn ThreadPool,
        stop: &AtomicBool,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Option<Calibration>, TextError>;

    /// Creates an analyst that estimates the worth of every action and the chances of its goals. Returns `None` if
    /// no trained network fits these rules.
    fn estimator(&self) -> Option<Box<dyn AnyAnalyst>>;
}

/// The only implementation of [`AnyTrainingMethods`].
pub(crate) struct TypedTrainingMethods<'a, G: Notation> {
    pub(crate) game: &'a G,
    pub(crate) methods: &'a TrainingMethods<G>,
}

impl<G: Notation + Show> AnyTrainingMethods for TypedTrainingMethods<'_, G> {
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
