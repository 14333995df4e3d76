//! Analysis: the worth of every action of a state, as far as the analyst can find it.

use crate::budget::Budget;
use crate::contract::Game;
use crate::notation::TextError;
use crate::text;
use crate::thread_pool::ThreadPool;
use damier_i18n::Phrase;
use std::fmt;

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
    /// Its name for people.
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
    /// Margin, or the expected score, in points of the game.
    pub score: Option<f64>,
    /// Distance to the end under best play, in the analyst's unit: a won game is won in the fewest, a
    /// lost one held longest. Counted from the state analysed, also for an action, which is then the
    /// first of what is counted (if it is of the unit). `None` for a draw.
    pub distance: Option<u32>,
}

/// A goal besides the score, and how surely it is missed under play that aims at nothing else.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Prospect {
    /// Goal, in a word or a number of the game, for example `512` for a tile.
    pub goal: String,
    /// Probability to miss it, from 0 to 1: exactly 0 where it is certain. The chance to reach it is 1
    /// minus this, which would hide how small a small risk is. It is the same for every seat.
    pub fail: f64,
}

/// What an analyst must find.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// Results, and scores where a game has them besides results.
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
    /// Line of play expected, starting with the action.
    pub line: Vec<A>,
}

/// Findings of an analyst about one state.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// Worth of the state; at chance's turn, the expectation over its outcomes, as for the first
    /// seat.
    pub worth: Worth,
    /// The goals that can still be reached, in games with goals besides the score.
    pub prospects: Vec<Prospect>,
    /// Every legal action, the best first; empty where no seat is on turn.
    pub candidates: Vec<Candidate<A>>,
    /// Search nodes visited.
    pub nodes: u64,
}

/// Finds the worth of every action of a state.
pub trait Analyst<G: Game>: Send {
    /// Returns the unit of [`Worth::distance`], in the plural: `placements`, `plies`.
    fn unit(&self) -> &'static str;

    /// Analyses a state. The pool may be used for all it has; `None` if the budget ends first.
    fn analyse(
        &mut self,
        game: &G,
        state: &G::State,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Analysis<G::Action>>;

    /// Finds the worth of a state as a whole, as [`Analyst::analyse`] does; an analyst that knows it sooner
    /// than that of every action overrides this.
    fn assess(
        &mut self,
        game: &G,
        state: &G::State,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Worth> {
        self.analyse(game, state, budget, pool).map(|found| found.worth)
    }

    /// Finds the worth of several states, as [`Analyst::assess`]; `None` if the budget ends before
    /// the last. An analyst that knows them sooner together than one by one overrides this.
    fn assess_all(
        &mut self,
        game: &G,
        states: &[G::State],
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<Vec<Worth>> {
        states.iter().map(|state| self.assess(game, state, budget, pool)).collect()
    }
}

/// A book in the making: the outcomes of early positions, found one by one, so that an analyst can
/// look them up. Its work can be interrupted after any position and resumed.
pub trait BookWriter: Send {
    /// Returns the number of positions that are known, and of those still to be solved.
    fn progress(&self) -> (usize, usize);

    /// Takes over the lines, each with its line break, that [`BookWriter::step`] gave to an earlier
    /// writer of the same book. A last line without a line break is left out: it may be cut short.
    ///
    /// # Errors
    /// A line does not belong to this book.
    fn resume(&mut self, lines: &str) -> Result<(), TextError>;

    /// Solves the next position and returns it as a line; `None` if there is none, or if the budget ends
    /// first.
    fn step(&mut self, budget: &mut Budget, pool: &dyn ThreadPool) -> Option<String>;

    /// Returns the text of the book so far.
    fn text(&self) -> String;
}
