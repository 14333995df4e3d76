//! The 256 colours of terminals: the nearest one to any colour, and contrast.

use super::inks::Rgb;

/// Levels of a channel in the 6x6x6 cube, which starts at 16.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The first of the 24 greys.
const GREYS: u8 = 232;

/// Returns the nearest colour of the cube or the greys. The first sixteen differ between terminals.
pub(super) fn nearest(wanted: Rgb) -> u8 {
    let far = |index: &u8| {
        let (r, g, b) = shown(*index);
        let square = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
        square(r, wanted.0) + square(g, wanted.1) + square(b, wanted.2)
    };
    (16..=255).min_by_key(far).unwrap_or(16)
}

/// Returns the colour with this number, from 16 on.
pub(super) fn shown(index: u8) -> Rgb {
    if index >= GREYS {
        let grey = 8 + 10 * (index - GREYS);
        return (grey, grey, grey);
    }
    let place = index.saturating_sub(16);
    let level = |place: u8| LEVELS[usize::from(place % 6)];
    (level(place / 36), level(place / 6), level(place))
}

/// Returns the relative luminance (WCAG 2).
pub(super) fn luminance((r, g, b): Rgb) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/// Returns the contrast of two colours, from 1 to 21 (WCAG 2).
pub(super) fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
