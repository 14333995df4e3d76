//! The command line of `damier-serve`, with help in the user's language.

use clap::{Arg, ArgMatches, Command, value_parser};
use damier_i18n::Lang;
use damier_serve::SubmitOrder;
use damier_serve::text::command as text;
use std::path::PathBuf;

/// A command as it was typed.
#[derive(Clone, Debug)]
pub(crate) enum TypedOrder {
    /// Write the files of a new class into this folder.
    Init(PathBuf),
    /// Serve the class that this file describes.
    Serve(PathBuf),
    /// Copy the class that the first file describes into the second.
    BackUp(PathBuf, PathBuf),
    /// Restore the class in this backup into this folder.
    Restore(PathBuf, PathBuf),
    /// Write all data about a student of the class (its file, then the pseudonym) into the last file.
    Export(PathBuf, String, PathBuf),
    /// Write the programs that play a game of the class (its file, then the game) into the last file, for plagiarism
    /// checkers.
    Compare(PathBuf, String, PathBuf),
    /// Delete the student with this pseudonym from the class that the file describes.
    Forget(PathBuf, String),
    /// Create a new link for the teacher of the class that the file describes.
    Link(PathBuf),
    /// Submit a version.
    Submit(SubmitOrder),
}

/// Parses the command line.
pub(crate) fn read(lang: Lang) -> Result<TypedOrder, clap::Error> {
    let matches = command(lang).try_get_matches()?;
    Ok(order(&matches, lang))
}

fn path(name: &'static str) -> Arg {
    Arg::new(name).value_parser(value_parser!(PathBuf))
}

fn class(lang: Lang) -> Arg {
    path("class").value_name("CLASS.TOML").help(text::class().say(lang)).required(true)
}

fn command(lang: Lang) -> Command {
    let lang_option =
        Arg::new("lang").long("lang").value_name("CODE").global(true).help(text::lang().say(lang));
    let init = path("init").long("init").value_name("FOLDER").help(text::init().say(lang));
    let serve = Command::new("serve")
        .about(text::serve().say(lang))
        .args_conflicts_with_subcommands(true)
        .arg(init)
        .arg(class(lang).required(false).required_unless_present("init"))
        .subcommands(archives(lang))
        .subcommand(
            Command::new("forget").about(text::forget().say(lang)).arg(class(lang)).arg(name(lang)),
        )
        .subcommand(Command::new("link").about(text::link().say(lang)).arg(class(lang)));
    let submit = Command::new("submit")
        .about(text::submit().say(lang))
        .arg(path("path").value_name("PATH").help(text::submit_path().say(lang)).required(true))
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("URL")
                .help(text::submit_to().say(lang))
                .required(true),
        )
        .arg(Arg::new("game").long("game").value_name("GAME").help(text::submit_game().say(lang)))
        .arg(path("token").long("token").value_name("FILE").help(text::submit_token().say(lang)));
    Command::new("damier")
        .bin_name("damier")
        .version(env!("CARGO_PKG_VERSION"))
        .about(text::program().say(lang))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(lang_option)
        .subcommand(serve)
        .subcommand(submit)
}

/// Returns the commands that write or read archives of a class.
fn archives(lang: Lang) -> [Command; 4] {
    let to = || path("to").value_name("FILE").help(text::backup_file().say(lang)).required(true);
    let game =
        Arg::new("game").value_name("GAME").help(text::similar_game().say(lang)).required(true);
    [
        Command::new("backup").about(text::backup().say(lang)).arg(class(lang)).arg(to()),
        Command::new("restore")
            .about(text::restore().say(lang))
            .arg(
                path("from").value_name("FILE").help(text::restore_file().say(lang)).required(true),
            )
            .arg(
                path("folder")
                    .value_name("FOLDER")
                    .help(text::restore_folder().say(lang))
                    .required(true),
            ),
        Command::new("export")
            .about(text::export().say(lang))
            .arg(class(lang))
            .arg(name(lang))
            .arg(to()),
        Command::new("similar")
            .about(text::similar().say(lang))
            .arg(class(lang))
            .arg(game)
            .arg(to()),
    ]
}

fn name(lang: Lang) -> Arg {
    Arg::new("name").value_name("NAME").help(text::forget_name().say(lang)).required(true)
}

fn order(matches: &ArgMatches, lang: Lang) -> TypedOrder {
    let file = |matches: &ArgMatches, name: &str| matches.get_one::<PathBuf>(name).cloned();
    let text = |matches: &ArgMatches, name: &str| matches.get_one::<String>(name).cloned();
    let class = |matches: &ArgMatches| file(matches, "class").unwrap_or_default();
    match matches.subcommand() {
        Some(("submit", own)) => TypedOrder::Submit(SubmitOrder {
            path: file(own, "path").unwrap_or_default(),
            to: text(own, "to").unwrap_or_default(),
            game: text(own, "game"),
            token: file(own, "token"),
            lang,
        }),
        Some((_, own)) => match own.subcommand() {
            Some(("backup", own)) => {
                TypedOrder::BackUp(class(own), file(own, "to").unwrap_or_default())
            }
            Some(("restore", own)) => TypedOrder::Restore(
                file(own, "from").unwrap_or_default(),
                file(own, "folder").unwrap_or_default(),
            ),
            Some(("export", own)) => TypedOrder::Export(
                class(own),
                text(own, "name").unwrap_or_default(),
                file(own, "to").unwrap_or_default(),
            ),
            Some(("similar", own)) => TypedOrder::Compare(
                class(own),
                text(own, "game").unwrap_or_default(),
                file(own, "to").unwrap_or_default(),
            ),
            Some(("forget", own)) => {
                TypedOrder::Forget(class(own), text(own, "name").unwrap_or_default())
            }
            Some((_, own)) => TypedOrder::Link(class(own)),
            None => {
                file(own, "init").map_or_else(|| TypedOrder::Serve(class(own)), TypedOrder::Init)
            }
        },
        None => TypedOrder::Serve(PathBuf::new()),
    }
}
