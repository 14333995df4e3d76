//! A scene as plain lines.

use workbench::{CellKind, Scene};

/// The board with its labels and notes, in lines.
pub(crate) fn lines(scene: &Scene) -> Vec<String> {
    let width = scene.cells.iter().map(|cell| cell.text.chars().count()).max().unwrap_or(1);
    let gutter = scene.row_labels.iter().map(|label| label.chars().count()).max();
    let mut lines = Vec::with_capacity(scene.rows + 2);
    if !scene.column_labels.is_empty() {
        let labels = scene.column_labels.iter().map(|label| format!(" {label:>width$} "));
        lines.push(format!(
            "{}{}",
            " ".repeat(gutter.map_or(0, |g| g + 1)),
            labels.collect::<String>()
        ));
    }
    for (row, cells) in scene.cells.chunks(scene.columns.max(1)).enumerate() {
        let mut line = gutter.map_or(String::new(), |g| format!("{:>g$} ", scene.row_labels[row]));
        if scene.shifted && row % 2 == 1 {
            line.push_str(&" ".repeat(width.div_ceil(2)));
        }
        for cell in cells {
            let text = match cell.kind {
                CellKind::Hole => " ".repeat(width),
                _ => format!("{:>width$}", cell.text),
            };
            line.push_str(&if cell.marked { format!("[{text}]") } else { format!(" {text} ") });
        }
        lines.push(line.trim_end().to_string());
    }
    let notes: Vec<String> =
        scene.notes.iter().map(|(name, text)| format!("{name}: {text}")).collect();
    lines.push(notes.join("   "));
    lines
}
