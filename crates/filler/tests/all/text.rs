//! Everything that is read from text: correct text is read back, and wrong text gives a clear error of one line.

use damier_filler::{Filler, PARAMETERS};
use damier_game::saved::SavedGame;
use damier_game::{Game, Notation, Params, Rng, Seat, Turn};
use proptest::prelude::*;

fn rules(params: &str) -> Result<Filler, damier_game::TextError> {
    Filler::read(&Params::read(params)?)
}

fn refusal(params: &str) -> String {
    rules(params).expect_err(params).to_string()
}

#[test]
fn names_are_canonical() {
    for (params, name) in [
        ("", "filler"),
        ("30x30,colours=7,preset=class", "filler"),
        ("10X10", "filler:10x10"),
        ("win=MAJORITY, 8x7", "filler:8x7,win=majority"),
        ("swap=First,win=full", "filler:win=full,swap=first"),
        ("ban=last+own", "filler:ban=own+last"),
        ("preset=phone", "filler:8x7,colours=6,layout=no-equal,ban=own+opponent,win=full"),
        ("colours=5,preset=phone,ban=none", "filler:8x7,colours=5,layout=no-equal,win=full"),
    ] {
        assert_eq!(rules(params).expect(params).name(), name);
    }
    assert_eq!(rules("").expect("valid"), Filler::default());
    assert_eq!(PARAMETERS.len(), 9);
}

const MISTAKES: &[(&str, &str)] = &[
    ("65x3", "size: found `65x3`, expected ROWSxCOLUMNS, 1x2 to 64x64"),
    ("+9x9", "size: found `+9x9`, expected ROWSxCOLUMNS, 1x2 to 64x64"),
    ("colours=+7", "parameter colours: found `+7`, expected a whole number from 2 to 10"),
    ("1x1", "size: found `1x1`, expected ROWSxCOLUMNS, 1x2 to 64x64"),
    (
        "3x3,4x4",
        "parameter ROWSxCOLUMNS: this parameter is given twice. Keep one of the two values",
    ),
    ("colours=1", "parameter colours: found `1`, expected a whole number from 2 to 10"),
    (
        "colours=3,colours=3",
        "parameter colours: this parameter is given twice. Keep one of the two values",
    ),
    ("topology=ball", "parameter topology: `ball` is unknown; allowed: plane, torus, hex"),
    (
        "4x4,holes=5",
        "parameter holes: found `5`, expected a whole number from 0 to 4 on a board of 4x4",
    ),
    (
        "1x8,holes=1",
        "parameter holes: found `1`, expected a whole number from 0 to 0 on a board of 1x8",
    ),
    (
        "layout=nice",
        "parameter layout: `nice` is unknown; allowed: random, no-equal, symmetric, diagonal",
    ),
    ("win=most", "parameter win: `most` is unknown; allowed: half, majority, full"),
    ("swap=last", "parameter swap: `last` is unknown; allowed: none, first"),
    ("preset=mine", "parameter preset: `mine` is unknown; allowed: class, phone"),
    (
        "ban=own+own",
        "parameter ban: found `own+own`, expected `none`, or one or more of `own`, `opponent` and `last`, each at most once, joined by +",
    ),
    (
        "colours=2,ban=own+last",
        "parameter colours: found `2`, expected 3 or more with ban=own+last",
    ),
    (
        "colours=2,topology=hex,layout=no-equal",
        "parameter colours: found `2`, expected 3 or more with layout=no-equal on hexagons, or on a torus with an odd side",
    ),
    (
        "9x9,topology=hex,layout=symmetric",
        "parameter layout: found `symmetric`, expected random, no-equal or diagonal, because hexagons need an even number of rows to be symmetric",
    ),
    (
        "4x4,holes=3,layout=symmetric",
        "parameter holes: found `3`, expected an even number, because a symmetric board of this size has no middle cell",
    ),
];

#[test]
fn mistakes_in_parameters_are_named() {
    for (params, message) in MISTAKES {
        assert_eq!(refusal(params), *message);
    }
    assert!(
        refusal("size=3")
            .starts_with("parameter: `size` is unknown; allowed: ROWSxCOLUMNS, colours")
    );
}

