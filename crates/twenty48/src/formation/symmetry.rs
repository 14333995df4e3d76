//! Symmetries of the 4x4 board, for boards and for slides.

use crate::packed::{Packed, reversed};

/// Returns the board under one of the 8 symmetries. The three bits of `symmetry` select a transposition, then a
/// left-right mirror, then an upside-down mirror.
#[inline]
pub(super) fn mapped(symmetry: usize, board: Packed) -> Packed {
    let board = if symmetry & 1 == 1 { board.transposed() } else { board };
    if symmetry < 2 {
        return board;
    }
    let row = |row: usize| {
        let row = board.row(if symmetry & 4 == 4 { 3 - row } else { row });
        u64::from(if symmetry & 2 == 2 { reversed(row) } else { row })
    };
    Packed::from_bits(row(0) | row(1) << 16 | row(2) << 32 | row(3) << 48)
}

/// Returns where a slide leads under one of the 8 symmetries. Slides are numbered 0 to 3: left, right, up and down.
#[inline]
pub(super) const fn mapped_slide(symmetry: usize, slide: usize) -> usize {
    let slide = if symmetry & 1 == 1 { slide ^ 2 } else { slide };
    let mirrored = if slide < 2 { symmetry & 2 == 2 } else { symmetry & 4 == 4 };
    slide ^ mirrored as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Direction;
    use damier_game::Rng;

    #[test]
    fn a_mapped_slide_of_a_mapped_board_is_the_image_of_the_slide() {
        let mut rng = Rng::new(4);
        let slides = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
        for _ in 0..2000 {
            let tile = |cell: u64, rng: &mut Rng| u64::from(rng.below(4)) << (4 * cell);
            let board = Packed::from_bits((0..16).map(|cell| tile(cell, &mut rng)).sum());
            for symmetry in 0..8 {
                for slide in 0..4 {
                    let image = mapped(symmetry, board).slid(slides[mapped_slide(symmetry, slide)]);
                    assert_eq!(image, mapped(symmetry, board.slid(slides[slide])));
                }
            }
        }
    }
}
