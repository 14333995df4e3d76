//! A training that is gone on with writes itself to a file from which it goes on as the same. Its checksum is mended
//! first.

use crate::law::{Rules, Target, one_line, rules};
use damier_game::Rng;
use damier_twenty48::Twenty48;
use damier_twenty48::ntuple::{Form, Hyperparameters, Rate, Trainer, Tuples, file};
use sha2::{Digest, Sha256};

pub const TARGET: Target = Target { name: "trainings", share: 30, longest: 5000, seeds, law };

/// Bytes of the checksum that ends a file.
const SUM: usize = 32;

const GAME: &str = "2048:2x2";

fn seeds() -> Vec<Vec<u8>> {
    vec![written(&drawn(GAME))]
}

fn law(bytes: &[u8]) {
    let Some(Rules::Twenty48(game)) = rules(GAME) else { panic!("another game") };
    match file::resume(&game, &mended(bytes)) {
        Ok(trainer) => {
            let once = written(&trainer);
            let again = file::resume(&game, &once).expect("the file that a training writes");
            assert_eq!(again.progress(), trainer.progress());
            assert!(written(&again) == once, "a training that changes when it is written");
        }
        Err(error) => one_line(&error),
    }
}

fn written(trainer: &Trainer) -> Vec<u8> {
    let mut bytes = Vec::new();
    file::write(trainer, Form::Float, &mut bytes).expect("memory takes all");
    bytes
}

/// The same file with a checksum that fits.
pub fn mended(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    if let Some(end) = bytes.len().checked_sub(SUM) {
        let sum = Sha256::digest(&bytes[..end]);
        bytes[end..].copy_from_slice(&sum);
    }
    bytes
}

/// A training of few and small tuples with drawn weights.
pub fn drawn(name: &str) -> Trainer {
    let Some(Rules::Twenty48(game)) = rules(name) else { panic!("another game") };
    let trainer = Trainer::new(&game, recipe(&game));
    let mut rng = Rng::new(1);
    for index in 0..trainer.learner().len() {
        let weight = if rng.happens(0.5) { 0.0 } else { (rng.unit() - 0.5) * 4000.0 };
        trainer.learner().set_weight(index, weight as f32);
        trainer.learner().set_errors(index, rng.bits());
    }
    trainer
}

fn recipe(game: &Twenty48) -> Hyperparameters {
    let tuples = Tuples::read("01 2", game).expect("tuples of a small board");
    Hyperparameters {
        tuples,
        rate: Rate::Coherent,
        lambda: 0.25,
        restart: Some(9),
        seed: 7,
        base: None,
        ending: None,
    }
}