#[test]
fn states_are_read_forgivingly() {
    let small = rules("3x3").expect("valid");
    let state = small.read_state("AB2/CDE/1FG 1 - -").expect("valid");
    for text in [" ab2 / cde/1fg   1  -  - ", "AB2/CDE/1FG 1", "AB2/CDE/1FG 1 a b IDLE=0"] {
        assert_eq!(small.read_state(text).as_ref(), Ok(&state), "{text}");
    }
    let idle = small.read_state("AB2/CDE/1FG 2 - - idle=3").expect("valid");
    assert_eq!(small.state_text(&idle), "AB2/CDE/1FG 2 - - idle=3");
    let stalled = small.read_state("AB2/CDE/1FG 2 - - idle=14").expect("valid");
    assert_eq!(small.turn(&stalled), Turn::Over);
}

#[test]
fn mistakes_in_states_are_named() {
    let small = rules("3x3").expect("valid");
    let refusal = |text| small.read_state(text).expect_err(text).to_string();
    assert_eq!(refusal("AB2/CDE 1 - -"), "board: found 2 rows; expected 3 rows of 3 cells");
    assert_eq!(refusal("AB2/CD/1FG 1 - -"), "row 2: found `CD`, expected 3 cells");
    assert_eq!(
        refusal("AB2/CDH/1FG 1 - -"),
        "row 2, column 3: found `H`, expected a letter A to G, or 1, 2, #"
    );
    assert_eq!(refusal("AB2/CD#/1FG 1 - -"), "board: found 1 hole; expected 0");
    assert_eq!(
        refusal("AB2/CDE/FFG 1 - -"),
        "row 3, column 1: found `F`, expected 1, because player 1 starts there"
    );
    assert_eq!(
        refusal("AB2/CD1/1FG 1 - -"),
        "board: found 2 cells marked 1; expected one connected zone (only 1 cell is connected to the start)"
    );
    assert_eq!(refusal("AB2/CDE/1FG 3 - -"), "player to move: found `3`, expected 1 or 2");
    assert_eq!(
        refusal("AB2/CDE/1FG 1 - H"),
        "last call: found `H`, expected -, or a letter A to G"
    );
    assert_eq!(
        refusal("AB2/CDE/1FG 1 - - idle=15"),
        "idle: found `15`, expected a whole number from 0 to 14"
    );
    assert!(
        refusal("AB2/CDE/1FG").starts_with("after the board: nothing given, expected the player")
    );
}

/// The winner follows from the text alone, even with exactly half of the cells.
#[test]
fn finished_states_keep_their_result() {
    let small = rules("2x4").expect("valid");
    let state = small.read_state("1AB2/1112 2 - -").expect("valid");
    assert_eq!(small.turn(&state), Turn::Over);
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| small.score(&state, seat)), [4, 2]);
    let most = rules("2x4,win=majority").expect("valid");
    let state = most.read_state("1AB2/1112 2 - -").expect("valid");
    assert_eq!(most.turn(&state), Turn::Player(Seat::SECOND));
    let pocket = most.read_state("A112/1112 2 - -").expect("valid");
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| most.score(&pocket, seat)), [6, 2]);
}

#[test]
fn bans_follow_the_text() {
    let ban = |params: &str, text: &str| {
        let rules = rules(params).expect(params);
        let state = rules.read_state(text).expect(text);
        rules.legal_texts(&state).concat()
    };
    assert_eq!(ban("2x2,colours=4,ban=own", "A2/1B 1 C D"), "ABD");
    assert_eq!(ban("2x2,colours=4,ban=opponent", "A2/1B 1 C D"), "ABC");
    // Nobody has called yet: the letters are the colours under the start cells.
    assert_eq!(ban("2x2,colours=4,ban=own+last", "A2/1B 1 C D"), "ABD");
    assert_eq!(ban("2x2,colours=4,ban=own+last", "A2/1B 2 C D idle=1"), "AB");
    assert_eq!(ban("2x2,colours=4,ban=last", "A2/1B 1 - -"), "ABCD");
    assert_eq!(ban("2x2,colours=4,ban=last", "A2/1B 2 C - idle=1"), "ABD");
    // No colour has been called yet, so either seat may begin.
    assert_eq!(ban("2x2,colours=4,ban=last", "A2/1B 2 C -"), "ABCD");
}

