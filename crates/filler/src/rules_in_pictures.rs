//! The rules in five pictures.

use crate::text::rules_in_pictures as text;
use damier_game::offer::RulePicture;
use damier_i18n::Phrase;

/// A board that fits a small picture.
const GAME: &str = "filler:7x7,colours=5";
/// Opening of all pictures but the last.
const OPENING: &str = "DDEDBE2/ABEBADE/CABCECD/BEDAAAD/CBCBEEE/AECAACB/1AADCDA 1 - -";

/// An opening whose game ends when half of the cells are taken, as the number on the zone shows.
const ENDING: &str = "CBBCCA2/DEDBEAD/CEADAEB/BEDCCCA/BDADDED/DECCADA/1DDEDAD 1 - -";

/// Pictures for people who do not know the game.
pub(crate) const RULES_IN_PICTURES: &[RulePicture] = &[
    after(&[], text::corners()),
    after(&["A"], text::call()),
    after(&["A", "E", "C", "D"], text::turns()),
    after(&["A", "E", "C", "D", "B", "A", "E", "B", "A"], text::control()),
    RulePicture {
        game: GAME,
        position: ENDING,
        actions: &["D", "A", "B", "C", "E", "B", "D", "D", "C", "A", "A"],
        words: text::win(),
    },
];

const fn after(actions: &'static [&'static str], words: Phrase) -> RulePicture {
    RulePicture { game: GAME, position: OPENING, actions, words }
}
