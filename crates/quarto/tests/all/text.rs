//! Text forms: what is read, what is refused and how. No damaged text causes a panic.

use damier_game::saved::SavedGame;
use damier_game::{Game, Notation, Params, Rng, TextError};
use damier_quarto::{
    Move, Phase, Piece, Position, Quarto, QuartoAction, RuleSet, Square, TraitSet,
};
use proptest::prelude::*;

fn read_name(text: &str) -> Result<Quarto, TextError> {
    let (name, params) = Params::read_game(text)?;
    assert_eq!(name, "quarto");
    Quarto::read(&params)
}

#[test]
fn names_round_trip() {
    for rule_set in RuleSet::ALL {
        for misere in [false, true] {
            let quarto = Quarto::new(rule_set, misere);
            assert_eq!(read_name(&quarto.name()), Ok(quarto));
            for traits in (1..16).filter_map(TraitSet::new) {
                let quarto = quarto.with_traits(traits);
                assert_eq!(read_name(&quarto.name()), Ok(quarto));
            }
        }
    }
    let name = |text| read_name(text).unwrap().name();
    assert_eq!(name("quarto"), "quarto");
    assert_eq!(name("QUARTO: Lines"), "quarto");
    assert_eq!(name("quarto: Misere , SQUARES"), "quarto:squares,misere");
    assert_eq!(name("quarto:misere"), "quarto:misere");
    assert_eq!(name("quarto:traits=Shape + colour,torus"), "quarto:torus,traits=colour+shape");
    assert_eq!(name("quarto:traits=shape+filling+height+colour"), "quarto");
}

#[test]
fn mistakes_in_names_are_named() {
    let message = |text| read_name(text).unwrap_err().to_string();
    assert_eq!(
        message("quarto:hexes"),
        "quarto: `hexes` is unknown; allowed: lines, squares, corners, diamonds, torus, misere, traits"
    );
    assert_eq!(
        message("quarto:size=5"),
        "quarto: `size=5` is unknown; allowed: lines, squares, corners, diamonds, torus, misere, traits"
    );
    assert_eq!(
        message("quarto:lines,torus"),
        "quarto: `torus` is a second set of rules. Give only one"
    );
    assert_eq!(message("quarto:misere,misere"), "quarto: `misere` is given twice. Give it once");
    for wrong in ["taste", "colour+", "shape+shape", "15"] {
        let expected = format!(
            "parameter traits: found `{wrong}`, expected one or more of `colour`, `height`, \
             `filling` and `shape`, each at most once, joined by +"
        );
        let name = format!("quarto:traits={wrong}");
        assert_eq!(read_name(&name).unwrap_err().to_string(), expected);
    }
    assert_eq!(
        message("quarto:traits=colour,traits=shape"),
        "quarto: `traits` is given twice. Keep one of the two values"
    );
}

#[test]
fn states_are_read_forgivingly() {
    let quarto = Quarto::default();
    let plain = quarto.read_state("9f6./..../0.../8... -").unwrap();
    for text in ["9F6./..../0.../8...-", " 9 f 6 . / .... /\t0... / 8 . . .  - "] {
        assert_eq!(quarto.read_state(text), Ok(plain));
    }
    assert_eq!(quarto.state_text(&plain), "9f6./..../0.../8... -");
}

#[test]
fn damaged_states_are_named() {
    let message = |text| Quarto::default().read_state(text).unwrap_err().to_string();
    let form = "four rows of four squares (a piece 0-f or `.`) joined by `/`, then the piece in hand \
                or `-`, for example `9f6./..../0.../8... -`";
    assert_eq!(message(" "), format!("position: nothing given, expected {form}"));
    assert_eq!(message("9f6. -"), format!("position: found `9f6. -`, expected {form}"));
    assert_eq!(
        message("9f6../..../0.../8... -"),
        "row A: found `9f6..`, expected four squares, each a piece 0-f or `.`"
    );
    assert_eq!(
        message("9f6./..../0.../8..."),
        "row D: found `8..`, expected four squares, then the piece in hand (`.` was read as the piece in hand)"
    );
    assert_eq!(
        message("9f6./.g../0.../8... -"),
        "square B2: found `g`, expected a piece 0-f or `.`"
    );
    assert_eq!(
        message("9f6./.9../0.../8... -"),
        "square B2: piece 9 is already on the board. Use each piece once"
    );
    assert_eq!(
        message("9f6./..../0.../8... f"),
        "piece in hand: piece f is already on the board. Use each piece once"
    );
    assert_eq!(
        message("9f6./..../0.../8... ?"),
        "piece in hand: found `?`, expected a piece 0-f or `-`"
    );
    assert_eq!(
        message("0123/..../..../.... f"),
        "piece in hand: found `f`, expected `-`, because a line is complete and the game is over"
    );
    assert_eq!(
        message("0123/4567/..../.... -"),
        "board: found `A1-A2-A3-A4, B1-B2-B3-B4`, expected complete lines that all contain the square \
         of the last placement"
    );
}

