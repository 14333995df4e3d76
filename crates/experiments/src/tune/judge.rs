//! Results of candidates, with the arena's own pairings: all players of a round play the same board.

use super::faults::{FaultCount, TuneFaults};
use crate::arena_game::ArenaGame;
use crate::assignment::{Assignment, Findings, PARTS_EACH, TuneRounds, Workforce, cut};
use crate::offered::open;
use crate::outside::{Hosting, is_outside};
use crate::text::{check, contest};
use damier_arena::{Error, Event, Openings, Pairing, Referee, Schedule, Unplayed};
use damier_catalog::text::refusal;
use damier_game::{Contest, Limits, Seat, SingleThread, TextError, ThreadPool};
use damier_i18n::Message;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

/// Threads or processes that play the games of a tuning.
pub struct TuneWorkers<'a> {
    /// Threads that play.
    pub pool: &'a dyn ThreadPool,
    /// Flag that, when raised, ends the games in progress and drops their results.
    pub stop: &'a Arc<AtomicBool>,
    /// Called from the calling thread, with the number of games played in this step.
    pub watch: &'a (dyn Fn(u64) + Sync),
    /// Processes that play instead of the threads; `None` to use the threads.
    pub workforce: Option<&'a dyn Workforce>,
}

impl TuneRounds {
    /// Returns the results by matchup and round. `None` if `stop` was raised.
    pub(crate) fn play(self, stop: &Arc<AtomicBool>) -> Result<Option<Vec<Vec<i64>>>, TextError> {
        let limits = Limits::read(&self.budget)?;
        let judge = RoundJudge::new(open(&self.game)?, limits, Hosting::default())?;
        let is_known = |&player: &usize| player < self.players.len();
        let are_known = self.matchups.iter().flatten().all(is_known);
        if !are_known || self.players.iter().any(|player| is_outside(player)) {
            return Err(Findings::unreadable());
        }
        let order = RoundOrder {
            players: &self.players,
            matchups: &self.matchups,
            seed: self.seed,
            rounds: self.rounds,
        };
        let workers = TuneWorkers { pool: &SingleThread, stop, watch: &|_| (), workforce: None };
        judge.play(&order, &workers).map_err(|error| match error {
            Error::Text(error) => error,
            other => TextError::failed(contest::assignment(), other),
        })
    }
}

/// Matchups of some rounds.
pub(super) struct RoundOrder<'a> {
    /// Players, by index.
    pub(super) players: &'a [String],
    /// Matchups to play: the first player against the second, or the same player twice in games of one seat.
    pub(super) matchups: &'a [[usize; 2]],
    /// Seed of the boards. Round `i` has the same board in all matchups.
    pub(super) seed: u64,
    /// Numbers of the rounds to play, from 0.
    pub(super) rounds: Range<u64>,
}

/// A game and a budget, with which players are compared.
pub(super) struct RoundJudge {
    game: Box<dyn ArenaGame>,
    limits: Limits,
    hosting: Hosting,
    faults: FaultCount,
}

impl RoundJudge {
    /// Makes a judge of duels or of games with one seat.
    ///
    /// # Errors
    /// If the seats of the game have different tasks.
    pub(super) fn new(
        game: Box<dyn ArenaGame>,
        limits: Limits,
        hosting: Hosting,
    ) -> Result<Self, TextError> {
        if game.contest() == Contest::Roles {
            return Err(TextError::failed(refusal::game(), contest::same_task(game.name())));
        }
        Ok(Self { game, limits, hosting, faults: FaultCount::default() })
    }

    pub(super) const fn hosting(&self) -> &Hosting {
        &self.hosting
    }

    /// Returns the games that were lost by a fault so far; `None` if there were none.
    pub(super) fn faults(&self) -> Option<TuneFaults> {
        self.faults.total()
    }

    pub(super) fn game(&self) -> &dyn ArenaGame {
        self.game.as_ref()
    }

    /// Returns true if two players meet, false if each player plays alone.
    pub(super) fn is_duel(&self) -> bool {
        self.game.contest() == Contest::Duel
    }

    /// Returns the number of games in one round of one matchup.
    pub(super) fn games_per_round(&self) -> u64 {
        if self.is_duel() { 2 } else { 1 }
    }

    /// Returns the version of the rules.
    pub(super) fn rules_version(&self) -> Result<u32, TextError> {
        Ok(self.game.referee(&[], self.limits)?.rules_version())
    }

