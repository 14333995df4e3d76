//! The pictures that teach a game's rules, played by those rules.

use crate::catalog::open;
use crate::session::Session;
use damier_game::offer::Lesson;
use damier_game::{CellKind, Scene, TextError};

/// A lesson as it is drawn: the board, and what the last action changed on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonPicture {
    /// The board and what is beside it.
    pub scene: Scene,
    /// The rows and columns of cells where the last action put something: what merely glided is not among them.
    pub changed: Vec<(usize, usize)>,
}

/// Plays a lesson up to the position that it shows.
///
/// ```
/// use damier_catalog::{games, picture_of_lesson};
///
/// for lesson in games().iter().flat_map(|info| info.lessons) {
///     let picture = picture_of_lesson(lesson)?;
///     assert!(picture.scene.rows() > 1 && !lesson.words.say(damier_i18n::Lang::English).is_empty());
/// }
/// # Ok::<(), damier_catalog::TextError>(())
/// ```
///
/// # Errors
/// An unknown game, or a position or an action that its rules refuse.
pub fn picture_of_lesson(lesson: &Lesson) -> Result<LessonPicture, TextError> {
    let mut session = open(lesson.game)?.session_from(lesson.position, 0)?;
    let Some((last, others)) = lesson.actions.split_last() else {
        return Ok(LessonPicture { scene: session.scene(), changed: Vec::new() });
    };
    others.iter().try_for_each(|action| session.act(action))?;
    let before = session.scene();
    session.act(last)?;
    let scene = session.scene();
    let changed = changed_cells(session.as_ref(), &before, &scene);
    Ok(LessonPicture { scene, changed })
}

/// The cells that hold something else than before, where it did not come by a glide alone.
fn changed_cells(session: &dyn Session, before: &Scene, after: &Scene) -> Vec<(usize, usize)> {
    let glides = session.motions(session.plies() - 1);
    let arrivals = |place| glides.iter().filter(|glide| after.position(glide.to) == place).count();
    let is_new = |place: (usize, usize), kind: CellKind| {
        let was = before.cell(place.0, place.1).map(|cell| cell.kind);
        kind != CellKind::Empty && was != Some(kind) && arrivals(place) != 1
    };
    let cells = after.cells().filter(|&(place, cell)| is_new(place, cell.kind));
    cells.map(|(place, _)| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::games;
    use damier_i18n::Lang;

    #[test]
    fn a_game_is_taught_in_five_pictures_that_its_rules_lead_to() {
        for info in games() {
            // A game that is just begun may have none.
            assert!(matches!(info.lessons.len(), 0 | 5), "{}", info.name);
            let mut shown = Vec::new();
            for lesson in info.lessons {
                shown.push(picture_of_lesson(lesson).expect("the rules allow it").scene);
                for lang in [Lang::English, Lang::French] {
                    let words = lesson.words.say(lang);
                    assert!(words.ends_with('.') && words.chars().count() <= 100, "{words}");
                }
            }
            let is_new = |index: usize| !shown[..index].contains(&shown[index]);
            assert!((0..shown.len()).all(is_new), "{}: two are the same", info.name);
        }
    }

    fn picture(name: &str, index: usize) -> LessonPicture {
        let info = games().iter().find(|info| info.name == name).expect("known");
        picture_of_lesson(&info.lessons[index]).expect("the rules allow it")
    }

    /// What the sentences say is so: a game is over, a tile is there, a line is completed.
    #[test]
    fn what_is_told_is_what_is_shown() {
        for (name, index) in [("2048", 4), ("filler", 4), ("quarto", 3), ("quarto", 4)] {
            assert_eq!(picture(name, index).scene.legal().count(), 0, "{name} {index} is over");
        }
        let made = picture("2048", 3);
        assert!(made.changed.iter().any(|&(row, column)| {
            made.scene.cell(row, column).is_some_and(|cell| cell.text == "2048")
        }));
        for index in [3, 4] {
            let scene = picture("quarto", index).scene;
            assert_eq!(scene.cells().filter(|(_, cell)| cell.marked).count(), 4);
        }
    }

    #[test]
    fn what_the_last_action_put_there_is_told_apart_from_what_glided() {
        let counts = |name| [0, 1, 2, 3, 4].map(|index| picture(name, index).changed.len());
        assert_eq!(counts("2048"), [0, 1, 3, 1, 1]);
        assert_eq!(counts("quarto"), [0, 0, 1, 1, 1]);
        assert_eq!(counts("filler")[..2], [0, 3]);
    }
}
