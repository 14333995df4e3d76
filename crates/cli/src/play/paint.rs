//! Colours, as many as the terminal has.

use ratatui::style::{Color, Modifier, Style};

/// Red, green and blue.
pub(super) type Rgb = (u8, u8, u8);

/// The number of colours that a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// None: bold, reverse and underline only.
    Mono,
    /// The sixteen of old.
    Sixteen,
    /// A cube of six by six by six.
    Cube,
    /// All of them.
    True,
}

/// A colour, and what stands for it among the sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ink(pub(super) Rgb, pub(super) Color);

/// Cells of the colours of Seven Colours, distinct to every kind of eye (Okabe and Ito's, and three more).
const CALLS: [Ink; 10] = [
    Ink((230, 159, 0), Color::Yellow),
    Ink((86, 180, 233), Color::LightCyan),
    Ink((0, 158, 115), Color::Green),
    Ink((240, 228, 66), Color::LightYellow),
    Ink((0, 92, 178), Color::Blue),
    Ink((213, 74, 0), Color::Red),
    Ink((214, 130, 178), Color::LightMagenta),
    Ink((120, 72, 50), Color::LightRed),
    Ink((140, 140, 140), Color::Gray),
    Ink((102, 40, 140), Color::Magenta),
];

/// Zones of seat 1 and seat 2.
const ZONES: [Ink; 2] = [Ink((255, 255, 255), Color::White), Ink((20, 20, 20), Color::Black)];

/// White and black pieces.
const PIECES: [Ink; 2] =
    [Ink((120, 170, 255), Color::LightBlue), Ink((255, 214, 110), Color::LightYellow)];

/// Tiles from 2 up, deeper and deeper.
const DEEPENING: [Ink; 8] = [
    Ink((240, 232, 220), Color::White),
    Ink((240, 206, 140), Color::LightYellow),
    Ink((244, 160, 90), Color::Yellow),
    Ink((238, 104, 60), Color::LightRed),
    Ink((198, 44, 52), Color::Red),
    Ink((140, 24, 92), Color::LightMagenta),
    Ink((84, 16, 116), Color::Magenta),
    Ink((24, 20, 84), Color::Blue),
];

/// The exponent from which tiles get no deeper: 131072.
const DEEPEST: u8 = 17;

/// Paints in as many colours as there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Paint {
    pub(super) depth: Depth,
}

impl Paint {
    /// Reads the terminal's colours from the environment: `NO_COLOR`, `COLORTERM` and `TERM`, and the `WT_SESSION` of
    /// Windows' terminal, which sets neither.
    pub(super) fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
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
        Self { depth }
    }

    pub(super) fn has_colours(self) -> bool {
        self.depth != Depth::Mono
    }

    /// The ink as a colour of this terminal.
    pub(super) fn colour(self, Ink((r, g, b), named): Ink) -> Color {
        match self.depth {
            Depth::Mono => Color::Reset,
            Depth::Sixteen => named,
            Depth::Cube => cube((r, g, b)),
            Depth::True => Color::Rgb(r, g, b),
        }
    }

    /// Text that can be read on this ink.
    pub(super) fn on(self, ink: Ink) -> Style {
        if !self.has_colours() {
            return Style::new();
        }
        let dark = match self.depth {
            Depth::Sixteen => {
                matches!(ink.1, Color::Blue | Color::Red | Color::Magenta | Color::Black)
            }
            _ => luma(ink.0) < 118,
        };
        Style::new().bg(self.colour(ink)).fg(if dark { Color::White } else { Color::Black })
    }

    /// Text in this ink.
    pub(super) fn text(self, ink: Ink) -> Style {
        if self.has_colours() { Style::new().fg(self.colour(ink)) } else { Style::new() }
    }

    /// A cell of a colour of Seven Colours.
    pub(super) fn call(self, colour: u8) -> Style {
        self.on(call_ink(colour))
    }

    /// A cell of a zone: recognisable beside cells of colours even without colours.
    pub(super) fn zone(self, seat: usize) -> Style {
        let style = self.on(zone_ink(seat)).add_modifier(Modifier::BOLD);
        match (self.has_colours(), seat) {
            (true, _) => style,
            (false, 0) => style.add_modifier(Modifier::REVERSED),
            (false, _) => style.add_modifier(Modifier::UNDERLINED),
        }
    }

    /// A tile worth 2 to this power.
    pub(super) fn tile(self, exponent: u8) -> Style {
        self.on(tile_ink(exponent)).add_modifier(Modifier::BOLD)
    }

    /// A white or a black piece.
    pub(super) fn piece(self, is_white: bool) -> Style {
        self.text(PIECES[usize::from(is_white)]).add_modifier(Modifier::BOLD)
    }
}

