//! The figures of the courses' page are asked of what their tournament has, and written as they were found.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use words::Lang;
use workbench::arena::{self, Options, Report, Spec, Store};
use workbench::{Hosting, referees};
use xtask::figures;

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::read_to_string(root.join(path)).expect("a file of the project")
}

#[test]
fn figures_are_asked_of_events_and_players_of_the_tournament() {
    let spec = Spec::read(&read("tournaments/courses.toml")).expect("a spec");
    let figures = figures::read(&read("tournaments/courses.figures.toml")).expect("figures");
    for figure in &figures {
        let event = spec.events.iter().find(|event| event.name == figure.event);
        let event = event.unwrap_or_else(|| panic!("no event {}", figure.event));
        for player in &figure.players {
            assert!(event.players.contains(player), "{}: {player}", figure.event);
        }
    }
    assert!(spec.events.iter().all(|event| figures.iter().any(|one| one.event == event.name)));
}

/// Plays a small tournament.
fn played() -> Report {
    let spec = "
        seed = 1
        [[event]]
        name = 'small'
        game = '2048:2x2'
        players = ['random']
        games = 8
        [[event]]
        name = 'duel'
        game = 'filler:5x5'
        players = ['greedy', 'random']
        games = 20
    ";
    let spec = Spec::read(spec).expect("a spec");
    let referees = referees(&spec, &Hosting::default()).expect("games");
    let plan = arena::check(spec, referees).expect("plays");
    let mut store = Store::in_memory(plan.spec()).expect("a store");
    let options = Options { threads: 1, shard: None };
    let stop = AtomicBool::new(false);
    arena::run(&plan, &mut store, &options, &stop, &mut |_| ()).expect("runs");
    arena::report(&store).expect("reads")
}

#[test]
fn figures_are_those_of_the_run() {
    let figure = |event: &str, player: &str, measure: &str| {
        format!(
            "[[figure]]\nen = 'a'\nfr = 'b'\ncourse = '1.5 of 2'\nevent = '{event}'\nplayers = ['{player}']\nmeasure = '{measure}'\n"
        )
    };
    let report = played();
    let written =
        |text: &str, lang| figures::table(&figures::read(text).expect("figures"), &report, lang);
    let all = written(&figure("small", "random", "tile >= 2"), Lang::English).expect("found");
    // Wilson: 8 of 8 games, z² = 3.8415, so at least 8 / (8 + z²).
    assert!(all.ends_with("| a | 1.5 of 2 | `random` 100.0 % [67.6, 100.0] |\n"), "{all}");
    let french = written(&figure("small", "random", "tile >= 1024"), Lang::French).expect("found");
    assert!(french.ends_with("| b | 1,5 sur 2 | `random` 0,0 % [0,0, 32,4] |\n"), "{french}");
    let duel = written(&figure("duel", "greedy", "against random"), Lang::English).expect("found");
    assert!(duel.contains("`greedy` ") && duel.contains(" % ["), "{duel}");
    for wrong in [
        figure("none", "random", "mean"),
        figure("small", "greedy", "mean"),
        figure("small", "random", "median"),
        figure("duel", "greedy", "against nobody"),
    ] {
        assert!(written(&wrong, Lang::English).is_err(), "{wrong}");
    }
}
