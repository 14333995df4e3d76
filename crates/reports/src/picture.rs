//! Pictures of states as SVG, for notebooks and for pages without scripts.

use crate::lines::wrap;
use damier_catalog::palette::{self, DARK, Rgb};
use damier_catalog::{Aside, BoardLook, Cell, CellKind, Scene};
use damier_i18n::Lang;
use std::fmt::Write;

/// Side of a cell, and space between grids and around the board, in units of the picture.
const SIDE: usize = 44;
const GAP: usize = 12;

/// Distance between two rows of hexagons, and their height, in units of the picture.
const HEX_PITCH: usize = 38;
const HEX_HEIGHT: usize = 51;

/// Width of a letter of a note, and height of a line of notes, in units of the picture.
const LETTER: usize = 6;
const LINE: usize = 16;

/// Radius of a stone, in units of the picture.
const STONE: usize = 15;

/// Draws a scene, with its notes in a language. The title is for screen readers.
#[must_use]
pub fn svg(scene: &Scene, title: &str, lang: Lang) -> String {
    let grid = &scene.grids[0];
    let (down, across) = (scene.grids.len().div_ceil(scene.across), scene.across);
    let place = |at: usize, each: usize| GAP + at * SIDE + at / each * GAP;
    let width = place(scene.columns(), grid.columns) + GAP * usize::from(across == 1);
    let is_hex = scene.is_shifted();
    let height = if is_hex {
        2 * GAP + (scene.rows() - 1) * HEX_PITCH + HEX_HEIGHT
    } else {
        place(scene.rows(), grid.rows) + GAP * usize::from(down == 1)
    };
    let notes: Vec<String> = scene.notes.iter().map(|note| note_text(&note.aside, lang)).collect();
    let notes: Vec<&str> =
        notes.iter().map(String::as_str).filter(|note| !note.is_empty()).collect();
    let lines = wrap(&notes.join(" · "), (width - 2 * GAP) / LETTER, "");
    let foot = if notes.is_empty() { 0 } else { 2 + LINE * lines.len() };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{0}\" viewBox=\"0 0 {width} {0}\" \
         font-family=\"sans-serif\"><title>{1}</title><rect width=\"{width}\" height=\"{0}\" rx=\"6\" fill=\"#faf8ef\"/>",
        height + foot,
        escape(title)
    );
    if let Some(fill) = board(scene.look) {
        let w = place(scene.columns(), grid.columns) - GAP;
        let (x, h) = (GAP / 2, place(scene.rows(), grid.rows) - GAP);
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{x}\" width=\"{w}\" height=\"{h}\" rx=\"6\" fill=\"{fill}\"/>"
        );
    }
    for ((row, column), cell) in scene.cells() {
        let x = place(column, grid.columns);
        if is_hex {
            draw_hexagon(&mut out, cell, x + row % 2 * SIDE / 2, GAP + row * HEX_PITCH);
        } else {
            draw(&mut out, cell, scene.look, x, place(row, grid.rows));
        }
    }
    for (place, line) in lines.iter().enumerate() {
        let _ = write!(
            out,
            "<text x=\"{GAP}\" y=\"{}\" font-size=\"12\" fill=\"#444\">{}</text>",
            height + 8 + LINE * place,
            escape(line)
        );
    }
    out + "</svg>"
}

fn note_text(aside: &Aside, lang: Lang) -> String {
    match aside {
        // The stock is all pieces that are not on the board.
        Aside::Stock(_) | Aside::Piece(None) => String::new(),
        Aside::Share { owned, controlled, .. } => format!("{owned} ({controlled})"),
        other => other.message().say(lang),
    }
}

/// Returns the background colour of a cell; `None` for a hole.
#[must_use]
pub fn ground(kind: CellKind, look: BoardLook) -> Option<Rgb> {
    match kind {
        CellKind::Hole => None,
        CellKind::Empty | CellKind::Piece(_) if look == BoardLook::Squares => Some(palette::SOCKET),
        CellKind::Empty | CellKind::Piece(_) | CellKind::Stone(_) => Some(palette::DAY.empty),
        CellKind::Tile(exponent) => Some(palette::tile(exponent)),
        CellKind::Colour(colour) => Some(palette::call(colour)),
        CellKind::Owned(seat) => Some(palette::zone(seat.index()).ground),
    }
}

/// Returns the background of a board; `None` if its cells leave no space between them.
fn board(look: BoardLook) -> Option<Rgb> {
    match look {
        BoardLook::Tiles => Some(palette::DAY.ground),
        BoardLook::Squares => Some(palette::CLOTH),
        BoardLook::Regions => None,
    }
}

