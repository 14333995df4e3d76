//! A slow second implementation of the rules, as plain as possible. It shares no code with the crate.

#![allow(dead_code, reason = "each test and bench uses its own part of the twin")]

/// A rule set by name, and whether completing a line loses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub(crate) name: &'static str,
    pub(crate) misere: bool,
}

/// The rule sets by name.
pub(crate) const NAMES: [&str; 5] = ["lines", "squares", "corners", "diamonds", "torus"];

/// A game as it stands on the table: the board by row and column, four traits per piece.
#[derive(Clone, Debug, Default)]
pub(crate) struct ForcedTable {
    pub(crate) board: [[Option<[bool; 4]>; 4]; 4],
    pub(crate) hand: Option<[bool; 4]>,
    /// The seat that acts next, 0 or 1; once the game is over, the seat that acted last.
    pub(crate) seat: usize,
    pub(crate) completed: bool,
    /// Traits that do not count, in the order of [`piece`].
    pub(crate) ignored: [bool; 4],
}

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Give([bool; 4]),
    Place(usize, usize),
}

/// Returns the traits of a piece from its number: colour, height, top, shape from the highest bit down.
pub(crate) fn piece(number: usize) -> [bool; 4] {
    [8, 4, 2, 1].map(|bit| number & bit != 0)
}

/// The number of a piece.
pub(crate) fn number(piece: [bool; 4]) -> usize {
    let bits = piece.iter().zip([8, 4, 2, 1]);
    bits.map(|(&set, bit)| if set { bit } else { 0 }).sum()
}

impl Rules {
    /// Every group of four squares that wins, by row and column.
    pub(crate) fn lines(self) -> Vec<Vec<(usize, usize)>> {
        let mut lines = Vec::new();
        for i in 0..4 {
            lines.push((0..4).map(|j| (i, j)).collect());
            lines.push((0..4).map(|j| (j, i)).collect());
        }
        if self.name == "torus" {
            for start in 0..4 {
                lines.push((0..4).map(|i| (i, (start + i) % 4)).collect());
                lines.push((0..4).map(|i| (i, (start + 4 - i) % 4)).collect());
                for row in 0..4 {
                    let (down, right) = ((row + 1) % 4, (start + 1) % 4);
                    lines.push(vec![(row, start), (row, right), (down, start), (down, right)]);
                }
            }
            return lines;
        }
        lines.push((0..4).map(|i| (i, i)).collect());
        lines.push((0..4).map(|i| (i, 3 - i)).collect());
        let level = NAMES.iter().take_while(|&&name| name != self.name).count();
        for side in 1..=level.min(2) {
            for row in 0..4 - side {
                for column in 0..4 - side {
                    let (down, right) = (row + side, column + side);
                    lines.push(vec![(row, column), (row, right), (down, column), (down, right)]);
                }
            }
        }
        if level == 3 {
            for (row, column) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
                lines.push(vec![
                    (row - 1, column),
                    (row + 1, column),
                    (row, column - 1),
                    (row, column + 1),
                ]);
            }
        }
        lines
    }
}

impl ForcedTable {
    /// Pieces neither on the board nor in hand, by number.
    pub(crate) fn remaining(&self) -> Vec<usize> {
        let used = |n: &usize| {
            let on_board = self.board.iter().flatten().any(|&square| square == Some(piece(*n)));
            on_board || self.hand == Some(piece(*n))
        };
        (0..16).filter(|n| !used(n)).collect()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.board.iter().flatten().all(Option::is_some)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.completed || (self.is_full() && self.hand.is_none())
    }

    /// Returns every legal action.
    pub(crate) fn acts(&self) -> Vec<Act> {
        if self.is_over() {
            return Vec::new();
        }
        if self.hand.is_none() {
            return self.remaining().into_iter().map(|n| Act::Give(piece(n))).collect();
        }
        let squares = (0..4).flat_map(|row| (0..4).map(move |column| (row, column)));
        squares
            .filter(|&(row, column)| self.board[row][column].is_none())
            .map(|(row, column)| Act::Place(row, column))
            .collect()
    }

    /// Applies an action. `lines` are those of the rules.
    pub(crate) fn act(&mut self, lines: &[Vec<(usize, usize)>], act: Act) {
        match act {
            Act::Give(piece) => {
                self.hand = Some(piece);
                self.seat = 1 - self.seat;
            }
            Act::Place(row, column) => {
                self.board[row][column] = self.hand.take();
                self.completed = lines.iter().any(|line| self.shares_a_trait(line));
            }
        }
    }

    fn shares_a_trait(&self, line: &[(usize, usize)]) -> bool {
        let pieces: Option<Vec<[bool; 4]>> =
            line.iter().map(|&(row, column)| self.board[row][column]).collect();
        pieces.is_some_and(|pieces| {
            let same = |t: usize| pieces.iter().all(|piece| piece[t] == pieces[0][t]);
            (0..4).any(|t| !self.ignored[t] && same(t))
        })
    }

    /// The points of a seat.
    pub(crate) fn score(&self, rules: Rules, seat: usize) -> i64 {
        match (self.completed, (seat == self.seat) != rules.misere) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => -1,
        }
    }

    /// The text of the state.
    pub(crate) fn text(&self) -> String {
        let symbol = |square: &Option<[bool; 4]>, none: &str| {
            square.map_or(none.to_string(), |piece| format!("{:x}", number(piece)))
        };
        let rows = self.board.iter().map(|row| {
            let symbols: Vec<String> = row.iter().map(|square| symbol(square, ".")).collect();
            symbols.concat()
        });
        let rows: Vec<String> = rows.collect();
        format!("{} {}", rows.join("/"), symbol(&self.hand, "-"))
    }
}

impl Act {
    /// The text of the action.
    pub(crate) fn text(self) -> String {
        match self {
            Act::Give(piece) => format!("give {:x}", number(piece)),
            Act::Place(row, column) => format!("{}{}", ["A", "B", "C", "D"][row], column + 1),
        }
    }
}

/// The number of sequences of exactly `plies` actions.
pub(crate) fn perft(lines: &[Vec<(usize, usize)>], table: &ForcedTable, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let count = |act| {
        let mut next = table.clone();
        next.act(lines, act);
        perft(lines, &next, plies - 1)
    };
    table.acts().into_iter().map(count).sum()
}
