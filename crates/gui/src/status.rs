//! One line that says what is to be done now, or how the game ended.

use workbench::{Tabletop, Turn, ending};

/// Who is to do what, or how it ended.
pub(crate) fn status(table: &Tabletop) -> String {
    let session = table.session();
    match session.turn() {
        Turn::Over => {
            let contest = table.game().contest();
            format!("Over: {}", ending(session.resigned(), contest, &session.scores()))
        }
        Turn::Chance => "Chance draws".to_string(),
        Turn::Player(seat) => {
            let what = task(table);
            match table.player() {
                Some(player) if table.is_paused() => format!("{seat}: {player} waits ({what})"),
                Some(player) => format!("{seat}: {player} thinks ({what})"),
                None if table.players().len() == 1 => format!("Your turn: {what}"),
                None => format!("{seat}, your turn: {what}"),
            }
        }
    }
}

/// What the seat on turn chooses.
fn task(table: &Tabletop) -> &'static str {
    let legal = table.session().legal();
    let first = legal.first().map_or("", String::as_str);
    if table.takes_pushes() {
        "slide the tiles"
    } else if first.starts_with("give ") {
        "give a piece"
    } else if first.contains('@') {
        "place a tile"
    } else if calls(table) {
        "call a colour"
    } else {
        "place the piece"
    }
}

/// Whether actions are single letters: calls of colours.
pub(crate) fn calls(table: &Tabletop) -> bool {
    let is_letter = |text: &String| text.len() == 1 && text.chars().all(char::is_alphabetic);
    table.session().legal().iter().any(is_letter)
}
