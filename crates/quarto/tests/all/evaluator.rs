//! The evaluator against a slow reference, and the searches that use it against plain ones.

#![allow(clippy::unwrap_used, reason = "a test's own functions may panic as tests do")]

use crate::position::beginners_rules;
use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Limits, Notation, Rng, Seat, Strategy, Symmetric, Turn, mix};
use damier_quarto::{
    EarlyCanonical, Heuristic, Phase, Piece, Position, Quarto, QuartoAction, RuleSet,
};
use damier_quarto::{SafeParity, Square, players};
use damier_search::{
    AlphaBeta, Evaluator, GameKnowledge, LeafEvaluation, Mcts, Pvs, ScoreDifference,
};

const ZERO: Heuristic = Heuristic { remaining: 0.0, lines: 0.0, neighbours: 0.0, parity: 0.0 };

fn games() -> impl Iterator<Item = Quarto> {
    let rule_sets = RuleSet::ALL.into_iter();
    let usual = rule_sets.flat_map(|set| [false, true].map(|misere| Quarto::new(set, misere)));
    usual.chain(beginners_rules())
}

/// Running positions with this many pieces on the board, in both phases, from random games.
fn positions(quarto: &Quarto, placed: u32, count: usize, seed: u64) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut state = quarto.opening(&mut rng);
        while let Some(action) = quarto.random_action(&state, &mut rng) {
            if state.placed() == placed && rng.happens(0.5) {
                found.push(state);
                break;
            }
            quarto.apply(&mut state, action);
        }
    }
    found
}

fn mover(quarto: &Quarto, position: &Position) -> Seat {
    let Turn::Player(seat) = quarto.turn(position) else { panic!("{position:?} is over") };
    seat
}

/// Returns the value of a position for a seat, searched to the end of the game by the plain search.
fn truth(quarto: &Quarto, position: &Position, seat: Seat) -> i64 {
    let search = AlphaBeta::new(1, ScoreDifference);
    let value = search.value(quarto, position, seat, 32, &mut Budget::unlimited());
    value.unwrap() as i64
}

/// Returns true if placing a piece on a square completes a line, by the rules themselves.
fn completes(quarto: &Quarto, position: &Position, piece: Piece, square: Square) -> bool {
    let board: Vec<_> = Square::all().map(|at| position.piece_at(at)).collect();
    let board = board.try_into().unwrap();
    let held = quarto.position(&board, Some(piece)).unwrap();
    quarto.after(&held, QuartoAction::Place(square)).phase() == Phase::Completed
}

#[test]
fn terms_count_what_they_say() {
    let usual = RuleSet::ALL.map(|rule_set| Quarto::new(rule_set, false));
    let beginners = beginners_rules().filter(|quarto| !quarto.is_misere());
    for quarto in usual.into_iter().chain(beginners) {
        for position in (3..=11).flat_map(|placed| positions(&quarto, placed, 20, 1)) {
            let seat = mover(&quarto, &position);
            if Evaluator::exact_value(&ZERO, &quarto, &position, seat).is_some() {
                continue;
            }
            let unsafe_pieces = Piece::in_mask(position.remaining()).filter(|&piece| {
                let mut empty = Square::in_mask(!position.occupied());
                empty.any(|square| completes(&quarto, &position, piece, square))
            });
            let unsafe_pieces = unsafe_pieces.count() as i64;
            let safe = i64::from(position.remaining().count_ones()) - unsafe_pieces;
            let sign = if position.phase() == Phase::Give { 1 } else { -1 };
            let (lines, neighbours) = slow_terms(&quarto, &position);
            let twin = [
                (Heuristic { remaining: 1.0, ..ZERO }, sign * unsafe_pieces),
                (Heuristic { lines: 1.0, ..ZERO }, sign * lines),
                (Heuristic { neighbours: 1.0, ..ZERO }, sign * neighbours),
                (Heuristic { parity: 1.0, ..ZERO }, 2 * (safe % 2) - 1),
            ];
            for (heuristic, expected) in twin {
                let value = heuristic.evaluate(&quarto, &position, seat);
                assert_eq!(value, expected, "{heuristic:?} {}", quarto.state_text(&position));
            }
        }
    }
}

