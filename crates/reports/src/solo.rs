//! The table and the charts of a game for one player.

use crate::chart::{self, Curve, Height};
use crate::grid::{self, SectionParts};
use crate::page_games::PageGames;
use crate::result_table::{ResultTable, Section};
use crate::sample::Sample;
use crate::text::{page as text, results as said_of};
use crate::word::name_fact;
use damier_experiments::arena::statistic::{quantile, wilson};
use damier_experiments::arena::{Error, SoloRow, SoloTable};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The most players in a chart with a curve for each player.
const MOST_CURVES: usize = 8;
/// The most players in a chart with a row for each player.
const MOST_LINES: usize = 40;

/// The quantiles in the chart of the spread of scores.
const QUANTILES: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

pub(crate) fn section(
    event: u32,
    results: &ResultTable,
    table: &SoloTable,
    said: &[String],
    sample: &Sample,
    page_games: &mut PageGames<'_>,
) -> Result<SectionParts, Error> {
    let lang = page_games.lang;
    let sections = [Section::Names, Section::Figures];
    let caption = text::table().say(lang);
    let drawn = grid::results(&caption, results, &sections, lang, |row, column, cell| {
        let [top, bottom] = sample.extremes(&row.name);
        let text = cell.shown().say(lang);
        match column.key.as_str() {
            "best" => page_games.link(event, top, &text),
            "worst" => page_games.link(event, bottom, &text),
            _ => Ok(html! { (text) }),
        }
    })?;
    let fact = table.rows.first().and_then(|row| row.histograms.first());
    let histogram = fact.map(|fact| said_of::histogram(name_fact(&fact.fact)));
    Ok(SectionParts {
        ranking: html! { (drawn) (grid::sentences(said)) },
        detail: html! {
            (grid::counts(results, histogram, lang))
            (charts(table, sample, &values(&table.rows), page_games))
        },
    })
}

/// Returns the values of the first fact by which games are counted.
fn values(rows: &[SoloRow]) -> Vec<i64> {
    let first = rows.iter().filter_map(|row| row.histograms.first());
    let values: BTreeSet<i64> =
        first.flat_map(|histogram| histogram.counts.iter().map(|&(value, _)| value)).collect();
    values.into_iter().collect()
}

/// Returns the number of games of a row in which the first fact reached a value.
fn reached(row: &SoloRow, least: i64) -> u64 {
    let counts = row.histograms.first().map_or(&[][..], |histogram| &histogram.counts);
    let within = counts.iter().filter(|&&(value, _)| value >= least);
    within.map(|&(_, games)| games).sum()
}

fn charts(
    table: &SoloTable,
    sample: &Sample,
    values: &[i64],
    page_games: &mut PageGames<'_>,
) -> Markup {
    let lang = page_games.lang;
    let drawn = &table.rows[..table.rows.len().min(MOST_LINES)];
    let means: Vec<_> = drawn.iter().map(|row| (row.name.as_str(), &row.mean)).collect();
    let spreads: Vec<_> =
        drawn.iter().filter_map(|row| Some((row.name.as_str(), spread(sample, row)?))).collect();
    let few = &table.rows[..table.rows.len().min(MOST_CURVES)];
    let curves: Vec<Curve<'_>> = few.iter().map(|row| curve(row, values)).collect();
    let only =
        |shown: usize| (shown < table.rows.len()).then(|| text::only_first(shown as u64).say(lang));
    let fact = table.rows.first().and_then(|row| row.histograms.first());
    let fact = fact.map_or_else(String::new, |histogram| name_fact(&histogram.fact).say(lang));
    let reached = text::reached_chart(fact.clone()).say(lang);
    let [means_name, spreads_name] =
        [text::means_chart().say(lang), text::spreads_chart().say(lang)];
    html! {
        (page_games.figure(&chart::intervals(&means, ""), &means_name, only(MOST_LINES)))
        (page_games.figure(&chart::curves(values, &curves, Height::Share, &fact), &reached, only(MOST_CURVES)))
        (page_games.figure(&chart::spreads(&spreads, ""), &spreads_name, only(MOST_LINES)))
    }
}

fn spread(sample: &Sample, row: &SoloRow) -> Option<[f64; 5]> {
    let scores = sample.scores(&row.name);
    let [a, b, c, d, e] = QUANTILES.map(|share| quantile(&scores, share));
    Some([a?, b?, c?, d?, e?])
}

/// Returns the share of games that reach each value, with Wilson's interval.
fn curve<'a>(row: &'a SoloRow, values: &[i64]) -> Curve<'a> {
    let games = row.games as f64;
    let share = |&value: &i64| wilson(reached(row, value) as f64, games);
    Curve { name: &row.name, points: values.iter().map(share).enumerate().collect() }
}
