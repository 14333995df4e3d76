//! Drawing of the screen: a title, the board, the panel, a line for messages and a line of keys.

mod arrangement;
mod calls;
mod digits;
mod foot;
mod listed;
mod overlay;
mod panel;
mod pieces;
mod rules_in_pictures;
mod shape;
mod tiles;
mod view;

#[cfg(test)]
mod columns;
#[cfg(test)]
mod growth;
#[cfg(test)]
mod play_modes;
#[cfg(test)]
mod tests;

use super::app::{Mode, TerminalApp};
use super::targets::Targets;
use crate::text::screen as text;
use arrangement::{BoardSpace, arrange, needed};
use damier_catalog::BoardLook;
use damier_i18n::Lang;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use view::BoardView;

/// Lines above and below the board.
const FRAME: u16 = 3;

impl BoardView<'_> {
    /// Returns the smallest area for the board.
    fn least(&self) -> Size {
        match self.scene.look {
            BoardLook::Tiles => tiles::least(self),
            BoardLook::Regions => calls::least(self.scene),
            BoardLook::Squares => pieces::least(self.scene),
        }
    }

    /// Returns the smallest area for the board without frames around its cells.
    fn smallest(&self) -> Size {
        match self.scene.look {
            BoardLook::Squares => pieces::smallest(self.scene),
            BoardLook::Tiles | BoardLook::Regions => self.least(),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, area: Rect) -> Targets {
        match self.scene.look {
            BoardLook::Tiles => tiles::draw(frame, area, self),
            BoardLook::Regions => calls::draw(frame, area, self),
            BoardLook::Squares => pieces::draw(frame, area, self),
        }
    }
}

/// Draws everything, and returns the places that can be clicked.
pub(super) fn draw(frame: &mut Frame<'_>, app: &TerminalApp) -> Targets {
    let scene = app.table.scene();
    let is_pointing = !app.table.takes_pushes() && !app.is_picking();
    let view = BoardView {
        scene,
        paint: app.paint,
        cursor: (is_pointing && app.table.person().is_some()).then_some(app.cursor),
        is_overview: app.is_overview,
    };
    let area = frame.area();
    let needs = BoardSpace {
        board: view.least(),
        smallest: view.smallest(),
        lines: panel::count_lines(app),
    };
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ]);
    let [title, middle, status, keys] = rows.areas(area);
    let Some(places) = arrange(middle, needs).filter(|_| area.height > FRAME) else {
        refuse(frame, needs, app.lang);
        return Targets::default();
    };
    draw_title(frame, title, app);
    let mut targets = view.draw(frame, places.board);
    targets.actions.extend(panel::draw(frame, places, app));
    foot::draw(frame, [status, keys], app);
    match app.mode {
        Mode::Help(0) => overlay::help(frame, area, app),
        Mode::Help(page) => rules_in_pictures::draw(frame, area, app, page - 1),
        _ => {}
    }
    targets
}

/// Draws a message that the screen is too small.
fn refuse(frame: &mut Frame<'_>, needs: BoardSpace, lang: Lang) {
    let (area, needed) = (frame.area(), needed(needs, FRAME));
    let is = format!("{}x{}", area.width, area.height);
    let text = text::too_small(format!("{}x{}", needed.width, needed.height), is).say(lang);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn draw_title(frame: &mut Frame<'_>, area: Rect, app: &TerminalApp) {
    if let Some(puzzle_view) = app.play_mode.puzzle() {
        let text = format!(" {} ", puzzle_view.title().say(app.lang));
        return frame.render_widget(Line::from(text).style(Modifier::REVERSED), area);
    }
    let session = app.table.session();
    let (game, plies) = (session.state().game(), app.table.moves_made().to_string());
    let notice = app.notice();
    let head = match session.last_action().filter(|_| notice.is_none()) {
        Some(action) => text::title_last(game, plies, action),
        None => text::title(game, plies),
    };
    let pace =
        app.table.is_watched().then(|| text::pace(app.table.delay().as_millis().to_string()));
    let is_paused = app.table.is_paused() && app.play_mode.review().is_none();
    let paused = is_paused.then(|| text::paused().into());
    let parts: Vec<String> = [Some(head), notice, pace, paused]
        .into_iter()
        .flatten()
        .map(|part| part.say(app.lang))
        .collect();
    let text = format!(" {}", parts.join("   "));
    frame.render_widget(Line::from(text).style(Modifier::REVERSED), area);
}
