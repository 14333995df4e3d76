//! The figures of the courses' documents beside those of a run, as tables of a page.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use words::Lang;
use workbench::arena::statistic::wilson;
use workbench::arena::{DuelTable, EventReport, Histogram, Report, RoleRow, SoloRow, Standings};

/// A figure of a course, and what of a run answers it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// What is measured, in English.
    en: String,
    /// The same in French.
    fr: String,
    /// What the course's document says, as `55 of 100`; `–` where it gives no number.
    course: String,
    /// The event of the run.
    pub event: String,
    /// The players whose figures answer.
    pub players: Vec<String>,
    /// What of theirs: see the head of the file.
    measure: String,
}

#[derive(Deserialize)]
struct Figures {
    figure: Vec<Figure>,
}

/// Reads the file of the figures.
///
/// # Errors
/// A file that is no list of figures.
pub fn read(text: &str) -> Result<Vec<Figure>> {
    Ok(toml::from_str::<Figures>(text)?.figure)
}

/// Writes the figures as a table of a page.
///
/// # Errors
/// A figure whose event, player or measure the run does not have.
pub fn table(figures: &[Figure], report: &Report, lang: Lang) -> Result<String> {
    let head = match lang {
        Lang::French => "| quoi | le cours | ici |",
        _ => "| what | the course | here |",
    };
    let mut lines = vec![head.to_string(), "| --- | --- | --- |".to_string()];
    for figure in figures {
        let what = if lang == Lang::French { &figure.fr } else { &figure.en };
        let ours = ours(figure, report).with_context(|| figure.en.clone())?.join("; ");
        lines.push(localise(&format!("| {what} | {} | {ours} |", figure.course), lang));
    }
    Ok(lines.join("\n") + "\n")
}

/// Writes numbers as French has them.
fn localise(line: &str, lang: Lang) -> String {
    if lang != Lang::French {
        return line.to_string();
    }
    let letters: Vec<char> = line.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let comma = |(at, &letter): (usize, &char)| match letter {
        '.' if at > 0 && is_digit(at - 1) && is_digit(at + 1) => ',',
        other => other,
    };
    let line: String = letters.iter().enumerate().map(comma).collect();
    line.replace(" of ", " sur ").replace("| all |", "| tous |").replace("; ", " ; ")
}

/// What the run has found, player by player.
fn ours(figure: &Figure, report: &Report) -> Result<Vec<String>> {
    let event = report.events.iter().find(|event| event.name == figure.event);
    let event = event.with_context(|| format!("no event {}", figure.event))?;
    if figure.measure == "first seat" {
        return Ok(vec![first_seat(event)?]);
    }
    let one = |player: &String| Ok(format!("`{player}` {}", measured(event, player, figure)?));
    figure.players.iter().map(one).collect()
}

fn first_seat(event: &EventReport) -> Result<String> {
    let Standings::Duel(table) = &event.standings else { bail!("no duel") };
    Ok(share(table.first_seat.value, table.first_seat.interval))
}

fn measured(event: &EventReport, player: &str, figure: &Figure) -> Result<String> {
    let missing = || format!("no player {player}");
    let of_solo = |rows: &[SoloRow]| rows.iter().position(|row| row.name == player);
    match &event.standings {
        Standings::Solo(table) => {
            let at = of_solo(&table.rows).with_context(missing)?;
            solo(&table.rows[at], &figure.measure)
        }
        Standings::Roles(table) => {
            let row = table.first.iter().find(|row| row.name == player).with_context(missing)?;
            role(row, &figure.measure)
        }
        Standings::Duel(table) => duel(table, player, &figure.measure),
    }
}

fn solo(row: &SoloRow, measure: &str) -> Result<String> {
    match measure {
        "mean" => Ok(format!("{:.0}", row.mean.value)),
        "best" => Ok(format!("{:.0}", row.best.context("no game")?)),
        "CPU" => Ok(format!("{} s", digits(row.usage.cpu_per_game))),
        _ => tiles(&row.histograms, row.games, measure),
    }
}

fn role(row: &RoleRow, measure: &str) -> Result<String> {
    tiles(&row.histograms, row.games, measure)
}

/// The share of games whose largest tile is one, or at least one.
fn tiles(histograms: &[Histogram], games: u64, measure: &str) -> Result<String> {
    let unknown = || format!("unknown measure: {measure}");
    let asked = measure.strip_prefix("tile ").with_context(unknown)?;
    let at_least = asked.strip_prefix(">= ");
    let tile: i64 = at_least.unwrap_or(asked).parse().with_context(unknown)?;
    let counts = &histograms.first().context("no tiles are counted")?.counts;
    let is_asked = |found: i64| if at_least.is_some() { found >= tile } else { found == tile };
    let hits: u64 = counts.iter().filter(|count| is_asked(count.0)).map(|count| count.1).sum();
    let found = wilson(hits as f64, games as f64);
    Ok(share(found.value, found.interval))
}

fn duel(table: &DuelTable, player: &str, measure: &str) -> Result<String> {
    let place = |name: &str| {
        let at = table.rows.iter().position(|row| row.name == name);
        at.with_context(|| format!("no player {name}"))
    };
    let own = place(player)?;
    let row = &table.rows[own];
    match measure {
        "score" => Ok(share(row.score.value, row.score.interval)),
        "nodes" => Ok(format!("{:.0}", row.usage.nodes_per_move)),
        _ => {
            let rival = measure.strip_prefix("against ");
            let rival = place(rival.with_context(|| format!("unknown measure: {measure}"))?)?;
            let cell = table.cells[own][rival].as_ref().context("they did not meet")?;
            Ok(share(cell.score.value, cell.score.interval))
        }
    }
}

/// A share in per cent with the bounds of its 95 % interval.
fn share(value: f64, interval: Option<[f64; 2]>) -> String {
    let [low, high] = interval.unwrap_or([value; 2]).map(|bound| 100.0 * bound);
    format!("{:.1} % [{low:.1}, {high:.1}]", 100.0 * value)
}

/// A number of seconds to two significant digits.
fn digits(seconds: f64) -> String {
    let places = if seconds >= 9.5 { 0 } else { (1.0 - seconds.log10().floor()).max(0.0) as usize };
    format!("{seconds:.places$}")
}
