//! What moves lost, on the page of a run: a table, curves over the game, and the costliest moves with their boards.

use super::kind::{LossKind, lost_in_words};
use super::tabulate::losses_table;
use super::totals::{EventLosses, PlayerLosses};
use crate::chart::{self, Curve, Height};
use crate::grid;
use crate::number::whole;
use crate::page_games::PageGames;
use crate::result_table::Section;
use crate::text::{losses as text, page};
use damier_catalog::{AnyGame, open};
use damier_experiments::arena::{Error, Estimate};
use maud::{Markup, PreEscaped, html};

/// The most players in a chart with a curve for each player.
const MOST_CURVES: usize = 8;

/// The most bytes of boards on a page. Further costly moves are told without a board.
const MOST_BYTES: usize = 1_000_000;

/// Renders what the moves of an event lost.
///
/// # Errors
/// A position of another game; a record that is damaged or does not replay.
pub(crate) fn section(
    event: u32,
    losses: &EventLosses,
    page_games: &mut PageGames<'_>,
) -> Result<Markup, Error> {
    let lang = page_games.lang;
    let table = losses_table(losses);
    let sections = [Section::Names, Section::Figures];
    let title = text::heading().say(lang);
    let drawn = grid::results(&title, &table, &sections, lang, |_, _, cell| {
        Ok::<_, Error>(html! { (cell.shown().say(lang)) })
    })?;
    let figures = LossKind::ALL.map(|kind| curves(kind, losses, page_games));
    let game = open(&losses.game)?;
    let (mut moves, mut room) = (Vec::new(), MOST_BYTES);
    for player in losses.players.iter().filter(|player| !player.costliest.is_empty()) {
        moves.push(costliest(event, player, losses.unit, game.as_ref(), &mut room, page_games)?);
    }
    let games = text::measured(whole(losses.games), whole(losses.of));
    Ok(html! {
        h3 { (title) }
        (drawn)
        p.note { (games.say(lang)) " " (text::explained().say(lang)) }
        @for figure in &figures { (figure) }
        @for costliest in &moves { (costliest) }
    })
}

/// Draws the losses of one kind by tenth of the game, for the first players.
fn curves(kind: LossKind, losses: &EventLosses, page_games: &mut PageGames<'_>) -> Markup {
    let lang = page_games.lang;
    let few = losses.players.iter().take(MOST_CURVES);
    let curves: Vec<Curve<'_>> = few.filter_map(|player| curve(kind, player)).collect();
    let only = (losses.players.len() > MOST_CURVES)
        .then(|| page::only_first(MOST_CURVES as u64).say(lang));
    let tenths: Vec<i64> = (1..=10).map(|tenth| 10 * tenth).collect();
    let axis = text::part_of_game().say(lang);
    let drawn = chart::curves(&tenths, &curves, Height::Number, &axis);
    let title = text::lost_per_100(kind.name(losses.unit)).say(lang);
    page_games.figure(&drawn, &title, only)
}

/// Returns the losses of a player by tenth of the game, without the tenths that have no turns of this kind.
fn curve(kind: LossKind, player: &PlayerLosses) -> Option<Curve<'_>> {
    let tenths = kind.rates(player)?.by_tenth.into_iter().enumerate();
    let point = |value| Estimate { value, interval: None };
    let points = tenths.filter_map(|(tenth, lost)| Some((tenth, point(lost?)))).collect();
    Some(Curve { name: &player.player, points })
}

/// Renders the costliest moves of a player, with as many boards as there is room for.
fn costliest(
    event: u32,
    player: &PlayerLosses,
    unit: &str,
    game: &dyn AnyGame,
    room: &mut usize,
    page_games: &mut PageGames<'_>,
) -> Result<Markup, Error> {
    let lang = page_games.lang;
    let mut shown = Vec::new();
    for turn in &player.costliest {
        let slip = turn.turn.slip.clone().unwrap_or_default();
        let board = slip.board(game, lang)?;
        let board = (board.len() <= *room).then_some(board);
        *room -= board.as_ref().map_or(0, String::len);
        let lost = lost_in_words(turn, unit);
        let said = text::costly_move(turn.turn.ply.to_string(), slip.action, slip.best, lost);
        let link = page_games.link(
            event,
            Some(turn.game),
            &page::opens(turn.game.to_string()).say(lang),
        )?;
        shown.push(html! {
            figure.still {
                @if let Some(board) = &board { (PreEscaped(board)) }
                figcaption { (said.say(lang)) " " (link) }
            }
        });
    }
    Ok(html! {
        details { summary { (text::costliest(&player.player).say(lang)) }
            div.boards { @for one in &shown { (one) } } }
    })
}
