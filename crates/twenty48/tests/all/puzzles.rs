//! Tests of the built-in puzzles, by a program that shares only the rules of the game with the solver.

use std::collections::{BTreeMap, HashMap, HashSet};

/// Board of 3x3 cells: the exponents of its tiles, row by row.
type Board = [u8; 9];

/// Exponents of new tiles, with their probabilities.
const NEW: [(u8, f64); 2] = [(1, 0.9), (2, 0.1)];

/// Slides a line towards its beginning. Returns the line and the points.
fn squeeze(line: [u8; 3]) -> ([u8; 3], f64) {
    let (mut out, mut next, mut is_open, mut points) = ([0; 3], 0, false, 0.0);
    for tile in line.into_iter().filter(|&tile| tile > 0) {
        if is_open && out[next - 1] == tile {
            out[next - 1] = tile + 1;
            points += f64::from(1u32 << (tile + 1));
            is_open = false;
        } else {
            out[next] = tile;
            next += 1;
            is_open = true;
        }
    }
    (out, points)
}

/// Slides a board. Returns the board and the points, or `None` if nothing changes.
fn slide(board: &Board, way: &str) -> Option<(Board, f64)> {
    let (mut after, mut points) = (*board, 0.0);
    for line in 0..3 {
        let place = |step: usize| match way {
            "left" => 3 * line + step,
            "right" => 3 * line + 2 - step,
            "up" => 3 * step + line,
            _ => 3 * (2 - step) + line,
        };
        let (squeezed, made) = squeeze([0, 1, 2].map(|step| board[place(step)]));
        squeezed.into_iter().enumerate().for_each(|(step, tile)| after[place(step)] = tile);
        points += made;
    }
    (after != *board).then_some((after, points))
}

const WAYS: [&str; 4] = ["left", "right", "up", "down"];

/// Returns the smallest of the eight symmetric images of a board.
fn canonical(board: &Board) -> Board {
    let turn = |board: Board| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|place| board[place]);
    let mirror = |board: Board| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|place| board[place]);
    let turns = std::iter::successors(Some(*board), |&board| Some(turn(board))).take(4);
    turns.flat_map(|board| [board, mirror(board)]).min().unwrap_or(*board)
}

fn sum(board: &Board) -> u32 {
    board.iter().filter(|&&tile| tile > 0).map(|&tile| 1u32 << tile).sum()
}

/// Returns the boards after all possible new tiles, each with its probability.
fn draws(after: Board) -> impl Iterator<Item = (Board, f64)> {
    let free: Vec<usize> = (0..9).filter(|&place| after[place] == 0).collect();
    let each = 1.0 / free.len() as f64;
    free.into_iter().flat_map(move |place| {
        NEW.into_iter().map(move |(tile, chance)| {
            let mut board = after;
            board[place] = tile;
            (canonical(&board), chance * each)
        })
    })
}

/// What each slide of a board is worth in points still to be made, from the values of all boards with larger sums.
fn worths(board: &Board, values: &BTreeMap<u32, HashMap<Board, f64>>) -> Vec<(&'static str, f64)> {
    let worth = |way| {
        let (after, points) = slide(board, way)?;
        let value = |(board, chance): (Board, f64)| chance * values[&sum(&board)][&board];
        Some((way, points + draws(after).map(value).sum::<f64>()))
    };
    WAYS.into_iter().filter_map(worth).collect()
}

/// Returns all boards that can follow, by their sum.
fn reach(boards: impl Iterator<Item = Board>) -> BTreeMap<u32, HashSet<Board>> {
    let mut open: BTreeMap<u32, HashSet<Board>> = BTreeMap::new();
    boards.for_each(|board| _ = open.entry(sum(&board)).or_default().insert(canonical(&board)));
    let mut all = BTreeMap::new();
    while let Some((sum_here, here)) = open.pop_first() {
        for board in &here {
            for (after, _) in WAYS.into_iter().filter_map(|way| slide(board, way)) {
                for (next, _) in draws(after) {
                    open.entry(sum(&next)).or_default().insert(next);
                }
            }
        }
        all.insert(sum_here, here);
    }
    all
}

