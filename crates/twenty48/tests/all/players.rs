//! Tests that every player plays legal games on every shape that it supports, plays the same game for the same seed,
//! and keeps within its budget.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Limits, Notation, Params, Rng, Seat, Strategy, Turn};
use damier_twenty48::{Twenty48, Twenty48Action, Twenty48State, players};
use std::collections::HashSet;
use std::time::Duration;

fn rules(params: &str) -> Twenty48 {
    Twenty48::read(&Params::read(params).unwrap()).unwrap()
}

fn build(rules: &Twenty48, text: &str, seed: u64) -> Box<dyn Strategy<Twenty48>> {
    let roster = players();
    let (player, settings) = find_player(&roster, text).unwrap();
    (player.build)(rules, &settings, seed).unwrap()
}

/// Plays a game of at most `plies` plies between these players. If chance places the tiles, the second player does not
/// act. Returns the actions and the last state.
fn play(
    rules: &Twenty48,
    names: [&str; 2],
    limits: Limits,
    plies: usize,
) -> (Vec<Twenty48Action>, Twenty48State) {
    let mut seats = names.map(|name| (build(rules, name, 7), Budget::new(limits)));
    let mut rng = Rng::new(3);
    let mut state = rules.opening(&mut rng);
    let mut actions = Vec::new();
    while actions.len() < plies {
        let action = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => rules.sample_chance(&state, &mut rng).unwrap(),
            Turn::Player(seat) => {
                let (strategy, budget) = &mut seats[seat.index()];
                budget.begin_move();
                let decision = strategy.choose(rules, &state, budget);
                budget.end_move().unwrap();
                decision.action().unwrap()
            }
        };
        rules.try_apply(&mut state, action).unwrap();
        actions.push(action);
    }
    (actions, state)
}

const MOVERS: [&str; 7] =
    ["cycle", "corner", "empties", "greedy", "course-fast", "course-efficient(depth=1)", "snake"];

const NODES: Limits = Limits { nodes: Some(2000), ..Limits::NONE };

#[test]
fn the_roster_is_complete() {
    let roster = players();
    let names: Vec<&str> = roster.iter().map(|player| player.name).collect();
    assert_eq!(names.len(), names.iter().collect::<HashSet<_>>().len());
    for mover in MOVERS {
        let (player, _) = find_player(&roster, mover).unwrap();
        assert_eq!(player.only_seat, Some(Seat::FIRST), "{mover}");
    }
    for spawner in ["hardest", "minimax"] {
        let (player, _) = find_player(&roster, spawner).unwrap();
        assert_eq!(player.only_seat, Some(Seat::SECOND), "{spawner}");
    }
    for generic in ["random", "first", "one-ply", "flat-mc", "expectimax", "alphabeta"] {
        assert_eq!(find_player(&roster, generic).unwrap().0.only_seat, None);
    }
}

#[test]
fn movers_play_every_shape_and_repeat_themselves() {
    for params in ["", "3x3", "2x5,merge=cascade", "shape=4d", "preset=notebook"] {
        let rules = rules(params);
        for mover in MOVERS {
            if mover == "snake" && !rules.is_rectangle() {
                continue;
            }
            let game = play(&rules, [mover, "random"], NODES, 400);
            assert_eq!(game, play(&rules, [mover, "random"], NODES, 400), "{mover} on {params}");
        }
    }
}

#[test]
fn everybody_plays_against_an_adversary() {
    let rules = rules("spawner=adversary");
    for spawner in ["random", "hardest", "minimax", "minimax(depth=3)"] {
        for mover in MOVERS {
            let (actions, state) = play(&rules, [mover, spawner], NODES, 300);
            assert!(actions.len() > 20 && state.sum() > 8, "{mover} against {spawner}");
        }
    }
}

/// The player `hardest` ends the games of a greedy player sooner than random tiles do.
#[test]
fn spawners_are_worse_than_chance_for_the_mover() {
    let rules = rules("spawner=adversary");
    let score = |spawner| play(&rules, ["course-fast", spawner], NODES, 1000).1.score();
    assert!(score("hardest") < score("random"));
    assert!(score("minimax") < score("random"));
}

#[test]
fn snake_refuses_the_box() {
    let roster = players();
    let (player, settings) = find_player(&roster, "snake").unwrap();
    let error = (player.build)(&rules("shape=4d"), &settings, 0).err().unwrap();
    assert_eq!(
        error.to_string(),
        "player snake: plays only on boards of rows and columns. In four dimensions, use `fast`"
    );
}

#[test]
fn cycle_goes_round_and_corner_keeps_its_order() {
    let rules = Twenty48::default();
    let mut cycle = build(&rules, "cycle", 0);
    let mut asked = |text: &str| {
        let state = rules.read_state(text).unwrap();
        let decision = cycle.choose(&rules, &state, &mut Budget::unlimited());
        rules.action_text(&state, decision.action().unwrap())
    };
    let free = "..../.2../..../....";
    assert_eq!([asked(free), asked(free)], ["up", "down"]);
    // The tile is at the left wall, so left is skipped. The cycle continues after the slide that was played.
    assert_eq!(asked("..../2.../..../...."), "right");
    assert_eq!(asked(free), "up");

    let state = rules.read_state("..../..../..../2...").unwrap();
    for (player, expected) in [("corner", "right"), ("corner(order=up-left-down-right)", "up")] {
        let mut corner = build(&rules, player, 0);
        let decision = corner.choose(&rules, &state, &mut Budget::unlimited());
        assert_eq!(rules.action_text(&state, decision.action().unwrap()), expected);
    }
}

