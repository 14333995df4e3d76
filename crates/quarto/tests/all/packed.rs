//! The course's packed words and the byte of a move, written and read.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use damier_game::{Game, Notation, Rng};
use damier_quarto::{Move, Quarto, QuartoAction};

/// The course's own example: the piece 5 on B4 is the byte 0111 0101.
#[test]
fn the_courses_example_is_met() {
    let rules = Quarto::default();
    let given = rules.read_state("..../..../..../.... 5").unwrap();
    let byte = rules.read_action(&given, "0b01110101").unwrap();
    assert_eq!(rules.action_text(&given, byte), "B4");
    assert_eq!(rules.packed_action(&given, byte).as_deref(), Some("0x75 = 0111 0101"));
    assert_eq!(Move::from(0b0111_0101).to_string(), "B4=5");
    let placed = rules.after(&given, byte);
    assert_eq!(rules.state_text(&placed), "..../...5/..../.... -");
    // Square 7 in bits 28 to 31, bit 7 of the squares, bit 5 of the pieces that are placed.
    let words = "packed 0000000050000000 0080 0020 10";
    assert_eq!(rules.packed_text(&placed).as_deref(), Some(words));
    assert_eq!(rules.read_state(words), Ok(placed));
    assert_eq!(rules.read_state("PACKED 0x50000000 0x80 0x20 0x10"), Ok(placed));
}

/// The course's last word is the byte B: player, action, 00 and the piece in hand.
#[test]
fn the_byte_of_the_course_says_who_does_what() {
    let rules = Quarto::default();
    for (state, words) in [
        ("..../..../..../.... -", "course 0000000000000000 0000 0000 00"),
        ("..../..../..../.... 5", "course 0000000000000000 0000 0000 c5"),
        ("..../...5/..../.... -", "course 0000000050000000 0080 0020 80"),
        ("..../...5/..../.... 9", "course 0000000050000000 0080 0020 49"),
    ] {
        let position = rules.read_state(state).unwrap();
        assert_eq!(rules.course_text(&position).as_deref(), Some(words));
        assert_eq!(rules.read_state(words), Ok(position));
    }
    // The bits of the piece have no meaning when a piece must be given.
    let placed = rules.read_state("..../...5/..../.... -").unwrap();
    assert_eq!(rules.read_state("course 50000000 80 20 0x8f"), Ok(placed));
    // Another player on turn, the piece on the board in hand, more than 8 bits, and bits that must be 0.
    for wrong in ["00", "c9", "c5", "45", "100", "b0"] {
        let text = format!("course 50000000 80 20 {wrong}");
        assert!(rules.read_state(&text).is_err(), "{text}");
    }
}

/// A piece in hand is neither remaining nor placed.
#[test]
fn pieces_are_placed_where_ours_are_left() {
    let rules = Quarto::default();
    let state = rules.read_state("9f6./..../0.../8... 3").unwrap();
    let (_, _, left, _) = state.pack();
    let text = rules.packed_text(&state).unwrap();
    let placed = u16::from_str_radix(text.split(' ').nth(3).unwrap(), 16).unwrap();
    assert_eq!((left & placed, !(left | placed)), (0, 1 << 3));
}

#[test]
fn every_position_of_random_games_reads_back() {
    for params in ["", "squares", "torus,misere"] {
        let rules = Quarto::read(&damier_game::Params::read(params).unwrap()).unwrap();
        let mut rng = Rng::new(5);
        for _ in 0..50 {
            let mut state = rules.opening(&mut rng);
            while let Some(action) = rules.random_action(&state, &mut rng) {
                if let Some(bits) = rules.packed_action(&state, action) {
                    let byte = bits.split(' ').next().unwrap();
                    assert_eq!(rules.read_action(&state, byte), Ok(action));
                } else {
                    assert!(matches!(action, QuartoAction::Give(_)));
                }
                rules.apply(&mut state, action);
                let words = rules.packed_text(&state).unwrap();
                assert_eq!(rules.read_state(&words), Ok(state), "{words}");
                let words = rules.course_text(&state).unwrap();
                assert_eq!(rules.read_state(&words), Ok(state), "{words}");
            }
        }
    }
}

#[test]
fn words_that_disagree_are_refused() {
    let rules = Quarto::default();
    for (text, said) in [
        ("packed", "64, 16, 16 and 8 bits"),
        ("packed 0 0 0", "64, 16, 16 and 8 bits"),
        ("packed 0 0 10000 10", "64, 16, 16 and 8 bits"),
        ("packed xyz 0 0 10", "64, 16, 16 and 8 bits"),
        // The piece 5 stands on the board, and is not among those placed.
        (
            "packed 50000000 80 0 10",
            "packed 0000000050000000 0080 0020 10, which describes this board",
        ),
        ("packed 50000000 80 20 5", "piece"),
        ("packed 55000000 c0 20 10", "piece"),
    ] {
        let refused = rules.read_state(text).unwrap_err().to_string();
        assert!(refused.contains(said), "{text}: {refused}");
    }
    // Another piece than the one in hand.
    let given = rules.read_state("..../..../..../.... 5").unwrap();
    assert!(rules.read_action(&given, "0x76").is_err());
}
