//! Strategies that break their contract lose their own game, without any other effect.

use crate::tables::{played, spec, tables};
use damier_arena::{Fault, MAX_FAULTS, Pairing, Record, Standings, Store, Termination, report};
use damier_game::toy::Nim;
use damier_game::{Contest, Seat};

fn records(store: &Store) -> Vec<Record> {
    let records: Result<_, _> = store.records(0).collect();
    records.expect("reads")
}

fn first_fault(records: &[Record]) -> (&Record, Seat, Fault, String) {
    let fault = records.iter().find_map(|record| match &record.termination {
        Termination::Fault { seat, fault, message, ply } => {
            assert_eq!(*ply, record.plies);
            Some((record, *seat, *fault, message.to_string()))
        }
        _ => None,
    });
    fault.expect("there is a fault")
}

fn two(bad: &str, budget: &str) -> Store {
    let text =
        format!("game = 'nim:21'\nplayers = ['random', '{bad}']\ngames = 60\nbudget = '{budget}'");
    played(&spec(&text), 2)
}

#[test]
fn an_illegal_action_is_shown_with_its_state_and_what_is_legal() {
    let store = two("cheat", "none");
    let records = records(&store);
    let (record, seat, fault, message) = first_fault(&records);
    assert_eq!((fault, &*record.entrants[seat.index()]), (Fault::Illegal, "cheat"));
    let expected =
        format!("`take 99` is not legal in `{}`; legal: take 1, take 2, take 3", record.last);
    assert_eq!(message, expected);
    let points = record.points(Contest::Duel).expect("a duel has points");
    assert_eq!((points[seat.index()], points[seat.other().index()]), (0.0, 1.0));
    // The record replays to the state of the fault.
    let line = record.saved().replay(&Nim::default()).expect("replays");
    assert_eq!(line.actions.len() as u32, record.plies);
}

#[test]
fn a_panic_is_caught_with_its_message() {
    let store = two("crash", "none");
    let records = records(&store);
    let (record, seat, fault, message) = first_fault(&records);
    assert_eq!((fault, &*record.entrants[seat.index()]), (Fault::Panic, "crash"));
    assert!(message.starts_with("boom on two lines ("), "{message}");
    let store = two("faint", "none");
    let records = self::records(&store);
    let (record, _, fault, message) = first_fault(&records);
    assert_eq!((fault, record.plies), (Fault::Panic, 0));
    assert!(message.starts_with("no start ("), "{message}");
}

#[test]
fn time_is_cpu_time_and_overrunning_is_a_loss() {
    let store = two("slow", "10ms/move");
    let records = records(&store);
    let (record, seat, fault, message) = first_fault(&records);
    assert_eq!((fault, &*record.entrants[seat.index()]), (Fault::Time, "slow"));
    assert!(message.contains("the limit is 10.000ms per move"), "{message}");
    assert!(record.cpu[seat.index()].as_millis() >= 30);
    let others = records.iter().filter_map(Record::culprit).filter(|&who| who == 0);
    assert_eq!(others.count(), 0);
}

#[test]
fn a_budget_per_game_lasts_the_whole_game() {
    let text = "game = 'nim:21'\nplayers = ['one', 'slow']\ngames = 2\nbudget = '100ms/game'";
    let records = records(&played(&spec(text), 1));
    for record in &records {
        let Termination::Fault { seat, fault, message, .. } = &record.termination else {
            panic!("{record:?}");
        };
        assert_eq!((*fault, &*record.entrants[seat.index()]), (Fault::Time, "slow"));
        assert!(message.to_string().contains("the limit is 100.000ms per game"), "{message}");
        // Three moves of 30 ms fit, the fourth does not.
        assert_eq!(record.moves[seat.index()], 3);
    }
}

#[test]
fn the_third_fault_disqualifies_and_takes_the_games_along() {
    // Enough games that some are left when the third fault is known.
    let text = "game = 'nim:21'\nplayers = ['random', 'crash', 'most']\ngames = 2000";
    let store = played(&spec(text), 4);
    let report = report(&store).expect("reads");
    let event = &report.events[0];
    assert_eq!(event.disqualified.len(), 1);
    let out = &event.disqualified[0];
    assert_eq!((out.name.as_str(), out.cause.kind.as_str()), ("crash", "panic"));
    assert_eq!(event.faults.len() as u32, MAX_FAULTS);
    assert_eq!(event.faults[2], out.cause);
    let record = store.record(out.cause.event, out.cause.id).expect("reads");
    assert_eq!(record.expect("is stored").last, out.cause.state);
    // Only random against most is left, with all its games.
    let Standings::Duel(table) = &event.standings else { panic!("nim is a duel") };
    let names: Vec<&str> = table.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!((names.len(), event.counted, table.pairs), (2, 2000, 1000));
    assert!(!names.contains(&"crash"));
    assert!(event.stored < event.scheduled, "games that cannot count are not played");
}

#[test]
fn giving_up_is_a_loss_but_no_fault() {
    let text =
        "game = 'nim:21'\nplayers = ['quitter', 'random']\ngames = 10\nopenings = 'random:3'";
    let store = played(&spec(text), 1);
    let report = report(&store).expect("reads");
    let event = &report.events[0];
    assert!(event.faults.is_empty() && event.disqualified.is_empty());
    let Standings::Duel(table) = &event.standings else { panic!("nim is a duel") };
    assert_eq!(table.rows[0].name, "random");
    assert_eq!(table.rows[0].games, [10, 0, 0]);
    // Ten wins of ten give a finite, uncertain rating.
    assert!(table.rows[0].rating.is_some_and(|rating| rating.value.is_finite()));
    let [low, high] = table.rows[0].score.interval.expect("a share has an interval");
    assert!(low < 0.8 && high == 1.0, "{low} {high}");
}

#[test]
fn a_single_turn_is_played_and_punished_as_in_a_whole_game() {
    let text = "game = 'nim:21'\nplayers = ['one', 'cheat', 'quitter', 'random']\ngames = 2";
    let referee = tables(&spec(text)).remove(0);
    let turn = |entrant: usize| {
        let seats = vec![entrant, 3];
        let pairing = Pairing { event: 0, id: 0, pair: 0, round: 0, seats, seed: 1 };
        let played = referee.play_first_turn(&pairing, &std::sync::Arc::default());
        played.expect("the machine does not fail")
    };
    let one = turn(0);
    assert_eq!((one.actions.as_str(), one.plies, &*one.moves), ("take 1", 1, &[1, 0][..]));
    assert_eq!(one.termination, Termination::Finished);
    let cheat = turn(1).termination;
    assert!(matches!(cheat, Termination::Fault { seat: Seat::FIRST, fault: Fault::Illegal, .. }));
    assert_eq!(turn(2).termination, Termination::Resigned(Seat::FIRST));
}
