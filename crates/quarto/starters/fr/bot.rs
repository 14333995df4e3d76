//! Joue au Quarto : complète une ligne s'il le peut, et ne donne pas de pièce qui en complète une.

mod damier;

use damier::Turn;

/// Les cases, numérotées depuis A1 = 0, ligne par ligne : lignes, colonnes, diagonales.
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

/// Dit si une pièce (un nombre de quatre bits), posée sur une case vide, complète une ligne d'un même caractère.
fn wins(squares: &[Option<u32>], square: usize, piece: u32) -> bool {
    let on = |at: usize| if at == square { Some(piece) } else { squares[at] };
    LINES.iter().filter(|line| line.contains(&square)).any(|&[a, b, c, d]| {
        let (Some(a), Some(b), Some(c), Some(d)) = (on(a), on(b), on(c), on(d)) else {
            return false;
        };
        // Un caractère que les quatre ont, ou qui manque aux quatre.
        a & b & c & d != 0 || (a | b | c | d) != 15
    })
}

/// Dit si un coup ("B4" ou "give 7") complète une ligne, ou donne une pièce qui n'en complète aucune.
fn is_good(squares: &[Option<u32>], hand: Option<u32>, action: &str) -> bool {
    let Some(hand) = hand else {
        let piece = u32::from_str_radix(action.trim_start_matches("give "), 16).unwrap_or(0);
        return !(0..16).any(|square| squares[square].is_none() && wins(squares, square, piece));
    };
    let letters = action.as_bytes();
    wins(squares, usize::from(letters[0] - b'A') * 4 + usize::from(letters[1] - b'1'), hand)
}

/// Renvoie un des coups de `turn.legal` : une case, par exemple "B4", ou une pièce à donner, par exemple "give 7".
fn choose(turn: &Turn) -> String {
    // Pour l'améliorer, pensez à ce que l'adversaire peut vous donner en retour.
    let squares: Vec<Option<u32>> = turn.board().concat().iter().map(|p| p.to_digit(16)).collect();
    let good = turn.legal.iter().find(|action| is_good(&squares, turn.hand(), action));
    good.cloned().unwrap_or_else(|| turn.legal[turn.random(turn.legal.len())].clone())
}

fn main() {
    damier::play("NAME", &["quarto"], choose);
}
