//! Progress and outcome of a tuning.

use super::dial::{Dial, Dials};
use super::faults::TuneFaults;
use super::judge::{RoundJudge, TuneWorkers};
use super::log::{self, Line, LogHead};
use super::order::{CheckedOrder, TuneOrder, checksums};
use super::plan::SearchPlan;
use super::proof::{
    self, ChangedSetting, MatchOptions, Measurement, ProofColumn, ProofPlayers, TuneOutcome,
};
use crate::text::contest as text;
use damier_arena::Error;
use damier_game::{TextError, mix};

/// Number mixed into the seed of the boards of the proof. No generation has this number.
const PROOF: u64 = 1 << 33;

/// Progress of a tuning.
#[derive(Clone, PartialEq, Debug)]
pub struct TuneStanding {
    /// Number of finished generations.
    pub generation: u32,
    /// Total number of generations.
    pub generations: u32,
    /// Best candidate of the last generation and its result: a share of the points, or a mean
    /// score.
    pub best: Option<(String, f64)>,
    /// Mean result of the last generation.
    pub mean: Option<f64>,
    /// True if results are shares of the points, false if they are scores.
    pub duel: bool,
    /// Number of games whose results are stored.
    pub played: u64,
    /// Total number of games, including those of the proof.
    pub games: u64,
}

/// A tuning in progress.
pub struct Tuning {
    pub(super) head: LogHead,
    pub(super) judge: RoundJudge,
    pub(super) dials: Dials,
    pub(super) plan: SearchPlan,
    pub(super) lines: Vec<Line>,
    /// Results of all generations so far, from which the search continues.
    pub(super) past: Vec<Vec<f64>>,
    /// Results of the proof so far, by column.
    pub(super) proven: Vec<Vec<i64>>,
}

impl Tuning {
    /// Prepares a tuning. Starts each submission once.
    ///
    /// # Errors
    /// If a game, player or setting is unknown, the player has no numeric settings or cannot play every seat, opponents
    /// are given for a game of one seat, or a number is out of range; or if a submission cannot play.
    pub fn new(order: &TuneOrder) -> Result<Self, Error> {
        let CheckedOrder { head, judge, dials, plan } = order.check()?;
        let (lines, past, proven) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { head, judge, dials, plan, lines, past, proven })
    }

    /// Continues from the stored results of an earlier tuning with the same order.
    ///
    /// # Errors
    /// If the text is not a tuning, or is one with another order. The error then names the difference.
    pub fn resume(&mut self, text: &str) -> Result<(), TextError> {
        for (index, line) in log::read(text, &self.head)?.into_iter().enumerate() {
            if !self.follows(&line) {
                let place = text::line((index + 2).to_string());
                return Err(TextError::failed(place, text::played_next()));
            }
            self.keep(line);
        }
        Ok(())
    }

    /// Returns the results of the tuning so far, as JSON Lines.
    #[must_use]
    pub fn text(&self) -> String {
        log::write(&self.head, &self.lines)
    }

    /// Returns the seed of the tuning that a text holds; `None` if the text is not a tuning.
    #[must_use]
    pub fn stored_seed(text: &str) -> Option<u64> {
        log::seed(text)
    }

    /// Returns the games that were lost by a fault in the steps of this process; `None` if there were none.
    #[must_use]
    pub fn faults(&self) -> Option<TuneFaults> {
        self.judge.faults()
    }

    /// Returns true if a text looks like a tuning, whatever its order.
    #[must_use]
    pub fn is_one(text: &str) -> bool {
        log::is_one(text)
    }

    /// Plays the next generation, or the next rounds of the proof. Returns true when they are stored. Returns false,
    /// and changes nothing, if the step was stopped before its end.
    ///
    /// # Errors
    /// If a candidate cannot play this game, this machine fails, or the files of a submission have changed since the
    /// tuning began.
    pub fn step(&mut self, workers: &TuneWorkers<'_>) -> Result<bool, Error> {
        let line = match self.next_players() {
            Some(players) => self.generation(players, workers)?,
            None => self.rounds(workers)?,
        };
        self.check_unchanged()?;
        let whole = line.is_some();
        line.into_iter().for_each(|line| self.keep(line));
        Ok(whole)
    }

    /// Checks that the games of this step were played by the same programs as those before.
    fn check_unchanged(&self) -> Result<(), Error> {
        let head = &self.head;
        let now = checksums(head.against.iter().chain([&head.player]), self.judge.hosting());
        let changed = head.submissions.iter().filter(|(path, sum)| now.get(*path) != Some(sum));
        let paths: Vec<&str> = changed.map(|(path, _)| path.as_str()).collect();
        match paths.as_slice() {
            [] => Ok(()),
            paths => Err(Error::Refused(text::changed_during(paths.join(", ")))),
        }
    }

    /// Returns true if there is nothing left to play.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.is_searched() && (self.columns().is_empty() || self.proof_left() == 0)
    }

    /// Returns the progress of the tuning.
    #[must_use]
    pub fn standing(&self) -> TuneStanding {
        let last = self.lines.iter().rev().find_map(|line| match line {
            Line::Generation { players, sums, .. } => Some((players, sums)),
            Line::Proof { .. } => None,
        });
        let best = last.and_then(|(players, sums)| {
            let best = players.iter().zip(sums).max_by_key(|(_, sum)| **sum);
            best.map(|(player, &sum)| (player.clone(), self.result(sum)))
        });
        let mean = self.past.last().map(|past| past.iter().sum::<f64>() / past.len() as f64);
        let (search, proof) = (self.search_games(), self.proof_games());
        let searched = search / u64::from(self.head.generations) * self.past.len() as u64;
        let proven = self.proven_rounds() * self.columns().len() as u64;
        TuneStanding {
            generation: self.past.len() as u32,
            generations: self.head.generations,
            best,
            mean,
            duel: self.judge.is_duel(),
            played: searched + proven * self.judge.games_per_round(),
            games: search + proof,
        }
    }

    /// Returns the outcome of the tuning; `None` before the end.
    #[must_use]
    pub fn outcome(&self) -> Option<TuneOutcome> {
        if !self.is_done() {
            return None;
        }
        let (duel, columns) = (self.judge.is_duel(), self.columns());
        let Measurement { before, after, difference } = match (columns.is_empty(), duel) {
            (true, _) => proof::measure_nothing(duel),
            (false, true) => proof::measure_duel(&columns, &self.proven, self.head.against.len()),
            (false, false) => proof::measure_scores(&self.proven),
        };
        let players = self.players();
        let matches = MatchOptions {
            games: self.head.proof,
            budget: &self.head.budget,
            seed: self.proof_seed(),
            hosting: self.judge.hosting(),
        };
        Some(TuneOutcome {
            game: self.head.game.clone(),
            settings: self.changed(),
            verdict: proof::verdict(&difference),
            duel,
            before,
            after,
            difference,
            rounds: self.proven_rounds(),
            proof_games: self.proof_games(),
            search_games: self.search_games(),
            seed: self.head.seed,
            commands: players.commands(&self.judge, &matches),
            original: players.original,
            player: players.tuned,
        })
    }
}

