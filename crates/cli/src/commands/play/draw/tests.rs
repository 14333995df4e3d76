use super::draw;
use crate::commands::play::app::{Mode, RiskyAct, TerminalApp};
use crate::commands::play::keys::handle_event;
use crate::commands::play::paint::{Depth, Paint, Theme};
use damier_catalog::{Limits, Session, games, open};
use damier_i18n::Lang;
use damier_play::{GameController, SeatPlan, Thinker};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color;
use std::time::Duration;

/// Sets up a board with people at all seats.
pub(super) fn app(game: &str, position: Option<&str>, depth: Depth) -> TerminalApp {
    let rules = open(game).expect("known");
    let session = match position {
        Some(text) => rules.session_from(text, 3).expect("a state"),
        None => rules.session(3),
    };
    let mut app = app_of(game, session);
    app.paint = Paint { depth, theme: Theme::Auto, lang: Lang::English };
    app
}

/// Sets up a board without colours with a running game and people at all seats.
pub(super) fn app_of(game: &str, session: Box<dyn Session>) -> TerminalApp {
    let game = open(game).expect("known");
    let seated = SeatPlan {
        players: vec![None; game.seats()],
        advisor: None,
        limits: Limits { nodes: Some(500), ..Limits::NONE },
        seed: 3,
        position: None,
    };
    let thinker = Thinker::start(1).expect("a thread");
    let paint = Paint { depth: Depth::Mono, theme: Theme::Auto, lang: Lang::English };
    let mut app = TerminalApp::new(GameController::new(game, session, seated), thinker, paint);
    app.step(Duration::ZERO);
    app
}

pub(super) fn shown(app: &mut TerminalApp, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    let mut targets = None;
    terminal.draw(|frame| targets = Some(draw(frame, app))).expect("drawn");
    app.targets = targets.expect("drawn");
    terminal.backend().buffer().clone()
}

fn lines(buffer: &Buffer) -> Vec<String> {
    let line = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(|y| line(y).trim_end().to_string()).collect()
}

pub(super) fn text(app: &mut TerminalApp, width: u16, height: u16) -> String {
    lines(&shown(app, width, height)).join("\n")
}

pub(super) fn key(app: &mut TerminalApp, code: KeyCode) {
    handle_event(app, &Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

pub(super) fn type_keys(app: &mut TerminalApp, keys: &str) {
    keys.chars().for_each(|letter| key(app, KeyCode::Char(letter)));
}

/// Clicks where the board shows a text.
fn click(app: &mut TerminalApp, text: &str, button: MouseButton) {
    let lines = lines(&shown(app, 80, 24));
    let (row, line) =
        lines.iter().enumerate().find(|(_, line)| line.contains(text)).expect("on the screen");
    let column = line[..line.find(text).expect("here")].chars().count();
    press_mouse(app, column as u16, row as u16, button);
}

/// Clicks in the corner of a cell.
pub(super) fn click_cell(app: &mut TerminalApp, row: usize, column: usize, button: MouseButton) {
    shown(app, 80, 24);
    let cell = app.targets.cells.iter().find(|(_, r, c)| (*r, *c) == (row, column));
    let area = cell.expect("on the screen").0;
    press_mouse(app, area.x, area.y, button);
}

fn press_mouse(app: &mut TerminalApp, column: u16, row: u16, button: MouseButton) {
    let kind = MouseEventKind::Down(button);
    handle_event(
        app,
        &Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }),
    );
}

#[test]
fn tiles_stand_on_any_screen() {
    let board = "2 4 8 16/32 64 128 256/512 1024 2048 4096/8192 16384 32768 . score=1000";
    let mut app = app("2048", Some(board), Depth::True);
    for (width, height) in [(80, 24), (40, 15)] {
        let text = text(&mut app, width, height);
        for tile in board.split(['/', ' ']).filter(|tile| tile.chars().all(char::is_numeric)) {
            assert!(text.split_whitespace().any(|word| word == tile), "{tile} in\n{text}");
        }
        assert!(text.contains("score: 1000") && text.contains("slide with the arrows"), "{text}");
    }
    let wide = text(&mut app, 160, 50);
    assert!(wide.contains("▄█  ▄█  █▀▀") || wide.contains("█▀▀ █ █"), "16 or 64, large: {wide}");
    assert!(wide.contains("score: 1000"), "{wide}");
    let buffer = shown(&mut app, 80, 24);
    let grounds: std::collections::HashSet<Color> =
        buffer.content.iter().map(|cell| cell.bg).collect();
    assert!(grounds.len() > 15, "each tile has its colour: {grounds:?}");
}

