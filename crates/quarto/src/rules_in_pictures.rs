//! The rules in five pictures.

use crate::line::RuleSet;
use crate::rules::Quarto;
use crate::text::rules_in_pictures as text;
use damier_game::offer::RulePicture;
use damier_i18n::Phrase;

/// A position in mid-game, for the pictures of a turn.
const MIDDLE: &str = "b7../..9./.0../.... -";

/// Pictures for people who do not know the game.
pub(crate) const RULES_IN_PICTURES: &[RulePicture] =
    &pictures(["quarto", "quarto:squares"], [text::win(), text::squares()]);

/// Pictures of misere.
const MISERE: &[RulePicture] = &pictures(
    ["quarto:misere", "quarto:squares,misere"],
    [text::line_loses(), text::square_loses()],
);

/// Returns the pictures that teach these rules. In misere, squares are shown only if they count.
pub(crate) fn pictures_of(rules: &Quarto) -> &'static [RulePicture] {
    match (rules.is_misere(), rules.rule_set()) {
        (false, _) => RULES_IN_PICTURES,
        (true, RuleSet::Lines) => &MISERE[..4],
        (true, _) => MISERE,
    }
}

/// Returns the pictures of two games: one with lines only and one where squares count, each with the sentence on what
/// ends it.
const fn pictures(
    [lines, squares]: [&'static str; 2],
    [line_ends, square_ends]: [Phrase; 2],
) -> [RulePicture; 5] {
    let picture =
        RulePicture { game: lines, position: MIDDLE, actions: &["give 4"], words: text::give() };
    [
        RulePicture {
            position: "b74./c.93/20fd/.5a. -",
            actions: &[],
            words: text::pieces(),
            ..picture
        },
        picture,
        RulePicture { actions: &["give 4", "B2"], words: text::place(), ..picture },
        RulePicture {
            position: "b74./c.93/20fd/.5a. 6",
            actions: &["B2"],
            words: line_ends,
            ..picture
        },
        RulePicture {
            game: squares,
            position: ".7../89../a..4/..0. b",
            actions: &["C2"],
            words: square_ends,
        },
    ]
}
