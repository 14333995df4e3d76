//! The fast rules against the slow reference implementation (the twin), and laws that hold in every game.

use crate::twin::{Twin, TwinRules};
use damier_filler::{Filler, FillerAction, FillerState};
use damier_game::{Aside, Game, Notation, Params, Rng, Seat, Show, Turn};

fn read(params: &str) -> Filler {
    let params = Params::read(params).expect(params);
    Filler::read(&params).unwrap_or_else(|error| panic!("{error}"))
}

fn twin_of(rules: &Filler, params: &str, opening: &str) -> Twin {
    let value = |key: &str, default: &str| {
        let found = params.split(',').find_map(|part| part.strip_prefix(key)?.strip_prefix('='));
        found.unwrap_or(default).to_string()
    };
    let rules = TwinRules {
        rows: rules.rows() as i32,
        columns: rules.columns() as i32,
        colours: rules.colours(),
        topology: value("topology", "plane"),
        ban: value("ban", "none")
            .split('+')
            .filter(|&ban| ban != "none")
            .map(String::from)
            .collect(),
        win: value("win", "half"),
        swap: value("swap", "none") == "first",
    };
    Twin::opening(rules, opening)
}

/// Plays random games with both implementations and compares every answer. Returns the number of plies played.
fn compare(params: &str, seed: u64, plies: usize) -> usize {
    let rules = read(params);
    let (mut played, mut rng) = (0, Rng::new(seed));
    for _ in 0..plies {
        if played >= plies {
            break;
        }
        let mut state = rules.opening(&mut rng);
        let mut twin = twin_of(&rules, params, &rules.state_text(&state));
        // Half the games mostly take what they can, so that idle calls do not end them early.
        let eager = rng.happens(0.5);
        loop {
            same(&rules, &state, &twin, params);
            let legal = rules.legal_actions(&state);
            let gains = |call: &FillerAction| {
                call.colour().is_some_and(|colour| state.gain(state.next(), colour) > 0)
            };
            let gaining: Vec<FillerAction> = legal.iter().copied().filter(gains).collect();
            let swaps = legal.last() == Some(&FillerAction::Swap) && rng.happens(0.5);
            let choice = match () {
                () if swaps => Some(FillerAction::Swap),
                () if eager && !gaining.is_empty() => rng.pick(&gaining),
                () => rng.pick(&legal),
            };
            let Some(call) = choice else { break };
            rules.apply(&mut state, call);
            match call {
                FillerAction::Colour(colour) => twin.call(colour.letter()),
                FillerAction::Swap => twin.swap(),
            }
            played += 1;
        }
    }
    played
}

fn same(rules: &Filler, state: &FillerState, twin: &Twin, params: &str) {
    let text = rules.state_text(state);
    let place = || format!("{params}: {text}");
    let verdict = twin.verdict();
    let board = text.chars().take_while(|&letter| letter != ' ').filter(|&letter| letter != '/');
    assert_eq!(board.collect::<Vec<char>>(), twin.squares, "{}", place());
    assert_eq!(rules.turn(state) == Turn::Over, verdict.over, "{}", place());
    assert_eq!(state.contested() as usize, verdict.contested, "{}", place());
    for seat in [Seat::FIRST, Seat::SECOND] {
        let index = seat.index();
        assert_eq!(rules.score(state, seat), verdict.scores[index] as i64, "{seat}, {}", place());
        assert_eq!(state.controlled(seat) as usize, verdict.controlled[index], "{}", place());
        assert_eq!(state.owned(seat) as usize, twin.owned(index), "{seat}, {}", place());
    }
    let legal = rules.legal_actions(state);
    let colours = || legal.iter().filter_map(|call| call.colour());
    let letters: Vec<char> = colours().map(damier_filler::Colour::letter).collect();
    let expected = if verdict.over { Vec::new() } else { twin.legal() };
    assert_eq!(letters, expected, "{}", place());
    assert_eq!(legal.last() == Some(&FillerAction::Swap), twin.may_swap(), "{}", place());
    assert_eq!(rules.may_swap(state), twin.may_swap(), "{}", place());
    for colour in colours() {
        let gain = state.gain(state.next(), colour) as usize;
        assert_eq!(gain, twin.gain(colour.letter()), "{colour:?}, {}", place());
    }
}

/// Number of plies per variant.
const PLIES: usize = 100_000;

fn compare_all(variants: &[&str]) {
    for (seed, params) in variants.iter().enumerate() {
        assert!(compare(params, seed as u64, PLIES) >= PLIES);
    }
}

#[test]
fn agrees_with_the_twin_in_every_topology() {
    compare_all(&[
        "6x6",
        "9x4,colours=4",
        "5x6,colours=3,topology=torus",
        "6x5,topology=hex,colours=4",
    ]);
}

#[test]
fn agrees_with_the_twin_around_holes() {
    compare_all(&[
        "6x7,colours=4,holes=9",
        "6x6,colours=5,topology=hex,holes=9",
        "6x5,colours=4,topology=torus,holes=6",
    ]);
}

#[test]
fn agrees_with_the_twin_under_every_ban() {
    compare_all(&[
        "4x5,colours=3,ban=own+opponent+last",
        "4x4,colours=3,ban=own+last",
        "4x5,colours=2,ban=own",
        "5x4,colours=4,ban=opponent",
        "4x4,colours=2,ban=last",
    ]);
}