fn draw(out: &mut String, cell: &Cell, look: BoardLook, x: usize, y: usize) {
    let inset = if look == BoardLook::Regions { 0 } else { 2 };
    let (x, y, side) = (x + inset, y + inset, SIDE - 2 * inset);
    let Some(ground) = ground(cell.kind, look) else { return };
    let (mark, ink) = (palette::GOLD, palette::ink(ground));
    let edge =
        if cell.marked { format!(" stroke=\"{mark}\" stroke-width=\"3\"") } else { String::new() };
    let round = if look == BoardLook::Regions { 0 } else { 4 };
    // Writing to a String cannot fail.
    let _ = write!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\" fill=\"{ground}\"{edge}/>"
    );
    let (cx, cy) = (x + side / 2, y + side / 2);
    match cell.kind {
        CellKind::Tile(_) | CellKind::Colour(_) => label(out, &cell.text, cx, cy, ink),
        CellKind::Owned(seat) => {
            pattern(out, seat.index(), [x, y], side);
            label(out, &(seat.index() + 1).to_string(), cx, cy, ink);
        }
        CellKind::Stone(seat) => {
            let fill = palette::zone(seat.index()).ground;
            let _ = write!(
                out,
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{STONE}\" fill=\"{fill}\" stroke=\"{DARK}\"/>"
            );
        }
        CellKind::Piece(bits) => piece(out, bits, cx, cy),
        CellKind::Empty | CellKind::Hole => {}
    }
}

/// Draws a cell that is a hexagon, of a game of colours.
fn draw_hexagon(out: &mut String, cell: &Cell, x: usize, y: usize) {
    let Some(ground) = ground(cell.kind, BoardLook::Regions) else { return };
    let (middle, right, bottom) = (x + SIDE / 2, x + SIDE, y + HEX_HEIGHT);
    let (upper, lower) = (y + HEX_HEIGHT / 4, bottom - HEX_HEIGHT / 4);
    // Writing to a String cannot fail.
    let _ = write!(
        out,
        "<path d=\"M{middle} {y}L{right} {upper}V{lower}L{middle} {bottom}L{x} {lower}V{upper}Z\" fill=\"{ground}\" stroke=\"{DARK}\"/>"
    );
    let text = match cell.kind {
        CellKind::Owned(seat) => (seat.index() + 1).to_string(),
        _ => cell.text.clone(),
    };
    label(out, &text, middle, y + HEX_HEIGHT / 2, palette::ink(ground));
}

/// Draws the pattern of a zone in one cell: a stripe for the first seat, dots in the corners for the second. Both leave
/// the middle free.
fn pattern(out: &mut String, seat: usize, [x, y]: [usize; 2], side: usize) {
    let (fill, quarter, right, bottom) =
        (palette::zone(seat).pattern, side / 4, x + side, y + side);
    // Writing to a String cannot fail.
    let _ = if seat == 0 {
        write!(
            out,
            "<path d=\"M{x} {}L{} {y}M{} {bottom}L{right} {}\" stroke=\"{fill}\" stroke-width=\"4\"/>",
            y + quarter,
            x + quarter,
            right - quarter,
            bottom - quarter
        )
    } else {
        [x + quarter / 2, right - quarter / 2].into_iter().try_for_each(|cx| {
            [y + quarter / 2, bottom - quarter / 2].into_iter().try_for_each(|cy| {
                write!(out, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"3\" fill=\"{fill}\"/>")
            })
        })
    };
}

fn label(out: &mut String, text: &str, x: usize, y: usize, fill: Rgb) {
    let size = match text.len() {
        0..=2 => 18,
        3 => 15,
        4 => 12,
        _ => 9,
    };
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
    let [fill, line] = [is_light, !is_light].map(|is| palette::PIECES[usize::from(is)]);
    let mut form = |half: usize, fill: Rgb| {
        let _ = if is_square {
            let (x, y, side) = (x - half, y - half, 2 * half);
            write!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"{fill}\" stroke=\"{line}\"/>"
            )
        } else {
            write!(
                out,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{half}\" fill=\"{fill}\" stroke=\"{line}\"/>"
            )
        };
    };
    form(half, fill);
    if !is_solid {
        form(half / 2, line);
    }
}

/// Escapes a text for XML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_catalog::open;

    #[test]
    fn pictures_have_the_colours_of_the_table_and_the_shape_of_the_cells() {
        let picture = |name: &str| {
            let scene = open(name).expect("known").session(1).scene();
            svg(&scene, name, Lang::English)
        };
        let colours = picture("filler:8x8");
        assert!(palette::ZONES.iter().all(|zone| colours.contains(&zone.pattern.to_string())));
        assert!(palette::CALLS[..7].iter().all(|call| colours.contains(&call.to_string())));
        let hexagons = picture("filler:8x8,topology=hex");
        assert_eq!(hexagons.matches("Z\"").count(), 64);
        assert!(picture("quarto").contains(&palette::SOCKET.to_string()));
        assert!(picture("2048").contains(&palette::DAY.empty.to_string()));
    }
}
