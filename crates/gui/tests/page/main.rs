//! The page in a real browser: whole games by keyboard and touch, storage, and announcements.
//!
//! `cargo xtask page --check` builds the page and runs this; `--pictures FOLDER` leaves pictures of it.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

mod access;
mod browser;
mod host;
mod links;
// A run is played for it, as only a window can.
#[cfg(feature = "window")]
mod report;
mod sound;
mod tabs;

use base64::Engine;
use browser::Browser;
use host::Host;
use serde_json::{Value, json};
use std::path::PathBuf;

/// The folder of the page.
fn page() -> Host {
    let folder = std::env::var_os("DAMIER_PAGE").map(PathBuf::from);
    let folder =
        folder.expect("DAMIER_PAGE: the folder of the page, as `cargo xtask page` builds it");
    assert!(folder.join("damier_bg.wasm").is_file(), "{}: no page", folder.display());
    Host::start(&folder)
}

/// A day with a Quarto puzzle: which piece to give.
const DAY: u64 = 20_003;

const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';
const ESCAPE: char = '\u{e00c}';

/// Returns the state of the board, once it is drawn.
fn board(browser: &Browser) -> Value {
    let script = "return performance.getEntriesByName('board').length > 0 && window.damier";
    browser.wait("a board", script)
}

/// Counts the frames of two seconds, and the longest time between two of them.
const FRAMES: &str = "new Promise((done) => {
    const began = performance.now();
    let [last, longest, count] = [began, 0, 0];
    const frame = (now) => {
        [last, longest, count] = [now, Math.max(longest, now - last), count + 1];
        if (now - began < 2000) requestAnimationFrame(frame); else done([count, longest]);
    };
    requestAnimationFrame(frame);
})";

/// Returns the state of the board, once a condition holds.
fn board_when(browser: &Browser, what: &str) -> Value {
    let script = format!("const board = window.damier; return board && ({what}) && board");
    browser.wait(what, &script)
}

fn place(board: &Value, target: &str) -> Option<[f64; 2]> {
    let mut targets = board["targets"].as_array()?.iter();
    let found = targets.find(|one| one[0] == target)?;
    Some([found[1][0].as_f64()?, found[1][1].as_f64()?])
}

/// Touches the control of an action, at its place in a frame that was drawn afterwards, because the last known place
/// may be a frame old.
fn tap(browser: &Browser, action: &str) {
    let frame = "new Promise((done) => requestAnimationFrame(done))";
    browser.run_later(&format!("{frame}.then(() => {frame}).then(() => {frame})"));
    let now = board(browser);
    browser.tap(place(&now, action).unwrap_or_else(|| panic!("{action}: {now}")));
}

fn text<'a>(board: &'a Value, field: &str) -> &'a str {
    board[field].as_str().expect("a text")
}

