//! The page for screen readers: by role and name, in the browser's accessibility tree.

use super::browser::Browser;
use super::{DAY, board, board_when, page};
use serde_json::Value;

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn everything_is_found_and_done_by_role_and_name() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.fix_day(DAY);
    browser.go(&host.address());
    board(&browser);
    for name in ["Play 2048", "Rules of Quarto", "Solve the puzzle of the day", "Review a game"] {
        browser.announces("button", name);
    }
    read_the_rules(&browser);
    play_a_small_game(&browser, &host.address());
    browser.click("Review");
    browser.announces("button", "Close the review");
    browser.announces("button", "Next");
    browser.click("Home");
    browser.click("Solve the puzzle of the day");
    let asked = board_when(&browser, "board.status.endsWith('?')");
    browser.announces("status", "");
    browser.announces("StaticText", asked["status"].as_str().expect("a question"));
    browser.announces("button", "Show the solution");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

fn read_the_rules(browser: &Browser) {
    browser.click("Rules of Quarto");
    browser.announces("StaticText", "Picture 5 of 5");
    browser.announces("StaticText", "Complete a line of four pieces that share a trait");
    browser.announces("button", "Close");
    browser.click("Close");
}

/// A hint, an undone slide, and a game to its end.
fn play_a_small_game(browser: &Browser, address: &str) {
    browser.go(&format!("{address}?game=2048:2x2&seed=3"));
    let begun = board(browser);
    browser.announces("button", "Hint");
    browser.click("Hint");
    browser.announces("StaticText", "Hint (");
    for way in ["Left", "Up", "Right", "Down"] {
        browser.announces("button", way);
    }
    let mut now = slide(browser, &begun);
    browser.announces("button", "Undo");
    browser.click("Undo");
    board_when(browser, &format!("board.plies === {}", begun["plies"]));
    now["plies"] = begun["plies"].clone();
    while now["isOver"] == false {
        now = slide(browser, &now);
    }
    browser.announces("StaticText", "Game over");
}

/// Presses a slide that changes the board. The other buttons are disabled.
pub(super) fn slide(browser: &Browser, before: &Value) -> Value {
    for _ in 0..10 {
        // What can be pressed is told a frame after it is drawn.
        let frame = "new Promise((done) => requestAnimationFrame(done))";
        browser.run_later(&format!("{frame}.then(() => {frame}).then(() => {frame})"));
        browser.click_one(&["Left", "Up", "Right", "Down"]);
        // What was told a frame too late is refused in a sentence.
        let refused = "board.news.includes('`')";
        let moved =
            format!("board.plies > {} && (board.isPersonsTurn || board.isOver)", before["plies"]);
        let now = board_when(browser, &format!("({moved}) || {refused}"));
        if now["plies"].as_u64() > before["plies"].as_u64() {
            return now;
        }
    }
    panic!("no slide is possible: {before}");
}
