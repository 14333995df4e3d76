//! What the moves of a version lost.

use super::app_state::AppState;
use crate::text::page as text;
use damier_catalog::open;
use damier_i18n::{Joint, Lang, Message};
use damier_reports::number::{estimate, share, whole};
use damier_reports::text::losses as losses_text;
use damier_reports::{CostlyTurn, EventLosses, LossKind, lost_in_words};
use maud::{Markup, PreEscaped, html};

/// Returns what a version lost per 100 turns, one kind of loss after the other.
pub(crate) fn lost_per_100(losses: &EventLosses) -> Message {
    let player = losses.players.first();
    let kinds = LossKind::ALL.into_iter().filter_map(|kind| {
        let rates = kind.rates(player?)?;
        Some(text::lost_amount(estimate(&rates.per_100_turns), kind.name(losses.unit)))
    });
    Message::list(kinds.collect(), Joint::And)
}

/// Renders the losses of a version, and its costliest moves with their boards.
pub(crate) fn lost(web: &AppState, losses: &EventLosses, lang: Lang) -> Markup {
    let Some(player) = losses.players.first() else { return html! {} };
    html! {
        section {
            h2 { (losses_text::heading().say(lang)) }
            dl {
                dt { (text::lost_per_100().say(lang)) } dd { (lost_per_100(losses).say(lang)) }
                @if let Some(optimal) = &player.optimal {
                    dt { (losses_text::best_moves().say(lang)) } dd { (share(optimal).say(lang)) }
                }
                dt { (text::measured_games().say(lang)) } dd { (whole(losses.games).say(lang)) }
            }
            p.note { (losses_text::explained().say(lang)) }
            div.boards { @for turn in &player.costliest { (costly(web, losses, turn, lang)) } }
        }
    }
}

/// Renders a costly move with its board, and a link to the game.
fn costly(web: &AppState, losses: &EventLosses, turn: &CostlyTurn, lang: Lang) -> Markup {
    let slip = turn.turn.slip.clone().unwrap_or_default();
    let board = open(&losses.game).and_then(|game| slip.board(game.as_ref(), lang));
    let lost = lost_in_words(turn, losses.unit);
    let said = losses_text::costly_move(turn.turn.ply.to_string(), slip.action, slip.best, lost);
    let to = format!("{}/play/{}?turn={}", web.site.class.base, turn.game, turn.turn.ply);
    html! {
        figure.still {
            @if let Ok(board) = &board { (PreEscaped(board)) }
            figcaption { a href=(to) { (text::game_number(turn.game.to_string()).say(lang)) } " · " (said.say(lang)) }
        }
    }
}
