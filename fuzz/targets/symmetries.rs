//! The image of a state under a symmetry has the images of its actions, leads to the images of its states, and has
//! its canonical form.

use crate::law::{Rules, Target, game_and_rest, of_each_game, text};
use damier_game::{Notation, Symmetric};
use std::collections::HashSet;

pub const TARGET: Target = Target { name: "symmetries", share: 60, longest: 400, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    let seed = |plies: usize| {
        let told = of_each_game(plies, |session| session.state().text());
        told.into_iter().map(move |told| [&told[..1], &[plies as u8, 5], &told[1..]].concat())
    };
    [0, 2, 9].into_iter().flat_map(seed).collect()
}

fn law(bytes: &[u8]) {
    let Some((_, rules, [low, high, rest @ ..])) = game_and_rest(bytes) else { return };
    let (index, Some(text)) = (usize::from(u16::from_le_bytes([*low, *high])), text(rest)) else {
        return;
    };
    match rules {
        None => {}
        Some(Rules::Twenty48(game)) => check(game, index, text),
        Some(Rules::Filler(game)) => check(game, index, text),
        Some(Rules::Quarto(game)) => {
            check(game, index, text);
            if let Ok(state) = game.read_state(text) {
                let image = game.map_state(index % game.symmetries(), &state);
                assert_eq!(game.canonical(&image), game.canonical(&state));
            }
        }
    }
}

fn check<G: Notation + Symmetric>(game: &G, index: usize, text: &str) {
    let (index, Ok(state)) = (index % game.symmetries(), game.read_state(text)) else { return };
    let image = game.map_state(index, &state);
    assert_eq!(game.turn(&image), game.turn(&state));
    let map = |action| game.map_action(index, &state, action);
    let legal = game.legal_actions(&state);
    let mapped: HashSet<_> = legal.iter().copied().map(map).collect();
    assert_eq!(mapped, game.legal_actions(&image).into_iter().collect());
    let drawn = |state| game.chance_outcomes(state).into_iter().map(|(action, _)| action);
    assert_eq!(drawn(&state).map(map).collect::<HashSet<_>>(), drawn(&image).collect());
    let some = legal.iter().copied().chain(drawn(&state));
    for action in some.skip(text.len() % 4).step_by(4) {
        let (there, back) = (game.after(&image, map(action)), game.after(&state, action));
        assert_eq!(there, game.map_state(index, &back));
    }
}
