//! Undo and redo through the whole game.

use super::controller::GameController;
use super::undone_step::UndoneStep;
use damier_game::Turn;

impl GameController {
    /// Undoes moves back to the last turn of a person. If no person plays, undoes to the last turn of any seat and
    /// pauses the players. Returns false, and changes nothing, if there is no such turn.
    pub fn undo(&mut self) -> bool {
        let mut back = 0;
        while self.step_back() {
            back += 1;
            if self.is_stop() {
                self.is_paused |= self.is_watched();
                self.is_unsaved = true;
                self.changed();
                return true;
            }
        }
        for _ in 0..back {
            self.step_forth();
        }
        false
    }

    /// Replays undone moves, up to the next turn at which [`GameController::undo`] stops or to the end. Returns false
    /// if there are none.
    pub fn redo(&mut self) -> bool {
        if !self.step_forth() {
            return false;
        }
        while !self.is_stop() && self.step_forth() {}
        self.is_paused |= self.is_watched();
        self.arrive();
        self.is_unsaved = true;
        self.changed();
        true
    }

    /// Returns the number of plies of the whole game, including undone ones.
    #[must_use]
    pub fn length(&self) -> usize {
        self.session.plies()
            + self.undone.iter().filter(|one| matches!(one, UndoneStep::Action(_))).count()
    }

    /// Goes to the position after `ply` plies, and pauses the players. If no seat is on turn there, goes on to the next
    /// turn of a seat in the same direction. A resignation counts as part of the end.
    pub fn go_to(&mut self, ply: usize) {
        if ply < self.session.plies() || self.session.resigned().is_some() {
            while (self.session.plies() > ply || self.is_chances()) && self.step_back() {}
        } else {
            while (self.session.plies() < ply || self.is_chances()) && self.step_forth() {}
        }
        if ply >= self.length() {
            self.step_forth();
        }
        self.is_paused = true;
        self.changed();
    }

    fn is_chances(&self) -> bool {
        self.session.turn() == Turn::Chance
    }

    /// Lets chance draw. Undone draws are repeated. Returns false at a seat's turn.
    pub(super) fn draw(&mut self) -> bool {
        let is_drawn = self.is_chances() && (self.step_forth() || self.session.roll());
        if is_drawn {
            self.record_new_plies();
        }
        is_drawn
    }

    /// Returns true if there is something to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn is_stop(&self) -> bool {
        let seat = matches!(self.session.turn(), Turn::Player(_));
        seat && (self.is_watched() || self.person().is_some())
    }

    fn step_back(&mut self) -> bool {
        let undone = match self.session.resigned() {
            Some(seat) => Some(UndoneStep::Resignation(seat)),
            None => self.session.last_action().map(UndoneStep::Action),
        };
        let undone = undone.filter(|_| self.session.undo());
        undone.map(|undone| self.undone.push(undone)).is_some()
    }

    fn step_forth(&mut self) -> bool {
        let Some(undone) = self.undone.pop() else { return false };
        let done = match &undone {
            UndoneStep::Resignation(_) => self.session.resign(),
            UndoneStep::Action(action) => self.replay(action),
        };
        debug_assert!(done, "what was taken back can be played again: {undone:?}");
        done
    }

    /// Replays an action. If chance's own generator draws the same outcome, its draw is used, so that later draws
    /// continue as before. In a game from a file, the draw may differ from the recorded outcome, which is then played.
    fn replay(&mut self, action: &str) -> bool {
        if self.session.turn() == Turn::Chance && self.session.roll() {
            if self.session.last_action().as_deref() == Some(action) {
                return true;
            }
            self.session.undo();
        }
        self.session.act(action).is_ok()
    }
}
