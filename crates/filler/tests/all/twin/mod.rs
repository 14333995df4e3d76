//! A second implementation of the rules of Seven Colours, cell by cell, as their text states them: the slow and obvious
//! reference. It shares no code with the crate. Boards and actions are passed to it as text.

#![allow(dead_code, reason = "each test and bench uses its own part of the twin")]

/// Row and column.
type Place = (i32, i32);

/// What the rules text calls its parameters.
#[derive(Clone, Debug)]
pub(crate) struct TwinRules {
    pub(crate) rows: i32,
    pub(crate) columns: i32,
    pub(crate) colours: usize,
    pub(crate) topology: String,
    pub(crate) ban: Vec<String>,
    pub(crate) win: String,
    pub(crate) swap: bool,
}

/// A position; `squares` holds letters, `1`, `2` and `#`.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    pub(crate) rules: TwinRules,
    pub(crate) squares: Vec<char>,
    pub(crate) next: usize,
    pub(crate) last_calls: [Option<char>; 2],
    pub(crate) drawn: [Option<char>; 2],
    pub(crate) idle: usize,
    /// Number of calls and swaps since the opening.
    pub(crate) plies: usize,
}

/// The consequences of the rules for a position, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    pub(crate) controlled: [usize; 2],
    pub(crate) contested: usize,
    pub(crate) over: bool,
    pub(crate) scores: [usize; 2],
}

impl Twin {
    /// Reads `AB2/CDE/1FG 1 - -`: a position with no call behind it.
    pub(crate) fn opening(rules: TwinRules, text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let drawn = [1, 2].map(|word| words[1 + word].chars().next().filter(|&c| c != '-'));
        Self {
            squares: words[0].chars().filter(|&letter| letter != '/').collect(),
            next: if words[1] == "1" { 0 } else { 1 },
            last_calls: [None, None],
            drawn,
            idle: 0,
            plies: 0,
            rules,
        }
    }

    fn at(&self, (row, column): Place) -> char {
        self.squares[(row * self.rules.columns + column) as usize]
    }

    fn places(&self) -> Vec<Place> {
        let columns = self.rules.columns;
        (0..self.rules.rows * columns).map(|index| (index / columns, index % columns)).collect()
    }

    fn neighbours(&self, (row, column): Place) -> Vec<Place> {
        let steps: &[Place] = match (self.rules.topology.as_str(), row % 2) {
            ("hex", 0) => &[(0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0)],
            ("hex", _) => &[(0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1)],
            _ => &[(0, -1), (0, 1), (-1, 0), (1, 0)],
        };
        let (rows, columns) = (self.rules.rows, self.rules.columns);
        let mut found = Vec::new();
        for &(down, right) in steps {
            let mut place = (row + down, column + right);
            if self.rules.topology == "torus" {
                place = (place.0.rem_euclid(rows), place.1.rem_euclid(columns));
            }
            if (0..rows).contains(&place.0) && (0..columns).contains(&place.1) {
                found.push(place);
            }
        }
        found
    }

    /// Returns for each cell whether it can be reached from the zone of a seat through cells that pass the test.
    fn reach(&self, seat: usize, passes: impl Fn(char) -> bool) -> Vec<bool> {
        let mut seen = vec![false; self.squares.len()];
        let zone = self.places().into_iter().filter(|&place| self.at(place) == mark(seat));
        let mut todo: Vec<Place> = zone.collect();
        while let Some(place) = todo.pop() {
            for next in self.neighbours(place) {
                let index = (next.0 * self.rules.columns + next.1) as usize;
                if !seen[index] && passes(self.at(next)) {
                    seen[index] = true;
                    todo.push(next);
                }
            }
        }
        seen
    }

    /// Returns for each cell whether a call would give it to the seat to move.
    fn gained(&self, colour: char) -> Vec<bool> {
        self.reach(self.next, |square| square == colour)
    }

    pub(crate) fn gain(&self, colour: char) -> usize {
        number_of(&self.gained(colour))
    }

    pub(crate) fn owned(&self, seat: usize) -> usize {
        self.squares.iter().filter(|&&square| square == mark(seat)).count()
    }

