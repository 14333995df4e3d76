use super::*;
use crate::analyser::Analyser;
use damier_catalog::{CandidateText, Effort, open};
use damier_game::saved::SavedGame;
use damier_game::{Limits, Seat, SingleThread, Turn, Verdict};
use std::sync::Arc;

/// Reviews a game on the calling thread.
fn review(saved: &SavedGame, nodes: Option<u64>) -> Review {
    let limits = Limits { nodes, ..Limits::NONE };
    let mut reviewer =
        Reviewer::new(saved, ReviewOrder { limits, ..ReviewOrder::default() }).expect("sound");
    let mut analyser = Analyser::default();
    while let Some(query) = reviewer.query() {
        let reply = analyser.think(&query, &Arc::default(), &SingleThread);
        reviewer.hear(query.number, reply.map_err(Into::into));
    }
    let (done, all) = reviewer.progress();
    assert_eq!(done, all);
    reviewer.review().clone()
}

/// Creates a game from a position with these actions. Chance draws by the seed.
fn played(game: &str, position: Option<&str>, actions: &[&str]) -> SavedGame {
    let game = open(game).expect("known");
    let mut session = match position {
        Some(text) => game.session_from(text, 1).expect("a state"),
        None => game.session(1),
    };
    for action in actions {
        while session.roll() {}
        match *action {
            "resign" => assert!(session.resign()),
            action => session.act(action).expect("legal"),
        }
    }
    session.saved(vec!["random".to_string(), "club".to_string()])
}

/// Creates a game of a player against itself.
fn played_by(game: &str, player: &str, seed: u64) -> SavedGame {
    let game = open(game).expect("known");
    let mut session = game.session(seed);
    while session.turn() != Turn::Over {
        if !session.roll() {
            let advice = session.advise(player, Limits::NONE, seed + session.plies() as u64);
            session.act(&advice.expect("known").action.expect("it never resigns")).expect("legal");
        }
    }
    session.saved(vec![player.to_string(); game.seats()])
}

/// Three of six pieces hold the draw here; 0, 9 and c lose to B3.
const DRAWN: &str = "..25/bd.4/.8.3/17.a -";

