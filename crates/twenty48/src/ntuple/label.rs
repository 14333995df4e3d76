//! Label of a network file, which describes the game, the format and the training.

use crate::ntuple::endgame::Endgame;
use crate::ntuple::form::Form;
use crate::ntuple::hyperparameters::Hyperparameters;
use crate::ntuple::learner::Rate;
use crate::ntuple::trainer::Trainer;
use crate::ntuple::tuples::Tuples;
use crate::rules::Twenty48;
use crate::text;
use damier_game::{Notation, Params, TextError};
use std::ops::RangeInclusive;
use std::time::Duration;

/// Beginning of the first line.
const MAGIC: &str = "damier network";

/// Version of the format.
const VERSION: &str = "1";

/// Version of networks with separate weights for stages of a game. They are no longer supported.
const STAGED_VERSION: &str = "2";

/// Name of the game, before its parameters.
const GAME: &str = "2048";

/// Largest length of a label in bytes, including the blank line at its end.
const LONGEST: usize = 4096;

/// Label of a network file.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// Canonical name of the game that the network plays.
    pub game: String,
    /// Tuples of cells with weights.
    pub tuples: Tuples,
    /// Format of the weights.
    pub form: Form,
    /// Points per unit of a weight.
    pub unit: f32,
    /// Learning rate of the training.
    pub rate: Rate,
    /// See [`Hyperparameters::lambda`].
    pub lambda: f32,
    /// See [`Hyperparameters::restart`].
    pub restart: Option<u64>,
    /// Seed of the games of the training.
    pub seed: u64,
    /// See [`Hyperparameters::base`].
    pub base: Option<(Tuples, u64)>,
    /// See [`Hyperparameters::ending`].
    pub ending: Option<Endgame>,
    /// Number of iterations of training.
    pub iterations: u64,
    /// Number of slides of training.
    pub moves: u64,
    /// CPU time of the training.
    pub cpu: Duration,
}

impl Label {
    pub(crate) fn new(trainer: &Trainer, form: Form, unit: f32) -> Self {
        let Hyperparameters { tuples, rate, lambda, restart, seed, base, ending } =
            trainer.hyperparameters().clone();
        let progress = trainer.progress();
        Self {
            game: trainer.rules().name(),
            tuples,
            form,
            unit,
            rate,
            lambda,
            restart,
            seed,
            base,
            ending,
            iterations: progress.iterations,
            moves: progress.moves,
            cpu: progress.cpu,
        }
    }

    /// Returns the rules of the game that the network plays.
    pub(crate) fn rules(&self) -> Result<Twenty48, TextError> {
        rules(&self.game)
    }

    /// Returns the hyperparameters of the training.
    #[must_use]
    pub fn hyperparameters(&self) -> Hyperparameters {
        let Self { tuples, rate, lambda, restart, seed, base, ending, .. } = self.clone();
        Hyperparameters { tuples, rate, lambda, restart, seed, base, ending }
    }

    /// Returns the text of the label, with the blank line at its end.
    pub(crate) fn text(&self) -> String {
        let rate = match self.rate {
            Rate::Coherent => "coherent".to_string(),
            Rate::Fixed(rate) => rate.to_string(),
        };
        let base = self.base.as_ref();
        let base = base.map_or(String::new(), |(tuples, moves)| format!("base {moves} {tuples}\n"));
        let ending = self.ending.map_or(String::new(), |ending| format!("ending {ending}\n"));
        format!(
            "{MAGIC} {VERSION}\ngame {}\ntuples {}\nform {}\nunit {}\nrate {rate}\nlambda {}\n\
             restart {}\nseed {}\n{base}{ending}stretches {}\nmoves {}\ncpu {:.3}\n\n",
            self.game,
            self.tuples,
            self.form.word(),
            self.unit,
            self.lambda,
            self.restart.map_or("no".to_string(), |after| after.to_string()),
            self.seed,
            self.iterations,
            self.moves,
            self.cpu.as_secs_f64(),
        )
    }

