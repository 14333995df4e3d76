//! QR codes as pictures on a page.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// The empty border around a code, in modules (ISO/IEC 18004, section 9.1).
const QUIET: usize = 4;

/// Renders a text as a QR code that stays legible if 15 % of it is damaged. Renders nothing for a text that is too long.
pub(crate) fn qr_code(text: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return html! {} };
    let side = code.width() + 2 * QUIET;
    html! {
        svg.code viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(text) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path fill="#000" d=(outline(&code.to_colors(), code.width())) {}
        }
    }
}

/// Returns the path of all dark modules: a rectangle for each run of a row.
fn outline(modules: &[Color], width: usize) -> String {
    let mut path = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                // Writing to a String cannot fail.
                let _ = write!(path, "M{} {}h{}v1h-{2}z", x + QUIET, y + QUIET, run.len());
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_dark_modules_are_rectangles() {
        let [dark, light] = [Color::Dark, Color::Light];
        let modules = [dark, dark, light, light, dark, dark, light, light, light];
        assert_eq!(outline(&modules, 3), "M4 4h2v1h-2zM5 5h2v1h-2z");
        // A code with three finder patterns, each with a row of seven dark modules at its top.
        let page = qr_code("https://example.org/in/K7PM2XQA9DTR").into_string();
        assert!(page.contains("viewBox=\"0 0 37 37\"") && page.contains("M4 4h7v1h-7z"), "{page}");
    }
}