    pub(crate) fn cells(&self) -> usize {
        self.squares.iter().filter(|&&square| square != '#').count()
    }

    /// Returns true if all cells that are not holes are connected.
    pub(crate) fn is_in_one_piece(&self) -> bool {
        number_of(&self.reach(0, |square| square != '#')) == self.cells()
    }

    /// Whether two neighbours have the same colour; a start cell counts with the colour drawn there, if
    /// the text told it.
    pub(crate) fn has_equal_neighbours(&self) -> bool {
        let colour = |place: Place| match self.at(place) {
            '1' => self.drawn[0],
            '2' => self.drawn[1],
            square => Some(square).filter(char::is_ascii_alphabetic),
        };
        let alike = |place: Place, next: Place| next != place && colour(next) == colour(place);
        let places = self.places().into_iter().filter(|&place| colour(place).is_some());
        places
            .into_iter()
            .any(|place| self.neighbours(place).into_iter().any(|next| alike(place, next)))
    }

    /// Returns the consequences of the rules for this position.
    pub(crate) fn verdict(&self) -> Verdict {
        let reach = [0, 1].map(|seat| self.reach(seat, char::is_alphabetic));
        let only = |seat: usize| {
            let pairs = reach[seat].iter().zip(&reach[1 - seat]);
            pairs.filter(|&(&mine, &theirs)| mine && !theirs).count()
        };
        let owned = [self.owned(0), self.owned(1)];
        let controlled = [0, 1].map(|seat| owned[seat] + only(seat));
        let contested = number_of(&reach[0]) - only(0);
        let enough = controlled.map(|controlled| self.is_enough(controlled));
        let stalled = self.idle >= 2 * self.rules.colours;
        let over = stalled || contested == 0 || enough[0] || enough[1];
        let scores = match (over, enough) {
            (false, _) => owned,
            (true, [true, false]) => [controlled[0], owned[1]],
            (true, [false, true]) => [owned[0], controlled[1]],
            _ => controlled,
        };
        Verdict { controlled, contested, over, scores }
    }

    fn is_enough(&self, controlled: usize) -> bool {
        match self.rules.win.as_str() {
            "half" => 2 * controlled >= self.cells(),
            "majority" => 2 * controlled > self.cells(),
            _ => false,
        }
    }

    /// Returns the colours that no ban forbids, even if the game is over.
    pub(crate) fn legal(&self) -> Vec<char> {
        let zone_colour = |seat: usize| self.last_calls[seat].or(self.drawn[seat]);
        let mut banned = Vec::new();
        for ban in &self.rules.ban {
            banned.push(match ban.as_str() {
                "own" => zone_colour(self.next),
                "opponent" => zone_colour(1 - self.next),
                _ => self.last_calls[1 - self.next],
            });
        }
        let all = (0..self.rules.colours).map(|index| (b'A' + index as u8) as char);
        all.filter(|&colour| !banned.contains(&Some(colour))).collect()
    }

    pub(crate) fn call(&mut self, colour: char) {
        let gained = self.gained(colour);
        self.idle = if gained.contains(&true) { 0 } else { self.idle + 1 };
        for (square, gained) in self.squares.iter_mut().zip(gained) {
            if gained {
                *square = mark(self.next);
            }
        }
        self.last_calls[self.next] = Some(colour);
        self.next = 1 - self.next;
        self.plies += 1;
    }

    /// Returns true if the seat to move may exchange the zones, which is possible once, after the first call.
    pub(crate) fn may_swap(&self) -> bool {
        self.rules.swap && self.plies == 1 && !self.verdict().over
    }

    /// Marks every owned cell with the other seat's number, and lets the other seat move.
    pub(crate) fn swap(&mut self) {
        for square in &mut self.squares {
            *square = match *square {
                '1' => '2',
                '2' => '1',
                other => other,
            };
        }
        self.last_calls.reverse();
        self.drawn.reverse();
        self.next = 1 - self.next;
        self.plies += 1;
    }
}

fn mark(seat: usize) -> char {
    if seat == 0 { '1' } else { '2' }
}

fn number_of(marks: &[bool]) -> usize {
    marks.iter().filter(|&&mark| mark).count()
}
