//! The swap rule: what belongs to a zone goes with it, and which players swap.

use damier_filler::playout::FillerPlayout;
use damier_filler::{Filler, FillerAction, FillerState, players};
use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Notation, Params, Rng, SceneNote, Seat, Show, Turn};

fn read(params: &str) -> Filler {
    Filler::read(&Params::read(params).expect(params)).expect(params)
}

/// Returns the best margin that the seat on turn can get, by plain minimax.
fn margin(rules: &Filler, state: &FillerState) -> i64 {
    let Turn::Player(seat) = rules.turn(state) else {
        let seat = state.next();
        return rules.score(state, seat) - rules.score(state, seat.other());
    };
    let calls = rules.legal_actions(state).into_iter();
    let worthwhile =
        |call: &FillerAction| call.colour().is_none_or(|colour| state.gain(seat, colour) > 0);
    let mut best: Option<i64> = None;
    for call in calls.filter(worthwhile) {
        let value = -margin(rules, &rules.after(state, call));
        best = Some(best.map_or(value, |best| best.max(value)));
    }
    best.expect("where nothing is banned and cells are contested, some call gains")
}

/// The seat that chooses gets the better side. The seat that cuts wins only if the cut ends the game.
#[test]
fn the_chooser_gets_the_better_side() {
    let [swap, plain] = ["3x4,colours=4,win=full,swap=first", "3x4,colours=4,win=full"].map(read);
    let mut drawn = 0;
    for seed in 0..40 {
        let opening = swap.opening(&mut Rng::new(seed));
        if swap.turn(&opening) == Turn::Over {
            continue;
        }
        let cuts =
            |call: &FillerAction| call.colour().is_some_and(|c| opening.gain(Seat::FIRST, c) > 0);
        let mut least = i64::MAX;
        for call in swap.legal_actions(&opening).into_iter().filter(cuts) {
            let cut = swap.after(&opening, call);
            let text = swap.state_text(&cut);
            let closed = plain.read_state(text.trim_end_matches(" swap")).expect("the same board");
            // A game that the cut ends leaves nothing to choose.
            let kept = margin(&plain, &closed);
            let better = if swap.may_swap(&cut) { kept.abs() } else { kept };
            assert_eq!(margin(&swap, &cut), better, "{text}");
            least = least.min(margin(&swap, &cut));
        }
        assert_eq!(margin(&swap, &opening), -least);
        drawn += usize::from(least == 0);
    }
    assert!(drawn > 0, "some boards can be cut in half");
}

#[test]
fn bans_go_with_the_zones() {
    let rules = read("3x3,ban=own+opponent,swap=first");
    let mut state = rules.read_state("AB2/CDE/1FG 1 A B").expect("valid");
    for (call, text) in [("C", "AB2/1DE/1FG 2 C B swap"), ("swap", "AB1/2DE/2FG 1 B C")] {
        let call = rules.read_action(&state, call).expect("a call");
        rules.try_apply(&mut state, call).expect("legal");
        assert_eq!(rules.state_text(&state), text);
    }
    assert_eq!(rules.legal_texts(&state).concat(), "ADEFG");
    assert!(rules.try_apply(&mut state, FillerAction::Swap).is_err(), "once is enough");
}

#[test]
fn a_swap_can_be_declined_once() {
    let rules = read("3x3,swap=first");
    let mut state = rules.read_state("AB2/CDE/1FG 2 - -").expect("valid");
    for call in ["E", "C"] {
        assert_eq!(rules.may_swap(&state), call == "C", "after seat 2's call, which was the first");
        let call = rules.read_action(&state, call).expect("a letter");
        rules.apply(&mut state, call);
    }
    assert!(!rules.may_swap(&state));
}

#[test]
fn doors_see_that_a_swap_is_open() {
    let rules = read("3x3,swap=first");
    let notes = |text| rules.scene(&rules.read_state(text).expect(text)).notes;
    let told = |note: &SceneNote| format!("{}: {}", note.name, note.aside);
    let open = notes("AB2/CDE/11G 2 - - swap");
    assert_eq!(open.last().map(told).as_deref(), Some("swap: player 2 may swap"));
    assert_eq!(notes("AB2/CDE/11G 2 - -").len(), 2);
}

/// The course's players count cells: seat 2 has 1, and 1 more by any call.
#[test]
fn the_courses_players_take_the_larger_zone() {
    let rules = read("3x3,swap=first");
    let choice = |name: &str, text: &str| {
        let roster = players();
        let (player, settings) = find_player(&roster, name).expect(name);
        let mut player = (player.build)(&rules, &settings, 1).expect(name);
        let state = rules.read_state(text).expect(text);
        player.choose(&rules, &state, &mut Budget::unlimited()).action().expect("no resignation")
    };
    for name in ["random-available", "greedy", "hybrid", "phased", "foresight", "blocking"] {
        assert_eq!(choice(name, "AB2/CDE/111 2 - - swap"), FillerAction::Swap, "{name}");
        assert_ne!(
            choice(name, "AB2/CDE/11G 2 - - swap"),
            FillerAction::Swap,
            "{name}: 2 cells each"
        );
        assert_ne!(choice(name, "AB2/CDE/111 2 - -"), FillerAction::Swap, "{name}: closed");
    }
}

#[test]
fn the_playout_kernel_knows_no_swap() {
    assert!(FillerPlayout::new(&read("5x5")).is_some());
    assert!(FillerPlayout::new(&read("5x5,swap=first")).is_none());
}
