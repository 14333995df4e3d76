//! Prints a table that compares the figures in the courses' documents with those of a run:
//!
//! ```text
//! damier run tournaments/courses.toml --db courses.db
//! cargo run -p damier-experiments --example courses -- courses.db crates/experiments/examples/courses.figures.toml
//! ```

use damier_experiments::arena::statistic::wilson;
use damier_experiments::arena::{
    self, DuelTable, EventReport, Histogram, Report, RoleRow, SoloRow, Standings, Store,
};
use serde::Deserialize;
use std::error::Error;
use std::fs;
use std::path::Path;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

#[expect(clippy::print_stdout, reason = "it is a program")]
fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [db, file] = words.as_slice() else {
        return Err("expected: RUN.db FIGURES.toml".into());
    };
    let report = arena::report(&Store::open_to_read(Path::new(db))?)?;
    print!("{}", table(&read(&fs::read_to_string(file)?)?, &report)?);
    Ok(())
}

/// A figure of a course, and the figure of a run to compare it with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Figure {
    /// Name of the figure.
    what: String,
    /// Figure in the course's document, for example `55 of 100`; `–` if it gives none.
    course: String,
    /// The event of the run.
    event: String,
    /// The players to compare with it.
    players: Vec<String>,
    /// The kind of figure: see the head of the file.
    measure: String,
}

#[derive(Deserialize)]
struct Figures {
    figure: Vec<Figure>,
}

/// Reads the file of the figures.
fn read(text: &str) -> Result<Vec<Figure>> {
    Ok(toml::from_str::<Figures>(text)?.figure)
}

/// Writes the figures as a table of a page.
fn table(figures: &[Figure], report: &Report) -> Result<String> {
    let mut lines =
        vec!["| what | the course | here |".to_string(), "| --- | --- | --- |".to_string()];
    for figure in figures {
        let Figure { what, course, .. } = figure;
        let ours = ours(figure, report).map_err(|error| format!("{what}: {error}"))?.join("; ");
        lines.push(format!("| {what} | {course} | {ours} |"));
    }
    Ok(lines.join("\n") + "\n")
}

/// Results of the run, player by player.
fn ours(figure: &Figure, report: &Report) -> Result<Vec<String>> {
    let event = report.events.iter().find(|event| event.name == figure.event);
    let event = event.ok_or_else(|| format!("no event {}", figure.event))?;
    if figure.measure == "first seat" {
        return Ok(vec![first_seat(event)?]);
    }
    let one = |player: &String| Ok(format!("`{player}` {}", measured(event, player, figure)?));
    figure.players.iter().map(one).collect()
}

fn first_seat(event: &EventReport) -> Result<String> {
    let Standings::Duel(table) = &event.standings else { return Err("no duel".into()) };
    Ok(share(table.first_seat.value, table.first_seat.interval))
}

fn measured(event: &EventReport, player: &str, figure: &Figure) -> Result<String> {
    let missing = || format!("no player {player}");
    let of_solo = |rows: &[SoloRow]| rows.iter().position(|row| row.name == player);
    match &event.standings {
        Standings::Solo(table) => {
            let at = of_solo(&table.rows).ok_or_else(missing)?;
            solo(&table.rows[at], &figure.measure)
        }
        Standings::Roles(table) => {
            let row = table.first.iter().find(|row| row.name == player).ok_or_else(missing)?;
            role(row, &figure.measure)
        }
        Standings::Duel(table) => duel(table, player, &figure.measure),
    }
}

fn solo(row: &SoloRow, measure: &str) -> Result<String> {
    match measure {
        "mean" => Ok(format!("{:.0}", row.mean.value)),
        "best" => Ok(format!("{:.0}", row.best.ok_or("no game")?)),
        "CPU" => Ok(format!("{} s", digits(row.usage.cpu_per_game))),
        _ => tiles(&row.histograms, row.games, measure),
    }
}

