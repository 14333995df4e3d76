//! The rules: give, place, and the result.

use crate::line::{LineTable, RuleSet};
use crate::piece::{Move, Piece, Square, TRAITS};
use crate::state::{Phase, Position, TRAIT_LANES};
use crate::trait_set::TraitSet;
use damier_game::{Actions, Contest, Game, Outcomes, Randomness, Rng, Seat, Turn};

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QuartoAction {
    /// Gives this piece to the other seat.
    Give(Piece),
    /// Places the piece in hand on this square.
    Place(Square),
}

/// Rules of Quarto for one rule set.
///
/// The first seat gives. The seat that receives a piece places it and, unless this ends the game, gives the next one. A
/// seat that places the fourth piece of a line whose pieces share a trait wins; with `misere` it loses. A full board
/// without such a line is a draw. In a game for beginners, only some of the four traits count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quarto {
    table: &'static LineTable,
    misere: bool,
    traits: TraitSet,
    /// All squares, in the lanes of the traits that count.
    lanes: u64,
}

impl Default for Quarto {
    /// Returns the classic game.
    fn default() -> Self {
        Self::new(RuleSet::Lines, false)
    }
}

/// For every trait, the pieces whose bit is set.
const PIECES_WITH: [u16; TRAITS] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

impl Quarto {
    /// Returns the rules with these lines. If `misere` is true, completing a line loses.
    #[must_use]
    pub fn new(rule_set: RuleSet, misere: bool) -> Self {
        let (traits, lanes) = (TraitSet::ALL, u64::MAX);
        Self { table: LineTable::for_rule_set(rule_set), misere, traits, lanes }
    }

    /// Returns the same rules with only these traits: four pieces that share another one complete no line.
    #[must_use]
    pub const fn with_traits(self, traits: TraitSet) -> Self {
        Self { traits, lanes: TRAIT_LANES[traits.bits() as usize], ..self }
    }

    /// Returns the rule set, which says which sets of four squares are lines.
    #[must_use]
    pub const fn rule_set(&self) -> RuleSet {
        self.table.rule_set()
    }

    /// Returns true if completing a line loses.
    #[must_use]
    pub const fn is_misere(&self) -> bool {
        self.misere
    }

    /// Returns the traits that count.
    #[must_use]
    pub const fn traits(&self) -> TraitSet {
        self.traits
    }

    /// Returns the pieces of a set without those that differ from a smaller one only in traits that do not count.
    pub(crate) fn unlike(&self, pieces: u16) -> u16 {
        if self.traits.is_all() {
            return pieces;
        }
        let (mut seen, mut kept) = (0u16, 0);
        for piece in Piece::in_mask(pieces) {
            let kind = 1 << (piece.bits() & self.traits.bits());
            kept |= if seen & kind == 0 { piece.mask() } else { 0 };
            seen |= kind;
        }
        kept
    }

    /// Returns the number of traits that count and have the same value on both pieces.
    pub(crate) const fn shared_traits(&self, piece: Piece, other: Piece) -> u32 {
        (!(piece.bits() ^ other.bits()) & self.traits.bits()).count_ones()
    }

    /// Returns all squares if the trait with this bit counts, otherwise none.
    #[inline]
    pub(crate) const fn counted(&self, lane: usize) -> u16 {
        (self.lanes >> (16 * lane)) as u16
    }

    pub(crate) const fn table(&self) -> &'static LineTable {
        self.table
    }

    /// Returns the empty squares on which a piece would complete a line, as a set.
    #[must_use]
    #[inline]
    pub fn completing_squares(&self, position: &Position, piece: Piece) -> u16 {
        let lanes = position.agreeing(piece) & self.lanes;
        let squares = (0..TRAITS)
            .map(|lane| self.table.completing((lanes >> (16 * lane)) as u16))
            .fold(0, |all, squares| all | squares);
        squares & !position.occupied()
    }

    /// Returns the remaining pieces that would complete a line somewhere, as a set.
    #[must_use]
    pub fn completing_pieces(&self, position: &Position) -> u16 {
        let empty = !position.occupied();
        let completes = |set: u16| self.table.completing(set) & empty != 0;
        let mut pieces = 0;
        for (lane, with) in PIECES_WITH.into_iter().enumerate() {
            let (plane, counted) = (position.plane(lane), self.counted(lane));
            if completes(plane & counted) {
                pieces |= with;
            }
            if completes(position.occupied() & !plane & counted) {
                pieces |= !with;
            }
        }
        pieces & position.remaining()
    }

    /// Returns the lines whose four pieces share a trait that counts, as sets of squares.
    pub fn completed_lines(&self, position: &Position) -> impl Iterator<Item = u16> {
        let planes: [u16; TRAITS] = std::array::from_fn(|lane| position.plane(lane));
        let (occupied, traits) = (position.occupied(), self.traits);
        let completed = move |line: u16| {
            let shared = |(lane, &plane): (usize, &u16)| {
                traits.holds(lane) && (line & plane == line || line & occupied & !plane == line)
            };
            planes.iter().enumerate().any(shared)
        };
        let lines = self.table.masks().iter().copied();
        lines.filter(move |&line| completed(line))
    }

    /// Returns the seat on turn before the end or, after the end, the seat that placed last.
    #[inline]
    const fn seat(position: &Position) -> Seat {
        let receives = matches!(position.phase(), Phase::Place(_)) as u32;
        if (position.placed() + receives).is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
    }
}

