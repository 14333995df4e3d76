//! Drawn boards by another method, which shares no code with the crate: all arrangements of the upper
//! half of the board against all of the lower half.

use std::collections::{BTreeMap, HashMap};

/// For every line across the halves, one byte: the trait values that a half's pieces on it share, two
/// bits for each trait. Two halves fit if no line has a value in both.
type Signature = [u64; 3];

/// Returns the number of arrangements of all 16 pieces without a line. `lines` are squares by row and column.
pub(crate) fn drawn_boards(lines: &[Vec<(usize, usize)>]) -> u64 {
    let classes = piece_sets();
    let pairs = classes.iter().map(|(&upper, &size)| {
        let (above, below) = (arrangements(lines, 0, upper), arrangements(lines, 2, !upper));
        size * fitting(&above, &below)
    });
    pairs.sum()
}

fn fitting(above: &[(Signature, u64)], below: &[(Signature, u64)]) -> u64 {
    let fits = |a: &Signature, b: &Signature| a[0] & b[0] | a[1] & b[1] | a[2] & b[2] == 0;
    let below_one = |(a, ways): &(Signature, u64)| {
        let partners = below.iter().filter(|(b, _)| fits(a, b)).map(|(_, ways)| ways);
        ways * partners.sum::<u64>()
    };
    above.iter().map(below_one).sum()
}

/// Returns the sets of eight pieces up to the 384 symmetries of the traits: the smallest set of each class, and the
/// size of the class.
fn piece_sets() -> BTreeMap<u16, u64> {
    let mut orders = Vec::new();
    for code in 0..256 {
        let order = [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6];
        if (0..4).all(|bit| order.contains(&bit)) {
            orders.push(order);
        }
    }
    let image = |set: u16, order: &[u16; 4], flip: u16| {
        let piece = |piece: u16| (0..4).map(|t| (piece >> t & 1) << order[t]).sum::<u16>() ^ flip;
        (0..16).filter(|p| set >> p & 1 == 1).fold(0, |image, p| image | 1u16 << piece(p))
    };
    let mut classes = BTreeMap::new();
    for set in (0..=u16::MAX).filter(|set| set.count_ones() == 8) {
        let images =
            orders.iter().flat_map(|order| (0..16).map(move |flip| image(set, order, flip)));
        *classes.entry(images.min().unwrap_or(set)).or_default() += 1;
    }
    classes
}

/// Returns the signatures of the arrangements of eight pieces on the two rows from `row` on that complete no line
/// there, and the number of arrangements with each signature.
fn arrangements(lines: &[Vec<(usize, usize)>], row: usize, pieces: u16) -> Vec<(Signature, u64)> {
    let part = |line: &Vec<(usize, usize)>| -> Vec<usize> {
        let inside = line.iter().filter(|square| square.0 / 2 == row / 2);
        inside.map(|(r, c)| (r - row) * 4 + c).collect()
    };
    let parts: Vec<Vec<usize>> = lines.iter().map(part).collect();
    let (inner, across): (Vec<_>, Vec<_>) = parts.into_iter().partition(|part| part.len() == 4);
    // A line that lies wholly in the other half has no byte here, nor has it there.
    let across: Vec<Vec<usize>> = across.into_iter().filter(|part| !part.is_empty()).collect();
    let mut found = HashMap::new();
    let pieces: Vec<u16> = (0..16).filter(|piece| pieces >> piece & 1 == 1).collect();
    permute(&mut pieces.clone(), 0, &mut |pieces| {
        let shared =
            |part: &Vec<usize>| part.iter().fold(0xff, |all, &at| all & values(pieces[at]));
        if inner.iter().all(|part| shared(part) == 0) {
            let mut signature = [0; 3];
            for (at, part) in across.iter().enumerate() {
                signature[at / 8] |= shared(part) << (8 * (at % 8));
            }
            *found.entry(signature).or_default() += 1;
        }
    });
    found.into_iter().collect()
}

/// Returns the trait values of a piece: one of two bits for each trait.
fn values(piece: u16) -> u64 {
    (0..4).map(|t| 1 << (2 * t + (piece >> t & 1))).sum()
}

/// Calls `visit` with every order of the elements from `from` on.
fn permute(elements: &mut [u16], from: usize, visit: &mut dyn FnMut(&[u16])) {
    if from == elements.len() {
        visit(elements);
    }
    for at in from..elements.len() {
        elements.swap(from, at);
        permute(elements, from + 1, visit);
        elements.swap(from, at);
    }
}
