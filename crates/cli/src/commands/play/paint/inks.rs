//! Inks: the colours of the window, and their replacements among the sixteen standard colours.

use ratatui::style::Color;

/// Red, green and blue.
pub(in crate::commands::play) type Rgb = (u8, u8, u8);

/// A background colour, with background and letters among the sixteen. Terminals show those differently; these pairs
/// are readable on all that the tests know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::commands::play) struct Ink {
    pub(super) rgb: Rgb,
    pub(super) ground: Color,
    pub(super) letters: Color,
}

const fn ink(hex: u32, ground: Color, letters: Color) -> Ink {
    Ink { rgb: ((hex >> 16) as u8, (hex >> 8) as u8, hex as u8), ground, letters }
}

use Color::{
    Black, Blue, Cyan, Gray, Green, LightCyan, LightGreen, LightYellow, Magenta, Red, White,
};

/// Cells of Seven Colours, distinguishable with any kind of colour vision.
pub(super) const CALLS: [Ink; 10] = [
    ink(0xf0800a, Gray, Black),
    ink(0x33b7fd, LightCyan, Black),
    ink(0x0a7e5f, Green, Black),
    ink(0xecee99, LightYellow, Black),
    ink(0x0b38a9, Blue, White),
    ink(0xa91d0d, Red, White),
    ink(0xfebbca, Magenta, White),
    ink(0x9c809a, Cyan, Black),
    ink(0x474054, LightGreen, Black),
    // None of the sixteen is left as a readable background. The letters tell this one from a zone.
    ink(0x4d0f45, Black, Green),
];

/// Replaces the last of [`CALLS`] among the sixteen for surfaces without letters.
pub(super) const UNWRITTEN: Color = Color::DarkGray;

/// Zones of seat 1 and seat 2.
pub(super) const ZONES: [Ink; 2] = [ink(0x1b1e24, Black, White), ink(0xffffff, White, Black)];

/// Black and white pieces.
pub(super) const PIECES: [Ink; 2] = [ink(0x4a2d1c, Black, White), ink(0xf8e8c6, White, Black)];

/// The cloth under the pieces, and the place of a piece on it.
pub(super) const CLOTH: Ink = ink(0x56776f, Green, Black);
pub(super) const SOCKET: Ink = ink(0x6a8b83, Green, Black);

/// The background under tiles and of an empty place, on light and dark terminals.
pub(super) const BOARDS: [[Ink; 2]; 2] = [
    [ink(0xbbada0, Gray, Black), ink(0xcdc1b4, Gray, Black)],
    [ink(0x2b2723, Black, White), ink(0x3d3832, Black, White)],
];

/// Tiles from 2 to 131072: lightness falls at every step.
pub(super) const TILES: [Ink; 17] = [
    ink(0xfbf0cf, White, Black),
    ink(0xfbe4ad, LightYellow, Black),
    ink(0xfed48d, LightGreen, Black),
    ink(0xfec07d, LightCyan, Black),
    ink(0xfeab6d, Green, Black),
    ink(0xfe955e, Cyan, Black),
    ink(0xff7c52, Gray, Black),
    ink(0xfb6252, Red, White),
    ink(0xd73749, Red, White),
    ink(0xc52c5c, Magenta, White),
    ink(0xb02672, Magenta, White),
    ink(0x942681, Blue, White),
    ink(0x75288a, Blue, White),
    ink(0x572987, Black, White),
    ink(0x3e287c, Black, White),
    ink(0x292569, Black, White),
    ink(0x192253, Black, White),
];

/// Unimportant words, on a light and on a dark terminal.
pub(super) const FAINT: [Rgb; 2] = [(0x5c, 0x54, 0x4b), (0xb5, 0xae, 0xa4)];

/// Letters on a dark and on a light background.
pub(super) const LETTERS: [Rgb; 2] = [(0xff, 0xff, 0xff), (0x1a, 0x16, 0x12)];
