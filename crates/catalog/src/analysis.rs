//! The worth of every action of a position, as text.

use crate::line::write_line;
use crate::text::refusal as text;
use damier_game::offer::ExactSolver;
use damier_game::{
    Analyst, BookWriter, Budget, Gauge, Goal, Limits, Notation, Prospect, SearchTable, Show,
    TextError, ThreadPool, Turn, Worth,
};
use damier_i18n::Message;
use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Answer of an analyst, as text.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysisText {
    /// Text of the state.
    pub position: String,
    /// Turn of the state. Every worth is given for the seat on turn; at chance's turn, for the first seat.
    pub turn: Turn,
    /// Word for what an action chooses, for example `piece` or `square`.
    pub choice: &'static str,
    /// Unit of [`Worth::distance`], in the plural, for example `placements`.
    pub unit: &'static str,
    /// Worth of the state; at chance's turn, the expectation over its outcomes.
    pub worth: Worth,
    /// The goals that can still be reached, in games with goals besides the score.
    pub prospects: Vec<Prospect>,
    /// Every legal action, the best first; none at chance's turn.
    pub candidates: Vec<CandidateText>,
    /// Number of search nodes visited.
    pub nodes: u64,
}

/// One action of an analysed state, as text.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct CandidateText {
    /// Action.
    pub action: String,
    /// Its worth to the seat on turn. The distance counts from the state before the action.
    pub worth: Worth,
    /// The goals that can still be reached after it, in games with goals besides the score.
    pub prospects: Vec<Prospect>,
    /// Expected line of play, starting with the action.
    pub line: Vec<String>,
    /// Effect of the action, as a short phrase of plain facts; may be empty.
    pub reason: Message,
}

/// The resources of an analysis.
pub struct Effort<'a> {
    /// Budget of the analysis.
    pub limits: Limits,
    /// Flag that ends the analysis early when it is raised.
    pub stop: Option<Arc<AtomicBool>>,
    /// Gauge that shows the progress of the analysis.
    pub gauge: Option<Arc<Gauge>>,
    /// Threads that work on the analysis.
    pub pool: &'a dyn ThreadPool,
}

/// An analyst of one game, without the game's types, for [`crate::Session::analyse`]. It keeps what it has found out
/// from state to state.
pub trait AnyAnalyst: Any + Send {
    /// Returns the table that a file can keep between runs, as [`Analyst::search_table`] does.
    fn search_table(&mut self) -> Option<Arc<dyn SearchTable>>;
}

impl Effort<'_> {
    /// Returns a budget of these limits, with a move begun.
    pub fn budget(&self) -> Budget {
        let mut budget = Budget::new(self.limits);
        if let Some(stop) = &self.stop {
            budget = budget.with_stop(Arc::clone(stop));
        }
        if let Some(gauge) = &self.gauge {
            budget = budget.with_gauge(Arc::clone(gauge));
        }
        budget.begin_move();
        budget
    }

    /// Solves the next position of a book and returns it as a line. Returns `None` if there is none, or if the effort
    /// ends first.
    pub fn extend(&self, book: &mut dyn BookWriter) -> Option<String> {
        book.step(&mut self.budget(), self.pool)
    }
}

/// The only implementation of [`AnyAnalyst`].
pub struct TypedAnalyst<G: Notation + Show> {
    pub(crate) analyst: Box<dyn Analyst<G>>,
    pub(crate) game: G,
    choice: fn(&G::State) -> &'static str,
}

impl<G: Notation + Show> TypedAnalyst<G> {
    /// Creates an analyst of the game's exact solver for this goal.
    #[must_use]
    pub fn new(game: G, solver: ExactSolver<G>, goal: Goal) -> Self {
        Self { analyst: (solver.build)(&game, goal), choice: solver.choice, game }
    }

    /// Creates an analyst whose answers are estimates.
    pub(crate) fn estimating(game: G, analyst: Box<dyn Analyst<G>>) -> Self {
        Self { analyst, choice: |_| "action", game }
    }

    /// Creates an analyst that looks positions up in this book.
    pub(crate) fn with_book(
        game: G,
        solver: ExactSolver<G>,
        text: &str,
        goal: Goal,
    ) -> Result<Self, TextError> {
        let analyst = match solver.books {
            Some(books) => (books.look_up)(&game, text)?,
            None if text.is_empty() => (solver.build)(&game, goal),
            None => return Err(TextError::failed(text::game(), text::no_books(game.name()))),
        };
        Ok(Self { analyst, choice: solver.choice, game })
    }

