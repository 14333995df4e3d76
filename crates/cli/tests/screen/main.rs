//! The board on a real terminal: whole games, resizing, no colours, and every way of leaving.
#![cfg(unix)]

mod terminal;

use damier_catalog::Reach;
use std::path::Path;
use terminal::{Terminal, lines, size};

/// Starts `damier play` on a terminal.
fn play(arguments: &[&str], variables: &[(&str, &str)]) -> Terminal {
    Terminal::play(Path::new(env!("CARGO_BIN_EXE_damier")), arguments, variables)
}

#[test]
fn a_person_slides_to_the_end_of_2048() {
    let mut terminal = play(&["2048:2x2", "--seed", "4"], &[]);
    terminal.until("slide with the arrows");
    // Arrows, as a terminal sends them, until nothing slides.
    for _ in 0..200 {
        terminal.press("\x1b[D\x1b[B\x1b[C\x1b[A");
        if terminal.look().contains("Game over") {
            break;
        }
    }
    terminal.until("Game over: final score");
    terminal.until("sum of the tiles");
    terminal.press("qy");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.is_restored());
    let written = String::from_utf8_lossy(&terminal.written).into_owned();
    let last: Vec<&str> = written.trim_end().rsplit('\n').take(2).collect();
    assert!(last[0].contains("your new best score"), "{last:?}");
    assert!(last[1].contains("final score") && last[1].contains("largest tile"), "{last:?}");
}

#[test]
fn a_person_plays_seven_colours_against_a_player() {
    let mut terminal = play(
        &["filler:5x5,colours=3,layout=no-equal", "--against", "greedy", "--seed", "1"],
        &[("COLORTERM", "truecolor")],
    );
    terminal.until("Your turn: choose a colour");
    for _ in 0..100 {
        terminal.press("abc");
        let shown = terminal.until_any(&[
            "Your turn: choose",
            "Game over",
            "expected",
            "wait for its move",
        ]);
        if shown.contains("Game over") {
            break;
        }
    }
    terminal.until("Game over: ");
    assert!(
        terminal.written.windows(6).any(|bytes| bytes == b";48;2;" || bytes == b"[48;2;"),
        "true colours"
    );
    terminal.press("\x03");
    assert_eq!(terminal.end(), 130);
}

#[test]
fn two_players_are_watched_at_quarto_on_another_size() {
    let players = ["quarto", "--players", "cautious,random", "--seed", "2"];
    let mut terminal = play(&players, &[]);
    terminal.until("cautious (player 1)");
    terminal.press("++++++");
    terminal.until("0 ms a move");
    terminal.until("Game over: ");
    terminal.screen.screen_mut().set_size(lines(40), lines(120));
    terminal.resize(size(120, 40));
    terminal.press("u");
    let shown = terminal.until("paused before");
    assert!(shown.lines().count() > 30, "the new screen is used:\n{shown}");
    terminal.screen.screen_mut().set_size(lines(6), lines(40));
    terminal.resize(size(40, 6));
    terminal.until("needs a screen of");
    terminal.press("qy");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.is_restored());
}

/// Returns the number of moves in the title.
fn plies(shown: &str) -> usize {
    let title = shown.lines().next().unwrap_or_default();
    let number = title.split_once("move ").expect("a title").1;
    number.split([' ', ',']).next().and_then(|word| word.parse().ok()).expect("a number")
}

/// Clicks all over the screen; games that are pushed have nothing to click and get arrows.
#[test]
fn every_game_is_acted_in_by_the_mouse_or_by_arrows() {
    for info in damier_catalog::games() {
        let mut session = damier_catalog::open(info.name).expect(info.name).session(3);
        while session.roll() {}
        let is_push = |reach| matches!(reach, Reach::Push(_) | Reach::PushAcross(_));
        let is_pushed = session.scene().legal().all(|control| is_push(control.reach));
        let mut terminal = play(&[info.name, "--seed", "3"], &[]);
        let begun = plies(&terminal.until("? help"));
        let mut line = 1;
        while !terminal.shows_soon(|shown| plies(shown) != begun) {
            assert!(line <= 24, "nothing on the screen acts in {}", info.name);
            if is_pushed {
                terminal.press("\x1b[D\x1b[B\x1b[C\x1b[A");
            } else {
                let click = |column: usize| format!("\x1b[<0;{};{line}M", 2 * column);
                terminal.press(&(1..=40).map(click).collect::<String>());
            }
            line += 1;
        }
        terminal.press("\x03");
        assert_eq!(terminal.end(), 130);
    }
}