#[test]
fn pieces_stay_beside_a_hint_on_a_small_screen() {
    let mut app = app("quarto", Some("01.3/5..e/..../.... -"), Depth::Mono);
    type_keys(&mut app, "H");
    while app.is_busy() {
        app.step(Duration::ZERO);
    }
    let text = text(&mut app, 40, 20);
    for digit in ["2(", "4(", "f["] {
        assert!(text.contains(digit), "{digit} in\n{text}");
    }
    assert!(text.contains("give "), "{text}");
}

#[test]
fn huge_tiles_are_written_as_powers() {
    let mut board = ["."; 8].join(" ");
    board = format!("18446744073709551616 1048576 {}", &board[4..]);
    let rows = [vec![board], vec![["."; 8].join(" "); 7]].concat().join("/");
    let mut app = app("2048:8x8", Some(&rows), Depth::Mono);
    let text = text(&mut app, 80, 24);
    assert!(text.contains("2^64") && text.contains("2^20"), "{text}");
}

#[test]
fn the_box_is_four_grids_and_slides_both_ways() {
    let mut app = app("2048:shape=4d", Some(&[". . . 2"; 4].join("/")), Depth::Mono);
    assert!(text(&mut app, 80, 24).contains("WASD between the grids"));
    key(&mut app, KeyCode::Left);
    type_keys(&mut app, "a");
    let session = app.table.session().saved(Vec::new());
    let slides: Vec<&str> =
        session.actions.iter().step_by(2).map(|(_, text)| text.as_str()).collect();
    assert_eq!(slides, ["left", "in"], "chance draws between two keys: {:?}", session.actions);
}

#[test]
fn an_adversary_places_tiles_by_cursor_and_mouse() {
    let mut app = app("2048:3x3,spawner=adversary", None, Depth::Mono);
    let text = text(&mut app, 80, 24);
    let prompt = squeezed("then 2 or 4");
    assert!(
        text.contains("c1") && text.contains("r3") && squeezed(&text).contains(&prompt),
        "{text}"
    );
    key(&mut app, KeyCode::Up);
    key(&mut app, KeyCode::Left);
    type_keys(&mut app, "4");
    assert_eq!(app.table.session().last_action().as_deref(), Some("4@r1c1"));
    click(&mut app, "r3", MouseButton::Left);
    assert_eq!(app.table.session().plies(), 1, "a label is no cell");
    click_cell(&mut app, 2, 1, MouseButton::Left);
    assert_eq!(app.table.session().plies(), 1, "a first click only points");
    click_cell(&mut app, 2, 1, MouseButton::Left);
    assert_eq!(app.table.session().last_action().as_deref(), Some("2@r3c2"));
}

#[test]
fn colours_are_letters_and_halves_where_there_is_no_room() {
    let mut small = app("filler:10x10", None, Depth::True);
    let text_small = text(&mut small, 80, 24);
    assert!(text_small.contains("player 1: 1 owned, 1 controlled"), "{text_small}");
    let letters = |text: &str| text.chars().filter(|c| ('A'..='G').contains(c)).count();
    assert!(letters(&text_small) >= 98, "{text_small}");

    let mut large = app("filler", None, Depth::True);
    let whole = text(&mut large, 80, 24);
    assert_eq!(whole.matches('▀').count() + whole.matches('◆').count(), 450, "{whole}");
    type_keys(&mut large, "v");
    let part = text(&mut large, 80, 24);
    assert!(letters(&part) > 300 && !part.contains('▀'), "{part}");
    assert!(letters(&text(&mut large, 110, 40)) >= 898);
    let mut mono = app("filler", None, Depth::Mono);
    assert!(!text(&mut mono, 80, 24).contains('▀'), "halves say nothing without colours");
}

#[test]
fn colours_are_called_by_letter_and_by_click() {
    let mut app = app("filler:3x3", Some("AB2/CAB/1CA 1 - -"), Depth::Mono);
    type_keys(&mut app, "C");
    assert_eq!(app.table.session().last_action().as_deref(), Some("C"));
    click_cell(&mut app, 0, 1, MouseButton::Left);
    assert_eq!(app.table.session().last_action().as_deref(), Some("B"));
    type_keys(&mut app, "z");
    assert!(text(&mut app, 80, 24).contains("expected"), "the rules say what is expected");
}

