//! The stages of a Swiss system or a knockout: matches and winners.

use crate::grid::{self, number, text};
use crate::text::{page, staged as text};
use damier_experiments::arena::{StageMatch, StagedResults};
use damier_i18n::{Lang, Message, Number};
use maud::{Markup, html};

/// Returns the columns of a table of stages: the number of the round, a player, the points, the other player and, in a
/// knockout, the winner.
#[must_use]
pub fn stage_columns(staged: &StagedResults) -> Vec<Message> {
    let mut columns: Vec<Message> = vec![
        text::round().into(),
        text::player().into(),
        text::points().into(),
        text::rival().into(),
    ];
    if is_knockout(staged) {
        columns.push(text::stage_winner().into());
    }
    columns
}

/// Returns the rows of a table of stages, with the columns of [`stage_columns`].
#[must_use]
pub fn stage_rows(staged: &StagedResults) -> Vec<Vec<Message>> {
    let mut rows = Vec::new();
    for (round, stage) in (1..).zip(&staged.stages) {
        let matches = stage.matches.iter().map(|one| match_row(round, one, is_knockout(staged)));
        rows.extend(matches);
        let free = stage.free.iter();
        rows.extend(free.map(|name| {
            vec![round.to_string().into(), name.as_str().into(), "".into(), text::bye().into()]
        }));
    }
    rows
}

fn match_row(round: u32, one: &StageMatch, is_knockout: bool) -> Vec<Message> {
    let [player, rival] = one.players.each_ref().map(|name| Message::from(name.as_str()));
    let [own, other] = one.points.map(|points| Number::ungrouped(points, 1));
    let mut row = vec![round.to_string().into(), player, text::score(own, other), rival];
    if is_knockout {
        row.push(one.winner.as_deref().unwrap_or_default().into());
    }
    row
}

/// Returns a sentence on the winner, or on the points of all players. `None` for a knockout without a winner.
#[must_use]
pub fn stage_sentence(staged: &StagedResults) -> Option<Message> {
    if let Some(winner) = &staged.winner {
        return Some(text::winner(winner));
    }
    let points = |one: &damier_experiments::arena::StagePoints| {
        text::has_points(&one.player, Number::ungrouped(one.points, 1))
    };
    let points: Vec<Message> = staged.points.iter().map(points).collect();
    (!points.is_empty()).then(|| text::all_points(Message::list(points, damier_i18n::Joint::Comma)))
}

/// Returns true for a knockout, which has no total points; false for a Swiss system.
fn is_knockout(staged: &StagedResults) -> bool {
    staged.points.is_empty()
}

/// Renders the stages on a page.
pub(crate) fn section(staged: &StagedResults, lang: Lang) -> Markup {
    let names = stage_columns(staged);
    let column = |(at, name): (usize, Message)| {
        if at == 0 || at == 2 { number(name, lang) } else { text(name, lang) }
    };
    let columns: Vec<grid::Column> = names.into_iter().enumerate().map(column).collect();
    let cells = |row: Vec<Message>| row.iter().map(|cell| html! { (cell.say(lang)) }).collect();
    let rows: Vec<Vec<Markup>> = stage_rows(staged).into_iter().map(cells).collect();
    let said: Vec<String> = stage_sentence(staged).iter().map(|said| said.say(lang)).collect();
    html! {
        h3 { (page::stages().say(lang)) }
        (grid::ranked(&page::stages().say(lang), &columns, &rows))
        (grid::sentences(&said))
    }
}
