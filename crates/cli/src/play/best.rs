//! The best scores of people at games of one seat, kept in the folder of the user's data.

use crate::file::replace;
use crate::say::play as say;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tabletop::Tabletop;
use words::Message;
use workbench::{Contest, data_folder};

/// The file in that folder: a line for each kind of game, its score and its name.
const FILE: &str = "best.txt";

/// Keeps the score of a person's game if it is the best of its kind here, and says what the best is. `None` where there
/// is none to keep: another kind of contest, a player's game, one from a position of somebody's choice.
pub(super) fn keep_best(table: &Tabletop) -> Option<Message> {
    let session = table.session();
    let is_persons = table.game().contest() == Contest::Solo && !table.is_watched();
    let score = session.scores()[0];
    if !is_persons || table.position().is_some() || score <= 0 {
        return None;
    }
    let folder = data_folder()?;
    let path = folder.join(FILE);
    let mut best = read(&path);
    let before = best.insert(session.game(), score);
    match before.filter(|&before| before >= score) {
        Some(before) => Some(say::best_before(before.to_string())),
        None => {
            // Nobody is to be told at the end of a game that a folder cannot be written to.
            let made = fs::create_dir_all(&folder).and_then(|()| replace(&path, &write(&best)));
            made.ok().map(|()| say::new_best().into())
        }
    }
}

fn read(path: &Path) -> BTreeMap<String, i64> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let line = |line: &str| {
        let (score, game) = line.split_once(' ')?;
        Some((game.to_string(), score.parse().ok()?))
    };
    text.lines().filter_map(line).collect()
}

fn write(best: &BTreeMap<String, i64>) -> String {
    best.iter().map(|(game, score)| format!("{score} {game}\n")).collect()
}
