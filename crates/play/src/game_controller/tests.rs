use super::*;
use crate::analyser::{Analyser, Request};
use crate::ending::{ending, ending_of, result_so_far};
use crate::seat_name::SeatNames;
use damier_catalog::open;
use damier_game::saved::SavedGame;
use damier_game::{Contest, Limits, Seat, SingleThread, Turn, Way};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn seats(players: &[Option<&str>]) -> SeatPlan {
    SeatPlan {
        players: players.iter().map(|player| player.map(str::to_string)).collect(),
        advisor: None,
        limits: Limits { nodes: Some(500), ..Limits::NONE },
        seed: 5,
        position: None,
    }
}

fn table(name: &str, players: &[Option<&str>]) -> GameController {
    let game = open(name).expect("known");
    let session = game.session(5);
    let mut table = GameController::new(game, session, seats(players));
    table.advance(Duration::ZERO);
    table
}

/// Answers the open question and lets an hour pass, so that every move is due.
fn settle(table: &mut GameController, hour: &mut u64) {
    *hour += 1;
    let mut analyser = Analyser::default();
    if let Some(query) = table.query() {
        let stop = Arc::new(AtomicBool::new(false));
        let reply = analyser.think(&query, &stop, &SingleThread).map_err(Into::into);
        table.hear(query.number, reply);
    }
    table.advance(Duration::from_secs(*hour * 3600));
    *hour += 1;
    table.advance(Duration::from_secs(*hour * 3600));
}

#[test]
fn a_person_plays_a_player_and_goes_back_and_forth() {
    let mut table = table("quarto", &[None, Some("cautious")]);
    let mut hour = 0;
    let opening = table.session().state().text();
    assert!(!table.undo() && !table.redo(), "nothing to take back");
    table.act("give 7").expect("legal");
    assert!(table.act("A1").expect_err("not ours").to_string().contains("cautious's turn"));
    let mut states = vec![opening];
    while table.person().is_none() {
        settle(&mut table, &mut hour);
    }
    states.push(table.session().state().text());
    assert!(table.undo());
    assert_eq!(table.session().state().text(), states[0]);
    assert!(table.can_redo() && table.redo());
    assert_eq!(table.session().state().text(), states[1]);
    assert!(table.undo());
    table.act("give 3").expect("legal");
    assert!(!table.can_redo(), "the game went on another way");
}

#[test]
fn resignations_are_taken_back_too() {
    let mut table = table("filler:6x6", &[None, None]);
    assert!(table.resign() && !table.resign());
    assert_eq!(table.session().turn(), Turn::Over);
    assert!(table.scene().legal().next().is_none(), "nobody can do anything");
    assert!(table.undo());
    assert!(table.scene().legal().next().is_some());
    assert_eq!(table.person(), Some(Seat::FIRST));
    assert!(table.redo());
    assert_eq!(table.session().resigned(), Some(Seat::FIRST));
}

#[test]
fn a_watched_game_waits_for_its_pace_and_for_pauses() {
    let mut table = table("2048", &[Some("greedy")]);
    assert!(table.is_watched());
    let query = table.query().expect("a player is on turn");
    let stop = Arc::new(AtomicBool::new(false));
    let reply = Analyser::default().think(&query, &stop, &SingleThread).map_err(Into::into);
    table.hear(query.number, reply);
    let plies = table.session().plies();
    let short = table.delay() / 2;
    assert!(!table.advance(short), "too early");
    table.pause(true);
    assert!(!table.advance(short * 4), "paused");
    table.pause(false);
    assert!(table.advance(short * 4));
    assert_eq!(table.session().plies(), plies + 1);
    table.advance(short * 4);
    assert_eq!(table.session().plies(), plies + 2, "chance draws at once");
    let state = table.session().state().text();
    assert!(table.undo() && table.is_paused());
    assert!(table.redo());
    table.advance(short * 5);
    assert_eq!(table.session().state().text(), state, "chance draws the same again");
}