impl Game for Quarto {
    type State = Position;
    type Action = QuartoAction;

    fn seats(&self) -> usize {
        2
    }

    fn contest(&self) -> Contest {
        Contest::Duel
    }

    fn randomness(&self) -> Randomness {
        Randomness::Nothing
    }

    fn opening(&self, _rng: &mut Rng) -> Position {
        Position::EMPTY
    }

    #[inline]
    fn turn(&self, state: &Position) -> Turn {
        match state.phase() {
            Phase::Give | Phase::Place(_) => Turn::Player(Self::seat(state)),
            Phase::Completed | Phase::Full => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &Position) -> Actions<QuartoAction> {
        match state.phase() {
            Phase::Give => Piece::in_mask(state.remaining()).map(QuartoAction::Give).collect(),
            Phase::Place(_) => {
                Square::in_mask(!state.occupied()).map(QuartoAction::Place).collect()
            }
            Phase::Completed | Phase::Full => Actions::new(),
        }
    }

    fn chance_outcomes(&self, _state: &Position) -> Outcomes<QuartoAction> {
        Outcomes::new()
    }

    #[inline]
    fn apply(&self, state: &mut Position, action: QuartoAction) {
        debug_assert!(self.is_legal(state, action), "illegal: {action:?} in {state:?}");
        match (action, state.phase()) {
            (QuartoAction::Give(piece), _) => state.give(piece),
            (QuartoAction::Place(square), Phase::Place(piece)) => {
                state.put(Move::new(square, piece));
                // A line that the placement completed is one of pieces that agree with it.
                let lanes = state.agreeing(piece) & self.lanes;
                let completes = |lane| self.table.holds_line((lanes >> (16 * lane)) as u16);
                if (0..TRAITS).any(completes) {
                    state.complete();
                }
            }
            // Illegal: nothing is in hand.
            (QuartoAction::Place(_), _) => {}
        }
    }

    /// Returns 1 for the winner, -1 for the loser, and 0 for a draw and while the game runs.
    fn score(&self, state: &Position, seat: Seat) -> i64 {
        match state.phase() {
            Phase::Completed if (Self::seat(state) == seat) == self.misere => -1,
            Phase::Completed => 1,
            Phase::Give | Phase::Place(_) | Phase::Full => 0,
        }
    }

    #[inline]
    fn is_legal(&self, state: &Position, action: QuartoAction) -> bool {
        match (action, state.phase()) {
            (QuartoAction::Give(piece), Phase::Give) => state.remaining() & piece.mask() != 0,
            (QuartoAction::Place(square), Phase::Place(_)) => state.occupied() & square.mask() == 0,
            _ => false,
        }
    }

    /// Draws an action directly from the set of legal ones, without listing them.
    #[inline]
    fn random_action(&self, state: &Position, rng: &mut Rng) -> Option<QuartoAction> {
        match state.phase() {
            Phase::Give => {
                let pieces = state.remaining();
                let index = rng.index(pieces.count_ones() as usize);
                Piece::nth_in_mask(pieces, index).map(QuartoAction::Give)
            }
            Phase::Place(_) => {
                let squares = !state.occupied();
                let index = rng.index(squares.count_ones() as usize);
                Square::nth_in_mask(squares, index).map(QuartoAction::Place)
            }
            Phase::Completed | Phase::Full => None,
        }
    }
}