#[test]
fn the_seat_on_turn_follows_from_the_text() {
    let quarto = Quarto::default();
    let turn = |text| format!("{:?}", quarto.turn(&quarto.read_state(text).unwrap()));
    assert_eq!(turn("..../..../..../.... -"), "Player(Seat(0))");
    assert_eq!(turn("..../..../..../.... 0"), "Player(Seat(1))");
    assert_eq!(turn("0.../..../..../.... -"), "Player(Seat(1))");
    assert_eq!(turn("0.../..../..../.... 1"), "Player(Seat(0))");
    // The fourth placement is the first seat's.
    let won = quarto.read_state("0123/..../..../.... -").unwrap();
    let points = [0, 1].map(|seat| quarto.score(&won, damier_game::Seat::new(seat)));
    assert_eq!(points, [1, -1]);
    let misere = Quarto::new(RuleSet::Lines, true);
    let points = [0, 1].map(|seat| misere.score(&won, damier_game::Seat::new(seat)));
    assert_eq!(points, [-1, 1]);
}

#[test]
fn actions_are_read_in_every_form() {
    let quarto = Quarto::default();
    let read = |text: &str| quarto.read_action(&Position::EMPTY, text);
    let give = QuartoAction::Give(Piece::new(15).unwrap());
    let place = QuartoAction::Place(Square::new(7).unwrap());
    for text in ["give f", "Give F", " GIVE  f ", "givef"] {
        assert_eq!(read(text), Ok(give), "{text}");
    }
    for text in ["B4", "b4", "place B4", "PLACE b 4"] {
        assert_eq!(read(text), Ok(place), "{text}");
    }
    for text in ["", "give", "give g", "give 10", "E1", "A5", "A0", "A", "place", "a11", "é1"] {
        let error = read(text).expect_err(text).to_string();
        assert!(error.ends_with("expected a move from give 0 to give f"), "{error}");
    }
}

#[test]
fn a_move_is_one_byte() {
    for byte in 0..=255u8 {
        let placed = Move::from(byte);
        assert_eq!(Move::new(placed.square(), placed.piece()), placed);
        assert_eq!(u8::from(placed), byte);
        assert_eq!((placed.square().index() as u8, placed.piece().bits()), (byte >> 4, byte & 15));
    }
}

#[test]
fn packed_positions_round_trip() {
    let quarto = Quarto::new(RuleSet::Squares, false);
    let mut rng = Rng::new(9);
    for _ in 0..300 {
        let mut state = quarto.opening(&mut rng);
        loop {
            let packed = state.pack();
            assert_eq!(quarto.unpack(packed), Ok(state));
            let changed = (packed.0, packed.1, packed.2 ^ 1 << rng.below(16), packed.3);
            assert!(quarto.unpack(changed).is_err());
            let Some(action) = quarto.random_action(&state, &mut rng) else {
                break;
            };
            quarto.apply(&mut state, action);
        }
    }
    let state = quarto.read_state("9f../..../..../...8 3").unwrap();
    let remaining = !(1 << 9 | 1 << 15 | 1 << 8 | 1 << 3);
    assert_eq!(state.pack(), (0x8000_0000_0000_00f9, 0x8003, remaining, 3));
    assert_eq!(state.phase(), Phase::Place(Piece::new(3).unwrap()));
}

