//! Plays Seven Colours: calls the colour that gains the most cells at once.

mod damier;

use damier::Turn;

/// Returns the size of the zone marked `1` or `2` after its seat has called a colour.
fn zone_after(mut rows: Vec<Vec<char>>, mark: char, colour: char) -> usize {
    let height = rows.len();
    let mut size = 0;
    let mut zone: Vec<(usize, usize)> = (0..height)
        .flat_map(|r| (0..rows[r].len()).map(move |c| (r, c)))
        .filter(|&(r, c)| rows[r][c] == mark)
        .collect();
    while let Some((r, c)) = zone.pop() {
        size += 1;
        // 0 minus 1 wraps around, and no row or column has that number.
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

/// Returns one of the actions in `turn.legal`.
fn choose(turn: &Turn) -> String {
    // To make the bot better, look at what you can call next, and at what the other seat wants.
    let rows = turn.board();
    let mark = if turn.seat == 1 { '1' } else { '2' };
    let gain = |call: &&String| zone_after(rows.clone(), mark, call.chars().next().unwrap_or('?'));
    turn.legal.iter().max_by_key(gain).unwrap_or(&turn.legal[0]).clone()
}

fn main() {
    damier::play("NAME", &["filler"], choose);
}