/// Puzzle as its file describes it: the board, the solution, and the cost of the other slides.
struct Told {
    board: Board,
    solution: String,
    costs: Vec<(String, f64)>,
}

fn puzzles() -> Vec<Told> {
    let text = include_str!("../../puzzles.txt");
    let lines = text.lines().filter(|line| line.contains('\t') && !line.starts_with('#'));
    let told = lines.map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let tiles = fields[3].split([' ', '/']).take(9).map(|tile| match tile {
            "." => 0,
            tile => tile.parse::<u32>().expect("a tile").trailing_zeros() as u8,
        });
        let tiles: Vec<u8> = tiles.collect();
        let cost = |fault: &str| {
            let words: Vec<&str> = fault.split(' ').collect();
            (words[0].to_string(), words[1].parse().expect("points"))
        };
        Told {
            board: tiles.try_into().expect("nine tiles"),
            solution: fields[1].to_string(),
            costs: fields[4].split(';').map(cost).collect(),
        }
    });
    told.collect()
}

/// Returns the values of all boards that can follow these ones, computed from the largest sum down.
fn solve(boards: impl Iterator<Item = Board>) -> BTreeMap<u32, HashMap<Board, f64>> {
    let mut values = BTreeMap::new();
    let mut all = reach(boards);
    while let Some((sum, here)) = all.pop_last() {
        let value = |board: Board| {
            let best = worths(&board, &values).into_iter().map(|(_, worth)| worth);
            (board, best.fold(0.0, f64::max))
        };
        let here = here.into_iter().map(value).collect();
        values.insert(sum, here);
    }
    values
}

#[test]
fn the_second_solver_knows_the_rules() {
    // Two 2s and no room: they merge, a tile comes, and so on to the end of the smallest game there is.
    let full = [1, 2, 1, 2, 1, 2, 1, 2, 1];
    assert!(WAYS.iter().all(|way| slide(&full, way).is_none()));
    assert_eq!(
        slide(&[1, 1, 2, 0, 0, 0, 3, 3, 3], "left"),
        Some(([2, 2, 0, 0, 0, 0, 4, 3, 0], 20.0))
    );
    assert_eq!(
        slide(&[1, 1, 2, 0, 0, 0, 3, 3, 3], "right"),
        Some(([0, 2, 2, 0, 0, 0, 0, 3, 4], 20.0))
    );
    assert_eq!(slide(&[1, 0, 0, 1, 0, 0, 2, 0, 0], "up"), Some(([2, 0, 0, 2, 0, 0, 0, 0, 0], 4.0)));
    assert_eq!(canonical(&[0, 0, 3, 0, 0, 0, 0, 0, 0]), canonical(&[0, 0, 0, 0, 0, 0, 3, 0, 0]));
    assert!((draws([1; 9].map(|_| 0)).map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
#[ignore = "takes minutes and 1.5 GB: all boards of 3x3 that can follow the puzzles, in both directions"]
fn every_puzzle_has_the_solution_and_the_costs_that_it_says() {
    let puzzles = puzzles();
    assert_eq!(puzzles.len(), 1000);
    let values = solve(puzzles.iter().map(|puzzle| puzzle.board));
    let boards: usize = values.values().map(HashMap::len).sum();
    eprintln!("{boards} boards, up to symmetry");
    for Told { board, solution, costs } in &puzzles {
        let worths: HashMap<&str, f64> = worths(board, &values).into_iter().collect();
        let best = worths[solution.as_str()];
        assert_eq!(costs.len(), worths.len() - 1, "{board:?}");
        for (action, cost) in costs {
            let found = best - worths[action.as_str()];
            assert!((found - cost).abs() < 0.06, "{board:?} {action}: {found}, told {cost}");
            assert!(found > 0.0, "{board:?} {action}");
        }
    }
}
