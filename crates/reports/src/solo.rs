//! The table and the charts of an event with one seat.

use crate::chart::{self, Curve};
use crate::grid::{self, Column, number, text};
use crate::number::{estimate, seconds, share};
use crate::reel::Reel;
use crate::sample::Sample;
use crate::say::{page as say, results};
use crate::word::{name_fact, ranks, summary};
use maud::{Markup, html};
use std::collections::BTreeSet;
use words::Lang;
use workbench::arena::statistic::{quantile, wilson};
use workbench::arena::{Error, SoloRow, SoloTable};

/// The most players that are drawn in a chart of curves, and in one with a line for each.
const MOST_CURVES: usize = 8;
const MOST_LINES: usize = 40;

/// The quantiles that show how scores are spread.
const QUANTILES: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

pub(crate) fn table(
    event: u32,
    table: &SoloTable,
    sample: &Sample,
    reel: &mut Reel<'_>,
) -> Result<Markup, Error> {
    let lang = reel.lang;
    let values = values(&table.rows);
    let mut rows = Vec::new();
    for row in &table.rows {
        let best = row.best.map_or_else(|| "–".into(), |best| format!("{best:.0}"));
        let worst = row.worst.map_or_else(|| "–".into(), |worst| format!("{worst:.0}"));
        let [top, bottom] = sample.extremes(&row.name);
        let games = [reel.link(event, top, &best)?, reel.link(event, bottom, &worst)?];
        rows.push(cells(row, games, &values, lang));
    }
    let columns = columns(&table.rows, &values, lang);
    Ok(html! {
        (grid::ranked(&say::table().say(lang), &columns, &rows))
        (grid::sentences(&summary(&table.summary, &table.alike, lang)))
        (charts(table, sample, &values, reel))
    })
}

fn columns(rows: &[SoloRow], values: &[i64], lang: Lang) -> Vec<Column> {
    let mut columns = vec![
        number("", lang),
        text(say::player(), lang),
        number(results::games_column(), lang),
        number(results::mean_score(), lang),
        number(results::ranks(), lang),
        number(say::best_game(), lang),
        number(say::worst_game(), lang),
        number(results::cpu_per_game(), lang),
    ];
    for milestone in rows.first().map_or(&[][..], |row| &row.milestones) {
        let fact = name_fact(&milestone.fact);
        columns.push(number(results::milestone(fact, milestone.value.to_string()), lang));
    }
    columns.extend(values.iter().map(|value| number(value.to_string(), lang)));
    columns
}

fn cells(row: &SoloRow, games: [Markup; 2], values: &[i64], lang: Lang) -> Vec<Markup> {
    let said = |text: String| html! { (text) };
    let mut cells = vec![
        said(row.rank.to_string()),
        said(row.name.clone()),
        said(row.games.to_string()),
        said(estimate(&row.mean).say(lang)),
        said(ranks(row.ranks)),
    ];
    cells.extend(games);
    cells.push(said(seconds(row.usage.cpu_per_game).say(lang)));
    cells.extend(row.milestones.iter().map(|milestone| said(share(&milestone.share).say(lang))));
    cells.extend(values.iter().map(|&value| match reached(row, value, value) {
        0 => said("·".to_string()),
        games => said(games.to_string()),
    }));
    cells
}

/// The values of the first fact that games are counted by.
fn values(rows: &[SoloRow]) -> Vec<i64> {
    let first = rows.iter().filter_map(|row| row.histograms.first());
    let values: BTreeSet<i64> =
        first.flat_map(|histogram| histogram.counts.iter().map(|&(value, _)| value)).collect();
    values.into_iter().collect()
}

/// The number of games of a row with a value of the first fact in a range.
fn reached(row: &SoloRow, from: i64, to: i64) -> u64 {
    let counts = row.histograms.first().map_or(&[][..], |histogram| &histogram.counts);
    let within = counts.iter().filter(|&&(value, _)| (from..=to).contains(&value));
    within.map(|&(_, games)| games).sum()
}

fn charts(table: &SoloTable, sample: &Sample, values: &[i64], reel: &mut Reel<'_>) -> Markup {
    let lang = reel.lang;
    let drawn = &table.rows[..table.rows.len().min(MOST_LINES)];
    let means: Vec<_> = drawn.iter().map(|row| (row.name.as_str(), &row.mean)).collect();
    let spreads: Vec<_> =
        drawn.iter().filter_map(|row| Some((row.name.as_str(), spread(sample, row)?))).collect();
    let few = &table.rows[..table.rows.len().min(MOST_CURVES)];
    let curves: Vec<Curve<'_>> = few.iter().map(|row| curve(row, values)).collect();
    let only =
        |shown: usize| (shown < table.rows.len()).then(|| say::only_first(shown as u64).say(lang));
    let fact = table.rows.first().and_then(|row| row.histograms.first());
    let fact = fact.map_or_else(String::new, |histogram| name_fact(&histogram.fact).say(lang));
    let reached = say::reached_chart(fact.clone()).say(lang);
    let [means_name, spreads_name] = [say::means_chart().say(lang), say::spreads_chart().say(lang)];
    html! {
        (reel.figure(&chart::intervals(&means, ""), &means_name, only(MOST_LINES)))
        (reel.figure(&chart::curves(values, &curves, &fact), &reached, only(MOST_CURVES)))
        (reel.figure(&chart::spreads(&spreads, ""), &spreads_name, only(MOST_LINES)))
    }
}

fn spread(sample: &Sample, row: &SoloRow) -> Option<[f64; 5]> {
    let scores = sample.scores(&row.name);
    let [a, b, c, d, e] = QUANTILES.map(|share| quantile(&scores, share));
    Some([a?, b?, c?, d?, e?])
}

/// The share of games that reach each value, by Wilson's interval.
fn curve<'a>(row: &'a SoloRow, values: &[i64]) -> Curve<'a> {
    let games = row.games as f64;
    let share = |&value: &i64| wilson(reached(row, value, i64::MAX) as f64, games);
    Curve { name: &row.name, points: values.iter().map(share).collect() }
}
