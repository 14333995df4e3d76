//! Links to positions, games and puzzles, and the page on a phone and inside another page.

use super::browser::Browser;
use super::{board, board_when, page, tap, text};
use serde_json::json;

const POSITION: &str = "#game=quarto&position=b74./c.93/20fd/.5a._6";

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_link_opens_a_position_and_its_game_goes_on_when_it_is_opened_again() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.go(&format!("{}{POSITION}", host.address()));
    let begun = board_when(&browser, "board.game === 'quarto'");
    assert_eq!(
        (text(&begun, "state"), begun["plies"].as_u64()),
        ("b74./c.93/20fd/.5a. 6", Some(0))
    );
    browser.click("A4: empty");
    let played = board_when(&browser, "board.plies === 1");
    // It is kept before the next frame is drawn.
    browser.run_later("new Promise((done) => setTimeout(done, 500))");
    browser.reload();
    let after = board_when(&browser, "board.game === 'quarto'");
    assert_eq!(after["state"], played["state"], "the game that was begun by the link");
    browser.run("location.hash = '#puzzle=quarto-3'");
    let puzzle = board_when(&browser, "board.status.endsWith('Which one?')");
    assert_ne!(puzzle["state"], played["state"]);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_link_that_was_copied_opens_the_whole_game_elsewhere() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.go(&format!("{}?game=quarto&seed=3", host.address()));
    board(&browser);
    browser.click("give 7: black tall solid square");
    board_when(&browser, "board.plies === 1");
    browser.click("B2: empty");
    let played = board_when(&browser, "board.plies === 2");
    let noted = "navigator.clipboard.writeText = (text) => { window.noted = text; return Promise.resolve(); }";
    browser.run(noted);
    browser.click("More");
    browser.click("Share");
    browser.click("Copy a link to the whole game");
    browser.hear("the link was copied");
    let link = browser.wait("a copy", "return window.noted");
    let link = link.as_str().expect("a text");
    assert!(link.starts_with(&host.address()) && link.contains("#saved="), "{link}");
    let other = Browser::open(1280, 800, false);
    other.go(link);
    let now = board_when(&other, "board.plies === 2");
    assert_eq!(now["state"], played["state"]);
    assert_eq!(other.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_broken_link_is_one_sentence_and_the_board_is_as_it_was() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.go(&format!("{}{POSITION}", host.address()));
    board_when(&browser, "board.game === 'quarto'");
    browser.go("about:blank");
    browser.go(&host.address());
    board(&browser);
    browser.click("Play Quarto");
    browser.click("A friend");
    browser.click("give 7: black tall solid square");
    let played = board_when(&browser, "board.plies === 1");
    browser.run_later("new Promise((done) => setTimeout(done, 500))");
    for link in ["#saved=AAAA", "#game=chess", "#game=quarto&position=%4", "#puzzle=quarto-4711"] {
        browser.go("about:blank");
        browser.go(&format!("{}{link}", host.address()));
        let now = board_when(&browser, "board.news");
        assert_eq!(now["state"], played["state"], "{link}");
        let said = text(&now, "news");
        let tells = ["expected", "allowed", "did you mean"].iter().any(|part| said.contains(part));
        assert!(tells && said.lines().count() == 1, "{link}: {said}");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// With three device pixels per page pixel, the board is as large as on any phone.
#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_phone_with_many_pixels_has_a_board_as_wide_as_the_screen() {
    let (host, browser) = (page(), Browser::open_phone(390, 844, 3.0));
    browser.go(&format!("{}{POSITION}", host.address()));
    let now = board_when(&browser, "board.game === 'quarto'");
    let at = |cell: &str| super::place(&now, cell).expect(cell);
    let (first, last) = (at("A1"), at("D4"));
    let side = (last[0] - first[0]) / 3.0;
    assert!(side >= 60.0, "a cell is {side} points wide");
    let size = browser
        .run("return [document.querySelector('canvas').clientWidth, innerWidth, devicePixelRatio]");
    assert_eq!(size, json!([390, 390, 3]));
    tap(&browser, "B2");
    board_when(&browser, "board.plies === 1");
    browser.keep_picture("page-phone-3x");
    let landscape = Browser::open_phone(844, 390, 3.0);
    landscape.go(&format!("{}{POSITION}", host.address()));
    let now = board_when(&landscape, "board.game === 'quarto'");
    landscape.keep_picture("page-landscape-3x");
    let (first, last) =
        (super::place(&now, "A1").expect("A1"), super::place(&now, "D4").expect("D4"));
    assert!((last[0] - first[0]) / 3.0 >= 44.0 && last[1] < 390.0, "{first:?} {last:?}");
    assert_eq!(landscape.complaints(), Vec::<String>::new());
}

/// A board embedded in another site is played as usual.
#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_frame_in_another_page_holds_a_board() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    let address = format!("{}?game=quarto&seed=3", host.address());
    browser.go(&format!("{}page.css", host.address()));
    browser.run(&format!(
        "const frame = document.createElement('iframe');
         frame.id = 'boards'; frame.width = 800; frame.height = 700; frame.src = '{address}';
         document.body.append(frame);"
    ));
    browser.enter_frame("boards");
    board_when(&browser, "board.game === 'quarto'");
    browser.click("give 7: black tall solid square");
    board_when(&browser, "board.plies === 1");
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_wrong_address_opens_the_first_screen_with_a_sentence() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    for (query, words) in [
        ("?game=2048:2x2x2x2", "2x2x2x2"),
        ("?game=chess", "chess"),
        ("?game=quarto&position=x", "x"),
        ("?game=quarto&seat1=nobody", "nobody"),
        ("?budget=forever", "forever"),
        ("?seed=-1", "-1"),
        ("?lang=de", "allowed: en, fr"),
    ] {
        browser.go("about:blank");
        browser.go(&format!("{}{query}", host.address()));
        let said = text(&board_when(&browser, "board.news"), "news").to_string();
        assert!(said.contains(words) && said.lines().count() == 1, "{query}: {said}");
        browser.announces("button", "Play Quarto");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
