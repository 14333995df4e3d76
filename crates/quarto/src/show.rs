//! What doors draw of a position, and the facts that reports tell.

use crate::piece::{Piece, Square};
use crate::remark::remark;
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use game::{Cell, CellKind, FactKind, Scene, Show};

impl Show for Quarto {
    fn scene(&self, state: &Position) -> Scene {
        let marked = match state.phase() {
            Phase::Completed => self.completed_lines(state).fold(0, |all, line| all | line),
            Phase::Give | Phase::Place(_) | Phase::Full => 0,
        };
        let cell = |square: Square| {
            let mut cell = match state.piece_at(square) {
                Some(piece) => Cell::new(CellKind::Piece(piece.bits()), piece.to_string()),
                None => Cell::new(CellKind::Empty, "."),
            };
            cell.marked = marked & square.mask() != 0;
            cell
        };
        Scene {
            rows: 4,
            columns: 4,
            cells: Square::all().map(cell).collect(),
            shifted: false,
            row_labels: ["A", "B", "C", "D"].map(String::from).to_vec(),
            column_labels: ["1", "2", "3", "4"].map(String::from).to_vec(),
            notes: notes(state),
        }
    }

    fn remark(&self, state: &Position, action: QuartoAction) -> String {
        remark(self, state, action)
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        &[FactKind {
            name: "placed",
            help: "pieces on the board at the end",
            histogram: true,
            milestone: None,
        }]
    }

    fn facts(&self, state: &Position) -> Vec<i64> {
        vec![i64::from(state.placed())]
    }
}

fn notes(state: &Position) -> Vec<(String, String)> {
    let phase = match state.phase() {
        Phase::Give => "give a piece",
        Phase::Place(_) => "place the piece in hand",
        Phase::Completed => "over: a line is completed",
        Phase::Full => "over: the board is full",
    };
    let hand = state.hand().map_or_else(|| "-".to_string(), |piece| piece.to_string());
    let remaining: Vec<String> =
        Piece::in_mask(state.remaining()).map(|piece| piece.to_string()).collect();
    [("phase", phase.to_string()), ("in hand", hand), ("remaining", remaining.join(" "))]
        .map(|(name, text)| (name.to_string(), text))
        .to_vec()
}
