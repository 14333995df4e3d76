//! Remarks: descriptions of the effect of an action.

use crate::state::NewGameState;
use crate::text;
use damier_i18n::Message;

/// Describes the effect of a stone that the seat on turn drops into a column. The message is empty if there is nothing
/// to say.
pub(crate) fn remark(state: &NewGameState, column: usize) -> Message {
    let (seat, other) = (state.next(), state.next().other());
    let mut after = *state;
    after.drop_stone(column);
    let phrase = if after.is_won() {
        text::connects_four()
    } else if after.is_over() {
        text::fills_the_board()
    } else if after.completing(other).next().is_some() {
        text::lets_the_other()
    } else if state.completes(other, column) {
        text::keeps_the_other()
    } else {
        match after.completing(seat).count() {
            0 => return Message::default(),
            1 => text::threatens(),
            _ => text::threatens_twice(),
        }
    };
    phrase.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::NewGame;
    use damier_game::Notation;

    #[test]
    fn remarks_tell_which_lines_a_stone_completes_blocks_or_threatens() {
        let said = |rows: &str, column: usize| {
            let text = format!("......./......./......./......./{rows}");
            remark(&NewGame.read_state(&text).expect("a state"), column - 1).to_string()
        };
        assert_eq!(said(".2...../.1.....", 1), "");
        assert_eq!(said("222..../111....", 4), "connects four");
        assert_eq!(said("..1..../.11222.", 1), "lets the rival connect four");
        assert_eq!(said("..1..../.11222.", 7), "blocks the rival's four");
        assert_eq!(said("......./.11.22.", 1), "threatens to connect four");
        assert_eq!(said("..22.../..11...", 5), "threatens to connect four in two columns");
    }
}
