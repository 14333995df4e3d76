//! Colours of the terminal, for a light or a dark background.

mod inks;
mod nearest;
#[cfg(test)]
mod tests;

use clap::ValueEnum;
use damier_catalog::palette::{DARK, LIGHT, Rgb};
use damier_i18n::Lang;
pub(super) use inks::Ink;
use inks::{BOARDS, CALLS, CLOTH, FAINT, PIECES, SOCKET, TILES, UNWRITTEN, ZONES};
use nearest::{nearest, shown};
use ratatui::style::{Color, Modifier, Style};

/// The number of colours that a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// No colours: only bold, reverse and underlined.
    Mono,
    /// The sixteen standard colours.
    Sixteen,
    /// A 6x6x6 cube, and greys.
    Cube,
    /// All RGB colours.
    True,
}

/// The background of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Theme {
    /// From COLORFGBG; without it, colours that are readable on any background
    #[default]
    Auto,
    /// Dark letters on a light background
    Light,
    /// Light letters on a dark background
    Dark,
}

impl Theme {
    /// Reads `COLORFGBG`: letters and background among the sixteen colours, for example `0;15`.
    fn from_colorfgbg(colours: &str) -> Self {
        let ground = colours.rsplit(';').next().and_then(|ground| ground.parse().ok());
        match ground {
            Some(7 | 9..=15) => Self::Light,
            Some(0..=6 | 8) => Self::Dark,
            _ => Self::Auto,
        }
    }
}

/// Styles with the colours that the terminal has. Everything coloured has its own background, so it is readable on any
/// terminal; the rest uses the terminal's own colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Paint {
    pub(super) depth: Depth,
    pub(super) theme: Theme,
    /// Language of the letters on pieces.
    pub(super) lang: Lang,
}

impl Paint {
    /// Detects the colours from the environment: `NO_COLOR`, `COLORTERM`, `TERM`, `WT_SESSION` of the Windows terminal,
    /// which sets neither, and `COLORFGBG` if no theme is given.
    pub(super) fn from_env(
        theme: Theme,
        lang: Lang,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let value = |name| variable(name).unwrap_or_default();
        let (colorterm, term) = (value("COLORTERM"), value("TERM"));
        let depth = if !value("NO_COLOR").is_empty() {
            Depth::Mono
        } else if ["truecolor", "24bit"].contains(&colorterm.as_str())
            || (term.is_empty() && !value("WT_SESSION").is_empty())
        {
            Depth::True
        } else if term.contains("256color") {
            Depth::Cube
        } else {
            Depth::Sixteen
        };
        let theme =
            if theme == Theme::Auto { Theme::from_colorfgbg(&value("COLORFGBG")) } else { theme };
        Self { depth, theme, lang }
    }

    pub(super) fn has_colours(self) -> bool {
        self.depth != Depth::Mono
    }

    /// Returns true if there are enough colours for a background under the whole board. Otherwise cells have frames.
    pub(super) fn has_grounds(self) -> bool {
        matches!(self.depth, Depth::Cube | Depth::True)
    }

    /// Converts an ink to a colour of this terminal.
    pub(super) fn colour(self, ink: Ink) -> Color {
        match self.depth {
            Depth::Mono => Color::Reset,
            Depth::Sixteen if ink == CALLS[CALLS.len() - 1] => UNWRITTEN,
            Depth::Sixteen => ink.ground,
            Depth::Cube | Depth::True => self.exact(ink.rgb).0,
        }
    }

    /// Returns the nearest colour of this terminal, and its RGB value.
    fn exact(self, rgb: Rgb) -> (Color, Rgb) {
        if self.depth == Depth::Cube {
            let index = nearest(rgb);
            return (Color::Indexed(index), shown(index));
        }
        (Color::Rgb(rgb.0, rgb.1, rgb.2), rgb)
    }

    /// Returns the style of readable text on this ink.
    pub(super) fn on(self, ink: Ink) -> Style {
        match self.depth {
            Depth::Mono => Style::new(),
            Depth::Sixteen => Style::new().bg(ink.ground).fg(ink.letters),
            Depth::Cube | Depth::True => {
                let (ground, look) = self.exact(ink.rgb);
                let letters = [LIGHT, DARK].map(|letters| self.exact(letters));
                let read = letters.map(|(_, letters)| letters.contrast(look));
                let best = usize::from(read[1] >= read[0]);
                Style::new().bg(ground).fg(letters[best].0)
            }
        }
    }

    /// Returns the same style as [`Paint::on`], but bold. With sixteen colours it is not bold, because bold black would
    /// be grey.
    fn bold(self, ink: Ink) -> Style {
        let is_grey = self.depth == Depth::Sixteen && ink.letters == Color::Black;
        if is_grey { self.on(ink) } else { self.on(ink).add_modifier(Modifier::BOLD) }
    }

    /// Returns the style of an empty surface.
    pub(super) fn surface(self, ink: Ink) -> Style {
        let colour = self.colour(ink);
        if self.has_colours() { Style::new().fg(colour).bg(colour) } else { Style::new() }
    }

    /// Returns the style of a cell of Seven Colours.
    pub(super) fn call(self, colour: u8) -> Style {
        self.on(call_ink(colour))
    }

    /// Returns the style of a cell in a zone. It differs from other cells even without colours.
    pub(super) fn zone(self, seat: usize) -> Style {
        let style = self.bold(zone_ink(seat));
        match (self.has_colours(), seat) {
            (true, _) => style,
            (false, 0) => style.add_modifier(Modifier::BOLD | Modifier::REVERSED),
            (false, _) => style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        }
    }

    /// Returns the style of a tile with this power of two.
    pub(super) fn tile(self, exponent: u8) -> Style {
        self.bold(tile_ink(exponent))
    }

    /// Returns the styles of the background under tiles and of an empty place.
    pub(super) fn board(self) -> [Style; 2] {
        BOARDS[usize::from(self.theme != Theme::Light)].map(|ink| self.on(ink))
    }

    /// Returns the style of a white or a black piece.
    pub(super) fn piece(self, is_white: bool) -> Style {
        self.bold(piece_ink(is_white))
    }

    /// Returns the styles of the cloth under pieces and of a place for a piece.
    pub(super) fn cloth(self) -> [Style; 2] {
        [CLOTH, SOCKET].map(|ink| self.on(ink))
    }

    /// Returns the style of unimportant words.
    pub(super) fn faint(self) -> Style {
        let rgb = match self.theme {
            Theme::Light => FAINT[0],
            Theme::Dark => FAINT[1],
            Theme::Auto => return Style::new(),
        };
        if self.has_grounds() { Style::new().fg(self.exact(rgb).0) } else { Style::new() }
    }
}

pub(super) fn call_ink(colour: u8) -> Ink {
    CALLS[usize::from(colour) % CALLS.len()]
}

pub(super) fn zone_ink(seat: usize) -> Ink {
    ZONES[seat.min(1)]
}

pub(super) fn piece_ink(is_white: bool) -> Ink {
    PIECES[usize::from(is_white)]
}

fn tile_ink(exponent: u8) -> Ink {
    TILES[usize::from(exponent.max(1) - 1).min(TILES.len() - 1)]
}
