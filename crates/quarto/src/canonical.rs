//! The canonical form: the least image of a position over all its symmetries.

use crate::group::BoardSymmetry;
use crate::piece::{Piece, TRAITS};
use crate::rules::Quarto;
use crate::state::Position;
use crate::symmetry::FLIPS;
use crate::trait_set::TraitSet;
use damier_game::Symmetric;

/// Parts of a position that decide which image is the smallest, the most significant first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Image {
    occupied: u16,
    planes: u64,
    hand: u8,
}

/// The smallest image of a position, and the number of symmetries of the traits that leave it unchanged.
struct Least {
    image: Image,
    kept_by: u64,
}

impl Quarto {
    /// Returns the smallest of all images of a position under [`Symmetric`], in the order of [`Position`]. Two
    /// positions are the same up to symmetry exactly if their canonical forms are equal.
    #[must_use]
    pub fn canonical(&self, position: &Position) -> Position {
        self.least_image(position).0.into_position(position)
    }

    /// Returns the number of different positions that are equal to this one up to symmetry, including this one.
    #[must_use]
    pub fn orbit_size(&self, position: &Position) -> u64 {
        self.symmetries() as u64 / self.least_image(position).1
    }

    /// Returns the smallest image, and the number of symmetries that lead to it.
    fn least_image(&self, position: &Position) -> (Image, u64) {
        let mut best = Image { occupied: u16::MAX, planes: u64::MAX, hand: u8::MAX };
        let mut ways = 0;
        for board in self.table().group().boards() {
            if board.map_set(position.occupied()) > best.occupied {
                continue;
            }
            let least = least_by_traits(board, position, self.traits());
            if least.image < best {
                (best, ways) = (least.image, 0);
            }
            if least.image == best {
                ways += least.kept_by;
            }
        }
        (best, ways)
    }
}

/// Returns the smallest image over all symmetries of the traits, after one symmetry of the board.
///
/// A key is a trait's plane, with the trait's value of the piece in hand as its lowest bit. A key is smallest if its
/// highest piece has value 0, which determines the flips. The four keys in their order are smallest if they are sorted,
/// which determines the order of the traits up to equal keys. If only some traits count, the keys of these are sorted
/// among themselves, and so are the others.
fn least_by_traits(board: &BoardSymmetry, position: &Position, traits: TraitSet) -> Least {
    let occupied = board.map_set(position.occupied());
    let hand = position.hand();
    let present = u32::from(occupied) << 1 | u32::from(hand.is_some());
    let highest = 1 << present.checked_ilog2().unwrap_or(0);
    let bits = hand.map_or(0, Piece::bits);
    let mut keys: [u32; TRAITS] = std::array::from_fn(|lane| {
        let plane = u32::from(board.map_set(position.plane(lane))) << 1;
        let key = plane | u32::from(bits >> lane & 1);
        if key & highest == 0 { key } else { key ^ present }
    });
    let orders = if traits.is_all() {
        sort(&mut keys);
        count_orders(&keys)
    } else {
        sort_within(&mut keys, traits)
    };
    let flips = if present == 0 { FLIPS as u64 } else { 1 };
    Least {
        kept_by: flips * orders,
        image: Image {
            occupied,
            planes: keys.iter().fold(0, |all, &key| all << 16 | u64::from(key >> 1)),
            hand: keys.iter().fold(0, |all, &key| all << 1 | (key & 1) as u8),
        },
    }
}

/// Sorts four keys by a network of five exchanges.
fn sort(keys: &mut [u32; TRAITS]) {
    for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        (keys[a], keys[b]) = (keys[a].min(keys[b]), keys[a].max(keys[b]));
    }
}

/// Sorts the keys of the traits that count and the keys of the others, each among themselves, so that the highest trait
/// of each group has its smallest key. The keys are in the order of the traits, and then from the highest trait down.
/// Returns the number of ways to reorder the keys within their groups without changing the sequence.
fn sort_within(keys: &mut [u32; TRAITS], traits: TraitSet) -> u64 {
    keys.reverse();
    let counts = |at: usize| traits.holds(TRAITS - 1 - at);
    for high in 0..TRAITS {
        for low in high + 1..TRAITS {
            if counts(high) == counts(low) && keys[low] < keys[high] {
                keys.swap(low, high);
            }
        }
    }
    let group = |counted: bool| {
        let members = (0..TRAITS).filter(|&at| counts(at) == counted);
        members.map(|at| keys[at]).collect::<Vec<u32>>()
    };
    count_orders(&group(true)) * count_orders(&group(false))
}

/// Returns the number of ways to reorder sorted keys without changing the sequence: the product of the factorials of
/// their repetitions.
fn count_orders(keys: &[u32]) -> u64 {
    let mut run = 1;
    let mut orders = 1;
    for pair in keys.windows(2) {
        run = if pair[0] == pair[1] { run + 1 } else { 1 };
        orders *= run;
    }
    orders
}

impl Image {
    /// Returns the image as a position, in the same phase as the position `origin`, whose image it is.
    fn into_position(self, origin: &Position) -> Position {
        let hand = origin.hand().map(|_| Piece::from_low_bits(self.hand));
        origin.rebuild(self.occupied, self.planes, hand)
    }
}
