//! `damier run`: the tournament of a spec file.

use crate::args::RunOptions;
use crate::conduct::{conduct, finish, invite_submissions, open_store, read_options, tell_hosting};
use crate::failure::{CommandError, run_message};
use crate::out::Out;
use crate::say::run as say;
use crate::until::UntilArgs;
use crate::{file, seed};
use clap::Args;
use std::path::{Path, PathBuf};
use workbench::arena::{self, Error, Options, Spec};
use workbench::{Hosting, TextError, referees};

#[derive(Args, Debug)]
pub(crate) struct RunArgs {
    /// The spec: a TOML file with `[[event]]` tables (see tournaments/), or - for standard input
    pub(crate) spec: PathBuf,
    /// The run file; if it exists, the run resumes [default: the spec's name with .db, or -I.db for shard
    /// I, in the current folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
    /// Play only the I-th of N slices of the schedule, as 1/3
    #[arg(long, value_name = "I/N", conflicts_with = "until")]
    pub(crate) shard: Option<String>,
    /// Write no tables at the end
    #[arg(long)]
    pub(crate) no_report: bool,
    #[command(flatten)]
    pub(crate) until: UntilArgs,
    #[command(flatten)]
    pub(crate) options: RunOptions,
}

pub(crate) fn run(args: &RunArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let in_file = |error: Error| {
        let file = args.spec.display().to_string();
        CommandError::Input(say::in_spec(file, run_message(&error)))
    };
    let text = read_spec(args)?;
    let spec = Spec::read(&text).map_err(in_file)?;
    // Paths in a spec start from its folder, wherever it is run.
    let folder = args.spec.parent().filter(|folder| !folder.as_os_str().is_empty());
    let hosting = Hosting::new(folder.unwrap_or(Path::new(".")), args.options.trust_submissions)
        .by_this_program();
    let spec = invite_submissions(&spec, &hosting, out.lang).map_err(in_file)?;
    let options =
        Options { shard: read_shard(args.shard.as_deref())?, ..read_options(&args.options) };
    let db = args.db.clone().unwrap_or_else(|| name_db(&args.spec, options.shard));
    let given = Spec::seed_told(&text);
    let spec = seed::settle(spec, given, Some(&db), options.shard.is_some())?;
    let referees = referees(&spec, &hosting).map_err(in_file)?;
    let plan = arena::check(spec, referees).map_err(in_file)?;
    let question = args.until.read(&plan)?;
    let mut store = open_store(&db, plan.spec())?;
    tell_hosting(&mut store, &hosting)?;
    let form = args.options.progress();
    let outcome = conduct(&plan, &mut store, &options, question.as_ref(), form, out.lang)?;
    if args.no_report {
        return if outcome.is_complete() { Ok(()) } else { Err(CommandError::Stopped) };
    }
    finish(&store, Some(&db), outcome, args.options.format, out)
}

/// The text of a spec from its file, or from standard input, which gives no name to a run file.
fn read_spec(args: &RunArgs) -> Result<String, CommandError> {
    if args.spec != Path::new("-") {
        return file::read(&args.spec);
    }
    if args.db.is_none() {
        return Err(TextError::new("-", say::place_spec(), say::db_beside()).into());
    }
    Ok(std::io::read_to_string(std::io::stdin())?)
}

/// The spec's name with `.db`, or `-I.db` for shard I, in the current folder.
fn name_db(spec: &Path, shard: Option<(u64, u64)>) -> PathBuf {
    let mut name = spec.file_stem().unwrap_or(spec.as_os_str()).to_owned();
    if let Some((part, _)) = shard {
        name.push(format!("-{part}"));
    }
    name.push(".db");
    PathBuf::from(name)
}

fn read_shard(text: Option<&str>) -> Result<Option<(u64, u64)>, TextError> {
    let Some(text) = text else { return Ok(None) };
    let parts = text.split_once('/').and_then(|(part, of)| {
        Some((part.trim().parse::<u64>().ok()?, of.trim().parse::<u64>().ok()?))
    });
    let fits = parts.filter(|&(part, of)| (1..=of).contains(&part));
    fits.map(Some).ok_or_else(|| TextError::new(text, "--shard", say::shard_form()))
}