pub(super) fn call_ink(colour: u8) -> Ink {
    CALLS[usize::from(colour) % CALLS.len()]
}

pub(super) fn zone_ink(seat: usize) -> Ink {
    ZONES[seat.min(1)]
}

fn tile_ink(exponent: u8) -> Ink {
    let steps = DEEPENING.len() - 1;
    let place = usize::from(exponent.clamp(1, DEEPEST) - 1) * steps;
    let (index, rest) = (place / usize::from(DEEPEST - 1), place % usize::from(DEEPEST - 1));
    let (low, high) = (DEEPENING[index], DEEPENING[(index + 1).min(steps)]);
    let mix = |from: u8, to: u8| {
        let (from, to, rest) = (i32::from(from), i32::from(to), rest as i32);
        (from + (to - from) * rest / i32::from(DEEPEST - 1)).clamp(0, 255) as u8
    };
    let rgb = (mix(low.0.0, high.0.0), mix(low.0.1, high.0.1), mix(low.0.2, high.0.2));
    Ink(rgb, low.1)
}

/// The lightness of a colour to the eye, 0 to 255.
fn luma((r, g, b): Rgb) -> u32 {
    (299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b)) / 1000
}

/// The nearest of the 216 colours that stand from 16 on.
fn cube((r, g, b): Rgb) -> Color {
    let level = |part: u8| match part {
        0..48 => 0,
        48..115 => 1,
        _ => (part - 35) / 40,
    };
    Color::Indexed(16 + 36 * level(r) + 6 * level(g) + level(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paint(set: &[(&str, &str)]) -> Depth {
        let find = |name: &str| set.iter().find(|(key, _)| *key == name);
        Paint::of(|name| find(name).map(|(_, value)| (*value).to_string())).depth
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        let term = ("TERM", "xterm-256color");
        assert_eq!(paint(&[term]), Depth::Cube);
        assert_eq!(paint(&[term, ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(paint(&[term, ("COLORTERM", "24bit"), ("NO_COLOR", "1")]), Depth::Mono);
        assert_eq!(paint(&[term, ("NO_COLOR", "")]), Depth::Cube);
        assert_eq!(paint(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(paint(&[("WT_SESSION", "1")]), Depth::True, "Windows' terminal");
    }

    #[test]
    fn tiles_deepen_with_their_value() {
        let lumas: Vec<u32> = (1..=17).map(|exponent| luma(tile_ink(exponent).0)).collect();
        assert!(lumas.is_sorted_by(|a, b| a > b), "{lumas:?}");
        assert_eq!(tile_ink(40), tile_ink(17));
    }

    #[test]
    fn colours_stay_apart_at_every_depth() {
        for depth in [Depth::Sixteen, Depth::Cube, Depth::True] {
            let paint = Paint { depth };
            let inks = CALLS.iter().chain(&ZONES).map(|&ink| paint.colour(ink));
            let colours: std::collections::HashSet<Color> = inks.collect();
            assert_eq!(colours.len(), CALLS.len() + ZONES.len(), "{depth:?}");
        }
    }
}
