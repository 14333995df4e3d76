//! The number of running positions up to symmetry, without listing them.
//!
//! By the lemma of Cauchy, Frobenius and Burnside, the number of classes of positions under a group is the number of
//! positions that a symmetry leaves unchanged, averaged over the group. The identity leaves all positions unchanged,
//! and [`boards_without_line`] counts those. The other symmetries leave few unchanged, and these are searched one by
//! one: the squares of each cycle of the board's permutation are all empty, or hold, in order, a cycle of pieces of the
//! same length. Conjugate symmetries leave equally many positions unchanged, so one of each conjugacy class is
//! searched.

use crate::count::boards::boards_without_line;
use crate::count::fixed::{PositionClasses, fixed_positions};
use crate::count::permutation::{IDENTITY, Permutation, conjugacy_classes};
use crate::line::RuleSet;
use crate::piece::{COUNT, Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::Position;
use crate::symmetry::TRAIT_SYMMETRIES;
use damier_game::Symmetric;
use std::collections::BTreeMap;

/// Returns the number of running positions up to symmetry after 0, 1, … `most` placements (after 16 if `most` is
/// larger). The numbers are exact, and the same in misere. [`crate::PositionLayer`] lists the positions in which a
/// piece is to be given.
///
/// `progress` is called with the number of finished steps and the total: before the first step, and after each one. The
/// first six placements take less than a second. All 16 take between half a minute and a minute, most of it in
/// [`boards_without_line`].
#[must_use]
pub fn position_classes(
    rule_set: RuleSet,
    most: u32,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<PositionClasses> {
    let most = most.min(u32::from(COUNT));
    let rules = Quarto::new(rule_set, false);
    let (boards, traits) = (board_classes(&rules), trait_classes(&rules));
    let steps = most as usize + 1 + boards.len() * traits.len();
    let mut kept: Vec<PositionClasses> = Vec::new();
    for placed in 0..=most {
        progress(kept.len(), steps);
        let boards = boards_without_line(rule_set, placed, &mut |_, _| ());
        kept.push(PositionClasses { give: boards, place: boards * u64::from(16 - placed) });
    }
    let pairs = boards.iter().flat_map(|board| traits.iter().map(move |traits| (board, traits)));
    for (((board, of_boards), (traits, of_traits)), done) in pairs.zip(most as usize + 1..) {
        progress(done, steps);
        if (board, traits) != (&IDENTITY, &IDENTITY) {
            let more = fixed_positions(&rules, board, traits, most);
            for (kept, more) in kept.iter_mut().zip(more) {
                kept.give += of_boards * of_traits * more.give;
                kept.place += of_boards * of_traits * more.place;
            }
        }
    }
    progress(steps, steps);
    let size = rules.symmetries() as u64;
    let share = |kept: PositionClasses| PositionClasses {
        give: kept.give / size,
        place: kept.place / size,
    };
    kept.into_iter().map(share).collect()
}

/// Returns the conjugacy classes of the symmetries of the board: one permutation of each, and its size.
fn board_classes(rules: &Quarto) -> BTreeMap<Permutation, u64> {
    let image = |index: usize, square: u8| {
        let square = Square::new(square).map(QuartoAction::Place);
        match square.map(|action| rules.map_action(index, &Position::EMPTY, action)) {
            Some(QuartoAction::Place(image)) => image.index() as u8,
            _ => 0,
        }
    };
    let all = (0..rules.symmetries()).step_by(TRAIT_SYMMETRIES);
    conjugacy_classes(
        &all.map(|index| IDENTITY.map(|square| image(index, square))).collect::<Vec<_>>(),
    )
}

/// Returns the conjugacy classes of the symmetries of the traits, as permutations of the pieces: one permutation of
/// each, and its size.
fn trait_classes(rules: &Quarto) -> BTreeMap<Permutation, u64> {
    let image = |index: usize, piece: u8| {
        let action = QuartoAction::Give(Piece::from_low_bits(piece));
        match rules.map_action(index, &Position::EMPTY, action) {
            QuartoAction::Give(image) => image.bits(),
            QuartoAction::Place(_) => 0,
        }
    };
    let all = 0..TRAIT_SYMMETRIES;
    conjugacy_classes(
        &all.map(|index| IDENTITY.map(|piece| image(index, piece))).collect::<Vec<_>>(),
    )
}
