//! Plays Quarto: completes a line if it can, and gives no piece that completes one.

mod damier;

use damier::Turn;

/// The squares, numbered from A1 = 0 row by row: rows, columns, diagonals.
const LINES: [[usize; 4]; 10] = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
    [12, 13, 14, 15],
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [3, 6, 9, 12],
];

/// Returns true if a piece (a number of four bits) completes a line on an empty square.
fn wins(squares: &[Option<u32>], square: usize, piece: u32) -> bool {
    let on = |at: usize| if at == square { Some(piece) } else { squares[at] };
    LINES.iter().filter(|line| line.contains(&square)).any(|&[a, b, c, d]| {
        let (Some(a), Some(b), Some(c), Some(d)) = (on(a), on(b), on(c), on(d)) else {
            return false;
        };
        // A trait that all four have, or that all four lack.
        a & b & c & d != 0 || (a | b | c | d) != 15
    })
}

/// Returns true if an action ("B4" or "give 7") completes a line, or gives a piece that completes none.
fn is_good(squares: &[Option<u32>], hand: Option<u32>, action: &str) -> bool {
    let Some(hand) = hand else {
        let piece = u32::from_str_radix(action.trim_start_matches("give "), 16).unwrap_or(0);
        return !(0..16).any(|square| squares[square].is_none() && wins(squares, square, piece));
    };
    let letters = action.as_bytes();
    wins(squares, usize::from(letters[0] - b'A') * 4 + usize::from(letters[1] - b'1'), hand)
}

/// Returns one of the actions in `turn.legal`: a square, for example "B4", or a piece to give, for example "give 7".
fn choose(turn: &Turn) -> String {
    // To make the bot better, think about what the other seat can give you back.
    let squares: Vec<Option<u32>> = turn.board().concat().iter().map(|p| p.to_digit(16)).collect();
    let good = turn.legal.iter().find(|action| is_good(&squares, turn.hand(), action));
    good.cloned().unwrap_or_else(|| turn.legal[turn.random(turn.legal.len())].clone())
}

fn main() {
    damier::play("NAME", &["quarto"], choose);
}
