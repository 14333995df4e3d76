//! `damier export`: the games of a run as rows of data for other programs.

use crate::args::CsvStyle;
use crate::failure::CommandError;
use crate::file::{Overwrites, refuse_write};
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::text::{progress, run as text};
use clap::{Args, ValueEnum};
use damier_catalog::replace_file;
use damier_experiments::arena::{self, Store};
use damier_reports::SheetWriter;
use damier_reports::export::{columns, field, rows};
use damier_reports::matchups::{MATCHUP_COLUMNS, PAIR_COLUMNS, matchup_rows, pair_rows};
use damier_reports::number::whole;
use serde_json::{Map, Value};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// Number of games between two checks of the clock.
const STEP: u64 = 4096;

/// Write the games of a run as rows of data for other programs, one per seat of each game
#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// Form of the data
    #[arg(long, value_enum, default_value_t = DataForm::Csv)]
    pub(crate) to: DataForm,
    /// Form of the CSV output
    #[arg(long, value_enum, value_name = "STYLE", default_value_t = CsvStyle::Plain)]
    pub(crate) csv_style: CsvStyle,
    /// What a row is
    #[arg(long, value_enum, default_value_t = RowKind::Seats)]
    pub(crate) rows: RowKind,
    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

/// A form of data for other programs.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum DataForm {
    /// Comma-separated values
    Csv,
    /// One JSON object per line
    Jsonl,
}

/// The subject of a row.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum RowKind {
    /// A seat of a game
    Seats,
    /// A pair of games of a duel
    Pairs,
    /// A player against another in all their pairs of games, with intervals
    Matchups,
}

pub(crate) fn export(args: &ExportArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let store = Store::open_to_read(&args.run)?;
    let lang = out.lang;
    let Some(path) = &args.out else {
        write(&store, args, out, &Spinner::new(progress::exporting(), lang))?;
        return Ok(out.flush()?);
    };
    Overwrites::Nothing.check(path)?;
    let mut failure = None;
    let written = replace_file(path, |file| {
        let spinner = Spinner::new(progress::exporting(), lang);
        write(&store, args, file, &spinner).map_err(|error| {
            failure = Some(error);
            io::Error::other("")
        })
    });
    if let Some(failure) = failure {
        return Err(failure);
    }
    written.map_err(|error| refuse_write(path, &error))?;
    Ok(out.say(text::exported(path.display().to_string(), whole(store.stored()?)))?)
}

fn write(
    store: &Store,
    args: &ExportArgs,
    out: &mut dyn Write,
    spinner: &Spinner,
) -> Result<(), CommandError> {
    let begin = |columns: &[&str], out| {
        Sheet::begin(args, columns.iter().map(ToString::to_string).collect(), out)
    };
    match args.rows {
        RowKind::Seats => write_games(store, Sheet::begin(args, columns(store), out)?, spinner),
        RowKind::Pairs => {
            let mut sheet = begin(&PAIR_COLUMNS, out)?;
            pair_rows(store, |row| sheet.add(row))?;
            sheet.end()
        }
        RowKind::Matchups => {
            let mut sheet = begin(&MATCHUP_COLUMNS, out)?;
            matchup_rows(&arena::report(store)?).into_iter().try_for_each(|row| sheet.add(row))?;
            sheet.end()
        }
    }
}

/// Writes every stored game, including void ones.
fn write_games(store: &Store, mut sheet: Sheet<'_>, spinner: &Spinner) -> Result<(), CommandError> {
    let all = store.stored()?;
    let mut done = 0u64;
    for (number, lineup) in (0u32..).zip(store.lineups()) {
        for record in store.records(number) {
            for row in rows(&record?, lineup, &sheet.columns) {
                sheet.add(row)?;
            }
            done += 1;
            if done.is_multiple_of(STEP) {
                if stop_flag().load(Ordering::Relaxed) {
                    return Err(CommandError::Stopped);
                }
                spinner.say(progress::exported_of(whole(done), whole(all)));
            }
        }
    }
    sheet.end()
}

/// A writer of rows.
struct Sheet<'a> {
    columns: Vec<String>,
    to: Form<'a>,
}

enum Form<'a> {
    Csv(Box<SheetWriter<&'a mut dyn Write>>),
    Jsonl(&'a mut dyn Write),
}

impl<'a> Sheet<'a> {
    fn begin(
        args: &ExportArgs,
        columns: Vec<String>,
        out: &'a mut dyn Write,
    ) -> Result<Self, CommandError> {
        let to = match args.to {
            DataForm::Jsonl => Form::Jsonl(out),
            DataForm::Csv => {
                let mut sheet = SheetWriter::new(out, args.csv_style.into())?;
                sheet.write_names(&columns)?;
                Form::Csv(Box::new(sheet))
            }
        };
        Ok(Self { columns, to })
    }

    fn add(&mut self, row: Vec<Value>) -> Result<(), CommandError> {
        match &mut self.to {
            Form::Csv(sheet) => {
                let named = self.columns.iter().zip(&row);
                Ok(sheet.write(named.map(|(column, value)| field(column, value)))?)
            }
            Form::Jsonl(out) => {
                let filled = self.columns.iter().cloned().zip(row);
                let object: Map<String, Value> =
                    filled.filter(|(_, value)| !value.is_null()).collect();
                Ok(writeln!(out, "{}", Value::Object(object))?)
            }
        }
    }

    fn end(self) -> Result<(), CommandError> {
        match self.to {
            Form::Csv(sheet) => sheet.finish()?.flush()?,
            Form::Jsonl(out) => out.flush()?,
        }
        Ok(())
    }
}
