//! Tests that files are read back as exactly as each form promises, and that invalid ones are refused with the cause.

use super::*;
use crate::ntuple::hyperparameters::Hyperparameters;
use crate::ntuple::learner::Rate;
use crate::ntuple::tuples::Tuples;
use crate::rules::Twenty48;
use damier_game::{Params, Rng, SingleThread};
use std::sync::atomic::AtomicBool;

fn trainer(tuples: &str, rate: Rate) -> Trainer {
    let rules = Twenty48::default();
    let tuples = Tuples::read(tuples, &rules).expect("tuples");
    let recipe = Hyperparameters {
        tuples,
        rate,
        lambda: 0.25,
        restart: Some(0),
        seed: 7,
        base: None,
        ending: None,
    };
    Trainer::new(&rules, recipe)
}

/// Returns a training with random weights, most of them small, some 0.
fn random_training(tuples: &str) -> Trainer {
    let trainer = trainer(tuples, Rate::Coherent);
    let mut rng = Rng::new(1);
    for index in 0..trainer.learner().len() {
        let weight = if rng.happens(0.3) { 0.0 } else { (rng.unit() - 0.5).powi(3) * 40_000.0 };
        trainer.learner().set_weight(index, weight as f32);
        trainer.learner().set_errors(index, rng.bits());
    }
    trainer
}

fn written(trainer: &Trainer, form: Form) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(trainer, form, &mut bytes).expect("memory takes all");
    bytes
}

/// Returns the file with a matching checksum.
fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - SUM;
    let sum = Sha256::digest(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum);
    bytes
}

fn read_again(bytes: &[u8]) -> Result<(Network, Label), TextError> {
    read(Arc::new(bytes.to_vec()))
}

/// Checks every weight of a form against its largest error.
fn check(form: Form, bound: impl Fn(f32, f32) -> f32) {
    let trainer = random_training("0123 457");
    let (network, label) = read_again(&written(&trainer, form)).expect("just written");
    assert_eq!((label.form.word(), label.seed, label.lambda), (form.word(), 7, 0.25));
    assert_eq!(label.hyperparameters(), *trainer.hyperparameters());
    let mut rng = Rng::new(2);
    for index in 0..trainer.learner().len() {
        let (weight, found) = (trainer.learner().weight(index), network.value(&[index as u32]));
        let bound = bound(weight, network.unit()) + 1e-3;
        assert!((weight - found).abs() <= bound, "{index}: {weight} {found} {bound}");
    }
    // Sums of whole units, without rounding in between.
    let some: Vec<u32> = (0..40).map(|_| rng.below(60_000)).collect();
    let sum: f32 = some.iter().map(|&index| network.value(&[index])).sum();
    assert!((network.value(&some) - sum).abs() < 0.1);
}

#[test]
fn weights_of_16_bits_are_half_a_unit_off_at_most() {
    check(Form::Float, |_, unit| unit / 2.0);
    check(Form::Sixteen, |_, unit| unit / 2.0);
    check(Form::Packed(16.0), |_, unit| {
        assert!((unit - 16.0).abs() < f32::EPSILON);
        unit / 2.0
    });
    // The unit is too fine for the largest weight, so the finest possible one is used.
    check(Form::Packed(0.001), |_, unit| {
        assert!(unit > 0.1);
        unit / 2.0
    });
}

/// The root of a size is off by at most half of one of 127 steps, and the weight read is rounded to units.
#[test]
fn weights_of_8_bits_are_half_a_step_of_their_roots_off_at_most() {
    let half = (5000f32).sqrt() * 0.5 / 127.0;
    check(Form::Eight, |weight, unit| 2.0 * weight.abs().sqrt() * half + half * half + unit / 2.0);
}

#[test]
fn a_training_is_read_again_exactly() {
    let mut before = random_training("0123 457");
    before.set_progress(TrainingProgress {
        iterations: 3,
        moves: 12_345,
        cpu: std::time::Duration::from_millis(6789),
    });
    let after = resume(before.rules(), &written(&before, Form::Float)).expect("just written");
    assert_eq!(
        (after.hyperparameters(), after.progress()),
        (before.hyperparameters(), before.progress())
    );
    for index in 0..before.learner().len() {
        let [was, is] = [&before, &after].map(|trainer| {
            (trainer.learner().weight(index).to_bits(), trainer.learner().errors(index))
        });
        assert_eq!(was, is);
    }
}

/// A training that is written and read after every iteration learns the same as an uninterrupted one.
#[test]
fn an_interrupted_training_equals_an_uninterrupted_one() {
    for rate in [Rate::Coherent, Rate::Fixed(0.1)] {
        let (mut one, stop) = (trainer("0123 4567 0145", rate), AtomicBool::new(false));
        let mut other = trainer("0123 4567 0145", rate);
        for _ in 0..3 {
            let stats = one.learn(5_000, &SingleThread, &stop);
            other = resume(other.rules(), &written(&other, Form::Float)).expect("just written");
            let same = other.learn(5_000, &SingleThread, &stop);
            assert_eq!(
                (stats.games, stats.score, stats.moves),
                (same.games, same.score, same.moves)
            );
        }
        let [a, b] =
            [&one, &other].map(|trainer| (trainer.progress().iterations, trainer.progress().moves));
        assert_eq!(a, b);
        let mut learnt = 0;
        for index in 0..one.learner().len() {
            let [a, b] = [&one, &other].map(|trainer| trainer.learner().weight(index));
            assert_eq!(a.to_bits(), b.to_bits());
            assert_eq!(one.learner().errors(index), other.learner().errors(index));
            learnt += usize::from(a != 0.0);
        }
        assert!(learnt > 1000, "{learnt} weights learnt");
    }
}

