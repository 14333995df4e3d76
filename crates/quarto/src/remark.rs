//! The effect of a placement or a gift, in words.

use crate::piece::{Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use crate::text::board;
use damier_game::Game;
use damier_i18n::{Joint, Message};

/// Largest number of squares that are listed. If there are more, only their number is given.
const NAMED: usize = 3;

/// The two values of each trait, by its bit: unset, set.
const VALUES: [[&str; 2]; 4] =
    [["round", "square"], ["hollow", "solid"], ["low", "tall"], ["black", "white"]];

/// Describes an action: `completes row B: all tall`, `leaves 5 of 8 pieces safe` or
/// `completes no line; 3 other pieces are safe`.
pub(crate) fn remark(rules: &Quarto, state: &Position, action: QuartoAction) -> Message {
    let after = rules.after(state, action);
    match (action, after.phase()) {
        (QuartoAction::Give(piece), _) => gift(rules, state, piece),
        (QuartoAction::Place(_), Phase::Completed) => {
            board::completes(completed_in_words(rules, &after))
        }
        (QuartoAction::Place(_), Phase::Full) => board::fills_the_board().into(),
        (QuartoAction::Place(_), _) if rules.is_misere() => board::completes_no_line().into(),
        (QuartoAction::Place(_), _) => {
            let all = u64::from(after.remaining().count_ones());
            match (after.remaining() & !rules.completing_pieces(&after)).count_ones() {
                0 => board::leaves_none_safe(all),
                safe => board::leaves_safe(u64::from(safe), all),
            }
        }
    }
}

/// Names the completed lines of a position: `row B: all tall`.
pub(crate) fn completed_in_words(rules: &Quarto, position: &Position) -> Message {
    let lines = rules.completed_lines(position).map(|line| line_in_words(rules, position, line));
    Message::list(lines.collect(), Joint::And)
}

/// Describes a gift by the squares on which the other seat can complete a line with it, or by the number
/// of other safe pieces.
fn gift(rules: &Quarto, state: &Position, piece: Piece) -> Message {
    let (empty, completing) = (!state.occupied(), rules.completing_squares(state, piece));
    if completing == 0 {
        let safe = state.remaining() & !rules.completing_pieces(state) & !piece.mask();
        return if rules.is_misere() {
            board::fits_no_line().into()
        } else {
            board::fits_no_line_and_others(u64::from(safe.count_ones()))
        };
    }
    if completing == empty {
        return board::completes_anywhere().into();
    }
    let squares: Vec<String> =
        Square::in_mask(completing).map(|square| square.to_string()).collect();
    match squares.len() {
        1..=NAMED => board::completes_on(squares.join(", ")),
        many => board::completes_on_many(many as u64),
    }
}

/// Describes a line: `row B: all tall`. Traits that do not count are left out.
fn line_in_words(rules: &Quarto, position: &Position, line: u16) -> Message {
    let pieces: Vec<u8> = Square::in_mask(line)
        .filter_map(|square| position.piece_at(square))
        .map(Piece::bits)
        .collect();
    let shared = |(bit, values): (usize, &[&'static str; 2])| {
        let set = pieces.iter().filter(|&&piece| piece >> bit & 1 == 1).count();
        match set {
            0 => Some(board::shared_trait(values[0])),
            4 => Some(board::shared_trait(values[1])),
            _ => None,
        }
    };
    let counted = VALUES.iter().enumerate().rev().filter(|(bit, _)| rules.traits().holds(*bit));
    let traits: Vec<Message> = counted.filter_map(shared).collect();
    board::line_shares(name(line), Message::list(traits, Joint::And))
}

/// Returns the name of a line: a row with its letter, a column with its digit, and any other line with its squares.
fn name(line: u16) -> Message {
    let squares: Vec<usize> = Square::in_mask(line).map(Square::index).collect();
    let all = |of: fn(usize) -> usize| squares.iter().all(|&square| of(square) == of(squares[0]));
    if all(|square| square / 4) {
        return board::row(["A", "B", "C", "D"][squares[0] / 4]);
    }
    if all(|square| square % 4) {
        return board::column((squares[0] + 1).to_string());
    }
    let named = Square::in_mask(line).map(|square| square.to_string());
    let named = named.collect::<Vec<_>>().join(" ");
    let is_diagonal =
        all(|square| square / 4 + 4 - square % 4) || all(|square| square / 4 + square % 4);
    if is_diagonal { board::diagonal(named) } else { named.into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::RuleSet;
    use damier_game::Notation;
    use damier_i18n::Lang;

    fn describe(rules: &Quarto, position: &str, action: &str) -> String {
        let state = rules.read_state(position).expect("a state");
        let action = rules.read_action(&state, action).expect("an action");
        remark(rules, &state, action).say(Lang::English)
    }

    #[test]
    fn placements_are_described_by_the_line_or_by_the_safe_pieces() {
        let classic = Quarto::default();
        // 4, 5 and 6 are low bits of tall black pieces; 7 is tall, solid, square and black.
        let row = "..../456./..../.... 7";
        assert_eq!(describe(&classic, row, "B4"), "completes row B: all black and tall");
        assert_eq!(describe(&classic, row, "A1"), "leaves 4 of 12 pieces safe");
        let column = "0.../2.../8.../.... a";
        assert_eq!(describe(&classic, column, "D1"), "completes column 1: all low and round");
        let diagonal = "8.../.9../..a./.... b";
        assert_eq!(
            describe(&classic, diagonal, "D4"),
            "completes the diagonal A1 B2 C3 D4: all white and low"
        );
        let squares = Quarto::new(RuleSet::Squares, false);
        assert_eq!(
            describe(&squares, "01../2.../..../.... 3", "B2"),
            "completes A1 A2 B1 B2: all black and low"
        );
    }

    #[test]
    fn only_traits_that_count_are_named() {
        let colour = Quarto::default().with_traits(crate::TraitSet::new(8).expect("the colour"));
        let row = "..../456./..../.... 7";
        assert_eq!(describe(&colour, row, "B4"), "completes row B: all black");
        let tall = "..../45c./..../.... d";
        assert_eq!(describe(&colour, tall, "B4"), "leaves 12 of 12 pieces safe");
    }

    #[test]
    fn gifts_are_described_by_where_they_complete_a_line() {
        let classic = Quarto::default();
        // Three tall black pieces: every tall or black piece completes the row.
        let row = "..../456./..../.... -";
        assert_eq!(describe(&classic, row, "give 7"), "completes a line on B4");
        assert_eq!(describe(&classic, row, "give 8"), "completes no line; 3 other pieces are safe");
        let misere = Quarto::new(RuleSet::Lines, true);
        assert_eq!(describe(&misere, row, "give 8"), "completes no line");
        assert_eq!(describe(&misere, row, "give 0"), "completes a line on B4");
    }
}
