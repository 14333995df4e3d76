//! The solver against plain alpha-beta without table, order or symmetry, and against itself in other configurations.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

use crate::position::{all_rules, beginners_rules, random_position, solved};
use damier_game::{Budget, Game, Rng, SingleThread, ThreadPool};
use damier_quarto::{Phase, Position, Quarto, QuartoOutcome, QuartoSolver, RuleSet};

/// Returns the outcome by plain alpha-beta, as [`QuartoOutcome::rank`], within a window.
fn plain(rules: &Quarto, state: &Position, mut alpha: i32, beta: i32) -> i32 {
    let mut best = i32::MIN;
    for action in rules.legal_actions(state) {
        let next = rules.after(state, action);
        let rank = match next.phase() {
            Phase::Completed if rules.is_misere() => QuartoOutcome::Loss(1).rank(),
            Phase::Completed => QuartoOutcome::Win(1).rank(),
            Phase::Full => QuartoOutcome::Draw.rank(),
            Phase::Place(_) => -plain(rules, &next, -beta, -alpha),
            // One placement farther from the end: a step towards 0.
            Phase::Give => {
                let farther = plain(rules, &next, alpha + alpha.signum(), beta + beta.signum());
                farther - farther.signum()
            }
        };
        best = best.max(rank);
        alpha = alpha.max(rank);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Compares the solver with plain alpha-beta on positions, also with a random piece in hand.
fn compare(rules: &Quarto, placed: u32, positions: usize, rng: &mut Rng) {
    for _ in 0..positions {
        let state = random_position(rules, placed, rng);
        let gift = rules.random_action(&state, rng).expect("a piece to give");
        for state in [state, rules.after(&state, gift)] {
            let found = solved(&mut QuartoSolver::new(*rules, None), &state, &SingleThread);
            // Not worse, and not better: two narrow windows cost less than an open one.
            let rank = found.rank();
            let bounds =
                [plain(rules, &state, rank - 1, rank), plain(rules, &state, rank, rank + 1)];
            assert!(bounds[0] >= rank && bounds[1] <= rank, "{rules:?} {state:?} {found:?}");
        }
    }
}

#[test]
fn equals_plain_alpha_beta_in_every_rule_set() {
    for rules in all_rules() {
        let mut rng = Rng::new(1);
        let sizes: &[(u32, usize)] = if rules.is_misere() {
            &[(13, 150), (12, 250), (11, 90), (10, 10), (9, 1)]
        } else {
            &[(12, 200), (11, 200), (10, 80), (9, 20), (8, 2)]
        };
        assert!(sizes.iter().map(|(_, count)| count).sum::<usize>() >= 500);
        for &(placed, count) in sizes {
            compare(&rules, placed, count, &mut rng);
        }
    }
}

#[test]
fn equals_plain_alpha_beta_if_only_some_traits_count() {
    for rules in beginners_rules() {
        let mut rng = Rng::new(9);
        let sizes: &[(u32, usize)] = if rules.is_misere() {
            &[(13, 60), (12, 40), (11, 8)]
        } else {
            &[(12, 60), (11, 30), (10, 4)]
        };
        for &(placed, count) in sizes {
            compare(&rules, placed, count, &mut rng);
        }
    }
}

#[test]
fn gifts_that_are_alike_are_left_out_without_a_loss() {
    for rules in beginners_rules() {
        let mut rng = Rng::new(10);
        let state = random_position(&rules, 7, &mut rng);
        let found = solved(&mut QuartoSolver::new(rules, None), &state, &SingleThread);
        assert_eq!(found.rank(), one_ply(&mut QuartoSolver::new(rules, None), &state));
    }
}

/// `cargo test --release -p damier-quarto --test all solver -- --ignored` (minutes).
#[test]
#[ignore = "minutes: plain alpha-beta from seven pieces on"]
fn equals_plain_alpha_beta_farther_from_the_end() {
    for rules in all_rules() {
        let mut rng = Rng::new(2);
        let sizes = if rules.is_misere() {
            [(9, 60), (8, 20), (7, 3)]
        } else {
            [(9, 200), (8, 100), (7, 40)]
        };
        for (placed, count) in sizes {
            compare(&rules, placed, count, &mut rng);
        }
    }
}

/// Returns the best of the outcomes of all actions, each found separately.
fn one_ply(solver: &mut QuartoSolver, state: &Position) -> i32 {
    let outcomes =
        solver.outcomes(state, &mut Budget::unlimited(), &SingleThread).expect("no limit");
    outcomes.iter().map(|(_, outcome)| outcome.rank()).max().expect("an action")
}

#[test]
fn the_search_above_the_endings_agrees_with_one_ply_over_them() {
    for rules in all_rules() {
        let mut rng = Rng::new(6);
        for _ in 0..2 {
            let state = random_position(&rules, 7, &mut rng);
            let found = solved(&mut QuartoSolver::new(rules, None), &state, &SingleThread);
            assert_eq!(found.rank(), one_ply(&mut QuartoSolver::new(rules, None), &state));
        }
    }
}

#[test]
fn a_table_changes_nothing() {
    // Four pieces are searched with a table, five without.
    for rule_set in [RuleSet::Squares, RuleSet::Diamonds, RuleSet::Torus] {
        let rules = Quarto::new(rule_set, false);
        let mut rng = Rng::new(3);
        for _ in 0..3 {
            let state = random_position(&rules, 4, &mut rng);
            let gift = rules.random_action(&state, &mut rng).expect("a piece to give");
            let state = rules.after(&state, gift);
            let with_table = solved(&mut QuartoSolver::new(rules, None), &state, &SingleThread);
            assert_eq!(with_table.rank(), one_ply(&mut QuartoSolver::new(rules, None), &state));
        }
    }
}

/// Two threads.
struct Two;

impl ThreadPool for Two {
    fn size(&self) -> usize {
        2
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            scope.spawn(|| job(1));
            job(0);
        });
    }
}

