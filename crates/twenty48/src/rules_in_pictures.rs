//! The rules in five pictures.

use crate::text::rules_in_pictures as text;
use damier_game::offer::RulePicture;

/// Position in the first two pictures.
const BEGUN: &str = ". . 2 ./. . . ./. 4 . ./. . . 2";

/// Pictures for people who do not know the game.
pub(crate) const RULES_IN_PICTURES: &[RulePicture] = &[
    RulePicture { game: "2048", position: BEGUN, actions: &["left"], words: text::slide() },
    RulePicture {
        game: "2048",
        position: BEGUN,
        actions: &["left", "2@r3c3"],
        words: text::new_tile(),
    },
    RulePicture {
        game: "2048",
        position: ". . 4 4/. 8 . 8/2 . 2 ./. 32 . 16",
        actions: &["left"],
        words: text::merge(),
    },
    RulePicture {
        game: "2048",
        position: "1024 1024 256 64/32 8 4 ./2 . . ./. . . 2",
        actions: &["left"],
        words: text::win(),
    },
    RulePicture {
        game: "2048",
        position: "2 4 8 16/4 8 16 32/2 4 8 16/. 16 2 4",
        actions: &["left", "2@r4c4"],
        words: text::over(),
    },
];