#[test]
fn no_color_means_no_colour() {
    let mut terminal = play(&["quarto"], &[("NO_COLOR", "1"), ("COLORTERM", "24bit")]);
    terminal.until("give your rival a piece");
    terminal.press("fb2");
    terminal.until("[█W█]");
    terminal.press("\x03");
    assert_eq!(terminal.end(), 130);
    let text = String::from_utf8_lossy(&terminal.written).into_owned();
    for sequence in text.split("\x1b[").skip(1) {
        let Some((codes, _)) = sequence.split_once('m') else { continue };
        let coloured = |code: &str| {
            let code: u32 = code.parse().unwrap_or(0);
            matches!(code, 30..=38 | 40..=48 | 90..=107)
        };
        let is_style = codes.chars().all(|c| c.is_ascii_digit() || c == ';');
        assert!(!is_style || !codes.split(';').any(coloured), "{codes}");
    }
}

#[test]
fn ctrl_c_and_a_signal_restore_the_screen() {
    let mut terminal = play(&["2048"], &[]);
    terminal.until("slide with the arrows");
    assert!(terminal.screen.screen().alternate_screen(), "the board has a screen of its own");
    terminal.press("\x03");
    assert_eq!(terminal.end(), 130);
    assert!(terminal.is_restored());

    let long = "alphabeta(depth=32),alphabeta(depth=32)";
    let mut terminal = play(&["quarto", "--players", long, "--budget", "60s/move"], &[]);
    terminal.until("is thinking");
    // The shell's builtin `kill`: a minimal system has no other.
    let end = format!("kill -TERM {}", terminal.child.process_id().expect("running"));
    let sent = std::process::Command::new("sh").args(["-c", &end]).status();
    assert!(sent.expect("a shell is there").success());
    assert_eq!(terminal.end(), 130);
    assert!(terminal.is_restored());
}

#[test]
fn plain_lines_are_there_for_those_who_want_them() {
    for (arguments, variables) in
        [(vec!["quarto", "--plain"], vec![]), (vec!["quarto"], vec![("TERM", "dumb")])]
    {
        let mut terminal = play(&arguments, &variables);
        terminal.until("type `help` for help");
        terminal.press("quit\r");
        assert_eq!(terminal.end(), 0);
        assert!(!terminal.written.contains(&0x1b), "no control sequences");
    }
}

/// The ways in which the program learns of it: with or without a signal.
#[test]
fn it_ends_when_the_terminal_goes_away_and_keeps_the_game() {
    for first in ["true", "trap '' HUP"] {
        let data = tempfile::tempdir().expect("a folder");
        let folder = data.path().to_str().expect("text").to_string();
        let variables = [("DAMIER_DATA", folder.as_str())];
        let program = Path::new(env!("CARGO_BIN_EXE_damier"));
        let arguments = ["2048:3x3", "--seed", "3"];
        let mut terminal = Terminal::play_after(first, program, &arguments, &variables);
        terminal.until("slide with the arrows");
        terminal.press("\x1b[D\x1b[B\x1b[D\x1b[B\x1b[C");
        terminal.until("move 5");
        terminal.hang_up();
        assert!(terminal.has_ended(), "after `{first}` it goes on without a terminal");
        assert_eq!(
            terminal.end(),
            130,
            "after `{first}`: no panic, though nobody can be told of anything"
        );
        let kept = data.path().join("interrupted/2048_3x3.txt");
        let text = std::fs::read_to_string(&kept).expect("the game is kept");

        let mut terminal = play(&["2048:3x3"], &variables);
        terminal.until("a game was interrupted: L, then Enter, continues it");
        terminal.press("L\r");
        terminal.until("loaded ");
        terminal.press("\x03");
        terminal.end();
        assert_eq!(std::fs::read_to_string(&kept).expect("it is still kept"), text);
        let mut terminal = play(&["2048:3x3"], &variables);
        terminal.until("a game was interrupted");
        terminal.press("L\r");
        terminal.until("loaded ");
        terminal.press("q");
        assert_eq!(terminal.end(), 0);
        assert!(!kept.exists(), "left on purpose");
    }
}

#[test]
fn a_name_typed_over_a_proposed_one_replaces_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let name = |end: &str| folder.path().join(end).display().to_string();
    let saved = |keys: &str| {
        let data = tempfile::tempdir().expect("a folder");
        let variables = [("DAMIER_DATA", data.path().to_str().expect("text"))];
        let mut terminal = play(&["2048:3x3"], &variables);
        terminal.until("slide");
        terminal.press("S");
        terminal.until("game.txt");
        terminal.press(keys);
        terminal.until("saved");
        terminal.press("q");
        assert_eq!(terminal.end(), 0);
    };
    saved(&format!("{}\r", name("typed.txt")));
    saved(&format!("\u{15}{}\r", name("after-ctrl-u.txt")));
    saved(&format!("\u{15}{}\u{17}txt\r", name("after-ctrl-w.old")));
    let mut names: Vec<String> = std::fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    assert_eq!(names, ["after-ctrl-u.txt", "after-ctrl-w.txt", "typed.txt"]);
}