/// In the game of the notebook, a slide that changes nothing is legal, but never better than others.
#[test]
fn simple_movers_change_the_board_if_they_can() {
    let rules = rules("preset=notebook");
    let decide = |mover, text| {
        let state = rules.read_state(text).unwrap();
        let decision = build(&rules, mover, 0).choose(&rules, &state, &mut Budget::unlimited());
        rules.action_text(&state, decision.action().unwrap())
    };
    let full = "2 4 2 4/4 2 4 2/2 4 2 4/4 2 4 2";
    for (mover, chosen, when_full) in [
        ("corner", "right", "down"),
        ("corner(order=left-down-up-right)", "up", "left"),
        ("empties", "right", "left"),
        ("greedy", "right", "left"),
    ] {
        assert_eq!(decide(mover, "..../..../..../2 4 . ."), chosen, "{mover}");
        assert_eq!(decide(mover, full), when_full, "{mover}");
    }
}

/// Players that give hints take such a slide only on a board that no slide can change. This is so with and without a
/// network, and with and without a time limit.
#[test]
fn advisers_change_the_board_if_they_can() {
    let mut rng = Rng::new(11);
    for params in [
        "preset=notebook",
        "3x4,preset=notebook",
        "shape=4d,end=full",
        "5x3,end=full",
        "7x7,end=full",
    ] {
        let rules = rules(params);
        for name in ["fast", "efficient", "fast(effort=3)"] {
            let mut roster = players().into_iter();
            let (_, settings) = find_player(&players(), name).unwrap();
            let player = roster.find(|player| name.starts_with(player.name)).unwrap();
            // Skip players whose network is not built in.
            let Ok(mut mover) = (player.build)(&rules, &settings, 0) else { continue };
            for limits in [NODES, Limits { nodes: Some(1), ..Limits::NONE }] {
                let mut state = rules.opening(&mut rng);
                while let Some(random) = rules.random_action(&state, &mut rng) {
                    if rules.turn(&state) == Turn::Player(Seat::FIRST) {
                        let mut budget = Budget::new(limits);
                        budget.begin_move();
                        let Some(Twenty48Action::Slide(way)) =
                            mover.choose(&rules, &state, &mut budget).action()
                        else {
                            panic!("{name}: no slide")
                        };
                        let possible =
                            rules.directions().iter().any(|&way| rules.slid(&state, way).is_some());
                        let text = rules.state_text(&state);
                        assert_eq!(rules.slid(&state, way).is_some(), possible, "{name}: {text}");
                    }
                    rules.apply(&mut state, random);
                }
            }
        }
    }
}

/// On boards without a built-in network, `fast` searches like the players of the course. Against an adversary, its
/// error names the player to use.
#[test]
fn fast_plays_every_board_against_chance() {
    for (params, like) in [("4x5", "course-fast"), ("2x3", "course-fast"), ("8x8", "empties")] {
        let rules = rules(params);
        let fast = play(&rules, ["fast", "random"], NODES, 200);
        assert_eq!(fast, play(&rules, [like, "random"], NODES, 200), "{params}");
    }
    let roster = players();
    let refused = |player: &str, params: &str| {
        let (player, settings) = find_player(&roster, player).unwrap();
        (player.build)(&rules(params), &settings, 0).err().unwrap().to_string()
    };
    assert_eq!(
        refused("fast", "spawner=adversary"),
        "player fast: plays only where chance places the tiles. Against an adversary, use `defender`"
    );
    assert!(refused("network", "4x5").contains("`damier train 2048:4x5 --out FILE`"));
}

#[test]
fn searches_keep_node_and_depth_limits() {
    let rules = Twenty48::default();
    let state = rules.read_state("2 4 8 16/4 8 16 32/2 . . ./. . . .").unwrap();
    for player in ["course-fast(depth=6)", "snake(depth=6)"] {
        let decide = |limits| {
            let mut budget = Budget::new(limits);
            budget.begin_move();
            build(&rules, player, 0).choose(&rules, &state, &mut budget)
        };
        let few = decide(Limits { nodes: Some(5000), ..Limits::NONE });
        // The last group of leaves may exceed the limit by at most 31.
        assert!(few.nodes <= 5031 && few.depth >= 1 && few.depth < 6, "{player}: {few:?}");
        let none = decide(Limits { nodes: Some(1), ..Limits::NONE });
        assert!(none.action().is_some(), "without a budget there is still an answer");
        let shallow = decide(Limits { depth: Some(2), ..Limits::NONE });
        assert_eq!(shallow.depth, 2);
    }
}

/// Whole games end within their time limit, even for a player that would need a hundred times as much time.
#[test]
fn searches_keep_their_time() {
    let limits = Limits { game_time: Some(Duration::from_secs(1)), ..Limits::NONE };
    for (params, player) in
        [("", "course-efficient(depth=5)"), ("", "snake(depth=10)"), ("shape=4d", "course-fast")]
    {
        let rules = rules(params);
        let (_, state) = play(&rules, [player, "random"], limits, usize::MAX);
        assert_eq!(rules.turn(&state), Turn::Over, "{player} on {params}");
    }
}
