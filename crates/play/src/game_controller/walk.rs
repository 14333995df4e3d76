//! Steps through the whole game.

use super::controller::GameController;
use super::ply_record::PlyRecord;
use damier_catalog::Ply;

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

    /// Adds an act of a seat. Undone plies are dropped, but the line that they belong to is remembered.
    pub(super) fn record_act(&mut self) {
        self.is_paused = self.record.was_paused.take().unwrap_or(self.is_paused);
        let is_given_up = self.session.resigned().is_some();
        let kept = self.session.plies() - usize::from(!is_given_up);
        self.leave_line(kept);
        self.record.plies.truncate(kept);
        self.record_new_plies();
    }
}
