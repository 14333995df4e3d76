//! The evaluator of the searches: threatened lines, the pieces that fit them, shared traits, and the
//! parity of the safe pieces.

use crate::piece::{Piece, TRAITS};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use damier_game::{Game, Seat, Turn};
use damier_search::{Canonical, Evaluator, GameKnowledge, MoveOrder, Pvs};

/// Evaluates a running position for the seat on turn. In both phases this seat is the next to give.
///
/// The value is exact in three cases, in which one placement decides: the piece in hand completes a line; every piece
/// that can be given completes a line; the last piece fills the board. Otherwise the value is an estimate, limited to
/// ±[`Heuristic::LIMIT`] hundredths of a point:
///
/// `±(remaining * R + lines * L + neighbours * N) + parity * P`
///
/// - R is the number of remaining pieces that would complete a line.
/// - L is the number of threats: lines of three pieces that share a value of a trait, with an empty fourth square,
///   counted per square and value.
/// - N is the number of traits that two pieces share that are alone on a line.
/// - P is 1 if the number of *safe* pieces, the remaining ones that complete no line, is odd, otherwise -1. If nothing
///   changes, the seat that must give from an even number of safe pieces runs out first.
///
/// R, L and N are dangers for the seat that places next. The sign is therefore plus if the seat on turn is to give, and
/// minus if it is to place.
///
/// In misere, where a line loses, the exact cases are the opposite: a piece that completes a line on every square wins
/// for the seat that gives it. All other positions have value 0, because no term predicts the result. On 1,600 random
/// solved positions of `quarto:misere` with 9 or 10 pieces, all terms together explain 1.4 % of the variance of the
/// result. (They explain 4 % in `quarto` and 14 % in `quarto:squares`, on 3,200 positions each with 7 to 10 pieces.)
/// With the aims reversed, the search scores 46 % (± 3 %, 500 games) against itself without an estimate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heuristic {
    /// Hundredths of a point per remaining piece that would complete a line.
    pub remaining: f64,
    /// Hundredths of a point per threat.
    pub lines: f64,
    /// Hundredths of a point per trait shared by two pieces that are alone on a line.
    pub neighbours: f64,
    /// Hundredths of a point for an odd number of safe pieces; minus that for an even number.
    pub parity: f64,
}

impl Default for Heuristic {
    /// Returns the weights of a least-squares fit to solved positions, rounded. In `quarto` and `quarto:squares`, the
    /// fit gives 4 ± 3 and 21 ± 4 for `remaining`, and 24 ± 4 and 39 ± 6 for `parity`; `lines` and `neighbours` add
    /// nothing clear. At 3,000 nodes per move, a search with these weights scores 55 % (± 3 %) and 61 % (± 4 %) of 500
    /// games against itself without an estimate.
    fn default() -> Self {
        Self { remaining: 10.0, lines: 0.0, neighbours: 0.0, parity: 30.0 }
    }
}

/// Value of a win, in hundredths of a point: twice the score, which is 1 for the winner and -1 for the loser.
pub(crate) const WIN: i64 = 200;

impl Heuristic {
    /// Largest absolute value of an estimate. It is smaller than the value of a win.
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
    /// Number of pairs of a square and a value of a trait that would complete a line.
    count: u32,
}

impl Threats {
    fn from_position(rules: &Quarto, position: &Position) -> Self {
        let empty = !position.occupied();
        let squares = |set: u16| (rules.table().completing(set) & empty).count_ones();
        let mut threats = Self { pieces: 0, count: 0 };
        for (lane, with) in PIECES_WITH.into_iter().enumerate() {
            let (plane, counted) = (position.plane(lane), rules.counted(lane));
            let set = squares(plane & counted);
            let unset = squares(position.occupied() & !plane & counted);
            threats.pieces |= if set > 0 { with } else { 0 } | if unset > 0 { !with } else { 0 };
            threats.count += set + unset;
        }
        threats
    }
}

/// Returns the number of traits that count and are shared by two pieces that are alone on a line, summed over all lines.
fn shared_traits(rules: &Quarto, position: &Position) -> u32 {
    let pairs = rules.table().masks().iter().map(|line| line & position.occupied());
    let shared = |pair: u16| {
        let same = |lane: &usize| matches!((position.plane(*lane) & pair).count_ones(), 0 | 2);
        (0..TRAITS).filter(|lane| rules.traits().holds(*lane) && same(lane)).count() as u32
    };
    pairs.filter(|pair| pair.count_ones() == 2).map(shared).sum()
}

/// Returns the result for the seat on turn if one placement decides it.
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

/// Order of moves. Placements that leave an odd number of safe pieces are tried first. Within each parity, those that
/// leave fewer safe pieces come first. Pieces that lose at once are given last; in misere, the piece that completes a
/// line on the most squares is given first. `benches/evaluator.rs` measures the saving.
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

/// Returns the score of the placement that led to this position. Higher is more promising.
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

/// Replaces positions in which a piece is to be given by their canonical form, up to a number of pieces on the board.
/// Later positions stay as they are, because finding the form costs more than it saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EarlyCanonical {
    /// Largest number of pieces on the board with which the canonical form is used.
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

/// Returns the knowledge of every search. Canonical forms save time while few pieces are on the board.
pub(crate) fn search_knowledge(
    evaluator: Heuristic,
) -> GameKnowledge<Heuristic, SafeParity, EarlyCanonical> {
    GameKnowledge::new(evaluator)
        .with_order(SafeParity)
        .with_canonical(EarlyCanonical { placed: 5 })
}
