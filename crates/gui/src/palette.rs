//! Colours of the light and the dark theme, also distinct for people with a colour vision deficiency.

use crate::text::board;
use damier_i18n::Phrase;
use egui::{Color32, Ui};

/// Tiles from 2 to 131072, the largest on 4x4. Lightness falls at every step, so larger tiles are darker even without
/// hue. The row jumps where neither black nor white text would be readable.
const TILES: [Color32; 17] = [
    rgb(0xfbf0cf),
    rgb(0xfbe4ad),
    rgb(0xfed48d),
    rgb(0xfec07d),
    rgb(0xfeab6d),
    rgb(0xfe955e),
    rgb(0xff7c52),
    rgb(0xfb6252),
    rgb(0xd73749),
    rgb(0xc52c5c),
    rgb(0xb02672),
    rgb(0x942681),
    rgb(0x75288a),
    rgb(0x572987),
    rgb(0x3e287c),
    rgb(0x292569),
    rgb(0x192253),
];

/// Power of two from which tiles have a gold rim, so that the darkest stay visible on a dark board.
const RIMMED: u8 = 12;

/// Seven colours found by search within the hues of their names. The nearest two are 33 apart (CIEDE2000), and 18 for
/// people who lack a cone type (Machado and others, 2009). Three more follow. Letters are readable on all of them.
const CALLS: [Color32; 10] = [
    rgb(0xf0800a),
    rgb(0x33b7fd),
    rgb(0x0a7e5f),
    rgb(0xecee99),
    rgb(0x0b38a9),
    rgb(0xa91d0d),
    rgb(0xfebbca),
    rgb(0x9c809a),
    rgb(0x474054),
    rgb(0x221018),
];

/// Names of [`CALLS`] for screen readers.
const CALL_NAMES: [Phrase; 10] = [
    board::orange(),
    board::sky(),
    board::green(),
    board::yellow(),
    board::blue(),
    board::red(),
    board::pink(),
    board::mauve(),
    board::slate(),
    board::plum(),
];

/// Returns a colour from its hexadecimal number.
const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Colours of one theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// Background of the page.
    pub(crate) page: Color32,
    /// Background of dialogs and cards.
    pub(crate) card: Color32,
    /// Background of buttons and fields.
    pub(crate) inset: Color32,
    /// Text.
    pub(crate) ink: Color32,
    /// Less important text.
    pub(crate) faint: Color32,
    /// Borders of buttons.
    pub(crate) edge: Color32,
    /// Colour of what is pointed at, chosen, or best.
    pub(crate) accent: Color32,
    /// Text on the accent colour.
    pub(crate) on_accent: Color32,
    /// Colour of success.
    pub(crate) good: Color32,
    /// Colour of doubtful moves.
    pub(crate) warning: Color32,
    /// Colour of errors.
    pub(crate) alarm: Color32,
    /// Colour of victories and records.
    pub(crate) gold: Color32,
    /// Background of the board.
    pub(crate) board: Color32,
    /// Empty cell.
    pub(crate) empty: Color32,
    /// Lines around cells.
    pub(crate) line: Color32,
}

impl Palette {
    /// Returns the colours of the current theme.
    pub(crate) fn from_ui(ui: &Ui) -> Self {
        if ui.visuals().dark_mode { Self::NIGHT } else { Self::DAY }
    }

    /// Light theme.
    pub(crate) const DAY: Self = Self {
        page: rgb(0xfaf8f3),
        card: rgb(0xffffff),
        inset: rgb(0xf0ece4),
        ink: rgb(0x211c17),
        faint: rgb(0x5c544b),
        edge: rgb(0x857a6d),
        accent: rgb(0x0b5cad),
        on_accent: rgb(0xffffff),
        good: rgb(0x17693a),
        warning: rgb(0x8a4b00),
        alarm: rgb(0xb3261e),
        gold: rgb(0x8a6100),
        board: rgb(0xbbada0),
        empty: rgb(0xcdc1b4),
        line: rgb(0x3a332c),
    };

    /// Dark theme.
    pub(crate) const NIGHT: Self = Self {
        page: rgb(0x15171a),
        card: rgb(0x1e2125),
        inset: rgb(0x292d33),
        ink: rgb(0xf2eee8),
        faint: rgb(0xb5aea4),
        edge: rgb(0x7f7a73),
        accent: rgb(0x7db8ff),
        on_accent: rgb(0x0b1b2b),
        good: rgb(0x6ccb8e),
        warning: rgb(0xf0b24a),
        alarm: rgb(0xff8a80),
        gold: rgb(0xedc22e),
        board: rgb(0x2b2723),
        empty: rgb(0x3d3832),
        line: rgb(0xe8e2da),
    };

