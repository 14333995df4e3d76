//! Plays the next games of a tuning and stores their results.

use super::judge::{RoundOrder, TuneWorkers};
use super::log::Line;
use super::proof::ProofColumn;
use super::tuning::Tuning;
use damier_arena::Error;
use damier_game::mix;

/// Number of rounds of the proof that are stored together. If the tuning is stopped, at most these are lost.
const BLOCK: u64 = 100;

impl Tuning {
    /// Returns the players of the next generation; `None` when the search is over.
    pub(super) fn next_players(&self) -> Option<Vec<String>> {
        let player = |point: Vec<f64>| self.dials.player(&self.dials.values(&point));
        let points = || self.plan.ask(&self.past);
        (!self.is_searched()).then(|| points().into_iter().map(player).collect())
    }

    pub(super) fn generation(
        &self,
        players: Vec<String>,
        workers: &TuneWorkers<'_>,
    ) -> Result<Option<Line>, Error> {
        let generation = self.past.len() as u32 + 1;
        let candidates = players.len();
        let seated: Vec<String> = players.iter().chain(&self.head.against).cloned().collect();
        let matchups: Vec<[usize; 2]> = if self.judge.is_duel() {
            let others = || candidates..seated.len();
            (0..candidates).flat_map(|one| others().map(move |other| [one, other])).collect()
        } else {
            (0..candidates).map(|one| [one, one]).collect()
        };
        let order = RoundOrder {
            players: &seated,
            matchups: &matchups,
            seed: mix(self.head.seed, u64::from(generation)),
            rounds: 0..self.rounds_of(self.head.games),
        };
        let results = self.judge.play(&order, workers)?;
        Ok(results.map(|results| {
            let mut sums = vec![0; candidates];
            for ([one, _], results) in matchups.iter().zip(results) {
                sums[*one] += results.iter().sum::<i64>();
            }
            Line::Generation { generation, players, sums }
        }))
    }

    /// Plays the next rounds of the proof. `None` if the work was stopped.
    pub(super) fn rounds(&self, workers: &TuneWorkers<'_>) -> Result<Option<Line>, Error> {
        let columns = self.columns();
        let mut players: Vec<String> = Vec::new();
        let mut seat = |name: &String| {
            players.iter().position(|other| other == name).unwrap_or_else(|| {
                players.push(name.clone());
                players.len() - 1
            })
        };
        let mut matchup = |column: &ProofColumn| {
            let first = seat(&column.players[0]);
            [first, column.players.get(1).map_or(first, &mut seat)]
        };
        let matchups: Vec<[usize; 2]> = columns.iter().map(&mut matchup).collect();
        let begun = self.proven_rounds();
        let order = RoundOrder {
            players: &players,
            matchups: &matchups,
            seed: self.proof_seed(),
            rounds: begun..begun + self.proof_left().min(BLOCK),
        };
        let results = self.judge.play(&order, workers)?;
        Ok(results.map(|results| Line::Proof { proof: begun, results }))
    }

    /// Returns true if this line could be the result of the next step.
    pub(super) fn follows(&self, line: &Line) -> bool {
        match line {
            Line::Generation { generation, players, sums } => {
                let pairs = self.rounds_of(self.head.games) * self.head.against.len() as u64;
                *generation == self.past.len() as u32 + 1
                    && sums.len() == players.len()
                    && sums.iter().all(|&sum| self.is_possible(sum, pairs))
                    && self.next_players().as_ref() == Some(players)
            }
            Line::Proof { proof, results } => {
                let rounds = results.first().map_or(0, Vec::len);
                self.is_searched()
                    && *proof == self.proven_rounds()
                    && (1..=self.proof_left()).contains(&(rounds as u64))
                    && results.len() == self.columns().len()
                    && results.iter().all(|column| column.len() == rounds)
                    && results.iter().flatten().all(|&result| self.is_possible(result, 1))
            }
        }
    }

    /// Returns true if a player can have this result after `pairs` pairs of games: each gives at most four half points.
    /// Scores of games with one seat are not checked.
    fn is_possible(&self, result: i64, pairs: u64) -> bool {
        !self.judge.is_duel() || u64::try_from(result).is_ok_and(|points| points <= 4 * pairs)
    }

    pub(super) fn keep(&mut self, line: Line) {
        match &line {
            Line::Generation { sums, .. } => {
                self.past.push(sums.iter().map(|&sum| self.result(sum)).collect());
            }
            Line::Proof { results, .. } => {
                self.proven.resize(results.len(), Vec::new());
                self.proven.iter_mut().zip(results).for_each(|(all, new)| all.extend(new));
            }
        }
        self.lines.push(line);
    }
}
