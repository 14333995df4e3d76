//! A puzzle that is being solved at a board: answers, hints, and what refutes a wrong answer, played out.

mod day;
mod puzzle_text;
mod rebuttal;

use crate::game_controller::{GameController, SeatPlan};
use crate::streak::PuzzleStreak;
use crate::task::{answer_in_words, fault_in_words};
use damier_catalog::{Puzzle, Worth, open};
use damier_game::{Limits, Seat, TextError};
use damier_i18n::Message;
use day::PuzzleDay;
pub use rebuttal::Rebuttal;
use std::time::Duration;

/// The budget of a refutation: puzzles that ship were proven with fewer nodes.
const NODES: u64 = 2_000_000;
const TIME: Duration = Duration::from_secs(3);

/// The hints before the solution: what it does, then its place.
const HINTS: u8 = 2;

/// A puzzle that is being solved, or was. The board it stands on is the door's, and thinks as boards do.
pub struct PuzzleAttempt {
    puzzle: Puzzle,
    /// What the score counts, in the plural.
    points: &'static str,
    /// What the seat on turn is to do.
    prompt: Message,
    /// That seat, in games of several.
    seat: Option<Seat>,
    /// The effect of the solution, as a phrase; empty where there is nothing to say.
    reason: Message,
    wrong: u64,
    hints: u8,
    step: AttemptStep,
    day: Option<PuzzleDay>,
}

/// How far a puzzle has come.
#[derive(Clone, PartialEq, Debug)]
pub enum AttemptStep {
    /// An answer is awaited.
    Asked,
    /// This wrong answer was given, and what refutes it is looked for.
    Checked(String),
    /// That is shown on the board.
    Refuted(Rebuttal),
    /// The solution was found.
    Found,
    /// The solution was told.
    Told,
}

impl PuzzleAttempt {
    /// Puts a puzzle of a game, which is named as [`damier_catalog::open`] takes it, on a board of its own.
    ///
    /// # Errors
    /// An unknown game, or a position that is none of it.
    pub fn pose(game: &str, puzzle: Puzzle) -> Result<(GameController, Self), TextError> {
        let game = open(game)?;
        let session = game.session_from(&puzzle.position, 0)?;
        let points = game.score_scale().unit;
        let seated = SeatPlan {
            players: vec![None; game.seats()],
            advisor: None,
            limits: Limits { nodes: Some(NODES), move_time: Some(TIME), ..Limits::NONE },
            seed: 0,
            position: Some(puzzle.position.clone()),
        };
        let table = GameController::new(game, session, seated);
        let seat = table.person().filter(|_| table.players().len() > 1);
        let reason = table.session().remark(&puzzle.solution);
        let prompt = table.scene().prompt.clone();
        let step = AttemptStep::Asked;
        let solving =
            Self { puzzle, points, prompt, seat, reason, wrong: 0, hints: 0, step, day: None };
        Ok((table, solving))
    }

    /// Makes it the puzzle of a day, counted from 1 January 1970, which counts in the streak.
    #[must_use]
    pub fn of_day(self, number: u64) -> Self {
        Self { day: Some(PuzzleDay { number, streak: None }), ..self }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The day whose puzzle it is, if it is one's.
    #[must_use]
    pub fn day(&self) -> Option<u64> {
        self.day.as_ref().map(|day| day.number)
    }

    /// Days in a row, once the puzzle of the day is over and counted; 0 before and elsewhere.
    #[must_use]
    pub fn streak(&self) -> u64 {
        self.day.as_ref().and_then(|day| day.streak).unwrap_or_default()
    }

    /// How far it has come.
    #[must_use]
    pub fn step(&self) -> &AttemptStep {
        &self.step
    }

    /// Returns true if the solution was found, or told.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.step, AttemptStep::Found | AttemptStep::Told)
    }

