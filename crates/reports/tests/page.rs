//! Tests of the page of a run: it agrees with the report and the records, and needs no other file.

use damier_catalog::{CellKind, open};
use damier_experiments::arena::{self, Options, Report, Spec, Standings, Store};
use damier_experiments::{Hosting, referees};
use damier_i18n::Lang;
use serde_json::Value;
use std::sync::atomic::AtomicBool;

/// One event of each kind of contest. The name of one event contains HTML.
const SPEC: &str = "
seed = 11
[[event]]
name = 'tiles <b>&\"quoted\"</script>'
game = '2048:3x3'
players = ['greedy', 'cycle', 'random']
games = 6
[[event]]
name = 'colours'
game = 'filler:6x5,colours=5'
players = ['greedy', 'hybrid', 'random-available']
games = 4
[[event]]
name = 'pieces'
game = 'quarto'
players = ['cautious', 'random']
games = 4
[[event]]
name = 'roles'
game = '2048:2x2,spawner=adversary'
players = ['greedy', 'adversary(depth=1)']
games = 2
[[event]]
name = 'four dimensions'
game = '2048:shape=4d'
players = ['random']
games = 1
";

fn play(spec: &str) -> (Store, Report) {
    let spec = Spec::read(spec).expect("a spec");
    let referees = referees(&spec, &Hosting::default()).expect("players");
    let plan = arena::check(spec, referees).expect("a plan");
    let mut store = Store::in_memory(plan.spec()).expect("a store");
    let stop = AtomicBool::new(false);
    arena::run(&plan, &mut store, &Options::default(), &stop, &mut |_| ()).expect("played");
    let report = arena::report(&store).expect("a report");
    (store, report)
}

/// Returns the games in a page.
fn films(page: &str) -> Vec<Value> {
    let (_, after) = page.split_once("id=\"films\">").expect("games");
    let (json, _) = after.split_once("</script>").expect("an end");
    serde_json::from_str(json).expect("a list")
}

/// Returns the texts of the cells of a game's last board. Cells of zones are empty.
fn last_board(film: &Value) -> Vec<String> {
    let number = |value: &Value| value.as_u64().expect("a number") as usize;
    let mut board: Vec<usize> =
        film["first"].as_array().expect("cells").iter().map(number).collect();
    for turn in film["turns"].as_array().expect("turns") {
        for change in turn[2].as_array().expect("changes").chunks(2) {
            board[number(&change[0])] = number(&change[1]);
        }
    }
    let text = |face: &usize| film["faces"][*face][2].as_str().expect("a text").to_string();
    board.iter().map(text).collect()
}

#[test]
fn every_game_on_the_page_ends_as_its_record_does() {
    let (store, report) = play(SPEC);
    let films =
        films(&damier_reports::page(&store, &report, &[], None, Lang::English).expect("a page"));
    // One for each player alone, each pair, and each meeting of roles, at least.
    let least = [3, 3, 1, 1, 1].iter().sum();
    assert!(films.len() >= least, "{}", films.len());
    for film in films {
        let name = film["name"].as_str().expect("a name");
        let (event, id) = name.rsplit_once('/').expect("EVENT/NUMBER");
        let event = store.lineups().iter().position(|lineup| lineup.name == event).expect("known");
        let record = store.record(event as u32, id.parse().expect("a number"));
        let record = record.expect("read").expect("a game");
        let game = open(&record.game).expect("a game");
        let scene = game.session_from(&record.last, 1).expect("a state").scene();
        let places = (0..scene.rows()).flat_map(|row| (0..scene.columns()).map(move |c| (row, c)));
        let expected: Vec<String> = places
            .map(|(row, column)| {
                let spot = scene.spot(row, column).expect("on the board");
                let grid = &scene.grids[spot.grid];
                let cell = &grid.cells[spot.row * grid.columns + spot.column];
                let is_zone = matches!(cell.kind, CellKind::Owned(_));
                if is_zone { String::new() } else { cell.text.clone() }
            })
            .collect();
        assert_eq!(last_board(&film), expected, "{name}");
        let turns = film["turns"].as_array().expect("turns").len();
        assert_eq!(turns as u32, record.moves.iter().sum::<u32>(), "{name}: short games are whole");
    }
}

#[test]
fn the_page_says_what_the_report_says_in_both_languages() {
    let (store, report) = play(SPEC);
    for (lang, words) in [(Lang::English, "Final score"), (Lang::French, "Score final")] {
        let page = damier_reports::page(&store, &report, &[], None, lang).expect("a page");
        assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())));
        assert!(page.contains(words) && page.contains(&report.digest));
        assert!(page.contains("adversary(depth=1)") && page.contains("random-available"));
        for event in &report.events {
            if let Standings::Solo(table) = &event.standings {
                for row in &table.rows {
                    let mean = damier_reports::number::estimate(&row.mean).say(lang);
                    assert!(page.contains(&format!(">{mean}<")), "{}: {mean}", row.name);
                }
            }
        }
        // The rules of every event, the seed, and what it takes to play the run again.
        assert!(page.contains("<code>11</code>") && page.contains("filler:6x5,colours=5"));
    }
}

