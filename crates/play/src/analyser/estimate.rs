//! Players' estimates of actions, each valued by the state that it leads to.

use super::resources::Resources;
use damier_catalog::{AnyGame, CandidateText, RESIGN, Session};
use damier_game::{Contest, Seat, TextError, Turn, Value, Verdict, Worth};
use std::cmp::Ordering as Order;

/// Largest number of actions for which a hint asks a player about the resulting states.
const RANKED: usize = 16;

/// Largest number of chance outcomes that are examined when a player is asked about an action.
const DRAWN: usize = 6;

/// The worth of a state to a seat, and the line of play from there.
pub(super) type Prospective = (Worth, Vec<String>);

/// Asks a player for its choice. With `alternatives`, also asks it about the other actions, and lists the best first.
pub(super) fn rank(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    alternatives: bool,
    resources: Resources<'_>,
) -> Result<Vec<CandidateText>, TextError> {
    let own = resources.advise(session, player)?;
    let Turn::Player(seat) = session.turn() else { return Ok(Vec::new()) };
    let Some(action) = own.action else {
        return Ok(vec![describe(session, RESIGN, None, Vec::new())]);
    };
    let worth = own.value.map(|value| to_worth(value, seat));
    let others: Vec<String> =
        session.legal().into_iter().filter(|other| *other != action).collect();
    let mut rest = Vec::new();
    if alternatives && worth.is_some() && others.len() < RANKED && serves_all(game, player) {
        let resources = resources.divide(others.len());
        for other in others {
            if resources.is_stopped() {
                break;
            }
            if let Some((worth, line)) = assess_action(game, session, player, &other, resources)? {
                rest.push(describe(session, &other, Some(worth), line));
            }
        }
        rest.sort_by(|a, b| compare_worths(&b.worth, &a.worth));
    }
    let best = describe(session, &action, worth, own.pv);
    Ok([best].into_iter().chain(rest).collect())
}

/// Describes an action; its line is at least itself.
pub(super) fn describe(
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
        reason: session.state().remark(action),
    }
}

/// Values an action of the seat on turn by the state that it leads to. Returns the value with the line of play that
/// begins with the action, or `None` if the player has no estimate.
pub(super) fn assess_action(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    action: &str,
    resources: Resources<'_>,
) -> Result<Option<Prospective>, TextError> {
    let Turn::Player(seat) = session.turn() else { return Ok(None) };
    session.act(action)?;
    let found = assess_state(game, session, player, seat, resources);
    session.undo();
    let prepend = |(worth, line)| (worth, [action.to_string()].into_iter().chain(line).collect());
    Ok(found?.map(prepend))
}

/// Values a state for the seat that has just acted. Returns the value with the line of play from there, or `None` if
/// the player has no estimate.
fn assess_state(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    seat: Seat,
    resources: Resources<'_>,
) -> Result<Option<Prospective>, TextError> {
    Ok(match session.turn() {
        Turn::Chance => {
            let mean = average_outcomes(game, session, player, seat, resources)?;
            mean.map(|worth| (worth, Vec::new()))
        }
        Turn::Over => Some((settle(game, session, seat), Vec::new())),
        Turn::Player(_) => {
            let advice = resources.advise(session, player)?;
            advice.value.map(|value| (to_worth(value, seat), advice.pv))
        }
    })
}

/// Averages the values of up to [`DRAWN`] chance outcomes. They are spread evenly over the list of the likeliest
/// outcomes.
fn average_outcomes(
    game: &dyn AnyGame,
    session: &mut dyn Session,
    player: &str,
    seat: Seat,
    resources: Resources<'_>,
) -> Result<Option<Worth>, TextError> {
    let outcomes = session.state().outcomes();
    let likeliest = outcomes.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    let likely: Vec<&String> =
        outcomes.iter().filter(|(_, chance)| *chance == likeliest).map(|(text, _)| text).collect();
    let drawn = likely.len().min(DRAWN);
    let mut sum = 0.0;
    for index in 0..drawn {
        session.act(likely[index * likely.len() / drawn])?;
        let found = assess_state(game, session, player, seat, resources.divide(drawn));
        session.undo();
        let Some(score) = found?.and_then(|(worth, _)| worth.score) else { return Ok(None) };
        sum += score;
    }
    let score = (drawn > 0).then(|| sum / drawn as f64);
    Ok(score.map(|score| Worth { score: Some(score), ..Worth::default() }))
}

/// Returns true if a player can be asked about every seat.
pub(super) fn serves_all(game: &dyn AnyGame, player: &str) -> bool {
    (0..game.seats()).all(|seat| game.check_player(player, Some(Seat::new(seat))).is_ok())
}

/// Converts a player's estimate into a worth to a seat.
pub(super) fn to_worth(value: Value, seat: Seat) -> Worth {
    let points = value.centipoints as f64 / 100.0;
    let score = if value.seat == seat { points } else { 0.0 - points };
    Worth { score: Some(score), ..Worth::default() }
}

/// Returns the worth of a finished game.
fn settle(game: &dyn AnyGame, session: &dyn Session, seat: Seat) -> Worth {
    let scores = session.state().scores();
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

/// Compares worths: a proven result counts before any estimate.
pub(super) fn compare_worths(a: &Worth, b: &Worth) -> Order {
    let rank = |worth: &Worth| worth.verdict.map_or(0, |verdict| verdict as i32 - 1);
    let score = |worth: &Worth| worth.score.unwrap_or(0.0);
    rank(a).cmp(&rank(b)).then(score(a).total_cmp(&score(b)))
}
