//! Training in the form that front ends use.

use crate::formation::formations::Formations;
use crate::ntuple::endgame::Endgame;
use crate::ntuple::form::Form;
use crate::ntuple::hyperparameters::Hyperparameters;
use crate::ntuple::learner::Rate;
use crate::ntuple::library::network_for;
use crate::ntuple::network::KNOWN_TOP;
use crate::ntuple::player::{PlayerResources, is_fast};
use crate::ntuple::roster::read_ending;
use crate::ntuple::self_play::SelfPlayStats;
use crate::ntuple::shipped::SHIPPED_NAME;
use crate::ntuple::trainer::Trainer;
use crate::ntuple::tuples::Tuples;
use crate::ntuple::{calibrate, file};
use crate::rules::{Spawner, Twenty48};
use crate::text;
use damier_game::{
    Calibration, CalibrationOrder, Notation, Setting, TextError, ThreadPool, Training,
    TrainingOrder, TrainingStats,
};
use damier_i18n::{Message, Number};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Exponents of the tiles for which the report gives the share of games that made them.
const MILESTONES: std::ops::RangeInclusive<usize> = 7..=16;

/// Default step, in points, to which weights are rounded in a file.
const STEP: f32 = 16.0;

/// Word that stands for the default tuples of the board.
const USUAL: &str = "usual";

/// Word that stands for whole games.
const NONE: &str = "none";

/// Settings of a training that only 2048 has.
pub const SETTINGS: &[Setting] = &[
    Setting::text("tuples", USUAL, text::offer::tuples_allowed(), text::offer::tuples()),
    Setting::text("ending", NONE, text::offer::walls_allowed(), text::offer::walls()),
];

/// Starts a training.
///
/// # Errors
/// If the rules have an adversary, or if the order does not fit the rules.
pub fn begin(rules: &Twenty48, order: &TrainingOrder) -> Result<Box<dyn Training>, TextError> {
    if rules.spawner() != Spawner::Chance {
        let expected = text::network::game_of_chance();
        return Err(TextError::new(rules.name(), text::network::game(), expected));
    }
    let tuples = match order.settings.text("tuples") {
        USUAL => Tuples::default_for(rules),
        text => Tuples::read(text, rules)?,
    };
    tuples.check_images(rules)?;
    let rate = order.rate.map_or(Rate::Coherent, |rate| Rate::Fixed(rate as f32));
    let (lambda, restart, seed) = (order.lambda as f32, order.restart, order.seed);
    let ending = match order.settings.text("ending") {
        NONE => None,
        text => Some(Endgame::read(text)?),
    };
    if ending.is_some() && !is_fast(rules) {
        let sentence = text::network::endgame_of_another_game(rules.name());
        return Err(TextError::failed(text::network::game(), sentence));
    }
    let recipe = Hyperparameters { tuples, rate, lambda, restart, seed, base: None, ending };
    let trainer = match &order.base {
        Some(bytes) => file::resume(rules, bytes)?.extend(recipe)?,
        None => Trainer::new(rules, recipe),
    };
    Ok(Box::new(trainer))
}

/// Continues a training that was written to a file.
///
/// # Errors
/// See [`file::resume`].
pub fn resume(rules: &Twenty48, bytes: &[u8]) -> Result<Box<dyn Training>, TextError> {
    Ok(Box::new(file::resume(rules, bytes)?))
}

/// Fits the probabilities of large tiles for a network, and validates them on other games.
///
/// # Errors
/// If the network cannot be read, or if it is for another game.
pub fn calibrate(
    rules: &Twenty48,
    order: &CalibrationOrder,
    pool: &dyn ThreadPool,
    stop: &AtomicBool,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Option<Calibration>, TextError> {
    let Some((network, _)) = network_for(order.file.as_deref().unwrap_or(SHIPPED_NAME), rules)?
    else {
        let sentence = text::network::no_network_ships(rules.name());
        return Err(TextError::failed(text::network::game(), sentence));
    };
    let formations = Formations::default();
    let (effort, top) = (order.effort as f32, KNOWN_TOP);
    let ending = read_ending(order.ending.as_deref().unwrap_or(NONE), rules)?;
    let resources = PlayerResources { network, effort, top, formations, ending };
    Ok(calibrate::calibrate(rules, &resources, (order.games, order.seed), pool, stop, done))
}

fn read_form(text: &str) -> Result<Form, TextError> {
    let refuse = || TextError::new(text, text::network::form(), text::network::file_form());
    match text.split_once(':').unwrap_or((text, "")) {
        ("float", "") => Ok(Form::Float),
        ("16", "") => Ok(Form::Sixteen),
        ("8", "") => Ok(Form::Eight),
        ("packed", "") => Ok(Form::Packed(STEP)),
        ("packed", step) => {
            let step = step.parse().ok().filter(|step| (0.001..=1e6).contains(step));
            step.map(Form::Packed).ok_or_else(refuse)
        }
        _ => Err(refuse()),
    }
}

fn to_training_stats(stats: &SelfPlayStats) -> TrainingStats {
    let reached =
        MILESTONES.map(|exponent| ((1u64 << exponent).to_string(), stats.reached(exponent)));
    // Leave out tiles that every game or no game has made.
    let telling = |(_, share): &(String, f64)| (0.0..1.0).contains(share) && *share > 0.0;
    TrainingStats {
        games: stats.games,
        mean: stats.mean(),
        deviation: stats.deviation(),
        reached: reached.filter(telling).collect(),
        moves: stats.moves,
        cpu: stats.cpu,
    }
}

impl Training for Trainer {
    fn describe(&self) -> Message {
        let recipe = Self::hyperparameters(self);
        let millions = |slides: u64| Number::fixed(slides as f64 / 1e6, 0);
        let rate = match recipe.rate {
            Rate::Coherent => text::network::rate_per_weight().into(),
            Rate::Fixed(rate) => text::network::rate_of(rate.to_string()),
        };
        let (tuples, lambda) = (recipe.tuples.to_string(), recipe.lambda.to_string());
        let tuples = match &recipe.base {
            None => tuples.into(),
            Some((first, moves)) => {
                text::network::tuples_begun(tuples, first.to_string(), millions(*moves))
            }
        };
        let lambda = match recipe.restart {
            None => lambda.into(),
            Some(after) => text::network::lambda_and_restart(lambda, millions(after)),
        };
        text::network::training(tuples, rate, lambda, recipe.seed.to_string())
    }

    fn progress(&self) -> (u64, Duration) {
        let progress = Self::progress(self);
        (progress.moves, progress.cpu)
    }

    fn learn(
        &mut self,
        moves: u64,
        pool: &dyn ThreadPool,
        stop: &AtomicBool,
        heard: &(dyn Fn(u64) + Sync),
    ) -> TrainingStats {
        to_training_stats(&self.learn_watched(moves, pool, (stop, heard)))
    }

    fn write(&self, form: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
        let form = read_form(form.unwrap_or("float"));
        file::write(self, form.map_err(io::Error::other)?, out)
    }

    fn check_form(&self, form: &str) -> Result<(), TextError> {
        read_form(form).map(drop)
    }
}
