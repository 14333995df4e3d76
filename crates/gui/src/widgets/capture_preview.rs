//! Preview of the cells that each colour would take: a number on its button, and dots on the board while the button
//! is pointed at.

use damier_catalog::{CellKind, Reach, Scene, Seat, Turn};
use damier_play::GameController;

/// Cells that each call takes in a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct CapturePreview {
    /// Revision of the position, as in [`GameController::revision`].
    revision: Option<u64>,
    by_action: Vec<(String, Vec<(usize, usize)>)>,
}

impl CapturePreview {
    /// Returns true if these cells belong to the position on the board.
    pub(crate) fn are_of(&self, table: &GameController) -> bool {
        self.revision == Some(table.revision())
    }

    /// Returns the cells that an action takes; `None` if unknown.
    pub(crate) fn cells(&self, action: &str) -> Option<&[(usize, usize)]> {
        let mut known = self.by_action.iter();
        known.find(|(known, _)| known == action).map(|(_, cells)| cells.as_slice())
    }

    /// Computes the cells for every colour that can be called in the position on the board.
    pub(crate) fn new(table: &GameController) -> Self {
        let mut gains = Self { revision: Some(table.revision()), by_action: Vec::new() };
        let (scene, session) = (table.scene(), table.session());
        let Turn::Player(seat) = session.turn() else { return gains };
        let (game, state) = (table.game(), session.state().text());
        let is_call = |reach| matches!(reach, Reach::Swatch(_));
        for control in scene.controls.iter().filter(|one| one.is_legal && is_call(one.reach)) {
            let Ok(mut next) = game.session_from(&state, 0) else { continue };
            if next.act(&control.action).is_ok() {
                let taken = taken(scene, &next.scene(), seat);
                gains.by_action.push((control.action.clone(), taken));
            }
        }
        gains
    }
}

/// Returns the cells that a seat owns in the second scene but not in the first.
fn taken(before: &Scene, after: &Scene, seat: Seat) -> Vec<(usize, usize)> {
    let own = CellKind::Owned(seat);
    let cells = before.cells().zip(after.cells());
    let new = cells.filter(|((_, old), (_, new))| old.kind != own && new.kind == own);
    new.map(|(_, (place, _))| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::start::{Start, game_controller};

    #[test]
    fn a_colour_takes_the_cells_that_it_joins() {
        let position = "ABCDEF2/BCDEFAB/CDEFABC/DEFABCD/EFABCDE/FABCDEF/ABCDEFA/1CDEFAB 1 - -";
        let start = Start {
            game: "filler:8x7,colours=6".to_string(),
            position: Some(position.to_string()),
            ..Start::default()
        };
        let table = game_controller(start, 1).expect("a position");
        let gains = CapturePreview::new(&table);
        assert_eq!(gains.cells("C"), Some([(7, 1)].as_slice()), "{gains:?}");
        assert_eq!(gains.cells("A"), Some([(6, 0)].as_slice()));
        assert_eq!(gains.cells("D"), Some([].as_slice()));
        assert_eq!(gains.cells("x"), None);
    }
}
