//! `damier serve` and `damier submit`: run `damier-serve`, a separate program, so that this one does not need a web
//! framework.

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::serve as text;
use clap::Args;
use damier_i18n::Lang;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

/// The name of the separate program, which is next to this one or on the PATH.
const PROGRAM: &str = "damier-serve";

/// Serve a class on a website: students submit programs, a live ranking has them play, a final sets the marks
#[derive(Args, Debug)]
#[command(disable_help_flag = true)]
pub(crate) struct ServeArgs {
    /// Arguments of `damier-serve`; --help lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    rest: Vec<OsString>,
}

/// Submit a version of your program to a class server, and follow its check
#[derive(Args, Debug)]
#[command(disable_help_flag = true)]
pub(crate) struct SubmitArgs {
    /// Arguments of `damier-serve`; --help lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    rest: Vec<OsString>,
}

pub(crate) fn serve(args: &ServeArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    delegate("serve", &args.rest, out.lang)
}

pub(crate) fn submit(args: &SubmitArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    delegate("submit", &args.rest, out.lang)
}

/// Runs a command of `damier-serve` in place of this program, in the same language.
fn delegate(command: &str, rest: &[OsString], lang: Lang) -> Result<(), CommandError> {
    let mut run = Command::new(find());
    run.arg("--lang").arg(lang.code()).arg(command).args(rest);
    replace_process(&mut run)
}

/// Returns the path of the program next to this one; otherwise its name, to be found on the PATH.
fn find() -> PathBuf {
    let name = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    let own = std::env::current_exe().ok();
    let beside = own.and_then(|own| Some(own.parent()?.join(&name)));
    beside.filter(|place| place.is_file()).unwrap_or_else(|| name.into())
}

/// Replaces this process by the other program, so that signals reach that program.
#[cfg(unix)]
fn replace_process(run: &mut Command) -> Result<(), CommandError> {
    use std::os::unix::process::CommandExt;
    Err(missing(&run.exec()))
}

#[cfg(not(unix))]
fn replace_process(run: &mut Command) -> Result<(), CommandError> {
    let ended = run.status().map_err(|error| missing(&error))?;
    std::process::exit(ended.code().unwrap_or(1))
}

fn missing(error: &std::io::Error) -> CommandError {
    CommandError::Machine(match error.kind() {
        std::io::ErrorKind::NotFound => text::missing(PROGRAM),
        _ => text::unrunnable(PROGRAM, error.to_string()),
    })
}
