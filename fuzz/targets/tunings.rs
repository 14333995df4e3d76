//! A tuning that goes on from a log writes a log from which it goes on as the same, and says where it stands.

use crate::law::{Target, one_line, text};
use damier_catalog::{Limits, SingleThread};
use damier_experiments::{Hosting, TuneOrder, TuneWorkers, Tuning};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub const TARGET: Target = Target { name: "tunings", share: 40, longest: 1500, seeds, law };

/// A tuning for a game of one seat where the text names 2048, otherwise one for a duel.
fn order(text: &str) -> TuneOrder {
    let solo = text.contains("2048");
    let (game, player, against) = if solo {
        ("2048:2x2", "mcts(playouts=2)", &[][..])
    } else {
        ("filler:3x3", "hybrid", &["greedy", "random"][..])
    };
    TuneOrder {
        game: game.into(),
        player: player.into(),
        settings: Vec::new(),
        against: against.iter().map(ToString::to_string).collect(),
        generations: 2,
        population: 4,
        games: 2,
        proof: 4,
        budget: Limits::NONE,
        seed: 1,
        hosting: Hosting::default(),
    }
}

/// The logs of whole tunings, and their beginnings.
fn seeds() -> Vec<Vec<u8>> {
    ["2048", ""].into_iter().flat_map(|text| logs(&order(text))).collect()
}

fn logs(order: &TuneOrder) -> Vec<Vec<u8>> {
    let mut tuning = Tuning::new(order).expect("an order");
    let stop = Arc::new(AtomicBool::new(false));
    let mut texts = vec![tuning.text().into_bytes()];
    while !tuning.is_done() {
        tuning
            .step(&TuneWorkers {
                pool: &SingleThread,
                stop: &stop,
                watch: &|_| (),
                workforce: None,
            })
            .expect("a step");
        texts.push(tuning.text().into_bytes());
    }
    texts
}

fn law(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let order = order(text);
    let mut tuning = Tuning::new(&order).expect("an order");
    if let Err(error) = tuning.resume(text) {
        return one_line(&error);
    }
    let mut again = Tuning::new(&order).expect("an order");
    again.resume(&tuning.text()).expect("the log that a tuning writes");
    assert_eq!(again.text(), tuning.text());
    assert_eq!(again.standing(), tuning.standing());
    assert_eq!(again.outcome().is_some(), tuning.is_done());
    if let Some(outcome) = tuning.outcome().filter(|outcome| outcome.duel) {
        assert!(
            (0.0..=1.0).contains(&outcome.before.value)
                && (0.0..=1.0).contains(&outcome.after.value)
        );
    }
}
