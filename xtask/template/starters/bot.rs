//! Plays New Game: connects four if it can, and blocks the rival's four.

mod damier;

use damier::Turn;

/// Returns true if a stone (`1` or `2`) dropped into a column makes four in a line.
fn wins(board: &[Vec<char>], column: usize, stone: char) -> bool {
    let row = (0..6).rev().find(|&row| board[row][column] == '.').unwrap_or(0);
    let at = |row: isize, column: isize| {
        let row = board.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    };
    [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(down, right)| {
        let count = |way: isize| {
            let cell = |n: isize| at(row as isize + n * way * down, column as isize + n * way * right);
            (1..4).take_while(|&n| cell(n) == Some(stone)).count()
        };
        1 + count(1) + count(-1) >= 4
    })
}

/// Returns one of the actions in `turn.legal`: a column from "1" to "7".
fn choose(turn: &Turn) -> String {
    // A better bot would not drop a stone below a cell where the rival then connects four.
    let board = turn.board();
    let stones = if turn.seat == 1 { ['1', '2'] } else { ['2', '1'] };
    for stone in stones {
        let column = |action: &str| action.parse::<usize>().unwrap_or(1) - 1;
        if let Some(action) = turn.legal.iter().find(|action| wins(&board, column(action), stone)) {
            return action.clone();
        }
    }
    turn.legal[turn.random(turn.legal.len())].clone()
}

fn main() {
    damier::play("NAME", &["newgame"], choose);
}
