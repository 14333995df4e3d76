//! Colours of what boards show: the one table for the window, the web page, reports, pictures and terminals. All colours
//! are distinct for people with a colour vision deficiency too.

#[cfg(test)]
mod tests;

use crate::text;
use damier_i18n::Phrase;
use std::fmt;

/// An opaque colour: red, green and blue. It is written as in CSS, for example `#edc22e`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// Creates a colour from its hexadecimal number, for example `0xedc22e`.
    #[must_use]
    pub const fn from_hex(hex: u32) -> Self {
        Self((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
    }

    /// Returns the relative luminance, from 0 to 1 (WCAG 2).
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// Returns the contrast to another colour, from 1 to 21 (WCAG 2). Text is easy to read from 4.5.
    #[must_use]
    pub fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

const fn hex(hex: u32) -> Rgb {
    Rgb::from_hex(hex)
}

/// Tiles from 2 to 131072, the largest on 4x4. Lightness falls at every step, so larger tiles are darker even without
/// hue. The row jumps where neither black nor white text would be readable.
pub const TILES: [Rgb; 17] = [
    hex(0xfbf0cf),
    hex(0xfbe4ad),
    hex(0xfed48d),
    hex(0xfec07d),
    hex(0xfeab6d),
    hex(0xfe955e),
    hex(0xff7c52),
    hex(0xfb6252),
    hex(0xd73749),
    hex(0xc52c5c),
    hex(0xb02672),
    hex(0x942681),
    hex(0x75288a),
    hex(0x572987),
    hex(0x3e287c),
    hex(0x292569),
    hex(0x192253),
];

/// Power of two from which tiles have a gold rim, so that the darkest stay visible on a dark board.
pub const RIMMED: u8 = 12;

/// Cells of Seven Colours, found by search within the hues of their names: orange, sky, green, yellow, blue, red and
/// pink. The nearest two are 33 apart (CIEDE2000), and 18 for people who lack a cone type (Machado and others, 2009).
/// Mauve, slate and plum follow for games with more colours.
pub const CALLS: [Rgb; 10] = [
    hex(0xf0800a),
    hex(0x33b7fd),
    hex(0x0a7e5f),
    hex(0xecee99),
    hex(0x0b38a9),
    hex(0xa91d0d),
    hex(0xfebbca),
    hex(0x9c809a),
    hex(0x474054),
    hex(0x221018),
];

/// Names of [`CALLS`], also for screen readers.
pub const CALL_NAMES: [Phrase; CALLS.len()] = [
    text::orange(),
    text::sky(),
    text::green(),
    text::yellow(),
    text::blue(),
    text::red(),
    text::pink(),
    text::mauve(),
    text::slate(),
    text::plum(),
];

/// The zone or stone of a seat. Its pattern is visible without any colour vision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ZoneColours {
    /// Main colour.
    pub ground: Rgb,
    /// Colour of the pattern: diagonal stripes for the first seat, dots for the second.
    pub pattern: Rgb,
}

/// Zones of the two seats: violet with stripes, and turquoise with dots. Each is at least 26 from the first seven of
/// [`CALLS`] (CIEDE2000), and 11 for people who lack a cone type.
pub const ZONES: [ZoneColours; 2] = [
    ZoneColours { ground: hex(0xc102f7), pattern: hex(0x7f0aa6) },
    ZoneColours { ground: hex(0x57ffeb), pattern: hex(0x1fab9c) },
];

/// Black and white pieces.
pub const PIECES: [Rgb; 2] = [hex(0x4a2d1c), hex(0xf8e8c6)];

/// Cloth under pieces with traits. Light tops and dark faces contrast with it without outlines.
pub const CLOTH: Rgb = hex(0x56776f);

/// Place of a piece on the cloth.
pub const SOCKET: Rgb = hex(0x67877f);

/// Gold of completed lines, rims and rings on every board.
pub const GOLD: Rgb = hex(0xedc22e);

/// Dark ink, and the dark line of a double outline.
pub const DARK: Rgb = hex(0x1a1612);

/// Light ink, and the light line of a double outline.
pub const LIGHT: Rgb = hex(0xffffff);

/// Luminance above which dark ink is more readable than light ink: the geometric mean of their luminances, each
/// increased by the 0.05 of the contrast formula.
pub const INK_LIMIT: f64 = 0.1976;

/// The board under separate cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardColours {
    /// Background.
    pub ground: Rgb,
    /// Empty cell.
    pub empty: Rgb,
}

/// The board on a light background.
pub const DAY: BoardColours = BoardColours { ground: hex(0xbbada0), empty: hex(0xcdc1b4) };

/// The board on a dark background.
pub const NIGHT: BoardColours = BoardColours { ground: hex(0x2b2723), empty: hex(0x3d3832) };

/// Returns the colour of the tile 2 to this power. All tiles beyond the table are like its last.
#[must_use]
pub fn tile(exponent: u8) -> Rgb {
    TILES[usize::from(exponent.max(1) - 1).min(TILES.len() - 1)]
}

/// Returns the colour of the rim of this tile, if it has one.
#[must_use]
pub fn rim(exponent: u8) -> Option<Rgb> {
    (exponent >= RIMMED).then_some(GOLD)
}

/// Returns a colour to call, by its index.
#[must_use]
pub fn call(colour: u8) -> Rgb {
    CALLS[usize::from(colour) % CALLS.len()]
}

/// Returns the colours of a seat's zone and stones.
#[must_use]
pub fn zone(seat: usize) -> ZoneColours {
    ZONES[seat.min(1)]
}

/// Returns dark or light ink, whichever is more readable on this colour.
#[must_use]
pub fn ink(on: Rgb) -> Rgb {
    if on.luminance() > INK_LIMIT { DARK } else { LIGHT }
}
