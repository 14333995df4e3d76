//! Colours of the light and the dark theme. Those of tiles, colours and zones come from [`table`].

use damier_catalog::palette::{self as table, Rgb};
use damier_i18n::Phrase;
use egui::{Color32, Ui};

/// Returns a colour from its hexadecimal number.
const fn rgb(hex: u32) -> Color32 {
    colour(Rgb::from_hex(hex))
}

/// Returns a colour of the table.
const fn colour(Rgb(red, green, blue): Rgb) -> Color32 {
    Color32::from_rgb(red, green, blue)
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
        board: colour(table::DAY.ground),
        empty: colour(table::DAY.empty),
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
        board: colour(table::NIGHT.ground),
        empty: colour(table::NIGHT.empty),
        line: rgb(0xe8e2da),
    };

    /// Cloth under pieces, in both themes.
    pub(crate) const CLOTH: Color32 = colour(table::CLOTH);

    /// Place of a piece on the cloth.
    pub(crate) const SOCKET: Color32 = colour(table::SOCKET);

    /// Gold of completed lines, rims and rings on every board.
    pub(crate) const GOLD: Color32 = colour(table::GOLD);

    /// Dark line of a double outline.
    pub(crate) const DARK: Color32 = colour(table::DARK);

    /// Light line of a double outline.
    pub(crate) const LIGHT: Color32 = colour(table::LIGHT);

    /// Returns the colour of the tile 2 to this power.
    pub(crate) fn tile(exponent: u8) -> Color32 {
        colour(table::tile(exponent))
    }

    /// Returns the colour of the rim of this tile, if it has one.
    pub(crate) fn rim(exponent: u8) -> Option<Color32> {
        table::rim(exponent).map(colour)
    }

    /// Returns a colour to call, by its index.
    pub(crate) fn call(index: u8) -> Color32 {
        colour(table::call(index))
    }

    /// Returns the name of a colour to call, by its index.
    pub(crate) fn call_name(colour: u8) -> Phrase {
        table::CALL_NAMES[usize::from(colour) % table::CALL_NAMES.len()]
    }

    /// Returns the colour of a seat's zone.
    pub(crate) fn zone(seat: usize) -> Color32 {
        colour(table::zone(seat).ground)
    }

    /// Returns the colour of the pattern of a seat's zone.
    pub(crate) fn zone_pattern(seat: usize) -> Color32 {
        colour(table::zone(seat).pattern)
    }

    /// Returns the colour of a black or white piece.
    pub(crate) fn piece(is_white: bool) -> Color32 {
        colour(table::PIECES[usize::from(is_white)])
    }

    /// Returns dark or light ink, whichever is more readable on this colour.
    pub(crate) fn ink(on: Color32) -> Color32 {
        colour(table::ink(Rgb(on.r(), on.g(), on.b())))
    }
}

/// Mixes two colours: the first at 0, the second at 1.
pub(crate) fn mix(a: Color32, b: Color32, part: f32) -> Color32 {
    a.lerp_to_gamma(b, part.clamp(0.0, 1.0))
}

/// Returns the contrast from 1 to 21 (WCAG 2).
#[cfg(test)]
pub(crate) fn contrast(a: Color32, b: Color32) -> f64 {
    let [a, b] = [a, b].map(|colour| Rgb(colour.r(), colour.g(), colour.b()));
    a.contrast(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a text needs, by WCAG 2, and what only has to be seen.
    const READ: f64 = 4.5;
    const SEEN: f64 = 3.0;

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
    fn the_web_page_has_the_grounds_of_the_themes_before_the_program_runs() {
        let hex = |colour: Color32| Rgb(colour.r(), colour.g(), colour.b()).to_string();
        for (file, text) in [
            ("index.html", include_str!("../web/index.html")),
            ("page.css", include_str!("../web/page.css")),
        ] {
            for theme in [Palette::DAY, Palette::NIGHT] {
                assert!(text.contains(&hex(theme.page)), "{file}: {:?}", theme.page);
            }
        }
    }
}
