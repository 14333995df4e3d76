//! Steps through the whole game, and the return to the original game after another move was tried.

use super::controller::GameController;
use super::ply_record::PlyRecord;
use super::undone_step::UndoneStep;
use damier_catalog::Ply;
use damier_game::Turn;
use damier_game::saved::SavedGame;

impl GameController {
    /// Returns a ply of the whole game by its index. Undone plies that can be replayed count.
    #[must_use]
    pub fn ply(&self, index: usize) -> Option<&Ply> {
        self.record.plies.get(index)
    }

    /// Shows the position after `ply` plies, like [`GameController::go_to`]. Players are paused until the end is
    /// reached again or somebody acts.
    pub fn walk_to(&mut self, ply: usize) {
        self.record.was_paused.get_or_insert(self.is_paused);
        self.go_to(ply);
        self.arrive();
    }

    /// Returns true if [`GameController::take_former_way`] can restore the original game.
    #[must_use]
    pub fn has_former_way(&self) -> bool {
        self.record.left.is_some()
    }

    /// Restores the original game, and shows the end of it, after another move was tried. Returns false if no other
    /// move was tried.
    pub fn take_former_way(&mut self) -> bool {
        let Some(left) = self.record.left.take() else { return false };
        // It was played here, so it replays.
        let is_back = self.put_back(&left).is_ok();
        self.is_paused = self.is_watched();
        self.is_unsaved = true;
        is_back
    }

    /// Ends the walk if the end of the game is reached.
    pub(super) fn arrive(&mut self) {
        if !self.can_redo() {
            self.is_paused = self.record.was_paused.take().unwrap_or(self.is_paused);
        }
    }

    /// Starts the record of another game.
    pub(super) fn record_anew(&mut self) {
        self.record = PlyRecord::default();
        self.record_new_plies();
    }

    /// Adds the plies that chance has drawn.
    pub(super) fn record_new_plies(&mut self) {
        let (from, to) = (self.record.plies.len(), self.session.plies());
        let new = (from..to).filter_map(|ply| self.session.ply(ply));
        self.record.plies.extend(new);
    }

    /// Adds an act of a seat. Undone plies are dropped, but the game that they led to is remembered.
    pub(super) fn record_act(&mut self) {
        self.is_paused = self.record.was_paused.take().unwrap_or(self.is_paused);
        let is_given_up = self.session.resigned().is_some();
        let kept = self.session.plies() - usize::from(!is_given_up);
        let gone = self.record.plies.get(kept..).unwrap_or_default();
        let is_longer = |left: &SavedGame| self.record.plies.len() > left.actions.len();
        if gone.iter().any(|ply| matches!(ply.turn, Turn::Player(_)))
            && self.record.left.as_ref().is_none_or(is_longer)
        {
            let actions = self.record.plies.iter().map(|ply| (0, ply.action.clone())).collect();
            let resigned = self.undone.iter().find_map(|undone| match undone {
                UndoneStep::Resignation(seat) => Some(*seat),
                UndoneStep::Action(_) => None,
            });
            let left = SavedGame { actions, resigned, last: None, ..self.saved() };
            self.record.left = Some(left);
        }
        self.record.plies.truncate(kept);
        self.record_new_plies();
    }
}
