//! Entrants in other processes: their failures, failures of the machine, charges and notes.

use damier_arena::{
    Entrant, Error, Fault, GameReferee, Note, Options, Record, RunOutcome, Spec, Store,
    Termination, check, report, run,
};
use damier_game::toy::Nim;
use damier_game::{Budget, Decision, Failure, FailureKind, Game, Limits, Seat, Strategy};
use damier_i18n::Lang;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

type State = <Nim as Game>::State;

/// Takes a stick, charges a millisecond for it, and writes a note at the end. It fails from a given ply on.
struct OutsideStrategy {
    fails: Option<(usize, Failure)>,
    moves: usize,
}

impl Strategy<Nim> for OutsideStrategy {
    fn choose(&mut self, _: &Nim, _: &State, budget: &mut Budget) -> Decision<u8> {
        budget.charge(Duration::from_millis(20));
        self.moves += 1;
        match &self.fails {
            Some((from, failure)) if self.moves > *from => Decision::fail(failure.clone()),
            _ => Decision::act(1),
        }
    }

    fn close(&mut self, _: &Nim, _: &State, ending: &str) -> Option<String> {
        Some(format!("moved {} times; {ending}", self.moves))
    }
}

fn sound(name: &str) -> Entrant<Nim> {
    Entrant::new(name, |_: &Nim, _, _| Ok(Box::new(OutsideStrategy { fails: None, moves: 0 })))
        .outside()
}

/// Returns an entrant whose third move fails, in the first `games` games that it plays.
fn failing(kind: FailureKind, games: usize) -> Entrant<Nim> {
    let seated = Arc::new(AtomicUsize::new(0));
    let build = move |_: &Nim, _: Seat, _: u64| -> Result<Box<dyn Strategy<Nim>>, Failure> {
        let fails = seated.fetch_add(1, Ordering::Relaxed) < games;
        let failure = Failure::new(kind, "because\nof two lines");
        Ok(Box::new(OutsideStrategy { fails: fails.then_some((2, failure)), moves: 0 }))
    };
    Entrant::new("failing", build).outside()
}

fn played(entrant: Entrant<Nim>, budget: &str) -> (Result<RunOutcome, Error>, Store) {
    let text = format!(
        "[[event]]\ngame = 'nim'\nplayers = ['sound', 'failing']\ngames = 10\nbudget = '{budget}'"
    );
    let spec = Spec::read(&text).expect("sound");
    let limits = Limits::read(budget).expect("sound");
    let entrants = vec![sound("sound"), entrant];
    let tables: Vec<Box<dyn damier_arena::Referee>> =
        vec![Box::new(GameReferee::new(Nim::default(), entrants, limits))];
    let plan = check(spec, tables).expect("fits");
    let mut store = Store::in_memory(plan.spec()).expect("memory");
    let never = AtomicBool::new(false);
    let outcome = run(&plan, &mut store, &Options::default(), &never, &mut |_| ());
    (outcome, store)
}

fn records(store: &Store) -> Vec<Record> {
    store.records(0).collect::<Result<_, _>>().expect("reads")
}

#[test]
fn every_kind_of_failure_is_the_strategys_own_fault() {
    let kinds = [
        (FailureKind::Start, Fault::Start),
        (FailureKind::Crash, Fault::Crash),
        (FailureKind::Illegal, Fault::Illegal),
        (FailureKind::Protocol, Fault::Protocol),
        (FailureKind::Time, Fault::Time),
        (FailureKind::Memory, Fault::Memory),
        (FailureKind::Output, Fault::Output),
    ];
    for (kind, expected) in kinds {
        let (outcome, store) = played(failing(kind, usize::MAX), "none");
        assert!(outcome.expect("the run goes on").is_complete());
        let records = records(&store);
        let Termination::Fault { fault, message, seat, .. } = &records[0].termination else {
            panic!("{:?}", records[0].termination);
        };
        assert_eq!((*fault, message.to_string()), (expected, "because of two lines".to_string()));
        assert_eq!(&*records[0].entrants[seat.index()], "failing");
        let report = report(&store).expect("reads");
        assert_eq!(report.events[0].disqualified[0].name, "failing");
        assert_eq!(report.events[0].disqualified[0].cause.kind, expected.to_string());
    }
}

#[test]
fn a_game_that_the_machine_failed_is_played_again_from_the_same_seed() {
    let (outcome, store) = played(failing(FailureKind::Host, 2), "none");
    assert!(outcome.expect("the third attempt succeeds").is_complete());
    let (_, without) = played(failing(FailureKind::Host, 0), "none");
    assert_eq!(store.digest(), without.digest());
    let void = |note: &&Note| note.kind == "void";
    let records = records(&store);
    let notes: Vec<&Note> = records.iter().flat_map(|record| &record.notes).filter(void).collect();
    assert_eq!(notes.len(), 2, "no attempt is dropped without a word");
    assert_eq!(report(&store).expect("reads").events[0].retries, 2);
    assert_eq!((notes[0].seat, notes[0].text.as_str()), (None, "because of two lines"));
}

#[test]
fn a_machine_that_always_fails_ends_the_run_and_keeps_its_games() {
    let (outcome, store) = played(failing(FailureKind::Host, usize::MAX), "none");
    let refused = outcome.expect_err("no attempt succeeds").to_string();
    let expected = "event 1, game 0 cannot be played on this machine: because of two lines. All";
    assert!(refused.starts_with(expected), "{refused}");
    assert!(records(&store).is_empty());
    assert_eq!(store.lineups().len(), 1, "the run can go on");
}

#[test]
fn outside_charges_count_and_notes_are_stored() {
    let (outcome, store) = played(failing(FailureKind::Crash, 0), "none");
    assert!(outcome.expect("nobody fails").is_complete());
    for record in records(&store) {
        for seat in 0..2 {
            assert_eq!(record.cpu[seat], Duration::from_millis(20) * record.moves[seat]);
            let note = record.notes.iter().find(|note| note.seat == Some(seat + 1));
            let said = format!("moved {} times; finished", record.moves[seat]);
            assert_eq!(
                note.map(|note| (note.kind.as_str(), note.text.clone())),
                Some(("said", said))
            );
        }
        assert!(record.game_cpu >= record.cpu.iter().sum());
    }
    // Nim of 21 sticks, one at a time: 11 and 10 moves of 20 milliseconds each.
    let (outcome, store) = played(failing(FailureKind::Crash, 0), "100ms/game");
    assert!(outcome.expect("both are too slow").is_complete());
    let records = records(&store);
    let Termination::Fault { fault, message, .. } = &records[0].termination else {
        panic!("{:?}", records[0].termination);
    };
    assert_eq!(*fault, Fault::Time);
    let english = "used 120.000ms of CPU time; the limit is 100.000ms per game";
    assert_eq!(message.say(Lang::English), english);
    let french = message.say(Lang::French);
    assert!(french.starts_with("a utilisé 120,000\u{a0}ms de temps processeur"), "{french}");
}
