//! The cross table: who beat whom. A cell leads to the games behind it.

use super::table::format_estimate;
use crate::lettering::{BODY, titled};
use crate::palette::{Palette, mix};
use crate::say::run as say;
use egui::{Align, Button, Grid, Label, Layout, ScrollArea, Ui, WidgetInfo, WidgetType, vec2};
use words::{Lang, Number};
use workbench::arena::{DuelCell, DuelTable};

/// The width and height of a cell, in points.
const CELL: [f32; 2] = [46.0, 28.0];

/// The most colour that a cell has: one lost or won outright.
const COLOUR: f32 = 0.45;

/// Draws the cross table; the names of two whose games are asked for.
pub(super) fn show(ui: &mut Ui, table: &DuelTable, lang: Lang) -> Option<[String; 2]> {
    if table.rows.len() < 2 {
        return None;
    }
    let mut asked = None;
    ui.add_space(12.0);
    ui.label(titled(say::cross().say(lang), BODY));
    ScrollArea::horizontal().id_salt("cross").show(ui, |ui| {
        Grid::new("cross").min_row_height(CELL[1]).spacing([4.0, 4.0]).show(ui, |ui| {
            _ = ui.allocate_space(egui::Vec2::ZERO);
            for row in &table.rows {
                ui.vertical_centered(|ui| ui.label(format!("{}.", row.rank)));
            }
            ui.end_row();
            for (row, cells) in table.rows.iter().zip(&table.cells) {
                let name = format!("{}. {}", row.rank, row.name);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(name).extend());
                });
                for (rival, cell) in table.rows.iter().zip(cells) {
                    match cell {
                        Some(cell) => {
                            if show_cell(ui, [&row.name, &rival.name], cell, lang) {
                                asked = Some([row.name.clone(), rival.name.clone()]);
                            }
                        }
                        None => _ = ui.allocate_exact_size(CELL.into(), egui::Sense::hover()),
                    }
                }
                ui.end_row();
            }
        });
    });
    asked
}

/// Draws the result of one against another; true if it was pressed.
fn show_cell(ui: &mut Ui, [one, other]: [&str; 2], cell: &DuelCell, lang: Lang) -> bool {
    let palette = Palette::of(ui);
    let share = cell.score.value as f32;
    let lean = (2.0 * share - 1.0) * COLOUR;
    let colour = if lean > 0.0 { palette.good } else { palette.alarm };
    let percent = Number::fixed(100.0 * cell.score.value, 0).say(lang);
    let button = Button::new(percent).fill(mix(palette.card, colour, lean.abs()));
    ui.spacing_mut().button_padding.x = 2.0;
    let response = ui.add_sized(vec2(CELL[0], CELL[1]), button);
    let score = format_estimate(&cell.score, 100.0, lang);
    let games = cell.games.iter().sum();
    let name = say::cross_cell(one, other, score, games).say(lang);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    response.on_hover_text(&name).clicked()
}