/// Returns the threats, and the traits shared by two pieces alone on a line, counted square by square.
fn slow_terms(quarto: &Quarto, position: &Position) -> (i64, i64) {
    let mut threats = std::collections::HashSet::new();
    let mut shared = 0;
    for line in quarto.rule_set().masks() {
        let (pieces, empty): (Vec<Square>, Vec<Square>) =
            Square::in_mask(line).partition(|&square| position.piece_at(square).is_some());
        let bits: Vec<u8> =
            pieces.iter().map(|&square| position.piece_at(square).unwrap().bits()).collect();
        for lane in (0..4).filter(|lane| quarto.traits().bits() >> lane & 1 == 1) {
            let values: Vec<u8> = bits.iter().map(|bits| bits >> lane & 1).collect();
            let same = values.windows(2).all(|pair| pair[0] == pair[1]);
            match pieces.len() {
                3 if same => drop(threats.insert((empty[0], lane, values[0]))),
                2 if same => shared += 1,
                _ => {}
            }
        }
    }
    (threats.len() as i64, shared)
}

#[test]
fn what_is_settled_is_true() {
    for quarto in games() {
        let mut seen = 0;
        for position in (11..=15).flat_map(|placed| positions(&quarto, placed, 60, 2)) {
            let seat = mover(&quarto, &position);
            if let Some(value) = Evaluator::exact_value(&ZERO, &quarto, &position, seat) {
                let text = quarto.state_text(&position);
                assert_eq!(value, truth(&quarto, &position, seat), "{} {text}", quarto.name());
                assert_eq!(value, ZERO.evaluate(&quarto, &position, seat), "{text}");
                seen += 1;
            }
        }
        assert!(seen > 50, "{}: {seen}", quarto.name());
    }
}

#[test]
fn estimates_are_opposite_for_the_seats_and_equal_for_images() {
    let heuristic = Heuristic { lines: 3.0, neighbours: 2.0, ..Heuristic::default() };
    let mut rng = Rng::new(3);
    for quarto in games() {
        for position in (0..=15).flat_map(|placed| positions(&quarto, placed, 10, 3)) {
            let value = heuristic.evaluate(&quarto, &position, Seat::FIRST);
            assert_eq!(value, -heuristic.evaluate(&quarto, &position, Seat::SECOND));
            let image = quarto.map_state(rng.index(quarto.symmetries()), &position);
            assert_eq!(value, heuristic.evaluate(&quarto, &image, Seat::FIRST));
        }
    }
}

#[test]
fn every_depth_has_the_value_of_the_plain_search() {
    let heuristic = Heuristic { lines: 3.0, neighbours: 2.0, ..Heuristic::default() };
    let plain_knowledge = GameKnowledge::new(heuristic);
    let whole_knowledge =
        plain_knowledge.with_order(SafeParity).with_canonical(EarlyCanonical { placed: 16 });
    for quarto in games() {
        for position in [2, 5, 8, 11].into_iter().flat_map(|n| positions(&quarto, n, 8, 4)) {
            let seat = mover(&quarto, &position);
            for depth in 0..=3 + u32::from(position.placed() > 7) {
                let budget = &mut Budget::unlimited();
                let plain = AlphaBeta::new(1, heuristic);
                let expected = plain.value(&quarto, &position, seat, depth, budget);
                let strong = [
                    Pvs::new(1, plain_knowledge).value(&quarto, &position, seat, depth, budget),
                    Pvs::new(1, whole_knowledge).value(&quarto, &position, seat, depth, budget),
                    Pvs::mtdf(1, whole_knowledge).value(&quarto, &position, seat, depth, budget),
                ];
                let text = quarto.state_text(&position);
                assert_eq!(strong, [expected; 3], "{} {text} to {depth}", quarto.name());
            }
        }
    }
}

