//! The 256 colours of terminals: the nearest one to any colour.

use damier_catalog::palette::Rgb;

/// Levels of a channel in the 6x6x6 cube, which starts at 16.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The first of the 24 greys.
const GREYS: u8 = 232;

/// Returns the nearest colour of the cube or the greys. The first sixteen differ between terminals.
pub(super) fn nearest(wanted: Rgb) -> u8 {
    let far = |index: &u8| {
        let Rgb(r, g, b) = shown(*index);
        let square = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
        square(r, wanted.0) + square(g, wanted.1) + square(b, wanted.2)
    };
    (16..=255).min_by_key(far).unwrap_or(16)
}

/// Returns the colour with this number, from 16 on.
pub(super) fn shown(index: u8) -> Rgb {
    if index >= GREYS {
        let grey = 8 + 10 * (index - GREYS);
        return Rgb(grey, grey, grey);
    }
    let place = index.saturating_sub(16);
    let level = |place: u8| LEVELS[usize::from(place % 6)];
    Rgb(level(place / 36), level(place / 6), level(place))
}
