//! The colours of what is drawn: the same as in the window, and what stands for them among the sixteen of old.

use ratatui::style::Color;

/// Red, green and blue.
pub(in crate::commands::play) type Rgb = (u8, u8, u8);

/// A colour to draw on. Of the sixteen, the ground and the letters on it: every terminal shows those otherwise, and
/// these pairs can be read on all that the tests know.
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

/// Cells of the colours of Seven Colours, distinct to every kind of eye.
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
    // No twelfth ground of the sixteen can be written on: this one is told from a zone by its letters.
    ink(0x4d0f45, Black, Green),
];

/// What stands for the last of [`CALLS`] among the sixteen where nothing is written on it.
pub(super) const UNWRITTEN: Color = Color::DarkGray;

/// Zones of seat 1 and seat 2.
pub(super) const ZONES: [Ink; 2] = [ink(0x1b1e24, Black, White), ink(0xffffff, White, Black)];

/// Black and white pieces.
pub(super) const PIECES: [Ink; 2] = [ink(0x4a2d1c, Black, White), ink(0xf8e8c6, White, Black)];

/// The cloth under the pieces, and the place of a piece on it.
pub(super) const CLOTH: Ink = ink(0x56776f, Green, Black);
pub(super) const SOCKET: Ink = ink(0x6a8b83, Green, Black);

/// The ground under tiles, and a place without a tile: by day and by night.
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

/// Words that matter less, on a light and on a dark terminal.
pub(super) const FAINT: [Rgb; 2] = [(0x5c, 0x54, 0x4b), (0xb5, 0xae, 0xa4)];

/// Letters on a dark and on a light ground.
pub(super) const LETTERS: [Rgb; 2] = [(0xff, 0xff, 0xff), (0x1a, 0x16, 0x12)];
