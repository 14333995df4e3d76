//! `damier lab count`: counts the boards and positions of a game.

use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use crate::text::other as text;
use clap::Args;
use damier_catalog::{
    AnyGame, CountKind, CountRow, CountValue, CountWatch, TextError, games, open,
};
use damier_i18n::{Lang, Message, Number};
use damier_reports::number::whole;
use damier_reports::text::figure;
use serde::{Serialize, Serializer, ser::SerializeMap};
use std::io::Write;
use std::sync::atomic::Ordering;

#[derive(Args, Debug)]
pub(crate) struct CountArgs {
    /// The game, for example quarto or quarto:squares
    pub(crate) game: String,
    /// Rows to count [default: everything the game can count]
    #[arg(long, value_name = "NAME")]
    pub(crate) what: Option<String>,
    /// The last row [default: the last that is quick to count]
    #[arg(long, alias = "most", value_name = "N", requires = "what")]
    pub(crate) rows: Option<u32>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

pub(crate) fn count(args: &CountArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let game = open(&args.game)?;
    for kind in choose_counts(args, game.as_ref())? {
        let counted = count_rows(game.as_ref(), &kind, args.rows, out.lang)?;
        match args.format {
            AnswerFormat::Text => {
                out.say(text::count_head(game.name(), kind.help))?;
                writeln!(out, "{}", lay_out(&kind, &counted, out.lang))?;
                for (key, example) in list_examples(&counted) {
                    let column = name_column(kind.key);
                    out.say(text::count_example(column, key.to_string(), example))?;
                }
                if let Some(hint) = hint_more(&game.name(), &kind, args.rows) {
                    out.say(hint)?;
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
        // Rows counted before Ctrl-C are still shown.
        if stop_flag().load(Ordering::Relaxed) {
            return Err(CommandError::Stopped);
        }
    }
    Ok(())
}

/// Returns the requested rows, or all rows that the game can count.
fn choose_counts(args: &CountArgs, game: &dyn AnyGame) -> Result<Vec<CountKind>, TextError> {
    let kinds = game.counts();
    if kinds.is_empty() {
        let counts = |name: &&str| open(name).is_ok_and(|game| !game.counts().is_empty());
        let names: Vec<&str> = games().iter().map(|info| info.name).filter(counts).collect();
        return Err(TextError::failed("", text::not_counted(game.name(), names.join(", "))));
    }
    let Some(what) = &args.what else { return Ok(kinds) };
    let found: Vec<CountKind> =
        kinds.iter().filter(|kind| kind.name == what.trim()).copied().collect();
    if found.is_empty() {
        let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
        return Err(TextError::unknown(what, "--what", &names));
    }
    Ok(found)
}

/// Collects the counted rows until Ctrl-C is pressed, and shows the progress.
struct CountProgress<'a> {
    kind: &'a CountKind,
    spinner: Spinner,
    rows: Vec<CountRow>,
}

impl CountWatch for CountProgress<'_> {
    fn row(&mut self, row: CountRow) -> bool {
        self.spinner.say(text::counted(name_column(self.kind.key), row.key.to_string()));
        self.rows.push(row);
        !stop_flag().load(Ordering::Relaxed)
    }

    fn step(&mut self, key: u32, done: usize, steps: usize) {
        let is_last = stop_flag().load(Ordering::Relaxed);
        let says = if is_last { text::counting_last } else { text::counting };
        let (done, steps) = (whole(done as u64), whole(steps as u64));
        self.spinner.say(says(name_column(self.kind.key), key.to_string(), done, steps));
    }
}

fn count_rows(
    game: &dyn AnyGame,
    kind: &CountKind,
    most: Option<u32>,
    lang: Lang,
) -> Result<Vec<CountRow>, TextError> {
    // Without the flag's handler, Ctrl-C would end the program before its rows are shown.
    stop_flag();
    let spinner = Spinner::new(text::counting_what(name_column(kind.name)), lang);
    let mut watch = CountProgress { kind, spinner, rows: Vec::new() };
    game.count(kind.name, most, &mut watch).map_err(|error| error.within("--rows"))?;
    Ok(watch.rows)
}

/// Returns a message about rows that are counted only on request; `None` if all rows have been counted.
fn hint_more(game: &str, kind: &CountKind, most: Option<u32>) -> Option<Message> {
    let last = kind.rows.1;
    let left_out = most.is_none() && kind.usual < last;
    left_out.then(|| {
        text::more_rows(format!("damier lab count {game} --what {} --rows {last}", kind.name))
    })
}

fn lay_out(kind: &CountKind, rows: &[CountRow], lang: Lang) -> TextTable {
    let mut table = TextTable::new(lang);
    table.column(name_column(kind.key), Align::Right);
    for column in kind.columns {
        table.column(name_column(column), Align::Right);
    }
    for row in rows {
        let cells = row.values.iter().map(|value| match value {
            CountValue::Whole(number) => number.to_string().into(),
            CountValue::Share(share) => figure::alone(Number::ungrouped(*share, 6)),
        });
        table.row([Message::from(row.key.to_string())].into_iter().chain(cells));
    }
    table
}

/// Returns the column's name in the user's language; an unknown name stays as it is.
fn name_column(name: &'static str) -> Message {
    text::count_column(name, name)
}

/// Returns the examples of rows, with their keys.
fn list_examples(rows: &[CountRow]) -> impl Iterator<Item = (u32, &str)> {
    rows.iter().flat_map(|row| row.examples.iter().map(|example| (row.key, example.as_str())))
}

/// A row as JSON: the game, the kind of count, and the columns by name, in order.
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
