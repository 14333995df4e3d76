//! The rules in five pictures.

use crate::text::lesson as text;
use damier_game::offer::Lesson;
use damier_i18n::Phrase;

/// A board small enough for a small picture, and an opening for all pictures but the last.
const GAME: &str = "filler:7x7,colours=5";
const OPENING: &str = "DDEDBE2/ABEBADE/CABCECD/BEDAAAD/CBCBEEE/AECAACB/1AADCDA 1 - -";

/// One that ends with half of the cells taken, as the number on the zone says.
const ENDING: &str = "CBBCCA2/DEDBEAD/CEADAEB/BEDCCCA/BDADDED/DECCADA/1DDEDAD 1 - -";

/// What is shown to those who do not know the game.
pub(crate) const LESSONS: &[Lesson] = &[
    after(&[], text::corners()),
    after(&["A"], text::call()),
    after(&["A", "E", "C", "D"], text::turns()),
    after(&["A", "E", "C", "D", "B", "A", "E", "B", "A"], text::control()),
    Lesson {
        game: GAME,
        position: ENDING,
        actions: &["D", "A", "B", "C", "E", "B", "D", "D", "C", "A", "A"],
        words: text::win(),
    },
];

const fn after(actions: &'static [&'static str], words: Phrase) -> Lesson {
    Lesson { game: GAME, position: OPENING, actions, words }
}