fn role(row: &RoleRow, measure: &str) -> Result<String> {
    tiles(&row.histograms, row.games, measure)
}

/// Returns the share of games whose largest tile is a given one, or at least that.
fn tiles(histograms: &[Histogram], games: u64, measure: &str) -> Result<String> {
    let unknown = || format!("unknown measure: {measure}");
    let asked = measure.strip_prefix("tile ").ok_or_else(unknown)?;
    let at_least = asked.strip_prefix(">= ");
    let tile: i64 = at_least.unwrap_or(asked).parse().map_err(|_| unknown())?;
    let counts = &histograms.first().ok_or("no tiles are counted")?.counts;
    let is_asked = |found: i64| if at_least.is_some() { found >= tile } else { found == tile };
    let hits: u64 = counts.iter().filter(|count| is_asked(count.0)).map(|count| count.1).sum();
    let found = wilson(hits as f64, games as f64);
    Ok(share(found.value, found.interval))
}

fn duel(table: &DuelTable, player: &str, measure: &str) -> Result<String> {
    let place = |name: &str| {
        let at = table.rows.iter().position(|row| row.name == name);
        at.ok_or_else(|| format!("no player {name}"))
    };
    let own = place(player)?;
    let row = &table.rows[own];
    match measure {
        "score" => Ok(share(row.score.value, row.score.interval)),
        "nodes" => Ok(format!("{:.0}", row.usage.nodes_per_move)),
        _ => {
            let rival = measure.strip_prefix("against ");
            let rival = place(rival.ok_or_else(|| format!("unknown measure: {measure}"))?)?;
            let cell = table.cells[own][rival].as_ref().ok_or("they did not meet")?;
            Ok(share(cell.score.value, cell.score.interval))
        }
    }
}

/// Writes a share in per cent with the bounds of its 95 % interval.
fn share(value: f64, interval: Option<[f64; 2]>) -> String {
    let [low, high] = interval.unwrap_or([value; 2]).map(|bound| 100.0 * bound);
    format!("{:.1} % [{low:.1}, {high:.1}]", 100.0 * value)
}

/// Writes a number of seconds with two significant digits.
fn digits(seconds: f64) -> String {
    let places = if seconds >= 9.5 { 0 } else { (1.0 - seconds.log10().floor()).max(0.0) as usize };
    format!("{seconds:.places$}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_experiments::arena::{Options, Spec};
    use damier_experiments::{Hosting, referees};
    use std::sync::atomic::AtomicBool;

    fn text(file: &str) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        fs::read_to_string(root.join(file)).expect("a file of the project")
    }

    #[test]
    fn figures_are_asked_of_events_and_players_of_the_tournament() {
        let spec = Spec::read(&text("tournaments/courses.toml")).expect("a spec");
        let figures =
            read(&text("crates/experiments/examples/courses.figures.toml")).expect("figures");
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
                "[[figure]]\nwhat = 'a'\ncourse = '1.5 of 2'\nevent = '{event}'\nplayers = ['{player}']\nmeasure = '{measure}'\n"
            )
        };
        let report = played();
        let written = |text: &str| table(&read(text).expect("figures"), &report);
        let all = written(&figure("small", "random", "tile >= 2")).expect("found");
        // Wilson: 8 of 8 games, z² = 3.8415, so at least 8 / (8 + z²).
        assert!(all.ends_with("| a | 1.5 of 2 | `random` 100.0 % [67.6, 100.0] |\n"), "{all}");
        let duel = written(&figure("duel", "greedy", "against random")).expect("found");
        assert!(duel.contains("`greedy` ") && duel.contains(" % ["), "{duel}");
        for wrong in [
            figure("none", "random", "mean"),
            figure("small", "greedy", "mean"),
            figure("small", "random", "median"),
            figure("duel", "greedy", "against nobody"),
        ] {
            assert!(written(&wrong).is_err(), "{wrong}");
        }
    }
}
