//! The program `damier-serve`: `damier serve` and `damier submit` start it.

mod command;
mod mistake;

use clap::error::ErrorKind;
use command::{TypedOrder, read};
use serve::{Class, Denial};
use std::io::Write;
use std::process::ExitCode;
use words::{Lang, Message};

fn main() -> ExitCode {
    // A referee has run this program once more, to host a library in C.
    if let Some(library) = host::library_asked(std::env::args_os()) {
        return host::host_library(&library);
    }
    serve::keep_files_private();
    let typed: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let lang = Lang::asked_for(&typed).unwrap_or_else(Lang::of_system);
    let order = match read(lang) {
        Ok(order) => order,
        Err(mistaken)
            if mistaken.use_stderr()
                && mistaken.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand =>
        {
            return fail(mistake::describe(&mistaken, lang), lang);
        }
        Err(answer) => answer.exit(),
    };
    match obey(order, lang) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(refusal) => fail(refusal.message(), lang),
    }
}

/// Says on one line why nothing came of it.
fn fail(why: Message, lang: Lang) -> ExitCode {
    say_to(&mut std::io::stderr(), &serve::say::setup::failure(why).say(lang));
    ExitCode::from(2)
}

/// Does what was asked; returns false if a version failed its check.
fn obey(order: TypedOrder, lang: Lang) -> Result<bool, Denial> {
    let mut tell = |message: Message| say_to(&mut std::io::stdout(), &message.say(lang));
    match order {
        TypedOrder::Init(folder) => {
            for file in serve::found(&folder, lang)? {
                tell(serve::say::setup::written(file.display().to_string()));
            }
            let file = folder.join("class.toml").display().to_string();
            tell(serve::say::setup::next(file));
        }
        TypedOrder::Serve(file) => {
            let class = Class::read(&file)?;
            tracing_subscriber::fmt().json().with_writer(std::io::stderr).init();
            serve::serve(class, &mut tell)?;
        }
        TypedOrder::BackUp(file, to) => {
            serve::back_up(&file, &to)?;
            tell(serve::say::setup::written(to.display().to_string()));
        }
        TypedOrder::Restore(from, folder) => {
            serve::restore(&from, &folder)?;
            tell(serve::say::setup::written(folder.display().to_string()));
            let file = folder.join("class.toml").display().to_string();
            tell(serve::say::setup::next(file));
        }
        TypedOrder::Export(file, name, to) => {
            serve::export_student(&Class::read(&file)?, &name, &to)?;
            tell(serve::say::setup::written(to.display().to_string()));
        }
        TypedOrder::Compare(file, game, to) => {
            serve::export_everyone(&Class::read(&file)?, &game, &to)?;
            tell(serve::say::setup::written(to.display().to_string()));
        }
        TypedOrder::Forget(file, name) => {
            serve::forget(Class::read(&file)?, &name)?;
            tell(serve::say::setup::forgotten(name));
        }
        TypedOrder::Link(file) => {
            let link = serve::renew_teacher(Class::read(&file)?)?;
            tell(serve::say::setup::teachers_link(link));
        }
        TypedOrder::Submit(order) => return serve::submit(&order, &mut tell),
    }
    Ok(true)
}

/// Says a sentence to whoever started the program; where nobody listens any more, the work goes on.
fn say_to(out: &mut dyn Write, sentence: &str) {
    let _ = writeln!(out, "{sentence}").and_then(|()| out.flush());
}
