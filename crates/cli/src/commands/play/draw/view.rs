//! Drawing tools: the view, places in an area, lines of text.

use crate::commands::play::paint::Paint;
use damier_catalog::Scene;
use damier_reports::lines::wrap;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// Begins all lines of a text but the first.
pub(super) const INDENT: &str = "  ";

/// A position to draw and how to draw it.
pub(super) struct BoardView<'a> {
    pub(super) scene: &'a Scene,
    pub(super) paint: Paint,
    /// The cell at the cursor, if there is one.
    pub(super) cursor: Option<(usize, usize)>,
    pub(super) is_overview: bool,
}

/// Writes lines from the top down while they fit.
pub(super) struct TextColumn<'a, 'b> {
    pub(super) frame: &'a mut Frame<'b>,
    /// The part of the area that is still empty.
    pub(super) left: Rect,
    /// True if there are few lines: then none stays empty.
    pub(super) is_tight: bool,
}

impl TextColumn<'_, '_> {
    /// Writes a line.
    pub(super) fn line<'t>(&mut self, line: impl Into<Line<'t>>) {
        if self.left.height > 0 {
            self.frame.render_widget(line.into(), Rect { height: 1, ..self.left });
            self.left.y += 1;
            self.left.height -= 1;
        }
    }

    /// Leaves a line empty, unless there are few lines.
    pub(super) fn gap(&mut self) {
        if !self.is_tight {
            self.line("");
        }
    }

    /// Writes a text, indenting all lines but the first.
    pub(super) fn text(&mut self, text: &str, style: Style) {
        for line in wrap(text, usize::from(self.left.width), INDENT) {
            self.line(Line::from(line).style(style));
        }
    }
}

/// Shortens a text to a width, marking the cut.
pub(super) fn shorten(text: &str, width: u16) -> String {
    let width = usize::from(width);
    if text.chars().count() <= width {
        return text.to_string();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// Returns an area of this size in the middle of a larger one.
pub(super) fn centre(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Draws a text in the middle of a line, or nothing if it does not fit.
pub(super) fn draw_middle(frame: &mut Frame<'_>, area: Rect, row: u16, text: &str, style: Style) {
    if row < area.height {
        let line = Rect { y: area.y + row, height: 1, ..area };
        frame.render_widget(Line::from(text.to_string()).style(style).centered(), line);
    }
}

/// Converts a number of cells to a screen size, at most the largest.
pub(super) fn size(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
