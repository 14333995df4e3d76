//! Tests of the text forms: what they accept, how they refuse the rest, and that no damaged text causes a panic.

use damier_game::saved::SavedGame;
use damier_game::{Game, Notation, Params, Rng, TextError};
use damier_newgame::{NewGame, NewGameState};
use proptest::prelude::*;

fn read_name(text: &str) -> Result<NewGame, TextError> {
    Params::read_game(text).and_then(|(_, params)| NewGame::read(&params))
}

#[test]
fn names_are_read() {
    assert_eq!(read_name(&NewGame.name()), Ok(NewGame));
    let message = read_name("newgame:8x8").unwrap_err().to_string();
    assert_eq!(message, "newgame: takes no parameters. Leave `8x8` out");
}

#[test]
fn states_and_actions_are_read_forgivingly() {
    let plain = "......./......./......./......./..22.../.1112..";
    let state = NewGame.read_state(plain).unwrap();
    let spaced = plain.replace('/', " / ").replace("22", "2 2");
    assert_eq!(NewGame.read_state(&spaced), Ok(state));
    assert_eq!(NewGame.read_action(&state, " 7 "), Ok(6));
    for text in ["", "0", "8", "-1", "a", "1 2", "é"] {
        let error = NewGame.read_action(&state, text).expect_err(text).to_string();
        assert!(error.ends_with("expected a column from 1 to 7"), "{error}");
    }
}

#[test]
fn damaged_states_are_named() {
    let message = |rows: &str| {
        let text = format!("......./......./......./{rows}");
        NewGame.read_state(&text).unwrap_err().to_string()
    };
    assert!(message("......./.......").contains("expected six rows of seven cells"));
    assert!(message("......./......./......").contains("expected six rows of seven cells"));
    assert_eq!(
        message("......./......./...x..."),
        "row 6, column 4: found `x`, expected 1, 2 or `.`"
    );
    assert_eq!(
        message("......./......./...2..."),
        "state: this position cannot occur in a game: player 1 must have as many stones as \
         player 2 or one more, and the game ends with the first completed line"
    );
    assert_eq!(
        message("......./..1..../......."),
        "row 5, column 3: found `1`, expected `.`, because the cell below is empty"
    );
    for impossible in
        ["......./1....../11.....", "......./2222.../1111...", "......./2212.../11112.."]
    {
        assert!(message(impossible).contains("cannot occur in a game"), "{impossible}");
    }
}

/// Returns a random game: its states, and its actions.
fn random_game(seed: u64) -> (Vec<NewGameState>, Vec<usize>) {
    let mut rng = Rng::new(seed);
    let (mut states, mut actions) = (vec![NewGame.opening(&mut rng)], Vec::new());
    while let Some(action) = NewGame.random_action(&states[actions.len()], &mut rng) {
        states.push(NewGame.after(&states[actions.len()], action));
        actions.push(action);
    }
    (states, actions)
}

/// Returns the text with some of its letters replaced, dropped or doubled.
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
    let likely: Vec<char> = "0123456789./- ,:=\n\t#".chars().collect();
    let letter = prop_oneof![4 => prop::sample::select(likely), 1 => any::<char>()];
    prop::collection::vec((0..400usize, letter, any::<u8>()), 0..5)
}

fn one_line<T>(read: Result<T, TextError>) -> Option<T> {
    read.map_err(|error| assert!(!error.to_string().contains(['\n', '\r']), "{error}")).ok()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 10_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn mangled_states_never_panic(seed: u64, ply: prop::sample::Index, damage in damage()) {
        let (states, _) = random_game(seed);
        let text = mangle(&NewGame.state_text(ply.get(&states)), &damage);
        if let Some(state) = one_line(NewGame.read_state(&text)) {
            prop_assert_eq!(NewGame.read_state(&NewGame.state_text(&state)), Ok(state));
            NewGame.legal_actions(&state);
        }
    }

    #[test]
    fn mangled_actions_and_names_never_panic(column in 0..7usize, damage in damage()) {
        let state = NewGame.opening(&mut Rng::new(0));
        let text = mangle(&NewGame.action_text(&state, column), &damage);
        if let Some(read) = one_line(NewGame.read_action(&state, &text)) {
            let text = NewGame.action_text(&state, read);
            prop_assert_eq!(NewGame.read_action(&state, &text), Ok(read));
        }
        one_line(read_name(&mangle("newgame", &damage)));
    }

    #[test]
    fn mangled_saved_games_never_panic(seed: u64, damage in damage()) {
        let (states, actions) = random_game(seed);
        let text = SavedGame::new(&NewGame, Vec::new(), &states[0], &actions, None).write();
        one_line(SavedGame::read(&mangle(&text, &damage)).and_then(|saved| saved.replay(&NewGame)));
    }
}