/// Numbers that follow from the order and the stored lines.
impl Tuning {
    pub(super) fn is_searched(&self) -> bool {
        self.past.len() == self.plan.generations
    }

    /// Converts the sum over all games of a candidate in a generation into its result: its share of the points, or its
    /// mean score.
    pub(super) fn result(&self, sum: i64) -> f64 {
        let rounds = self.rounds_of(self.head.games) as f64;
        let most = if self.judge.is_duel() { 4.0 * self.head.against.len() as f64 } else { 1.0 };
        sum as f64 / (rounds * most)
    }

    pub(super) fn rounds_of(&self, games: u64) -> u64 {
        games.div_ceil(self.judge.games_per_round())
    }

    pub(super) fn proven_rounds(&self) -> u64 {
        self.proven.first().map_or(0, |column| column.len() as u64)
    }

    pub(super) fn proof_left(&self) -> u64 {
        self.rounds_of(self.head.proof) - self.proven_rounds()
    }

    /// Returns the seed of the proof: 0 to 2^63 - 1, so that it can be given to commands.
    pub(super) fn proof_seed(&self) -> u64 {
        mix(self.head.seed, PROOF) >> 1
    }

    fn search_games(&self) -> u64 {
        let per_candidate = self.rounds_of(self.head.games)
            * self.judge.games_per_round()
            * self.head.against.len().max(1) as u64;
        u64::from(self.head.generations) * u64::from(self.head.population) * per_candidate
    }

    /// Counts the games of the proof. Before the search is over, assumes that it will find another player.
    fn proof_games(&self) -> u64 {
        let columns = if self.is_searched() {
            self.columns()
        } else {
            ProofPlayers { tuned: String::new(), ..self.players() }.columns(self.judge.is_duel())
        };
        let rounds = self.rounds_of(self.head.proof) * self.judge.games_per_round();
        columns.len() as u64 * rounds
    }

    pub(super) fn columns(&self) -> Vec<ProofColumn> {
        self.players().columns(self.judge.is_duel())
    }

    fn found(&self) -> Vec<f64> {
        self.dials.values(&self.plan.answer(&self.past))
    }

    fn players(&self) -> ProofPlayers {
        ProofPlayers {
            tuned: self.dials.player(&self.found()),
            original: self.dials.original(),
            against: self.head.against.clone(),
        }
    }

    fn changed(&self) -> Vec<ChangedSetting> {
        let dials = self.dials.dials().iter().zip(self.found());
        let changed = |(dial, after): (&Dial, f64)| ChangedSetting {
            setting: dial.name.clone(),
            before: dial.start,
            after,
        };
        dials.map(changed).collect()
    }
}
