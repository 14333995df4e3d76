//! Inks: the colours of all boards, and their replacements among the sixteen standard colours.

use damier_catalog::palette::{self, Rgb};
use ratatui::style::Color;

/// A background colour, with background and letters among the sixteen. Terminals show those differently; these pairs
/// are readable on all that the tests know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::commands::play) struct Ink {
    pub(super) rgb: Rgb,
    pub(super) ground: Color,
    pub(super) letters: Color,
}

/// A background and its letters among the sixteen.
type Standard = (Color, Color);

const fn ink(rgb: Rgb, (ground, letters): Standard) -> Ink {
    Ink { rgb, ground, letters }
}

const fn inks<const N: usize>(colours: [Rgb; N], standard: [Standard; N]) -> [Ink; N] {
    let mut inks = [ink(colours[0], standard[0]); N];
    let mut index = 0;
    while index < N {
        inks[index] = ink(colours[index], standard[index]);
        index += 1;
    }
    inks
}

use Color::{
    Black, Blue, Cyan, Gray, Green, LightCyan, LightGreen, LightYellow, Magenta, Red, White,
};

/// Cells of Seven Colours.
pub(super) const CALLS: [Ink; 10] = inks(
    palette::CALLS,
    [
        (Gray, Black),
        (LightCyan, Black),
        (Green, Black),
        (LightYellow, Black),
        (Blue, White),
        (Red, White),
        (Magenta, White),
        (Cyan, Black),
        (LightGreen, Black),
        // None of the sixteen is left as a readable background. The letters tell this one from a zone.
        (Black, Green),
    ],
);

/// Replaces the last of [`CALLS`] among the sixteen for surfaces without letters.
pub(super) const UNWRITTEN: Color = Color::DarkGray;

/// Zones of seat 1 and seat 2.
pub(super) const ZONES: [Ink; 2] =
    inks([palette::ZONES[0].ground, palette::ZONES[1].ground], [(Black, White), (White, Black)]);

/// Black and white pieces.
pub(super) const PIECES: [Ink; 2] = inks(palette::PIECES, [(Black, White), (White, Black)]);

/// The cloth under the pieces, and the place of a piece on it.
pub(super) const CLOTH: Ink = ink(palette::CLOTH, (Green, Black));
pub(super) const SOCKET: Ink = ink(palette::SOCKET, (Green, Black));

/// The background under tiles and of an empty place, on light and dark terminals.
pub(super) const BOARDS: [[Ink; 2]; 2] = [
    inks([palette::DAY.ground, palette::DAY.empty], [(Gray, Black); 2]),
    inks([palette::NIGHT.ground, palette::NIGHT.empty], [(Black, White); 2]),
];

/// Tiles from 2 to 131072.
pub(super) const TILES: [Ink; 17] = inks(
    palette::TILES,
    [
        (White, Black),
        (LightYellow, Black),
        (LightGreen, Black),
        (LightCyan, Black),
        (Green, Black),
        (Cyan, Black),
        (Gray, Black),
        (Red, White),
        (Red, White),
        (Magenta, White),
        (Magenta, White),
        (Blue, White),
        (Blue, White),
        (Black, White),
        (Black, White),
        (Black, White),
        (Black, White),
    ],
);

/// Unimportant words, on a light and on a dark terminal.
pub(super) const FAINT: [Rgb; 2] = [Rgb(0x5c, 0x54, 0x4b), Rgb(0xb5, 0xae, 0xa4)];
