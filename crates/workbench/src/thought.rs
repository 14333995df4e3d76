//! What players and analysts think of a game that is being played, on the calling thread.

use crate::{Advice, AnalysisText};
use crate::{AnyAnalyst, AnyGame, CandidateText, Effort, Session, open};
use game::saved::SavedGame;
use game::{Contest, Crew, Limits, Seat, TextError, Turn, Value, Verdict, Worth};
use std::cmp::Ordering as Order;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Up to so many actions, a hint asks a player what each of them leads to.
const RANKED: usize = 16;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What this player does on its turn.
    Move {
        /// Its name with its settings.
        player: String,
    },
    /// What is best here: exactly if the limits allow, otherwise as this player sees it.
    Hint {
        /// Its name with its settings.
        player: String,
    },
}

/// Something to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Which question it is: no two have the same number, so that a late answer is known as such.
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
pub enum Thought {
    /// What the player does.
    Move(Advice),
    /// What is best.
    Hint(Hint),
}

/// What is best in a state, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Whether it is proven.
    pub exact: bool,
    /// Who says so, if it is not.
    pub by: String,
    /// What distances count, in the plural.
    pub unit: &'static str,
    /// The best action first, worth what it is to the seat on turn; at least one. Some may be missing if
    /// it is not exact.
    pub ranked: Vec<CandidateText>,
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

