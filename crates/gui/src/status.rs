//! One line that says what is to be done now, or how the game ended.

use tabletop::{Tabletop, ending};
use workbench::Turn;

/// A line on whose turn it is and what to do, or on the result.
pub(crate) fn status(table: &Tabletop) -> String {
    let session = table.session();
    match session.turn() {
        Turn::Over => {
            let contest = table.game().contest();
            format!("Over: {}", ending(session.resigned(), contest, &session.scores()))
        }
        Turn::Chance => "Chance draws".to_string(),
        Turn::Player(seat) => {
            let what = &table.scene().prompt;
            match table.player() {
                Some(player) if table.is_paused() => format!("{seat}: {player} waits ({what})"),
                Some(player) => format!("{seat}: {player} thinks ({what})"),
                None if table.players().len() == 1 => format!("Your turn: {what}"),
                None => format!("{seat}, your turn: {what}"),
            }
        }
    }
}