#[test]
fn late_answers_and_trouble_change_nothing() {
    let mut table = table("filler:6x6", &[Some("greedy"), None]);
    let old = table.query().expect("greedy is on turn");
    assert!(table.ask_hint() && table.is_paused());
    let now = table.query().expect("a hint is wanted");
    assert!(now.number != old.number && matches!(now.request, Request::Hint { .. }));
    table.hear(old.number, Err("late".into()));
    assert_eq!(table.take_trouble(), None);
    table.hear(now.number, Err("no network".into()));
    assert_eq!(table.take_trouble(), Some("no network".into()));
    assert!(table.is_paused() && table.wanted().is_none(), "it does not ask again and again");
}

#[test]
fn a_hint_is_for_one_position() {
    let mut table = table("filler:6x6", &[None, None]);
    let mut hour = 0;
    assert!(table.ask_hint() && table.drop_hint() && !table.drop_hint());
    assert!(table.ask_hint());
    settle(&mut table, &mut hour);
    let hint = table.hint().expect("an answer").clone();
    let legal = table.session().legal();
    assert!(hint.ranked.iter().all(|one| legal.contains(&one.action)), "{hint:?}");
    table.act(&hint.ranked[0].action).expect("legal");
    assert!(table.hint().is_none());
}

#[test]
fn games_are_saved_loaded_and_begun_anew() {
    let mut table = table("quarto", &[None, Some("random")]);
    let before = table.session().state().text();
    table.act("give 7").expect("legal");
    assert!(table.is_unsaved());
    let saved = table.saved();
    table.mark_saved();
    table.renew(9).expect("no position to be wrong");
    assert_eq!((table.session().state().text(), table.is_unsaved()), (before, false));
    let mut broken = saved.clone();
    broken.actions.push((9, "Z9".to_string()));
    let state = table.session().state().text();
    assert!(table.load(&broken).is_err());
    assert_eq!(table.session().state().text(), state);
    table.load(&saved).expect("sound");
    assert_eq!(table.players(), [None, Some("random".to_string())]);
    assert_eq!(table.session().plies(), 1);
    let other = open("2048").expect("known").session(1).saved(Vec::new());
    table.load(&other).expect("another game");
    assert_eq!((table.game().name().as_str(), table.players().len()), ("2048", 1));
}

#[test]
fn chance_goes_on_in_a_loaded_game_as_in_its_file() {
    let mut table = table("2048", &[None]);
    for _ in 0..6 {
        let action = table.session().legal()[0].clone();
        table.act(&action).expect("legal");
    }
    let (saved, state) = (table.saved(), table.session().state().text());
    table.load(&saved).expect("sound");
    while table.undo() {}
    while table.redo() {}
    table.advance(Duration::ZERO);
    assert_eq!(table.session().state().text(), state);
}

#[test]
fn gestures_mean_actions() {
    let slides = table("2048", &[None]);
    assert_eq!(slides.meant(Gesture::Push(Way::Left)), ["left"]);
    assert_eq!(slides.meant(Gesture::PushAcross(Way::Up)), ["up"]);
    let grids = table("2048:shape=4d", &[None]);
    assert_eq!(grids.meant(Gesture::Push(Way::Up)), ["up"]);
    assert_eq!(grids.meant(Gesture::PushAcross(Way::Up)), ["ana"]);
    let placed = table("2048:spawner=adversary", &[None, None]);
    let cell = Gesture::Cell { row: 0, column: 2 };
    assert_eq!(placed.meant(cell), ["2@r1c3", "4@r1c3"]);
    assert!(placed.meant(Gesture::Push(Way::Left)).is_empty());

    let mut quarto = table("quarto", &[None, None]);
    assert_eq!(quarto.meant(Gesture::Key('F')), ["give f"]);
    quarto.act("give f").expect("legal");
    assert_eq!(quarto.meant(Gesture::Cell { row: 1, column: 3 }), ["B4"]);

    let game = open("filler:3x3").expect("known");
    let session = game.session_from("AB2/CAB/1CA 1 - -", 1).expect("a state");
    let calls = GameController::new(game, session, seats(&[None, None]));
    assert_eq!(calls.meant(Gesture::Cell { row: 1, column: 0 }), ["C"]);
    assert_eq!(calls.meant(Gesture::Key('c')), ["C"]);
    assert!(calls.meant(Gesture::Cell { row: 2, column: 0 }).is_empty(), "a zone is no call");
}

