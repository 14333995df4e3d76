//! Walks through the whole game, and the way back to how it went before another way was tried.

use super::controller::GameController;
use super::ply_record::PlyRecord;
use super::undone_step::UndoneStep;
use damier_catalog::Ply;
use damier_game::Turn;
use damier_game::saved::SavedGame;

impl GameController {
    /// The ply of the whole game with this number, counted from 0: also one that was taken back and can be played again.
    #[must_use]
    pub fn ply(&self, index: usize) -> Option<&Ply> {
        self.record.plies.get(index)
    }

    /// Looks at the position after so many plies as [`GameController::go_to`] does. Players wait meanwhile, and go on once the
    /// end is reached again or somebody acts.
    pub fn walk_to(&mut self, ply: usize) {
        self.record.was_paused.get_or_insert(self.is_paused);
        self.go_to(ply);
        self.arrive();
    }

    /// True if the game went another way before, to which [`GameController::take_former_way`] leads back.
    #[must_use]
    pub fn has_former_way(&self) -> bool {
        self.record.left.is_some()
    }

    /// Puts the game back as it went before another way was tried, at its end; false if none was.
    pub fn take_former_way(&mut self) -> bool {
        let Some(left) = self.record.left.take() else { return false };
        // It was played here, so that it replays.
        let is_back = self.put_back(&left).is_ok();
        self.is_paused = self.is_watched();
        self.is_unsaved = true;
        is_back
    }

    /// A walk that has come to the end is over.
    pub(super) fn arrive(&mut self) {
        if !self.can_redo() {
            self.is_paused = self.record.was_paused.take().unwrap_or(self.is_paused);
        }
    }

    /// Another game is on the board.
    pub(super) fn record_anew(&mut self) {
        self.record = PlyRecord::default();
        self.record_new_plies();
    }

    /// Chance has drawn.
    pub(super) fn record_new_plies(&mut self) {
        let (from, to) = (self.record.plies.len(), self.session.plies());
        let new = (from..to).filter_map(|ply| self.session.ply(ply));
        self.record.plies.extend(new);
    }

    /// A seat has acted or given up: what was taken back is gone, but for the way that it led.
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
