//! A puzzle that is being solved at a board: answers, hints, and the refutation of wrong answers, played out on the
//! board.

mod puzzle_text;
mod rebuttal;
mod recorder;

use crate::game_controller::{GameController, SeatPlan};
use crate::puzzle_progress::PuzzleProgress;
use crate::puzzle_series::{PosedPuzzle, PuzzleSeries};
use crate::task::{answer_in_words, fault_in_words};
use damier_catalog::{Puzzle, Worth, open};
use damier_game::{Limits, Seat, TextError};
use damier_i18n::Message;
pub use puzzle_text::side_in_words;
pub use rebuttal::Rebuttal;
pub use recorder::{AttemptResult, PuzzleRecorder};
use std::time::Duration;

/// Number of nodes to find a refutation. The puzzles of this program were proven with fewer nodes.
const NODES: u64 = 2_000_000;
const TIME: Duration = Duration::from_secs(3);

/// Number of hints before the solution: the effect of the solution, then its place.
const HINTS: u8 = 2;

/// An attempt at a puzzle. The front end owns the board of the puzzle, which works like any other board.
pub struct PuzzleAttempt {
    puzzle: Puzzle,
    /// Unit of the score, in the plural.
    points: &'static str,
    /// Prompt of the seat on turn.
    prompt: Message,
    /// Seat on turn; `None` in games with one seat.
    seat: Option<Seat>,
    /// Effect of the solution, as a phrase; may be empty.
    reason: Message,
    wrong: u64,
    hints: u8,
    step: AttemptStep,
    recorder: PuzzleRecorder,
}

/// The state of an attempt.
#[derive(Clone, PartialEq, Debug)]
pub enum AttemptStep {
    /// Waiting for an answer.
    Asked,
    /// This wrong answer was given, and its refutation is being searched for.
    Checked(String),
    /// The refutation is shown on the board.
    Refuted(Rebuttal),
    /// The solution was found.
    Found,
    /// The solution was shown.
    Told,
}

impl PuzzleAttempt {
    /// Starts the puzzle that a series poses now, on its own board. Days are counted from 1 January 1970.
    ///
    /// # Errors
    /// An unknown game, or a position that does not belong to it.
    pub fn pose(series: &PuzzleSeries, today: u64) -> Result<(GameController, Self), TextError> {
        let PosedPuzzle { game, puzzle, .. } = series.current().clone();
        let game = open(&game)?;
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
        let reason = table.session().state().remark(&puzzle.solution);
        let prompt = table.scene().prompt.clone();
        let (step, recorder) = (AttemptStep::Asked, PuzzleRecorder::new(series, today));
        let solving =
            Self { puzzle, points, prompt, seat, reason, wrong: 0, hints: 0, step, recorder };
        Ok((table, solving))
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns true if it is a puzzle of today.
    #[must_use]
    pub fn is_of_today(&self) -> bool {
        self.recorder.is_of_today()
    }

    /// Returns the length of the streak once a puzzle of today is counted; otherwise 0.
    #[must_use]
    pub fn streak(&self) -> u64 {
        self.recorder.streak()
    }

    /// Returns the state of the attempt.
    #[must_use]
    pub fn step(&self) -> &AttemptStep {
        &self.step
    }

    /// Returns true if the solution was found or shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.step, AttemptStep::Found | AttemptStep::Told)
    }

    /// Returns true if no wrong answer was given and no hint taken.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.wrong == 0 && self.hints == 0 && self.step != AttemptStep::Told
    }

    /// Returns the action whose place should be marked, once the second hint was taken.
    #[must_use]
    pub fn pointed_at(&self) -> Option<&str> {
        let is_lit = self.hints >= HINTS && self.step == AttemptStep::Asked;
        is_lit.then_some(self.puzzle.solution.as_str())
    }

    /// Takes an answer if one is awaited. Once the puzzle is over, plays the action on the board instead. Does nothing
    /// while a wrong answer is being checked or refuted.
    ///
    /// # Errors
    /// An action that the rules refuse. It does not count as an answer.
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
        // The refutations stored with the puzzle need no new search.
        let fault = self.puzzle.point_faults().find(|fault| fault.action == tried);
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

    /// Checks whether a refutation was found, and shows it move by move. Returns true if there is something new to
    /// see.
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

    /// Returns true if an answer is being checked, or its refutation is being shown.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        matches!(self.step, AttemptStep::Checked(_)) || self.wait(Duration::ZERO).is_some()
    }

    /// Returns the time until [`PuzzleAttempt::advance`] shows the next move of a refutation, if there is one.
    #[must_use]
    pub fn wait(&self, now: Duration) -> Option<Duration> {
        match &self.step {
            AttemptStep::Refuted(rebuttal) => rebuttal.wait(now),
            _ => None,
        }
    }

    /// Goes back to the position of the puzzle. An answer is awaited again unless the puzzle is over.
    pub fn try_again(&mut self, table: &mut GameController) {
        if !self.is_over() {
            self.step = AttemptStep::Asked;
        }
        table.go_to(0);
    }

    /// Gives the next hint if an answer is awaited: first the effect of the solution, then its place, then the
    /// solution.
    pub fn hint(&mut self, table: &mut GameController) {
        if self.step == AttemptStep::Asked {
            self.hints += 1;
            if self.hints > HINTS {
                self.tell(table);
            }
        }
    }

    /// Shows the solution.
    pub fn tell(&mut self, table: &mut GameController) {
        if self.is_over() {
            return;
        }
        self.try_again(table);
        self.step = AttemptStep::Told;
        // The solution of a puzzle is always legal.
        let _ = table.act(&self.puzzle.solution.clone());
    }

    /// Records a miss, and the end of the attempt, in the saved progress, each once. `update` changes the progress and
    /// returns it. It is called only when needed.
    ///
    /// # Errors
    /// The progress cannot be saved, as a message.
    pub fn record(
        &mut self,
        update: impl FnOnce(&dyn Fn(&mut PuzzleProgress)) -> Result<PuzzleProgress, Message>,
    ) -> Result<(), Message> {
        let result = match (self.is_over(), self.is_clean()) {
            (false, true) => AttemptResult::Open,
            (false, false) => AttemptResult::Missed,
            (true, true) => AttemptResult::Solved,
            (true, false) => AttemptResult::Failed,
        };
        self.recorder.record(result, update)
    }
}

#[cfg(test)]
mod tests;
