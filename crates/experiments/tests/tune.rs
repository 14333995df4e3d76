//! Tests of tuning: results are the same with any number of threads and after any stop, settings without effect are not
//! called better, and the proof is the same as a match.

use damier_catalog::{Limits, ScopedThreads};
use damier_experiments::arena::{self, Event, Options, Standings, Store};
use damier_experiments::{
    Hosting, TuneOrder, TuneOutcome, TuneVerdict, TuneWorkers, Tuning, one_event, referees,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

fn order(game: &str, player: &str) -> TuneOrder {
    TuneOrder {
        game: game.to_string(),
        player: player.to_string(),
        settings: Vec::new(),
        against: Vec::new(),
        generations: 4,
        population: 6,
        games: 20,
        proof: 250,
        budget: Limits::NONE,
        seed: 1,
        hosting: Hosting::default(),
    }
}

/// Returns the order of a tuning in a game with one seat.
fn solo() -> TuneOrder {
    let settings = vec!["exploration".to_string()];
    TuneOrder { settings, ..order("2048:2x3", "mcts(playouts=20)") }
}

/// Plays this many steps, or until the tuning ends.
fn play(tuning: &mut Tuning, threads: usize, steps: usize) {
    let stop = Arc::new(AtomicBool::new(false));
    let hands =
        TuneWorkers { pool: &ScopedThreads(threads), stop: &stop, watch: &|_| (), workforce: None };
    for _ in 0..steps {
        if tuning.is_done() {
            return;
        }
        assert!(tuning.step(&hands).expect("a sound order"));
    }
}

fn tuned(order: &TuneOrder, threads: usize) -> (String, TuneOutcome) {
    let mut tuning = Tuning::new(order).expect("a sound order");
    play(&mut tuning, threads, usize::MAX);
    (tuning.text(), tuning.outcome().expect("all is played"))
}

#[test]
fn the_same_seed_gives_the_same_result_at_any_number_of_threads() {
    let order = order("filler:6x6", "weighted");
    let alone = tuned(&order, 1);
    assert_eq!(alone, tuned(&order, 2));
    assert_ne!(alone.0, tuned(&TuneOrder { seed: 2, ..order }, 2).0);
    assert_eq!(tuned(&solo(), 1), tuned(&solo(), 2));
}

#[test]
fn a_tuning_by_cma_es_is_refused_with_what_to_do() {
    let mut tuning = Tuning::new(&order("filler:6x6", "weighted")).expect("a sound order");
    let text = tuning.text().replace("\"genetic\"", "\"cma-es\"");
    let refused = tuning.resume(&text).expect_err("another search").to_string();
    let expected =
        "method: `cma-es` is no longer part of damier. Start this tuning again in another file";
    assert_eq!(refused, expected);
}

#[test]
fn a_tuning_goes_on_as_if_it_had_never_stopped() {
    let against = vec!["weighted".to_string(), "greedy".to_string()];
    let order = TuneOrder { against, ..order("filler:6x6", "weighted") };
    let whole = tuned(&order, 1);
    let mut text = String::new();
    for steps in 0.. {
        let mut tuning = Tuning::new(&order).expect("a sound order");
        if !text.is_empty() {
            tuning.resume(&text).expect("its own text");
        }
        assert_eq!(tuning.is_done(), tuning.outcome().is_some());
        if tuning.is_done() {
            assert_eq!((tuning.text(), tuning.outcome().expect("done")), whole);
            // Four generations, and the proof of 125 rounds in two parts.
            assert_eq!(steps, 6);
            break;
        }
        play(&mut tuning, 1, 1);
        text = tuning.text();
    }
}

#[test]
fn a_stopped_step_is_as_if_it_had_not_begun() {
    let mut tuning = Tuning::new(&order("filler:6x6", "weighted")).expect("sound");
    play(&mut tuning, 1, 2);
    let (text, standing) = (tuning.text(), tuning.standing());
    let stop = Arc::new(AtomicBool::new(false));
    let raise = |games: u64| stop.store(games > 30, Ordering::Relaxed);
    let hands =
        TuneWorkers { pool: &ScopedThreads(2), stop: &stop, watch: &raise, workforce: None };
    assert!(!tuning.step(&hands).expect("sound"));
    assert_eq!((tuning.text(), tuning.standing()), (text, standing));
}

#[test]
fn another_tuning_is_not_continued() {
    let sound = order("filler:6x6", "weighted");
    let mut tuning = Tuning::new(&sound).expect("sound");
    play(&mut tuning, 1, 2);
    let text = tuning.text();
    let refusal = |order: TuneOrder, text: &str| {
        let resumed = Tuning::new(&order).expect("sound").resume(text);
        resumed.expect_err("another tuning").to_string()
    };
    assert_eq!(
        refusal(TuneOrder { seed: 2, ..sound.clone() }, &text),
        "seed: this file holds a tuning with 1 instead of 2. Give the values of that tuning, or use another file"
    );
    assert!(
        refusal(order("filler:5x5", "weighted"), &text)
            .starts_with("game: this file holds a tuning with \"filler:6x6\"")
    );
    let forged = text.replace("\"generation\":2", "\"generation\":3");
    assert!(refusal(sound.clone(), &forged).starts_with("line 3: this line does not follow"));
    let forged = text.replacen("weighted(centre=", "weighted(centre=1", 1);
    assert!(refusal(sound.clone(), &forged).starts_with("line 2"));
    let forged = text.replacen("\"sums\":[", "\"sums\":[99", 1);
    assert!(refusal(sound.clone(), &forged).starts_with("line 2"), "more points than there are");
    assert!(refusal(sound, "{\"tuning\":").starts_with("line 1: "));
}

/// Impossible results would overflow when the points against all opponents are added up.
#[test]
fn a_proof_with_more_points_than_there_are_is_not_continued() {
    let against = vec!["greedy".to_string(), "random".to_string()];
    let small = TuneOrder {
        generations: 1,
        population: 4,
        games: 2,
        proof: 4,
        against,
        ..order("filler:3x3", "weighted")
    };
    let mut tuning = Tuning::new(&small).expect("sound");
    play(&mut tuning, 1, usize::MAX);
    let text = tuning.text();
    for points in ["-1", "5", "9223372036854775807"] {
        let (before, proof) = text.split_once("\"results\":").expect("a proof");
        let forged =
            format!("{before}\"results\":{}", proof.replacen(['0', '1', '2', '3', '4'], points, 1));
        let refused = Tuning::new(&small).expect("sound").resume(&forged).expect_err(points);
        assert!(refused.to_string().starts_with("line 3: this line does not follow"), "{refused}");
    }
}

#[test]
fn a_setting_without_effect_makes_no_difference() {
    // Without a weight for the border, multiplying the weight of the gain changes nothing.
    let settings = vec!["gain".to_string()];
    let order = TuneOrder { settings, proof: 600, ..order("filler:6x6", "hybrid(border=0)") };
    let (_, outcome) = tuned(&order, 2);
    assert_ne!(outcome.player, outcome.original);
    assert_eq!(outcome.verdict, TuneVerdict::NoDifference, "{outcome:?}");
    assert_eq!((outcome.rounds, outcome.proof_games), (300, 600));
}

#[test]
fn what_is_far_from_good_becomes_better() {
    // A border that counts five times as much as a cell, which is too much on this board.
    let settings = vec!["border".to_string()];
    let start = order("filler:12x12", "hybrid(border=5)");
    let order = TuneOrder { settings, generations: 8, games: 60, proof: 1000, ..start };
    let (_, outcome) = tuned(&order, 2);
    assert_eq!(outcome.verdict, TuneVerdict::Better, "{outcome:?}");
    assert!(outcome.settings[0].after < 3.0, "{outcome:?}");
}

/// Plays the games of `damier match`.
fn played(game: &str, players: [&str; 2], games: u64, seed: u64) -> Standings {
    let players = players.map(ToString::to_string).to_vec();
    let event = Event { games, ..Event::new(game, players) };
    let spec = one_event(seed, event).expect("sound");
    let tables = referees(&spec, &Hosting::default()).expect("sound");
    let plan = arena::check(spec, tables).expect("fits");
    let mut store = Store::in_memory(plan.spec()).expect("memory");
    let stop = AtomicBool::new(false);
    arena::run(&plan, &mut store, &Options::default(), &stop, &mut |_| ()).expect("plays");
    arena::report(&store).expect("reads").events.remove(0).standings
}

fn proof_seed(outcome: &TuneOutcome) -> u64 {
    let command = &outcome.commands[0];
    command.rsplit(' ').next().and_then(|seed| seed.parse().ok()).expect("ends with a seed")
}

#[test]
fn the_proof_is_a_match() {
    let (_, outcome) = tuned(&order("filler:6x6", "weighted"), 2);
    let [old, new] = [&outcome.original, &outcome.player];
    let seed = proof_seed(&outcome);
    assert_eq!(
        outcome.commands,
        [format!("damier match filler:6x6 '{new}' {old} --games 250 --seed {seed}")]
    );
    let Standings::Duel(table) = played("filler:6x6", [new, old], 250, seed) else {
        panic!("a duel");
    };
    let row = table.rows.iter().find(|row| row.name == *new).expect("it played");
    assert_eq!((row.score, row.pairs), (outcome.after, outcome.rounds));

    let (_, outcome) = tuned(&solo(), 2);
    let [old, new] = [&outcome.original, &outcome.player];
    let Standings::Solo(table) = played("2048:2x3", [new, old], 250, proof_seed(&outcome)) else {
        panic!("one seat");
    };
    let mean = |name: &str| table.rows.iter().find(|row| row.name == name).expect("played").mean;
    assert_eq!((mean(new), mean(old)), (outcome.after, outcome.before));
    let sign = if table.differences[0].above == *new { 1.0 } else { -1.0 };
    assert_eq!(sign * table.differences[0].difference.value, outcome.difference.value);
}

#[test]
fn mistakes_are_named() {
    let mistake = |order: TuneOrder| {
        let refused = Tuning::new(&order).err().map(|error| error.to_string());
        refused.unwrap_or_default()
    };
    let sound = order("filler:6x6", "weighted");
    assert_eq!(mistake(sound.clone()), "");
    let with = |settings: &[&str], against: &[&str]| TuneOrder {
        settings: settings.iter().map(ToString::to_string).collect(),
        against: against.iter().map(ToString::to_string).collect(),
        ..sound.clone()
    };
    assert_eq!(mistake(with(&["edge"], &[])), "settings: `edge` is unknown; allowed: centre");
    assert!(mistake(with(&[], &["nobody"])).starts_with("against, player: `nobody` is unknown"));
    assert_eq!(
        mistake(with(&[], &["greedy", "greedy(ties=random)"])),
        "against: `greedy` is given twice. Give it once"
    );
    assert!(
        mistake(order("filler:6x6", "greedy"))
            .starts_with("player: `greedy` is not a player with numeric settings. ")
    );
    assert!(mistake(order("chess", "greedy")).starts_with("game: `chess`"));
    assert_eq!(
        mistake(order("2048:spawner=adversary", "snake")),
        "game: players of 2048:spawner=adversary cannot be tuned, because its two seats have different tasks"
    );
    let alone = TuneOrder { against: vec!["snake".to_string()], ..order("2048", "snake") };
    assert!(mistake(alone).starts_with("against: this game has one seat"));
    assert_eq!(
        mistake(TuneOrder { population: 3, ..sound.clone() }),
        "population: found `3`, expected a number from 4 to 1000"
    );
    assert_eq!(
        mistake(TuneOrder { generations: 0, ..sound.clone() }),
        "generations: found `0`, expected a number from 1 to 1000"
    );
    assert_eq!(
        mistake(TuneOrder { games: 1, ..sound.clone() }),
        "games: found `1`, expected a number from 2 to 1000000"
    );
    assert_eq!(
        mistake(TuneOrder { proof: 0, ..sound }),
        "proof: found `0`, expected a number from 2 to 1000000"
    );
}