#[test]
fn a_planted_blunder_is_found_with_its_exact_cost() {
    let review = review(&played("quarto", Some(DRAWN), &["give 0", "B3"]), None);
    let [gift, placement] = review.turns.as_slice() else { panic!("{review:?}") };
    assert_eq!((gift.ply, gift.seat, gift.grade), (1, Seat::FIRST, Grade::Blunder));
    assert_eq!((gift.bar, gift.lost, gift.cost), (0.5, 0.5, Some(1.0)));
    assert_eq!(gift.best.worth.verdict, Some(Verdict::Draw));
    assert_eq!(gift.taken.worth.verdict, Some(Verdict::Loss));
    assert!(
        gift.source.is_exact() && gift.taken.reason.to_string() == "completes a line on B3",
        "{gift:?}"
    );
    assert_eq!((placement.grade, placement.bar, placement.lost), (Grade::Best, 0.0, 0.0));
    assert_eq!(placement.value.verdict, Some(Verdict::Loss), "as seat 1 sees it");
    assert_eq!(review.turning(), Some(TurningPoint { ply: 1, exact: true }));
    assert_eq!(review.graph(), [(0, 0.5), (1, 0.0), (2, 0.0)]);
    assert_eq!((review.bar_at(1), review.turn(3)), (Some(0.0), None));
    let told = review.summary().to_string();
    assert!(
        told.starts_with("Player 1 (random) played the worst move, number 1: give 0 "),
        "{told}"
    );
    for part in [
        "Player 2 (club) won.",
        "Player 1 (random) found the best move on 0 of 1 turn (accuracy 0 %).",
        "Accuracy counts a move that loses nothing as 100 % and a blunder as 0 %.",
        "give 0 (completes a line on B3), which turned a draw into a loss; give 6",
        "The game was decided at move 1: from then on, every move of player 1 lost.",
        "All of this is proven.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn giving_up_a_drawn_game_loses_it() {
    let review = review(&played("quarto", Some(DRAWN), &["give 6", "resign"]), None);
    let last = review.turns.last().expect("turns");
    assert_eq!((last.ply, last.seat, last.taken.action.as_str()), (2, Seat::SECOND, "resign"));
    assert_eq!((last.grade, last.lost), (Grade::Blunder, 0.5));
    assert_eq!(review.ending.as_ref().map(|ending| ending.bar), Some(1.0));
    assert_eq!(review.graph(), [(0, 0.5), (1, 1.0)]);
    let told = review.summary().to_string();
    assert!(
        told.starts_with("Player 2 (club) played the worst move, number 2: resign, which"),
        "{told}"
    );
    assert!(told.contains("Player 2 (club) resigned. Player 1 (random) won."), "{told}");
}

/// The value after a turn is the value before the next one, so exact costs add up to the result.
#[test]
fn exact_values_of_a_duel_follow_one_another() {
    let review = review(&played_by("filler:6x6", "random", 3), None);
    assert!(
        review.turns.len() > 5 && review.turns.iter().all(|turn| turn.source.is_exact()),
        "{review:?}"
    );
    let turned =
        |turn: &ReviewedTurn, score: f64| if turn.seat == Seat::FIRST { score } else { -score };
    for pair in review.turns.windows(2) {
        let left = turned(&pair[0], pair[0].taken.worth.score.expect("exact"));
        assert_eq!(Some(left), pair[1].value.score, "{pair:?}");
    }
    let blunders = review.turns.iter().filter(|turn| turn.grade == Grade::Blunder).count();
    let changes = review.graph().windows(2).filter(|pair| pair[0].1 != pair[1].1).count();
    assert_eq!(blunders, changes, "every change of the result is a blunder, and nothing else is");
    let told = review.summary().to_string();
    assert!(told.contains(" won, "), "{told}");
    for seat in review.seats() {
        let losses = review.turns.iter().filter(|turn| turn.seat == seat.seat);
        let count = losses.filter(|turn| review.loss(turn) > 0.0).count();
        assert!(count > 0, "{seat:?}");
        let lost = format!(" lost {} cells in {count} moves.", seat.cost);
        assert!(told.contains(&lost), "{lost}: {told}");
    }
}

#[test]
fn a_person_is_addressed_and_the_rival_is_named() {
    let told = |players: [&str; 2]| {
        let mut saved = played("quarto", Some(DRAWN), &["give 0", "B3"]);
        saved.players = players.map(str::to_string).to_vec();
        review(&saved, None).summary().to_string()
    };
    let you = told(["human", "club"]);
    for part in [
        "You played the worst move, number 1: give 0 ",
        " club won. You found the best move on 0 of 1 turn (accuracy 0 %).",
        " from then on, all your moves lost.",
    ] {
        assert!(you.contains(part), "{part}: {you}");
    }
    assert!(you.contains("You gave away half a win in 1 move. club lost nothing. "), "{you}");
    let two = told(["Anna", "Ben"]);
    assert!(two.contains("Anna played the worst move") && two.contains(" Ben won. "), "{two}");
    let nameless = told(["human", "human"]);
    assert!(nameless.contains("Player 1 played the worst move"), "{nameless}");
}

#[test]
fn a_review_opens_once_on_its_worst_mistake_unless_the_reader_looks_elsewhere() {
    let saved = played("quarto", Some(DRAWN), &["give 0", "B3"]);
    let begin = || Reviewer::new(&saved, ReviewOrder::default()).expect("sound");
    let (mut reviewer, mut other) = (begin(), begin());
    assert_eq!(reviewer.opening_position(), None, "nothing is known yet");
    for reviewer in [&mut reviewer, &mut other] {
        assert!(reviewer.go_over(
            &mut Analyser::default(),
            &SingleThread,
            &Arc::default(),
            &mut |_| ()
        ));
    }
    assert_eq!((reviewer.opening_position(), reviewer.opening_position()), (Some(0), None));
    other.look_elsewhere();
    assert_eq!(other.opening_position(), None);
}

/// A player without a plan is soon lost, and its turns still differ.
#[test]
fn a_settled_game_is_graded_by_cells_and_a_wasted_turn_is_not_fine() {
    let game = open("filler:6x6").expect("known");
    let (mut settled, mut wasted) = (0, 0);
    for seed in 1..6 {
        let review = review(&played_by("filler:6x6", "random", seed), None);
        for turn in review.turns.iter().filter(|turn| turn.is_choice()) {
            let is_settled = turn.best.worth.verdict == turn.taken.worth.verdict;
            let cost = turn.cost.expect("margins are exact");
            settled += usize::from(is_settled && turn.grade > Grade::Fine);
            // A clear lead is 6 cells here, and a quarter of it is an inaccuracy.
            if is_settled && cost >= 2.0 {
                assert!((Grade::Inaccuracy..=Grade::Mistake).contains(&turn.grade), "{turn:?}");
            }
            let session = game.session_from(&turn.position, 1).expect("a state");
            let is_idle = |action: &str| session.state().is_idle(action);
            if is_idle(&turn.taken.action) && session.legal().iter().any(|other| !is_idle(other)) {
                assert_ne!(turn.grade, Grade::Fine, "{turn:?}");
                wasted += usize::from(turn.grade > Grade::Fine);
            }
        }
        for seat in review.seats() {
            let worst = review.worst(Some(seat.seat)).map_or(Grade::Best, |turn| turn.grade);
            let accuracy = seat.accuracy.expect("choices");
            assert_eq!(accuracy < 1.0, worst > Grade::Best, "{seat:?}");
        }
    }
    assert!(settled > 5 && wasted > 5, "{settled} settled, {wasted} wasted");
}

#[test]
fn estimates_are_told_as_such_and_on_equal_terms() {
    let saved = played_by("filler:12x12", "greedy", 5);
    let review = review(&saved, Some(2_000));
    let guessed: Vec<&ReviewedTurn> =
        review.turns.iter().filter(|turn| !turn.source.is_exact()).collect();
    assert!(!guessed.is_empty() && review.turns.len() == review.wanted, "{review:?}");
    for turn in guessed {
        let by = turn.source.estimator().unwrap_or_default();
        assert!(by.starts_with("expert") && (0.0..=1.0).contains(&turn.bar), "{turn:?}");
        assert_eq!(turn.lost == 0.0, turn.best.action == turn.taken.action, "{turn:?}");
    }
    assert!(
        review.summary().to_string().contains("estimates by the program expert"),
        "{}",
        review.summary().to_string()
    );
}

#[test]
fn a_game_for_points_is_held_to_its_exact_expectations() {
    let saved = played_by("2048:2x3", "greedy", 2);
    let review = review(&saved, None);
    assert!(
        review.turns.iter().all(|turn| turn.source.is_exact())
            && review.turns.len() == review.wanted
    );
    let game = open("2048:2x3").expect("known");
    let mut analyst = game.analyst().expect("solved");
    for turn in &review.turns {
        let effort = Effort { limits: Limits::NONE, stop: None, gauge: None, pool: &SingleThread };
        let session = game.session_from(&turn.position, 1).expect("a state");
        let found = session.analyse(analyst.as_mut(), &effort).expect("running").expect("no limit");
        let best = found.worth.score.expect("an expectation");
        assert!((turn.value.score.expect("exact") - best).abs() < 1e-9);
        let of = |one: &&CandidateText| one.action == turn.taken.action;
        let taken = found.candidates.iter().find(of).and_then(|one| one.worth.score);
        let cost = best - taken.expect("legal");
        assert!((turn.cost.expect("known") - cost).abs() < 1e-6 * best, "{turn:?}");
        assert_eq!(turn.grade >= Grade::Inaccuracy, turn.lost >= 0.01);
    }
    let first = &review.turns[0];
    assert_eq!(first.bar, 0.5, "what is expected of the first turn is the measure");
    assert!(
        review.summary().to_string().contains("(with best play)"),
        "{}",
        review.summary().to_string()
    );
}

#[test]
fn long_games_are_gone_over_with_strides() {
    let saved = played_by("2048:2x3", "first", 4);
    let order = |every| ReviewOrder { every, ..ReviewOrder::default() };
    let all = Reviewer::new(&saved, order(1)).expect("sound").progress().1;
    let mut reviewer = Reviewer::new(&saved, order(4)).expect("sound");
    assert_eq!(reviewer.progress(), (0, all.div_ceil(4)));
    let first = reviewer.query().expect("turns");
    reviewer.hear(first.number + 1, Err("late".into()));
    assert_eq!(reviewer.progress().0, 0, "an answer to another question");
    reviewer.hear(first.number, Err("no memory".into()));
    let review = reviewer.review();
    assert_eq!((review.unjudged, review.trouble.clone()), (1, Some("no memory".into())));
    assert!(
        review.summary().to_string().ends_with("No move has been reviewed yet."),
        "{}",
        review.summary().to_string()
    );
}

#[test]
fn what_cannot_be_reviewed_is_refused_and_an_unplayed_game_is_empty() {
    let saved = played("quarto", None, &[]);
    let empty = review(&saved, None);
    assert_eq!((empty.turns.len(), empty.ending.clone()), (0, None));
    assert_eq!(empty.summary().to_string(), "The game was stopped after 0 moves.");
    let wrong = ReviewOrder { advisor: Some("nobody".to_string()), ..ReviewOrder::default() };
    assert!(Reviewer::new(&saved, wrong).is_err());
    let broken = SavedGame { actions: vec![(7, "Z9".to_string())], ..saved };
    let error = Reviewer::new(&broken, ReviewOrder::default()).err().expect("illegal");
    assert!(error.to_string().starts_with("line 7, move 1"), "{error}");
}

/// The 6 in hand wins on B2 alone, and the second player has it.
const WON: &str = "b74./c.93/20fd/.5a. 6";

#[test]
fn a_mistake_with_one_proven_answer_makes_a_puzzle() {
    let played = |players: [&str; 2]| {
        let mut saved = played("quarto", Some(WON), &["D1", "give 1"]);
        saved.players = players.map(str::to_string).to_vec();
        review(&saved, None).puzzles()
    };
    let found = played(["club", "human"]);
    let [puzzle] = found.puzzles.as_slice() else { panic!("{found:?}") };
    assert_eq!((&*puzzle.solution, &*puzzle.position, puzzle.grade), ("B2", WON, None));
    let said = found.message().expect("a mistake").to_string();
    assert!(said.starts_with("1 of ") && said.contains("exactly one move is best"), "{said}");
    assert_eq!(played(["random", "club"]), found, "without people, all mistakes count");
    assert!(played(["human", "club"]).puzzles.is_empty(), "it was the mistake of a player");
}

#[test]
fn mistakes_with_several_good_moves_and_estimates_make_no_puzzles() {
    let found = review(&played("quarto", Some(DRAWN), &["give 0", "B3"]), None).puzzles();
    assert_eq!((found.puzzles.len(), found.several, found.unproven), (0, 1, 0));
    let said = found.message().expect("a mistake").to_string();
    assert_eq!(said, "No mistake makes a puzzle. In 1 mistake, several moves are good.");
    let early = review(&played_by("filler:10x10", "random", 3), Some(60)).puzzles();
    assert!(early.unproven > 0, "{early:?}");
    assert!(early.message().expect("mistakes").to_string().contains("not proven"));
    let none = GamePuzzles { puzzles: Vec::new(), several: 0, unproven: 0 };
    assert_eq!(none.message(), None);
}
