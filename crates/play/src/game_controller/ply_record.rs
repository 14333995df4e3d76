//! The plies of the whole game, and how to return after looking back or trying another move.

use damier_catalog::Ply;
use damier_game::saved::SavedGame;

/// Plies of the whole game, and how to return after looking back or trying another move.
#[derive(Default)]
pub(super) struct PlyRecord {
    /// All plies: those played, and undone ones that can be replayed.
    pub(super) plies: Vec<Ply>,
    /// While an earlier position is shown: whether players were paused before.
    pub(super) was_paused: Option<bool>,
    /// Game as it was before another move was tried from one of its positions.
    pub(super) left: Option<SavedGame>,
}

impl PlyRecord {
    /// Keeps the pause that the person has chosen now: returning to the end will not restore the earlier state.
    pub(super) fn forget_pause(&mut self) {
        self.was_paused = None;
    }
}
