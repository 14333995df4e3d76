//! The rules in pictures, one per page of the help.

use super::BoardView;
use super::view::{centre, size};
use crate::commands::play::app::TerminalApp;
use crate::text::screen as text;
use damier_catalog::{RulePicture, play_rule_picture};
use damier_reports::lines::wrap;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

/// The size of the largest page, with its frame.
const LARGEST: (u16, u16) = (100, 36);

/// Draws a page of the rules by its index.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &TerminalApp, index: usize) {
    let lessons = app.table.game().rules_in_pictures();
    let Some(lesson) = lessons.get(index) else { return };
    let place = centre(area, LARGEST.0, LARGEST.1);
    let title = text::lesson(index as u64 + 1, lessons.len() as u64).say(app.lang);
    let block = Block::bordered().title(format!(" {title} "));
    let inside = block.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    draw_page(frame, inside, app, lesson);
}

/// Draws the picture with its sentence below.
fn draw_page(frame: &mut Frame<'_>, area: Rect, app: &TerminalApp, lesson: &RulePicture) {
    let width = usize::from(area.width.saturating_sub(2));
    let words = wrap(&lesson.words.say(app.lang), width, "");
    let below = size(words.len()).min(area.height);
    let board = Rect { height: area.height - below, ..area };
    // A test has shown that the picture follows the rules.
    let Ok(picture) = play_rule_picture(lesson) else { return };
    let is_single = picture.changed.len() == 1;
    let view = BoardView {
        scene: &picture.scene,
        paint: app.paint,
        cursor: picture.changed.first().copied().filter(|_| is_single),
        is_overview: true,
    };
    let least = view.smallest();
    if board.width >= least.width && board.height >= least.height {
        view.draw(frame, board);
    }
    let lines: Vec<Line<'_>> = words.into_iter().map(Line::from).collect();
    let text = Rect { y: board.bottom(), height: below, ..area };
    frame.render_widget(Paragraph::new(lines).centered(), text);
}
