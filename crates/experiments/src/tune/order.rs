//! Order of a tuning, which is checked before anything is played.

use super::dial::Dials;
use super::judge::RoundJudge;
use super::log::{GENETIC, LogHead, VERSION};
use super::plan::{STEP, SearchPlan};
use crate::checksum::submission_checksums;
use crate::offered::open;
use crate::outside::{Hosting, hello, is_outside};
use crate::path::path_in;
use crate::text::contest as text;
use damier_arena::Error;
use damier_game::{Limits, Seat, TextError, mix};
use damier_i18n::Phrase;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// Possible numbers of generations.
const GENERATIONS: RangeInclusive<u32> = 1..=1000;
/// Possible numbers of candidates per generation.
const POPULATION: RangeInclusive<u32> = 4..=1000;
/// Possible numbers of games, for a candidate against an opponent and for the proof.
const GAMES: RangeInclusive<u64> = 2..=1_000_000;
/// Number mixed into the seed of the search. No generation has this number.
const SEARCH: u64 = 1 << 32;

/// A player to tune, and how to tune it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TuneOrder {
    /// Name of the game, with its parameters.
    pub game: String,
    /// Name of the player, with the settings from which the search starts; or the path of a submission, with options.
    pub player: String,
    /// Names of the settings to tune. If empty, all numeric settings are tuned.
    pub settings: Vec<String>,
    /// Opponents in a duel. If empty, the original player is the opponent.
    pub against: Vec<String>,
    /// Number of generations: 1 to 1000.
    pub generations: u32,
    /// Number of candidates per generation: 4 to 1000.
    pub population: u32,
    /// Number of games of each candidate in each generation: 2 to 1,000,000. In a duel, this is the number against each
    /// opponent, rounded up to whole pairs.
    pub games: u64,
    /// Number of games of the proof, counted in the same way: 2 to 1,000,000.
    pub proof: u64,
    /// Budget of a player.
    pub budget: Limits,
    /// Seed of all random choices: 0 to 2^63 - 1.
    pub seed: u64,
    /// How submissions are run.
    pub hosting: Hosting,
}

/// A valid order, with the objects that it names.
pub(super) struct CheckedOrder {
    pub(super) head: LogHead,
    pub(super) judge: RoundJudge,
    pub(super) dials: Dials,
    pub(super) plan: SearchPlan,
}

impl TuneOrder {
    /// Returns true if the player or an opponent is a submission.
    #[must_use]
    pub fn has_submissions(&self) -> bool {
        self.against.iter().chain([&self.player]).any(|player| is_outside(player))
    }

    pub(super) fn check(&self) -> Result<CheckedOrder, Error> {
        within(self.generations, &GENERATIONS, text::generations())?;
        within(self.population, &POPULATION, text::population())?;
        within(self.games, &GAMES, text::games())?;
        within(self.proof, &GAMES, text::proof())?;
        within(self.seed, &(0..=i64::MAX as u64), text::seed())?;
        let judge = RoundJudge::new(open(&self.game)?, self.budget, self.hosting.clone())?;
        let dials = Dials::read(judge.game(), &self.player, &self.settings, &self.hosting)?;
        let original = dials.original();
        if !is_outside(&original) {
            seated(&judge, &original)?;
        }
        let against = opponents(&judge, &original, &self.against, &self.hosting)?;
        let plan = SearchPlan {
            start: dials.start(),
            step: STEP,
            population: self.population as usize,
            generations: self.generations as usize,
            seed: mix(self.seed, SEARCH),
        };
        let head = LogHead {
            tuning: VERSION,
            game: judge.game().name(),
            rules_version: judge.rules_version()?,
            submissions: checksums(against.iter().chain([&original]), &self.hosting),
            player: original,
            settings: dials.dials().iter().map(|dial| dial.name.clone()).collect(),
            against,
            method: GENETIC.to_string(),
            generations: self.generations,
            population: self.population,
            games: self.games,
            proof: self.proof,
            budget: self.budget.to_string(),
            seed: self.seed,
        };
        Ok(CheckedOrder { head, judge, dials, plan })
    }
}

fn within<T: PartialOrd + Display + Copy>(
    number: T,
    range: &RangeInclusive<T>,
    name: Phrase,
) -> Result<(), TextError> {
    if range.contains(&number) {
        return Ok(());
    }
    Err(TextError::new(
        number,
        name,
        text::range(range.start().to_string(), range.end().to_string()),
    ))
}

/// Returns the checksums of the files of the submissions among these players, by path.
pub(super) fn checksums<'a>(
    players: impl Iterator<Item = &'a String>,
    hosting: &Hosting,
) -> BTreeMap<String, String> {
    let checksum = |player: &String| {
        let path = path_in(player, &hosting.folder);
        Some((path.to_string(), submission_checksums(path, hosting).files?))
    };
    players.filter(|player| is_outside(player)).filter_map(checksum).collect()
}

/// Returns the canonical name of an opponent that can take every seat of the game. A submission is started once.
fn opponent(judge: &RoundJudge, text: &str, hosting: &Hosting) -> Result<String, Error> {
    if !is_outside(text) {
        return Ok(seated(judge, text).map_err(|error| error.within(text::against()))?);
    }
    match hello(text, &judge.game().name(), hosting) {
        Ok(_) => Ok(text.to_string()),
        Err(Error::Text(error)) => Err(error.within(text::against()).into()),
        Err(error) => Err(error),
    }
}

/// Returns the canonical name of a built-in player that can take every seat of the game.
fn seated(judge: &RoundJudge, text: &str) -> Result<String, TextError> {
    let name = judge.game().check_player(text, Some(Seat::FIRST))?;
    if judge.is_duel() {
        judge.game().check_player(text, Some(Seat::SECOND))?;
    }
    Ok(name)
}

fn opponents(
    judge: &RoundJudge,
    original: &str,
    given: &[String],
    hosting: &Hosting,
) -> Result<Vec<String>, Error> {
    if !judge.is_duel() {
        return match given.first() {
            Some(_) => Err(TextError::failed(text::against(), text::no_opponents()).into()),
            None => Ok(Vec::new()),
        };
    }
    if given.is_empty() {
        return Ok(vec![original.to_string()]);
    }
    let mut names: Vec<String> = Vec::with_capacity(given.len());
    for text in given {
        let name = opponent(judge, text, hosting)?;
        if names.contains(&name) {
            return Err(TextError::failed(text::against(), text::given_twice(name)).into());
        }
        names.push(name);
    }
    Ok(names)
}
