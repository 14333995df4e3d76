//! The list of moves: every turn of the game, to visit by a press or by keys, with its grade in a review.

pub(crate) mod list;

use crate::app::App;
use crate::lettering::{CAPTION, SECONDARY, strong};
use crate::opponent;
use crate::palette::Palette;
use crate::screens::review::grade_colour;
use crate::text::moves as text;
use crate::theme::{plain, reach};
use damier_catalog::Turn;
use damier_play::Grade;
use egui::{
    Align2, EventFilter, FontId, Id, Key, Rect, Response, ScrollArea, Sense, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use list::MoveRow;

/// Smallest number of visible rows, and the largest where space is scarce: below a board, and in a review.
const LEAST_ROWS: f32 = 4.0;
const MOST_ROWS: f32 = 7.0;

/// Width of the number of a row, in points. It grows with the digits.
const NUMBER: f32 = 14.0;
const DIGIT: f32 = 8.0;

/// Space below the list for other widgets, in points.
const BELOW: f32 = 56.0;

impl App {
    /// Draws the moves of the game, and the buttons to return to its end.
    pub(crate) fn show_moves(&mut self, ui: &mut Ui) {
        self.board.moves.refresh(&self.table);
        if self.board.moves.rows().is_empty() {
            return;
        }
        let lang = self.lang;
        ui.add_space(4.0);
        ui.label(crate::lettering::titled(text::moves().say(lang), SECONDARY));
        self.show_ways_back(ui);
        let frame = egui::Frame::new().fill(Palette::from_ui(ui).inset).corner_radius(8.0);
        let frame = frame.inner_margin(egui::Margin::symmetric(6, 4));
        let inner = frame.show(ui, |ui| self.show_rows(ui));
        let area = inner.response.rect;
        let list = ui.interact(area, Id::new("moves"), Sense::focusable_noninteractive());
        list.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, text::list().say(lang)));
        self.walk_by_keys(ui, &list);
        if let Some(ply) = inner.inner {
            self.show_ply(ply);
        }
    }

    /// Draws buttons that lead to the last move, to other moves that were tried here, and to the original game.
    fn show_ways_back(&mut self, ui: &mut Ui) {
        let is_back = self.table.can_redo();
        if self.screen.review().is_some() || !(is_back || self.table.has_former_way()) {
            return;
        }
        self.show_variations(ui);
        let lang = self.lang;
        ui.horizontal_wrapped(|ui| {
            if is_back {
                ui.label(text::looking_back().say(lang));
                if plain(ui, text::to_the_last().say(lang)).clicked() {
                    self.walk(self.table.length());
                }
            }
            if self.table.has_former_way() {
                let back = plain(ui, text::former_way().say(lang));
                if back.on_hover_text(text::former_way_help().say(lang)).clicked() {
                    self.table.take_former_way();
                }
            }
        });
    }

    /// Draws the other moves that were tried in this position.
    fn show_variations(&mut self, ui: &mut Ui) {
        let variations = self.table.variations();
        if variations.is_empty() {
            return;
        }
        let lang = self.lang;
        ui.horizontal_wrapped(|ui| {
            ui.label(text::also_tried().say(lang));
            for variation in variations {
                let name = text::variation(&variation.action, variation.length as u64).say(lang);
                if plain(ui, name).clicked() {
                    self.board.announcement = None;
                    self.message = None;
                    self.table.take_variation(&variation);
                }
            }
        });
    }

    /// Draws the visible rows. Returns the ply that was pressed.
    fn show_rows(&mut self, ui: &mut Ui) -> Option<usize> {
        let height = if reach(ui) > crate::theme::MOUSE { reach(ui) } else { 26.0 };
        let now = self.ply_in_sight();
        let scroll = self.scroll_to(now);
        let room = self.room_for_rows(ui, height);
        let mut area = ScrollArea::vertical().max_height(room).auto_shrink([false, true]);
        if let Some(row) = scroll {
            area = area.vertical_scroll_offset((row as f32 * height - room / 2.0).max(0.0));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let count = self.board.moves.rows().len();
        let mut pressed = None;
        area.show_rows(ui, height, count, |ui, seen| {
            let digits = self.board.moves.rows().last().map_or(1, |row| row.number.ilog10() + 1);
            let left = NUMBER + DIGIT * digits as f32;
            for row in &self.board.moves.rows()[seen] {
                let size = vec2(ui.available_width(), height);
                let (area, _) = ui.allocate_exact_size(size, Sense::hover());
                let painter = MoveRowPainter { app: self, row, area, left, now };
                pressed = painter.show(ui).or(pressed);
            }
        });
        pressed
    }

    /// Returns the marked ply: in a review the judged one, otherwise the last one played.
    fn ply_in_sight(&self) -> Option<usize> {
        let plies = self.table.session().plies();
        if self.screen.review().is_some() && !self.is_off() {
            return Some(plies).filter(|ply| *ply < self.table.length());
        }
        self.board.moves.last_before(plies)
    }

    /// Returns the row to scroll to, once for each position.
    fn scroll_to(&mut self, now: Option<usize>) -> Option<usize> {
        if self.board.moves.seen == now {
            return None;
        }
        self.board.moves.seen = now;
        now.map_or(Some(0), |ply| self.board.moves.row_of(ply))
    }

    /// Returns the height of the list: what is left beside the board, and less below it.
    fn room_for_rows(&self, ui: &Ui, height: f32) -> f32 {
        let rows = self.board.moves.rows().len() as f32;
        let left = ui.clip_rect().bottom() - ui.cursor().top() - BELOW;
        let is_short = reach(ui) > crate::theme::MOUSE || self.screen.review().is_some();
        let most = if is_short { MOST_ROWS * height } else { left };
        most.max(LEAST_ROWS * height).min(rows * height)
    }

    /// Moves through the list by the arrow keys while it has the focus.
    fn walk_by_keys(&mut self, ui: &Ui, list: &Response) {
        if !list.has_focus() {
            return;
        }
        let line = egui::Stroke::new(2.0, Palette::from_ui(ui).accent);
        ui.painter().rect_stroke(list.rect, 8.0, line, egui::StrokeKind::Inside);
        let arrows = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, arrows));
        for (keys, walked) in [
            ([Key::ArrowLeft, Key::ArrowUp], Key::PageUp),
            ([Key::ArrowRight, Key::ArrowDown], Key::PageDown),
            ([Key::Home, Key::Home], Key::Home),
            ([Key::End, Key::End], Key::End),
        ] {
            if ui.input(|input| keys.iter().any(|key| input.key_pressed(*key))) {
                self.walk_by_key(walked);
            }
        }
    }

    /// Moves through the game by a key. Returns true if it is one of those keys.
    pub(crate) fn walk_by_key(&mut self, key: Key) -> bool {
        let plies = self.table.session().plies();
        let to = match key {
            Key::PageUp => plies.saturating_sub(1),
            Key::PageDown => plies + 1,
            Key::Home => 0,
            Key::End => self.table.length(),
            _ => return false,
        };
        self.walk(to);
        true
    }

    /// Shows the position of a ply in the list.
    fn show_ply(&mut self, ply: usize) {
        if self.screen.review().is_some() {
            self.review_at(ply);
        } else {
            self.walk(ply + 1);
        }
    }

    /// Shows the position after this many plies. Later plies are kept.
    fn walk(&mut self, plies: usize) {
        if self.screen.puzzle().is_some() {
            return;
        }
        let to = plies.min(self.table.length());
        if self.screen.review().is_some() {
            self.review_at(to);
        } else {
            self.board.announcement = None;
            self.message = None;
            self.table.walk_to(to);
        }
    }
}

