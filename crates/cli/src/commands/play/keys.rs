//! Keys and the mouse.

use super::app::{ExitWay, FilePurpose, Mode, RiskyAct, TerminalApp};
use super::prompt::labels;
use crate::text::{play, screen};
use damier_catalog::Way;
use damier_play::{Gesture, Thinking, TypedKeys};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

/// The longest file name that can be typed.
const LONGEST: usize = 200;

pub(super) fn handle_event(app: &mut TerminalApp, event: &Event) {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(app, *key),
        Event::Mouse(mouse) if app.mode == Mode::Play => click(app, *mouse),
        Event::Paste(text) => paste(app, text),
        _ => {}
    }
}

fn press(app: &mut TerminalApp, key: KeyEvent) {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            KeyCode::Char('c') => app.left = Some(ExitWay::Stopped),
            KeyCode::Char('r') if app.mode == Mode::Play => redo(app),
            KeyCode::Char(key @ ('u' | 'w')) => {
                if let Mode::File(purpose, name) = app.mode.clone() {
                    app.is_proposed = false;
                    app.mode = Mode::File(purpose, shorten(&name, key == 'w'));
                }
            }
            _ => {}
        }
        return;
    }
    match app.mode.clone() {
        Mode::Play => {
            app.status = None;
            let is_done = app.press_in_puzzle(key.code) || app.press_in_review(key.code);
            if !is_done && !command(app, key.code) {
                use_key(app, key.code);
            }
        }
        Mode::Help(page) => app.mode = turn_page(app, page, key.code),
        Mode::File(purpose, name) => type_name(app, purpose, name, key.code),
        Mode::Confirm(risk) => match key.code {
            // The French questions ask for `o`.
            KeyCode::Char('y' | 'Y' | 'o' | 'O') => app.accept(risk),
            _ => app.mode = Mode::Play,
        },
    }
}

/// Returns the help page after a key: arrows turn pages, other keys close the help.
fn turn_page(app: &TerminalApp, page: usize, key: KeyCode) -> Mode {
    let last = app.table.game().rules_in_pictures().len();
    match key {
        KeyCode::Right | KeyCode::Down | KeyCode::PageDown => Mode::Help((page + 1).min(last)),
        KeyCode::Left | KeyCode::Up | KeyCode::PageUp => Mode::Help(page.saturating_sub(1)),
        _ => Mode::Play,
    }
}

fn type_name(app: &mut TerminalApp, purpose: FilePurpose, mut name: String, key: KeyCode) {
    match key {
        KeyCode::Enter => return app.take_file(purpose, &name),
        KeyCode::Esc => return app.mode = Mode::Play,
        KeyCode::Backspace => {
            name.pop();
        }
        KeyCode::Char(letter) => {
            if app.is_proposed {
                name.clear();
            }
            if name.chars().count() < LONGEST {
                name.push(letter);
            }
        }
        // These keys start editing the proposal: the next letter is appended.
        KeyCode::End | KeyCode::Right | KeyCode::Left | KeyCode::Home => {}
        _ => return,
    }
    app.is_proposed = false;
    app.mode = Mode::File(purpose, name);
}

/// Removes the last word of a name if `is_part` is true (Ctrl-W), or the whole name if it is false (Ctrl-U).
fn shorten(name: &str, is_part: bool) -> String {
    let whole = name.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let kept = whole.trim_end_matches(char::is_alphanumeric);
    if is_part { kept.to_string() } else { String::new() }
}

fn paste(app: &mut TerminalApp, text: &str) {
    if let Mode::File(_, name) = &mut app.mode {
        if app.is_proposed {
            name.clear();
        }
        app.is_proposed = false;
        name.extend(text.chars().filter(|letter| !letter.is_control()).take(LONGEST));
    }
}

/// Handles a key with the same meaning in every game. Returns true if it was handled, false for any other key.
fn command(app: &mut TerminalApp, key: KeyCode) -> bool {
    match key {
        KeyCode::Char('?') => app.mode = Mode::Help(0),
        KeyCode::Char('u') if !app.table.undo() => app.say(play::nothing_to_undo()),
        KeyCode::Char('u') => app.typed.clear(),
        KeyCode::Char('U') => redo(app),
        KeyCode::Char('H') if !app.table.ask_hint() => app.say(match app.is_over() {
            true => screen::over_already(),
            false => screen::nobody_on_turn(),
        }),
        KeyCode::Char('H') => {}
        KeyCode::Char(' ' | 'p') => app.table.pause(!app.table.is_paused()),
        KeyCode::Char('+' | '=') => app.table.faster(),
        KeyCode::Char('-') => app.table.slower(),
        KeyCode::Char('S') => app.save_prompt(),
        KeyCode::Char('L') => app.risk(RiskyAct::Load),
        KeyCode::Char('n') => app.risk(RiskyAct::New),
        KeyCode::Char('R') => app.risk(RiskyAct::Resign),
        KeyCode::Char('q') => app.risk(RiskyAct::Quit),
        KeyCode::PageUp => walk(app, |here, _| here.saturating_sub(1)),
        KeyCode::PageDown => walk(app, |here, _| here + 1),
        KeyCode::Home => walk(app, |_, _| 0),
        KeyCode::End => walk(app, |_, length| length),
        KeyCode::Char('v') => app.is_overview = !app.is_overview,
        KeyCode::Esc => escape(app),
        _ => return false,
    }
    true
}