#[test]
fn pieces_show_their_traits() {
    let mut app = app("quarto", Some("f.../.0../..../...7 4"), Depth::Mono);
    for (width, height) in [(80, 24), (70, 24)] {
        let text = text(&mut app, width, height);
        // White tall solid square; black low hollow round; black tall solid square; in hand: tall.
        for sign in ["[███]", "[█W█]", "( b )", "[█B█]", "in hand: 4( B )", "[ ] square"]
        {
            assert!(text.contains(sign), "{sign} in\n{text}");
        }
    }
    type_keys(&mut app, "b");
    assert!(text(&mut app, 80, 24).contains("B and which column?"));
    type_keys(&mut app, "4");
    assert_eq!(app.table.session().last_action().as_deref(), Some("B4"));
    key(&mut app, KeyCode::Right);
    key(&mut app, KeyCode::Enter);
    assert_eq!(app.table.session().last_action().as_deref(), Some("give 2"));
    type_keys(&mut app, "u");
    click(&mut app, "e(█W█)", MouseButton::Left);
    assert_eq!(app.table.session().last_action().as_deref(), Some("give e"));
}

#[test]
fn hints_are_ranked_and_exact_where_a_solver_answers() {
    let mut app = app("quarto", Some("b74./c.93/20fd/.5a. 6"), Depth::Mono);
    type_keys(&mut app, "H");
    while app.is_busy() {
        app.step(Duration::ZERO);
    }
    let text = text(&mut app, 80, 24);
    assert!(text.contains("Hint (exact)") && text.contains("win in 1 placement"), "{text}");
    assert!(text.contains("expected: B2") && text.contains("completes "), "{text}");
}

#[test]
fn what_may_be_lost_is_asked_about() {
    let mut app = app("quarto", None, Depth::Mono);
    type_keys(&mut app, "7q");
    assert_eq!(app.mode, Mode::Confirm(RiskyAct::Quit));
    assert!(text(&mut app, 80, 24).contains("not saved. Quit? y or n"));
    type_keys(&mut app, "n");
    assert!(app.left.is_none());
    type_keys(&mut app, "Ry");
    assert!(text(&mut app, 80, 24).contains("player 2 resigned and player 1 wins"));
    type_keys(&mut app, "u");
    assert_eq!(app.table.session().resigned(), None);
    type_keys(&mut app, "?");
    assert!(text(&mut app, 80, 24).contains("Keys (right arrow: rules in pictures"));
    type_keys(&mut app, "xqy");
    assert!(app.left.is_some());
}

#[test]
fn a_game_is_saved_and_loaded_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt").display().to_string();
    let mut app = app("quarto", None, Depth::Mono);
    let name = |app: &mut TerminalApp, command: &str, name: &str| {
        type_keys(app, command);
        (0..200).for_each(|_| key(app, KeyCode::Backspace));
        type_keys(app, name);
        key(app, KeyCode::Enter);
    };
    type_keys(&mut app, "7");
    name(&mut app, "S", &path);
    let told = |app: &TerminalApp| app.status.clone().expect("told").to_string();
    assert!(told(&app).starts_with("saved to"), "{:?}", app.status);
    type_keys(&mut app, "n");
    assert_eq!(app.table.session().plies(), 0, "a saved game is not asked about");
    name(&mut app, "L", &format!("{path}.missing"));
    assert!(told(&app).contains("cannot be read"), "{:?}", app.status);
    name(&mut app, "L", &path);
    assert_eq!(app.table.session().plies(), 1, "{:?}", app.status);
    type_keys(&mut app, "a1");
    name(&mut app, "S", &path);
    let saved = std::fs::read_to_string(&path).expect("saved to its own file unasked");
    assert!(saved.contains("2. A1"), "{saved}");
    type_keys(&mut app, "n");
    name(&mut app, "S", &path);
    assert_eq!(app.mode, Mode::Confirm(RiskyAct::Replace));
    type_keys(&mut app, "n");
    assert_eq!(std::fs::read_to_string(&path).expect("there"), saved);
    name(&mut app, "S", &path);
    type_keys(&mut app, "y");
    assert!(!std::fs::read_to_string(&path).expect("there").contains("A1"));
}

