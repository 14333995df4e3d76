//! The evaluator of the searches: threatened lines, the pieces that fit them, shared traits, and the
//! parity of the safe pieces.

use crate::piece::{Piece, TRAITS};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use damier_game::{Game, Seat, Turn};
use damier_search::{Canonical, Evaluator, GameKnowledge, MoveOrder, Pvs};

/// Evaluates a running position for the seat on turn, which is in both phases the next to give.
///
/// One placement decides, and the value is exact, in three cases: a piece in hand that completes a
/// line, no piece to give that completes none, a last piece that fills the board. Otherwise the
/// estimate is `±(remaining * R + lines * L + neighbours * N) + parity * P` hundredths of a point,
/// kept within [`Heuristic::LIMIT`]. R counts the remaining pieces that would complete a line. L
/// counts the threats: lines of three pieces that share a value of a trait, counted per square and
/// value, whose fourth square is empty. N counts the traits that two pieces share which are alone
/// on a line. These dangers threaten the seat that is to place next: they count for the seat on
/// turn while it is to give, and against it while it is to place. P is 1 if the number of *safe*
/// pieces, the remaining ones that complete no line, is odd, otherwise -1: if nothing changes, the
/// seat that must give from an even number of them runs out first.
///
/// In misere, where a line loses, what decides is the opposite: a piece that completes a line wherever
/// it goes wins for its giver. Other positions count as level there, because no term foretells the
/// result: on 1,600 random positions of `quarto:misere` with 9 or 10 pieces, solved, all terms together
/// explain 1.4 % of its variance (4 % in `quarto` and 14 % in `quarto:squares`, 3,200 each, 7 to 10
/// pieces), and with the aims turned round the search scores 46 % (± 3 %, 500 games) against itself
/// without an estimate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heuristic {
    /// Hundredths of a point per remaining piece that would complete a line.
    pub remaining: f64,
    /// Hundredths of a point per threat.
    pub lines: f64,
    /// Hundredths of a point per trait shared by two pieces alone on a line.
    pub neighbours: f64,
    /// Hundredths of a point for an odd number of safe pieces; minus that for an even number.
    pub parity: f64,
}

impl Default for Heuristic {
    /// From a least-squares fit to solved positions, rounded: remaining 4 ± 3 and 21 ± 4, parity 24 ± 4
    /// and 39 ± 6 in `quarto` and `quarto:squares`; lines and neighbours add nothing clear. At 3,000
    /// nodes per move a search with these weights scores 55 % (± 3 %) and 61 % (± 4 %) of 500 games
    /// against itself without an estimate.
    fn default() -> Self {
        Self { remaining: 10.0, lines: 0.0, neighbours: 0.0, parity: 30.0 }
    }
}

/// A win, in hundredths of a point: 1 for the winner, -1 for the loser.
pub(crate) const WIN: i64 = 200;

impl Heuristic {
    /// Estimates of positions without an exact value lie within plus and minus this: closer to a draw
    /// than a win is.
    pub const LIMIT: f64 = 199.0;

    /// Returns the estimate for the seat on turn.
    fn estimate(&self, rules: &Quarto, position: &Position) -> i64 {
        if rules.is_misere() {
            return 0;
        }
        let threats = Threats::from_position(rules, position);
        let completing = threats.pieces & position.remaining();
        let safe = (position.remaining() & !completing).count_ones();
        let parity = if safe.is_multiple_of(2) { -1.0 } else { 1.0 };
        let mut danger = self.remaining * f64::from(completing.count_ones())
            + self.lines * f64::from(threats.count);
        if self.neighbours != 0.0 {
            danger += self.neighbours * f64::from(shared_traits(rules, position));
        }
        let turned = if position.phase() == Phase::Give { danger } else { -danger };
        (turned + self.parity * parity).clamp(-Self::LIMIT, Self::LIMIT) as i64
    }
}

/// For every trait, the pieces whose bit is set.
const PIECES_WITH: [u16; TRAITS] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

/// Threats on the board.
struct Threats {
    /// Pieces, remaining or not, that would complete a line somewhere.
    pieces: u16,
    /// Squares that would complete a line, counted once per value of a trait.
    count: u32,
}

impl Threats {
    fn from_position(rules: &Quarto, position: &Position) -> Self {
        let empty = !position.occupied();
        let squares = |set: u16| (rules.table().completing(set) & empty).count_ones();
        let mut threats = Self { pieces: 0, count: 0 };
        for (lane, with) in PIECES_WITH.into_iter().enumerate() {
            let plane = position.plane(lane);
            let (set, unset) = (squares(plane), squares(position.occupied() & !plane));
            threats.pieces |= if set > 0 { with } else { 0 } | if unset > 0 { !with } else { 0 };
            threats.count += set + unset;
        }
        threats
    }
}

