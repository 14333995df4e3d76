//! The table of each player against each on a page.

use crate::grid;
use crate::number::whole;
use crate::reel::Reel;
use crate::result_table::{MOST_CROSSED, ResultTable, Section};
use crate::text::page as text;
use damier_experiments::arena::Error;
use damier_i18n::Phrase;
use maud::{Markup, html};

/// From so many players on, the cells are without intervals.
const CROWD: usize = 8;
/// The most players whose table is on a page. One with more players than can be read at a glance is opened on request.
const MOST_ON_A_PAGE: usize = 64;

/// Each player against each other; a cell opens the game of the two that `game` finds. A table that does not fit is left out,
/// with a sentence that says where it is.
pub(crate) fn section(
    event: u32,
    results: &ResultTable,
    caption: Phrase,
    game: impl Fn(&str, &str) -> Option<u64>,
    reel: &mut Reel<'_>,
) -> Result<Markup, Error> {
    let lang = reel.lang;
    let sections = [Section::Names, Section::Cross];
    let rivals = results.columns_of(&[Section::Cross]).len();
    let players = rivals.max(results.rows_of(&sections).count());
    let heading = text::cross().say(lang);
    if players > MOST_ON_A_PAGE {
        let said = crate::text::results::cross_left_out(whole(players as u64), reel.file());
        return Ok(html! { h3 { (heading) } p { (said.say(lang)) } });
    }
    let table =
        grid::results(&caption.say(lang), results, &sections, lang, |row, column, cell| {
            let text = if rivals < CROWD { cell.shown() } else { cell.shown_bare() };
            let game = column.rival.as_ref().and_then(|rival| game(&row.name, rival));
            reel.link(event, game, &text.say(lang))
        })?;
    Ok(if players <= MOST_CROSSED {
        html! { h3 { (heading) } (table) }
    } else {
        html! { details { summary { (heading) } (table) } }
    })
}
