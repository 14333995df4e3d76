//! An hour of everything at random: `DAMIER_SOAK=60 cargo test -p cli --test hostile -- --ignored soak --nocapture`.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use crate::load::Load;
use crate::lots::Lots;
use crate::stage::Stage;
use crate::table::{Hostile, only};
use crate::{BUDGET, HUNGRY, LONG, all_but, faults, wrong};
use serde_json::Value;
use std::time::{Duration, Instant};

/// Two that play well, whatever sits at the other tables.
const HONEST: &[&str] = &["plays-first", "plays-last"];

/// Hostile guests in one round.
const AT_ONCE: u64 = 8;

/// Of this many rounds one is played by those that take memory, which have a budget of their own.
const HUNGRY_EVERY: u64 = 8;

/// Minutes to play, unless the environment names others.
const MINUTES: u64 = 60;

#[test]
#[ignore = "an hour, or as many minutes as DAMIER_SOAK says"]
fn soak() {
    let minutes =
        std::env::var("DAMIER_SOAK").map_or(MINUTES, |text| text.parse().expect("minutes"));
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let mut lots = Lots(std::process::id().into());
    let (mut rounds, mut games) = (0, 0);
    while Instant::now() < end {
        let (guests, budget) = draw(&mut lots);
        let load = Load::begin(lots.below(3) as usize);
        let threads = (1 + lots.below(4)).to_string();
        play(&guests, budget, &threads);
        drop(load);
        rounds += 1;
        games += guests.len() + HONEST.len();
        println!("{rounds} rounds, {games} games");
    }
}

/// Some of the hostile guests, each at most once, and the budget that their verdicts tell of.
fn draw(lots: &mut Lots) -> (Vec<Hostile>, &'static str) {
    if lots.below(HUNGRY_EVERY) == 0 {
        return (only(HUNGRY), LONG);
    }
    let mut all = all_but(HUNGRY);
    let draw = |_| all.swap_remove(lots.below(all.len() as u64) as usize);
    let mut drawn: Vec<Hostile> = (0..AT_ONCE).map(draw).collect();
    let is_there = |name: &str| drawn.iter().any(|guest| guest.name == name);
    // Who borrows from the neighbour is told so only where there is one.
    if is_there("borrowed") && !is_there("neighbour") {
        drawn.extend(only(&["neighbour"]));
    }
    (drawn, BUDGET)
}

/// One game of 2048 for each; the honest ones make the points that they always make.
fn play(guests: &[Hostile], budget: &str, threads: &str) {
    let names: Vec<&str> =
        guests.iter().map(|guest| guest.name).chain(HONEST.iter().copied()).collect();
    let stage = Stage::new(&names);
    let before = stage.contents();
    let how = ["--games", "1", "--seed", "3", "--budget", budget, "--quiet", "--threads", threads];
    stage.prints(&[&["match", "2048", "./guests/*", "--db", "run.db"], &how[..]].concat());
    let report = stage.report("run.db");
    let mut wrong = wrong(guests, &faults(&report));
    for name in HONEST {
        let (here, alone) = (points(&report, name), alone(name));
        wrong.extend((here != alone).then(|| format!("{name}: {here}, alone {alone}")));
    }
    assert!(wrong.is_empty(), "{names:?}: {}", wrong.join("\n"));
    assert_eq!(stage.contents(), before, "a submission has changed");
    stage.assert_nothing_is_left();
}

/// What an honest guest makes in the same game with nobody around.
fn alone(name: &str) -> Value {
    let stage = Stage::new(&[name]);
    let how = ["--games", "1", "--seed", "3", "--budget", LONG, "--quiet", "--db", "run.db"];
    stage.prints(&[&["match", "2048", "./guests/*"], &how[..]].concat());
    points(&stage.report("run.db"), name)
}

/// What an entrant made in its only game.
fn points(report: &Value, name: &str) -> Value {
    let rows = report["events"][0]["table"]["rows"].as_array().expect("rows");
    rows.iter().find(|row| row["name"] == name).expect("a row")["best"].clone()
}
