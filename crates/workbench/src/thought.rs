//! What players and analysts think of a game that is being played, on the calling thread.

mod compare;
mod weigh;

use crate::advisor::{hinter, judge};
use crate::sentence::ranking;
use crate::{Advice, AnyAnalyst, AnyGame, CandidateText, Session, open};
use game::saved::SavedGame;
use game::{Limits, TextError, ThreadPool};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use weigh::{Means, ranked};

pub use compare::Compared;
pub(crate) use compare::RESIGN;

/// Who estimates in games that are learnt.
const NETWORK: &str = "network";

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Ask {
    /// What this player does on its turn.
    Move {
        /// Its name with its settings.
        player: String,
    },
    /// What is best here: exactly if the limits allow, otherwise as this player sees it.
    Hint {
        /// Its name with its settings; one that suits where none is named or the seat cannot be its.
        player: Option<String>,
    },
    /// What is best here, and what was done instead, on the same terms: exactly if half of the limits
    /// allows, otherwise as this player sees it.
    Compare {
        /// Its name with its settings; one that suits where none is named or the seat cannot be its.
        player: Option<String>,
        /// What was done; `None` is giving up.
        action: Option<String>,
    },
}

/// Something to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Question {
    /// Which of the asker's questions it is, so that a late answer is known as such.
    pub number: u64,
    /// The game so far.
    pub saved: SavedGame,
    /// What is asked about it.
    pub ask: Ask,
    /// What each of the searches may spend.
    pub limits: Limits,
    /// From what players draw.
    pub seed: u64,
}

/// An answer.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Thought {
    /// What the player does.
    Move(Advice),
    /// What is best.
    Hint(Hint),
    /// What is best, and what was done.
    Compared(Box<Compared>),
}

/// What is best in a state, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Hint {
    /// Whether it is proven.
    pub exact: bool,
    /// Who says so, if it is not.
    pub by: String,
    /// What distances count, in the plural.
    pub unit: String,
    /// The best action first, worth what it is to the seat on turn; at least one. Some may be missing if
    /// it is not exact.
    pub ranked: Vec<CandidateText>,
    /// The whole in one sentence, as `every square draws but C2, which loses in 3 placements`.
    pub sentence: String,
}

/// Thinks about one question after another, and keeps what it has learnt about a game for the next.
#[derive(Default)]
pub struct Mind {
    known: Option<Known>,
}

struct Known {
    game: Box<dyn AnyGame>,
    /// The analyst and the estimator, each built when it is first asked.
    experts: Option<[Option<Box<dyn AnyAnalyst>>; 2]>,
}

impl Mind {
    /// Answers a question; raising the flag ends it early with what is known by then.
    ///
    /// # Errors
    /// A game that does not replay; as an unknown player; if no seat is on turn.
    pub fn think(
        &mut self,
        question: &Question,
        stop: &Arc<AtomicBool>,
        pool: &dyn ThreadPool,
    ) -> Result<Thought, TextError> {
        let known = self.know(&question.saved.game)?;
        let mut session = known.game.load(&question.saved, question.seed)?;
        let means = Means { limits: question.limits, seed: question.seed, stop, pool };
        match &question.ask {
            Ask::Move { player } => means.advice(session.as_ref(), player).map(Thought::Move),
            Ask::Hint { player } => {
                let player = hinter(known.game.as_ref(), session.turn(), player.as_deref());
                known.hint(session.as_mut(), &player, means).map(Thought::Hint)
            }
            Ask::Compare { player, action } => {
                let (player, action) = (player.as_deref(), action.as_deref());
                let player = judge(known.game.as_ref(), session.turn(), player);
                let found = known.compare(session.as_mut(), &player, action, means)?;
                Ok(Thought::Compared(Box::new(found)))
            }
        }
    }

    fn know(&mut self, name: &str) -> Result<&mut Known, TextError> {
        let same = |known: &Known| known.game.name() == name;
        let known = match self.known.take().filter(same) {
            Some(known) => known,
            None => Known { game: open(name)?, experts: None },
        };
        Ok(self.known.insert(known))
    }
}

impl Known {
    /// The analyst and the estimator, with who says what each of them says: nobody where it is proven.
    fn experts(
        &mut self,
    ) -> impl Iterator<Item = (&mut Box<dyn AnyAnalyst>, Option<&'static str>)> {
        let game = &self.game;
        let experts = self.experts.get_or_insert_with(|| {
            [game.analyst(), game.school().and_then(|school| school.estimator())]
        });
        let named = experts.iter_mut().zip([None, Some(NETWORK)]);
        named.filter_map(|(expert, by)| Some((expert.as_mut()?, by)))
    }

    fn hint(
        &mut self,
        session: &mut dyn Session,
        player: &str,
        means: Means<'_>,
    ) -> Result<Hint, TextError> {
        let points = self.game.score_scale().unit;
        for (expert, by) in self.experts() {
            if let Some(found) = means.analysis(expert.as_mut(), &session.state())? {
                let who = by.map(|by| format!("the {by}"));
                let sentence = found.sentence();
                let sentence =
                    sentence.unwrap_or_else(|| ranking(who.as_deref(), &found.candidates, points));
                let (exact, by) = (by.is_none(), by.unwrap_or("").to_string());
                let unit = found.unit.to_string();
                return Ok(Hint { exact, by, unit, ranked: found.candidates, sentence });
            }
        }
        let ranked = ranked(self.game.as_ref(), session, player, means)?;
        let sentence = ranking(Some(player), &ranked, points);
        let (by, unit) = (player.to_string(), "plies".to_string());
        Ok(Hint { exact: false, by, unit, ranked, sentence })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{SingleThread, Verdict, Worth};

    fn hint(game: &str, position: &str, player: &str) -> Hint {
        let session = open(game).expect("known").session_from(position, 1).expect("a state");
        let limits = Limits { nodes: Some(2_000), ..Limits::NONE };
        let ask = Ask::Hint { player: Some(player.to_string()) };
        let question =
            Question { number: 1, saved: session.saved(Vec::new()), ask, limits, seed: 1 };
        let stop = Arc::new(AtomicBool::new(false));
        match Mind::default().think(&question, &stop, &SingleThread).expect("an answer") {
            Thought::Hint(hint) => hint,
            _ => panic!("asked for a hint"),
        }
    }

    #[test]
    fn late_positions_are_answered_exactly() {
        let hint = hint("quarto", "b74./c.93/20fd/.5a. 6", "cautious");
        assert!(hint.exact && hint.ranked.len() == 4, "{hint:?}");
        assert_eq!((hint.ranked[0].action.as_str(), hint.unit.as_str()), ("B2", "placements"));
        assert_eq!(hint.ranked[0].worth.verdict, Some(Verdict::Win));
    }

    #[test]
    fn early_positions_are_ranked_by_a_player() {
        let board = "ABCDEF2/BCDEFAB/CDEFABC/DEFABCD/EFABCDE/FABCDEF/ABCDEFA/1CDEFAB 1 - -";
        let hint = hint("filler:8x7,colours=6", board, "expert(nodes=200)");
        assert!(!hint.exact && hint.by.starts_with("expert"), "{hint:?}");
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
