//! Writes a scene as plain lines of text.

use crate::text::screen;
use damier_catalog::{CellKind, Scene, SceneNote};
use damier_i18n::{Lang, Message};

/// Returns a note of the scene with its name, as text.
pub(crate) fn note_in_words(note: &SceneNote) -> Message {
    screen::note(note.name.clone(), note.aside.message())
}

/// Returns the lines of the board, with its labels and notes.
pub(crate) fn lines(scene: &Scene, lang: Lang) -> Vec<String> {
    let width = scene.cells().map(|(_, cell)| cell.text.chars().count()).max().unwrap_or(1);
    let rows = || (0..scene.rows()).filter_map(|row| scene.row_label(row));
    let gutter = rows().map(|label| label.chars().count()).max();
    let mut lines = Vec::with_capacity(scene.rows() + 2);
    let labels = (0..scene.columns()).filter_map(|column| scene.column_label(column));
    let labels: String = labels.map(|label| format!(" {label:>width$} ")).collect();
    if !labels.is_empty() {
        lines.push(format!("{}{labels}", " ".repeat(gutter.map_or(0, |g| g + 1))));
    }
    for row in 0..scene.rows() {
        let label = scene.row_label(row).unwrap_or_default();
        let mut line = gutter.map_or(String::new(), |g| format!("{label:>g$} "));
        if scene.is_shifted() && row % 2 == 1 {
            line.push_str(&" ".repeat(width.div_ceil(2)));
        }
        for cell in (0..scene.columns()).filter_map(|column| scene.cell(row, column)) {
            let text = match cell.kind {
                CellKind::Hole => " ".repeat(width),
                _ => format!("{:>width$}", cell.text),
            };
            line.push_str(&if cell.marked { format!("[{text}]") } else { format!(" {text} ") });
        }
        lines.push(line.trim_end().to_string());
    }
    let notes: Vec<String> = scene.notes.iter().map(|note| note_in_words(note).say(lang)).collect();
    lines.push(notes.join("   "));
    lines
}
