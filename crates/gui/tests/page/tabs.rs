//! Two tabs of the page.

use super::access::slide;
use super::browser::Browser;
use super::{board, board_when, page};

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn tabs_keep_a_game_each_and_the_last_one_is_taken_up_by_the_next() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    let first = browser.open_tab();
    browser.go(&host.address());
    board(&browser);
    browser.click("Play 2048");
    browser.click("Begin");
    let begun = board_when(&browser, "board.plies === 2");
    let slid = slide(&browser, &slide(&browser, &begun));
    // What was done is kept before the next frame is drawn.
    browser.run_later("new Promise((done) => setTimeout(done, 300))");
    let second = browser.open_tab();
    browser.go(&host.address());
    let begun = board(&browser);
    assert_eq!(begun["plies"], 2, "the game of the first tab is not begun here, too: {begun}");
    browser.click("Play Quarto");
    browser.click("A friend");
    browser.click("give 7: black tall solid square");
    let given = board_when(&browser, "board.plies === 1");
    browser.run_later("new Promise((done) => setTimeout(done, 300))");
    for (tab, wanted) in [(&first, &slid), (&second, &given)] {
        browser.turn_to(tab);
        browser.run("delete window.damier");
        browser.reload();
        let now = board(&browser);
        assert_eq!((&now["game"], &now["state"]), (&wanted["game"], &wanted["state"]));
    }
    browser.close_tab();
    browser.turn_to(&first);
    browser.open_tab();
    browser.go(&host.address());
    let now = board(&browser);
    assert_eq!((&now["game"], &now["state"]), (&given["game"], &given["state"]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
