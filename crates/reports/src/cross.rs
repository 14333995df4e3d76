//! The head-to-head table of a page.

use crate::grid;
use crate::number::whole;
use crate::page_games::PageGames;
use crate::result_table::{MOST_CROSSED, ResultTable, Section};
use crate::text::page as text;
use damier_catalog::shell_word;
use damier_experiments::arena::Error;
use damier_i18n::Phrase;
use maud::{Markup, html};

/// Number of players from which on cells show no intervals.
const CROWD: usize = 8;
/// The most players whose table is on a page. A table too large to read at a glance is collapsed.
const MOST_ON_A_PAGE: usize = 64;

/// Renders the results of players against each other. A cell opens the game that `game` returns for its two players. If
/// there are too many players for a table, a sentence says where to find the results.
pub(crate) fn section(
    event: u32,
    results: &ResultTable,
    caption: Phrase,
    game: impl Fn(&str, &str) -> Option<u64>,
    page_games: &mut PageGames<'_>,
) -> Result<Markup, Error> {
    let lang = page_games.lang;
    let sections = [Section::Names, Section::Cross];
    let rivals = results.columns_of(&[Section::Cross]).len();
    let players = rivals.max(results.rows_of(&sections).count());
    let heading = text::cross().say(lang);
    if players > MOST_ON_A_PAGE {
        let said = crate::text::results::cross_left_out(
            whole(players as u64),
            shell_word(&page_games.file()),
        );
        return Ok(html! { h3 { (heading) } p { (said.say(lang)) } });
    }
    let table =
        grid::results(&caption.say(lang), results, &sections, lang, |row, column, cell| {
            let text = if rivals < CROWD { cell.shown() } else { cell.shown_bare() };
            let game = column.rival.as_ref().and_then(|rival| game(&row.name, rival));
            page_games.link(event, game, &text.say(lang))
        })?;
    Ok(if players <= MOST_CROSSED {
        html! { h3 { (heading) } (table) }
    } else {
        html! { details { summary { (heading) } (table) } }
    })
}