#[test]
fn a_push_that_changes_nothing_is_known_and_refused() {
    let game = open("2048").expect("known");
    let session = game.session_from("2 4 2 4/. . . ./. . . ./. . . .", 1).expect("a state");
    let mut table = GameController::new(game, session, seats(&[None]));
    assert!(table.takes_pushes());
    assert_eq!(table.meant(Gesture::Push(Way::Left)), ["left"]);
    assert!(table.act("left").expect_err("nothing moves").to_string().contains("down"));
}

#[test]
fn keys_are_read_one_after_the_other() {
    let mut quarto = table("quarto", &[None, None]);
    quarto.act("give f").expect("legal");
    assert_eq!(quarto.read_keys("B", None), TypedKeys::Begun);
    let TypedKeys::Control(control) = quarto.read_keys("b4", None) else { panic!("a square") };
    assert_eq!(control.action, "B4");
    assert_eq!(quarto.read_keys("b5", None), TypedKeys::Nothing);
    let placed = table("2048:spawner=adversary", &[None, None]);
    assert_eq!(placed.read_keys("4", None), TypedKeys::Nothing);
    let TypedKeys::Control(control) = placed.read_keys("4", Some((1, 2))) else { panic!("a tile") };
    assert_eq!(control.action, "4@r2c3");
}

#[test]
fn the_whole_game_is_saved_wherever_it_is_looked_at() {
    let mut table = table("filler:6x6", &[None, None]);
    for _ in 0..6 {
        let action = table.session().legal()[0].clone();
        table.act(&action).expect("legal");
    }
    assert!(table.resign());
    let (whole, line) = (table.saved(), table.line());
    for ply in [0, 3, 6] {
        table.go_to(ply);
        let found = table.whole();
        assert_eq!((found.actions.len(), found.resigned), (6, whole.resigned), "{ply}");
        let texts = |game: &SavedGame| game.actions.iter().map(|a| a.1.clone()).collect::<Vec<_>>();
        assert_eq!(texts(&found), texts(&whole));
    }
    assert_eq!(table.line(), line, "going back and forth changes no game");
    table.go_to(2);
    let action = table.session().legal()[1].clone();
    table.act(&action).expect("legal");
    assert_ne!(table.line(), line);
    assert_eq!(table.whole().actions.len(), 3);
    table.put_back(&whole).expect("it replays");
    assert_eq!(table.session().resigned(), whole.resigned);
    assert_eq!(table.players(), [None, None]);
}

#[test]
fn seats_are_named_in_a_list() {
    let game = open("filler").expect("known");
    let seats = parse_seats(game.as_ref(), "human, hybrid(gain=2,border=3)").expect("two names");
    assert_eq!(seats[0], None);
    assert!(seats[1].as_ref().is_some_and(|name| name.starts_with("hybrid(")), "{seats:?}");
    for wrong in ["human", "human,greedy,greedy", "human,nobody"] {
        let error = parse_seats(game.as_ref(), wrong).expect_err("wrong").to_string();
        assert!(error.contains("--players"), "{error}");
    }
}

#[test]
fn what_is_played_for_is_told_once_and_the_end_names_the_tiles() {
    let game = open("2048").expect("known");
    let session = game.session_from("1024 1024 . ./8 8 . ./4 . . ./. . . .", 1).expect("a state");
    let mut table = GameController::new(game, session, seats(&[None]));
    assert_eq!(table.take_news(), None);
    table.act("left").expect("legal");
    assert_eq!(table.take_news().expect("news").to_string(), "2048! Keep playing?");
    assert!(table.undo() && table.redo());
    assert_eq!(table.take_news(), None, "it was told");
    assert!(table.undo());
    table.act("left").expect("legal");
    assert_eq!(table.take_news().expect("made again").to_string(), "2048! Keep playing?");
    let names = table.seat_names(&|name| name.into());
    let gone_on = result_so_far(table.session(), Contest::Solo, &names).to_string();
    assert!(gone_on.starts_with("score 2064, sum of the tiles 20"), "{gone_on}");
    assert!(gone_on.ends_with(", largest tile 2048"), "{gone_on}");
    assert!(table.resign());
    let ended = ending_of(table.session(), Contest::Solo, &names).to_string();
    assert!(ended.starts_with("you resigned, final score 2064, sum of"), "{ended}");
    let saved = table.saved();
    table.load(&saved).expect("it replays");
    assert_eq!(table.take_news(), None, "a game that has it tells nothing");
}

