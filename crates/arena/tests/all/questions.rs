//! Runs that end when their games have answered: at the same game on any number of threads, and after a stop and
//! resume.

use crate::tables::{plan, spec, stopped_after, tables};
use damier_arena::{
    LeadQuestion, Options, Question, QuestionAnswer, RunOutcome, Spec, Store, check, run, run_until,
};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn two() -> Spec {
    spec("game = 'nim:21'\nplayers = ['perfect', 'random']\ngames = 100000")
}

fn lead() -> Question {
    Question::Lead(LeadQuestion {
        better: "perfect".to_string(),
        than: "random".to_string(),
        bounds: [0.0, 20.0],
    })
}

fn ask(store: &mut Store, question: &Question, threads: usize) -> RunOutcome {
    let plan = plan(store.spec());
    let options = Options { threads, shard: None };
    let stop = AtomicBool::new(false);
    run_until(&plan, store, &options, question, &stop, &mut |_| ()).expect("runs")
}

fn answered(spec: &Spec, question: &Question, threads: usize) -> Store {
    let mut store = Store::in_memory(spec).expect("memory");
    let outcome = ask(&mut store, question, threads);
    assert!(outcome.answered && outcome.is_complete(), "{outcome:?}");
    assert!(outcome.done < outcome.total, "{outcome:?}");
    store
}

#[test]
fn threads_do_not_move_the_end() {
    let digest = answered(&two(), &lead(), 1).digest().expect("reads");
    for threads in [2, 3, 8, 8] {
        let other = answered(&two(), &lead(), threads);
        assert_eq!(other.digest().expect("reads"), digest, "{threads} threads");
    }
}

#[test]
fn stopping_anywhere_and_resuming_does_not_move_the_end() {
    let spec = two();
    let digest = answered(&spec, &lead(), 2).digest().expect("reads");
    let mut store = Store::in_memory(&spec).expect("memory");
    for games in 1.. {
        let stop = Arc::new(AtomicBool::new(false));
        let referees = stopped_after(games, &stop, tables(&spec));
        let plan = check(spec.clone(), referees).expect("a plan");
        let options = Options { threads: 3, shard: None };
        let outcome = run_until(&plan, &mut store, &options, &lead(), &stop, &mut |_| ());
        if outcome.expect("runs").answered {
            break;
        }
    }
    assert_eq!(store.digest().expect("reads"), digest);
    let again = ask(&mut store, &lead(), 2);
    assert!(again.answered && again.played == 0, "{again:?}");
}

#[test]
fn a_report_shows_the_answer_and_when_it_was_asked() {
    let mut store = answered(&two(), &lead(), 2);
    let report = damier_arena::report(&store).expect("reads");
    let [found] = report.questions.as_slice() else { panic!("{:?}", report.questions) };
    assert!(found.decided && found.asked.asked_after == 0 && found.asked.question == lead());
    assert!(
        matches!(found.answer, Some(QuestionAnswer::Lead(answer)) if answer.ratio > 2.9),
        "{found:?}"
    );
    // A second question comes late: it may have been chosen after seeing the games.
    ask(&mut store, &Question::Groups, 1);
    let report = damier_arena::report(&store).expect("reads");
    assert_eq!(report.questions.len(), 2);
    assert!(report.questions[1].asked.asked_after > 0);
}

#[test]
fn groups_end_a_run_when_all_are_separated() {
    let three = "game = 'nim:21'\nplayers = ['perfect', 'random', 'most']\ngames = 4000";
    let digests = [1, 4].map(|threads| {
        let mut store = Store::in_memory(&spec(three)).expect("memory");
        let outcome = ask(&mut store, &Question::Groups, threads);
        let report = damier_arena::report(&store).expect("reads");
        assert_eq!(report.questions[0].decided, outcome.answered, "{:?}", report.questions);
        (outcome.done, store.digest().expect("reads"))
    });
    assert_eq!(digests[0], digests[1]);
}

#[test]
fn a_question_without_an_answer_plays_all_games() {
    let alike = spec("game = 'nim:9'\nplayers = ['random', 'one']\ngames = 30");
    let mut store = Store::in_memory(&alike).expect("memory");
    let question = Question::Lead(LeadQuestion {
        better: "random".to_string(),
        than: "one".to_string(),
        bounds: [0.0, 1.0],
    });
    let outcome = ask(&mut store, &question, 2);
    assert!(!outcome.answered && outcome.done == 30 && outcome.is_complete(), "{outcome:?}");
    assert!(!damier_arena::report(&store).expect("reads").questions[0].decided);
}

#[test]
fn a_run_of_several_events_has_no_end_of_its_own() {
    let text = "[[event]]\nname = 'a'\ngame = 'nim:9'\nplayers = ['one', 'random']\n
        [[event]]\nname = 'b'\ngame = 'nim:9'\nplayers = ['one', 'random']";
    let spec = Spec::read(text).expect("valid");
    let mut store = Store::in_memory(&spec).expect("memory");
    let (options, stop) = (Options::default(), AtomicBool::new(false));
    let refused = run_until(&plan(&spec), &mut store, &options, &lead(), &stop, &mut |_| ())
        .expect_err("two");
    assert_eq!(
        refused.to_string(),
        "events: a run that ends when a question is answered must have exactly one event; this spec has 2"
    );
}

#[test]
fn a_run_that_is_stopped_before_it_starts_plays_nothing() {
    let mut store = Store::in_memory(&two()).expect("memory");
    let (options, stop) = (Options { threads: 4, shard: None }, AtomicBool::new(true));
    let outcome = run(&plan(&two()), &mut store, &options, &stop, &mut |_| ()).expect("stops");
    assert_eq!(outcome.played, 0);
}