    /// Returns true if no wrong answer was given and no hint taken.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.wrong == 0 && self.hints == 0 && self.step != AttemptStep::Told
    }

    /// The action whose place is to be pointed at, once that was asked for.
    #[must_use]
    pub fn pointed_at(&self) -> Option<&str> {
        let is_lit = self.hints >= HINTS && self.step == AttemptStep::Asked;
        is_lit.then_some(self.puzzle.solution.as_str())
    }

    /// Takes an answer where one is awaited. Once the puzzle is over, the board is free to be played on; while a wrong
    /// answer is looked into or refuted, nothing happens.
    ///
    /// # Errors
    /// An action that the rules refuse; it is no answer.
    pub fn answer(&mut self, table: &mut GameController, action: &str) -> Result<(), TextError> {
        match self.step {
            AttemptStep::Asked => {}
            AttemptStep::Checked(_) | AttemptStep::Refuted(_) => return Ok(()),
            AttemptStep::Found | AttemptStep::Told => return table.act(action),
        }
        let before = table.saved().actions.len();
        table.act(action)?;
        let taken = table.saved().actions.get(before).map(|(_, taken)| taken.clone());
        let tried = taken.unwrap_or_else(|| action.to_string());
        if tried == self.puzzle.solution {
            self.step = AttemptStep::Found;
            return Ok(());
        }
        self.wrong += 1;
        table.go_to(0);
        // What was proven when the puzzle was found need not be looked for again.
        let fault = self.puzzle.faults.iter().find(|fault| fault.action == tried);
        self.step = match fault {
            Some(fault) => {
                let worth = fault_in_words(fault, self.points);
                AttemptStep::Refuted(Rebuttal::alone(tried, Some(worth)))
            }
            None => {
                table.ask_hint();
                AttemptStep::Checked(tried)
            }
        };
        Ok(())
    }

    /// Looks whether a refutation was found, and shows it move by move; true if there is something new to be seen.
    pub fn advance(&mut self, table: &mut GameController, now: Duration) -> bool {
        match &mut self.step {
            AttemptStep::Checked(tried) => {
                if table.hint().is_none() && table.is_hint_wanted() {
                    return false;
                }
                let (tried, task, points) = (std::mem::take(tried), self.puzzle.task, self.points);
                let words = |worth: &Worth, unit: &str| answer_in_words(task, worth, unit, points);
                let rebuttal = Rebuttal::find(tried, table.hint(), words, now);
                self.step = AttemptStep::Refuted(rebuttal);
                true
            }
            AttemptStep::Refuted(rebuttal) => rebuttal.show(table, now),
            _ => false,
        }
    }

    /// Returns true if an answer is looked into, or what follows it is shown move by move.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        matches!(self.step, AttemptStep::Checked(_)) || self.wait(Duration::ZERO).is_some()
    }

    /// The time until [`PuzzleAttempt::advance`] shows the next move of a refutation, if there is one.
    #[must_use]
    pub fn wait(&self, now: Duration) -> Option<Duration> {
        match &self.step {
            AttemptStep::Refuted(rebuttal) => rebuttal.wait(now),
            _ => None,
        }
    }

    /// Goes back to the position of the puzzle, where an answer is awaited again unless the puzzle is over.
    pub fn try_again(&mut self, table: &mut GameController) {
        if !self.is_over() {
            self.step = AttemptStep::Asked;
        }
        table.go_to(0);
    }

    /// Gives the next hint where an answer is awaited: what the solution does, then its place, then the solution.
    pub fn hint(&mut self, table: &mut GameController) {
        if self.step == AttemptStep::Asked {
            self.hints += 1;
            if self.hints > HINTS {
                self.tell(table);
            }
        }
    }

    /// Tells the solution.
    pub fn tell(&mut self, table: &mut GameController) {
        if self.is_over() {
            return;
        }
        self.try_again(table);
        self.step = AttemptStep::Told;
        // It is legal, as the puzzle says.
        let _ = table.act(&self.puzzle.solution.clone());
    }

    /// Counts the day once its puzzle is over, and gives what is to be kept then; `None` if there is nothing to count, or
    /// it was counted before. What was kept so far is loaded only then.
    pub fn count_day(&mut self, load: impl FnOnce() -> PuzzleStreak) -> Option<PuzzleStreak> {
        let (is_over, is_clean) = (self.is_over(), self.is_clean());
        let day = self.day.as_mut().filter(|_| is_over)?;
        day.count(is_clean, load)
    }
}

#[cfg(test)]
mod tests;
