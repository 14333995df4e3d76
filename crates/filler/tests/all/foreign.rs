//! Positions in the forms of other programs: every position of random games reads back from each form.

use damier_filler::{Filler, FillerState};
use damier_game::palette::CALL_NAMES;
use damier_game::{Game, Notation, Params, Rng, read_position};
use damier_i18n::Lang;
use proptest::prelude::*;

/// Writes the rows of a board in a form of another program.
type Form = fn(&[Vec<String>]) -> String;

fn joined(rows: &[Vec<String>], between: &str, lines: &str) -> String {
    rows.iter().map(|row| row.join(between)).collect::<Vec<_>>().join(lines)
}

const FORMS: [Form; 7] = [
    |rows| format!("{rows:?}"),
    |rows| format!("board = {rows:?}").replace('"', "'"),
    |rows| format!("{:?}", rows.concat()),
    |rows| joined(rows, ",", "\n"),
    |rows| joined(rows, "\t", "\r\n"),
    |rows| joined(rows, ";", "/"),
    |rows| format!("|{}|", joined(rows, " | ", "|\n|---|---|\n|")),
];

/// Forms that need letters.
const GLUED: [Form; 4] = [
    |rows| joined(rows, "", "\n"),
    |rows| joined(rows, "", " "),
    |rows| joined(rows, " ", "\n"),
    |rows| joined(rows, "", "\r\n").to_lowercase(),
];

const BOARDS: [&str; 6] = [
    "5x4,holes=3",
    "3x3",
    "4x6,topology=hex,ban=last,holes=2",
    "preset=phone",
    "3x4,colours=4,ban=own,swap=first",
    "4x5,topology=torus,colours=2",
];

fn read(params: &str) -> Filler {
    Filler::read(&Params::read(params).expect(params)).expect(params)
}

fn some_state(rules: &Filler, seed: u64, plies: u64) -> FillerState {
    let mut rng = Rng::new(seed);
    let mut state = rules.opening(&mut rng);
    for _ in 0..plies {
        let Some(call) = rules.random_action(&state, &mut rng) else { break };
        rules.apply(&mut state, call);
    }
    state
}

/// Returns the rows of a position, and the words after them.
fn parts(text: &str) -> (Vec<Vec<String>>, &str) {
    let (board, tail) = text.split_once(' ').expect("a tail");
    let rows = board.split('/').map(|row| row.chars().map(String::from).collect()).collect();
    (rows, tail)
}

/// Replaces every letter.
fn replaced(rows: &[Vec<String>], word: impl Fn(usize) -> String) -> Vec<Vec<String>> {
    let cell = |cell: &String| match cell.as_bytes()[0] {
        letter @ b'A'..=b'J' => word(usize::from(letter - b'A')),
        _ => cell.clone(),
    };
    rows.iter().map(|row| row.iter().map(cell).collect()).collect()
}

