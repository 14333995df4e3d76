//! Positions in the forms of other programs: every state of random games reads back from each form, known boards of
//! other programs are read as those programs mean them, and what has two meanings is refused.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use damier_game::{Game, Notation, Params, Rng, read_position};
use damier_twenty48::{Packed, Twenty48, Twenty48State};
use proptest::prelude::*;

/// Writes the cells of a state in a form of another program.
type Form = fn(&[Vec<u64>]) -> String;

fn joined(rows: &[Vec<u64>], cell: fn(u64) -> String, between: &str, lines: &str) -> String {
    let row = |row: &Vec<u64>| row.iter().map(|&tile| cell(tile)).collect::<Vec<_>>().join(between);
    rows.iter().map(row).collect::<Vec<_>>().join(lines)
}

fn blank(tile: u64) -> String {
    if tile == 0 { String::new() } else { tile.to_string() }
}

fn dotted(tile: u64) -> String {
    if tile == 0 { ".".into() } else { tile.to_string() }
}

const FORMS: [Form; 12] = [
    |rows| format!("{rows:?}"),
    |rows| format!("board = np.{rows:?}").replace('[', "(").replace(']', ")"),
    |rows| format!("{:?}", rows.concat()),
    |rows| joined(rows, |tile| tile.to_string(), ",", "\n"),
    |rows| joined(rows, |tile| tile.to_string(), " ", "/"),
    |rows| joined(rows, |tile| tile.to_string(), ", ", ", "),
    |rows| joined(rows, |tile| format!("{tile}.0"), ",", "\r\n"),
    |rows| joined(rows, blank, "\t", "\n"),
    |rows| joined(rows, blank, ";", "\n"),
    |rows| format!("|{}|", joined(rows, blank, "|", "|\n+----+----+\n|")),
    |rows| joined(rows, dotted, "  ", "\n"),
    |rows| format!("\u{feff}[[{}]]", joined(rows, |tile| format!("{tile:>6}"), " ", "]\n [")),
];

fn rows(rules: &Twenty48, state: &Twenty48State) -> Vec<Vec<u64>> {
    let tile = |&exponent: &u8| if exponent == 0 { 0 } else { 1 << exponent };
    let cells = rules.rows() * rules.columns();
    state.exponents()[..cells]
        .chunks(rules.columns())
        .map(|row| row.iter().map(tile).collect())
        .collect()
}

fn read(params: &str) -> Twenty48 {
    Twenty48::read(&Params::read(params).unwrap()).unwrap()
}

/// Returns a state in the middle of a random game.
fn some_state(rules: &Twenty48, seed: u64, plies: usize) -> Twenty48State {
    let mut rng = Rng::new(seed);
    let mut state = rules.opening(&mut rng);
    for _ in 0..plies {
        let Some(action) = rules.random_action(&state, &mut rng) else { break };
        rules.apply(&mut state, action);
    }
    state
}

