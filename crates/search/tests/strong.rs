//! Tests that strong searches find the same results as the plain ones, within the same budgets.

use damier_game::toy::Nim;
use damier_game::{Budget, Decision, Game, Limits, Rng, Seat, Strategy, Turn};
use damier_search::{
    AlphaBeta, Evaluator, FlatMonteCarlo, GameKnowledge, LeafEvaluation, Mcts, MoveOrder,
    PlainExpectimax, Pvs, ScoreDifference, WinDrawLoss,
};

/// Evaluator whose estimates differ from state to state, so that no two lines have the same value by chance.
#[derive(Clone, Copy)]
struct Wavy;

impl Evaluator<Nim> for Wavy {
    fn evaluate(&self, nim: &Nim, state: &<Nim as Game>::State, seat: Seat) -> i64 {
        let wave = damier_search::table::key(state) as i64 % 90;
        match nim.turn(state) {
            Turn::Over => 100 * nim.score(state, seat),
            _ if seat == Seat::FIRST => wave,
            _ => -wave,
        }
    }

    fn max_value(&self, _: &Nim) -> Option<i64> {
        Some(100)
    }
}

/// Move order that tries the largest number of sticks first.
#[derive(Clone, Copy)]
struct ManyFirst;

impl MoveOrder<Nim> for ManyFirst {
    fn score(&self, _: &Nim, _: &<Nim as Game>::State, action: u8, _: u32) -> i64 {
        i64::from(action)
    }
}

fn states() -> impl Iterator<Item = (Nim, <Nim as Game>::State)> {
    let games = [false, true]
        .into_iter()
        .flat_map(|thief| (1..=12).map(move |sticks| Nim { sticks, thief }));
    games.map(|nim| (nim, nim.opening(&mut Rng::new(0))))
}

#[test]
fn every_depth_has_the_value_of_the_plain_searches() {
    for (nim, state) in states() {
        for seat in [Seat::FIRST, Seat::SECOND] {
            for depth in 0..=8 {
                let budget = &mut Budget::unlimited();
                let full = PlainExpectimax::new(1, Wavy).value(&nim, &state, seat, depth, budget);
                let plain = AlphaBeta::new(1, Wavy).value(&nim, &state, seat, depth, budget);
                assert_eq!(full, plain);
                let knowledge = GameKnowledge::new(Wavy).with_order(ManyFirst);
                for bits in [0, 1, 10] {
                    let strong = [Pvs::new(1, knowledge), Pvs::mtdf(1, knowledge)].map(|search| {
                        search.with_table(bits).value(&nim, &state, seat, depth, budget)
                    });
                    assert_eq!(strong, [plain; 2], "{nim:?} {seat} to depth {depth}, {bits} bits");
                }
            }
        }
    }
}

/// Returns the value that the plain search finds when it searches to the end of the game.
fn truth(nim: &Nim, state: &<Nim as Game>::State) -> f64 {
    let search = AlphaBeta::new(1, Wavy);
    search.value(nim, state, Seat::FIRST, 12, &mut Budget::unlimited()).expect("no limit")
}

#[test]
fn searches_to_the_end_agree_and_stop_by_themselves() {
    for (nim, state) in states() {
        let expected = truth(&nim, &state);
        for search in
            [Pvs::new(200, GameKnowledge::new(Wavy)), Pvs::mtdf(200, GameKnowledge::new(Wavy))]
        {
            let mut search = search.with_seed(3);
            let decision = search.choose(&nim, &state, &mut Budget::unlimited());
            assert!(decision.depth <= u32::from(nim.sticks), "{nim:?}: {}", decision.depth);
            let value = decision.value.expect("a value").centipoints;
            assert_eq!(value, expected.round() as i64, "{nim:?}");
            let action = decision.action().expect("an action");
            let after = truth(&nim, &nim.after(&state, action));
            assert_eq!(after, expected, "{nim:?}: {action} keeps the value");
        }
    }
}

#[test]
fn a_table_kept_from_move_to_move_changes_no_result() {
    for thief in [false, true] {
        let nim = Nim { sticks: 30, thief };
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut state = nim.opening(&mut rng);
            let mut kept = Pvs::new(4, GameKnowledge::new(WinDrawLoss));
            while let Some(action) = nim.random_action(&state, &mut rng) {
                if state_is_short(&nim, &state) && matches!(nim.turn(&state), Turn::Player(_)) {
                    let mut fresh = Pvs::new(40, GameKnowledge::new(WinDrawLoss));
                    let [a, b] = [&mut kept, &mut fresh]
                        .map(|search| search.choose(&nim, &state, &mut Budget::unlimited()).value);
                    assert_eq!(a, b, "{nim:?} {state:?}");
                }
                kept.choose(&nim, &state, &mut Budget::unlimited());
                nim.apply(&mut state, action);
            }
        }
    }
}

/// Returns true if a search of four plies reaches the end of the game.
fn state_is_short(nim: &Nim, state: &<Nim as Game>::State) -> bool {
    let mut longest = *state;
    for _ in 0..4 {
        while nim.turn(&longest) == Turn::Chance {
            nim.apply(&mut longest, 0);
        }
        if nim.turn(&longest) != Turn::Over {
            nim.apply(&mut longest, 1);
        }
    }
    nim.turn(&longest) == Turn::Over
}

fn with_nodes(nodes: u64) -> Budget {
    let mut budget = Budget::new(Limits { nodes: Some(nodes), ..Limits::NONE });
    budget.begin_move();
    budget
}

