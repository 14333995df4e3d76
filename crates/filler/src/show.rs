//! A position to draw.

use crate::board::CellContent;
use crate::notation::square_letter;
use crate::remark::remark;
use crate::rules::{Filler, FillerAction};
use crate::shape::Topology;
use crate::state::FillerState;
use game::{Cell, CellKind, FactKind, Game, Scene, ScoreScale, Seat, Show};

impl Show for Filler {
    fn scene(&self, state: &FillerState) -> Scene {
        let cells = (0..self.rows())
            .flat_map(|row| (0..self.columns()).map(move |column| cell(state.square(row, column))));
        let notes = [Seat::FIRST, Seat::SECOND].map(|seat| self.note(state, seat));
        let swap = state.swap.then(|| ("swap".to_string(), format!("open to {}", state.next)));
        Scene {
            rows: self.rows(),
            columns: self.columns(),
            cells: cells.collect(),
            shifted: self.topology() == Topology::Hex,
            row_labels: Vec::new(),
            column_labels: Vec::new(),
            notes: notes.into_iter().chain(swap).collect(),
        }
    }

    fn remark(&self, state: &FillerState, call: FillerAction) -> String {
        remark(self, state, call)
    }

    /// A lead is clear from the root of the number of cells on: the more cells there are, the smaller a part
    /// of them decides.
    fn score_scale(&self) -> ScoreScale {
        ScoreScale { unit: "cells", lead: (self.cells() as f64).sqrt() }
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        &[FactKind {
            name: "margin",
            help: "score of seat 1 minus score of seat 2, in cells",
            histogram: false,
            milestone: None,
        }]
    }

    fn facts(&self, state: &FillerState) -> Vec<i64> {
        vec![self.score(state, Seat::FIRST) - self.score(state, Seat::SECOND)]
    }
}

impl Filler {
    /// `seat 1`, and `12 owned, 15 controlled (41.7 %)`: the share of all cells is of those controlled.
    fn note(&self, state: &FillerState, seat: Seat) -> (String, String) {
        let (owned, controlled) = (state.owned(seat), state.controlled(seat));
        let share = 100.0 * f64::from(controlled) / self.cells() as f64;
        let text = format!("{owned} owned, {controlled} controlled ({share:.1} %)");
        (seat.to_string(), text)
    }
}

fn cell(square: CellContent) -> Cell {
    let kind = match square {
        CellContent::Neutral(colour) => CellKind::Colour(colour),
        CellContent::Owned(seat) => CellKind::Owned(seat),
        CellContent::Hole => CellKind::Hole,
    };
    Cell::new(kind, square_letter(square))
}
