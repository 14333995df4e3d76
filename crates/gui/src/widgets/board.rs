//! The board: its cells, moving pieces, and marks.

mod cell;
mod layout;
mod motion;
mod piece;
mod surroundings;
pub(crate) mod view;
pub(crate) mod zone;

use crate::palette::Palette;
use crate::text::board as text;
use damier_catalog::{BoardLook, Scene, Way};
use damier_i18n::{Lang, Message};
use egui::{
    CornerRadius, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
};

use cell::CellPainter;
pub(crate) use cell::spoken;
pub(crate) use layout::Layout;
pub(crate) use motion::MoveAnimation;
pub(crate) use piece::{PieceShape, draw as draw_piece};

/// Most cells of a board on which each cell is a button.
const NAMED: usize = 100;

/// Shortest swipe that counts as a push, in points.
const SWIPE: f32 = 24.0;

/// An input of a person on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Touch {
    /// A cell, counted from 0.
    Cell { row: usize, column: usize },
    /// A push in one direction, across grids with Shift or two fingers.
    Swipe { way: Way, is_across: bool },
}

/// A board to draw.
pub(crate) struct BoardPainter<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) layout: Layout,
    /// Move being animated.
    pub(crate) moving: Option<&'a MoveAnimation>,
    /// Cell at the cursor.
    pub(crate) cursor: Option<(usize, usize)>,
    /// Cells of the best known action.
    pub(crate) best: Vec<(usize, usize)>,
    /// Cells that the action under the pointer takes.
    pub(crate) taken: Vec<(usize, usize)>,
    /// True if cells are actions now.
    pub(crate) is_pressed: bool,
    /// True if colours have their letters on them.
    pub(crate) has_letters: bool,
    pub(crate) lang: Lang,
}

impl BoardPainter<'_> {
    /// Draws the board. Returns the input on it.
    pub(crate) fn show(&self, ui: &mut Ui) -> Option<Touch> {
        self.draw(ui);
        self.draw_surroundings(ui);
        self.draw_marks(ui);
        if let Some((row, column)) = self.cursor {
            self.ring(ui.painter(), row, column, 3.0);
        }
        self.read_touch(ui)
    }

    /// Marks the cells of the best action.
    pub(crate) fn draw_marks(&self, ui: &Ui) {
        let painter = ui.painter();
        self.best.iter().for_each(|&(row, column)| self.ring(painter, row, column, 4.0));
    }

    /// Draws the board in its current state, with dots on cells that an action takes.
    pub(crate) fn draw(&self, ui: &Ui) {
        let palette = Palette::from_ui(ui);
        let painter = ui.painter().clone();
        let frame = (self.layout.side * 0.06).clamp(2.0, 8.0);
        let corner = CornerRadius::same(frame as u8 + 4);
        let ground = match self.scene.look {
            BoardLook::Squares => Palette::CLOTH,
            _ => palette.board,
        };
        let around = self.layout.board.expand(frame + self.layout.repeated);
        if !self.layout.is_hex {
            painter.rect_filled(around, corner, ground);
        }
        self.draw_edge(&painter, around, corner, ui);
        let (look, has_letters, layout) = (self.scene.look, self.has_letters, &self.layout);
        let cells = CellPainter { painter: &painter, layout, palette, look, has_letters };
        self.draw_repeated(&cells);
        let now = ui.input(|input| input.time);
        match self.moving.filter(|moving| !moving.is_over(now)) {
            Some(moving) => moving.draw(&cells, &self.layout, self.scene, now),
            None => self.draw_cells(&cells),
        }
        self.taken.iter().for_each(|&(row, column)| self.dot(&painter, row, column));
        if self.scene.look == BoardLook::Regions {
            zone::draw(&painter, &self.layout, self.scene);
        }
    }

    /// Marks a cell as the cursor: a gold line within a dark one is visible on every board.
    fn ring(&self, painter: &egui::Painter, row: usize, column: usize, width: f32) {
        let area = self.layout.cell(row, column);
        // On a small board it leaves the content visible.
        let width = width.min(1.0 + self.layout.side * 0.06);
        for (width, colour) in [(width + 1.5, Palette::DARK), (width - 0.5, Palette::GOLD)] {
            let line = Stroke::new(width, colour);
            if self.layout.is_hex {
                let corners = self.layout.outline(area.shrink(width / 2.0));
                painter.add(egui::Shape::closed_line(corners, line));
            } else {
                painter.rect_stroke(area, 4.0, line, StrokeKind::Inside);
            }
        }
    }

    /// Marks a cell by a dot that is visible on every colour.
    fn dot(&self, painter: &egui::Painter, row: usize, column: usize) {
        let (middle, reach) = (self.layout.cell(row, column).center(), self.layout.side * 0.22);
        let line = Stroke::new((reach * 0.35).max(1.5), Palette::DARK);
        painter.circle(middle, reach, Palette::LIGHT, line);
    }

    fn draw_cells(&self, cells: &CellPainter<'_>) {
        for ((row, column), cell) in self.scene.cells() {
            cells.draw(self.layout.inside(row, column), cell);
        }
    }

    /// Makes each cell a button, unless there are too many. Then the board is one button.
    fn read_touch(&self, ui: &Ui) -> Option<Touch> {
        let id = ui.id().with("board");
        let whole = ui.interact(self.layout.board, id, Sense::click_and_drag());
        let count = self.scene.rows() * self.scene.columns();
        whole.widget_info(|| {
            let [rows, columns] = [self.scene.rows(), self.scene.columns()].map(|n| n.to_string());
            let text = text::board(rows, columns).say(self.lang);
            WidgetInfo::labeled(WidgetType::Image, true, text)
        });
        let mut touch = self.read_press(&whole);
        if count <= NAMED {
            for index in 0..count {
                touch = self.press_cell(ui, id, index).or(touch);
            }
        }
        touch.or_else(|| read_swipe(ui, &whole))
    }

    fn read_press(&self, whole: &Response) -> Option<Touch> {
        let at = whole.interact_pointer_pos().filter(|_| whole.clicked())?;
        let (row, column) = self.layout.at(at)?;
        Some(Touch::Cell { row, column })
    }

    fn press_cell(&self, ui: &Ui, id: Id, index: usize) -> Option<Touch> {
        let (row, column) = (index / self.scene.columns(), index % self.scene.columns());
        let area = self.layout.press_area(row, column);
        let sense = if self.is_pressed { Sense::click() } else { Sense::empty() };
        let response = ui.interact(area, id.with(index), sense);
        let kind = if self.is_pressed { WidgetType::Button } else { WidgetType::Label };
        let text = self.cell_name(row, column);
        response.widget_info(|| WidgetInfo::labeled(kind, true, &text));
        if response.hovered() && self.is_pressed {
            ui.painter().rect_stroke(
                area,
                3.0,
                Stroke::new(1.5, Palette::from_ui(ui).accent),
                StrokeKind::Inside,
            );
        }
        response.clicked().then_some(Touch::Cell { row, column })
    }

    /// Returns the cells by their names for programs, with their centres, unless there are too many.
    pub(crate) fn name_cells(&self) -> Vec<(String, [f32; 2])> {
        if self.scene.rows() * self.scene.columns() > NAMED {
            return Vec::new();
        }
        let cells = self.scene.cells().map(|((row, column), _)| {
            (
                self.place_name(row, column).say(Lang::English),
                self.layout.cell(row, column).center().into(),
            )
        });
        cells.collect()
    }

    fn place_name(&self, row: usize, column: usize) -> Message {
        let name = self.scene.cell_name(row, column).map(Message::from);
        let number = |index: usize| (index + 1).to_string();
        name.unwrap_or_else(|| text::row_and_column(number(row), number(column)))
    }

    /// Returns the name of a cell for screen readers: `B4: empty`, or `row 1, column 2: 64` if the game has no names
    /// for cells.
    fn cell_name(&self, row: usize, column: usize) -> String {
        let place = self.place_name(row, column);
        let cell = self.scene.cell(row, column);
        text::cell(place, cell.map_or_else(Message::default, spoken)).say(self.lang)
    }
}

