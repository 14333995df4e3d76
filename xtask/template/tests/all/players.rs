//! Tests of the players: what they see, and that stronger players win against weaker ones.

use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Notation, Rng, Seat, Turn, mix};
use damier_newgame::{NewGame, NewGameState, players};

/// Returns the column that a player chooses, counted from 1.
fn choose(name: &str, state: &NewGameState, seed: u64) -> usize {
    let roster = players();
    let (player, settings) = find_player(&roster, name).expect("a player");
    let mut strategy = (player.build)(&NewGame, &settings, seed).expect("a strategy");
    let decision = strategy.choose(&NewGame, state, &mut Budget::unlimited());
    decision.action().expect("it does not resign") + 1
}

/// Returns the points of the first of two players, over pairs of games. In each pair, it plays once in each seat.
fn points(names: [&str; 2], pairs: u64) -> i64 {
    let play = |first: usize, seed: u64| {
        let mut state = NewGame.opening(&mut Rng::new(seed));
        while let Turn::Player(seat) = NewGame.turn(&state) {
            let name = names[(first + seat.index()) % 2];
            let column = choose(name, &state, mix(seed, state.placed().into()));
            NewGame.try_apply(&mut state, column - 1).expect("legal");
        }
        NewGame.score(&state, Seat::new(first))
    };
    (0..pairs).map(|seed| play(0, seed) + play(1, seed)).sum()
}

#[test]
fn wins_are_taken_and_threats_are_met() {
    let position = |rows: &str| {
        let text = format!("......./......./......./......./{rows}");
        NewGame.read_state(&text).expect("a state")
    };
    for player in ["careful", "alphabeta", "mcts", "club", "expert"] {
        assert_eq!(choose(player, &position("222..../111...."), 1), 4, "{player} takes the win");
        assert_eq!(choose(player, &position("..1..../.11222."), 1), 7, "{player} meets the threat");
    }
    // Three stones in a row with two open ends win, but only a search sees this.
    for player in ["alphabeta", "mcts", "club", "expert"] {
        let chosen = choose(player, &position("..22.../..11..."), 1);
        assert!([2, 5].contains(&chosen), "{player} opens both ends, not {chosen}");
    }
}

#[test]
fn the_stronger_player_wins() {
    for names in [
        ["careful", "random"],
        ["club", "careful"],
        ["mcts(playouts=300)", "careful"],
        ["expert", "club"],
    ] {
        let pairs = if names[0] == "expert" { 4 } else { 20 };
        let points = points(names, pairs);
        assert!(points > pairs as i64 / 2, "{names:?}: {points} points of {}", 2 * pairs);
    }
}
