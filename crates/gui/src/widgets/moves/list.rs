//! The moves of a game as rows: several turns in a row in games with one seat, otherwise one turn of each seat.

use damier_catalog::{Seat, Turn};
use damier_play::GameController;
use std::ops::Range;

/// Turns in a row in games with one seat.
const ALONE: usize = 3;

/// Moves of the game on the board in rows, rebuilt when the game changes.
#[derive(Default)]
pub(crate) struct MoveList {
    /// Line, length and number of seats of the game that the rows belong to.
    known: Option<(u64, usize, usize)>,
    rows: Vec<MoveRow>,
    /// Plies in whose positions other moves were tried.
    branchings: Vec<usize>,
    /// The ply to which the list last scrolled.
    pub(super) seen: Option<usize>,
}

/// A row of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MoveRow {
    /// Number of its first move, from 1, as in a review: plies of chance do not count.
    pub(super) number: usize,
    /// Plies of a turn for each column, counted from 0; empty if that seat had no turn.
    pub(super) turns: Vec<Range<usize>>,
}

/// Consecutive plies of one seat.
struct TurnPlies {
    seat: Seat,
    /// Number of its first move, as in [`MoveRow`].
    number: usize,
    plies: Range<usize>,
}

impl MoveRow {
    /// Returns the number of the move at this ply of the row.
    pub(super) fn number_of(&self, ply: usize) -> usize {
        let before = self.turns.iter().flat_map(Clone::clone).filter(|other| *other < ply);
        self.number + before.count()
    }
}

impl MoveList {
    /// Rebuilds the rows if the game has changed.
    pub(super) fn refresh(&mut self, table: &GameController) {
        let now = (table.line(), table.length(), table.players().len());
        if self.known == Some(now) {
            return;
        }
        self.known = Some(now);
        self.seen = None;
        self.branchings = table.branchings();
        let turns = find_turns(table);
        self.rows = if now.2 == 1 { rows_alone(&turns) } else { rows_of_seats(&turns, now.2) };
    }

    pub(super) fn rows(&self) -> &[MoveRow] {
        &self.rows
    }

    /// Returns true if another move was tried in the position of this ply.
    pub(super) fn is_branching(&self, ply: usize) -> bool {
        self.branchings.contains(&ply)
    }

    /// Returns the last ply of a seat before this number of plies.
    pub(super) fn last_before(&self, plies: usize) -> Option<usize> {
        let all = self.rows.iter().flat_map(|row| row.turns.iter().cloned());
        let before = all
            .filter_map(|turn| turn.end.min(plies).checked_sub(1).filter(|ply| turn.contains(ply)));
        before.max()
    }

    /// Returns the row of a ply.
    pub(super) fn row_of(&self, ply: usize) -> Option<usize> {
        self.rows.iter().position(|row| row.turns.iter().any(|turn| turn.contains(&ply)))
    }
}

/// Groups consecutive plies of one seat into turns.
fn find_turns(table: &GameController) -> Vec<TurnPlies> {
    let mut turns: Vec<TurnPlies> = Vec::new();
    let mut number = 0;
    for index in 0..table.length() {
        let Some(Turn::Player(seat)) = table.ply(index).map(|ply| ply.turn) else { continue };
        number += 1;
        match turns.last_mut() {
            Some(last) if last.seat == seat && last.plies.end == index => last.plies.end += 1,
            _ => turns.push(TurnPlies { seat, number, plies: index..index + 1 }),
        }
    }
    turns
}

fn rows_alone(turns: &[TurnPlies]) -> Vec<MoveRow> {
    let row = |turns: &[TurnPlies]| MoveRow {
        number: turns[0].number,
        turns: turns.iter().map(|turn| turn.plies.clone()).collect(),
    };
    turns.chunks(ALONE).map(row).collect()
}

fn rows_of_seats(turns: &[TurnPlies], seats: usize) -> Vec<MoveRow> {
    let mut rows: Vec<MoveRow> = Vec::new();
    let mut last = None;
    for TurnPlies { seat, number, plies } in turns {
        if last.is_none_or(|last| seat.index() <= last) {
            rows.push(MoveRow { number: *number, turns: vec![0..0; seats] });
        }
        if let Some(row) = rows.last_mut() {
            row.turns[seat.index()] = plies.clone();
        }
        last = Some(seat.index());
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_stand_in_the_columns_of_their_seats() {
        let (one, two) = (Seat::FIRST, Seat::SECOND);
        // Chance draws at ply 5.
        let turns =
            [(one, 1, 0..1), (two, 2, 1..3), (one, 4, 3..5), (one, 6, 6..7), (two, 7, 7..8)];
        let turns = turns.map(|(seat, number, plies)| TurnPlies { seat, number, plies });
        let rows = rows_of_seats(&turns, 2);
        let of = |number, first: Range<usize>, second: Range<usize>| MoveRow {
            number,
            turns: vec![first, second],
        };
        assert_eq!(rows, [of(1, 0..1, 1..3), of(4, 3..5, 0..0), of(6, 6..7, 7..8)]);
        assert_eq!([rows[0].number_of(2), rows[1].number_of(3), rows[2].number_of(7)], [3, 4, 7]);
        let list = MoveList { rows, ..MoveList::default() };
        assert_eq!(
            [0, 1, 2, 3, 6, 8].map(|plies| list.last_before(plies)),
            [None, Some(0), Some(1), Some(2), Some(4), Some(7)]
        );
        assert_eq!((list.row_of(4), list.row_of(5)), (Some(1), None));
    }

    #[test]
    fn one_who_plays_alone_has_several_turns_in_a_row() {
        let turn = |index| TurnPlies {
            seat: Seat::FIRST,
            number: index + 1,
            plies: 2 * index..2 * index + 1,
        };
        let turns: Vec<TurnPlies> = (0..ALONE + 1).map(turn).collect();
        let rows = rows_alone(&turns);
        assert_eq!(rows.len(), 2);
        assert_eq!((rows[1].number, rows[1].turns.len()), (ALONE + 1, 1));
    }
}
