//! The tables and the chart of a duel.

use crate::chart::{self, Curve};
use crate::grid::{self, number, text};
use crate::growth::{ByTurn, Growth};
use crate::number::{bare_share, elo_if_any, seconds, share, short_share, whole};
use crate::reel::Reel;
use crate::sample::Sample;
use crate::say::{page as say, results};
use crate::word::{ranks, summary};
use maud::{Markup, html};
use words::Lang;
use workbench::arena::{DuelRow, DuelTable, Error};

/// The most players that are drawn, a line or a curve for each.
const MOST_LINES: usize = 40;
const MOST_CURVES: usize = 8;
/// From so many players on, the cells of a cross table are without intervals.
const CROWD: usize = 8;

pub(crate) fn tables(
    event: u32,
    table: &DuelTable,
    sample: &Sample,
    growth: &Growth,
    reel: &mut Reel<'_>,
) -> Result<Markup, Error> {
    let lang = reel.lang;
    let columns = [
        number("", lang),
        text(say::player(), lang),
        number(results::score_percent(), lang),
        number("Elo", lang),
        number(results::ranks(), lang),
        number(results::won(), lang),
        number(results::drawn(), lang),
        number(results::lost(), lang),
        number(results::cpu_per_move(), lang),
    ];
    let rows: Vec<Vec<Markup>> =
        table.rows.iter().map(|row| cells(row, table.rows.len(), lang)).collect();
    let drawn = table.rows.iter().take(MOST_LINES);
    let ratings: Vec<_> =
        drawn.filter_map(|row| Some((row.name.as_str(), row.rating.as_ref()?))).collect();
    let only =
        (table.rows.len() > MOST_LINES).then(|| say::only_first(MOST_LINES as u64).say(lang));
    let cross = cross(event, table, sample, reel)?;
    let mut said = vec![results::pairs(whole(table.pairs), share(&table.first_seat)).say(lang)];
    if table.unpaired > 0 {
        said.push(results::unpaired(whole(table.unpaired)).say(lang));
    }
    said.extend(summary(&table.summary, &table.alike, lang));
    Ok(html! {
        (grid::ranked(&say::table().say(lang), &columns, &rows))
        (grid::sentences(&said))
        (reel.figure(&chart::intervals(&ratings, "Elo"), &say::ratings_chart().say(lang), only))
        (by_turn(table, &growth.owned, &say::growth_chart().say(lang), reel))
        (by_turn(table, &growth.perimeter, &say::perimeter_chart().say(lang), reel))
        (cross)
    })
}

fn cells(row: &DuelRow, rows: usize, lang: Lang) -> Vec<Markup> {
    let is_reference = row.reference && rows > 1;
    let rating =
        if is_reference { results::reference().into() } else { elo_if_any(row.rating.as_ref()) };
    let [won, drawn, lost] = row.games.map(|games| games.to_string());
    let cells = [
        row.rank.to_string(),
        row.name.clone(),
        short_share(&row.score).say(lang),
        rating.say(lang),
        ranks(row.ranks),
        won,
        drawn,
        lost,
        seconds(row.usage.cpu_per_move).say(lang),
    ];
    cells.into_iter().map(|cell| html! { (cell) }).collect()
}

/// Shares of the board by turn, of the first players.
fn by_turn(table: &DuelTable, shares: &ByTurn, title: &str, reel: &mut Reel<'_>) -> Markup {
    let lang = reel.lang;
    let few = table.rows.iter().take(MOST_CURVES);
    let known = few.filter_map(|row| Some((row.name.as_str(), shares.get(&row.name)?)));
    let curves: Vec<Curve<'_>> =
        known.map(|(name, points)| Curve { name, points: points.clone() }).collect();
    let longest = curves.iter().map(|curve| curve.points.len()).max().unwrap_or(0);
    let turns: Vec<i64> = (1..).take(longest).collect();
    let only =
        (table.rows.len() > MOST_CURVES).then(|| say::only_first(MOST_CURVES as u64).say(lang));
    let drawn = chart::curves(&turns, &curves, &say::own_turns().say(lang));
    reel.figure(&drawn, title, only)
}

/// Each player against each other; a cell opens a game.
fn cross(
    event: u32,
    table: &DuelTable,
    sample: &Sample,
    reel: &mut Reel<'_>,
) -> Result<Markup, Error> {
    let lang = reel.lang;
    let format = if table.rows.len() < CROWD { short_share } else { bare_share };
    let mut columns = vec![number("", lang), text(say::player(), lang)];
    columns.extend(table.rows.iter().map(|row| number(row.rank.to_string(), lang)));
    let mut rows = Vec::new();
    for (row, met) in table.rows.iter().zip(&table.cells) {
        let mut cells = vec![html! { (row.rank) }, html! { (row.name) }];
        for (other, cell) in table.rows.iter().zip(met) {
            cells.push(match cell {
                None => html! { "–" },
                Some(cell) => {
                    let game = sample.between(&row.name, &other.name);
                    reel.link(event, game, &format(&cell.score).say(lang))?
                }
            });
        }
        rows.push(cells);
    }
    Ok(html! {
        h3 { (say::cross().say(lang)) }
        (grid::ranked(&say::cross_caption().say(lang), &columns, &rows))
    })
}
