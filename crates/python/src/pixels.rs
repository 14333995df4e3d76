//! Pictures of states as pixels, for videos of games.

use damier_game::palette::{self, Rgb};
use damier_game::{CellKind, Scene};
use damier_reports::picture::ground;

/// Largest and smallest side of a cell, in pixels.
const MOST: usize = 256;
const FEWEST: usize = 8;

/// Digits of 3 columns and 5 rows, three bits a row from the top.
const DIGITS: [u16; 10] =
    [0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717];

/// Draws a scene, and returns the shape (rows, columns, 3) and the bytes.
pub(crate) fn draw(scene: &Scene, side: usize) -> ([usize; 3], Vec<u8>) {
    let side = side.clamp(FEWEST, MOST);
    let shape = [scene.rows() * side, scene.columns() * side, 3];
    let (width, bytes) = (shape[1], vec![250; shape.iter().product()]);
    let mut canvas = Canvas { width, bytes, ink: palette::DARK };
    for ((row, column), cell) in scene.cells() {
        let (top, left) = (row * side, column * side);
        let Some(colour) = ground(cell.kind, scene.look) else { continue };
        canvas.fill([top + 1, left + 1], [side - 2, side - 2], colour);
        canvas.ink = palette::ink(colour);
        match cell.kind {
            CellKind::Tile(_) => canvas.number(&cell.text, [top, left], side),
            CellKind::Owned(seat) => {
                canvas.number(&(seat.index() + 1).to_string(), [top, left], side);
            }
            CellKind::Piece(bits) => canvas.number(&bits.to_string(), [top, left], side),
            _ => {}
        }
    }
    (shape, canvas.bytes)
}

struct Canvas {
    width: usize,
    bytes: Vec<u8>,
    /// Colour of numbers.
    ink: Rgb,
}

impl Canvas {
    fn fill(
        &mut self,
        [top, left]: [usize; 2],
        [height, width]: [usize; 2],
        Rgb(red, green, blue): Rgb,
    ) {
        for row in top..top + height {
            let begin = 3 * (row * self.width + left);
            for pixel in self.bytes[begin..begin + 3 * width].chunks_exact_mut(3) {
                pixel.copy_from_slice(&[red, green, blue]);
            }
        }
    }

    /// Writes a number into a cell, as large as possible, or nothing if it does not fit.
    fn number(&mut self, text: &str, [top, left]: [usize; 2], side: usize) {
        let digits: Vec<usize> =
            text.bytes().map(|byte| usize::from(byte.wrapping_sub(b'0'))).collect();
        let dot = ((side - 2) / (4 * digits.len()).max(7)).min(4);
        if dot == 0 || digits.iter().any(|&digit| digit > 9) {
            return;
        }
        let left = left + (side - (4 * digits.len() - 1) * dot) / 2;
        let top = top + (side - 5 * dot) / 2;
        for (at, &digit) in digits.iter().enumerate() {
            for spot in (0..15).filter(|spot| DIGITS[digit] >> (14 - spot) & 1 == 1) {
                let place = [top + spot / 3 * dot, left + (4 * at + spot % 3) * dot];
                self.fill(place, [dot, dot], self.ink);
            }
        }
    }
}
