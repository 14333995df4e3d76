//! Slow twin of the rules, which was written from their description only. Tiles are numbers in rows, lines are lists,
//! and no code of the crate is called. All results are texts.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "tests and benches each use a part of it, with texts that it wrote itself"
)]

/// Rules, given by words.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) four_dimensions: bool,
    pub(crate) cascade: bool,
    pub(crate) four: f64,
    pub(crate) full: bool,
    pub(crate) adversary: bool,
}

/// Position.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) tiles: Vec<Vec<u64>>,
    pub(crate) score: u64,
    pub(crate) due: u64,
}

type Place = (usize, usize);

impl Twin {
    /// Returns the rules of plain 2048.
    pub(crate) fn plain() -> Self {
        Self {
            rows: 4,
            columns: 4,
            four_dimensions: false,
            cascade: false,
            four: 0.1,
            full: false,
            adversary: false,
        }
    }

    pub(crate) fn empty(&self, due: u64) -> Board {
        Board { tiles: vec![vec![0; self.columns]; self.rows], score: 0, due }
    }

    fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for row in 0..self.rows {
            for column in 0..self.columns {
                places.push((row, column));
            }
        }
        places
    }

    fn words(&self) -> Vec<&'static str> {
        let mut words = vec!["left", "right", "up", "down"];
        if self.four_dimensions {
            words.extend(["ana", "kata", "in", "out"]);
        }
        words
    }

    /// Returns the next place towards the wall, if there is one.
    fn step(&self, word: &str, (row, column): Place) -> Option<Place> {
        let width = if self.four_dimensions { 2 } else { self.columns };
        let height = if self.four_dimensions { 2 } else { self.rows };
        match word {
            "left" if column % width > 0 => Some((row, column - 1)),
            "right" if column % width < width - 1 => Some((row, column + 1)),
            "up" if row % height > 0 => Some((row - 1, column)),
            "down" if row % height < height - 1 => Some((row + 1, column)),
            "ana" if row >= 2 => Some((row - 2, column)),
            "kata" if row < 2 => Some((row + 2, column)),
            "in" if column >= 2 => Some((row, column - 2)),
            "out" if column < 2 => Some((row, column + 2)),
            _ => None,
        }
    }

    /// Returns the lines of a slide. Each begins at the wall.
    fn lines(&self, word: &str) -> Vec<Vec<Place>> {
        let opposites = [("left", "right"), ("up", "down"), ("ana", "kata"), ("in", "out")];
        let away = match opposites.iter().find(|(a, b)| *a == word || *b == word) {
            Some((a, b)) if *a == word => b,
            Some((a, _)) => a,
            None => panic!("{word} is no direction"),
        };
        let mut lines = Vec::new();
        for place in self.places() {
            if self.step(word, place).is_some() {
                continue;
            }
            let mut line = vec![place];
            while let Some(next) = self.step(away, line[line.len() - 1]) {
                line.push(next);
            }
            lines.push(line);
        }
        lines
    }

    /// Returns the line after a slide, without its empty places, and the points.
    fn merged(&self, line: &[u64]) -> (Vec<u64>, u64) {
        let tiles: Vec<u64> = line.iter().copied().filter(|&tile| tile > 0).collect();
        let (mut laid, mut points) = (Vec::new(), 0);
        if self.cascade {
            for tile in tiles {
                if laid.last() == Some(&tile) {
                    laid.pop();
                    laid.push(2 * tile);
                    points += 2 * tile;
                } else {
                    laid.push(tile);
                }
            }
        } else {
            let mut at = 0;
            while at < tiles.len() {
                if at + 1 < tiles.len() && tiles[at] == tiles[at + 1] {
                    laid.push(2 * tiles[at]);
                    points += 2 * tiles[at];
                    at += 2;
                } else {
                    laid.push(tiles[at]);
                    at += 1;
                }
            }
        }
        (laid, points)
    }

    pub(crate) fn slid(&self, board: &Board, word: &str) -> Board {
        let mut next = self.empty(board.due + 1);
        next.score = board.score;
        for line in self.lines(word) {
            let tiles: Vec<u64> = line.iter().map(|&(r, c)| board.tiles[r][c]).collect();
            let (laid, points) = self.merged(&tiles);
            next.score += points;
            for (&(row, column), tile) in line.iter().zip(laid) {
                next.tiles[row][column] = tile;
            }
        }
        next
    }

    pub(crate) fn empty_places(&self, board: &Board) -> Vec<Place> {
        let mut places = self.places();
        places.retain(|&(row, column)| board.tiles[row][column] == 0);
        places
    }

    /// Returns who acts: `seat 1`, `seat 2`, `chance` or `over`.
    pub(crate) fn turn(&self, board: &Board) -> &'static str {
        if self.actions(board).is_empty() {
            "over"
        } else if board.due == 0 {
            "seat 1"
        } else if self.adversary {
            "seat 2"
        } else {
            "chance"
        }
    }

    /// Returns all possible actions with their probabilities. The probability of an action of a seat is 1.
    pub(crate) fn actions(&self, board: &Board) -> Vec<(String, f64)> {
        let mut actions = Vec::new();
        if board.due == 0 {
            for word in self.words() {
                if self.full || self.slid(board, word).tiles != board.tiles {
                    actions.push((word.to_string(), 1.0));
                }
            }
            return actions;
        }
        let places = self.empty_places(board);
        for &(row, column) in &places {
            for (tile, share) in [(2, 1.0 - self.four), (4, self.four)] {
                if share > 0.0 {
                    let probability =
                        if self.adversary { 1.0 } else { share / places.len() as f64 };
                    let text = format!("{tile}@r{}c{}", row + 1, column + 1);
                    actions.push((text, probability));
                }
            }
        }
        actions
    }

    pub(crate) fn after(&self, board: &Board, action: &str) -> Board {
        let Some((tile, place)) = action.split_once("@r") else {
            return self.slid(board, action);
        };
        let (row, column) = place.split_once('c').unwrap();
        let mut next = board.clone();
        let (row, column): (usize, usize) = (row.parse().unwrap(), column.parse().unwrap());
        next.tiles[row - 1][column - 1] = tile.parse().unwrap();
        next.due -= 1;
        next
    }

    pub(crate) fn text(&self, board: &Board) -> String {
        let tile = |&tile: &u64| {
            if tile == 0 { ".".to_string() } else { tile.to_string() }
        };
        let row = |row: &Vec<u64>| row.iter().map(tile).collect::<Vec<_>>().join(" ");
        let mut text = board.tiles.iter().map(row).collect::<Vec<_>>().join("/");
        if board.score > 0 {
            text += &format!(" score={}", board.score);
        }
        if board.due > 0 {
            text += &format!(" spawn={}", board.due);
        }
        text
    }
}
