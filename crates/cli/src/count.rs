//! `damier count`: how many boards and positions a game has.

use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use clap::Args;
use serde::{Serialize, Serializer, ser::SerializeMap};
use std::io::Write;
use std::sync::atomic::Ordering;
use workbench::{AnyGame, CountKind, CountRow, CountValue, CountWatch, TextError, games, open};

#[derive(Args, Debug)]
pub(crate) struct CountArgs {
    /// The game, as quarto or quarto:squares
    pub(crate) game: String,
    /// Rows to count [default: everything the game can count]
    #[arg(long, value_name = "NAME")]
    pub(crate) what: Option<String>,
    /// The last row [default: the last that is quick to count]
    #[arg(long, value_name = "N", requires = "what")]
    pub(crate) most: Option<u32>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

pub(crate) fn count(args: &CountArgs, out: &mut dyn Write) -> Result<(), CommandError> {
    let game = open(&args.game)?;
    for kind in choose_counts(args, game.as_ref())? {
        let counted = count_rows(game.as_ref(), &kind, args.most)?;
        match args.format {
            AnswerFormat::Text => {
                writeln!(out, "{}: {}", game.name(), kind.help)?;
                writeln!(out, "{}", lay_out(&kind, &counted))?;
                for (key, example) in list_examples(&counted) {
                    writeln!(out, "{} {key}, for example: {example}", kind.key)?;
                }
                if let Some(hint) = hint_more(&game.name(), &kind, args.most) {
                    writeln!(out, "{hint}")?;
                }
                writeln!(out)?;
            }
            AnswerFormat::Json => {
                for row in &counted {
                    json_line(&Object { game: &game.name(), kind: &kind, row }, out)?;
                }
            }
        }
        out.flush()?;
        // The rows that were counted before are shown all the same.
        if stop_flag().load(Ordering::Relaxed) {
            return Err(CommandError::Stopped);
        }
    }
    Ok(())
}

/// The rows asked for, or all that the game counts.
fn choose_counts(args: &CountArgs, game: &dyn AnyGame) -> Result<Vec<CountKind>, TextError> {
    let kinds = game.counts();
    if kinds.is_empty() {
        let counts = |name: &&str| open(name).is_ok_and(|game| !game.counts().is_empty());
        let names: Vec<&str> = games().iter().map(|info| info.name).filter(counts).collect();
        return Err(TextError::new(game.name(), "game", names.join(", ")));
    }
    let Some(what) = &args.what else { return Ok(kinds) };
    let found: Vec<CountKind> =
        kinds.iter().filter(|kind| kind.name == what.trim()).copied().collect();
    if found.is_empty() {
        let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
        return Err(TextError::new(what, "--what", names.join(", ")));
    }
    Ok(found)
}

/// Collects rows until Ctrl-C, and shows the progress.
struct Watch<'a> {
    kind: &'a CountKind,
    spinner: Spinner,
    rows: Vec<CountRow>,
}

impl CountWatch for Watch<'_> {
    fn row(&mut self, row: CountRow) -> bool {
        self.spinner.say(format!("counted {} {}", self.kind.key, row.key));
        self.rows.push(row);
        !stop_flag().load(Ordering::Relaxed)
    }

    fn step(&mut self, key: u32, done: usize, steps: usize) {
        let after = if stop_flag().load(Ordering::Relaxed) { ", then stopping" } else { "" };
        self.spinner.say(format!("counting {} {key}: {done} of {steps}{after}", self.kind.key));
    }
}

fn count_rows(
    game: &dyn AnyGame,
    kind: &CountKind,
    most: Option<u32>,
) -> Result<Vec<CountRow>, TextError> {
    // Without the flag's handler, Ctrl-C would end the program before its rows are shown.
    stop_flag();
    let mut watch =
        Watch { kind, spinner: Spinner::new(format!("counting {}", kind.name)), rows: Vec::new() };
    game.count(kind.name, most, &mut watch).map_err(|error| error.within("--most"))?;
    Ok(watch.rows)
}

/// A note on the rows that are counted only on request.
fn hint_more(game: &str, kind: &CountKind, most: Option<u32>) -> Option<String> {
    let last = kind.rows.1;
    let left_out = most.is_none() && kind.usual < last;
    left_out.then(|| {
        format!("more rows take longer: damier count {game} --what {} --most {last}", kind.name)
    })
}

fn lay_out(kind: &CountKind, rows: &[CountRow]) -> TextTable {
    let mut table = TextTable::new(&[(kind.key, Align::Right)]);
    for column in kind.columns {
        table.column(*column, Align::Right);
    }
    for row in rows {
        let cells = row.values.iter().map(|value| match value {
            CountValue::Whole(number) => number.to_string(),
            CountValue::Share(share) => format!("{share:.6}"),
        });
        table.row([row.key.to_string()].into_iter().chain(cells));
    }
    table
}

/// Lists the examples of rows, by their keys.
fn list_examples(rows: &[CountRow]) -> impl Iterator<Item = (u32, &str)> {
    rows.iter().flat_map(|row| row.examples.iter().map(|example| (row.key, example.as_str())))
}

/// A row as JSON: the game, what is counted, and the columns by their names, in their order.
struct Object<'a> {
    game: &'a str,
    kind: &'a CountKind,
    row: &'a CountRow,
}

impl Serialize for Object<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("game", self.game)?;
        map.serialize_entry("count", self.kind.name)?;
        map.serialize_entry(self.kind.key, &self.row.key)?;
        for (column, value) in self.kind.columns.iter().zip(&self.row.values) {
            match value {
                CountValue::Whole(number) => map.serialize_entry(column, number)?,
                CountValue::Share(share) => map.serialize_entry(column, share)?,
            }
        }
        if !self.row.examples.is_empty() {
            map.serialize_entry("examples", &self.row.examples)?;
        }
        map.end()
    }
}