    /// Reads the label at the start of a file. Returns it with the offset at which the weights begin.
    pub(crate) fn read(bytes: &[u8]) -> Result<(Self, usize), TextError> {
        let head = &bytes[..bytes.len().min(LONGEST)];
        let end = head.windows(2).position(|pair| pair == b"\n\n");
        let text = end.and_then(|end| std::str::from_utf8(&head[..end]).ok()).unwrap_or_default();
        let begin = end.map_or(0, |end| end + 2);
        let first = text.lines().next().unwrap_or_default();
        let Some(version) = first.strip_prefix(MAGIC) else {
            return Err(TextError::failed(text::network::network(), text::network::not_one()));
        };
        let version = version.trim();
        let place = || text::network::network_line("version");
        match version {
            VERSION => Ok((Self::read_lines(text)?, begin)),
            STAGED_VERSION => Err(TextError::failed(place(), text::network::stages())),
            other => Err(TextError::new(other, place(), VERSION)),
        }
    }

    fn read_lines(text: &str) -> Result<Self, TextError> {
        let line = |key: &str| {
            let found = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
            found.ok_or_else(|| {
                TextError::failed(text::network::network(), text::network::missing_line(key))
            })
        };
        let rules = rules(line("game")?)?;
        let unit = within(line("unit")?, "unit", 0.0..=f32::MAX)?;
        let form = match line("form")? {
            "float" => Form::Float,
            "16" => Form::Sixteen,
            "packed" => Form::Packed(unit),
            "8" => Form::Eight,
            other => {
                let forms = ["float", "16", "packed", "8"];
                return Err(TextError::unknown(other, text::network::network_line("form"), &forms));
            }
        };
        let rate = match line("rate")? {
            "coherent" => Rate::Coherent,
            fixed => Rate::Fixed(within(fixed, "rate", f32::MIN_POSITIVE..=1.0)?),
        };
        Ok(Self {
            game: rules.name(),
            tuples: Tuples::read(line("tuples")?, &rules)?,
            form,
            unit,
            rate,
            lambda: within(line("lambda")?, "lambda", 0.0..=1.0)?,
            restart: match line("restart")? {
                "no" => None,
                after => Some(number(after, "restart")?),
            },
            seed: number(line("seed")?, "seed")?,
            base: line("base").ok().map(|text| base(text, &rules)).transpose()?,
            ending: line("ending").ok().map(Endgame::read).transpose()?,
            iterations: number(line("stretches")?, "stretches")?,
            moves: number(line("moves")?, "moves")?,
            cpu: Duration::try_from_secs_f64(number(line("cpu")?, "cpu")?).unwrap_or_default(),
        })
    }
}

/// Returns the rules of the game with this name.
fn rules(name: &str) -> Result<Twenty48, TextError> {
    let (game, params) = Params::read_game(name)?;
    if game != GAME {
        return Err(TextError::new(
            name,
            text::network::network_line("game"),
            text::network::any_2048(),
        ));
    }
    Twenty48::read(&params)
}

/// Parses a number of slides, followed by the tuples that were trained alone during these slides.
fn base(text: &str, rules: &Twenty48) -> Result<(Tuples, u64), TextError> {
    let (moves, tuples) = text.split_once(' ').unwrap_or((text, ""));
    Ok((Tuples::read(tuples, rules)?, number(moves, "base")?))
}

fn number<T: std::str::FromStr>(text: &str, key: &str) -> Result<T, TextError> {
    text.parse().map_err(|_| {
        TextError::new(text, text::network::network_line(key), text::network::a_number())
    })
}

/// Parses a number that must be in this range. `key` is the word of the line, for the error.
fn within(text: &str, key: &str, range: RangeInclusive<f32>) -> Result<f32, TextError> {
    let found: f32 = number(text, key)?;
    if range.contains(&found) {
        return Ok(found);
    }
    let expected =
        text::network::a_number_within(range.start().to_string(), range.end().to_string());
    Err(TextError::new(text, text::network::network_line(key), expected))
}
