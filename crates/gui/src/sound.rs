//! Sounds of moves. A platform that has sound decides how each one sounds.

use damier_catalog::{Cell, CellKind, Motion, Scene};

/// Kind of a sound after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveSound {
    /// Something was slid.
    Slide,
    /// Something was slid, and met its like.
    Merge,
    /// A piece or a stone was placed.
    Place,
    /// Cells got an owner.
    Capture {
        /// Number of these cells.
        cells: usize,
    },
    /// The person has won, or reached the goal.
    Won,
    /// The game ended in another way.
    Over,
}

impl MoveSound {
    /// Returns the sound of the move from one scene to the next of the same game, with its motions; `None` if no cell
    /// tells of it, for example if a piece was given.
    pub(crate) fn between(before: &Scene, after: &Scene, motions: &[Motion]) -> Option<Self> {
        if !motions.is_empty() {
            return Some(if has_merge(motions) { Self::Merge } else { Self::Slide });
        }
        let cells = before.cells().zip(after.cells());
        let changed = cells.filter(|((_, old), (_, new))| old.kind != new.kind);
        let changed: Vec<&Cell> = changed.map(|(_, (_, new))| new).collect();
        let owned = changed.iter().filter(|cell| matches!(cell.kind, CellKind::Owned(_)));
        let placed = |cell: &&Cell| matches!(cell.kind, CellKind::Piece(_) | CellKind::Stone(_));
        match owned.count() {
            0 => changed.iter().any(placed).then_some(Self::Place),
            cells => Some(Self::Capture { cells }),
        }
    }
}

/// Returns true if two motions end in the same cell.
fn has_merge(motions: &[Motion]) -> bool {
    let mut rest = motions;
    while let Some((one, others)) = rest.split_first() {
        if others.iter().any(|other| other.to == one.to) {
            return true;
        }
        rest = others;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_catalog::open;

    /// Returns the sound of an action in a position.
    fn sound(game: &str, position: &str, action: &str) -> Option<MoveSound> {
        let game = open(game).expect("known");
        let mut session = game.session_from(position, 1).expect("a position");
        let before = session.scene();
        session.act(action).expect("legal");
        MoveSound::between(&before, &session.scene(), &session.motions(0))
    }

    #[test]
    fn a_slide_sounds_different_if_tiles_merge() {
        let slid = |position| sound("2048", position, "left");
        assert_eq!(slid(". 2 4 ./. . . ./. . . ./. . . ."), Some(MoveSound::Slide));
        assert_eq!(slid("2 . 2 ./. . . ./. . . ./. . . ."), Some(MoveSound::Merge));
    }

    #[test]
    fn a_placed_piece_sounds_and_a_given_one_does_not() {
        assert_eq!(sound("quarto", "..../..../..../.... -", "give 7"), None);
        assert_eq!(sound("quarto", "..../..../..../.... 7", "B2"), Some(MoveSound::Place));
    }

    #[test]
    fn a_capture_knows_its_number_of_cells() {
        let called = |colour| sound("filler:4x4", "ABC2/BBDA/1CDD/1ADD 1 - -", colour);
        assert_eq!(called("B"), Some(MoveSound::Capture { cells: 3 }));
        assert_eq!(called("C"), Some(MoveSound::Capture { cells: 1 }));
    }
}
