//! What players think of actions, each of them valued by what it leads to.

use super::RESIGN;
use crate::{Advice, AnalysisText, AnyAnalyst, AnyGame, CandidateText, Effort, Session};
use game::{Contest, Limits, Seat, TextError, ThreadPool, Turn, Value, Verdict, Worth};
use std::cmp::Ordering as Order;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Up to so many actions, a hint asks a player what each of them leads to.
const RANKED: usize = 16;

/// So many of chance's outcomes are looked at where a player is asked what an action leads to.
const DRAWN: usize = 6;

/// What may be spent, and what ends it early.
#[derive(Clone, Copy)]
pub(super) struct Means<'a> {
    pub(super) limits: Limits,
    pub(super) seed: u64,
    pub(super) stop: &'a Arc<AtomicBool>,
    pub(super) pool: &'a dyn ThreadPool,
}

/// What a state is worth to a seat, and the line of play from there.
pub(super) type Prospective = (Worth, Vec<String>);

impl Means<'_> {
    pub(super) fn advice(&self, session: &dyn Session, player: &str) -> Result<Advice, TextError> {
        session.advise_until(player, self.limits, self.seed, Some(Arc::clone(self.stop)))
    }

    pub(super) fn analysis(
        &self,
        expert: &mut dyn AnyAnalyst,
        state: &str,
    ) -> Result<Option<AnalysisText>, TextError> {
        let stop = Some(Arc::clone(self.stop));
        let found =
            expert.analyse(state, &Effort { limits: self.limits, stop, pool: self.pool })?;
        Ok(found.filter(|found| !found.candidates.is_empty()))
    }

    /// The same for each of so many searches together.
    pub(super) fn shared(self, searches: usize) -> Self {
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
pub(super) fn ranked(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    means: Means<'_>,
) -> Result<Vec<CandidateText>, TextError> {
    let own = means.advice(session, player)?;
    let Turn::Player(seat) = session.turn() else { return Ok(Vec::new()) };
    let Some(action) = own.action else {
        return Ok(vec![candidate(session, RESIGN, None, Vec::new())]);
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
            if let Some((worth, line)) = after(game, session, player, &other, means)? {
                rest.push(candidate(session, &other, Some(worth), line));
            }
        }
        rest.sort_by(|a, b| by_worth(&b.worth, &a.worth));
    }
    let best = candidate(session, &action, worth, own.pv);
    Ok([best].into_iter().chain(rest).collect())
}

/// An action in words; its line is at least itself.
pub(super) fn candidate(
    session: &dyn Session,
    action: &str,
    worth: Option<Worth>,
    line: Vec<String>,
) -> CandidateText {
    CandidateText {
        action: action.to_string(),
        worth: worth.unwrap_or_default(),
        prospects: Vec::new(),
        line: if line.is_empty() { vec![action.to_string()] } else { line },
        reason: session.remark(action),
    }
}

/// What an action of the seat on turn is worth to it by the state that it leads to, with the line that
/// begins with it; `None` where the player has no estimate.
pub(super) fn after(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    action: &str,
    means: Means<'_>,
) -> Result<Option<Prospective>, TextError> {
    let Turn::Player(seat) = session.turn() else { return Ok(None) };
    session.act(action)?;
    let found = state_worth(game, session, player, seat, means);
    session.undo();
    let told = |(worth, line)| (worth, [action.to_string()].into_iter().chain(line).collect());
    Ok(found?.map(told))
}

/// What a state is worth to a seat that has just acted, and the line from there; `None` where the player
/// has no estimate.
fn state_worth(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    seat: Seat,
    means: Means<'_>,
) -> Result<Option<Prospective>, TextError> {
    Ok(match session.turn() {
        Turn::Chance => {
            let mean = mean_worth(game, session, player, seat, means)?;
            mean.map(|worth| (worth, Vec::new()))
        }
        Turn::Over => Some((result(game, session, seat), Vec::new())),
        Turn::Player(_) => {
            let advice = means.advice(session, player)?;
            advice.value.map(|value| (estimated(value, seat), advice.pv))
        }
    })
}

/// The mean over some of chance's outcomes: those that are most likely, evenly spread.
fn mean_worth(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    seat: Seat,
    means: Means<'_>,
) -> Result<Option<Worth>, TextError> {
    let outcomes = session.outcomes();
    let likeliest = outcomes.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    let likely: Vec<&String> =
        outcomes.iter().filter(|(_, chance)| *chance == likeliest).map(|(text, _)| text).collect();
    let drawn = likely.len().min(DRAWN);
    let mut sum = 0.0;
    for index in 0..drawn {
        session.act(likely[index * likely.len() / drawn])?;
        let found = state_worth(game, session, player, seat, means.shared(drawn));
        session.undo();
        let Some(score) = found?.and_then(|(worth, _)| worth.score) else { return Ok(None) };
        sum += score;
    }
    let score = (drawn > 0).then(|| sum / drawn as f64);
    Ok(score.map(|score| Worth { score: Some(score), ..Worth::default() }))
}

/// Whether a player can be asked what either seat would do.
pub(super) fn serves_all(game: &dyn AnyGame, player: &str) -> bool {
    (0..game.seats()).all(|seat| game.check_player(player, Some(Seat::new(seat))).is_ok())
}

pub(super) fn estimated(value: Value, seat: Seat) -> Worth {
    let points = value.centipoints as f64 / 100.0;
    let score = if value.seat == seat { points } else { 0.0 - points };
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
pub(super) fn by_worth(a: &Worth, b: &Worth) -> Order {
    let rank = |worth: &Worth| worth.verdict.map_or(0, |verdict| verdict as i32 - 1);
    let score = |worth: &Worth| worth.score.unwrap_or(0.0);
    rank(a).cmp(&rank(b)).then(score(a).total_cmp(&score(b)))
}
