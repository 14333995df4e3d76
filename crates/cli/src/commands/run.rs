//! `damier run`: plays the tournament of a spec file.

use crate::args::RunOptions;
use crate::commands::pack::{folder_of, name_of};
use crate::conduct::{conduct, finish, prepare, read_options};
use crate::engine::{Engine, play_on_ray};
use crate::failure::CommandError;
use crate::file;
use crate::out::Out;
use crate::text::run as text;
use crate::until::UntilArgs;
use clap::Args;
use damier_catalog::{TextError, decode_text};
use damier_experiments::arena::{Error, Options, Spec};
use damier_experiments::{Parcel, RunRequest, Scratch};
use std::ffi::OsString;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Run the tournament of a spec file, or resume a stopped one
#[derive(Args, Debug)]
pub(crate) struct RunArgs {
    /// The spec: a TOML file with `[[event]]` tables (see tournaments/), an archive from damier pack, or - for standard
    /// input
    pub(crate) spec: PathBuf,
    /// The run file; if it exists, the run resumes [default: the spec's name with .db, or -I.db for shard
    /// I, in the current folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
    /// Play only the I-th of N slices of the schedule, for example 1/3
    #[arg(long, value_name = "I/N", conflicts_with = "until")]
    pub(crate) shard: Option<String>,
    /// Who plays the games
    #[arg(long, value_enum, default_value_t = Engine::Threads)]
    engine: Engine,
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
        CommandError::Input(text::in_spec(file, error))
    };
    let unpacked = unpack(&args.spec)?;
    let place = unpacked.as_ref().map_or(args.spec.as_path(), |unpacked| &unpacked.spec);
    let text = read_spec(place, args)?;
    let submissions = &args.options.submissions;
    let spec = submissions.named_in(Spec::read(&text).map_err(in_file)?)?;
    let hosting = submissions.hosting(folder_of(place));
    let options =
        Options { shard: read_shard(args.shard.as_deref())?, ..read_options(&args.options) };
    let db = args.db.clone().unwrap_or_else(|| name_db(&args.spec, options.shard));
    let on_ray = args.engine == Engine::Ray;
    if on_ray && (options.shard.is_some() || args.until.until.is_some()) {
        return Err(TextError::failed("--engine", text::whole_runs()).into());
    }
    if on_ray && submissions.python.is_some() {
        return Err(TextError::failed("--python", text::python_in_spec()).into());
    }
    let is_shared = on_ray || options.shard.is_some();
    let request = RunRequest { spec, hosting: &hosting, db: Some(&db), is_shared };
    let prepared = prepare(request, out.lang).map_err(in_file)?;
    let plan = prepared.plan();
    let question = args.until.read(plan)?;
    if on_ray {
        // Stored games are not played again below.
        play_on_ray(place, &db, submissions.trust_submissions)?;
    }
    let mut store = prepared.open_store()?;
    let form = args.options.progress();
    let outcome = conduct(plan, &mut store, &options, question.as_ref(), form, out.lang)?;
    if !args.no_report {
        finish(&store, Some(&db), outcome, args.options.output, out)?;
    } else if !outcome.is_complete() {
        return Err(CommandError::Stopped);
    }
    Ok(prepared.check_unchanged()?)
}

/// An unpacked tournament in a temporary folder, which is removed with this value.
struct UnpackedParcel {
    spec: PathBuf,
    _folder: Scratch,
}

/// Unpacks a tournament if the file name is that of an archive.
fn unpack(path: &Path) -> Result<Option<UnpackedParcel>, CommandError> {
    if !Parcel::is_named(path) {
        return Ok(None);
    }
    let parcel = Parcel::from_bytes(file::read_bytes(path)?);
    let folder = Scratch::new()?;
    let in_file = |error: TextError| {
        CommandError::Input(text::in_spec(path.display().to_string(), Error::from(error)))
    };
    let spec = parcel.unpack(folder.path()).map_err(in_file)?;
    Ok(Some(UnpackedParcel { spec, _folder: folder }))
}

/// Reads a spec from its file or from standard input, which needs --db.
fn read_spec(place: &Path, args: &RunArgs) -> Result<String, CommandError> {
    if args.spec != Path::new("-") {
        return file::read(place);
    }
    if args.db.is_none() {
        return Err(TextError::new("-", text::place_spec(), text::db_beside()).into());
    }
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    Ok(decode_text(&bytes)?)
}

/// Returns the spec's name with `.db`, or `-I.db` for shard I, in the current folder.
fn name_db(spec: &Path, shard: Option<(u64, u64)>) -> PathBuf {
    let mut name = OsString::from(name_of(spec));
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
    fits.map(Some).ok_or_else(|| TextError::new(text, "--shard", text::shard_form()))
}
