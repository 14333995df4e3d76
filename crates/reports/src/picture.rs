//! Pictures of states as SVG, for notebooks and for pages without scripts.

use damier_catalog::{Aside, BoardLook, Cell, CellKind, Scene};
use damier_i18n::Lang;
use std::fmt::Write;

/// Side of a cell, and space between grids and around the board, in units of the picture.
const SIDE: usize = 44;
const GAP: usize = 12;

/// Background colours of tiles by exponent, starting with the empty cell. The last one is for all larger tiles.
const TILES: [&str; 12] = [
    "#cdc1b4", "#eee4da", "#ede0c8", "#f2b179", "#f59563", "#f67c5f", "#f65e3b", "#edcf72",
    "#edcc61", "#edc850", "#edc53f", "#edc22e",
];
/// Colours of cells that most people can distinguish (after Okabe and Ito).
const COLOURS: [&str; 10] = [
    "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999",
    "#8c564b", "#9edae5",
];
/// Colours of the zones and stones of the two seats.
const SEATS: [&str; 2] = ["#1b3a5c", "#7a1f3d"];

/// Draws a scene, with its notes in a language. The title is for screen readers.
#[must_use]
pub fn svg(scene: &Scene, title: &str, lang: Lang) -> String {
    let grid = &scene.grids[0];
    let (down, across) = (scene.grids.len().div_ceil(scene.across), scene.across);
    let place = |at: usize, each: usize| GAP + at * SIDE + at / each * GAP;
    let width = place(scene.columns(), grid.columns) + GAP * usize::from(across == 1);
    let height = place(scene.rows(), grid.rows) + GAP * usize::from(down == 1);
    let notes: Vec<String> = scene.notes.iter().map(|note| note_text(&note.aside, lang)).collect();
    let notes: Vec<&String> = notes.iter().filter(|note| !note.is_empty()).collect();
    let foot = 18 * usize::from(!notes.is_empty());
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{0}\" viewBox=\"0 0 {width} {0}\" \
         font-family=\"sans-serif\"><title>{1}</title><rect width=\"{width}\" height=\"{0}\" rx=\"6\" fill=\"#faf8ef\"/>",
        height + foot,
        escape(title)
    );
    for ((row, column), cell) in scene.cells() {
        let (x, y) = (place(column, grid.columns), place(row, grid.rows));
        let shift = if scene.is_shifted() && row % 2 == 1 { SIDE / 2 } else { 0 };
        draw(&mut out, cell, scene.look, x + shift, y);
    }
    if foot > 0 {
        let words: Vec<&str> = notes.iter().map(|note| note.as_str()).collect();
        let _ = write!(
            out,
            "<text x=\"{GAP}\" y=\"{}\" font-size=\"12\" fill=\"#444\">{}</text>",
            height + 8,
            escape(&words.join(" · "))
        );
    }
    out + "</svg>"
}

fn note_text(aside: &Aside, lang: Lang) -> String {
    match aside {
        // The stock is all pieces that are not on the board.
        Aside::Stock(_) => String::new(),
        Aside::Share { owned, controlled, .. } => format!("{owned} ({controlled})"),
        other => other.message().say(lang),
    }
}

/// Returns the background colour of a cell; `None` for a hole.
#[must_use]
pub fn ground(kind: CellKind) -> Option<&'static str> {
    match kind {
        CellKind::Hole => None,
        CellKind::Empty => Some("#cdc1b4"),
        CellKind::Piece(_) | CellKind::Stone(_) => Some("#e8dfd2"),
        CellKind::Tile(exponent) => Some(TILES[usize::from(exponent).min(TILES.len() - 1)]),
        CellKind::Colour(colour) => Some(COLOURS[usize::from(colour) % COLOURS.len()]),
        CellKind::Owned(seat) => Some(SEATS[seat.index().min(1)]),
    }
}

fn draw(out: &mut String, cell: &Cell, look: BoardLook, x: usize, y: usize) {
    let inset = if look == BoardLook::Regions { 0 } else { 2 };
    let (x, y, side) = (x + inset, y + inset, SIDE - 2 * inset);
    let Some(ground) = ground(cell.kind) else { return };
    let edge = if cell.marked { " stroke=\"#d00\" stroke-width=\"3\"" } else { "" };
    let round = if look == BoardLook::Regions { 0 } else { 4 };
    // Writing to a String cannot fail.
    let _ = write!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\" fill=\"{ground}\"{edge}/>"
    );
    let (cx, cy) = (x + side / 2, y + side / 2);
    match cell.kind {
        CellKind::Tile(exponent) => label(out, &cell.text, cx, cy, exponent > 2),
        CellKind::Owned(seat) => label(out, &(seat.index() + 1).to_string(), cx, cy, true),
        CellKind::Colour(_) => label(out, &cell.text, cx, cy, false),
        CellKind::Stone(seat) => {
            let fill = SEATS[seat.index().min(1)];
            let _ = write!(out, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"15\" fill=\"{fill}\"/>");
        }
        CellKind::Piece(bits) => piece(out, bits, cx, cy),
        CellKind::Empty | CellKind::Hole => {}
    }
}

fn label(out: &mut String, text: &str, x: usize, y: usize, light: bool) {
    let size = match text.len() {
        0..=2 => 18,
        3 => 15,
        4 => 12,
        _ => 9,
    };
    let fill = if light { "#fff" } else { "#333" };
    let _ = write!(
        out,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"bold\" text-anchor=\"middle\" \
         dominant-baseline=\"central\" fill=\"{fill}\">{}</text>",
        escape(text)
    );
}

/// Draws a piece by its traits, which are bits: shape, top, height and colour, from the lowest bit.
fn piece(out: &mut String, bits: u8, x: usize, y: usize) {
    let has = |bit: u8| bits >> bit & 1 == 1;
    let (is_square, is_solid, is_high, is_light) = (has(0), has(1), has(2), has(3));
    let half = if is_high { 16 } else { 10 };
    let fill = if is_light { "#f3d9a4" } else { "#4a2c17" };
    let mut form = |half: usize, fill: &str| {
        let _ = if is_square {
            let (x, y, side) = (x - half, y - half, 2 * half);
            write!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"{fill}\" stroke=\"#222\"/>"
            )
        } else {
            write!(
                out,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{half}\" fill=\"{fill}\" stroke=\"#222\"/>"
            )
        };
    };
    form(half, fill);
    if !is_solid {
        form(half / 2, "#e8dfd2");
    }
}

/// Escapes a text for XML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
