//! A network file that reads, whatever its weights, plays a legal slide. Its checksum is mended first.

use crate::law::{Rules, Target, one_line, rules};
use crate::trainings::{drawn, mended};
use damier_game::{Budget, Choice, Game, Limits, Notation, Rng, Turn};
use damier_twenty48::Twenty48;
use damier_twenty48::formation::Formations;
use damier_twenty48::ntuple::{Form, Network, PlayerResources, file, slider};
use std::sync::Arc;

pub const TARGET: Target = Target { name: "networks", share: 50, longest: 4000, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    let forms = [Form::Sixteen, Form::Packed(16.0), Form::Eight];
    let with = |form| ["2048:2x2", "2048:2x3,merge=cascade", "2048"].map(|name| small(name, form));
    forms.into_iter().flat_map(with).chain(forms.map(claiming)).collect()
}

fn small(name: &str, form: Form) -> Vec<u8> {
    let mut bytes = Vec::new();
    file::write(&drawn(name), form, &mut bytes).expect("memory takes all");
    bytes
}

/// A file that says it holds many more weights than it does.
fn claiming(form: Form) -> Vec<u8> {
    let small = small("2048", form);
    let place = small.windows(4).position(|four| four == b"01 2").expect("its tuples");
    [&small[..place], b"4x6+2x4", &small[place + 4..]].concat()
}

fn law(bytes: &[u8]) {
    match file::read(Arc::new(mended(bytes))) {
        Ok((network, label)) => {
            let Some(Rules::Twenty48(game)) = rules(&label.game) else {
                panic!("a game without networks")
            };
            assert_eq!(game.name(), label.game);
            slides(&game, network);
        }
        Err(error) => one_line(&error),
    }
}

fn slides(game: &Twenty48, network: Network) {
    let mut rng = Rng::new(1);
    let mut state = game.opening(&mut rng);
    while game.turn(&state) == Turn::Chance {
        let action = game.random_action(&state, &mut rng).expect("chance draws");
        game.apply(&mut state, action);
    }
    if game.turn(&state) == Turn::Over {
        return;
    }
    let means = PlayerResources {
        network,
        effort: 1.0,
        top: 13,
        formations: Formations::default(),
        ending: None,
    };
    let mut budget = Budget::new(Limits { nodes: Some(100), ..Limits::NONE });
    budget.begin_move();
    match slider(game, means).choose(game, &state, &mut budget).choice {
        Choice::Act(action) => assert!(game.is_legal(&state, action)),
        other => panic!("{other:?}"),
    }
}