    /// Cloth under Quarto's pieces, in both themes. Light tops and dark faces contrast with it without outlines.
    pub(crate) const CLOTH: Color32 = rgb(0x56776f);

    /// Place of a piece on the cloth.
    pub(crate) const SOCKET: Color32 = rgb(0x65857e);

    /// Gold of completed lines, rims and rings on every board.
    pub(crate) const GOLD: Color32 = rgb(0xedc22e);

    /// Returns the colour of the tile 2 to this power.
    pub(crate) fn tile(exponent: u8) -> Color32 {
        TILES[usize::from(exponent.max(1) - 1).min(TILES.len() - 1)]
    }

    /// Returns the colour of the rim of this tile, if it has one.
    pub(crate) fn rim(exponent: u8) -> Option<Color32> {
        (exponent >= RIMMED).then_some(Self::GOLD)
    }

    /// Returns a colour to call, by its index.
    pub(crate) fn call(colour: u8) -> Color32 {
        CALLS[usize::from(colour) % CALLS.len()]
    }

    /// Returns the name of a colour to call, by its index.
    pub(crate) fn call_name(colour: u8) -> Phrase {
        CALL_NAMES[usize::from(colour) % CALL_NAMES.len()]
    }

    /// Returns the colour of a seat's zone.
    pub(crate) fn zone(seat: usize) -> Color32 {
        if seat == 0 { rgb(0x1b1e24) } else { Color32::WHITE }
    }

    /// Returns dark or light ink, whichever is more readable on this colour.
    pub(crate) fn ink(on: Color32) -> Color32 {
        let dark = rgb(0x1a1612);
        if contrast(dark, on) >= contrast(Color32::WHITE, on) { dark } else { Color32::WHITE }
    }
}

/// Mixes two colours: the first at 0, the second at 1.
pub(crate) fn mix(a: Color32, b: Color32, part: f32) -> Color32 {
    a.lerp_to_gamma(b, part.clamp(0.0, 1.0))
}

/// Returns the relative luminance (WCAG 2).
fn luminance(colour: Color32) -> f32 {
    let [r, g, b, _] = egui::Rgba::from(colour).to_array();
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Returns the contrast from 1 to 21 (WCAG 2). Text is easy to read from 4.5.
pub(crate) fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a text needs, by WCAG 2, and what only has to be seen.
    const READ: f32 = 4.5;
    const SEEN: f32 = 3.0;

    #[test]
    fn larger_tiles_are_deeper_and_can_be_read() {
        let all: Vec<f32> = (1..=17).map(|exponent| luminance(Palette::tile(exponent))).collect();
        assert!(all.is_sorted_by(|a, b| a > b), "{all:?}");
        for exponent in 1..=17 {
            let tile = Palette::tile(exponent);
            assert!(contrast(Palette::ink(tile), tile) >= READ, "2^{exponent}");
            let rim = Palette::rim(exponent);
            assert!(rim.is_none_or(|rim| contrast(rim, tile) >= SEEN), "2^{exponent}");
        }
    }

    #[test]
    fn letters_can_be_read_on_every_colour() {
        let grounds = (0..10).map(Palette::call).chain([0, 1].map(Palette::zone));
        for ground in grounds {
            assert!(contrast(Palette::ink(ground), ground) >= READ, "{ground:?}");
        }
    }

    #[test]
    fn every_text_can_be_read_on_every_ground_of_its_theme() {
        for (name, one) in [("day", Palette::DAY), ("night", Palette::NIGHT)] {
            for ground in [one.page, one.card, one.inset] {
                let words =
                    [one.ink, one.faint, one.accent, one.good, one.warning, one.alarm, one.gold];
                for word in words {
                    let found = contrast(word, ground);
                    assert!(found >= READ, "{name}: {word:?} on {ground:?}: {found}");
                }
                assert!(contrast(one.edge, ground) >= SEEN, "{name}: {ground:?}");
            }
            assert!(contrast(one.on_accent, one.accent) >= READ, "{name}");
            assert!(contrast(one.line, one.board) >= SEEN, "{name}");
        }
    }

    #[test]
    fn zones_are_told_from_every_colour_by_one_of_their_two_lines() {
        for colour in (0..7).map(Palette::call) {
            let lines = [0, 1].map(|seat| contrast(Palette::zone(seat), colour));
            assert!(lines[0].max(lines[1]) >= READ, "{colour:?}: {lines:?}");
        }
    }
}