/// A row of the list to draw.
struct MoveRowPainter<'a> {
    app: &'a App,
    row: &'a MoveRow,
    area: Rect,
    /// Width of its number, in points.
    left: f32,
    /// The marked ply.
    now: Option<usize>,
}

impl MoveRowPainter<'_> {
    /// Draws the row. Returns the ply that was pressed.
    fn show(&self, ui: &Ui) -> Option<usize> {
        let palette = Palette::from_ui(ui);
        let at = pos2(self.area.left() + self.left - 4.0, self.area.center().y);
        let number = format!("{}.", self.row.number);
        let font = FontId::proportional(CAPTION);
        ui.painter().text(at, Align2::RIGHT_CENTER, number, font, palette.faint);
        let columns = self.app.board.moves.rows()[0].turns.len() as f32;
        let width = (self.area.width() - self.left) / columns;
        let mut pressed = None;
        for (column, turn) in self.row.turns.iter().enumerate() {
            let start = self.area.left() + self.left + column as f32 * width;
            let mut left = start;
            for ply in turn.clone() {
                let room = Rect::from_min_max(
                    pos2(left, self.area.top()),
                    pos2(start + width, self.area.bottom()),
                );
                let (end, is_pressed) = self.show_ply(ui, ply, room, &palette);
                left = end;
                pressed = is_pressed.then_some(ply).or(pressed);
            }
        }
        pressed
    }

    /// Draws a ply at the left of `room`. Returns where it ends, and true if it was pressed.
    fn show_ply(&self, ui: &Ui, ply: usize, room: Rect, palette: &Palette) -> (f32, bool) {
        let Some(taken) = self.app.table.ply(ply) else { return (room.left(), false) };
        let grade = self.grade(ply);
        let is_now = self.now == Some(ply);
        let sign = grade.filter(|grade| *grade > Grade::Fine).map_or("", Grade::sign);
        let colour = match grade {
            _ if is_now => palette.on_accent,
            Some(grade) if grade > Grade::Fine => grade_colour(grade, palette),
            _ => palette.ink,
        };
        let text = format!("{}{sign}", taken.action);
        let font = if is_now { strong(SECONDARY) } else { FontId::proportional(SECONDARY) };
        let text = ui.painter().layout_no_wrap(text, font, colour);
        let width = (text.size().x + 10.0).min((room.width() - 2.0).max(0.0));
        let area =
            Rect::from_min_size(room.min, Vec2::new(width, room.height())).shrink2(vec2(0.0, 1.0));
        let id = Id::new(("ply", ply));
        // The Tab key stops only at the list itself.
        let response = ui.interact(area, id, Sense::CLICK);
        let is_branching = self.app.board.moves.is_branching(ply);
        let mut name = self.name(ply, &taken.action, taken.turn, grade);
        if is_branching {
            name = text::branching(name).say(self.app.lang);
        }
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_now, &name));
        if is_now {
            ui.painter().rect_filled(area, 6.0, palette.accent);
        } else if response.hovered() {
            let line = egui::Stroke::new(1.0, palette.edge);
            ui.painter().rect_stroke(area, 6.0, line, egui::StrokeKind::Inside);
        }
        let at = pos2(area.left() + 5.0, area.center().y - text.size().y / 2.0);
        ui.painter().with_clip_rect(area.intersect(ui.clip_rect())).galley(at, text, colour);
        if is_branching {
            ui.painter().circle_filled(area.right_top() + vec2(-3.0, 5.0), 3.0, palette.accent);
        }
        (area.right() + 2.0, response.clicked())
    }

    fn grade(&self, ply: usize) -> Option<Grade> {
        let review = self.app.known().filter(|_| !self.app.is_off())?;
        review.turn(ply + 1).map(|turn| turn.grade)
    }

    /// Returns the name of a ply for screen readers.
    fn name(&self, ply: usize, action: &str, turn: Turn, grade: Option<Grade>) -> String {
        let number = self.row.number_of(ply).to_string();
        let name = match turn {
            Turn::Player(seat) if self.app.table.players().len() > 1 => {
                text::ply_of(number, opponent::who(&self.app.table, seat), action)
            }
            _ => text::ply(number, action),
        };
        let name = match grade {
            Some(grade) => text::graded(name, grade.phrase()),
            None => name,
        };
        name.say(self.app.lang)
    }
}
