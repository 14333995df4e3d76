//! The program `damier-serve`, which `damier serve` and `damier submit` start.

mod command;
mod usage_error;

use clap::error::ErrorKind;
use command::{TypedOrder, read};
use damier_catalog::shell_word;
use damier_i18n::{Lang, Message};
use damier_serve::{Class, HttpError};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    // A referee runs this program again to host a library in C.
    if let Some(library) = damier_host::library_asked(std::env::args_os()) {
        return damier_host::host_library(&library);
    }
    damier_serve::keep_files_private();
    let typed: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let lang = Lang::from_arguments(&typed).unwrap_or_else(Lang::from_system);
    let order = match read(lang) {
        Ok(order) => order,
        Err(error)
            if error.use_stderr()
                && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand =>
        {
            return fail(usage_error::describe(&error, lang), lang);
        }
        Err(answer) => answer.exit(),
    };
    match run(order, lang) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => fail(error.message(), lang),
    }
}

/// Prints the reason for a failure on one line.
fn fail(why: Message, lang: Lang) -> ExitCode {
    say_to(&mut std::io::stderr(), &damier_serve::text::setup::failure(why).say(lang));
    ExitCode::from(2)
}

/// Runs a command. Returns false if a submitted version failed its check; true otherwise.
fn run(order: TypedOrder, lang: Lang) -> Result<bool, HttpError> {
    let mut tell = |message: Message| say_to(&mut std::io::stdout(), &message.say(lang));
    match order {
        TypedOrder::Init(folder) => {
            for file in damier_serve::create_class(&folder, lang)? {
                tell(damier_serve::text::setup::written(file.display().to_string()));
            }
            let file = folder.join("class.toml").display().to_string();
            tell(damier_serve::text::setup::next(shell_word(&file)));
        }
        TypedOrder::Serve(file) => {
            let class = Class::read(&file)?;
            tracing_subscriber::fmt().json().with_writer(std::io::stderr).init();
            damier_serve::serve(class, &mut tell)?;
        }
        TypedOrder::BackUp(file, to) => {
            damier_serve::back_up(&file, &to)?;
            tell(damier_serve::text::setup::written(to.display().to_string()));
        }
        TypedOrder::Restore(from, folder) => {
            damier_serve::restore(&from, &folder)?;
            tell(damier_serve::text::setup::written(folder.display().to_string()));
            let file = folder.join("class.toml").display().to_string();
            tell(damier_serve::text::setup::next(shell_word(&file)));
        }
        TypedOrder::Export(file, name, to) => {
            damier_serve::export_student(&Class::read(&file)?, &name, &to)?;
            tell(damier_serve::text::setup::written(to.display().to_string()));
        }
        TypedOrder::Compare(file, game, to) => {
            damier_serve::export_everyone(&Class::read(&file)?, &game, &to)?;
            tell(damier_serve::text::setup::written(to.display().to_string()));
        }
        TypedOrder::Forget(file, name) => {
            damier_serve::forget(Class::read(&file)?, &name)?;
            tell(damier_serve::text::setup::forgotten(name));
        }
        TypedOrder::Link(file) => {
            let link = damier_serve::renew_teacher(Class::read(&file)?)?;
            tell(damier_serve::text::setup::teachers_link(link));
        }
        TypedOrder::Submit(order) => return damier_serve::submit(&order, &mut tell),
    }
    Ok(true)
}

/// Prints a sentence. A closed output does not stop the program.
fn say_to(out: &mut dyn Write, sentence: &str) {
    let _ = writeln!(out, "{sentence}").and_then(|()| out.flush());
}
