//! `damier grades`: marks players against a ladder of reference players.

use crate::answer::json_line;
use crate::args::{OutputFormat, TableOptions};
use crate::failure::CommandError;
use crate::file::Overwrites;
use crate::out::Out;
use crate::record::find_event;
use crate::table::{Align, TextTable};
use crate::text::grades as text;
use clap::Args;
use damier_catalog::{TextError, open};
use damier_experiments::arena::{self, Store};
use damier_i18n::{Message, Number};
use damier_reports::{
    LadderMark, MARK_COLUMNS, Rung, SheetWriter, check_ladder, explain_inversions, grade,
};
use std::io::Write;
use std::path::PathBuf;

/// Mark players against a ladder of reference players: which references each player beats, and how certain that is
#[derive(Args, Debug)]
pub(crate) struct GradesArgs {
    /// The run file
    run: PathBuf,
    /// A reference player, and the mark for players that are better, for example greedy=10; repeat the option for each
    /// reference
    #[arg(
        long = "reference",
        value_name = "PLAYER=MARK",
        required = true,
        allow_hyphen_values = true
    )]
    references: Vec<String>,
    /// Only this event [default: every event]
    #[arg(long)]
    event: Option<String>,
    /// How certain it must be that a player is better than a reference, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 95.0)]
    confidence: f64,
    #[command(flatten)]
    output: TableOptions,
    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn grades(args: &GradesArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let ladder = args.references.iter().map(|text| read_rung(text));
    let ladder = ladder.collect::<Result<Vec<Rung>, TextError>>()?;
    for (number, rung) in ladder.iter().enumerate() {
        if ladder[..number].iter().any(|other| other.player == rung.player) {
            return Err(TextError::new(&rung.player, "--reference", text::each_once()).into());
        }
    }
    if !(50.0..100.0).contains(&args.confidence) {
        let expected = text::confidence_range();
        return Err(TextError::new(args.confidence, "--confidence", expected).into());
    }
    let store = Store::open_to_read(&args.run)?;
    let event = args.event.as_deref().map(|name| find_event(&store, name)).transpose()?;
    let report = arena::report(&store)?;
    let mut grades = Vec::new();
    for (number, report) in report.events.iter().enumerate() {
        if event.is_none_or(|event| event == number) {
            check_ladder(report, &ladder)?;
            let marks = grade(report, &ladder, args.confidence / 100.0)?;
            grades.extend(without_built_in(marks, &report.game)?);
        }
    }
    let Some(path) = &args.out else { return write(&grades, args, out) };
    let mut text = Vec::new();
    write(&grades, args, &mut Out::new(&mut text, out.lang))?;
    let text = String::from_utf8_lossy(&text);
    Overwrites::Nothing.write(path, &text)
}

/// Removes the marks of built-in players. If only built-in players took part, keeps all.
fn without_built_in(marks: Vec<LadderMark>, game: &str) -> Result<Vec<LadderMark>, TextError> {
    let roster = open(game)?.players();
    let is_built_in = |mark: &LadderMark| {
        let name = mark.player.split('(').next().unwrap_or_default();
        roster.iter().any(|player| player.name == name)
    };
    if marks.iter().all(is_built_in) {
        return Ok(marks);
    }
    Ok(marks.into_iter().filter(|mark| !is_built_in(mark)).collect())
}

fn write(grades: &[LadderMark], args: &GradesArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    match args.output.format {
        OutputFormat::Text => write_text(grades, args.confidence, out),
        OutputFormat::Json => json_line(&grades, out),
        OutputFormat::Csv => {
            let mut sheet = SheetWriter::new(out, args.output.csv_style.into())?;
            sheet.write_names(MARK_COLUMNS)?;
            grades.iter().try_for_each(|grade| sheet.write(grade.fields()))?;
            sheet.finish()?;
            Ok(())
        }
    }
}

fn write_text(
    grades: &[LadderMark],
    confidence: f64,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let mut table = TextTable::new(out.lang);
    table.column(text::event(), Align::Left).column(text::player(), Align::Left);
    table.column(text::mark(), Align::Right).column(text::above(), Align::Left);
    table.column(text::next(), Align::Left);
    for grade in grades {
        let [above, next] = if grade.disqualified {
            [text::disqualified().into(), Message::default()]
        } else {
            [(&grade.above, grade.confidence), (&grade.next, grade.next_confidence)].map(rung)
        };
        let (event, player) = (grade.event.as_str().into(), grade.player.as_str().into());
        table.row([event, player, mark(grade.mark), above, next]);
    }
    writeln!(out, "{table}")?;
    for sentence in explain_inversions(grades) {
        writeln!(out, "- {}", sentence.say(out.lang))?;
    }
    Ok(out.say(text::meaning(percent(confidence / 100.0), percent(1.0 - confidence / 100.0)))?)
}

/// Formats a reference with the probability of being better than it.
fn rung((name, probability): (&Option<String>, Option<f64>)) -> Message {
    match (name, probability) {
        // Without games there is no probability.
        (Some(name), Some(probability)) if probability > 0.9995 => text::rung_sure(name),
        (Some(name), Some(probability)) if probability < 0.0005 => text::rung_hopeless(name),
        (Some(name), Some(probability)) => text::rung(name, percent(probability)),
        (Some(name), None) => text::not_met(name),
        (None, _) => "-".into(),
    }
}

fn mark(mark: f64) -> Message {
    text::value(Number::rounded(mark))
}

fn percent(share: f64) -> Number {
    Number::fixed(100.0 * share, 1)
}

/// Reads `PLAYER=MARK`. The player's settings may contain `=`, too.
fn read_rung(text: &str) -> Result<Rung, TextError> {
    let parts = text.rsplit_once('=');
    let read = parts.and_then(|(player, mark)| {
        let mark =
            mark.trim().parse::<f64>().ok().filter(|mark| (0.0..f64::INFINITY).contains(mark))?;
        Some(Rung { player: player.trim().to_string(), mark })
    });
    read.ok_or_else(|| TextError::new(text, "--reference", text::rung_form()))
}