/// Without the calls that a ban depends on, the text would describe another state, so `-` is an error there.
#[test]
fn calls_that_a_ban_depends_on_are_required() {
    let refusal = |params: &str, text: &str| {
        rules(params).expect(params).read_state(text).expect_err(text).to_string()
    };
    let missing = |seat| {
        format!(
            "last call of player {seat}: found `-`, expected a letter A to D, because the ban depends on this call"
        )
    };
    assert_eq!(refusal("2x2,colours=4,ban=own", "A2/1B 1 - A"), missing(1));
    assert_eq!(refusal("2x2,colours=4,ban=opponent", "A2/1B 1 A -"), missing(2));
    assert_eq!(refusal("2x2,colours=4,ban=last", "A2/1B 2 - - idle=1"), missing(1));
    assert!(refusal("2x2,colours=4,ban=own", "A2/1B 1").starts_with("after the board: found `1`"));

    let last = rules("2x2,colours=4,ban=last").expect("valid");
    let text = |text| last.state_text(&last.read_state(text).expect(text));
    assert_eq!(text("A2/1B 1 C D"), "A2/1B 1 - -", "nobody has called yet");
    assert_eq!(text("A2/1B 2 C D idle=1"), "A2/1B 2 C - idle=1");
}

#[test]
fn an_open_swap_is_told_and_read() {
    let small = rules("3x3,swap=first").expect("valid");
    let mut state = small.read_state("AB2/CDE/1FG 1 - -").expect("valid");
    let call = small.read_action(&state, "f").expect("a letter");
    small.apply(&mut state, call);
    assert_eq!(small.state_text(&state), "AB2/CDE/11G 2 - - swap");
    assert_eq!(small.read_state(" ab2/cde/11g  2  SWAP ").as_ref(), Ok(&state));
    assert_eq!(small.legal_texts(&state), ["A", "B", "C", "D", "E", "F", "G", "swap"]);
    let declined = small.read_state("AB2/CDE/11G 2").expect("valid");
    assert_eq!(small.legal_texts(&declined).len(), 7, "closed where the text does not tell it");
    assert_ne!(declined, state);
    let call = small.read_action(&state, " Swap").expect("a swap");
    small.apply(&mut state, call);
    assert_eq!(small.state_text(&state), "AB1/CDE/22G 1 - -");
    assert_eq!(small.read_state("AB1/CDE/22G 1 - -"), Ok(state));
    let idle = small.read_state("AB2/CDE/1FG 2 - - idle=1 swap").expect("valid");
    assert_eq!(small.state_text(&idle), "AB2/CDE/1FG 2 - - idle=1 swap");
}

#[test]
fn mistakes_about_swaps_are_named() {
    let swap = rules("3x3,swap=first").expect("valid");
    let refusal = |text| swap.read_state(text).expect_err(text).to_string();
    let late = "after the board: a swap is possible only right after the first call of the game. Remove `swap`";
    for text in [
        "AB2/CDE/1FG 1 - - swap",
        "AB2/CDE/11G 2 - - idle=1 swap",
        "AB2/CDE/1FG 2 - - idle=2 swap",
        "AB2/CD2/11G 2 - - swap",
        "AB2/111/111 2 - - swap",
    ] {
        assert_eq!(refusal(text), late, "{text}");
    }
    assert_eq!(
        refusal("111/1DE/1FG 1 - -"),
        "row 1, column 3: found `1`, expected 2, because player 2 starts there"
    );
    assert!(
        refusal("AB2/CDE/1FG")
            .ends_with("if the last N calls gained nothing, and swap if a swap is possible")
    );
    let wrong = swap.read_action(&swap.opening(&mut Rng::new(0)), "swop").expect_err("no call");
    assert_eq!(wrong.to_string(), "call: found `swop`, expected a letter A to G, or swap");
    let plain = rules("3x3").expect("valid");
    for text in ["AB2/CDE/11G 2 - - swap", "AB1/CDE/22G 1 - -"] {
        plain.read_state(text).expect_err(text);
    }
    plain.read_action(&plain.opening(&mut Rng::new(0)), "swap").expect_err("no such call");
}