fn decide(strategy: &mut dyn Strategy<Nim>, nim: &Nim, budget: &mut Budget) -> Decision<u8> {
    strategy.choose(nim, &nim.opening(&mut Rng::new(0)), budget)
}

#[test]
fn node_budgets_are_exact() {
    let nim = Nim { sticks: 200, thief: true };
    for nodes in [1, 2, 3, 10, 999] {
        let knowledge = GameKnowledge::new(ScoreDifference);
        let mut searches: Vec<Box<dyn Strategy<Nim>>> = vec![
            Box::new(Pvs::new(100, knowledge)),
            Box::new(Pvs::mtdf(100, knowledge)),
            Box::new(Mcts::new(u32::MAX, WinDrawLoss, LeafEvaluation::Playout, 1)),
            Box::new(Mcts::new(u32::MAX, WinDrawLoss, LeafEvaluation::Estimate, 1)),
        ];
        for search in &mut searches {
            let decision = decide(search.as_mut(), &nim, &mut with_nodes(nodes));
            assert_eq!(decision.nodes, nodes);
            assert!(decision.action().is_some());
        }
        let mut own = Pvs::new(100, knowledge).with_nodes(nodes);
        assert_eq!(decide(&mut own, &nim, &mut Budget::unlimited()).nodes, nodes);
    }
}

#[test]
fn the_same_seed_gives_the_same_decision() {
    let nim = Nim { sticks: 25, thief: true };
    let knowledge = GameKnowledge::new(WinDrawLoss);
    let again = || {
        let mut searches: [Box<dyn Strategy<Nim>>; 3] = [
            Box::new(Pvs::new(7, knowledge).with_seed(5)),
            Box::new(Pvs::mtdf(7, knowledge).with_seed(5)),
            Box::new(Mcts::new(2000, WinDrawLoss, LeafEvaluation::Playout, 5)),
        ];
        searches.each_mut().map(|s| decide(s.as_mut(), &nim, &mut Budget::unlimited()))
    };
    assert_eq!(again(), again());
}

#[test]
fn a_depth_budget_binds() {
    let nim = Nim { sticks: 50, thief: false };
    let mut budget = Budget::new(Limits { depth: Some(3), ..Limits::NONE });
    budget.begin_move();
    let mut pvs = Pvs::new(100, GameKnowledge::new(WinDrawLoss));
    assert_eq!(decide(&mut pvs, &nim, &mut budget).depth, 3);
    let mut mcts = Mcts::new(5000, WinDrawLoss, LeafEvaluation::Playout, 1);
    assert!(decide(&mut mcts, &nim, &mut budget).depth <= 3);
}

#[test]
fn tree_search_proves_what_it_reaches() {
    for (nim, state) in states().filter(|(nim, _)| !nim.thief) {
        for leaf in [LeafEvaluation::Playout, LeafEvaluation::Estimate] {
            let mut search = Mcts::new(20_000, WinDrawLoss, leaf, 7);
            let decision = search.choose(&nim, &state, &mut Budget::unlimited());
            let won = nim.sticks % 4 != 0;
            let value = decision.value.expect("a value").centipoints;
            assert_eq!(value, if won { 100 } else { -100 }, "{nim:?} {leaf:?}");
            let left = (nim.sticks - decision.action().expect("an action")) % 4;
            assert!(!won || left == 0, "{nim:?} {leaf:?} leaves {left}");
        }
    }
}

#[test]
fn tree_search_finds_the_best_bet_against_chance() {
    // With five sticks and the thief, taking one stick leads to 50 % more wins than losses (see the test of the plain
    // search). No other action has a higher value.
    let nim = Nim { sticks: 5, thief: true };
    let mut search = Mcts::new(20_000, WinDrawLoss, LeafEvaluation::Playout, 1);
    let decision = decide(&mut search, &nim, &mut Budget::unlimited());
    let value = decision.value.expect("a value").centipoints;
    assert_eq!(decision.action(), Some(1));
    assert!((45..=55).contains(&value), "{value}");
}

/// Taking all three sticks wins, and is the last of the legal actions.
#[test]
fn a_search_that_is_cut_takes_a_win_in_one() {
    let nim = Nim { sticks: 3, thief: false };
    let state = nim.opening(&mut Rng::new(0));
    let knowledge = || GameKnowledge::new(Wavy);
    for nodes in 1..=4 {
        let searches: [Box<dyn Strategy<Nim>>; 7] = [
            Box::new(PlainExpectimax::new(9, ScoreDifference)),
            Box::new(AlphaBeta::new(9, ScoreDifference)),
            Box::new(Pvs::new(9, knowledge())),
            Box::new(Pvs::mtdf(9, knowledge())),
            Box::new(FlatMonteCarlo::new(50, 1)),
            Box::new(Mcts::new(50, WinDrawLoss, LeafEvaluation::Playout, 1)),
            Box::new(Mcts::new(1, WinDrawLoss, LeafEvaluation::Estimate, 1)),
        ];
        for (index, mut search) in searches.into_iter().enumerate() {
            let mut budget = Budget::new(Limits { nodes: Some(nodes), ..Limits::NONE });
            budget.begin_move();
            let decision = search.choose(&nim, &state, &mut budget);
            assert_eq!(decision.action(), Some(3), "search {index} with {nodes} nodes");
        }
    }
}
