//! Shows what players lost.

use super::args::RegretArgs;
use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::other as text;
use damier_catalog::{AnyGame, Contest, ScoreScale};
use damier_experiments::arena::{Estimate, Lineup};
use damier_i18n::{Message, Number};
use damier_play::points_in_words;
use damier_reports::number::{estimate, share, whole};
use damier_reports::{CostlyTurn, GameLosses, LossRates, PlayerLosses, sum_losses};
use serde::Serialize;
use std::io::Write;

/// A player's losses as JSON.
#[derive(Serialize)]
struct Object<'a> {
    event: &'a str,
    game: &'a str,
    budget: &'a str,
    per_turn: &'a str,
    unit: &'a str,
    #[serde(flatten)]
    losses: &'a PlayerLosses,
}

/// Shows the losses in the games of an event.
pub(super) fn show(
    args: &RegretArgs,
    lineup: &Lineup,
    game: &dyn AnyGame,
    games: &[GameLosses],
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let scale = game.score_scale();
    let has_points = game.contest() != Contest::Duel || scale != ScoreScale::default();
    let mut found = sum_losses(games, has_points);
    found.retain(|losses| args.players.is_empty() || args.players.contains(&losses.player));
    if args.format == AnswerFormat::Json {
        for losses in &found {
            let (event, game, budget) = (&lineup.name, &lineup.game, &lineup.budget);
            let (per_turn, unit) = (&args.per_turn, scale.unit);
            json_line(&Object { event, game, budget, per_turn, unit, losses }, out)?;
        }
        return Ok(());
    }
    out.say(text::losses_head(&lineup.name, whole(games.len() as u64), &args.per_turn))?;
    writeln!(out, "\n{}\n", losses_table(&found, scale.unit, out))?;
    writeln!(out, "{}\n", quarters_table(&found, scale.unit, out))?;
    for losses in found.iter().filter(|losses| !losses.costliest.is_empty()) {
        out.say(text::costliest(&losses.player))?;
        for turn in &losses.costliest {
            let place = format!("{}/{}", lineup.name, turn.game);
            let slip = turn.turn.slip.clone().unwrap_or_default();
            let lost = lost_in_words(turn, has_points, scale.unit);
            out.say_within(text::costly(place, slip.position, slip.action, slip.best, lost))?;
        }
        writeln!(out)?;
    }
    Ok(out.say(text::losses_explained())?)
}

/// Describes the loss of a turn: the result, or the points, and whether it is proven.
fn lost_in_words(turn: &CostlyTurn, has_points: bool, unit: &str) -> Message {
    let points = turn.turn.points.filter(|_| has_points);
    match (turn.turn.result, points) {
        (Some(result), _) if result >= 1.0 => text::lost_win().into(),
        (Some(result), _) if result > 0.0 => text::lost_half().into(),
        (_, Some(points)) if turn.turn.exact => points_in_words(points, unit),
        (_, Some(points)) => text::lost_about(points_in_words(points, unit)),
        (_, None) => {
            let lost = turn.turn.slip.as_ref().map_or(0.0, |slip| slip.lost);
            text::lost_share(Number::fixed(100.0 * lost, 0))
        }
    }
}

/// Writes the losses of each player in the whole games.
fn losses_table(found: &[PlayerLosses], unit: &str, out: &Out<'_>) -> String {
    let has = |kind: Kind| found.iter().any(|losses| kind(losses).is_some());
    let kinds: Vec<(Kind, [Message; 2])> = [
        (results as Kind, [text::wins_per_game(), text::wins_per_100()].map(Message::from)),
        (points, [text::points_per_game(unit), text::points_per_100(unit)]),
        (
            estimated_points,
            [text::points_per_game(unit), text::points_per_100(unit)].map(text::estimated),
        ),
    ]
    .into_iter()
    .filter(|(kind, _)| has(*kind))
    .collect();
    let mut table = TextTable::new(out.lang);
    table.column(text::player(), Align::Left).column(text::turns(), Align::Right);
    table.column(text::proven(), Align::Right).column(text::best_moves(), Align::Right);
    for title in kinds.iter().flat_map(|(_, titles)| titles) {
        table.column(title.clone(), Align::Right);
    }
    for losses in found {
        let proven = losses.proven as f64 / losses.turns.max(1) as f64;
        let proven = share(&Estimate { value: proven, interval: None });
        let head: [Message; 4] = [
            losses.player.clone().into(),
            losses.turns.to_string().into(),
            proven,
            share(&losses.optimal),
        ];
        let rates = kinds.iter().flat_map(|(kind, _)| match kind(losses) {
            Some(rates) => [estimate(&rates.per_game), estimate(&rates.per_100_turns)],
            None => [Message::default(), Message::default()],
        });
        table.row(head.into_iter().chain(rates));
    }
    table.folded(1)
}

/// Writes the losses of each player by the quarter of the game in which they were made.
fn quarters_table(found: &[PlayerLosses], unit: &str, out: &Out<'_>) -> String {
    let mut table = TextTable::new(out.lang);
    table.column(text::player(), Align::Left).column(text::by_quarter(), Align::Left);
    for quarter in ["first", "second", "third", "last"] {
        table.column(text::quarter(quarter), Align::Right);
    }
    let kinds = [
        (results as Kind, text::in_wins().into()),
        (points, text::in_points(unit)),
        (estimated_points, text::estimated(text::in_points(unit))),
    ];
    for losses in found {
        for (kind, words) in &kinds {
            let Some(rates) = kind(losses) else { continue };
            let quarters = rates.by_quarter.map(|lost| match lost {
                Some(lost) => estimate(&Estimate { value: lost, interval: None }),
                None => Message::default(),
            });
            let head = [losses.player.clone().into(), words.clone()];
            table.row(head.into_iter().chain(quarters));
        }
    }
    table.folded(2)
}

/// A kind of losses of a player.
type Kind = fn(&PlayerLosses) -> Option<&LossRates>;

fn results(losses: &PlayerLosses) -> Option<&LossRates> {
    losses.results.as_ref()
}

fn points(losses: &PlayerLosses) -> Option<&LossRates> {
    losses.points.as_ref()
}

fn estimated_points(losses: &PlayerLosses) -> Option<&LossRates> {
    losses.estimated_points.as_ref()
}