#[test]
fn another_tile_may_be_played_for() {
    let mut table = table("2048:3x3", &[None]);
    for wrong in ["3", "2", "1099511627776", "2048", "many", "-4"] {
        let refused = table.set_goal(wrong).expect_err(wrong).to_string();
        let allowed = "a tile that can be made here: a power of two from 4 to 1024";
        assert_eq!(refused, format!("wanted tile: found `{wrong}`, expected {allowed}"));
    }
    table.set_goal("8").expect("it can be");
    for action in ["left", "down"].repeat(40) {
        let _ = table.act(action);
    }
    assert_eq!(table.take_news().expect("news").to_string(), "8! Keep playing?");
    table.renew(6).expect("a game");
    assert_eq!(table.goal_named(), Some("8"));
    let mut other = GameController::new(
        open("quarto").expect("known"),
        open("quarto").expect("known").session(1),
        seats(&[None, None]),
    );
    let refused = other.set_goal("8").expect_err("no tiles");
    assert!(refused.to_string().contains("no tile to reach"), "{refused}");
}

#[test]
fn the_end_names_who_won_and_typed_names_are_saved() {
    let told = |players: &[Option<&str>], typed: &[&str]| {
        let game = open("filler:6x6").expect("known");
        let session = game.session(3);
        let mut table = GameController::new(game, session, seats(players));
        for (seat, name) in typed.iter().enumerate() {
            table.set_name(Seat::new(seat), name);
        }
        let names = table.seat_names(&|name| name.into());
        while table.person() == Some(Seat::FIRST) || players.len() == 2 && table.person().is_some()
        {
            if table.person() == Some(Seat::SECOND) || players[1].is_some() {
                assert!(table.resign());
                break;
            }
            let action = table.session().legal()[0].clone();
            table.act(&action).expect("legal");
        }
        let ended = ending_of(table.session(), Contest::Duel, &names).to_string();
        (ended, table.saved())
    };
    assert_eq!(told(&[None, Some("greedy")], &[]).0, "you resigned and greedy wins");
    assert_eq!(told(&[None, None], &[]).0, "player 2 resigned and player 1 wins");
    let (ended, saved) = told(&[None, None], &["Anna", "B#en"]);
    assert_eq!(ended, "Ben resigned and Anna wins");
    assert_eq!(saved.players, ["Anna", "Ben"]);
    let mut again = table("filler:6x6", &[None, None]);
    again.load(&saved).expect("it replays");
    assert_eq!((again.typed_name(Seat::FIRST), again.typed_name(Seat::SECOND)), ("Anna", "Ben"));
    assert_eq!(told(&[None, None], &["greedy", " "]).1.players, ["human", "human"]);
}

#[test]
fn both_seats_of_seven_colours_are_counted_alike_at_the_end() {
    let game = open("filler:8x8").expect("known");
    let mut session = game.session(5);
    while session.turn() != Turn::Over {
        let action = session.advise("greedy", Limits::NONE, 1).expect("known").action;
        session.act(&action.expect("a call")).expect("legal");
    }
    let shown = session.state().shown_scores();
    let told = ending(session.as_ref(), Contest::Duel, &SeatNames::numbered()).to_string();
    let (more, less) = (shown[0].max(shown[1]), shown[0].min(shown[1]));
    assert!(told.ends_with(&format!(" wins, {more} to {less}")), "{told}");
    let scene = session.scene();
    let notes = scene.notes.iter().map(|note| note.aside.message().to_string());
    let notes: Vec<String> = notes.collect();
    for count in [more, less] {
        assert!(
            notes.iter().any(|note| note.contains(&format!("{count} controlled"))),
            "{notes:?}"
        );
    }
    assert!(session.state().scores().iter().sum::<i64>() <= shown.iter().sum());
}

