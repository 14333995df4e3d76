//! The contract's test suite on every kind of board and rule, counts of call sequences, and laws that hold in every
//! game.

use damier_filler::Filler;
use damier_game::conformance::{SuiteSize, check, check_symmetry};
use damier_game::perft::perft;
use damier_game::{Game, Notation, Params, Rng, Seat};

const VARIANTS: [&str; 24] = [
    "10x10",
    "1x2",
    "2x1,colours=2",
    "1x64,colours=10",
    "64x2,colours=2",
    "9x6,colours=3,topology=torus",
    "1x7,topology=torus,layout=no-equal",
    "7x8,topology=hex",
    "6x6,topology=hex,layout=symmetric,holes=4",
    "7x7,topology=hex,colours=3,layout=no-equal,holes=12",
    "8x8,holes=16",
    "5x7,holes=7,layout=symmetric,win=majority",
    "7x5,topology=torus,colours=3,layout=no-equal,holes=6",
    "6x6,colours=2,layout=no-equal",
    "8x8,layout=diagonal,win=full",
    "preset=phone",
    "6x6,ban=own",
    "6x6,ban=opponent",
    "6x6,ban=last",
    "6x6,colours=3,ban=own+last",
    "1x3,colours=2,swap=first",
    "4x4,swap=first",
    "4x5,layout=symmetric,swap=first",
    "5x5,colours=4,ban=own+opponent+last,swap=first",
];

fn read(params: &str) -> Filler {
    Filler::read(&Params::read(params).expect(params)).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_variant_conforms() {
    for params in VARIANTS {
        let rules = read(params);
        let effort = SuiteSize { games: 10, ..SuiteSize::default() };
        let checked = check(&rules, effort).unwrap_or_else(|broken| panic!("{params}: {broken}"));
        assert_eq!(checked.games, 10);
        let again = Params::read_game(&rules.name()).and_then(|(_, params)| Filler::read(&params));
        assert_eq!(again.as_ref(), Ok(&rules), "{params}");
    }
}

#[test]
fn the_largest_boards_conform() {
    for params in ["64x64,colours=10,holes=200", "64x64,topology=hex", "63x61,topology=torus"] {
        let effort = SuiteSize { games: 1, ..SuiteSize::default() };
        check(&read(params), effort).unwrap_or_else(|broken| panic!("{params}: {broken}"));
    }
}

#[test]
fn symmetries_keep_the_laws() {
    for params in VARIANTS {
        let effort = SuiteSize { games: 5, ..SuiteSize::default() };
        let checked = check_symmetry(&read(params), effort, 2);
        assert!(checked.is_ok_and(|checked| checked.games == 5), "{params}");
    }
}

#[test]
fn call_sequences_are_counted() {
    let free = read("3x3,colours=7,win=full");
    let state = free.read_state("AB2/CDE/1FG 1 - -").expect("valid");
    assert_eq!([1, 2, 3].map(|plies| perft(&free, &state, plies)), [7, 49, 343]);
    let phone = read("preset=phone");
    let state = phone.opening(&mut Rng::new(1));
    assert_eq!([1, 2, 3].map(|plies| perft(&phone, &state, plies)), [4, 16, 64]);
    // 1 and 2 meet in the middle: the first player to call B has two of three cells.
    let narrow = read("1x3,colours=2");
    let state = narrow.read_state("1B2 1 - -").expect("valid");
    assert_eq!([1, 2, 3, 4].map(|plies| perft(&narrow, &state, plies)), [2, 2, 2, 2]);
}

#[test]
fn zones_only_grow_and_nothing_is_lost() {
    for params in ["12x12", "10x12,topology=torus", "11x10,topology=hex,holes=20", "preset=phone"] {
        let rules = read(params);
        let mut rng = Rng::new(3);
        for _ in 0..20 {
            let mut state = rules.opening(&mut rng);
            while let Some(call) = rules.random_action(&state, &mut rng) {
                let colour = call.colour().expect("no swap under these rules");
                let (seat, before) = (state.next(), board(&rules, &state));
                let (gain, controlled) = (state.gain(seat, colour), state.controlled(seat.other()));
                rules.apply(&mut state, call);
                let after = board(&rules, &state);
                let mark = if seat == Seat::FIRST { '1' } else { '2' };
                let changed = before.chars().zip(after.chars()).filter(|(old, new)| old != new);
                let changes: Vec<(char, char)> = changed.collect();
                assert_eq!(changes.len(), gain as usize);
                assert!(changes.iter().all(|&(old, new)| old == colour.letter() && new == mark));
                assert_eq!(state.controlled(seat.other()), controlled);
                laws_of_counting(&rules, &state, &after);
            }
        }
    }
}

fn board(rules: &Filler, state: &damier_filler::FillerState) -> String {
    rules.state_text(state).split(' ').next().unwrap_or_default().to_string()
}

fn laws_of_counting(rules: &Filler, state: &damier_filler::FillerState, board: &str) {
    let seats = [Seat::FIRST, Seat::SECOND];
    let neutral = board.chars().filter(char::is_ascii_alphabetic).count();
    let owned: u32 = seats.iter().map(|&seat| state.owned(seat)).sum();
    let controlled: u32 = seats.iter().map(|&seat| state.controlled(seat)).sum();
    assert_eq!(owned as usize + neutral, rules.cells());
    assert_eq!((controlled + state.contested()) as usize, rules.cells());
    for seat in seats {
        assert!(state.controlled(seat) >= state.owned(seat));
        assert_eq!(
            state.reachable(seat) + state.owned(seat),
            state.controlled(seat) + state.contested()
        );
    }
}

#[test]
fn layouts_are_what_they_say() {
    let mut rng = Rng::new(5);
    for _ in 0..50 {
        let rules = read("9x8,layout=symmetric,holes=10,colours=3");
        let text = board(&rules, &rules.opening(&mut rng));
        let turned: String = text.chars().rev().collect();
        let swap = |letter| match letter {
            '1' => '2',
            '2' => '1',
            other => other,
        };
        assert_eq!(text, turned.chars().map(swap).collect::<String>());
        let rules = read("4x4,layout=diagonal,colours=10");
        let text = board(&rules, &rules.opening(&mut rng));
        let rows: Vec<&[u8]> = text.split('/').map(str::as_bytes).collect();
        assert!((0..3).all(|at| rows[at][at] == rows[at + 1][at + 1]), "{text}");
    }
}
