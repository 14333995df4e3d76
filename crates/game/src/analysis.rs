//! Analysis: the worth of every action of a state, as far as the analyst can find it.

use crate::budget::Budget;
use crate::contract::Game;
use crate::notation::TextError;
use crate::text;
use crate::thread_pool::ThreadPool;
use damier_i18n::Phrase;
use std::fmt;
use std::sync::Arc;

/// Result of a game under best play, for the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Verdict {
    /// The seat on turn loses.
    Loss,
    /// Neither seat can win.
    Draw,
    /// The seat on turn wins.
    Win,
}

impl Verdict {
    /// Returns the result as a part of a win: 1, 0.5 or 0.
    #[must_use]
    pub const fn wins(self) -> f64 {
        match self {
            Self::Win => 1.0,
            Self::Draw => 0.5,
            Self::Loss => 0.0,
        }
    }

    /// Returns the same result for the other seat.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl Verdict {
    /// Returns the name of the result for people.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Loss => text::loss(),
            Self::Draw => text::draw(),
            Self::Win => text::win(),
        }
    }

    /// Returns the word for it in messages and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word())
    }
}

/// Worth of a state or an action for the seat on turn. Parts that do not apply are `None`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Worth {
    /// Proven result, in games that have one.
    pub verdict: Option<Verdict>,
    /// Final margin in a duel, or expected final score in other games, in points of the game.
    pub score: Option<f64>,
    /// Distance to the end under best play, in the unit of [`Analyst::unit`]: the winning side ends the game as early
    /// as it can, and the losing side as late as it can. It is counted from the analysed state, also for an action. An
    /// action of that unit itself counts as 1. `None` for a draw.
    pub distance: Option<u32>,
}

/// A goal besides the score, and the probability of missing it if play aims at nothing else.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Prospect {
    /// Goal, in a word or a number of the game, for example `512` for a tile.
    pub goal: String,
    /// Probability of missing the goal, from 0 to 1; exactly 0 if the goal is certain to be reached. The chance of
    /// reaching it is 1 minus this number; storing that chance would hide how small a small risk is. The same for every
    /// seat.
    pub fail: f64,
}

/// What an analyst must find.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// Results (win, draw or loss), and scores in games that have both.
    #[default]
    Scores,
    /// Results only, which may take much less time.
    Verdicts,
}

/// One action of an analysed state.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// Action.
    pub action: A,
    /// Its worth.
    pub worth: Worth,
    /// The goals that can still be reached after it, in games with goals besides the score.
    pub prospects: Vec<Prospect>,
    /// Expected line of play, starting with the action.
    pub line: Vec<A>,
}

/// Findings of an analyst about one state.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// Worth of the state for the seat on turn; at chance's turn, the expectation over its outcomes, for the first
    /// seat.
    pub worth: Worth,
    /// The goals that can still be reached, in games with goals besides the score.
    pub prospects: Vec<Prospect>,
    /// Every legal action, the best first; empty where no seat is on turn.
    pub candidates: Vec<Candidate<A>>,
    /// Number of search nodes visited.
    pub nodes: u64,
}

/// Finds the worth of every action of a state.
pub trait Analyst<G: Game>: Send {
    /// Returns the unit of [`Worth::distance`], in the plural, for example `placements` or `plies`.
    fn unit(&self) -> &'static str;

    /// Analyses a state, on all threads of the pool if that helps. Returns `None` if the budget ends first.
    fn analyse(
        &mut self,
        game: &G,
        state: &G::State,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Analysis<G::Action>>;

    /// Finds the worth of a state as a whole, as [`Analyst::analyse`] does. Override it if that is faster than finding
    /// the worth of every action.
    fn assess(
        &mut self,
        game: &G,
        state: &G::State,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Worth> {
        self.analyse(game, state, budget, pool).map(|found| found.worth)
    }

    /// Finds the worth of several states, as [`Analyst::assess`] does. Returns `None` if the budget ends before the
    /// last one. Override it if that is faster than one state after another.
    fn assess_all(
        &mut self,
        game: &G,
        states: &[G::State],
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Vec<Worth>> {
        states.iter().map(|state| self.assess(game, state, budget, pool)).collect()
    }

    /// Returns the table of what the analyst proves, so that a file can keep it between runs. From then on the analyst
    /// lists its proofs for the file. Returns `None` if it has no such table.
    fn search_table(&mut self) -> Option<Arc<dyn SearchTable>> {
        None
    }
}

/// Proofs that an analyst finds on its way to an answer, and that a file can keep: the next run then need not find them
/// again. The file only grows. If the program ends while it writes, the end of the file may be incomplete.
pub trait SearchTable: Send + Sync {
    /// Takes over the content of the file, which may be empty. Returns the number of bytes that are intact: the rest is
    /// an incomplete end, to be cut off.
    ///
    /// # Errors
    /// The file is not a table of this game, or it is damaged before its end.
    fn load(&self, content: &[u8]) -> Result<usize, TextError>;

    /// Returns the bytes to append to the file: what was proven since the last call.
    fn unsaved(&self) -> Vec<u8>;

    /// Returns the number of proofs that were loaded or found.
    fn proofs(&self) -> u64;
}

/// A book that is being written: the outcomes of early positions, found one by one, which an analyst looks up later.
/// The work can be interrupted after any position and resumed.
pub trait BookWriter: Send {
    /// Returns the number of solved positions, and the number of positions still to be solved.
    fn progress(&self) -> (usize, usize);

    /// Takes over lines of an earlier writer of the same book, as [`BookWriter::step`] returned them, each with a line
    /// break. A last line without a line break is ignored, because it may be cut short.
    ///
    /// # Errors
    /// A line does not belong to this book.
    fn resume(&mut self, lines: &str) -> Result<(), TextError>;

    /// Solves the next position and returns it as a line. Returns `None` if there is none, or if the budget ends first.
    fn step(&mut self, budget: &mut Budget, pool: &dyn ThreadPool) -> Option<String>;

    /// Returns the text of the book so far.
    fn text(&self) -> String;
}
