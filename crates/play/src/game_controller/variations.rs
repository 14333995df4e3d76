//! The tree of a game: the current line, and those that were left when another action was tried.

use super::controller::GameController;
use super::undone_step::UndoneStep;
use damier_game::Turn;
use damier_game::saved::SavedGame;

/// Another action that was tried in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The action.
    pub action: String,
    /// Number of actions from this one to the end of its line.
    pub length: usize,
    /// Its line, for [`GameController::take_variation`].
    line: usize,
}

impl GameController {
    /// Returns the other actions that were tried in the position shown, each with its longest line.
    #[must_use]
    pub fn variations(&self) -> Vec<Variation> {
        let here = self.session.plies();
        let next = self.record.plies.get(here).map(|ply| &ply.action);
        let mut found: Vec<Variation> = Vec::new();
        for (line, left) in self.record.left.lines.iter().enumerate() {
            let Some((_, action)) = left.actions.get(here).filter(|_| self.shared(left) >= here)
            else {
                continue;
            };
            let length = left.actions.len() - here;
            match found.iter_mut().find(|known| known.action == *action) {
                Some(known) if known.length >= length => {}
                Some(known) => *known = Variation { length, line, ..known.clone() },
                None if next == Some(action) => {}
                None => found.push(Variation { action: action.clone(), length, line }),
            }
        }
        found
    }

    /// Returns the numbers of plies after which another action was tried, unsorted.
    #[must_use]
    pub fn branchings(&self) -> Vec<usize> {
        self.record.left.lines.iter().map(|left| self.shared(left)).collect()
    }

    /// Returns the number of plies with which both a line and the current one begin.
    fn shared(&self, left: &SavedGame) -> usize {
        let both = left.actions.iter().zip(&self.record.plies);
        both.take_while(|((_, action), ply)| *action == ply.action).count()
    }

    /// Continues on the line of a variation, after its first action. The current line becomes a variation.
    pub fn take_variation(&mut self, variation: &Variation) {
        let here = self.session.plies();
        if self.take_line(variation.line) {
            // From the position before, so that the random part of the turn is included.
            self.walk_to(here);
            self.walk_to(here + 1);
        }
    }

    /// Returns true if [`GameController::take_former_way`] can restore the original game.
    #[must_use]
    pub fn has_former_way(&self) -> bool {
        self.record.left.has_original
    }

    /// Restores the original game, and shows the end of it, after another move was tried. Returns false if no other
    /// move was tried.
    pub fn take_former_way(&mut self) -> bool {
        self.has_former_way() && self.take_line(0)
    }

    fn take_line(&mut self, index: usize) -> bool {
        let mut left = std::mem::take(&mut self.record.left);
        let is_original = left.has_original && index == 0;
        let Some(line) = left.take(index) else { return false };
        let current = self.whole();
        if is_original {
            left.lines.push(current);
        } else {
            left.add(current);
        }
        // It was played here, so it replays.
        let is_taken = self.put_back(&line).is_ok();
        self.record.left = left;
        self.is_paused = self.is_watched();
        self.is_unsaved = true;
        is_taken
    }

    /// Remembers the line that an act of a seat has just left. `kept` is the number of its plies that still belong to
    /// the game.
    pub(super) fn leave_line(&mut self, kept: usize) {
        let gone = self.record.plies.get(kept..).unwrap_or_default();
        if !gone.iter().any(|ply| matches!(ply.turn, Turn::Player(_))) {
            return;
        }
        let actions = self.record.plies.iter().map(|ply| (0, ply.action.clone())).collect();
        let resigned = self.undone.iter().find_map(|undone| match undone {
            UndoneStep::Resignation(seat) => Some(*seat),
            UndoneStep::Action(_) => None,
        });
        self.record.left.add(SavedGame { actions, resigned, last: None, ..self.saved() });
    }
}
