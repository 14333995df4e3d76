//! The report page of a run in a browser: a cell opens its game, the game can be stepped through, and no network is
//! used.

use crate::browser::Browser;
use crate::{LEFT, RIGHT};
use base64::Engine;
use damier_experiments::arena::{self, Options, Spec, Store};
use damier_experiments::{Hosting, referees};
use damier_i18n::Lang;
use serde_json::json;

const SPEC: &str = "
[[event]]
game = '2048'
players = ['corner', 'random']
games = 4
[[event]]
game = 'filler:8x8'
players = ['greedy', 'random-available']
games = 4
[[event]]
game = 'quarto'
players = ['cautious', 'random']
games = 2
";

/// A class of forty on a board that is quickly full.
fn class_of_forty() -> String {
    let player = |number: u32| format!("'course-fast(edge={number})'");
    let players: Vec<String> = (1..=40).map(player).collect();
    format!("[[event]]\ngame = '2048:2x3'\nplayers = [{}]\ngames = 4\n", players.join(", "))
}

/// Plays a tournament and writes its page; returns the folder, and the address of the page.
fn written(spec: &str) -> (tempfile::TempDir, String) {
    let spec = Spec::read(spec).expect("a spec");
    let referees = referees(&spec, &Hosting::default()).expect("players");
    let plan = arena::check(spec, referees).expect("a plan");
    let mut store = Store::in_memory(plan.spec()).expect("a store");
    let stop = std::sync::atomic::AtomicBool::new(false);
    arena::run(&plan, &mut store, &Options::default(), &stop, &mut |_| ()).expect("played");
    let report = arena::report(&store).expect("a report");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("report.html");
    let page = damier_reports::page(&store, &report, &[], None, Lang::English).expect("a page");
    std::fs::write(&path, page).expect("written");
    let address = format!("file://{}", path.display());
    (folder, address)
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn a_cell_of_a_report_opens_its_game_and_the_game_steps() {
    let (_folder, address) = written(SPEC);
    for (width, height) in [(1280, 800), (390, 844)] {
        let browser = Browser::open(width, height, false);
        browser.go(&address);
        let overflow = "return document.documentElement.scrollWidth - innerWidth";
        assert!(browser.run(overflow).as_i64().is_some_and(|over| over <= 0), "wider than {width}");
        for event in 1..=3 {
            // A game is asked for before the page hears that the one before was closed.
            let link = browser.run(&format!(
                "document.getElementById('game').close();
                 const link = document.querySelector('#event-{event} td a');
                 link.click();
                 return link.hash"
            ));
            browser.wait("a game", "return document.getElementById('game').open");
            assert_eq!(browser.run("return location.hash"), link);
            let turn = || browser.run("return document.getElementById('game-turn').textContent");
            let cells = || browser.run("return document.getElementById('board').outerHTML");
            let (end, board) = (turn(), cells());
            assert!(end.as_str().is_some_and(|text| text.contains("Final score")), "{end}");
            browser.run("document.getElementById('game-on').focus()");
            browser.press(&[LEFT, LEFT], 20);
            assert_ne!(turn(), end);
            assert_ne!(cells(), board, "two turns before the end");
            browser.press(&[RIGHT, RIGHT], 20);
            assert_eq!((turn(), cells()), (end, board), "and on again");
        }
        let asked = "return performance.getEntriesByType('resource').length";
        assert_eq!(browser.run(asked), 0, "a page of its own asks for nothing");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Prints the page as PDF, and returns its number of pages.
fn printed_pages(browser: &Browser) -> usize {
    let settings = json!({ "preferCSSPageSize": true });
    let printed = browser.command("Page.printToPDF", &settings);
    let printed = base64::engine::general_purpose::STANDARD
        .decode(printed["data"].as_str().expect("a document"))
        .expect("base 64");
    String::from_utf8_lossy(&printed).matches("/Type /Page\n").count()
}

#[test]
#[ignore = "needs a browser: `cargo xtask page --check`"]
fn the_table_of_a_class_of_forty_fits_a_sheet_of_paper_and_a_phone() {
    let (_folder, address) = written(&class_of_forty());
    let browser = Browser::open(390, 844, false);
    browser.go(&address);
    assert_eq!(
        browser.run("return document.querySelectorAll('#event-1 > .wide tbody tr').length"),
        40
    );
    let beyond = "const mean = document.querySelectorAll('#event-1 > .wide thead th')[3];
        return [mean.textContent, mean.getBoundingClientRect().right - innerWidth]";
    let beyond = browser.run(beyond);
    assert_eq!(beyond[0], "mean score");
    assert!(beyond[1].as_f64().is_some_and(|over| over < 0.0), "cut off on a phone: {beyond}");
    assert!(printed_pages(&browser) > 2, "details follow on further pages");
    browser
        .run("document.querySelectorAll('.detail, #how, main ~ *').forEach(one => one.remove())");
    assert_eq!(printed_pages(&browser), 1);
}
