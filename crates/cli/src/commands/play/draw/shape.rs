//! A piece with four traits, from a few letters up to any size.

use crate::commands::play::paint::{Paint, piece_ink};
use crate::text::keys as text;
use damier_i18n::Lang;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Smallest height and width at which a piece gets an outline.
const DRAWN: (u16, u16) = (5, 8);

/// Traits of a piece, from its bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PieceStyle {
    is_white: bool,
    is_tall: bool,
    is_solid: bool,
    is_square: bool,
}

impl PieceStyle {
    pub(super) fn from_bits(bits: u8) -> Self {
        let has = |bit: u8| bits & bit != 0;
        Self { is_white: has(8), is_tall: has(4), is_solid: has(2), is_square: has(1) }
    }

    /// Returns the first letter of the colour in a language, in upper case for a tall piece.
    fn letter(self, lang: Lang) -> String {
        let letter = if self.is_white { text::white_letter() } else { text::black_letter() };
        let letter = letter.say(lang);
        if self.is_tall { letter.to_uppercase() } else { letter }
    }

    /// Returns the foot of a piece, for example `[█W█]` or `( b )`: brackets for the shape, blocks for solid, and the
    /// letter.
    pub(super) fn foot(self, paint: Paint) -> Line<'static> {
        let letter = Span::styled(self.letter(paint.lang), paint.piece(self.is_white));
        self.framed(paint, vec![self.fill(paint, 1), letter, self.fill(paint, 1)])
    }

    /// Returns the head of a tall piece.
    fn head(self, paint: Paint) -> Line<'static> {
        self.framed(paint, vec![self.fill(paint, 3)])
    }

    fn framed(self, paint: Paint, inside: Vec<Span<'static>>) -> Line<'static> {
        let [open, close] = if self.is_square { ["[", "]"] } else { ["(", ")"] };
        let edge = |text: &'static str| Span::styled(text, paint.piece(self.is_white));
        [edge(open)].into_iter().chain(inside).chain([edge(close)]).collect()
    }

    /// Returns the inside; a hollow piece shows the cloth. With few colours, a background may equal the terminal's, so
    /// the letters' colour shows what is solid.
    fn fill(self, paint: Paint, width: usize) -> Span<'static> {
        let body = paint.piece(self.is_white);
        let style = match (paint.has_grounds(), self.is_solid) {
            (true, true) => paint.surface(piece_ink(self.is_white)),
            (true, false) => paint.cloth()[1],
            (false, _) => body,
        };
        Span::styled(if self.is_solid { "█" } else { " " }.repeat(width), style)
    }

    /// Returns the lines of a piece with an outline. The letter is on the last line but one.
    fn drawn(self, paint: Paint, height: u16, width: u16) -> Vec<Line<'static>> {
        let body = paint.piece(self.is_white);
        let inner = usize::from(width - 2);
        let corners = if self.is_square {
            ["┌", "┐", "└", "┘"]
        } else {
            ["╭", "╮", "╰", "╯"]
        };
        let [top_left, top_right, low_left, low_right] = corners;
        let line = "─".repeat(inner);
        let edge = || Span::styled("│", body);
        let rows = (2..height).map(|row| {
            let letter = Span::styled(self.letter(paint.lang), body);
            let left = (inner - 1) / 2;
            let inside = if row + 1 == height {
                vec![self.fill(paint, left), letter, self.fill(paint, inner - left - 1)]
            } else {
                vec![self.fill(paint, inner)]
            };
            [edge()].into_iter().chain(inside).chain([edge()]).collect()
        });
        let top = Line::styled(format!("{top_left}{line}{top_right}"), body);
        let low = Line::styled(format!("{low_left}{line}{low_right}"), body);
        [top].into_iter().chain(rows).chain([low]).collect()
    }
}

/// Draws a piece on an area: a tall one at full height, a low one at half.
pub(super) fn draw_shape(frame: &mut Frame<'_>, area: Rect, shape: PieceStyle, paint: Paint) {
    let lines = if area.height < DRAWN.0 || area.width < DRAWN.1 {
        let head = (shape.is_tall && area.height > 1).then(|| shape.head(paint));
        head.into_iter().chain([shape.foot(paint)]).collect()
    } else {
        let height = if shape.is_tall { area.height } else { (area.height / 2).max(3) };
        let width = (area.height + area.height / 2).clamp(DRAWN.1 - 1, area.width - 1);
        shape.drawn(paint, height, width)
    };
    // The foot keeps its line, whatever is above it.
    let spare = if area.height < DRAWN.0 { (area.height - 1) / 2 } else { 0 };
    let top = area.bottom().saturating_sub(spare + lines.len() as u16);
    for (line, y) in lines.into_iter().zip(top..) {
        let width = (line.width() as u16).min(area.width);
        let place = Rect { x: area.x + (area.width - width) / 2, y, width, height: 1 };
        frame.render_widget(line, place);
    }
}