fn redo(app: &mut TerminalApp) {
    if !app.table.redo() {
        app.say(play::nothing_to_redo());
    }
}

/// Shows another position of the game. `to` computes the number of plies to show from two numbers: the plies shown now,
/// and the plies played in all.
fn walk(app: &mut TerminalApp, to: impl Fn(usize, usize) -> usize) {
    let length = app.table.length();
    app.typed.clear();
    app.table.walk_to(to(app.table.session().plies(), length).min(length));
    if app.table.can_redo() {
        let here = app.table.session().plies() as u64;
        app.say(screen::looking_back(here, length as u64));
    }
}

/// Cancels a half-typed square, a hint, or a player's thinking.
fn escape(app: &mut TerminalApp) {
    if std::mem::take(&mut app.typed).is_empty() && !app.table.drop_hint() {
        app.thinker.hurry();
    }
}

/// Handles keys that depend on the game.
fn use_key(app: &mut TerminalApp, key: KeyCode) {
    if app.table.takes_pushes() {
        match push(key) {
            Some(gesture) => app.gesture(gesture),
            None => app.say(screen::no_such_key()),
        }
        return;
    }
    match key {
        KeyCode::Left => app.point(0, -1),
        KeyCode::Right => app.point(0, 1),
        KeyCode::Up => app.point(-1, 0),
        KeyCode::Down => app.point(1, 0),
        KeyCode::Enter => app.act_here(),
        KeyCode::Char(letter) => character(app, letter),
        _ => {}
    }
}

fn push(key: KeyCode) -> Option<Gesture> {
    Some(match key {
        KeyCode::Left | KeyCode::Char('h') => Gesture::Push(Way::Left),
        KeyCode::Right | KeyCode::Char('l') => Gesture::Push(Way::Right),
        KeyCode::Up | KeyCode::Char('k') => Gesture::Push(Way::Up),
        KeyCode::Down | KeyCode::Char('j') => Gesture::Push(Way::Down),
        KeyCode::Char('a') => Gesture::PushAcross(Way::Left),
        KeyCode::Char('d') => Gesture::PushAcross(Way::Right),
        KeyCode::Char('w') => Gesture::PushAcross(Way::Up),
        KeyCode::Char('s') => Gesture::PushAcross(Way::Down),
        _ => return None,
    })
}

/// Handles a letter or digit: an action, a choice for the cell at the cursor, or a part of a square's name.
fn character(app: &mut TerminalApp, letter: char) {
    let after = format!("{}{letter}", app.typed);
    let alone = letter.to_string();
    let typed = |keys: &String| app.table.read_keys(keys, Some(app.cursor));
    let keys = if typed(&after) == TypedKeys::Nothing { alone } else { after.clone() };
    match typed(&keys) {
        TypedKeys::Control(control) => {
            if let Some(spot) = control.spot() {
                app.cursor = app.table.scene().position(spot);
            }
            app.act(&control.action);
        }
        TypedKeys::Begun => app.typed = keys,
        TypedKeys::Nothing => refuse(app, &after),
    }
}

/// Lets the rules explain why these keys are not an action.
fn refuse(app: &mut TerminalApp, keys: &str) {
    let refused = app.table.person().is_some();
    match app.table.act(keys) {
        Err(error) if refused => app.say(error),
        _ => {}
    }
}

fn click(app: &mut TerminalApp, mouse: MouseEvent) {
    let MouseEventKind::Down(button) = mouse.kind else { return };
    let at = Position { x: mouse.column, y: mouse.row };
    if let Some(action) = app.targets.action(at) {
        return app.act(&action);
    }
    let Some((row, column)) = app.targets.cell(at) else { return };
    app.status = None;
    let again = app.cursor == (row, column);
    app.cursor = (row, column);
    let meant = app.table.meant(Gesture::Cell { row, column });
    match (meant.as_slice(), button) {
        ([action], MouseButton::Left) => app.act(action),
        ([.., action], MouseButton::Right) => app.act(action),
        ([action, ..], MouseButton::Left) if again => app.act(action),
        ([_, ..], _) => {
            let scene = app.table.scene();
            let here = || scene.legal().filter(move |one| scene.is_pressed_at(one, row, column));
            let (all, first) = (labels(here()), labels(here().take(1)));
            app.say(screen::press(all, first));
        }
        _ => {}
    }
}
