//! Lines of play that were left when another action was tried.

use damier_game::saved::SavedGame;

/// Most lines that are remembered. The oldest are forgotten first, but never the original game.
const MOST_LINES: usize = 100;

/// Lines that were left.
#[derive(Default)]
pub(super) struct LeftLines {
    pub(super) lines: Vec<SavedGame>,
    /// True if the first line is the original game, from which the current line departs.
    pub(super) has_original: bool,
}

impl LeftLines {
    /// Adds a line that was left for another one.
    pub(super) fn add(&mut self, line: SavedGame) {
        let is_longer = self.lines.first().is_some_and(|first| begins_with(&line, first));
        let is_original = !self.has_original || is_longer;
        self.lines.retain(|other| !begins_with(&line, other));
        if is_original {
            self.lines.insert(0, line);
            self.has_original = true;
        } else if self.lines.iter().all(|other| !begins_with(other, &line)) {
            self.lines.push(line);
        }
        if self.lines.len() > MOST_LINES {
            self.lines.remove(1);
        }
    }

    /// Takes a line out, to play on it. `None` if there is none with this index.
    pub(super) fn take(&mut self, index: usize) -> Option<SavedGame> {
        (index < self.lines.len()).then(|| {
            self.has_original &= index > 0;
            self.lines.remove(index)
        })
    }
}

/// Returns true if a line starts with all actions of another one.
fn begins_with(line: &SavedGame, other: &SavedGame) -> bool {
    let mut both = line.actions.iter().zip(&other.actions);
    let is_end = other.resigned.is_none() || other.resigned == line.resigned;
    is_end && line.actions.len() >= other.actions.len() && both.all(|(one, two)| one.1 == two.1)
}
