//! The analyser behind every hint. It asks solvers, networks and players about a game, on the calling thread.

mod compare;
mod estimate;
mod hint;
mod open_game;
mod query;
mod resources;

use damier_catalog::{AnyAnalyst, AnyGame, Session, open};
use damier_game::{TextError, ThreadPool};
use open_game::OpenGame;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use compare::ActionComparison;
pub(crate) use compare::is_wasted;
pub use hint::Hint;
pub use query::{Query, Reply, Request};
pub use resources::Resources;

/// Answers one question after another, and keeps what it learnt about a game for the next question.
///
/// Every front end uses it, so all give the same answer for the same position and limits: exact if the limits allow
/// it, otherwise from the network, otherwise from a player. A named player comes before the network.
#[derive(Default)]
pub struct Analyser {
    opened: Option<OpenGame>,
}

impl Analyser {
    /// Creates an analyser for a game with this solver instead of the game's own; `None` for no solver.
    #[must_use]
    pub fn with_solver(game: Box<dyn AnyGame>, solver: Option<Box<dyn AnyAnalyst>>) -> Self {
        Self { opened: Some(OpenGame::new(game).with_solver(solver)) }
    }

    /// Answers a question. Raising the flag `stop` ends the work early, with the results so far.
    ///
    /// # Errors
    /// A game that does not replay, an unknown player, or a state with no seat on turn.
    pub fn think(
        &mut self,
        query: &Query,
        stop: &Arc<AtomicBool>,
        pool: &dyn ThreadPool,
    ) -> Result<Reply, TextError> {
        let opened = self.open(&query.saved.game)?;
        let mut session = opened.game.load(&query.saved, query.seed)?;
        let resources = Resources { limits: query.limits, seed: query.seed, stop, pool };
        match &query.request {
            Request::Move { player } => resources.advise(session.as_ref(), player).map(Reply::Move),
            Request::Hint { player } => {
                let player = player.as_deref();
                opened.hint(session.as_mut(), player, true, resources).map(Reply::Hint)
            }
            Request::Compare { player, action } => {
                let (player, action) = (player.as_deref(), action.as_deref());
                let found = opened.compare(session.as_mut(), player, action, resources)?;
                Ok(Reply::Compared(Box::new(found)))
            }
        }
    }

    /// Finds the best action in the state of a session, like [`Request::Hint`]. If a player answers, it is asked only
    /// for its own choice and not about other actions.
    ///
    /// # Errors
    /// No seat is on turn.
    pub fn advise(
        &mut self,
        session: &mut dyn Session,
        player: Option<&str>,
        resources: Resources<'_>,
    ) -> Result<Hint, TextError> {
        self.open(&session.state().game())?.hint(session, player, false, resources)
    }

    fn open(&mut self, name: &str) -> Result<&mut OpenGame, TextError> {
        let same = |opened: &OpenGame| opened.game.name() == name;
        let opened = match self.opened.take().filter(same) {
            Some(opened) => opened,
            None => OpenGame::new(open(name)?),
        };
        Ok(self.opened.insert(opened))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Source;
    use damier_game::{Limits, SingleThread, Verdict, Worth};

    fn hint(game: &str, position: &str, player: &str) -> Hint {
        let session = open(game).expect("known").session_from(position, 1).expect("a state");
        let limits = Limits { nodes: Some(2_000), ..Limits::NONE };
        let request = Request::Hint { player: Some(player.to_string()) };
        let saved = session.saved(Vec::new());
        let query = Query { number: 1, saved, request, limits, seed: 1 };
        let stop = Arc::new(AtomicBool::new(false));
        match Analyser::default().think(&query, &stop, &SingleThread).expect("an answer") {
            Reply::Hint(hint) => hint,
            _ => panic!("asked for a hint"),
        }
    }

    #[test]
    fn late_positions_are_answered_exactly() {
        let hint = hint("quarto", "b74./c.93/20fd/.5a. 6", "cautious");
        assert!(hint.source.is_exact() && hint.ranked.len() == 4, "{hint:?}");
        assert_eq!((hint.ranked[0].action.as_str(), hint.unit.as_str()), ("B2", "placements"));
        assert_eq!(hint.ranked[0].worth.verdict, Some(Verdict::Win));
    }

    #[test]
    fn no_hint_is_a_slide_that_changes_nothing() {
        let [rules, position] = ["2048:preset=notebook", "8 4 2 ./. . . ./. . . ./. . . ."];
        let session = open(rules).expect("known").session_from(position, 1).expect("a state");
        let own = session.advise("first", Limits::NONE, 1).expect("a player").action;
        assert!(
            session.state().is_idle(&own.expect("a slide")),
            "the player itself wastes its turn"
        );
        let hint = hint(rules, position, "first");
        assert!(!session.state().is_idle(&hint.ranked[0].action), "{hint:?}");
        assert!(!matches!(&hint.source, Source::Player(name) if name == "first"), "{hint:?}");
    }

    #[test]
    fn early_positions_are_ranked_by_a_player() {
        let board = "ABCDEF2/BCDEFAB/CDEFABC/DEFABCD/EFABCDE/FABCDEF/ABCDEFA/1CDEFAB 1 - -";
        let hint = hint("filler:8x7,colours=6", board, "expert(nodes=200)");
        assert!(
            matches!(&hint.source, Source::Player(name) if name.starts_with("expert")),
            "{hint:?}"
        );
        assert!(hint.ranked.len() > 1, "{hint:?}");
        assert!(hint.ranked.iter().all(|one| one.line.first() == Some(&one.action)), "{hint:?}");
        let scores: Vec<f64> = hint.ranked.iter().filter_map(|one| one.worth.score).collect();
        assert!(scores[1..].is_sorted_by(|a, b| a >= b), "{scores:?}");
    }

    #[test]
    fn a_player_without_estimates_names_one_action() {
        let hint = hint(
            "2048:5x5,spawner=adversary",
            &format!("2 2 . . .{}", "/. . . . .".repeat(4)),
            "first",
        );
        assert_eq!(hint.ranked.len(), 1, "{hint:?}");
        assert_eq!(hint.ranked[0].worth, Worth::default());
    }
}
