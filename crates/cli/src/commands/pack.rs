//! `damier pack`: packs a tournament into one file for other machines.

use crate::failure::CommandError;
use crate::file::{self, Overwrites};
use crate::out::Out;
use crate::text::run as text;
use clap::Args;
use damier_catalog::replace_file;
use damier_experiments::{Hosting, Parcel};
use damier_reports::number::whole;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// Pack a spec and the submissions that it names into one file, to run on other machines
#[derive(Args, Debug)]
pub(crate) struct PackArgs {
    /// The spec: a TOML file with `[[event]]` tables (see tournaments/)
    spec: PathBuf,
    /// The archive to write [default: the spec's name with .tar.gz, in the current folder]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn pack(args: &PackArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let text = file::read(&args.spec)?;
    let named = || {
        let mut name = OsString::from(name_of(&args.spec));
        name.push(".tar.gz");
        PathBuf::from(name)
    };
    let path = args.out.clone().unwrap_or_else(named);
    Overwrites::Nothing.check(&path)?;
    // Nothing is run here, so nothing needs confinement.
    let hosting = Hosting::new(folder_of(&args.spec), true);
    let parcel = Parcel::pack(&text, &hosting).map_err(|error| {
        CommandError::Input(text::in_spec(args.spec.display().to_string(), error))
    })?;
    replace_file(&path, |file| file.write_all(parcel.bytes()))
        .map_err(|error| file::refuse_write(&path, &error))?;
    let size = whole(parcel.bytes().len() as u64);
    out.say(text::packed(path.display().to_string(), size, parcel.digest()))?;
    Ok(())
}

/// Returns a spec's name without extensions: `class` for both `class.toml` and `class.tar.gz`.
pub(crate) fn name_of(spec: &Path) -> &OsStr {
    let stem = spec.file_stem().unwrap_or(spec.as_os_str());
    if Parcel::is_named(spec) { Path::new(stem).file_stem().unwrap_or(stem) } else { stem }
}

/// Returns the folder that a spec's paths are relative to: the folder of the spec.
pub(crate) fn folder_of(spec: &Path) -> &Path {
    let folder = spec.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}
