//! Scenes of positions, and the facts in reports.

use crate::line::RuleSet;
use crate::piece::{Piece, Square};
use crate::remark::{completed_in_words, remark};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use crate::text;
use damier_game::{
    Aside, BoardLook, BoardMarks, Cell, CellKind, Control, FactKind, Grid, Scene, SceneNote, Show,
    Spot,
};
use damier_i18n::{Joint, Message};

const FACTS: &[FactKind] = &[FactKind {
    name: "placed",
    help: text::offer::pieces_at_the_end(),
    histogram: true,
    milestone: None,
}];

impl Show for Quarto {
    fn scene(&self, state: &Position) -> Scene<QuartoAction> {
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
        let squares: Vec<Cell> = Square::all().map(cell).collect();
        let grid = Grid::new(4, 4, |row, column| squares[4 * row + column].clone());
        let prompt = match state.phase() {
            Phase::Give => text::board::give_a_piece().into(),
            Phase::Place(_) => text::board::place_the_piece().into(),
            Phase::Completed | Phase::Full => Message::default(),
        };
        Scene::new(grid.with_labels(["A", "B", "C", "D"], ["1", "2", "3", "4"]))
            .with_look(BoardLook::Squares)
            .with_marks(self.marks())
            .with_notes(notes(state))
            .with_task(prompt, controls(state))
    }

    /// Names the completed lines, with the traits that their pieces share.
    fn standing(&self, state: &Position) -> Message {
        match state.phase() {
            Phase::Completed => completed_in_words(self, state),
            Phase::Give | Phase::Place(_) | Phase::Full => Message::default(),
        }
    }

    fn changes(&self) -> Message {
        let lines = match self.rule_set() {
            RuleSet::Lines => None,
            RuleSet::Squares => Some(text::board::squares_count()),
            RuleSet::Corners => Some(text::board::corners_count()),
            RuleSet::Diamonds => Some(text::board::diamonds_count()),
            RuleSet::Torus => Some(text::board::edges_are_joined()),
        };
        let misere = self.is_misere().then(text::board::a_line_loses);
        let words = misere.into_iter().chain(lines).map(Message::from);
        Message::list(self.counted_traits().into_iter().chain(words).collect(), Joint::Space)
    }

    fn remark(&self, state: &Position, action: QuartoAction) -> Message {
        remark(self, state, action)
    }

    fn fact_kinds(&self) -> &'static [FactKind] {
        FACTS
    }

    fn facts(&self, state: &Position) -> Vec<i64> {
        vec![i64::from(state.placed())]
    }
}

impl Quarto {
    /// Says which traits count, unless all do.
    fn counted_traits(&self) -> Option<Message> {
        let traits = self.traits();
        let names = || traits.words().map(text::board::counted_trait).collect();
        (!traits.is_all()).then(|| {
            text::board::traits_count(u64::from(traits.len()), Message::list(names(), Joint::And))
        })
    }

    fn marks(&self) -> BoardMarks {
        let warning =
            if self.is_misere() { text::board::four_lose().into() } else { Message::default() };
        let is_joined = self.rule_set() == RuleSet::Torus;
        BoardMarks { is_joined, warning, axes: None }
    }
}

fn notes(state: &Position) -> [SceneNote; 3] {
    let phase = match state.phase() {
        Phase::Give => text::board::give_a_piece(),
        Phase::Place(_) => text::board::place_the_piece_in_hand(),
        Phase::Completed => text::board::over_completed(),
        Phase::Full => text::board::over_full(),
    };
    let stock = Piece::in_mask(state.remaining()).map(Piece::bits).collect();
    [
        SceneNote::new(text::board::phase(), Aside::Phase(phase.into())),
        SceneNote::new(text::board::in_hand(), Aside::Piece(state.hand().map(Piece::bits))),
        SceneNote::new(text::board::remaining(), Aside::Stock(stock)),
    ]
}

/// Returns a button for each remaining piece and, while a piece is in hand, for each empty square.
fn controls(state: &Position) -> Vec<Control<QuartoAction>> {
    let is_given = state.phase() == Phase::Give;
    let give = |piece: Piece| {
        let digit = char::from_digit(u32::from(piece.bits()), 16).expect("a piece is one digit");
        Control::piece(piece.bits(), digit, QuartoAction::Give(piece)).only_if(is_given)
    };
    let place = |square: Square| {
        let spot = Spot::new(square.index() / 4, square.index() % 4);
        Control::cell(spot, QuartoAction::Place(square)).with_keys(square.to_string())
    };
    let empty = if let Phase::Place(_) = state.phase() { !state.occupied() } else { 0 };
    let given = Piece::in_mask(state.remaining()).map(give);
    given.chain(Square::in_mask(empty).map(place)).collect()
}