fn check(
    rules: &Filler,
    text: &str,
    state: &FillerState,
    has_note: bool,
) -> Result<(), TestCaseError> {
    let found = read_position(rules, text);
    prop_assert_eq!(
        found.map(|found| (found.state, !found.note.is_empty())),
        Ok((state.clone(), has_note)),
        "{}",
        text
    );
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_position_reads_back(board in 0..BOARDS.len(), seed: u64, plies in 0..12u64) {
        let rules = read(BOARDS[board]);
        let state = some_state(&rules, seed, plies);
        let text = rules.state_text(&state);
        let (rows, tail) = parts(&text);
        for lang in Lang::SPOKEN {
            let named = replaced(&rows, |colour| CALL_NAMES[colour].say(lang));
            for form in FORMS {
                check(&rules, &format!("{}\n{tail}", form(&named)), &state, false)?;
            }
        }
        for form in FORMS.iter().chain(&GLUED) {
            check(&rules, &format!("{}\n{tail}", form(&rows)), &state, false)?;
        }
        for form in FORMS[..3].iter().chain(&GLUED) {
            check(&rules, &format!("{} {tail}", form(&rows)), &state, false)?;
        }
        check(&rules, &format!("{}\nplayer 1: 2 owned\n{text}\n", joined(&rows, "  ", "\n")), &state, false)?;
    }

    #[test]
    fn start_positions_read_back_without_a_player(board in 0..BOARDS.len(), seed: u64) {
        let rules = read(BOARDS[board]);
        let state = some_state(&rules, seed, 0);
        let text = rules.state_text(&state);
        let (mut rows, tail) = parts(&text);
        let minds_start = tail != "1 - -";
        if !minds_start {
            for form in FORMS.iter().chain(&GLUED) {
                check(&rules, &form(&rows), &state, true)?;
            }
            let shift = |row: usize| " ".repeat(usize::from(BOARDS[board].contains("hex")) * (row % 2));
            let line = |(index, row): (usize, &Vec<String>)| {
                let cells: String = row.iter().map(|cell| format!(" {} ", cell.replace('#', " "))).collect();
                format!("{}{}\n", shift(index), cells.trim_end())
            };
            let drawn: String = rows.iter().enumerate().map(line).collect();
            check(&rules, &format!("{drawn}player 1: 1 owned, 1 controlled (2.8 %)   player 2: 1 owned"), &state, true)?;
        }
        // Colours everywhere, also under the start cells.
        let calls: Vec<&str> = tail.split(' ').skip(1).collect();
        let (last, end) = (rows.len() - 1, rows[0].len() - 1);
        for ((row, column), call) in [(last, 0), (0, end)].into_iter().zip(calls) {
            let colour = (0..rules.colours()).map(|colour| char::from(b'A' + colour as u8).to_string());
            let differs = |colour: &String| !rows.concat().contains(colour);
            let known = minds_start.then(|| call.to_string());
            let Some(colour) = known.or_else(|| colour.clone().find(differs)) else { return Ok(()) };
            rows[row][column] = colour;
        }
        let by_name = replaced(&rows, |colour| CALL_NAMES[colour].say(Lang::English));
        for form in FORMS {
            for cells in [&rows, &by_name] {
                match read_position(&rules, &form(cells)) {
                    Ok(found) => prop_assert_eq!((&found.state, found.note.is_empty()), (&state, false)),
                    Err(error) => prop_assert!(error.to_string().starts_with("a corner's colour")),
                }
            }
        }
        for first in [0, 1] {
            let digits = replaced(&rows, |colour| (colour + first).to_string());
            let all = digits.concat();
            let [none, last] = [0, rules.colours()].map(|number| all.contains(&number.to_string()));
            // 1 and 2 alone could be the players' cells.
            let is_clear = none != last && (first == 0 || rules.colours() > 2);
            for form in FORMS {
                match read_position(&rules, &form(&digits)) {
                    Ok(found) => prop_assert!(is_clear && found.state == state && !found.note.is_empty()),
                    Err(error) if is_clear => prop_assert!(error.to_string().starts_with("a corner's colour")),
                    Err(_) => {}
                }
            }
        }
    }

    #[test]
    fn damaged_texts_never_panic(board in 0..BOARDS.len(), seed: u64, form in 0..FORMS.len(), edits in prop::collection::vec((0..900usize, any::<char>()), 1..4)) {
        let rules = read(BOARDS[board]);
        let text = rules.state_text(&some_state(&rules, seed, seed % 5));
        let (rows, tail) = parts(&text);
        let mut letters: Vec<char> = format!("{} {tail}", FORMS[form](&rows)).chars().collect();
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
fn what_has_two_meanings_is_refused() {
    let refusal =
        |params: &str, text: &str| read_position(&read(params), text).expect_err(text).to_string();
    for (text, start) in [
        (
            "[[1,2,3],[3,4,5],[4,6,1]]",
            "the numbers may count the colours from 0 or from 1. Write letters A to G",
        ),
        ("[[0,2,7],[3,4,5],[4,6,1]]", "the numbers may count"),
        ("A B 2/C 3 E/1 F G", "among letters and names, only the numbers 1 and 2 have a meaning"),
        ("ABC/CDE/CFG", "a corner's colour continues next to it"),
        ("112/1DE/1FG", "the board does not say who moves"),
        ("ABX/CDE/1FG 1 - -", "row 1, column 3: found `X`, expected a letter A to G, or 1, 2, #"),
        ("ABX\nCDE\n1FG", "found `ABX CDE 1FG`, expected 3 rows of 3 cells, each a letter A to G"),
    ] {
        assert!(refusal("3x3", text).starts_with(start), "{text}: {}", refusal("3x3", text));
    }
    assert_eq!(
        refusal("3x3,ban=own", "AB2/CDE/1FG"),
        "last call of player 1: found `-`, expected a letter A to G, because the ban depends on this call"
    );
    // A colour everywhere says what the corners' colours are.
    let rules = read("3x3,ban=own");
    let found = read_position(&rules, "ABC/CDE/AFG").expect("a start");
    assert_eq!(rules.state_text(&found.state), "AB2/CDE/1FG 1 A C");
    assert_eq!(
        found.note.to_string(),
        "The text names no player to move, so player 1 moves first."
    );
    let found = read_position(&rules, "[[0,1,2],[2,3,4],[0,5,6]] 2").expect("a start");
    assert_eq!(rules.state_text(&found.state), "AB2/CDE/1FG 2 A C");
    assert_eq!(found.note.to_string(), "The colours were counted from 0: 0 is A.");
}
