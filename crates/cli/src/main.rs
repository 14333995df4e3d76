//! The program `damier`: commands, tables and the keyboard game. It also hosts C libraries (crate `damier-host`) by
//! running itself.

mod answer;
mod args;
mod board;
mod command;
mod commands;
mod conduct;
mod console;
mod counts;
mod engine;
mod exact;
mod failure;
mod file;
mod finding;
mod groups;
mod help;
mod kept_table;
mod lang;
mod next;
mod out;
mod pace;
mod powers;
mod progress;
mod progress_notice;
mod question;
mod record;
mod results;
mod saved_losses;
mod saved_progress;
mod table;
mod text;
mod threads;
mod topic;
mod until;
mod usage_error;

use clap::{CommandFactory, FromArgMatches};
use command::{Cli, explain, run_typed};
use damier_i18n::Lang;
use failure::{CommandError, complain};
use groups::group;
use help::translate;
use out::Out;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    // A referee has started this program to host a C library.
    if let Some(library) = damier_host::library_asked(std::env::args_os()) {
        return damier_host::host_library(&library);
    }
    let lang = lang::choose();
    let mut stdout = BufWriter::new(std::io::stdout().lock());
    let mut out = Out::new(&mut stdout, lang);
    let typed = match read(lang) {
        Ok(typed) => typed,
        // Help and version are not errors.
        Err(answer) if !answer.use_stderr() => {
            return match answer.print() {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => fail(error.into(), lang),
            };
        }
        Err(mistake) => {
            let why = commands::lab::moved(&mistake)
                .unwrap_or_else(|| usage_error::describe(&mistake, lang));
            return fail(CommandError::Input(why), lang);
        }
    };
    out.lang = typed.lang.as_deref().and_then(Lang::from_code).unwrap_or(lang);
    let next = next::step_after(typed.command.as_ref());
    let outcome = run_typed(typed.command.as_ref(), &mut out);
    // Output written before an error is still printed.
    let flushed = out.flush().map_err(CommandError::from);
    match outcome.and(flushed) {
        Ok(()) => {
            next::suggest(next, out.lang);
            ExitCode::SUCCESS
        }
        Err(failure) => fail(failure, out.lang),
    }
}

/// Parses the command line, with the help in a language.
fn read(lang: Lang) -> Result<Cli, clap::Error> {
    let command = group(translate(Cli::command(), lang), lang).after_help(explain(lang));
    Cli::from_arg_matches(&command.try_get_matches()?)
}

fn fail(failure: CommandError, lang: Lang) -> ExitCode {
    let status = failure.status();
    if !matches!(failure, CommandError::Closed | CommandError::Stopped) {
        complain(failure.message(), lang);
    }
    ExitCode::from(status)
}
