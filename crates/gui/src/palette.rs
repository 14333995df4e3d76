//! Colours, by daylight and by night, distinct even to those who do not see all of them.

use crate::say::board;
use egui::{Color32, Ui};
use words::Phrase;

/// From light to dark: lightness falls all the way, so that a larger tile is deeper also where hues are
/// not seen. Tiles between two are mixed.
const TILES: [Color32; 9] = [
    Color32::from_rgb(0xfb, 0xf0, 0xc8),
    Color32::from_rgb(0xfb, 0xd3, 0x7f),
    Color32::from_rgb(0xf8, 0xab, 0x4a),
    Color32::from_rgb(0xee, 0x7e, 0x43),
    Color32::from_rgb(0xd6, 0x53, 0x50),
    Color32::from_rgb(0xae, 0x37, 0x64),
    Color32::from_rgb(0x7e, 0x27, 0x6e),
    Color32::from_rgb(0x4b, 0x1d, 0x66),
    Color32::from_rgb(0x22, 0x14, 0x46),
];

/// The largest tile with a colour of its own: 131072 = 2^17, the largest on 4x4.
const DEEPEST: f32 = 17.0;

/// Seven colours after Okabe and Ito (Color Universal Design, 2008), and three more; letters stand on them
/// all.
const CALLS: [Color32; 10] = [
    Color32::from_rgb(0xe6, 0x9f, 0x00),
    Color32::from_rgb(0x56, 0xb4, 0xe9),
    Color32::from_rgb(0x00, 0x9e, 0x73),
    Color32::from_rgb(0xf0, 0xe4, 0x42),
    Color32::from_rgb(0x00, 0x72, 0xb2),
    Color32::from_rgb(0xd5, 0x5e, 0x00),
    Color32::from_rgb(0xcc, 0x79, 0xa7),
    Color32::from_rgb(0x8f, 0x8f, 0x8f),
    Color32::from_rgb(0x8c, 0x56, 0x3c),
    Color32::from_rgb(0xc9, 0xd6, 0xdf),
];

/// The names of [`CALLS`], for those who do not see them.
const CALL_NAMES: [Phrase; 10] = [
    board::orange(),
    board::sky(),
    board::green(),
    board::yellow(),
    board::blue(),
    board::red(),
    board::pink(),
    board::grey(),
    board::brown(),
    board::pale(),
];

/// The colours of one theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    /// Behind the cells.
    pub(crate) board: Color32,
    /// A cell with nothing in it.
    pub(crate) empty: Color32,
    /// Around cells and pieces.
    pub(crate) line: Color32,
    /// The colour of what is pointed at, chosen, or best.
    pub(crate) accent: Color32,
    /// The colour of errors.
    pub(crate) alarm: Color32,
    /// The colour of doubtful moves.
    pub(crate) warning: Color32,
    /// Words that matter less.
    pub(crate) faint: Color32,
}

impl Palette {
    /// The colours of the theme that is shown.
    pub(crate) fn of(ui: &Ui) -> Self {
        if ui.visuals().dark_mode { Self::NIGHT } else { Self::DAY }
    }

    const DAY: Self = Self {
        board: Color32::from_rgb(0xb9, 0xae, 0x9f),
        empty: Color32::from_rgb(0xd3, 0xca, 0xbd),
        line: Color32::from_rgb(0x3a, 0x33, 0x2c),
        accent: Color32::from_rgb(0x0b, 0x5c, 0xad),
        alarm: Color32::from_rgb(0xb0, 0x1e, 0x1e),
        warning: Color32::from_rgb(0x9a, 0x57, 0x00),
        faint: Color32::from_rgb(0x5f, 0x59, 0x52),
    };

    const NIGHT: Self = Self {
        board: Color32::from_rgb(0x3b, 0x38, 0x35),
        empty: Color32::from_rgb(0x4d, 0x49, 0x45),
        line: Color32::from_rgb(0xe8, 0xe2, 0xda),
        accent: Color32::from_rgb(0x6c, 0xb6, 0xff),
        alarm: Color32::from_rgb(0xff, 0x8a, 0x80),
        warning: Color32::from_rgb(0xff, 0xc0, 0x5c),
        faint: Color32::from_rgb(0xb0, 0xa9, 0xa0),
    };

    /// A tile worth 2 to this power.
    pub(crate) fn tile(exponent: u8) -> Color32 {
        let last = TILES.len() - 1;
        let place = (f32::from(exponent.max(1)) - 1.0) / (DEEPEST - 1.0) * last as f32;
        let place = place.min(last as f32);
        let below = (place.floor() as usize).min(last - 1);
        mix(TILES[below], TILES[below + 1], place - below as f32)
    }

    /// A colour that is called, counted from 0.
    pub(crate) fn call(colour: u8) -> Color32 {
        CALLS[usize::from(colour) % CALLS.len()]
    }

    /// Its name.
    pub(crate) fn call_name(colour: u8) -> Phrase {
        CALL_NAMES[usize::from(colour) % CALL_NAMES.len()]
    }

    /// The zone of a seat, and what is written on it.
    pub(crate) fn zone(seat: usize) -> Color32 {
        if seat == 0 { Color32::from_rgb(0x1c, 0x1f, 0x26) } else { Color32::WHITE }
    }

    /// The body of a piece: dark where it is black.
    pub(crate) fn piece(is_white: bool) -> Color32 {
        if is_white {
            Color32::from_rgb(0xf6, 0xe3, 0xbb)
        } else {
            Color32::from_rgb(0x4a, 0x2d, 0x1c)
        }
    }

    /// Dark or light, whichever is read more easily on this colour.
    pub(crate) fn ink(on: Color32) -> Color32 {
        let dark = Color32::from_rgb(0x1a, 0x16, 0x12);
        if contrast(dark, on) >= contrast(Color32::WHITE, on) { dark } else { Color32::WHITE }
    }
}

/// A colour between two: the first at 0, the second at 1.
pub(crate) fn mix(a: Color32, b: Color32, part: f32) -> Color32 {
    a.lerp_to_gamma(b, part.clamp(0.0, 1.0))
}

/// Relative luminance, by WCAG 2.
fn luminance(colour: Color32) -> f32 {
    let [r, g, b, _] = egui::Rgba::from(colour).to_array();
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Contrast from 1 to 21, by WCAG 2; text is read easily from 4.5 up.
pub(crate) fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn larger_tiles_are_deeper_and_can_be_read() {
        let all: Vec<f32> = (1..=17).map(|exponent| luminance(Palette::tile(exponent))).collect();
        assert!(all.is_sorted_by(|a, b| a > b), "{all:?}");
        for exponent in 1..=17 {
            let tile = Palette::tile(exponent);
            assert!(contrast(Palette::ink(tile), tile) >= 4.0, "2^{exponent}");
        }
    }

    #[test]
    fn letters_can_be_read_on_every_colour() {
        for colour in 0..10 {
            let call = Palette::call(colour);
            assert!(contrast(Palette::ink(call), call) >= 4.0, "{}", Palette::call_name(colour));
        }
        for palette in [Palette::DAY, Palette::NIGHT] {
            assert!(contrast(palette.line, palette.board) >= 3.0);
        }
    }
}
