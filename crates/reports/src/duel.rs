//! The tables and the chart of a duel.

use crate::chart::{self, Curve, Height};
use crate::cross;
use crate::grid::{self, SectionParts};
use crate::growth::{ByTurn, Growth};
use crate::number::{share, whole};
use crate::page_games::PageGames;
use crate::result_table::{ResultTable, Section};
use crate::sample::Sample;
use crate::text::{page as text, results};
use damier_experiments::arena::{DuelTable, Error};
use maud::{Markup, html};

/// The most players in a chart with a row for each player.
const MOST_LINES: usize = 40;
/// The most players in a chart with a curve for each player.
const MOST_CURVES: usize = 8;

pub(crate) fn section(
    event: u32,
    tabulated: &ResultTable,
    table: &DuelTable,
    summary: Vec<String>,
    sample: &Sample,
    growth: &Growth,
    page_games: &mut PageGames<'_>,
) -> Result<SectionParts, Error> {
    let lang = page_games.lang;
    let caption = text::table().say(lang);
    let sections = [Section::Names, Section::Figures];
    let ranking = grid::results(&caption, tabulated, &sections, lang, |_, _, cell| {
        Ok::<_, Error>(html! { (cell.shown().say(lang)) })
    })?;
    let drawn = table.rows.iter().take(MOST_LINES);
    let ratings: Vec<_> =
        drawn.filter_map(|row| Some((row.name.as_str(), row.rating.as_ref()?))).collect();
    let only =
        (table.rows.len() > MOST_LINES).then(|| text::only_first(MOST_LINES as u64).say(lang));
    let game = |one: &str, other: &str| sample.between(one, other);
    let cross = cross::section(event, tabulated, text::cross_caption(), game, page_games)?;
    let mut said = vec![results::pairs(whole(table.pairs), share(&table.first_seat)).say(lang)];
    if table.unpaired > 0 {
        said.push(results::unpaired(whole(table.unpaired)).say(lang));
    }
    said.extend(summary);
    Ok(SectionParts {
        ranking: html! { (ranking) (grid::sentences(&said)) },
        detail: html! {
            (page_games.figure(&chart::intervals(&ratings, "Elo"), &text::ratings_chart().say(lang), only))
            (by_turn(table, &growth.owned, &text::growth_chart().say(lang), page_games))
            (by_turn(table, &growth.perimeter, &text::perimeter_chart().say(lang), page_games))
            (cross)
        },
    })
}

/// Draws shares of the board by turn, for the first players.
fn by_turn(
    table: &DuelTable,
    shares: &ByTurn,
    title: &str,
    page_games: &mut PageGames<'_>,
) -> Markup {
    let lang = page_games.lang;
    let few = table.rows.iter().take(MOST_CURVES);
    let known = few.filter_map(|row| Some((row.name.as_str(), shares.get(&row.name)?)));
    let curves: Vec<Curve<'_>> = known
        .map(|(name, points)| Curve { name, points: points.iter().copied().enumerate().collect() })
        .collect();
    let longest = curves.iter().map(|curve| curve.points.len()).max().unwrap_or(0);
    let turns: Vec<i64> = (1..).take(longest).collect();
    let only =
        (table.rows.len() > MOST_CURVES).then(|| text::only_first(MOST_CURVES as u64).say(lang));
    let drawn = chart::curves(&turns, &curves, Height::Share, &text::own_turns().say(lang));
    page_games.figure(&drawn, title, only)
}