#[test]
fn names_of_people_are_read_from_a_list() {
    let game = open("quarto").expect("known");
    let names = |players: &[Option<&str>], list: &str| {
        let players: Vec<_> = players.iter().map(|player| player.map(str::to_string)).collect();
        parse_names(game.as_ref(), &players, list).map_err(|error| error.to_string())
    };
    let both = names(&[None, None], "Anna, Ben").expect("two names");
    assert_eq!(both, [Some("Anna".to_string()), Some("Ben".to_string())]);
    let one = names(&[Some("club"), None], "Anna").expect("one name");
    assert_eq!(one, [None, Some("Anna".to_string())]);
    for (players, wrong) in
        [(2, "Anna"), (2, "Anna,club"), (2, "Anna,human"), (2, "Anna,"), (1, "A,B")]
    {
        let players = if players == 2 { [None, None] } else { [None, Some("club")] };
        let error = names(&players, wrong).expect_err(wrong);
        assert!(error.contains("--names"), "{error}");
    }
}

#[test]
fn every_line_that_was_tried_stays_in_the_tree() {
    let mut table = table("quarto", &[None, None]);
    let play = |table: &mut GameController, actions: &[&str]| {
        for action in actions {
            table.act(action).expect("legal");
        }
    };
    let tried = |table: &GameController| {
        let found = table.variations().into_iter();
        found.map(|variation| (variation.action, variation.length)).collect::<Vec<_>>()
    };
    play(&mut table, &["give 0", "A1", "give 1", "B2"]);
    table.walk_to(1);
    play(&mut table, &["C3", "give 2"]);
    table.walk_to(1);
    play(&mut table, &["D4"]);
    table.walk_to(2);
    play(&mut table, &["give 3"]);
    table.walk_to(1);
    assert_eq!(tried(&table), [("A1".to_string(), 3), ("C3".to_string(), 2)]);
    assert_eq!(table.branchings(), [1, 1]);
    // A line that only goes on with a known one replaces it.
    let variation = table.variations().remove(1);
    table.take_variation(&variation);
    assert_eq!((table.session().plies(), table.length()), (2, 3));
    table.walk_to(3);
    play(&mut table, &["A1"]);
    table.walk_to(1);
    assert_eq!(tried(&table), [("A1".to_string(), 3), ("D4".to_string(), 2)]);
    assert!(table.take_former_way());
    assert_eq!(table.session().plies(), 4);
    table.walk_to(1);
    assert_eq!(tried(&table), [("D4".to_string(), 2), ("C3".to_string(), 3)]);
    assert!(!table.has_former_way() && !table.take_former_way());
    // Another game forgets them.
    table.renew(3).expect("an opening");
    assert_eq!(tried(&table), []);
}

#[test]
fn lines_of_a_game_of_chance_come_back_with_their_tiles() {
    let mut table = table("2048", &[None]);
    let turn = |table: &mut GameController| {
        let action = table.session().legal()[0].clone();
        table.act(&action).expect("legal");
        table.advance(Duration::ZERO);
    };
    (0..5).for_each(|_| turn(&mut table));
    let end = table.session().state().text();
    assert!(table.undo() && table.undo());
    let other = table.session().legal().pop().expect("two ways");
    table.act(&other).expect("legal");
    table.advance(Duration::ZERO);
    let aside = table.session().state().text();
    assert!(table.take_former_way());
    assert_eq!(table.session().state().text(), end);
    assert!(table.undo() && table.undo());
    let variation = table.variations().remove(0);
    assert_eq!((variation.action.clone(), variation.length), (other, 2));
    table.take_variation(&variation);
    assert_eq!(table.session().state().text(), aside);
}

#[test]
fn a_finished_game_stays_finished_until_another_move_is_tried() {
    let mut table = table("filler:3x3", &[None, None]);
    while table.session().turn() != Turn::Over {
        assert!(!table.is_finished());
        let action = table.session().legal()[0].clone();
        table.act(&action).expect("legal");
    }
    table.go_to(0);
    assert!(table.is_finished() && table.session().turn() != Turn::Over);
    let other = table.session().legal().pop().expect("a call");
    table.act(&other).expect("legal");
    assert!(!table.is_finished());
}
