//! The table and the chart of an event whose two seats have different tasks.

use crate::chart;
use crate::grid::{self, number, text};
use crate::number::{estimate, seconds};
use crate::reel::Reel;
use crate::sample::Sample;
use crate::say::{page as say, results};
use maud::{Markup, html};
use workbench::arena::{Error, RolesTable};

pub(crate) fn table(
    event: u32,
    table: &RolesTable,
    sample: &Sample,
    reel: &mut Reel<'_>,
) -> Result<Markup, Error> {
    let lang = reel.lang;
    let mut columns = vec![number("", lang), text(results::seats_of_table(), lang)];
    columns.extend(table.second.iter().map(|row| number(row.name.clone(), lang)));
    columns.extend([number(results::all(), lang), number(results::cpu_per_move(), lang)]);
    let mut rows = Vec::new();
    for (first, met) in table.first.iter().zip(&table.cells) {
        let mut cells = vec![html! { (first.rank) }, html! { (first.name) }];
        for (second, cell) in table.second.iter().zip(met) {
            cells.push(match cell {
                None => html! { "–" },
                Some(cell) => {
                    let game = sample.seated(&first.name, &second.name);
                    reel.link(event, game, &estimate(&cell.mean).say(lang))?
                }
            });
        }
        cells.push(html! { (estimate(&first.mean).say(lang)) });
        cells.push(html! { (seconds(first.usage.cpu_per_move).say(lang)) });
        rows.push(cells);
    }
    let means: Vec<_> = table.first.iter().map(|row| (row.name.as_str(), &row.mean)).collect();
    Ok(html! {
        (grid::ranked(&say::roles_caption().say(lang), &columns, &rows))
        (reel.figure(&chart::intervals(&means, ""), &say::means_chart().say(lang), None))
    })
}
