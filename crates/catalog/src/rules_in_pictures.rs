//! Pictures that teach a game's rules. Their positions are reached by playing under these rules.

use crate::catalog::open;
use crate::session::Session;
use damier_game::offer::RulePicture;
use damier_game::{CellKind, Scene, TextError};

/// The board that a picture of the rules shows, and the cells that its last action changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleScene {
    /// Board and the notes next to it.
    pub scene: Scene,
    /// Rows and columns of cells where the last action put something new. Pieces that only glided are left out.
    pub changed: Vec<(usize, usize)>,
}

/// Plays the actions of a picture up to the position that it shows.
///
/// ```
/// use damier_catalog::{games, play_rule_picture};
///
/// for picture in games().iter().flat_map(|info| info.rules_in_pictures) {
///     let shown = play_rule_picture(picture)?;
///     assert!(shown.scene.rows() > 1 && !picture.words.say(damier_i18n::Lang::English).is_empty());
/// }
/// # Ok::<(), damier_catalog::TextError>(())
/// ```
///
/// # Errors
/// The game is unknown, or its rules refuse the position or an action.
pub fn play_rule_picture(picture: &RulePicture) -> Result<RuleScene, TextError> {
    let mut session = open(picture.game)?.session_from(picture.position, 0)?;
    let Some((last, others)) = picture.actions.split_last() else {
        return Ok(RuleScene { scene: session.scene(), changed: Vec::new() });
    };
    others.iter().try_for_each(|action| session.act(action))?;
    let before = session.scene();
    session.act(last)?;
    let scene = session.scene();
    let changed = changed_cells(session.as_ref(), &before, &scene);
    Ok(RuleScene { scene, changed })
}

/// Returns the cells whose content is new, unless a single piece glided there.
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
            // A game under development may have none.
            assert!(matches!(info.rules_in_pictures.len(), 0 | 5), "{}", info.name);
            let mut shown = Vec::new();
            for picture in info.rules_in_pictures {
                shown.push(play_rule_picture(picture).expect("the rules allow it").scene);
                for lang in [Lang::English, Lang::French] {
                    let words = picture.words.say(lang);
                    assert!(words.ends_with('.') && words.chars().count() <= 100, "{words}");
                }
            }
            let is_new = |index: usize| !shown[..index].contains(&shown[index]);
            assert!((0..shown.len()).all(is_new), "{}: two are the same", info.name);
        }
    }

    fn picture(name: &str, index: usize) -> RuleScene {
        let info = games().iter().find(|info| info.name == name).expect("known");
        play_rule_picture(&info.rules_in_pictures[index]).expect("the rules allow it")
    }

    /// The positions show what the sentences say: a finished game, a tile, a completed line.
    #[test]
    fn pictures_show_what_their_sentences_say() {
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

    /// The usual pictures say that a line wins; those of misere say that it loses.
    #[test]
    fn pictures_of_misere_contradict_no_rule() {
        for (name, count) in [("quarto:misere", 4), ("quarto:torus,misere", 5)] {
            let pictures = open(name).expect("known").rules_in_pictures();
            assert_eq!(pictures.len(), count, "{name}");
            for picture in &pictures[3..] {
                assert!(picture.words.say(Lang::English).contains("loses"), "{name}");
                let scene = play_rule_picture(picture).expect("the rules allow it").scene;
                assert_eq!(scene.cells().filter(|(_, cell)| cell.marked).count(), 4, "{name}");
            }
            assert!(
                pictures.iter().all(|picture| !picture.words.say(Lang::English).contains("win"))
            );
        }
    }

    #[test]
    fn new_pieces_are_distinguished_from_pieces_that_glided() {
        let counts = |name| [0, 1, 2, 3, 4].map(|index| picture(name, index).changed.len());
        assert_eq!(counts("2048"), [0, 1, 3, 1, 1]);
        assert_eq!(counts("quarto"), [0, 0, 1, 1, 1]);
        assert_eq!(counts("filler")[..2], [0, 3]);
    }
}
