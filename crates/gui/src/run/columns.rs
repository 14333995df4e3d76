//! A table that fits the width that there is: no number is broken, and what matters least is left out first.

use egui::{Align, Grid, Label, Layout, RichText, ScrollArea, TextStyle, Ui, WidgetText};

/// Between two columns, and between two rows, in points.
const SPACING: [f32; 2] = [14.0, 6.0];

/// The least width of a column, in points: that of ranks.
const NARROWEST: f32 = 28.0;

/// A table with ranks before its rows.
pub(super) struct RankedTable {
    /// By which the window tells it from others.
    pub(super) name: &'static str,
    /// What is above each column.
    pub(super) heads: Vec<String>,
    /// The rows, each with its rank and as many texts as there are heads.
    pub(super) rows: Vec<(usize, Vec<String>)>,
    /// Columns that may be missing, that which matters least first.
    pub(super) spared: Vec<usize>,
}

impl RankedTable {
    /// Draws as many columns as fit. Where even those that must be there do not, the table scrolls to the side.
    pub(super) fn show(&self, ui: &mut Ui) {
        let widths: Vec<f32> = (0..self.heads.len()).map(|at| self.width(ui, at)).collect();
        let shown = fitting(&widths, &self.spared, ui.available_width() - NARROWEST);
        ScrollArea::horizontal().id_salt(self.name).show(ui, |ui| {
            let grid = Grid::new(self.name).striped(true).spacing(SPACING);
            let grid = grid.min_row_height(20.0).min_col_width(NARROWEST);
            grid.show(ui, |ui| {
                _ = ui.allocate_space(egui::Vec2::ZERO);
                for &column in &shown {
                    let head = RichText::new(&self.heads[column]).strong();
                    write(ui, align(column), head);
                }
                ui.end_row();
                for (rank, row) in &self.rows {
                    write(ui, Align::Max, format!("{rank}."));
                    shown.iter().for_each(|&column| write(ui, align(column), &row[column]));
                    ui.end_row();
                }
            });
        });
    }

    /// The width of the widest text of a column, in points.
    fn width(&self, ui: &Ui, column: usize) -> f32 {
        let font = TextStyle::Body.resolve(ui.style());
        let texts = self.rows.iter().map(|(_, row)| &row[column]);
        let wide = |text: &String| {
            ui.painter().layout_no_wrap(text.clone(), font.clone(), egui::Color32::WHITE).size().x
        };
        texts.chain([&self.heads[column]]).map(wide).fold(NARROWEST, f32::max)
    }
}

/// Names stand at the left, numbers at the right.
fn align(column: usize) -> Align {
    if column == 0 { Align::Min } else { Align::Max }
}

/// Writes on one line.
fn write(ui: &mut Ui, align: Align, text: impl Into<WidgetText>) {
    ui.with_layout(Layout::top_down(align), |ui| ui.add(Label::new(text).extend()));
}

/// The columns of these widths that are shown in a room, in their order: of those that may be spared, the first are left
/// out until the rest fits.
fn fitting(widths: &[f32], spared: &[usize], room: f32) -> Vec<usize> {
    let mut shown: Vec<usize> = (0..widths.len()).collect();
    let mut left_out = spared.iter();
    while shown.iter().map(|&column| widths[column] + SPACING[0]).sum::<f32>() > room {
        let Some(next) = left_out.next() else { break };
        shown.retain(|column| column != next);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_least_is_left_out_first_and_what_must_be_there_stays() {
        let widths = [100.0, 40.0, 60.0, 40.0];
        let spared = [3, 1];
        assert_eq!(fitting(&widths, &spared, 300.0), [0, 1, 2, 3]);
        assert_eq!(fitting(&widths, &spared, 290.0), [0, 1, 2]);
        assert_eq!(fitting(&widths, &spared, 200.0), [0, 2]);
        assert_eq!(fitting(&widths, &spared, 50.0), [0, 2], "the table scrolls");
    }
}