/// Returns a drag that has just ended, if it was long enough and clearly in one direction. It is tracked while it
/// lasts, because egui forgets its start when it ends, a lifted finger has no position, and of two fingers one is
/// lifted first.
fn read_swipe(ui: &Ui, whole: &Response) -> Option<Touch> {
    let noted = whole.id.with("swipe");
    let (pressed, to, is_across) = ui.input(|input| {
        let is_across = input.modifiers.shift || input.multi_touch().is_some();
        (input.pointer.press_origin(), input.pointer.interact_pos(), is_across)
    });
    let before: Option<(Pos2, bool)> = ui.data(|data| data.get_temp(noted));
    let is_same = |from| pressed.is_none_or(|pressed| pressed == from);
    let is_across = is_across || before.is_some_and(|(from, across)| across && is_same(from));
    if let Some(pressed) = pressed.filter(|_| whole.is_pointer_button_down_on()) {
        ui.data_mut(|data| data.insert_temp(noted, (pressed, is_across)));
    }
    if !whole.drag_stopped() {
        return None;
    }
    ui.data_mut(|data| data.remove_temp::<(Pos2, bool)>(noted));
    let way = to? - before?.0;
    let (x, y) = (way.x, way.y);
    if x.abs().max(y.abs()) < SWIPE {
        return None;
    }
    let way = match (x.abs() > y.abs(), x > 0.0, y > 0.0) {
        (true, true, _) => Way::Right,
        (true, false, _) => Way::Left,
        (false, _, true) => Way::Down,
        (false, _, false) => Way::Up,
    };
    Some(Touch::Swipe { way, is_across })
}

/// Returns the part of an area for a board beside a strip for other things.
pub(crate) fn room(ui: &mut Ui, height: f32) -> Rect {
    let size = egui::vec2(ui.available_width(), height.max(1.0));
    ui.allocate_exact_size(size, Sense::hover()).0
}