/// Checks that the game is over and its result is announced.
fn assert_over(browser: &Browser, board: &Value) {
    assert_eq!(board["isOver"], true, "{board}");
    let read = browser.run("return document.getElementById('status').textContent");
    let told = format!("{} {}", text(board, "status"), text(board, "news"));
    assert_eq!(read, told.trim(), "what is read aloud");
    assert!(text(board, "status").starts_with("Game over"), "{board}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_whole_game_of_2048_is_played_by_keyboard_and_kept_over_a_reload() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.go(&format!("{}?game=2048", host.address()));
    let mut now = board(&browser);
    let drawn = browser.run("return performance.getEntriesByName('board')[0].startTime");
    eprintln!("from the address to the first board: {:.0} ms", drawn.as_f64().expect("a time"));
    assert_eq!(now["game"], "2048");
    let mut is_kept = false;
    while now["isOver"] == false {
        browser.press(&[LEFT, UP, LEFT, DOWN, RIGHT, UP, LEFT, DOWN], 30);
        now = board(&browser);
        if !is_kept && now["plies"].as_u64() > Some(30) {
            // Keys may still be on their way.
            std::thread::sleep(std::time::Duration::from_secs(1));
            now = board(&browser);
            browser.click("Review");
            board_when(&browser, "board.plies < 10");
            browser.reload();
            let after = board(&browser);
            assert_eq!((&after["state"], &after["plies"]), (&now["state"], &now["plies"]));
            is_kept = true;
        }
    }
    assert!(is_kept, "{now}");
    assert_over(&browser, &now);
    assert!(text(&now, "status").contains("final score"), "{now}");
    assert_eq!(now["news"], "this is your new best score");
    let best = browser.run("return localStorage.getItem('damier.best')");
    let best = best.as_str().expect("kept").trim_end().to_string();
    assert!(text(&now, "status").contains(best.trim_end_matches(" 2048")), "{best}: {now}");
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_whole_game_of_seven_colours_is_played_by_touch() {
    let (host, browser) = (page(), Browser::open(390, 844, true));
    browser.go(&format!("{}?game=filler:8x7,colours=6&seat2=greedy&seed=3", host.address()));
    let mut now = board(&browser);
    for turn in 0.. {
        if now["isOver"] == true {
            break;
        }
        let targets = now["targets"].as_array().expect("targets").clone();
        let colours: Vec<&str> = targets.iter().filter_map(|one| one[0].as_str()).collect();
        let colours: Vec<&str> = colours.into_iter().filter(|name| name.len() == 1).collect();
        let colour = colours[turn % colours.len()];
        tap(&browser, colour);
        let plies = &now["plies"];
        let moved = format!("board.plies > {plies} && (board.isPersonsTurn || board.isOver)");
        now = board_when(&browser, &moved);
    }
    assert_over(&browser, &now);
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_whole_game_of_quarto_is_played_by_touch() {
    let (host, browser) = (page(), Browser::open(820, 1180, true));
    browser.go(&format!("{}?game=quarto&seat2=cautious&seed=3", host.address()));
    let mut now = board(&browser);
    while now["isOver"] == false {
        let action = any_action(text(&now, "state"));
        tap(&browser, &action);
        let moved =
            format!("board.plies > {} && (board.isPersonsTurn || board.isOver)", now["plies"]);
        now = board_when(&browser, &moved);
    }
    assert_over(&browser, &now);
}

/// Returns the first remaining piece or free square of a state, for example `9f6./..../0.../8... -`.
fn any_action(state: &str) -> String {
    let (rows, hand) = state.split_once(' ').expect("rows and a hand");
    if hand == "-" {
        let mut left = "0123456789abcdef".chars().filter(|&piece| !rows.contains(piece));
        return format!("give {}", left.next().expect("a piece"));
    }
    let square = rows.replace('/', "").find('.').expect("a square");
    format!("{}{}", ["A", "B", "C", "D"][square / 4], square % 4 + 1)
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_swipe_is_a_move_and_never_scrolls() {
    let (host, browser) = (page(), Browser::open(390, 844, true));
    browser.go(&format!("{}?game=2048&seed=1", host.address()));
    let now = board(&browser);
    let middle = place(&now, "row 2, column 2").expect("a cell");
    let ways = [[-80.0, 0.0], [0.0, -80.0], [80.0, 0.0], [0.0, 80.0]];
    for [x, y] in ways {
        browser.swipe(middle, [middle[0] + x, middle[1] + y]);
    }
    let after = board_when(&browser, &format!("board.plies > {}", now["plies"]));
    assert!(after["plies"].as_u64() > now["plies"].as_u64());
    let view = "return [scrollX, scrollY, visualViewport.scale, document.body.scrollHeight <= innerHeight]";
    assert_eq!(browser.run(view), json!([0, 0, 1, true]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn nothing_waits_for_a_player_that_thinks_and_it_can_be_cut_short() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    // From the empty board it looks ahead for longer than anybody waits, on any machine.
    let player = "alphabeta(depth=32)";
    browser.go(&format!("{}?game=quarto&seat2={player}&budget=600s/move", host.address()));
    let now = board(&browser);
    browser.press(&['7'], 0);
    let thinking = board_when(&browser, "!board.isPersonsTurn");
    assert!(thinking["plies"].as_u64() > now["plies"].as_u64());
    let frames = browser.run_later(FRAMES);
    eprintln!("in 2 s of thinking: {} frames, the longest {} ms", frames[0], frames[1]);
    // Software draws a few frames a second on a busy machine; a page that waited would draw none.
    assert!(frames[0].as_f64() > Some(2.0) && frames[1].as_f64() < Some(5000.0), "{frames}");
    assert_eq!(browser.run("return window.damier.plies"), thinking["plies"]);
    browser.press(&[ESCAPE], 0);
    board_when(&browser, &format!("board.plies > {}", thinking["plies"]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_game_is_saved_as_a_download_and_loaded_from_a_file() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    let folder = tempfile::tempdir().expect("a folder");
    let allow = json!({ "behavior": "allow", "downloadPath": folder.path() });
    browser.command("Browser.setDownloadBehavior", &allow);
    browser.go(&format!("{}?game=quarto&seed=3", host.address()));
    board(&browser);
    browser.click("give 7: black tall solid square");
    let given = board_when(&browser, "board.plies === 1");
    browser.click("More");
    browser.click("Save");
    browser.hear("Save the game");
    browser.click("Save the file");
    browser.hear("game.txt was saved to your downloads");
    let file = folder.path().join("game.txt");
    let began = std::time::Instant::now();
    while !file.is_file() && began.elapsed().as_secs() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let saved = std::fs::read_to_string(&file).expect("the download");
    assert!(saved.contains("1. give 7"), "{saved}");
    browser.click("New game");
    board_when(&browser, "board.plies === 0");
    browser.drop_file(&saved.replace("give 7", "give z"));
    browser.hear("give z");
    assert_eq!(board(&browser)["plies"], 0, "a damaged file changes nothing");
    browser.drop_file(&saved);
    let loaded = board_when(&browser, "board.plies === 1");
    assert_eq!(loaded["state"], given["state"]);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn it_works_without_a_network_after_the_first_visit() {
    let (host, browser) = (page(), Browser::open(820, 1180, true));
    let address = format!("{}?game=filler:8x7,colours=6&seat2=greedy&seed=3", host.address());
    browser.go(&address);
    board(&browser);
    browser.run_later("navigator.serviceWorker.ready.then(() => true)");
    drop(host);
    browser.reload();
    board(&browser);
    tap(&browser, "A");
    board_when(&browser, "board.plies >= 2 && board.isPersonsTurn");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_damaged_game_in_the_browser_is_left_out() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.go(&host.address());
    browser.run("localStorage.setItem('damier.game', '{\"query\": 7')");
    browser.go(&host.address());
    assert_eq!(board(&browser)["game"], "2048", "what was kept is damaged");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn it_speaks_the_language_that_is_asked_for_and_remembers_a_choice() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    let language = || browser.run("return document.documentElement.lang");
    browser.go(&format!("{}?game=quarto&seed=3&lang=fr", host.address()));
    let now = board(&browser);
    assert!(text(&now, "status").starts_with("À vous de jouer, joueur 1"), "{now}");
    assert_eq!(language(), "fr");
    browser.click("donner 7\u{a0}: noire, haute, pleine, carrée");
    let now = board_when(&browser, "board.plies === 1");
    browser.click("Indice");
    browser.hear("Indice (");
    browser.go(&format!("{}?game=quarto&seed=3", host.address()));
    let english = board(&browser);
    assert_eq!(language(), "en");
    assert_ne!(english["status"], now["status"]);
    browser.click("More");
    browser.click("Français");
    board_when(&browser, "board.status.startsWith('À vous de jouer')");
    assert_eq!(language(), "fr");
    browser.go(&host.address());
    assert!(text(&board(&browser), "status").starts_with("Trois jeux"), "it is kept");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_visitor_finds_a_weak_opponent_and_the_puzzle_of_the_day() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.fix_day(DAY);
    browser.go(&host.address());
    board(&browser);
    browser.click("Play Quarto");
    browser.click("Beginner");
    let begun = board_when(&browser, "board.game === 'quarto' && board.isPersonsTurn");
    browser.click("give 7: black tall solid square");
    board_when(&browser, "board.plies >= 3 && board.isPersonsTurn");
    browser.click("Home");
    browser.click("Solve the puzzle of the day");
    let asked = board_when(&browser, "board.status.endsWith('Which one?')");
    assert_ne!(asked["state"], begun["state"]);
    browser.click("Show the solution");
    browser.hear("The solution: ");
    browser.reload();
    let kept = board(&browser);
    assert_eq!((&kept["game"], kept["plies"].as_u64() >= Some(3)), (&begun["game"], true));
    let streak = browser.run("return localStorage.getItem('damier.puzzles')");
    assert!(streak.as_str().is_some_and(|text| text.contains("streak 0")), "{streak}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn pictures_are_taken_where_they_are_wanted() {
    let Some(folder) = std::env::var_os("DAMIER_PICTURES").map(PathBuf::from) else { return };
    let host = page();
    let games = ["2048", "filler:8x7,colours=6", "quarto"];
    for (name, width, height) in [("phone", 390, 844), ("tablet", 820, 1180), ("wide", 1440, 900)] {
        let browser = Browser::open(width, height, name != "wide");
        for (scheme, game) in ["light", "dark"].into_iter().flat_map(|s| games.map(|g| (s, g))) {
            let media =
                json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
            browser.command("Emulation.setEmulatedMedia", &media);
            let position = position(game);
            browser.go(&format!("{}?game={game}&seed=5&position={position}", host.address()));
            board(&browser);
            let picture = base64::engine::general_purpose::STANDARD.decode(browser.picture());
            let game = game.split(':').next().unwrap_or_default();
            let file = folder.join(format!("page-{game}-{name}-{scheme}.png"));
            std::fs::write(file, picture.expect("base 64")).expect("a folder for pictures");
        }
        browser.run("localStorage.clear()");
        browser.go(&host.address());
        board(&browser);
        let picture = base64::engine::general_purpose::STANDARD.decode(browser.picture());
        let file = folder.join(format!("page-home-{name}.png"));
        std::fs::write(file, picture.expect("base 64")).expect("a folder for pictures");
    }
}

/// A position with many details.
fn position(game: &str) -> &'static str {
    match game {
        "2048" => "2 4 8 16/256 128 64 32/512 1024 2048 4096/. 2 . 8192",
        "quarto" => "b74./c.93/20fd/.5a. 6",
        _ => "ABCDEF2/BCDEFAB/CDEFABC/DEFABCD/EFABCDE/FABCDEF/ABCDEFA/1CDEFAB 1 - -",
    }
}
