//! Slow twin of the rules: written as plainly as possible, without any code of the crate.

/// Columns of stones from the bottom up. A stone is 0 or 1, the number of its seat.
#[derive(Clone, Default)]
pub(crate) struct Twin {
    columns: [Vec<usize>; 7],
}

impl Twin {
    fn stones(&self) -> usize {
        self.columns.iter().map(Vec::len).sum()
    }

    /// Returns the seat that drops the next stone.
    pub(crate) fn next(&self) -> usize {
        self.stones() % 2
    }

    pub(crate) fn drop_stone(&mut self, column: usize) {
        let seat = self.next();
        self.columns[column].push(seat);
    }

    fn at(&self, row: isize, column: isize) -> Option<usize> {
        let column = self.columns.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    }

    fn has_four(&self, seat: usize) -> bool {
        (0..6).any(|row| {
            (0..7).any(|column| {
                [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(up, right)| {
                    (0..4).all(|n| self.at(row + n * up, column + n * right) == Some(seat))
                })
            })
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stones() == 42 || self.has_four(0) || self.has_four(1)
    }

    /// Returns the columns that have room for a stone. If the game is over, returns none.
    pub(crate) fn legal(&self) -> Vec<usize> {
        let open = |&column: &usize| !self.is_over() && self.columns[column].len() < 6;
        (0..7).filter(open).collect()
    }

    /// Returns the points of a seat.
    pub(crate) fn score(&self, seat: usize) -> i64 {
        i64::from(self.has_four(seat)) - i64::from(self.has_four(1 - seat))
    }

    /// Returns the text of the state.
    pub(crate) fn text(&self) -> String {
        let symbol = |seat: Option<usize>| seat.map_or('.', |seat| ['1', '2'][seat]);
        let row = |row| (0..7).map(|column| symbol(self.at(row, column))).collect::<String>();
        (0..6).rev().map(row).collect::<Vec<_>>().join("/")
    }

    /// Returns the number of sequences of exactly `plies` stones.
    pub(crate) fn perft(&self, plies: u32) -> u64 {
        if plies == 0 {
            return 1;
        }
        let count = |column| {
            let mut next = self.clone();
            next.drop_stone(column);
            next.perft(plies - 1)
        };
        self.legal().into_iter().map(count).sum()
    }
}