/// Returns a text with some of its letters replaced, dropped or doubled.
fn mangle(text: &str, damage: &[(usize, char, u8)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for &(at, letter, kind) in damage {
        let at = at % letters.len().max(1);
        match kind % 3 {
            0 if at < letters.len() => letters[at] = letter,
            1 if at < letters.len() => drop(letters.remove(at)),
            _ => letters.insert(at, letter),
        }
    }
    letters.into_iter().collect()
}

fn damage() -> impl Strategy<Value = Vec<(usize, char, u8)>> {
    let letter = prop_oneof![
        4 => proptest::sample::select("0123456789abcdefABCDEF./- ,:()=\n\t#".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ];
    proptest::collection::vec((0..400usize, letter, any::<u8>()), 0..5)
}

fn one_line<T>(read: Result<T, TextError>) -> Option<T> {
    read.map_err(|error| assert!(!error.to_string().contains(['\n', '\r']), "{error}")).ok()
}

/// Plays a random game of a random variant. Returns the rules, the states on the way, and the actions.
fn random_game(seed: u64) -> (Quarto, Vec<Position>, Vec<QuartoAction>) {
    let mut rng = Rng::new(seed);
    let traits = TraitSet::new(1 + rng.index(15) as u8).unwrap_or_default();
    let quarto = Quarto::new(RuleSet::ALL[rng.index(5)], rng.happens(0.5)).with_traits(traits);
    let (mut states, mut actions) = (vec![quarto.opening(&mut rng)], Vec::new());
    while let Some(action) = quarto.random_action(&states[actions.len()], &mut rng) {
        states.push(quarto.after(&states[actions.len()], action));
        actions.push(action);
    }
    (quarto, states, actions)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 20_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn mangled_states_never_panic(seed: u64, ply: usize, damage in damage()) {
        let (quarto, states, _) = random_game(seed);
        let state = &states[ply % states.len()];
        if let Some(read) = one_line(quarto.read_state(&mangle(&quarto.state_text(state), &damage))) {
            prop_assert_eq!(quarto.read_state(&quarto.state_text(&read)), Ok(read));
            prop_assert_eq!(quarto.unpack(read.pack()), Ok(read));
        }
    }

    #[test]
    fn mangled_actions_never_panic(seed: u64, ply: usize, damage in damage()) {
        let (quarto, states, actions) = random_game(seed);
        let ply = ply % actions.len();
        let text = quarto.action_text(&states[ply], actions[ply]);
        if let Some(read) = one_line(quarto.read_action(&states[ply], &mangle(&text, &damage))) {
            let text = quarto.action_text(&states[ply], read);
            prop_assert_eq!(quarto.read_action(&states[ply], &text), Ok(read));
        }
    }

    #[test]
    fn mangled_names_never_panic(seed: u64, damage in damage()) {
        let (quarto, _, _) = random_game(seed);
        let name = mangle(&quarto.name(), &damage);
        let read = Params::read_game(&name).and_then(|(_, params)| Quarto::read(&params));
        if let Some(quarto) = one_line(read) {
            prop_assert_eq!(read_name(&quarto.name()), Ok(quarto));
        }
    }

    #[test]
    fn mangled_saved_games_never_panic(seed: u64, damage in damage()) {
        let (quarto, states, actions) = random_game(seed);
        let text = SavedGame::new(&quarto, Vec::new(), &states[0], &actions, None).write();
        let text = mangle(&text, &damage);
        one_line(SavedGame::read(&text).and_then(|saved| saved.replay(&quarto)));
    }

    #[test]
    fn packed_words_never_panic(nibbles: u64, occupied: u16, remaining: u16, phase: u8) {
        let quarto = Quarto::default();
        if let Some(read) = one_line(quarto.unpack((nibbles, occupied, remaining, phase))) {
            prop_assert_eq!(read.pack(), (nibbles, occupied, remaining, phase));
        }
    }
}

/// The course's example of a move byte: piece 5 on B4 is 0111 0101.
#[test]
fn the_course_s_move_byte_is_read_and_written() {
    let square = Square::from_label('B', '4').expect("a square");
    let piece = Piece::new(5).expect("a piece");
    assert_eq!(u8::from(Move::new(square, piece)), 0b0111_0101);
    let read = Move::from(0b0111_0101);
    assert_eq!((read.square(), read.piece()), (square, piece));
}
