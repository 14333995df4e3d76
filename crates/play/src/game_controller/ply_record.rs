//! The plies of the whole game as a list, and what is needed to come back from a walk or a trial.

use damier_catalog::Ply;
use damier_game::saved::SavedGame;

/// The list of the plies, and what is needed to come back from a walk or a trial.
#[derive(Default)]
pub(super) struct PlyRecord {
    /// All plies: those played, and those taken back that can be played again.
    pub(super) plies: Vec<Ply>,
    /// While earlier positions are looked at: true if players waited before.
    pub(super) was_paused: Option<bool>,
    /// The game as it went before another way was tried from one of its positions.
    pub(super) left: Option<SavedGame>,
}

impl PlyRecord {
    /// The person decides about pauses: the walk does not bring the former state back.
    pub(super) fn forget_pause(&mut self) {
        self.was_paused = None;
    }
}