#[test]
fn threads_change_nothing() {
    for rule_set in [RuleSet::Squares, RuleSet::Corners, RuleSet::Torus] {
        let rules = Quarto::new(rule_set, false);
        let mut rng = Rng::new(4);
        for _ in 0..4 {
            let state = random_position(&rules, 4, &mut rng);
            let alone = solved(&mut QuartoSolver::new(rules, None), &state, &SingleThread);
            assert_eq!(
                alone,
                solved(&mut QuartoSolver::new(rules, None), &state, &Two),
                "{state:?}"
            );
        }
    }
}

#[test]
fn a_table_in_a_file_resumes_a_search_and_changes_no_answer() {
    let rules = Quarto::new(RuleSet::Torus, true);
    let state = random_position(&rules, 6, &mut Rng::new(12));
    let whole = solved(&mut QuartoSolver::new(rules, None), &state, &SingleThread);
    for pool in [&SingleThread as &dyn ThreadPool, &Two] {
        let (mut content, mut runs) = (Vec::new(), 0);
        let found = loop {
            let mut solver = QuartoSolver::new(rules, None);
            let table = solver.kept_table();
            assert_eq!(table.load(&content), Ok(content.len()));
            let limits = damier_game::Limits { nodes: Some(30_000), ..damier_game::Limits::NONE };
            let mut budget = Budget::new(limits);
            budget.begin_move();
            let found = solver.outcome(&state, &mut budget, pool);
            content.extend(table.unsaved());
            runs += 1;
            if let Some(found) = found {
                break found;
            }
        };
        assert!(found == whole && runs > 2, "{found:?} after {runs} runs");
    }
}

#[test]
fn the_torus_is_lost_for_the_first_giver() {
    let rules = Quarto::new(RuleSet::Torus, false);
    let mut solver = QuartoSolver::new(rules, None);
    assert_eq!(solved(&mut solver, &Position::EMPTY, &Two), QuartoOutcome::Loss(13));
}

#[test]
fn a_spent_budget_ends_the_search_without_an_answer() {
    let limits = damier_game::Limits { nodes: Some(10_000), ..damier_game::Limits::NONE };
    let mut budget = Budget::new(limits);
    budget.begin_move();
    for pool in [&SingleThread as &dyn ThreadPool, &Two] {
        budget.begin_move();
        let mut solver = QuartoSolver::new(Quarto::default(), None);
        assert_eq!(solver.outcome(&Position::EMPTY, &mut budget, pool), None);
    }
}

#[test]
fn many_questions_cost_no_more_than_one_budget() {
    let rules = Quarto::new(RuleSet::Squares, false);
    let state = random_position(&rules, 3, &mut Rng::new(10));
    let limit = 20_000;
    for pool in [&SingleThread as &dyn ThreadPool, &Two] {
        let mut budget =
            Budget::new(damier_game::Limits { nodes: Some(limit), ..damier_game::Limits::NONE });
        budget.begin_move();
        let mut solver = QuartoSolver::new(rules, None);
        assert_eq!(solver.outcomes(&state, &mut budget, pool), None);
        // An ending that a hand has begun it finishes.
        assert!((limit..2 * limit).contains(&budget.nodes()), "{}", budget.nodes());
        // A budget that is spent answers nothing more.
        let spent = budget.nodes();
        assert_eq!(solver.forces(&state, true, 0, &mut budget, pool), None);
        assert!(budget.nodes() <= spent + 1, "{}", budget.nodes());
    }
}

#[test]
fn lines_show_what_outcomes_say() {
    for rules in all_rules() {
        let mut rng = Rng::new(5);
        for placed in [8, 10, 12, 14] {
            let state = random_position(&rules, placed, &mut rng);
            let mut solver = QuartoSolver::new(rules, None);
            let found = damier_game::Analyst::analyse(
                &mut solver,
                &rules,
                &state,
                &mut Budget::unlimited(),
                &SingleThread,
            );
            let analysis = found.expect("no limit");
            assert_eq!(analysis.worth, solved(&mut solver, &state, &SingleThread).into());
            assert_eq!(analysis.candidates.len(), rules.legal_actions(&state).len());
            for candidate in &analysis.candidates {
                let mut end = state;
                for &action in &candidate.line {
                    rules.try_apply(&mut end, action).expect("a legal line");
                }
                let damier_game::Turn::Player(seat) = rules.turn(&state) else { panic!("running") };
                assert_eq!(rules.turn(&end), damier_game::Turn::Over, "{rules:?} {state:?}");
                let score = candidate.worth.score.expect("a score");
                assert_eq!(rules.score(&end, seat) as f64, score);
                let placements = end.placed() - state.placed();
                assert!(candidate.worth.distance.is_none_or(|distance| distance == placements));
            }
        }
    }
}
