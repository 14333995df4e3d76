//! Writes the results of a run: tables as text, JSON or CSV.

mod costliest;
mod drawing;
mod file;
mod lines;

use crate::args::{OutputFormat, TableOptions};
use crate::failure::CommandError;
use crate::out::Out;
use damier_experiments::arena::Report;
use damier_reports::text::results as text;
use damier_reports::{EventLosses, SheetWriter, answer_sentences, machine_sentences, write_rows};
use serde::Serialize;
use std::io::Write;

pub(crate) use costliest::write_costliest;
pub(crate) use drawing::write_table;
pub(crate) use file::RunFile;
pub(crate) use lines::event as write_event;

/// A report as JSON, with what moves lost in each event if that was measured.
#[derive(Serialize)]
struct ReportWithLosses<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(skip_serializing_if = "<[EventLosses]>::is_empty")]
    losses: &'a [EventLosses],
}

/// Writes a report in a format. `losses` are those of each event; empty if they were not measured.
pub(crate) fn write(
    report: &Report,
    losses: &[EventLosses],
    output: TableOptions,
    source: RunFile<'_>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    match output.format {
        OutputFormat::Json => {
            let text = serde_json::to_string_pretty(&ReportWithLosses { report, losses })
                .map_err(|error| CommandError::machine(&error))?;
            Ok(writeln!(out, "{text}")?)
        }
        OutputFormat::Csv => {
            let mut sheet = SheetWriter::new(out, output.csv_style.into())?;
            write_rows(report, losses, &mut sheet)?;
            sheet.finish()?.flush()?;
            Ok(())
        }
        OutputFormat::Text => {
            for (number, event) in report.events.iter().enumerate() {
                lines::event(event, losses.get(number), source, out)?;
            }
            for hosting in &report.hosting {
                out.say(text::hosting(hosting.clone()))?;
            }
            for one in &report.skipped {
                // A name may contain anything, even control sequences.
                let path = format!("{:?}", one.path);
                out.say(text::passed_over(path, one.reason.clone()))?;
            }
            for sentence in machine_sentences(&report.machines) {
                out.say(sentence)?;
            }
            for sentence in report.questions.iter().flat_map(answer_sentences) {
                out.say(sentence)?;
            }
            Ok(out.say(text::digest(&report.digest, report.seed.to_string()))?)
        }
    }
}