    /// Returns the typed analyst if it is one of this game; otherwise `None`.
    pub(crate) fn downcast<'a>(game: &G, analyst: &'a mut dyn AnyAnalyst) -> Option<&'a mut Self> {
        let analyst: &mut dyn Any = analyst;
        analyst.downcast_mut::<Self>().filter(|analyst| analyst.game.name() == game.name())
    }

    /// Finds the worth of a state in which the game is not over. Returns `None` if the effort ends before the answer is
    /// proven.
    pub fn assess_state(&mut self, state: &G::State, effort: &Effort<'_>) -> Option<Worth> {
        self.analyst.assess(&self.game, state, &mut effort.budget(), effort.pool)
    }

    /// Finds the worths of states in which the game is not over, as [`TypedAnalyst::assess_state`] does.
    pub fn assess_states(
        &mut self,
        states: &[G::State],
        effort: &Effort<'_>,
    ) -> Option<Vec<Worth>> {
        self.analyst.assess_all(&self.game, states, &mut effort.budget(), effort.pool)
    }

    /// Analyses a state in which the game is not over. Returns `None` if the effort ends before the answer is proven.
    ///
    /// # Errors
    /// The game is over in this state.
    pub fn analyse_state(
        &mut self,
        state: &G::State,
        effort: &Effort<'_>,
    ) -> Result<Option<AnalysisText>, TextError> {
        let turn = self.game.turn(state);
        if turn == Turn::Over {
            return Err(TextError::failed(text::position(), text::game_is_over()));
        }
        let mut budget = effort.budget();
        let found = self.analyst.analyse(&self.game, state, &mut budget, effort.pool);
        Ok(found.map(|found| AnalysisText {
            position: self.game.state_text(state),
            turn,
            choice: (self.choice)(state),
            unit: self.analyst.unit(),
            worth: found.worth,
            prospects: found.prospects,
            candidates: (found.candidates.into_iter())
                .map(|candidate| CandidateText {
                    action: self.game.action_text(state, candidate.action),
                    worth: candidate.worth,
                    prospects: candidate.prospects,
                    line: write_line(&self.game, state, &candidate.line),
                    reason: self.game.remark(state, candidate.action),
                })
                .collect(),
            nodes: found.nodes,
        }))
    }
}

impl<G: Notation + Show> AnyAnalyst for TypedAnalyst<G> {
    fn search_table(&mut self) -> Option<Arc<dyn SearchTable>> {
        self.analyst.search_table()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::open;
    use damier_game::{SingleThread, Verdict};

    fn effort(limits: Limits) -> Effort<'static> {
        Effort { limits, stop: None, gauge: None, pool: &SingleThread }
    }

    /// The 6 in hand wins on B2 and draws elsewhere.
    const WON: &str = "b74./c.93/20fd/.5a. 6";

    #[test]
    fn a_session_hands_its_state_to_an_analyst() {
        let game = open("quarto").expect("known");
        let session = game.session_from(WON, 1).expect("a state");
        let mut analyst = game.analyst().expect("exact");
        let found = session.analyse(analyst.as_mut(), &effort(Limits::NONE));
        let here = found.expect("a seat on turn").expect("an end");
        assert_eq!((here.worth.verdict, here.worth.distance), (Some(Verdict::Win), Some(1)));
        assert_eq!((here.choice, here.unit), ("square", "placements"));
        assert_eq!((here.position.as_str(), here.candidates.len()), (WON, 4));
        assert_eq!(here.candidates[0].line, ["B2"]);
        assert_eq!(session.state().text(), WON, "the game goes on unchanged");
    }

    #[test]
    fn what_cannot_be_answered_is_refused_or_left_open() {
        let game = open("quarto").expect("known");
        // Without the book, which has the opening.
        let bookless = game.analyst_with_book("", Goal::default()).expect("no text to be wrong");
        let mut analyst = bookless.expect("exact");
        let few = Limits { nodes: Some(100), ..Limits::NONE };
        let mut session = game.session_from("..../..../..../.... -", 1).expect("a state");
        assert_eq!(session.analyse(analyst.as_mut(), &effort(few)), Ok(None));
        let over = game.session_from("0123/..../..../.... -", 1).expect("a state");
        let over = over.analyse(analyst.as_mut(), &effort(Limits::NONE));
        assert!(over.expect_err("over").to_string().contains("is over"));
        session.resign();
        assert!(session.analyse(analyst.as_mut(), &effort(Limits::NONE)).is_err());
        for other in ["2048", "quarto:torus"] {
            let session = open(other).expect("known").session(1);
            assert!(session.analyse(analyst.as_mut(), &effort(few)).is_err(), "{other}");
        }
        assert!(open("2048").expect("known").analyst().is_none());
    }
}
