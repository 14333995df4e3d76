//! What doors show: the tiles, the score, the facts of a finished game.

use crate::remark::remark;
use crate::rules::{Spawner, Twenty48, Twenty48Action as Action};
use crate::state::{Twenty48State as State, tile};
use game::{Cell, CellKind, FactKind, Motion, Scene, Show};

const FACTS: &[FactKind] = &[
    FactKind { name: "tile", help: "the largest tile", histogram: true, milestone: Some(2048) },
    FactKind { name: "sum", help: "the sum of all tiles", histogram: false, milestone: None },
];

impl Show for Twenty48 {
    /// Rows and columns are labelled only where a seat places tiles and so has to name them.
    fn scene(&self, state: &State) -> Scene {
        let cell = |&exponent: &u8| match exponent {
            0 => Cell::new(CellKind::Empty, "."),
            _ => Cell::new(CellKind::Tile(exponent), tile(exponent).to_string()),
        };
        let labels = |letter: char, count: usize| {
            let count = if self.spawner == Spawner::Adversary { count } else { 0 };
            (1..=count).map(|number| format!("{letter}{number}")).collect()
        };
        let note = |name: &str, value: String| (name.to_string(), value);
        Scene {
            rows: self.rows(),
            columns: self.columns(),
            cells: state.cells[..self.cells()].iter().map(cell).collect(),
            shifted: false,
            row_labels: labels('r', self.rows()),
            column_labels: labels('c', self.columns()),
            notes: vec![
                note("score", state.score.to_string()),
                note("sum of tiles", state.sum().to_string()),
                note("largest tile", tile(state.largest()).to_string()),
            ],
        }
    }

    fn motions(&self, state: &State, action: Action) -> Vec<Motion> {
        match action {
            Action::Slide(direction) => self.paths(state, direction),
            Action::Spawn { .. } => Vec::new(),
        }
    }

    fn remark(&self, state: &State, action: Action) -> String {
        remark(self, state, action)
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        FACTS
    }

    fn facts(&self, state: &State) -> Vec<i64> {
        let count = |number: u128| i64::try_from(number).unwrap_or(i64::MAX);
        vec![count(tile(state.largest())), count(state.sum())]
    }
}
