//! The status line: what to do now, or how the game ended.

use crate::opponent;
use crate::text::panel as text;
use damier_catalog::Turn;
use damier_i18n::Message;
use damier_play::{GameController, SeatName, ending_of};

/// Returns whose turn it is and what to do, without a person in mind; or the result.
pub(crate) fn standing(table: &GameController) -> Message {
    match table.session().turn() {
        Turn::Player(seat) if table.players().len() > 1 => {
            text::to_play(opponent::who(table, seat), table.scene().prompt.clone())
        }
        Turn::Player(_) => text::to_play_alone(table.scene().prompt.clone()),
        _ => status(table),
    }
}

/// Returns whose turn it is and what to do, or the result.
pub(crate) fn status(table: &GameController) -> Message {
    let session = table.session();
    match session.turn() {
        Turn::Over => {
            let contest = table.game().contest();
            text::over(ending_of(session, contest, &opponent::names(table)))
        }
        Turn::Chance => text::chance_draws().into(),
        Turn::Player(seat) => {
            let (name, task) = (opponent::names(table).get(seat), table.scene().prompt.clone());
            match (table.player(), name) {
                (Some(_), name) if table.is_paused() => text::waits(name.message()),
                (Some(_), name) => text::thinks(name.message()),
                (None, SeatName::You) => text::your_turn(task),
                (None, name) => text::your_turn_of(name.message(), task),
            }
        }
    }
}
