//! Tests of the rules against the slow twin and known numbers.

use crate::twin::Twin;
use damier_game::{Game, Notation, Rng, Seat, Turn, perft::perft};
use damier_newgame::{NewGame, NewGameState};

fn assert_same(state: &NewGameState, twin: &Twin) {
    let text = twin.text();
    assert_eq!(NewGame.state_text(state), text);
    assert_eq!(NewGame.read_state(&text), Ok(*state));
    let turn = if twin.is_over() { Turn::Over } else { Turn::Player(Seat::new(twin.next())) };
    assert_eq!(NewGame.turn(state), turn, "{text}");
    assert_eq!(NewGame.legal_actions(state).to_vec(), twin.legal(), "{text}");
    for seat in 0..2 {
        assert_eq!(NewGame.score(state, Seat::new(seat)), twin.score(seat), "{text}");
    }
}

#[test]
fn fast_and_slow_agree_over_100_000_plies() {
    let mut rng = Rng::new(1);
    let mut plies = 0;
    while plies < 100_000 {
        let (mut state, mut twin) = (NewGame.opening(&mut rng), Twin::default());
        assert_same(&state, &twin);
        while let Some(column) = rng.pick(&twin.legal()) {
            NewGame.try_apply(&mut state, column).unwrap();
            twin.drop_stone(column);
            assert_same(&state, &twin);
            plies += 1;
        }
    }
}

/// Each stone has seven columns to choose from. For seven stones, 7 sequences are impossible, because a column holds
/// six stones. A sequence ends when a seat has won.
#[test]
fn perft_gives_the_known_numbers() {
    let opening = NewGame.opening(&mut Rng::new(0));
    let counts: Vec<u64> = (1..=8).map(|plies| perft(&NewGame, &opening, plies)).collect();
    assert_eq!(counts, [7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234]);
    assert_eq!(counts[5], Twin::default().perft(6));
}

#[test]
fn a_full_board_is_a_draw() {
    let rows = "1212121/1212121/2121212/2121212/1212121/2121212";
    let state = NewGame.read_state(rows).unwrap();
    assert_eq!(NewGame.turn(&state), Turn::Over);
    assert_eq!([0, 1].map(|seat| NewGame.score(&state, Seat::new(seat))), [0, 0]);
}
