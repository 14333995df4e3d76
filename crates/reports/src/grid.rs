//! Tables of a page, also usable with screen readers.

use crate::result_table::{Cell, Column as ResultColumn, ResultTable, Row, Section};
use damier_i18n::{Lang, Message};
use maud::{Markup, html};
use std::convert::Infallible;

/// A column: its name, and true if it holds numbers, false if it holds text.
pub(crate) struct Column(String, bool);

/// The parts of an event's section.
pub(crate) struct SectionParts {
    /// The table that ranks the players, and what it means.
    pub(crate) ranking: Markup,
    /// Charts and further tables, which follow the ranking.
    pub(crate) detail: Markup,
}

/// Returns a column of names.
pub(crate) fn text(name: impl Into<Message>, lang: Lang) -> Column {
    Column(name.into().say(lang), false)
}

/// Returns a column of numbers.
pub(crate) fn number(name: impl Into<Message>, lang: Lang) -> Column {
    Column(name.into().say(lang), true)
}

/// A table with more columns than this is printed on pages of its own, in small letters.
const CROWD: usize = 14;

/// Renders a table whose first column of names heads its rows. A table wider than the page scrolls in its own frame. On a
/// phone, the rows of a table stand below each other, with the titles before the cells. A grid, whose titles are numbers,
/// scrolls there as well.
pub(crate) fn ranked(caption: &str, columns: &[Column], rows: &[Vec<Markup>]) -> Markup {
    let class = |column: &Column| if column.1 { "number" } else { "name" };
    let style = format!("--columns:{}", columns.len());
    let named = columns.iter().position(|column| !column.1);
    let is_word = |title: &str| title.is_empty() || title.contains(char::is_alphabetic);
    let is_list = columns.iter().all(|column| is_word(&column.0));
    let title = |column: &Column| (is_list && !column.0.is_empty()).then(|| column.0.clone());
    html! {
        div.wide.crowd[columns.len() > CROWD] style=(style) tabindex="0" role="group" aria-label=(caption) {
            table.cards[is_list] {
                caption { (caption) }
                thead { tr { @for column in columns { th scope="col" class=(class(column)) { (column.0) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (place, (cell, column)) in row.iter().zip(columns).enumerate() {
                                @if Some(place) == named { th scope="row" { (breakable(cell)) } }
                                @else { td class=(class(column)) data-title=[title(column)] { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Renders sections of a results table. `draw` may turn cells into links. Rows without any value in these sections are
/// left out, except those of disqualified entrants.
///
/// # Errors
/// The errors of `draw`.
pub(crate) fn results<E>(
    caption: &str,
    table: &ResultTable,
    sections: &[Section],
    lang: Lang,
    mut draw: impl FnMut(&Row, &ResultColumn, &Cell) -> Result<Markup, E>,
) -> Result<Markup, E> {
    let shown = table.columns_of(sections);
    let column = |&at: &usize| {
        let column = &table.columns[at];
        if column.is_text() {
            text(column.title.clone(), lang)
        } else {
            number(column.title.clone(), lang)
        }
    };
    let columns: Vec<Column> = shown.iter().map(column).collect();
    let mut rows = Vec::new();
    for row in table.rows_of(sections) {
        let cells = shown.iter().map(|&at| match (&table.columns[at], &row.disqualified) {
            (column, Some(_)) if column.is_text() => Ok(html! { (row.named().say(lang)) }),
            (column, _) => draw(row, column, &row.cells[at]),
        });
        rows.push(cells.collect::<Result<_, E>>()?);
    }
    Ok(ranked(caption, &columns, &rows))
}

/// Renders how many games had each value of a fact. Nothing if there is no such fact.
pub(crate) fn counts(table: &ResultTable, caption: Option<Message>, lang: Lang) -> Markup {
    let Some(caption) = caption.map(|caption| caption.say(lang)) else { return html! {} };
    let sections = [Section::Names, Section::Counts];
    let drawn = results(&caption, table, &sections, lang, |_, _, cell| {
        Ok::<_, Infallible>(html! { (cell.shown().say(lang)) })
    });
    match drawn {
        Ok(drawn) => drawn,
        Err(never) => match never {},
    }
}

/// Renders a name, which may wrap between a player's settings.
fn breakable(name: &Markup) -> Markup {
    maud::PreEscaped(name.0.replace('(', "(<wbr>").replace(',', ",<wbr>"))
}

/// Renders the sentences below a table.
pub(crate) fn sentences(said: &[String]) -> Markup {
    html! { @if !said.is_empty() { ul { @for sentence in said { li { (sentence) } } } } }
}

/// Renders a chart with its title and a note. Renders nothing if the chart is empty.
pub(crate) fn figure(svg: &str, name: &str, note: Option<String>) -> Markup {
    html! {
        @if !svg.is_empty() {
            figure role="img" aria-label=(name) {
                figcaption { (name) @if let Some(note) = note { " " (note) } }
                (maud::PreEscaped(svg))
            }
        }
    }
}
