//! Sounds of moves. The page's own calls are counted, because a test hears nothing.

use super::browser::Browser;
use super::{ESCAPE, LEFT, RIGHT, UP, board, board_when, page};
use serde_json::{Value, json};

/// Counts contexts, tones and vibrations. Runs before the page's own scripts.
const COUNT: &str = "
    window.asked = { contexts: 0, tones: 0, vibrations: 0 };
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
        constructor() { super(); window.asked.contexts += 1; }
        createOscillator() { window.asked.tones += 1; return super.createOscillator(); }
    };
    navigator.vibrate = () => { window.asked.vibrations += 1; return true; };";

/// Plays at least one move.
fn slide(browser: &Browser) {
    let before = board(browser);
    // Closes the menu.
    browser.press(&[ESCAPE], 30);
    browser.press(&[LEFT, UP, RIGHT], 30);
    board_when(browser, &format!("board.plies > {}", before["plies"]));
}

/// Returns what the page has asked for since it was loaded, once the sound of the last move would have come.
fn asked(browser: &Browser) -> Value {
    let frame = "new Promise((done) => requestAnimationFrame(done))";
    let frames = [frame; 6].join(").then(() => ");
    browser.run_later(&format!("({frames})"));
    browser.run("return window.asked")
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn moves_sound_only_once_they_are_switched_on_and_the_choice_is_kept() {
    let (host, browser) = (page(), Browser::open(1280, 800, false));
    browser.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": COUNT }));
    browser.go(&format!("{}?game=2048&seed=1", host.address()));
    slide(&browser);
    assert_eq!(asked(&browser), json!({ "contexts": 0, "tones": 0, "vibrations": 0 }));
    browser.click("More");
    browser.click("Sounds and vibration");
    browser.wait("a sound to try", "return window.asked.tones === 1");
    slide(&browser);
    browser.wait("a move's sound", "return window.asked.tones > 1");
    let all = asked(&browser);
    assert!(all["contexts"] == 1 && all["tones"] == all["vibrations"], "{all}");
    browser.reload();
    board(&browser);
    assert_eq!(asked(&browser)["contexts"], 0, "only for a move");
    slide(&browser);
    browser.wait("sound of a later visit", "return window.asked.tones > 0");
    browser.click("More");
    browser.click("Sounds and vibration");
    browser.wait("kept", "return localStorage.getItem('damier.sound') === 'off'");
    let before = asked(&browser);
    slide(&browser);
    assert_eq!(asked(&browser), before, "off again");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