#[test]
fn the_page_needs_no_other_file_and_no_name_is_markup() {
    let (store, report) = play(SPEC);
    let page = damier_reports::page(&store, &report, &[], None, Lang::English).expect("a page");
    assert!(!page.contains("<b>") && page.contains("&lt;b&gt;&amp;"), "a name is no markup");
    assert_eq!(page.matches("</script>").count(), 2, "a name ends no script");
    // The name of SVG itself is an address; nothing else may be one.
    let others = page.replace("http://www.w3.org/2000/svg", "");
    for remote in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!others.contains(remote), "{remote}");
    }
    assert!(page.matches("<figure").count() >= 4, "charts");
}

#[test]
fn on_a_phone_cells_have_their_titles_except_in_grids() {
    let (store, report) = play(SPEC);
    let page = damier_reports::page(&store, &report, &[], None, Lang::French).expect("a page");
    let tables: Vec<&str> = page.split("<table").skip(1).collect();
    let (lists, grids): (Vec<&str>, Vec<&str>) =
        tables.into_iter().partition(|table| table.starts_with(" class=\"cards\""));
    assert!(!grids.is_empty() && grids.iter().all(|table| !table.contains("data-title")));
    assert!(lists.iter().any(|table| table.contains("data-title=\"score moyen\">")), "{page}");
    assert!(lists.iter().all(|table| table.contains("data-title=")), "{page}");
}

#[test]
fn only_games_that_tell_shares_of_the_board_have_a_chart_of_them() {
    let event = |game: &str, players: &str| {
        format!("[[event]]\ngame = '{game}'\nplayers = [{players}]\ngames = 20\n")
    };
    for (spec, charts) in [
        (event("filler:6x5,colours=5", "'greedy', 'random-available'"), 1),
        (event("quarto", "'cautious', 'random'"), 0),
    ] {
        let (store, report) = play(&spec);
        let page = damier_reports::page(&store, &report, &[], None, Lang::English).expect("a page");
        for title in ["Share of the board", "Perimeter of a player"] {
            let named = page.matches(&format!("aria-label=\"{title}")).count();
            assert_eq!(named, charts, "{spec}: {title}");
        }
    }
    // Of a large event some games are drawn, of every player.
    let four = "'greedy', 'hegemonic', 'hybrid', 'phased'";
    let spec = event("filler:6x5,colours=5", four).replace("games = 20", "games = 200");
    let (store, report) = play(&spec);
    let page = damier_reports::page(&store, &report, &[], None, Lang::English).expect("a page");
    let (_, chart) = page.split_once("aria-label=\"Share of the board").expect("a chart");
    let (chart, _) = chart.split_once("</figure>").expect("its end");
    assert_eq!(chart.matches("<polygon").count(), 4, "a band for each player");
}

#[test]
fn a_long_game_is_thinned_and_its_end_kept() {
    let spec = "[[event]]\ngame = '2048'\nplayers = ['course-fast(depth=1)']\ngames = 1\nbudget = '2000nodes'";
    let (store, report) = play(spec);
    let films =
        films(&damier_reports::page(&store, &report, &[], None, Lang::English).expect("a page"));
    let record = store.record(0, 0).expect("read").expect("a game");
    let every = films[0]["every"].as_u64().expect("a number") as usize;
    let moves = record.moves[0] as usize;
    let shown = films[0]["turns"].as_array().expect("turns").len();
    assert_eq!(shown, moves.div_ceil(every));
    assert!(shown <= 400, "{shown}");
    let score: u64 = last_board(&films[0]).iter().map(|text| text.parse().unwrap_or(0)).sum();
    let last: u64 = record.last.split([' ', '/']).map(|text| text.parse().unwrap_or(0)).sum();
    assert_eq!(score, last, "the sum of the tiles at the end");
}

#[test]
fn an_event_without_games_says_so() {
    let spec = Spec::read(SPEC).expect("a spec");
    let referees = referees(&spec, &Hosting::default()).expect("players");
    let plan = arena::check(spec, referees).expect("a plan");
    let mut store = Store::in_memory(plan.spec()).expect("a store");
    let stop = AtomicBool::new(true);
    arena::run(&plan, &mut store, &Options::default(), &stop, &mut |_| ()).expect("stopped");
    let report = arena::report(&store).expect("a report");
    let page = damier_reports::page(&store, &report, &[], None, Lang::English).expect("a page");
    let empty = report.events.iter().filter(|event| event.counted == 0).count();
    assert!(empty > 0, "it was stopped at once");
    assert_eq!(page.matches("There is no table yet").count(), empty);
}
