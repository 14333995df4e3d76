//! The rules in five pictures.

use crate::text::lesson as text;
use damier_game::offer::Lesson;

/// A game in its middle, for the pictures of a turn.
const MIDDLE: &str = "b7../..9./.0../.... -";

/// What is shown to those who do not know the game.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        game: "quarto",
        position: "b74./c.93/20fd/.5a. -",
        actions: &[],
        words: text::pieces(),
    },
    Lesson { game: "quarto", position: MIDDLE, actions: &["give 4"], words: text::give() },
    Lesson { game: "quarto", position: MIDDLE, actions: &["give 4", "B2"], words: text::place() },
    Lesson {
        game: "quarto",
        position: "b74./c.93/20fd/.5a. 6",
        actions: &["B2"],
        words: text::win(),
    },
    Lesson {
        game: "quarto:squares",
        position: ".7../89../a..4/..0. b",
        actions: &["C2"],
        words: text::squares(),
    },
];
