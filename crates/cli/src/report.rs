//! `damier report`: the tables of a run as text, JSON or CSV.

mod verify;

use crate::args::OutputFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::results::{RunFile, write};
use clap::Args;
use std::path::PathBuf;
use workbench::arena::{self, Store};

#[derive(Args, Debug)]
pub(crate) struct ReportArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// Output format
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    pub(crate) format: OutputFormat,
    /// First replay every game and compare it with its record
    #[arg(long)]
    pub(crate) verify: bool,
}

pub(crate) fn report(args: &ReportArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let store = Store::open_to_read(&args.run)?;
    let file = args.run.display().to_string();
    if args.verify {
        verify::verify(&store, args.format, out)?;
    }
    write(&arena::report(&store)?, args.format, RunFile { name: Some(&file) }, out)
}
