//! The plies of the whole game, and how to return after looking back or trying another move.

use super::left_lines::LeftLines;
use damier_catalog::Ply;

/// Plies of the whole game, and how to return after looking back or trying another move.
#[derive(Default)]
pub(super) struct PlyRecord {
    /// All plies: those played, and undone ones that can be replayed.
    pub(super) plies: Vec<Ply>,
    /// While an earlier position is shown: whether players were paused before.
    pub(super) was_paused: Option<bool>,
    /// Lines that were left for another action in one of their positions.
    pub(super) left: LeftLines,
}

impl PlyRecord {
    /// Keeps the pause that the person has chosen now: returning to the end will not restore the earlier state.
    pub(super) fn forget_pause(&mut self) {
        self.was_paused = None;
    }
}
