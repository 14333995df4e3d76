//! Joue aux 7 couleurs : choisit la couleur qui rapporte tout de suite le plus de cases.

mod damier;

use damier::Turn;

/// Renvoie la taille de la zone marquée `1` ou `2` après que son joueur a choisi cette couleur.
fn zone_after(mut rows: Vec<Vec<char>>, mark: char, colour: char) -> usize {
    let height = rows.len();
    let mut size = 0;
    let mut zone: Vec<(usize, usize)> = (0..height)
        .flat_map(|r| (0..rows[r].len()).map(move |c| (r, c)))
        .filter(|&(r, c)| rows[r][c] == mark)
        .collect();
    while let Some((r, c)) = zone.pop() {
        size += 1;
        // 0 moins 1 donne le plus grand nombre, qui n'est ni une ligne ni une colonne.
        let (above, left) = (r.wrapping_sub(1), c.wrapping_sub(1));
        for (r, c) in [(above, c), (r + 1, c), (r, left), (r, c + 1)] {
            if let Some(cell) = rows.get_mut(r).and_then(|row| row.get_mut(c)) {
                if *cell == colour {
                    *cell = mark;
                    zone.push((r, c));
                }
            }
        }
    }
    size
}

/// Renvoie un des coups de `turn.legal`.
fn choose(turn: &Turn) -> String {
    // Pour l'améliorer, regardez ce que vous pourrez choisir ensuite, et ce que veut l'adversaire.
    let rows = turn.board();
    let mark = if turn.seat == 1 { '1' } else { '2' };
    let gain = |call: &&String| zone_after(rows.clone(), mark, call.chars().next().unwrap_or('?'));
    turn.legal.iter().max_by_key(gain).unwrap_or(&turn.legal[0]).clone()
}

fn main() {
    damier::play("NAME", &["filler"], choose);
}