#[test]
fn late_positions_are_played_perfectly() {
    let knowledge = GameKnowledge::new(Heuristic::default()).with_order(SafeParity);
    for quarto in games() {
        for position in (12..=15).flat_map(|placed| positions(&quarto, placed, 12, 5)) {
            let seat = mover(&quarto, &position);
            let expected = truth(&quarto, &position, seat);
            let mut searches: [Box<dyn Strategy<Quarto>>; 4] = [
                Box::new(Pvs::new(32, knowledge).with_seed(1)),
                Box::new(Pvs::new(32, knowledge.with_canonical(EarlyCanonical { placed: 16 }))),
                Box::new(Pvs::mtdf(32, knowledge)),
                Box::new(Mcts::new(1_000_000, Heuristic::default(), LeafEvaluation::Playout, 1)),
            ];
            for (which, search) in searches.iter_mut().enumerate() {
                let decision = search.choose(&quarto, &position, &mut Budget::unlimited());
                let case = format!("{} {}: {which}", quarto.name(), quarto.state_text(&position));
                assert_eq!(decision.value.unwrap().centipoints, expected, "{case}");
                let next = quarto.after(&position, decision.action().unwrap());
                assert_eq!(truth(&quarto, &next, seat), expected, "{case}");
            }
        }
    }
}

#[test]
fn budgets_are_kept_and_seeds_repeat() {
    let quarto = Quarto::default();
    let roster = players();
    let decide = |name: &str, limits: Limits| {
        let (player, settings) = find_player(&roster, name).unwrap();
        let mut strategy = (player.build)(&quarto, &settings, 9).unwrap();
        let mut budget = Budget::new(limits);
        budget.begin_move();
        strategy.choose(&quarto, &Position::EMPTY, &mut budget)
    };
    for name in ["alphabeta(depth=32)", "mtdf(depth=32)", "mcts(playouts=1000000)", "expert"] {
        let limits = Limits { nodes: Some(1234), ..Limits::NONE };
        let decision = decide(name, limits);
        assert_eq!(decision.nodes, 1234, "{name}");
        assert_eq!(decision, decide(name, limits), "{name}");
    }
    assert_eq!(decide("alphabeta(depth=32,nodes=777)", Limits::NONE).nodes, 777);
    assert_eq!(decide("club", Limits::NONE).nodes, 3000);
}

/// Returns the points of the first of two players per game, over pairs of games. A draw gives half a point.
fn share(quarto: &Quarto, names: [&str; 2], pairs: u64) -> f64 {
    let roster = players();
    let play = |names: [&str; 2], seed: u64| {
        let mut strategies: Vec<_> = names
            .iter()
            .zip(0..)
            .map(|(name, seat)| {
                let (player, settings) = find_player(&roster, name).unwrap();
                (player.build)(quarto, &settings, mix(seed, seat)).unwrap()
            })
            .collect();
        let mut state = Position::EMPTY;
        while let Turn::Player(seat) = quarto.turn(&state) {
            let budget = &mut Budget::unlimited();
            let decision = strategies[seat.index()].choose(quarto, &state, budget);
            quarto.try_apply(&mut state, decision.action().unwrap()).unwrap();
        }
        quarto.score(&state, Seat::FIRST)
    };
    let [first, second] = names;
    let points: i64 =
        (0..pairs).map(|n| play([first, second], n) - play([second, first], mix(n, 1))).sum();
    0.5 + points as f64 / (4 * pairs) as f64
}

#[test]
fn every_level_beats_the_one_below() {
    for rule_set in [RuleSet::Lines, RuleSet::Squares] {
        let quarto = Quarto::new(rule_set, false);
        for (names, pairs) in [
            (["novice", "random"], 100),
            (["casual", "novice"], 100),
            (["club", "casual"], 40),
            (["expert", "club"], 5),
        ] {
            let share = share(&quarto, names, pairs);
            assert!(share > 0.6, "{} {names:?}: {share}", quarto.name());
        }
    }
}