/// Writes the game as the original page keeps it: a list for each column.
fn original(rows: &[Vec<u64>], score: i64) -> String {
    let tile = |x: usize, y: usize| match rows[y][x] {
        0 => "null".to_string(),
        value => format!("{{\"position\":{{\"x\":{x},\"y\":{y}}},\"value\":{value}}}"),
    };
    let size = rows.len();
    let column = |x| (0..size).map(|y| tile(x, y)).collect::<Vec<_>>().join(",");
    let cells: Vec<String> = (0..size).map(|x| format!("[{}]", column(x))).collect();
    format!(
        "{{\"grid\":{{\"size\":{size},\"cells\":[{}]}},\"score\":{score},\"over\":false,\"won\":false,\
         \"keepPlaying\":false}}",
        cells.join(",")
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_state_reads_back(
        params in prop::sample::select(vec!["", "3x5", "shape=4d", "2x2", "preset=notebook"]),
        seed: u64,
        plies in 0..200usize,
    ) {
        let rules = read(params);
        let state = some_state(&rules, seed, plies);
        let rows = rows(&rules, &state);
        // The fields that a board does not show may follow every form.
        let text = rules.state_text(&state);
        let fields = text.find('s').map_or("", |at| &text[at..]);
        for form in FORMS {
            let text = format!("{} {fields}", form(&rows));
            let found = read_position(&rules, &text);
            prop_assert_eq!(found.map(|found| (found.state, found.note.is_empty())), Ok((state, true)), "{}", text);
        }
        let drawn = format!("{}\nscore: {}   sum of tiles: {}", joined(&rows, dotted, "  ", "\n"), state.score(), state.sum());
        let bare = Twenty48State::set_up(&state.exponents()[..], state.score(), 0);
        prop_assert_eq!(read_position(&rules, &drawn).unwrap().state, bare, "{}", drawn);
        for shown in [format!("{drawn}\n{text}\ncounts"), format!("2048:x: {text}")] {
            prop_assert_eq!(read_position(&rules, &shown).unwrap().state, state, "{}", shown);
        }
        let exponents: Vec<u8> = state.exponents()[..rows.concat().len()].to_vec();
        if exponents.iter().any(|&exponent| exponent == 1 || exponent == 3) {
            let found = read_position(&rules, &format!("{exponents:?} {fields}")).unwrap();
            prop_assert_eq!((found.state, found.note.is_empty()), (state, false));
        }
    }

    #[test]
    fn words_and_saved_games_read_back(seed: u64, plies in 0..400usize) {
        let rules = Twenty48::default();
        let state = some_state(&rules, seed, plies);
        let bare = Twenty48State::set_up(&state.exponents()[..16], state.score(), 0);
        let word = Packed::from_state(&state).unwrap().bits();
        let score = state.score();
        for text in [format!("0x{word:016x} score={score}"), format!("0X{word:X}ull score={score}")] {
            let found = read_position(&rules, &text).unwrap();
            prop_assert_eq!((found.state, found.note.is_empty()), (bare, false), "{}", text);
        }
        let saved = original(&rows(&rules, &state), score);
        for text in [saved.clone(), format!("'{saved}'"), format!("{saved:?}"), saved.replace(',', ",\n  ")] {
            let found = read_position(&rules, &text).unwrap();
            prop_assert_eq!((found.state, found.note.is_empty()), (bare, false), "{}", text);
        }
        for cut in [saved.len() / 3, saved.len() / 2] {
            prop_assert!(read_position(&rules, &saved[..cut]).is_err());
        }
        prop_assert!(read_position(&read("5x5"), &saved).is_err());
    }

    #[test]
    fn damaged_texts_never_panic(seed: u64, form in 0..FORMS.len(), edits in prop::collection::vec((0..300usize, any::<char>()), 1..4)) {
        let rules = read("2x3");
        let text = FORMS[form](&rows(&rules, &some_state(&rules, seed, 9)));
        for text in [text, original(&rows(&read("2x2"), &some_state(&read("2x2"), seed, 5)), 4)] {
            let mut letters: Vec<char> = text.chars().collect();
            for &(at, letter) in &edits {
                let at = at % letters.len();
                letters[at] = letter;
            }
            let damaged: String = letters.into_iter().collect();
            match read_position(&rules, &damaged) {
                Ok(found) => prop_assert_eq!(rules.read_state(&rules.state_text(&found.state)), Ok(found.state)),
                Err(error) => prop_assert!(!error.to_string().contains('\n')),
            }
        }
    }
}

/// Boards whose meaning other programs document.
#[test]
fn known_boards_are_read_as_their_programs_mean_them() {
    let rules = Twenty48::default();
    let text = |given: &str| rules.state_text(&read_position(&rules, given).unwrap().state);
    // The example in the source of TDL2048's `board` and of the courses that use it.
    assert_eq!(text("0x4312752186532731ull"), "2 8 128 4/8 32 64 256/2 4 32 128/4 2 8 16");
    // A game of the original page: x = 0, y = 2 is the first column and the third row.
    let saved = r#"{"grid":{"size":4,"cells":[[null,null,{"position":{"x":0,"y":2},"value":2},null],
        [null,null,null,null],[null,null,null,null],
        [{"position":{"x":3,"y":0},"value":4},null,null,null]]},"score":16,"over":false}"#;
    assert_eq!(text(saved), ". . . 4/. . . ./2 . . ./. . . . score=16");
    let rows = "2 . . 2/4 2 . ./. . . ./. . . 8";
    assert_eq!(text("[[2,0,0,2],[4,2,0,0],[0,0,0,0],[0,0,0,8]]"), rows);
    assert_eq!(
        text("16,512,2,0,64,256,0,2,16,128,0,0,8,4,0,0"),
        "16 512 2 ./64 256 . 2/16 128 . ./8 4 . ."
    );
    let object =
        r#"{"fields":[[2,0,0,2],[4,2,0,0],[0,0,0,0],[0,0,0,8]],"score":12,"bestScore":99}"#;
    assert_eq!(text(object), format!("{rows} score=12"));
}

#[test]
fn what_has_two_meanings_is_refused() {
    let rules = Twenty48::default();
    let refusal = |given: &str| read_position(&rules, given).unwrap_err().to_string();
    assert_eq!(
        refusal("[[2,3,0,0],[0,32,0,0],[0,0,0,0],[0,0,0,0]]"),
        "3 is no tile, and 32 is no exponent. Write every cell as a tile such as 8, or every cell as an exponent such as 3"
    );
    // In damier's own rows, a number that is no tile stays a mistake.
    assert_eq!(
        refusal("2 4 . ./. . 6 ./. 8 . ./. . . 2"),
        "state, row 2, column 3: found `6`, expected a dot or a power of two from 2 to 131072"
    );
    assert_eq!(
        refusal("2 4 0 0/0 0 6 0/0 8 0 0/0 0 0 2"),
        "state, row 2, column 3: found `6`, expected a dot or a power of two from 2 to 131072"
    );
    for given in
        ["0x10000000000000000", "[[2,0,0,2],[4,2,0,0],[0,0,0,0]", "2,4,8", "", "[2,2] score=x"]
    {
        let found =
            if given.is_empty() { "nothing given".into() } else { format!("found `{given}`") };
        assert_eq!(
            refusal(given),
            format!(
                "{found}, expected 4 rows of 4 cells, each a tile, or 0, a dot or nothing for an empty cell: separated by / or \
                 on lines of their own, as a list such as [[2,0,…],…], or as a table; or as a 64-bit word such as \
                 0x1000000000000012, or as the saved game of the original 2048 page"
            )
        );
    }
    // An adversary may be on turn.
    let adversary = read("2x2,spawner=adversary");
    let unknown = read_position(&adversary, "[[2,0],[0,4]]").unwrap_err().to_string();
    assert!(unknown.contains("how many tiles are to be placed"), "{unknown}");
    let drawn = "   c1 c2\nr1 2 .\nr2 . 4 spawn=1";
    let found = read_position(&adversary, drawn).unwrap();
    assert_eq!(adversary.state_text(&found.state), "2 ./. 4 spawn=1");
    let small = read("3x3");
    let word = read_position(&small, "0x1").unwrap_err().to_string();
    assert_eq!(word, "a 64-bit word holds a board of 4x4 only. Write the rows, separated by /");
    for turned in ["[[2,0],[4,0],[0,8]]", "[[2,0,4],[0,0,8],[2,2,2]]", "[2,0,4,0,0,8,2]"] {
        assert!(read_position(&read("2x3"), turned).is_err(), "{turned}");
    }
}
