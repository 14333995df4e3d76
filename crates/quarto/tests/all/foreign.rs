//! Positions in the forms of other programs: every position of random games reads back from each form.

use damier_game::{Game, Notation, Rng, Turn, read_position};
use damier_quarto::{Position, Quarto, RuleSet, Square};
use proptest::prelude::*;

/// Writes the squares and the piece in hand, -1 for none, in a form of another program.
type Form = fn(&[i32; 16], i32) -> String;

fn letter(piece: i32, none: char) -> char {
    u32::try_from(piece).ok().and_then(|piece| char::from_digit(piece, 16)).unwrap_or(none)
}

fn word(squares: &[i32], none: char) -> String {
    squares.iter().map(|&piece| letter(piece, none)).collect()
}

fn rows(squares: &[i32; 16], row: impl Fn(&[i32]) -> String, between: &str) -> String {
    squares.chunks(4).map(row).collect::<Vec<_>>().join(between)
}

const FORMS: [Form; 12] = [
    |squares, hand| format!("{} {}", word(squares, '.'), letter(hand, '-')),
    |squares, hand| format!("{} {}", word(squares, '-').to_uppercase(), letter(hand, '-')),
    |squares, hand| format!("{}{}", word(squares, '-'), letter(hand, '-')),
    |squares, hand| format!("{} {}", rows(squares, |row| word(row, '.'), " "), letter(hand, '-')),
    |squares, hand| {
        format!("{}\n{}", rows(squares, |row| word(row, '.'), "\r\n"), letter(hand, '-'))
    },
    |squares, hand| format!("{} {}", rows(squares, |row| word(row, '.'), "/"), letter(hand, '-')),
    |squares, hand| format!("{:?} {}", squares.chunks(4).collect::<Vec<_>>(), letter(hand, '-')),
    |squares, hand| format!("b = {squares:?}; hand = {hand}"),
    |squares, hand| {
        format!("{{\"board\": {:?}, \"piece\": {hand}}}", squares.chunks(4).collect::<Vec<_>>())
            .replace("-1", "null")
    },
    |squares, hand| {
        format!(
            "[[{}]]\n{hand}",
            rows(squares, |row| format!("{row:?}").replace(['[', ']', ','], " "), "]\n [")
        )
    },
    |squares, hand| {
        let row =
            |row: &[i32]| word(row, ' ').chars().map(String::from).collect::<Vec<_>>().join(",");
        format!("{}\n{}", rows(squares, row, "\n"), letter(hand, '-'))
    },
    |squares, hand| {
        let row = |row: &[i32]| {
            word(row, ' ').chars().map(|piece| format!("| {piece} ")).collect::<String>() + "|"
        };
        format!("{}\n{}", rows(squares, row, "\n|---|---|---|---|\n"), letter(hand, '-'))
    },
];

fn drawn(squares: &[i32; 16], note: &str) -> String {
    let row = |(row, name): (&[i32], &str)| {
        let pieces = row.iter().map(|&piece| format!(" {} ", letter(piece, '.')));
        format!("  {name} {}\n", pieces.collect::<String>().trim_end())
    };
    let rows: String = squares.chunks(4).zip(["A", "B", "C", "D"]).map(row).collect();
    format!("    1  2  3  4 \n{rows}  phase: {note}   remaining: 5\n")
}

/// Returns a position in the middle of a random game of random rules.
fn some_position(seed: u64, plies: usize) -> (Quarto, Position) {
    let mut rng = Rng::new(seed);
    let rules = Quarto::new(RuleSet::ALL[rng.index(5)], rng.happens(0.5));
    let mut state = rules.opening(&mut rng);
    for _ in 0..plies {
        let Some(action) = rules.random_action(&state, &mut rng) else { break };
        rules.apply(&mut state, action);
    }
    (rules, state)
}