/// Returns a text with a few characters inserted, removed or replaced.
fn mangle(text: &str, edits: &[(usize, u8, char)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for &(place, kind, letter) in edits {
        let place = place % (letters.len() + 1);
        match kind {
            0 => letters.insert(place, letter),
            1 if place < letters.len() => drop(letters.remove(place)),
            _ if place < letters.len() => letters[place] = letter,
            _ => letters.push(letter),
        }
    }
    letters.into_iter().collect()
}

fn edits() -> impl Strategy<Value = Vec<(usize, u8, char)>> {
    let likely = prop::sample::select(
        "AaBCJK12#/- =,+xidleswap:0379é\n\u{1f600}".chars().collect::<Vec<_>>(),
    );
    prop::collection::vec(
        (0..4000usize, 0..3u8, prop_oneof![4 => likely, 1 => any::<char>()]),
        1..6,
    )
}

fn one_line<T>(result: Result<T, damier_game::TextError>) {
    if let Err(error) = result {
        let text = error.to_string();
        assert!(!text.is_empty() && !text.contains(['\n', '\r']), "{text:?}");
    }
}

const BOARDS: [&str; 5] = [
    "5x4,holes=3,ban=own+opponent",
    "3x3",
    "4x6,topology=hex,ban=last",
    "preset=phone",
    "3x4,colours=4,ban=own,swap=first",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn mangled_states_are_refused_or_sound(board in 0..5usize, seed in 0..50u64, edits in edits()) {
        let rules = rules(BOARDS[board]).expect("valid");
        let mut rng = Rng::new(seed);
        let mut state = rules.opening(&mut rng);
        for _ in 0..seed % 9 {
            if let Some(colour) = rules.random_action(&state, &mut rng) {
                rules.apply(&mut state, colour);
            }
        }
        let read = rules.read_state(&mangle(&rules.state_text(&state), &edits));
        if let Ok(state) = &read {
            prop_assert_eq!(rules.read_state(&rules.state_text(state)), Ok(state.clone()));
            let mut state = state.clone();
            while let Some(colour) = rules.random_action(&state, &mut rng) {
                rules.apply(&mut state, colour);
            }
        }
        one_line(read);
    }

    #[test]
    fn mangled_calls_are_refused_or_letters(edits in edits()) {
        let rules = Filler::default();
        let state = rules.opening(&mut Rng::new(0));
        one_line(rules.read_action(&state, &mangle("C", &edits)));
    }

    #[test]
    fn mangled_parameters_are_refused_or_sound(which in 0..4usize, edits in edits()) {
        let texts = [BOARDS[0], BOARDS[2], "8x7,colours=6,preset=phone,win=half", "9x8,layout=symmetric,topology=torus"];
        let read = rules(&mangle(texts[which], &edits));
        if let Ok(rules) = &read {
            let again = Params::read_game(&rules.name()).and_then(|(_, params)| Filler::read(&params));
            prop_assert_eq!(again.as_ref(), Ok(rules));
            let state = rules.opening(&mut Rng::new(1));
            prop_assert_eq!(rules.read_state(&rules.state_text(&state)), Ok(state));
        }
        one_line(read);
    }

    #[test]
    fn mangled_saved_games_are_refused_or_replay(seed in 0..50u64, edits in edits()) {
        let rules = rules(BOARDS[seed as usize % 5]).expect("valid");
        let mut rng = Rng::new(seed);
        let opening = rules.opening(&mut rng);
        let (mut state, mut calls) = (opening.clone(), Vec::new());
        while let Some(colour) = rules.random_action(&state, &mut rng).filter(|_| calls.len() < 12) {
            calls.push(colour);
            rules.apply(&mut state, colour);
        }
        let text = SavedGame::new(&rules, Vec::new(), &opening, &calls, None).write();
        one_line(SavedGame::read(&mangle(&text, &edits)).and_then(|saved| saved.replay(&rules).map(|_| ())));
    }
}