#[test]
fn agrees_with_the_twin_in_every_layout_and_win() {
    compare_all(&[
        "5x5,colours=4,win=majority",
        "5x5,colours=5,win=full,layout=symmetric",
        "8x7,colours=6,layout=no-equal,ban=own+opponent,win=full",
        "6x6,colours=3,layout=diagonal",
    ]);
}

#[test]
fn agrees_with_the_twin_where_zones_are_exchanged() {
    compare_all(&[
        "4x4,colours=4,swap=first",
        "3x4,colours=4,ban=own+opponent,layout=no-equal,win=full,swap=first",
        "4x3,colours=3,ban=last,win=majority,swap=first",
        "3x4,colours=3,topology=torus,holes=2,ban=own,swap=first",
        "4x4,colours=3,topology=hex,ban=opponent,layout=symmetric,swap=first",
    ]);
}

#[test]
fn agrees_with_the_twin_at_the_extremes() {
    for (params, plies) in [
        ("1x2", 20),
        ("1x3,swap=first", 20),
        ("2x2,colours=2,swap=first", 200),
        ("2x1,colours=2", 20),
        ("1x64,colours=10", 5_000),
        ("64x1,topology=torus,colours=3", 5_000),
        ("2x2,topology=torus", 500),
        ("2x7,topology=torus,colours=4", 2_000),
        ("7x2,topology=torus,colours=4", 2_000),
        ("3x3,topology=torus,colours=3", 2_000),
        ("2x2,topology=hex", 500),
        ("1x9,topology=hex,colours=4", 2_000),
        ("9x1,topology=hex,colours=4", 2_000),
        ("2x7,topology=hex,colours=4", 2_000),
        ("7x2,topology=hex,colours=4", 2_000),
        ("3x3,topology=hex,colours=10,ban=own+opponent", 2_000),
        ("64x64,colours=2", 500),
        ("64x63,colours=10,topology=hex,holes=100", 200),
        ("63x64,colours=10,topology=torus", 200),
    ] {
        compare(params, 1, plies);
    }
}

#[test]
fn neighbours_differ_where_they_must() {
    for params in [
        "10x10,colours=2,layout=no-equal",
        "1x7,colours=3,layout=no-equal,topology=torus",
        "9x8,colours=3,layout=no-equal,topology=torus,ban=own",
        "8x9,colours=4,layout=no-equal,topology=torus,holes=18",
        "9x9,colours=3,layout=no-equal,topology=hex,holes=20,ban=own",
        "9x1,colours=2,layout=no-equal,topology=hex",
        "8x7,colours=6,layout=no-equal,ban=own+opponent,win=full",
    ] {
        let rules = read(params);
        for seed in 0..50 {
            let text = rules.state_text(&rules.opening(&mut Rng::new(seed)));
            assert!(!twin_of(&rules, params, &text).has_equal_neighbours(), "{params}: {text}");
        }
    }
    let rules = read("3x3");
    let equal = twin_of(&rules, "3x3", "AB2/CCE/1FG 1 - -");
    assert!(equal.has_equal_neighbours(), "the check itself");
}

/// The largest allowed number of holes can always be drawn, even on the smallest and narrowest boards.
#[test]
fn holes_leave_the_rest_in_one_piece() {
    let sides = (2..=6usize).flat_map(|rows| (2..=6).map(move |columns| (rows, columns)));
    for (rows, columns) in sides.chain([(2, 64), (64, 2), (3, 63), (20, 20)]) {
        for kind in ["random", "symmetric"].iter().flat_map(|layout| {
            ["plane", "torus", "hex"].map(|topology| format!("topology={topology},layout={layout}"))
        }) {
            for holes in [rows * columns / 4, (rows * columns).div_ceil(4) - 1] {
                let params = format!("{rows}x{columns},{kind},holes={holes}");
                let Ok(rules) = Params::read(&params).and_then(|params| Filler::read(&params))
                else {
                    assert!(params.contains("symmetric"), "{params}");
                    continue;
                };
                for seed in 0..5 {
                    let text = rules.state_text(&rules.opening(&mut Rng::new(seed)));
                    let twin = twin_of(&rules, &params, &text);
                    assert!(twin.is_in_one_piece(), "{params}: {text}");
                    assert_eq!(twin.cells(), rows * columns - holes);
                }
            }
        }
    }
}

/// A perimeter counted by hand in the way of the course, which includes the other seat's cells.
#[test]
fn notes_tell_the_perimeter() {
    let rules = read("3x3,win=full");
    for (text, expected) in [
        ("AB2/CDE/1FG 1 - -", [2, 2]),
        ("AB2/CDE/11G 2 - -", [3, 2]),
        ("C22/122/11A 1 - -", [3, 4]),
    ] {
        let notes = rules.scene(&rules.read_state(text).expect(text)).notes;
        let perimeters = notes.iter().filter_map(|note| match note.aside {
            Aside::Share { perimeter, .. } => Some(perimeter),
            _ => None,
        });
        assert_eq!(perimeters.collect::<Vec<_>>(), expected, "{text}");
    }
}