    /// Returns the results by matchup and round. A result is the half points of a pair of games (0 to 4), or the score
    /// of a game. `None` if `workers.stop` is raised. The results do not depend on the number of workers, unless the
    /// budget limits time.
    ///
    /// # Errors
    /// If a player cannot play this game, or this machine fails.
    pub(super) fn play(
        &self,
        order: &RoundOrder<'_>,
        workers: &TuneWorkers<'_>,
    ) -> Result<Option<Vec<Vec<i64>>>, Error> {
        if let Some(workforce) = workers.workforce {
            return Ok(self.play_by(order, workers, workforce)?);
        }
        let (openings, hosting) = (Openings::Usual, &self.hosting);
        let table = self.game.referee_on(&openings, order.players, self.limits, hosting)?;
        let schedule = self.schedule(order, table.as_ref())?;
        let rounds = usize::try_from(order.rounds.end - order.rounds.start).unwrap_or(usize::MAX);
        let jobs = order.matchups.len() * rounds;
        let results: Vec<AtomicI64> = (0..jobs).map(|_| AtomicI64::new(0)).collect();
        let (next, played) = (AtomicUsize::new(0), AtomicU64::new(0));
        let failure: OnceLock<Message> = OnceLock::new();
        workers.pool.run(&|hand| {
            loop {
                let job = next.fetch_add(1, Ordering::Relaxed);
                let Some(result) = results.get(job) else { break };
                // Round by round, so that all players have played equally many games.
                let (round, matchup) = (job / order.matchups.len(), job % order.matchups.len());
                let pairings = self.pairings(order, &schedule, matchup, round as u64);
                match self.sum(table.as_ref(), &pairings, order.players, workers.stop) {
                    Ok(sum) => result.store(sum, Ordering::Relaxed),
                    Err(Unplayed::Stopped) => break,
                    Err(Unplayed::Void(cause)) => {
                        failure.get_or_init(|| cause);
                    }
                }
                if failure.get().is_some() {
                    break;
                }
                let games = pairings.len() as u64;
                let played = played.fetch_add(games, Ordering::Relaxed) + games;
                if hand == 0 {
                    (workers.watch)(played);
                }
            }
        });
        if workers.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if let Some(cause) = failure.into_inner() {
            return Err(Error::Machine(check::not_on_this_machine(cause)));
        }
        let result = |matchup: usize, round: usize| {
            results[round * order.matchups.len() + matchup].load(Ordering::Relaxed)
        };
        let row = |matchup| (0..rounds).map(|round| result(matchup, round)).collect();
        Ok(Some((0..order.matchups.len()).map(row).collect()))
    }

    /// Lets a workforce play the rounds.
    fn play_by(
        &self,
        order: &RoundOrder<'_>,
        workers: &TuneWorkers<'_>,
        workforce: &dyn Workforce,
    ) -> Result<Option<Vec<Vec<i64>>>, TextError> {
        let part = |rounds: Range<u64>| {
            Assignment::Rounds(TuneRounds {
                game: self.game.name(),
                budget: self.limits.to_string(),
                players: order.players.to_vec(),
                matchups: order.matchups.to_vec(),
                seed: order.seed,
                rounds,
            })
        };
        let parts: Vec<Range<u64>> =
            cut(order.rounds.clone(), PARTS_EACH * workforce.size() as u64).collect();
        let assignments: Vec<Assignment> = parts.iter().cloned().map(part).collect();
        let games_each = order.matchups.len() as u64 * self.games_per_round();
        let mut played = 0;
        let mut told = |number: usize| {
            played += games_each * parts.get(number).map_or(0, |part| part.end - part.start);
            (workers.watch)(played);
        };
        let Some(findings) = workforce.finish(&assignments, &mut told)? else { return Ok(None) };
        let mut results = vec![Vec::new(); order.matchups.len()];
        for (findings, part) in findings.into_iter().zip(&parts) {
            let Findings::Rounds(columns) = findings else { return Err(Findings::unreadable()) };
            let rounds = part.end - part.start;
            let fits = columns.len() == results.len()
                && columns.iter().all(|column| column.len() as u64 == rounds);
            if !fits {
                return Err(Findings::unreadable());
            }
            results.iter_mut().zip(columns).for_each(|(all, part)| all.extend(part));
        }
        Ok(Some(results))
    }

    /// Returns the schedule of `damier match`: between two players, or for all players of a game with one seat.
    fn schedule(&self, order: &RoundOrder<'_>, table: &dyn Referee) -> Result<Schedule, TextError> {
        let entrants = if self.is_duel() { 2 } else { order.matchups.len() };
        let players = order.players.iter().cycle().take(entrants).cloned().collect();
        let event = Event {
            games: order.rounds.end * self.games_per_round(),
            budget: self.limits,
            ..Event::new(&self.game.name(), players)
        };
        let serves = |_, seat: Seat| (0..order.players.len()).all(|at| table.serves(at, seat));
        Schedule::new(order.seed, 0, &event, table.contest(), entrants, serves)
    }

    /// Returns the games of one round of one matchup.
    fn pairings(
        &self,
        order: &RoundOrder<'_>,
        schedule: &Schedule,
        matchup: usize,
        round: u64,
    ) -> Vec<Pairing> {
        let round = order.rounds.start + round;
        let seated = order.matchups[matchup];
        if self.is_duel() {
            let seat = |id| {
                let mut pairing = schedule.pairing(id);
                pairing.seats.iter_mut().for_each(|entrant| *entrant = seated[*entrant]);
                pairing
            };
            return vec![seat(2 * round), seat(2 * round + 1)];
        }
        let mut pairing = schedule.pairing(round * order.matchups.len() as u64 + matchup as u64);
        pairing.seats = vec![seated[0]];
        vec![pairing]
    }

    /// Sums the points of the first player over these games, in which the players exchange seats.
    fn sum(
        &self,
        table: &dyn Referee,
        pairings: &[Pairing],
        players: &[String],
        stop: &Arc<AtomicBool>,
    ) -> Result<i64, Unplayed> {
        let mut sum = 0.0;
        for (seat, pairing) in pairings.iter().enumerate() {
            let record = table.play_unless(pairing, stop)?;
            self.faults.add(&record, pairing, players);
            // Only games in which the seats have different tasks have records without points.
            let points = record.points(table.contest()).unwrap_or_default();
            sum += if self.is_duel() { 2.0 * points[seat] } else { points[0] };
        }
        Ok(sum as i64)
    }
}
