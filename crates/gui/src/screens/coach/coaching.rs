//! A coach beside the board, with its thinker.

use damier_catalog::Limits;
use damier_i18n::Message;
use damier_play::{Coach, GameController, LossUnit, ReviewedTurn, Thinking};

/// A coach beside the board, with its thinker.
pub(crate) struct Coaching {
    coach: Coach,
    thinker: Box<dyn Thinking>,
}

impl Coaching {
    pub(super) fn new(thinker: Box<dyn Thinking>) -> Self {
        Self { coach: Coach::default(), thinker }
    }

    /// Notes the position before a move of a person.
    pub(super) fn before_move(&mut self, table: &GameController, limits: Limits) {
        self.coach.before_move(table, limits);
    }

    /// Notes the move that was made.
    pub(super) fn move_made(&mut self, table: &GameController) {
        self.coach.move_made(table);
    }

    /// Forgets everything, because another position is on the board.
    pub(super) fn forget(&mut self) {
        self.coach.forget();
        self.thinker.forget();
    }

    /// Sends and receives what the coach needs.
    pub(super) fn step(&mut self) {
        self.thinker.serve(&mut self.coach);
    }

    /// Returns true while a move is being judged.
    pub(super) fn is_busy(&self) -> bool {
        self.coach.wanted().is_some()
    }

    pub(super) fn judged(&self) -> Option<&ReviewedTurn> {
        self.coach.judged()
    }

    /// Returns what the move lost, if anything.
    pub(super) fn loss(&self, unit: LossUnit) -> Option<Message> {
        self.judged()?.loss_in_words(unit)
    }
}
