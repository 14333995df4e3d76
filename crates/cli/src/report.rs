//! `damier report`: the tables of a run as text, JSON or CSV.

pub(crate) mod number;
mod rows;
mod text;
mod verify;

use crate::args::{Format, ReportArgs};
use crate::failure::Failure;
use std::io::Write;
use workbench::arena::{self, Report, Store};

pub(crate) use text::event as write_event;

/// What a report calls the run file in the commands it suggests.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    /// The run file; `None` for a run that is not kept.
    pub(crate) file: Option<&'a str>,
}

pub(crate) fn report(args: &ReportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let store = Store::open_to_read(&args.run)?;
    let file = args.run.display().to_string();
    if args.verify {
        verify::verify(&store, args.format, out)?;
    }
    write(&arena::report(&store)?, args.format, Source { file: Some(&file) }, out)
}

/// Writes a report in a format.
pub(crate) fn write(
    report: &Report,
    format: Format,
    source: Source<'_>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match format {
        Format::Json => {
            let text = serde_json::to_string_pretty(report)
                .map_err(|error| Failure::Machine(error.to_string()))?;
            Ok(writeln!(out, "{text}")?)
        }
        Format::Csv => rows::write(report, out),
        Format::Text => {
            for event in &report.events {
                text::event(event, source, out)?;
            }
            for hosting in &report.hosting {
                writeln!(out, "submissions: {hosting}")?;
            }
            writeln!(out, "digest {}, seed {}", report.digest, report.seed)?;
            Ok(())
        }
    }
}
