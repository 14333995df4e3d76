//! The command line: its commands, the global options and the help.

use crate::commands::{Command, run_command, tour};
use crate::failure::CommandError;
use crate::file::refuse_write;
use crate::groups::group;
use crate::help::translate;
use crate::out::Out;
use crate::text::tour as text;
use crate::topic::Topic;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use damier_catalog::games;
use damier_i18n::{Lang, Message};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Returns the help below the list of commands. Its examples name games and players that exist.
pub(crate) fn explain(lang: Lang) -> String {
    let (game, [player, other]) = tour::example().unwrap_or_default();
    let count = games().len().to_string();
    let lines: [(String, Message); 9] = [
        ("damier".into(), text::one_minute_tour(count)),
        ("damier list games".into(), text::list_games().into()),
        (format!("damier list players {game}"), text::list_players().into()),
        (format!("damier match {game} {player} {other}"), text::fair_match().into()),
        ("damier run tournaments/class.toml".into(), text::class_tournament().into()),
        (format!("damier play {game} --against {player}"), text::play_yourself().into()),
        ("damier review game.txt".into(), text::review().into()),
        (format!("damier solve {game} --position TEXT"), text::solve().into()),
        ("damier help topics".into(), text::topics().into()),
    ];
    let lines = lines.map(|(command, what)| format!("\n  {command:<43}  {}", what.say(lang)));
    let examples = games().iter().flat_map(|info| info.examples);
    let longest = examples.max_by_key(|example| example.len()).copied().unwrap_or_default();
    let below = [text::names(longest), text::budgets().into(), text::parts().into()];
    let below = below.map(|line| line.say(lang)).join(" ");
    format!("{}{}\n\n{below}", text::start_here().say(lang), lines.concat())
}

/// Play 2048, Seven Colours and Quarto, and rank strategies for them.
///
/// Without a command, it gives a one-minute tour, with a small tournament in each game.
#[derive(Parser, Debug)]
#[command(name = "damier", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<TypedCommand>,
    /// Language of all output: en or fr [default: the language of the system]
    #[arg(long, global = true, value_name = "LANG", value_parser = languages(), hide_possible_values = true)]
    pub(crate) lang: Option<String>,
}

/// Returns the language codes that --lang accepts. Help hides the pseudo language, which is for finding texts that are
/// cut.
fn languages() -> PossibleValuesParser {
    let spoken = Lang::SPOKEN.map(|lang| PossibleValue::new(lang.code()));
    let drawn = PossibleValue::new(Lang::Pseudo.code()).hide(true);
    PossibleValuesParser::new(spoken.into_iter().chain([drawn]))
}

/// A command of the grouped list, or one about the program itself.
#[derive(Subcommand, Debug)]
pub(crate) enum TypedCommand {
    #[command(flatten)]
    Listed(Box<Command>),
    #[command(flatten)]
    Topic(Topic),
    /// Write a manual page to standard output
    Manual {
        /// Write the pages of all commands into this folder instead
        #[arg(long, value_name = "FOLDER")]
        out: Option<PathBuf>,
    },
    /// Write shell completions to standard output
    Completions {
        /// The shell to write completions for
        shell: Shell,
    },
}

/// Runs a command, or the tour if there is none.
pub(crate) fn run_typed(
    command: Option<&TypedCommand>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    match command {
        None => tour::tour(out),
        Some(TypedCommand::Listed(command)) => run_command(command, out),
        Some(TypedCommand::Topic(topic)) => explain_topic(*topic, out),
        Some(TypedCommand::Manual { out: folder }) => write_manual(folder.as_deref(), out),
        Some(TypedCommand::Completions { shell }) => {
            // Into memory first, because the generator panics if a write fails.
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "damier", &mut script);
            Ok(out.write_all(&script)?)
        }
    }
}

/// Shows the page of a topic, like `damier help`.
fn explain_topic(topic: Topic, out: &mut Out<'_>) -> Result<(), CommandError> {
    let name = format!("{topic:?}").to_lowercase();
    let mut command = translate(Cli::command(), out.lang);
    let page = command.find_subcommand_mut(&name).map(|page| page.render_long_help().to_string());
    Ok(write!(out, "{}", page.unwrap_or_default())?)
}

/// Writes the manual page of the program in the format of man(7), or the pages of all commands into a folder.
fn write_manual(folder: Option<&Path>, out: &mut Out<'_>) -> Result<(), CommandError> {
    // Without this, every command would have a page for the help of every command below it.
    let command = Cli::command().disable_help_subcommand(folder.is_some());
    let command = group(translate(command, out.lang), out.lang).after_help(explain(out.lang));
    if let Some(folder) = folder {
        let written =
            fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
        return written.map_err(|error| refuse_write(folder, &error));
    }
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    Ok(out.write_all(&text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the paths of the commands with an argument for which `is_it` returns true.
    fn commands_with(is_it: fn(&clap::Arg) -> bool, command: &clap::Command) -> Vec<String> {
        let own = command.get_arguments().any(is_it).then(|| command.get_name().to_string());
        let below = command.get_subcommands().flat_map(|inner| {
            let named = |path| format!("{} {path}", command.get_name());
            commands_with(is_it, inner).into_iter().map(named)
        });
        own.into_iter().chain(below).collect()
    }

    #[test]
    fn every_command_that_writes_csv_has_its_forms() {
        let command = Cli::command();
        let writes_csv = |arg: &clap::Arg| {
            arg.get_possible_values().iter().any(|value| value.get_name() == "csv")
        };
        let writing = commands_with(writes_csv, &command);
        assert_eq!(writing, commands_with(|arg| arg.get_id() == "csv_style", &command));
        assert!(writing.len() >= 6, "{writing:?}");
    }
}