fn numbers(state: &Position) -> ([i32; 16], i32) {
    let number =
        |piece: Option<damier_quarto::Piece>| piece.map_or(-1, |piece| i32::from(piece.bits()));
    let mut squares = [-1; 16];
    for square in Square::all() {
        squares[square.index()] = number(state.piece_at(square));
    }
    (squares, number(state.hand()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_position_reads_back(seed: u64, plies in 0..33usize) {
        let (rules, state) = some_position(seed, plies);
        let (squares, hand) = numbers(&state);
        for form in FORMS {
            let text = form(&squares, hand);
            let found = read_position(&rules, &text);
            prop_assert_eq!(found.map(|found| (found.state, found.note.is_empty())), Ok((state, true)), "{}", text);
        }
        let text = rules.state_text(&state);
        for note in ["give your rival a piece   in hand: ", "posez la pièce en main   en main\u{a0}: "] {
            let board = drawn(&squares, &format!("{note}{}", letter(hand, '-')));
            for shown in [board.clone(), board.replace(" 0 ", "[0]"), format!("quarto: {text}\n{board}"), format!("{board}{text}\n")] {
                prop_assert_eq!(read_position(&rules, &shown).map(|found| found.state), Ok(state), "{}", shown);
            }
        }
        if hand < 0 {
            let found = read_position(&rules, &word(&squares, '.')).expect("a board");
            let gives = matches!(rules.turn(&state), Turn::Player(_));
            prop_assert_eq!((found.state, !found.note.is_empty()), (state, gives));
        }
    }

    #[test]
    fn damaged_texts_never_panic(seed: u64, plies in 0..33usize, form in 0..FORMS.len(), edits in prop::collection::vec((0..300usize, any::<char>()), 1..4)) {
        let (rules, state) = some_position(seed, plies);
        let (squares, hand) = numbers(&state);
        let mut letters: Vec<char> = FORMS[form](&squares, hand).chars().collect();
        for (at, letter) in edits {
            let at = at % letters.len();
            letters[at] = letter;
        }
        match read_position(&rules, &letters.into_iter().collect::<String>()) {
            Ok(found) => prop_assert_eq!(rules.read_state(&rules.state_text(&found.state)), Ok(found.state)),
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }
}

#[test]
fn what_is_no_position_is_refused_with_the_forms() {
    let rules = Quarto::default();
    let refusal = |text: &str| read_position(&rules, text).expect_err(text).to_string();
    for text in [
        "9f6.....0...8...3 4",
        "9f6.....0...8.. 3",
        "[[9,15,6,-1],[-1,-1,-1,-1],[0,-1,-1,-1],[8,-1,-1,-1]] 3 4",
        "[[9,15,6],[-1,-1,-1],[0,-1,-1],[8,-1,-1],[-1,-1,-1],[-1]]",
        "[[9,16,6,-1],[-1,-1,-1,-1],[0,-1,-1,-1],[8,-1,-1,-1]]",
    ] {
        let start =
            format!("found `{text}`, expected four rows of four squares, each a piece from 0 to f");
        assert!(refusal(text).starts_with(&start), "{}", refusal(text));
    }
    // In damier's own rows, the error names the place.
    assert_eq!(
        refusal("9f6./.g../0.../8... -"),
        "square B2: found `g`, expected a piece 0-f or `.`"
    );
    assert!(refusal("packed 12").starts_with("packed position: found `12`"));
    // With several zeros or a 16, 0 is an empty square.
    for (text, expected) in [
        ("[[10,16,7,0],[0,0,0,0],[1,0,0,0],[9,0,0,0]]", "9f6./..../0.../8... -"),
        ("[10,0,7,0,0,0,0,0,1,0,0,0,9,0,0,0,4]", "9.6./..../0.../8... 3"),
    ] {
        let found = read_position(&rules, text).expect("a board");
        assert_eq!(rules.state_text(&found.state), expected);
        assert!(found.note.to_string().contains("1 to 16 for the pieces 0 to f"));
    }
    for (text, expected) in [
        // The number of the piece may be counted from 0 or from 1.
        ("{'board': [[1,0,0,2],[0,0,0,0],[0,0,0,0],[0,0,0,0]], 'piece': 3}", "Use each piece once"),
        ("[17] + [0] * 16", "expected four rows"),
    ] {
        assert!(refusal(text).contains(expected), "{}", refusal(text));
    }
    // The name of a variable is no piece in hand.
    let named = read_position(&rules, "b = ['9f6.', '....', '0...', '8...']").expect("a board");
    assert_eq!(rules.state_text(&named.state), "9f6./..../0.../8... -");
}
