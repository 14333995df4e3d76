//! The table and the chart of an event whose two seats have different tasks.

use crate::chart;
use crate::cross;
use crate::grid;
use crate::page_games::PageGames;
use crate::result_table::{ResultTable, Section};
use crate::sample::Sample;
use crate::text::page as text;
use damier_experiments::arena::{Error, RolesTable};
use maud::{Markup, html};

pub(crate) fn section(
    event: u32,
    results: &ResultTable,
    table: &RolesTable,
    sample: &Sample,
    page_games: &mut PageGames<'_>,
) -> Result<Markup, Error> {
    let lang = page_games.lang;
    let sections = [Section::Names, Section::Figures, Section::Counts];
    let caption = text::roles_caption().say(lang);
    let figures = grid::results(&caption, results, &sections, lang, |_, _, cell| {
        Ok::<_, Error>(html! { (cell.shown().say(lang)) })
    })?;
    let game = |first: &str, second: &str| sample.seated(first, second);
    let cross = cross::section(event, results, text::seats_caption(), game, page_games)?;
    let means: Vec<_> = table.first.iter().map(|row| (row.name.as_str(), &row.mean)).collect();
    Ok(html! {
        (figures)
        (page_games.figure(&chart::intervals(&means, ""), &text::means_chart().say(lang), None))
        (cross)
    })
}
