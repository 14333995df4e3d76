//! The playout kernel plays the same games as the rules and the strategies do.

use damier_filler::Filler;
use damier_filler::playout::{FillerPlayout, FillerPlayoutResult};
use damier_filler::strategy::{Best, Gain, RandomAvailable};
use damier_game::{Budget, Game, Params, Rng, Seat, Strategy, Turn, mix};

fn read(params: &str) -> Filler {
    Filler::read(&Params::read(params).expect(params)).expect(params)
}

/// Plays the same game through the contract.
fn play(rules: &Filler, seed: u64, greedy: Seat) -> FillerPlayoutResult {
    let mut state = rules.opening(&mut Rng::new(seed));
    let mut strategies: Vec<Box<dyn Strategy<Filler>>> = Vec::new();
    for seat in [Seat::FIRST, Seat::SECOND] {
        let seed = mix(seed, seat.index() as u64);
        strategies.push(if seat == greedy {
            Box::new(Best::new(Gain, seed))
        } else {
            Box::new(RandomAvailable::new(seed))
        });
    }
    let mut plies = 0;
    while let Turn::Player(seat) = rules.turn(&state) {
        let decision = strategies[seat.index()].choose(rules, &state, &mut Budget::unlimited());
        let call = decision.action().expect("these players do not resign");
        rules.apply(&mut state, call);
        plies += 1;
    }
    let scores = [Seat::FIRST, Seat::SECOND].map(|seat| rules.score(&state, seat));
    FillerPlayoutResult { scores, plies }
}

fn play_fast(playout: &mut FillerPlayout, seed: u64, greedy: Seat) -> FillerPlayoutResult {
    let mut players = [0, 1].map(|seat| Rng::new(mix(seed, seat)));
    playout.play(&mut Rng::new(seed), &mut players, greedy)
}

#[test]
fn equals_the_rules_game_by_game() {
    for (params, games) in [
        ("1x2", 3),
        ("1x9", 200),
        ("2x3,colours=2", 500),
        ("5x5", 3_000),
        ("10x10", 3_000),
        ("9x12,colours=3,win=majority", 2_000),
        ("8x7,colours=6,layout=no-equal,win=full", 1_000),
        ("12x12,layout=diagonal", 200),
        ("15x15,layout=symmetric,win=full", 1_000),
        ("30x30", 400),
        ("64x64,colours=10,win=full", 40),
        ("64x64,colours=2,win=full", 40),
    ] {
        let rules = read(params);
        let mut playout = FillerPlayout::new(&rules).expect("these rules are plain");
        for seed in 0..games {
            for greedy in [Seat::FIRST, Seat::SECOND] {
                let fast = play_fast(&mut playout, seed, greedy);
                assert_eq!(fast, play(&rules, seed, greedy), "{params}, seed {seed}, {greedy}");
            }
        }
    }
}

#[test]
fn serves_plain_rules_only() {
    for params in ["topology=hex", "topology=torus", "holes=1", "ban=last"] {
        assert!(FillerPlayout::new(&read(params)).is_none(), "{params}");
    }
}

/// Returns greedy's share of wins over both seats, in percent. A draw is no win.
fn greedy_wins(params: &str, boards: u64) -> f64 {
    let mut playout = FillerPlayout::new(&read(params)).expect("these rules are plain");
    let mut wins = 0;
    for seed in 0..boards {
        for greedy in [Seat::FIRST, Seat::SECOND] {
            let [first, second] = play_fast(&mut playout, seed, greedy).scores;
            let margin = if greedy == Seat::FIRST { first - second } else { second - first };
            wins += u32::from(margin > 0);
        }
    }
    100.0 * f64::from(wins) / (2 * boards) as f64
}

/// The course counted 95,543 of 100,000; four standard errors of both counts are 0.37 points.
#[test]
fn greedy_beats_random_available_as_often_as_in_the_course() {
    let percent = greedy_wins("10x10", 50_000);
    assert!((percent - 95.543).abs() < 0.37, "{percent} %");
    let large = greedy_wins("30x30", 2_000);
    assert!((99.7..100.0).contains(&large), "30x30: {large} %");
}

#[test]
fn the_starter_wins_on_stripes() {
    for params in ["10x10,layout=diagonal", "15x15,colours=3,layout=diagonal"] {
        let mut playout = FillerPlayout::new(&read(params)).expect("these rules are plain");
        for seed in 0..1_000 {
            for greedy in [Seat::FIRST, Seat::SECOND] {
                let [first, second] = play_fast(&mut playout, seed, greedy).scores;
                assert!(first > second, "{params}, seed {seed}: {first}-{second}");
            }
        }
    }
}
