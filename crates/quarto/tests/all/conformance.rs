//! The contract's test suite on every variant, and what front ends show.

use crate::position::beginners_rules;
use damier_game::conformance::{SuiteSize, check, check_symmetry};
use damier_game::{CellKind, Notation, Params, Show};
use damier_i18n::Lang;
use damier_quarto::{Quarto, RuleSet};

#[test]
fn every_variant_conforms() {
    for rule_set in RuleSet::ALL {
        for misere in [false, true] {
            let quarto = Quarto::new(rule_set, misere);
            let effort = SuiteSize { max_plies: 32, ..SuiteSize::default() };
            check(&quarto, effort).unwrap_or_else(|v| panic!("{}: {v}", quarto.name()));
            check_symmetry(&quarto, effort, 50)
                .unwrap_or_else(|v| panic!("{}: {v}", quarto.name()));
        }
    }
}

#[test]
fn rules_for_beginners_conform() {
    for quarto in beginners_rules() {
        let effort = SuiteSize { max_plies: 32, ..SuiteSize::default() };
        check(&quarto, effort).unwrap_or_else(|v| panic!("{}: {v}", quarto.name()));
        check_symmetry(&quarto, effort, 50).unwrap_or_else(|v| panic!("{}: {v}", quarto.name()));
    }
}

#[test]
fn the_traits_that_count_are_told_and_marked() {
    let rules = |text| Quarto::read(&Params::read(text).expect("parameters")).expect("rules");
    let said = |text, lang| rules(text).changes().say(lang);
    assert_eq!(said("traits=colour", Lang::English), "Only one trait counts: colour.");
    assert_eq!(
        said("squares,traits=shape+colour", Lang::English),
        "Only 2 traits count: colour and shape (round or square). Squares of 2x2 also count as lines."
    );
    assert_eq!(
        said("traits=height+colour", Lang::French),
        "Seuls 2 caractères comptent\u{a0}: la couleur et la taille."
    );
    // All four are low, and only three are black.
    let colour = rules("traits=colour");
    let scene = colour.scene(&colour.read_state("0128/4.../5.../6... -").expect("a state"));
    let marked: Vec<usize> = (0..16).filter(|&at| scene.grids[0].cells[at].marked).collect();
    assert_eq!(marked, [0, 4, 8, 12]);
}

#[test]
fn a_scene_marks_the_completed_lines() {
    let quarto = Quarto::default();
    let scene = |text| quarto.scene(&quarto.read_state(text).unwrap());

    let running = scene("01../..../...f/.... 7");
    let board = &running.grids[0];
    assert_eq!(board.cells[11].kind, CellKind::Piece(15));
    assert_eq!(board.cells[12].kind, CellKind::Empty);
    assert!(board.cells.iter().all(|cell| !cell.marked));
    assert_eq!((board.row_labels[3].as_str(), board.column_labels[3].as_str()), ("D", "4"));
    let notes: Vec<String> = running.notes.iter().map(|note| note.aside.to_string()).collect();
    assert_eq!(notes, ["place the piece in hand", "7", "2 3 4 5 6 8 9 a b c d e"]);

    // Row A is low, column 1 is round: the last placement was A1.
    let won = scene("0123/4.../8.../c... -");
    let marked: Vec<usize> = (0..16).filter(|&i| won.grids[0].cells[i].marked).collect();
    assert_eq!(marked, [0, 1, 2, 3, 4, 8, 12]);
    assert_eq!(quarto.facts(&quarto.read_state("0123/..../..../.... -").unwrap()), [4]);
}