/// Returns the traits shared by two pieces that are alone on a line, over all lines.
fn shared_traits(rules: &Quarto, position: &Position) -> u32 {
    let pairs = rules.table().masks().iter().map(|line| line & position.occupied());
    let shared = |pair: u16| {
        let same = |lane: &usize| matches!((position.plane(*lane) & pair).count_ones(), 0 | 2);
        (0..TRAITS).filter(same).count() as u32
    };
    pairs.filter(|pair| pair.count_ones() == 2).map(shared).sum()
}

/// Returns the result for the seat on turn, where one placement decides it.
fn find_exact_value(rules: &Quarto, position: &Position) -> Option<i64> {
    let last = position.placed() == 15;
    let draw = last.then_some(0);
    let empty = !position.occupied();
    match (position.phase(), rules.is_misere()) {
        (Phase::Place(piece), false) => {
            let wins = rules.completing_squares(position, piece) != 0;
            if wins { Some(WIN) } else { draw }
        }
        (Phase::Place(piece), true) => {
            let loses = rules.completing_squares(position, piece) == empty;
            if loses { Some(-WIN) } else { draw }
        }
        (Phase::Give, false) => {
            let loses = rules.completing_pieces(position) == position.remaining();
            if loses { Some(-WIN) } else { draw }
        }
        (Phase::Give, true) => {
            let forced = |piece| rules.completing_squares(position, piece) == empty;
            let wins = Piece::in_mask(position.remaining()).any(forced);
            if wins { Some(WIN) } else { draw }
        }
        (Phase::Completed | Phase::Full, _) => None,
    }
}

impl Evaluator<Quarto> for Heuristic {
    fn evaluate(&self, rules: &Quarto, position: &Position, seat: Seat) -> i64 {
        match rules.turn(position) {
            Turn::Player(mover) => {
                let value = find_exact_value(rules, position)
                    .unwrap_or_else(|| self.estimate(rules, position));
                if mover == seat { value } else { -value }
            }
            _ => WIN * rules.score(position, seat),
        }
    }

    fn static_value(&self, rules: &Quarto, position: &Position, seat: Seat) -> i64 {
        let value = self.estimate(rules, position);
        if rules.turn(position) == Turn::Player(seat) { value } else { -value }
    }

    fn max_value(&self, _: &Quarto) -> Option<i64> {
        Some(WIN)
    }

    fn exact_value(&self, rules: &Quarto, position: &Position, seat: Seat) -> Option<i64> {
        let Turn::Player(mover) = rules.turn(position) else { return None };
        find_exact_value(rules, position).map(|value| if mover == seat { value } else { -value })
    }
}

/// Tries placements first after which the number of safe pieces is odd, the fewest first; gifts that
/// lose at once last, and in misere those first that fit the fewest squares. `benches/evaluator.rs`
/// measures the saving.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SafeParity;

impl MoveOrder<Quarto> for SafeParity {
    fn score(&self, rules: &Quarto, position: &Position, action: QuartoAction, depth: u32) -> i64 {
        if depth < 2 {
            return 0;
        }
        match action {
            QuartoAction::Place(_) => placement_score(rules, &rules.after(position, action)),
            QuartoAction::Give(piece) if rules.is_misere() => {
                i64::from(rules.completing_squares(position, piece).count_ones())
            }
            QuartoAction::Give(piece) => {
                -i64::from(rules.completing_pieces(position) & piece.mask() != 0)
            }
        }
    }
}

/// Returns the score of a placement that led to this position; higher is more promising.
fn placement_score(rules: &Quarto, after: &Position) -> i64 {
    let loses = if rules.is_misere() {
        after.phase() == Phase::Completed
    } else {
        after.phase() == Phase::Give && rules.completing_pieces(after) == after.remaining()
    };
    let safe = after.remaining() & !rules.completing_pieces(after);
    let safe = i64::from(safe.count_ones());
    if loses { i64::MIN } else { 32 * (safe % 2) - safe }
}

/// Canonical form of positions in which a piece is to be given, up to a number of pieces on the
/// board. Later positions are not changed, because finding the form costs more than it saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EarlyCanonical {
    /// Largest number of pieces on the board.
    pub placed: u32,
}

impl Canonical<Quarto> for EarlyCanonical {
    fn canonical(&self, rules: &Quarto, position: &Position) -> Option<Position> {
        let pays = position.placed() <= self.placed && position.phase() == Phase::Give;
        pays.then(|| rules.canonical(position))
    }
}

/// Search of Quarto with all its knowledge.
pub(crate) type QuartoSearch = Pvs<Heuristic, SafeParity, EarlyCanonical>;

/// Returns the knowledge of every search. Canonical forms pay while few pieces are on the board.
pub(crate) fn search_knowledge(
    evaluator: Heuristic,
) -> GameKnowledge<Heuristic, SafeParity, EarlyCanonical> {
    GameKnowledge::new(evaluator)
        .with_order(SafeParity)
        .with_canonical(EarlyCanonical { placed: 5 })
}
