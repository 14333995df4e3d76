//! Random guests, hostile ones and honest ones with odd habits, play next to an honest pair whose games must not
//! change: for some seconds with every change, or as long as `cargo xtask soak` says.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use crate::lacks::lacks;
use crate::load::Load;
use crate::lots::Lots;
use crate::stage::Stage;
use crate::table::{Hostile, only};
use crate::{BUDGET, HUNGRY, LONG, all_but, faults, wrong};
use serde_json::Value;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Two honest players.
const HONEST: [&str; 2] = ["plays-first", "plays-last"];

/// Their match against each other, played at the same time.
const PAIR: [&str; 10] = [
    "match",
    "filler:8x8",
    "./guests/plays-first",
    "./guests/plays-last",
    "--games",
    "100",
    "--seed",
    "3",
    "--quiet",
    "--db",
];

/// Guests in one round, in addition to the honest pair.
const AT_ONCE: u64 = 8;

/// In one of this many rounds, the guests are those that take memory, with their own budget.
const HUNGRY_EVERY: u64 = 8;

/// The duration with every change, and its seed, which gives the same rounds each time.
const SHORT: Duration = Duration::from_secs(20);
const SHORT_SEED: u64 = 1;

/// The default duration in minutes, unless the environment sets another.
const MINUTES: u64 = 60;

#[test]
fn honest_guests_play_the_same_beside_any_others() {
    if !lacks(&["python3"]) {
        play_on(SHORT, Lots(SHORT_SEED));
    }
}

#[test]
#[ignore = "an hour, or as many minutes as DAMIER_SOAK says"]
fn soak() {
    let minutes =
        std::env::var("DAMIER_SOAK").map_or(MINUTES, |text| text.parse().expect("minutes"));
    play_on(Duration::from_secs(60 * minutes), Lots(std::process::id().into()));
}

/// Plays rounds for this long.
#[expect(clippy::print_stdout, reason = "the figures of a long soak are what it is run for")]
fn play_on(time: Duration, mut lots: Lots) {
    let begun = Instant::now();
    let alone = Undisturbed::new();
    let (mut rounds, mut games) = (0, 0);
    while begun.elapsed() < time {
        let (guests, budget) = draw(&mut lots);
        let load = Load::begin(lots.below(3) as usize);
        let threads = (1 + lots.below(4)).to_string();
        play(&guests, budget, &threads, &alone);
        drop(load);
        rounds += 1;
        games += guests.len() + HONEST.len();
        println!("{} s: {rounds} rounds, {games} games", begun.elapsed().as_secs());
    }
}

/// Draws some of the hostile guests, each at most once, and the budget that their verdicts assume.
fn draw(lots: &mut Lots) -> (Vec<Hostile>, &'static str) {
    if lots.below(HUNGRY_EVERY) == 0 {
        return (only(HUNGRY), LONG);
    }
    let mut all = all_but(HUNGRY);
    let draw = |_| all.swap_remove(lots.below(all.len() as u64) as usize);
    let mut drawn: Vec<Hostile> = (0..AT_ONCE).map(draw).collect();
    let is_there = |name: &str| drawn.iter().any(|guest| guest.name == name);
    // A guest that borrows from its neighbour is detected only if there is one.
    if is_there("borrowed") && !is_there("neighbour") {
        drawn.extend(only(&["neighbour"]));
    }
    (drawn, BUDGET)
}

/// Plays one game of 2048 with each guest, next to the match of the honest pair.
fn play(guests: &[Hostile], budget: &str, threads: &str, alone: &Undisturbed) {
    let names: Vec<&str> = guests.iter().map(|guest| guest.name).chain(HONEST).collect();
    let stage = Stage::new(&names);
    let before = stage.contents();
    let mut pair = stage.damier(&PAIR);
    let mut pair = pair.arg("pair.db").stdout(Stdio::null()).spawn().expect("the program runs");
    let how = ["--games", "1", "--seed", "3", "--budget", budget, "--quiet", "--threads", threads];
    stage.prints(&[&["match", "2048", "./guests/*", "--db", "run.db"], &how[..]].concat());
    assert!(pair.wait().expect("ended").success());
    let report = stage.report("run.db");
    let mut wrong = wrong(guests, &faults(&report));
    for (name, usual) in HONEST.iter().zip(&alone.points) {
        let here = points(&report, name);
        wrong.extend((here != *usual).then(|| format!("{name}: {here}, alone {usual}")));
    }
    let digest = stage.digest("pair.db");
    wrong.extend((digest != alone.digest).then(|| format!("the honest pair: digest {digest}")));
    assert!(wrong.is_empty(), "{names:?}: {}", wrong.join("\n"));
    assert_eq!(stage.contents(), before, "a submission has changed");
    stage.assert_nothing_is_left();
}

/// The results of the honest pair alone.
struct Undisturbed {
    /// Of each one's game of 2048.
    points: [Value; HONEST.len()],
    /// Of their match.
    digest: String,
}

impl Undisturbed {
    fn new() -> Self {
        let stage = Stage::new(&HONEST);
        let how = ["--games", "1", "--seed", "3", "--budget", LONG, "--quiet", "--db", "run.db"];
        stage.prints(&[&["match", "2048", "./guests/*"], &how[..]].concat());
        stage.prints(&[&PAIR[..], &["pair.db"]].concat());
        let report = stage.report("run.db");
        Self { points: HONEST.map(|name| points(&report, name)), digest: stage.digest("pair.db") }
    }
}

/// Returns the result of an entrant's only game.
fn points(report: &Value, name: &str) -> Value {
    let rows = report["events"][0]["table"]["rows"].as_array().expect("rows");
    rows.iter().find(|row| row["name"] == name).expect("a row")["best"].clone()
}