#[test]
fn too_small_a_screen_says_what_is_needed() {
    let large = ["2048:shape=4d", "2048:8x8", "filler:64x64"];
    for game in games().iter().map(|info| info.name).chain(large) {
        let mut app = app(game, None, Depth::True);
        assert!(text(&mut app, 21, 10).contains("screen of"), "{game}");
        assert!(!text(&mut app, 80, 24).contains("needs a screen of"), "{game} fits");
        for (width, height) in [(1, 1), (80, 1), (1, 24), (300, 100), (61, 20)] {
            shown(&mut app, width, height);
        }
    }
}

#[test]
fn the_screen_speaks_french() {
    let mut app = app("quarto", None, Depth::Mono);
    app.lang = Lang::French;
    let screen = text(&mut app, 100, 30);
    for part in ["donnez une pièce à l’adversaire\u{a0}:", "joueur 1", "? aide", "pleine", "coup 0"]
    {
        assert!(screen.contains(part), "{part}: {screen}");
    }
    type_keys(&mut app, "?");
    let help = text(&mut app, 100, 30);
    assert!(help.contains("arrêter de réfléchir") && help.contains("donner une pièce"), "{help}");
}

/// Returns a text without the spaces and frames that break lines.
pub(super) fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace() && *letter != '│').collect()
}

#[test]
fn moves_are_walked_through_and_the_help_begins_with_the_rules() {
    let mut app = app("quarto", None, Depth::Mono);
    type_keys(&mut app, "7b2");
    let end = app.table.session().state().text();
    key(&mut app, KeyCode::PageUp);
    assert_eq!((app.table.session().plies(), app.table.length()), (1, 2));
    assert!(text(&mut app, 100, 30).contains("move 1 of 2; End returns"));
    key(&mut app, KeyCode::Home);
    assert_eq!(app.table.session().plies(), 0);
    key(&mut app, KeyCode::PageDown);
    key(&mut app, KeyCode::End);
    assert_eq!(app.table.session().state().text(), end);
    assert_eq!(app.status, None);
    app.mode = Mode::Help(0);
    let help = text(&mut app, 80, 24);
    assert!(
        squeezed(&help).contains(&squeezed("Complete a line of four pieces that share a trait")),
        "{help}"
    );
}

#[test]
fn a_language_that_is_longer_by_two_fifths_is_not_cut() {
    for (game, position) in [
        ("2048", None),
        ("2048:spawner=adversary", None),
        ("filler:8x7", None),
        ("quarto", None),
        ("quarto", Some("..../.7../..../.... d")),
    ] {
        let mut app = app(game, position, Depth::Mono);
        app.lang = Lang::Pseudo;
        let says = |app: &mut TerminalApp, wanted: &str| {
            let screen = text(app, 80, 24);
            assert!(!screen.contains('…'), "{game}: {screen}");
            assert!(squeezed(&screen).contains(&squeezed(wanted)), "{game}, {wanted}: {screen}");
        };
        let prompt = app.prompt().say(Lang::Pseudo);
        says(&mut app, &prompt);
        // A longer message also covers the line of keys.
        let keys = [crate::text::screen::foot_help(), crate::text::screen::foot_quit()];
        for key in keys.iter().filter(|_| prompt.chars().count() <= 80) {
            says(&mut app, &key.say(Lang::Pseudo));
        }
        for risk in
            [RiskyAct::Resign, RiskyAct::Quit, RiskyAct::New, RiskyAct::Replace, RiskyAct::Load]
        {
            app.mode = Mode::Confirm(risk);
            says(&mut app, &super::overlay::question(risk).say(Lang::Pseudo));
        }
        app.mode = Mode::Help(0);
        for line in super::overlay::help_lines(&app) {
            says(&mut app, &line.say(Lang::Pseudo));
        }
    }
}

#[test]
fn the_panel_says_what_the_rules_change() {
    let mut usual = app("quarto", None, Depth::Mono);
    assert!(!text(&mut usual, 120, 40).contains("four loses"));
    let mut misere = app("quarto:misere", None, Depth::Mono);
    for (width, height) in [(80, 24), (120, 40)] {
        let shown = text(&mut misere, width, height);
        assert!(shown.contains("loses."), "{shown}");
    }
}
