//! The list of missed puzzles.

use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::puzzle as text;
use damier_catalog::date_of_day;
use damier_i18n::Message;
use damier_play::{MissedPuzzle, level_in_words};
use std::io::Write;

/// Prints the list, with the day on which each puzzle is posed again.
pub(super) fn list(
    missed: &[MissedPuzzle],
    today: u64,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    if missed.is_empty() {
        return Ok(out.say(text::none_missed())?);
    }
    let mut table = TextTable::new(out.lang);
    table.column(text::number_column(), Align::Right).column(text::game_column(), Align::Left);
    table.column(text::grade_column(), Align::Left).column(text::returns_column(), Align::Left);
    for (number, missed) in (1_u64..).zip(missed) {
        let level = missed
            .puzzle
            .level()
            .map_or_else(Message::default, |level| level_in_words(level).into());
        let returns = match missed.due {
            due if due <= today => text::today().into(),
            due => date_of_day(i64::try_from(due).unwrap_or_default()).into(),
        };
        table.row([number.to_string().into(), missed.game.as_str().into(), level, returns]);
    }
    writeln!(out, "{table}")?;
    Ok(out.say(text::how_to_solve_missed())?)
}