fn cause(bytes: &[u8]) -> String {
    let refused = read_again(bytes).err().expect("refused").to_string();
    let trained = resume(&Twenty48::default(), bytes).err().expect("refused").to_string();
    assert_eq!(refused, trained);
    refused
}

/// Returns the file with one piece of its label replaced, and a matching checksum.
fn with_label(bytes: &[u8], from: &str, to: &str) -> Vec<u8> {
    let end = bytes.windows(2).position(|pair| pair == b"\n\n").expect("a label");
    let label = std::str::from_utf8(&bytes[..end]).expect("text");
    assert!(label.contains(from), "{label}");
    with_checksum([label.replace(from, to).as_bytes(), &bytes[end..]].concat())
}

#[test]
fn every_kind_of_damage_is_refused_with_its_cause() {
    let good = written(&random_training("01 45"), Form::Float);
    let mut damaged = good.clone();
    damaged[300] ^= 4;
    assert!(cause(&damaged).contains("checksum"));
    assert!(cause(&good[..good.len() - 1]).contains("checksum"));
    assert!(cause(b"damier network 1\n").contains("that `damier train` wrote"));
    assert!(cause(b"").contains("that `damier train` wrote"));
    assert!(cause(&[b'x'; 9000]).contains("that `damier train` wrote"));
    assert!(
        cause(&with_label(&good, "network 1", "network 3")).contains("network, line `version`")
    );
    assert!(cause(&with_label(&good, "network 1", "network 2")).contains("Train it again"));
    assert!(
        cause(&with_label(&good, "game 2048", "game quarto"))
            .contains("2048 or one of its variants")
    );
    assert!(cause(&with_label(&good, "form float", "form 12")).contains("float, 16, packed, 8"));
    assert!(cause(&with_label(&good, "lambda 0.25", "lambda 7")).contains("from 0 to 1"));
    assert!(cause(&with_label(&good, "unit 1", "unit -1")).contains("network, line `unit`"));
    assert!(cause(&with_label(&good, "unit 1", "unit NaN")).contains("network, line `unit`"));
    assert!(cause(&with_label(&good, "seed 7", "seed x")).contains("network, line `seed`"));
    assert!(cause(&with_label(&good, "\nmoves", "\nmove")).contains("the line `moves` is missing"));
    assert!(
        cause(&with_label(&good, "01 45", "01 45 67"))
            .contains("9,216 bytes, the size of the weights")
    );
    assert!(cause(&with_label(&good, "01 45", "01 4z")).contains("1 to 7 different cells"));
}

#[test]
fn wrong_sizes_and_other_games_are_refused() {
    for form in [Form::Float, Form::Sixteen, Form::Packed(1.0), Form::Eight] {
        let good = written(&random_training("01 45"), form);
        let larger = with_label(&good, "01 45", "01 456");
        let refused = read_again(&larger).err().expect("refused").to_string();
        assert!(refused.contains("the size of the weights of its tuples"), "{refused}");
        if form == Form::Float {
            let other = Twenty48::read(&Params::read("3x4").expect("parts")).expect("rules");
            let refused = resume(&other, &good).err().expect("refused").to_string();
            assert!(
                refused.contains("network, line `game`") && refused.contains("3x4"),
                "{refused}"
            );
        } else {
            let refused = resume(&Twenty48::default(), &good).err().expect("refused").to_string();
            assert!(refused.contains("so their training cannot continue"), "{refused}");
        }
    }
}

/// Too many weights for the file are refused before memory is allocated for them.
#[test]
fn a_small_file_with_many_weights_is_refused_at_once() {
    for form in [Form::Packed(1.0), Form::Eight] {
        let good = written(&random_training("01 45"), form);
        let claiming = with_label(&good, "01 45", "0123456 789abcd");
        let refused = read_again(&claiming).err().expect("refused").to_string();
        assert!(refused.contains("the packed weights are too short ("), "{refused}");
    }
}

/// Reading a modified file never panics. With its old checksum, it is always refused.
#[test]
fn mangled_files_never_panic() {
    let forms = [Form::Float, Form::Sixteen, Form::Packed(1.0), Form::Eight];
    let files = forms.map(|form| written(&random_training("01 45"), form));
    let (mut rng, rules) = (Rng::new(3), Twenty48::default());
    for round in 0..10_000 {
        let mut bytes = files[round % 4].clone();
        for _ in 0..=rng.below(3) {
            // Changes labels more often than weights.
            let at = if rng.happens(0.7) { rng.index(180) } else { rng.index(bytes.len()) };
            match rng.below(4) {
                0 => bytes.truncate(at.max(SUM)),
                1 => bytes.insert(at.min(bytes.len()), rng.bits() as u8),
                _ if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
                _ => {}
            }
        }
        if bytes != files[round % 4] {
            assert!(read_again(&bytes).is_err() && resume(&rules, &bytes).is_err());
        }
        let bytes = with_checksum(bytes);
        if let Ok((network, _)) = read_again(&bytes) {
            assert!(!network.value(&[0, 1, u32::MAX]).is_infinite());
        }
        let _ = resume(&rules, &bytes).map(drop);
    }
}