/// What may be spent, and what ends it early.
#[derive(Clone, Copy)]
struct Means<'a> {
    limits: Limits,
    seed: u64,
    stop: &'a Arc<AtomicBool>,
    crew: &'a dyn Crew,
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
        crew: &dyn Crew,
    ) -> Result<Thought, TextError> {
        let known = self.know(&question.saved.game)?;
        let mut session = known.game.load(&question.saved, question.seed)?;
        let means = Means { limits: question.limits, seed: question.seed, stop, crew };
        match &question.ask {
            Ask::Move { player } => means.advice(session.as_ref(), player).map(Thought::Move),
            Ask::Hint { player } => known.hint(session.as_mut(), player, means).map(Thought::Hint),
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
    fn hint(
        &mut self,
        session: &mut dyn Session,
        player: &str,
        means: Means<'_>,
    ) -> Result<Hint, TextError> {
        let game = &self.game;
        let experts = self.experts.get_or_insert_with(|| {
            [game.analyst(), game.school().and_then(|school| school.estimator())]
        });
        for (expert, by) in experts.iter_mut().zip(["", "network"]) {
            let Some(expert) = expert else { continue };
            if let Some(found) = means.analysis(expert.as_mut(), &session.state())? {
                let exact = by.is_empty();
                let (by, unit, ranked) = (by.to_string(), found.unit, found.candidates);
                return Ok(Hint { exact, by, unit, ranked });
            }
        }
        let ranked = ranked(self.game.as_ref(), session, player, means)?;
        Ok(Hint { exact: false, by: player.to_string(), unit: "plies", ranked })
    }
}

impl Means<'_> {
    fn advice(&self, session: &dyn Session, player: &str) -> Result<Advice, TextError> {
        session.advise_until(player, self.limits, self.seed, Some(Arc::clone(self.stop)))
    }

    fn analysis(
        &self,
        expert: &mut dyn AnyAnalyst,
        state: &str,
    ) -> Result<Option<AnalysisText>, TextError> {
        let stop = Some(Arc::clone(self.stop));
        let found =
            expert.analyse(state, &Effort { limits: self.limits, stop, crew: self.crew })?;
        Ok(found.filter(|found| !found.candidates.is_empty()))
    }

    /// The same for each of so many searches together.
    fn shared(self, searches: usize) -> Self {
        let searches = searches.max(1) as u32;
        let limits = Limits {
            move_time: self.limits.move_time.map(|time| time / searches),
            game_time: self.limits.game_time.map(|time| time / searches),
            nodes: self.limits.nodes.map(|nodes| (nodes / u64::from(searches)).max(1)),
            ..self.limits
        };
        Self { limits, ..self }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// What a player would do, and then what it thinks of everything else, the best first.
fn ranked(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    means: Means<'_>,
) -> Result<Vec<CandidateText>, TextError> {
    let own = means.advice(session, player)?;
    let Turn::Player(seat) = session.turn() else { return Ok(Vec::new()) };
    let Some(action) = own.action else {
        return Ok(vec![candidate("resign".to_string(), None, Vec::new())]);
    };
    let worth = own.value.map(|value| estimated(value, seat));
    let others: Vec<String> =
        session.legal().into_iter().filter(|other| *other != action).collect();
    let mut rest = Vec::new();
    if worth.is_some() && others.len() < RANKED && serves_all(game, player) {
        let means = means.shared(others.len());
        for other in others {
            if means.is_stopped() {
                break;
            }
            session.act(&other)?;
            rest.extend(after(game, session, player, seat, means)?.map(|(worth, line)| {
                let line = [other.clone()].into_iter().chain(line).collect();
                candidate(other, Some(worth), line)
            }));
            session.undo();
        }
        rest.sort_by(|a, b| by_worth(&b.worth, &a.worth));
    }
    let line = if own.pv.is_empty() { vec![action.clone()] } else { own.pv };
    Ok([candidate(action, worth, line)].into_iter().chain(rest).collect())
}

fn candidate(action: String, worth: Option<Worth>, line: Vec<String>) -> CandidateText {
    CandidateText { action, worth: worth.unwrap_or_default(), prospects: Vec::new(), line }
}

/// What a state is worth to a seat that has just acted, and the line from there; `None` where the player
/// has no estimate, as at chance's turn.
fn after(
    game: &dyn AnyGame,
    session: &dyn Session,
    player: &str,
    seat: Seat,
    means: Means<'_>,
) -> Result<Option<(Worth, Vec<String>)>, TextError> {
    Ok(match session.turn() {
        Turn::Chance => None,
        Turn::Over => Some((result(game, session, seat), Vec::new())),
        Turn::Player(_) => {
            let advice = means.advice(session, player)?;
            advice.value.map(|value| (estimated(value, seat), advice.pv))
        }
    })
}

/// Whether a player can be asked what either seat would do.
fn serves_all(game: &dyn AnyGame, player: &str) -> bool {
    (0..game.seats()).all(|seat| game.check_player(player, Some(Seat::new(seat))).is_ok())
}

fn estimated(value: Value, seat: Seat) -> Worth {
    let points = value.centipoints as f64 / 100.0;
    let score = if value.seat == seat { points } else { -points };
    Worth { score: Some(score), ..Worth::default() }
}

/// What a finished game is worth.
fn result(game: &dyn AnyGame, session: &dyn Session, seat: Seat) -> Worth {
    let scores = session.scores();
    if game.contest() != Contest::Duel {
        return Worth { score: Some(scores[seat.index()] as f64), ..Worth::default() };
    }
    let verdict = match scores[seat.index()].cmp(&scores[seat.other().index()]) {
        Order::Less => Verdict::Loss,
        Order::Equal => Verdict::Draw,
        Order::Greater => Verdict::Win,
    };
    Worth { verdict: Some(verdict), ..Worth::default() }
}

/// A proven result counts before any estimate.
fn by_worth(a: &Worth, b: &Worth) -> Order {
    let rank = |worth: &Worth| worth.verdict.map_or(0, |verdict| verdict as i32 - 1);
    let score = |worth: &Worth| worth.score.unwrap_or(0.0);
    rank(a).cmp(&rank(b)).then(score(a).total_cmp(&score(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Alone;

    fn hint(game: &str, position: &str, player: &str) -> Hint {
        let session = open(game).expect("known").session_from(position, 1).expect("a state");
        let limits = Limits { nodes: Some(2_000), ..Limits::NONE };
        let ask = Ask::Hint { player: player.to_string() };
        let question =
            Question { number: 1, saved: session.saved(Vec::new()), ask, limits, seed: 1 };
        let stop = Arc::new(AtomicBool::new(false));
        match Mind::default().think(&question, &stop, &Alone).expect("an answer") {
            Thought::Hint(hint) => hint,
            Thought::Move(_) => panic!("asked for a hint"),
        }
    }

    #[test]
    fn late_positions_are_answered_exactly() {
        let hint = hint("quarto", "b74./c.93/20fd/.5a. 6", "cautious");
        assert!(hint.exact && hint.ranked.len() == 4, "{hint:?}");
        assert_eq!((hint.ranked[0].action.as_str(), hint.unit), ("B2", "placements"));
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
