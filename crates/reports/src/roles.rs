//! The table and the chart of an event whose two seats have different tasks.

use crate::chart;
use crate::cross;
use crate::grid::{self, SectionParts};
use crate::page_games::PageGames;
use crate::result_table::{ResultTable, Section};
use crate::sample::Sample;
use crate::text::{page as text, results as said_of};
use crate::word::name_fact;
use damier_experiments::arena::{Error, RolesTable};
use maud::html;

pub(crate) fn section(
    event: u32,
    results: &ResultTable,
    table: &RolesTable,
    said: &[String],
    sample: &Sample,
    page_games: &mut PageGames<'_>,
) -> Result<SectionParts, Error> {
    let lang = page_games.lang;
    let sections = [Section::Names, Section::Figures];
    let caption = text::roles_caption().say(lang);
    let figures = grid::results(&caption, results, &sections, lang, |_, _, cell| {
        Ok::<_, Error>(html! { (cell.shown().say(lang)) })
    })?;
    let game = |first: &str, second: &str| sample.seated(first, second);
    let cross = cross::section(event, results, text::seats_caption(), game, page_games)?;
    let means: Vec<_> = table.first.iter().map(|row| (row.name.as_str(), &row.mean)).collect();
    let fact = table.first.iter().find_map(|row| row.histograms.first());
    let histogram = fact.map(|fact| said_of::role_histogram(name_fact(&fact.fact)));
    Ok(SectionParts {
        ranking: html! { (figures) (grid::sentences(said)) },
        detail: html! {
            (grid::counts(results, histogram, lang))
            (page_games.figure(&chart::intervals(&means, ""), &text::means_chart().say(lang), None))
            (cross)
        },
    })
}
