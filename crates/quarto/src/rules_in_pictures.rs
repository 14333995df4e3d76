//! The rules in five pictures.

use crate::text::rules_in_pictures as text;
use damier_game::offer::RulePicture;

/// A position in mid-game, for the pictures of a turn.
const MIDDLE: &str = "b7../..9./.0../.... -";

/// Pictures for people who do not know the game.
pub(crate) const RULES_IN_PICTURES: &[RulePicture] = &[
    RulePicture {
        game: "quarto",
        position: "b74./c.93/20fd/.5a. -",
        actions: &[],
        words: text::pieces(),
    },
    RulePicture { game: "quarto", position: MIDDLE, actions: &["give 4"], words: text::give() },
    RulePicture {
        game: "quarto",
        position: MIDDLE,
        actions: &["give 4", "B2"],
        words: text::place(),
    },
    RulePicture {
        game: "quarto",
        position: "b74./c.93/20fd/.5a. 6",
        actions: &["B2"],
        words: text::win(),
    },
    RulePicture {
        game: "quarto:squares",
        position: ".7../89../a..4/..0. b",
        actions: &["C2"],
        words: text::squares(),
    },
];
