//! The commands: what may be typed, and who carries it out. The one file that knows them all.

use crate::args::AskArgs;
use crate::commands::advise;
use crate::commands::check;
use crate::commands::contest;
use crate::commands::doctor;
use crate::commands::export;
use crate::commands::games;
use crate::commands::grades;
use crate::commands::lab;
use crate::commands::lab::LabCommand;
use crate::commands::list;
use crate::commands::merge;
use crate::commands::pack;
use crate::commands::play;
use crate::commands::puzzle;
use crate::commands::regret;
use crate::commands::replay;
use crate::commands::report;
use crate::commands::review;
use crate::commands::run;
use crate::commands::serve;
use crate::commands::show;
use crate::commands::solve;
use crate::commands::tour;
use crate::commands::train;
use crate::commands::tune;
use crate::failure::CommandError;
use crate::file::refuse_write;
use crate::groups::group;
use crate::help::translate;
use crate::out::Out;
use crate::say::tour as say;
use crate::topic::Topic;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use damier_catalog::games;
use damier_i18n::{Lang, Message};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The help below the list of commands, with examples from the games themselves.
pub(crate) fn explain(lang: Lang) -> String {
    let (game, [player, other]) = tour::example().unwrap_or_default();
    let count = games().len().to_string();
    let lines: [(String, Message); 9] = [
        ("damier".into(), say::one_minute_tour(count)),
        ("damier list games".into(), say::list_games().into()),
        (format!("damier list players {game}"), say::list_players().into()),
        (format!("damier match {game} {player} {other}"), say::fair_match().into()),
        ("damier run tournaments/class.toml".into(), say::class_tournament().into()),
        (format!("damier play {game} --against {player}"), say::play_yourself().into()),
        ("damier review game.txt".into(), say::review().into()),
        (format!("damier solve {game} --position TEXT"), say::solve().into()),
        ("damier help topics".into(), say::topics().into()),
    ];
    let lines = lines.map(|(command, what)| format!("\n  {command:<43}  {}", what.say(lang)));
    let examples = games().iter().flat_map(|info| info.examples);
    let longest = examples.max_by_key(|example| example.len()).copied().unwrap_or_default();
    let below = [say::names(longest), say::budgets().into(), say::parts().into()];
    let below = below.map(|line| line.say(lang)).join(" ");
    format!("{}{}\n\n{below}", say::start_here().say(lang), lines.concat())
}

/// Play 2048, Seven Colours and Quarto, and rank strategies for them.
///
/// Without a command: a one-minute tour of small tournaments in every game.
#[derive(Parser, Debug)]
#[command(name = "damier", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Language of everything that is said: en or fr [default: that of the system]
    #[arg(long, global = true, value_name = "LANG", value_parser = languages(), hide_possible_values = true)]
    pub(crate) lang: Option<String>,
}

/// The languages by their codes; the one that shows what would be cut is for those who draw.
fn languages() -> PossibleValuesParser {
    let spoken = Lang::SPOKEN.map(|lang| PossibleValue::new(lang.code()));
    let drawn = PossibleValue::new(Lang::Pseudo.code()).hide(true);
    PossibleValuesParser::new(spoken.into_iter().chain([drawn]))
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Run the tournament of a spec file, or resume one that was stopped
    Run(run::RunArgs),
    /// Play a match between players of one game
    ///
    /// A game of simple players takes milliseconds of CPU time; one of 2048 between players that search
    /// takes what the budget allows, about 8 s for `fast` under --budget fast. While a match runs, it
    /// says how far it is and how long it still takes; Ctrl-C stops it, and with --db the same command
    /// resumes.
    Match(contest::MatchArgs),
    /// Show the tables of a run file
    Report(report::ReportArgs),
    /// Write the games of a run as rows of data for other programs, one for each seat of each game
    Export(export::ExportArgs),
    /// List the games of a run: all, or those that a player lost
    Games(games::GamesArgs),
    /// Mark players by a ladder of reference players: which of them each is better than, with what certainty
    Grades(grades::GradesArgs),
    /// Merge the shards of a run
    Merge(merge::MergeArgs),
    /// Pack a spec and the submissions that it names into one file, to be run on other machines
    Pack(pack::PackArgs),
    /// Show a game of a run, ply by ply
    Replay(replay::ReplayArgs),
    /// Check submissions: whether they start and play, and what would lose them games
    Check(check::CheckArgs),
    /// Serve a class that runs itself: people hand in on a page, a ladder plays, a final gives the marks
    #[command(disable_help_flag = true)]
    Serve(serve::ServeArgs),
    /// Hand in a version to a class that is served, and follow its check
    #[command(disable_help_flag = true)]
    Submit(serve::ServeArgs),
    /// Create a starter project
    New {
        /// The kind of project
        #[command(subcommand)]
        what: check::NewWhat,
    },
    /// Review a game: best move, move played and its cost, turn by turn
    Review(review::ReviewArgs),
    /// Play a game at the keyboard
    Play(play::PlayArgs),
    /// Solve a puzzle: the one of the day, or any by its number
    Puzzle(puzzle::PuzzleArgs),
    /// Find the exact value of every action in a position
    ///
    /// 2048:3x3 takes about 50 s of CPU time from its opening, smaller boards at most 3 s; late
    /// positions of the other games take milliseconds. While it searches, it says how far it is; Ctrl-C
    /// stops it.
    Solve(AskArgs),
    /// Show a position: its board, its text forms and, in Quarto, its packed words and the bytes of moves
    Show(show::ShowArgs),
    /// Suggest an action in a position: exact within the budget, otherwise an estimate
    Advise(advise::AdviseArgs),
    /// Tune the settings of a player, and test that they are better
    ///
    /// It plays GAMES for each candidate of each generation, and a proof: with the defaults some 52,000 games,
    /// which quick players end in a minute or two. While it plays, it says how far it is and how long it still
    /// takes; Ctrl-C stops it, and with --out the same command goes on.
    Tune(tune::TuneArgs),
    /// Train a network that players use
    ///
    /// A million slides on 4x4 take about 2.6 s of CPU time: the default, 500 million, 11 minutes on two
    /// cores; 2400 million, about an hour. The rows show what it has learnt so far; Ctrl-C stops it, and the same
    /// command goes on.
    Train(train::TrainArgs),
    /// Measure how much a player's moves lose against exact play
    Regret(regret::RegretArgs),
    /// Count, prove, find openings and puzzles, build books and tables, measure
    Lab {
        #[command(subcommand)]
        what: LabCommand,
    },
    /// List games, or the players of a game
    List {
        #[command(subcommand)]
        what: list::ListWhat,
    },
    /// Examine this machine: whether its times can be trusted, and what it enforces of submissions
    Doctor(doctor::DoctorArgs),
    #[command(flatten)]
    Topic(Topic),
    /// Write a manual page to standard output
    Manual {
        /// A folder for the pages of all commands, instead
        #[arg(long, value_name = "FOLDER")]
        out: Option<PathBuf>,
    },
    /// Write shell completions to standard output
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Carries out what was typed: without a command, the tour.
pub(crate) fn obey(command: Option<Command>, out: &mut Out<'_>) -> Result<(), CommandError> {
    match command {
        None => tour::tour(out),
        Some(Command::Run(args)) => run::run(&args, out),
        Some(Command::Match(args)) => contest::play_match(&args, out),
        Some(Command::Export(args)) => export::export(&args, out),
        Some(Command::Report(args)) => report::report(&args, out),
        Some(Command::Games(args)) => games::games(&args, out),
        Some(Command::Grades(args)) => grades::grades(&args, out),
        Some(Command::Merge(args)) => merge::merge(&args, out),
        Some(Command::Pack(args)) => pack::pack(&args, out),
        Some(Command::Replay(args)) => replay::replay(&args, out),
        Some(Command::Check(args)) => check::check(&args, out),
        Some(Command::Serve(args)) => serve::hand_on("serve", &args, out.lang),
        Some(Command::Submit(args)) => serve::hand_on("submit", &args, out.lang),
        Some(Command::New { what }) => check::make(&what, out),
        Some(Command::Review(args)) => review::review(&args, out),
        Some(Command::Play(args)) => play::play(&args, &mut std::io::stdin().lock(), out),
        Some(Command::Puzzle(args)) => puzzle::puzzle(&args, &mut std::io::stdin().lock(), out),
        Some(Command::Solve(args)) => solve::solve(&args, &mut std::io::stdin().lock(), out),
        Some(Command::Show(args)) => show::show(&args, out),
        Some(Command::Advise(args)) => advise::advise(&args, &mut std::io::stdin().lock(), out),
        Some(Command::Tune(args)) => tune::tune(&args, out),
        Some(Command::Train(args)) => train::train(&args, out),
        Some(Command::Regret(args)) => regret::regret(&args, out),
        Some(Command::Lab { what }) => lab::obey(what, out),
        Some(Command::List { what }) => list::list(&what, out),
        Some(Command::Doctor(args)) => doctor::doctor(&args, out),
        Some(Command::Topic(topic)) => explain_topic(topic, out),
        Some(Command::Manual { out: folder }) => write_manual(folder.as_deref(), out),
        Some(Command::Completions { shell }) => {
            // Into memory first: the generator panics where a write fails.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "damier", &mut script);
            Ok(out.write_all(&script)?)
        }
    }
}

/// Shows the page of a topic, as `damier help` does.
fn explain_topic(topic: Topic, out: &mut Out<'_>) -> Result<(), CommandError> {
    let name = format!("{topic:?}").to_lowercase();
    let mut command = translate(Cli::command(), out.lang);
    let page = command.find_subcommand_mut(&name).map(|page| page.render_long_help().to_string());
    Ok(write!(out, "{}", page.unwrap_or_default())?)
}

/// Writes the manual page of the program, in the form of man(7); or those of all its commands into a folder.
fn write_manual(folder: Option<&Path>, out: &mut Out<'_>) -> Result<(), CommandError> {
    // Otherwise every command would have a page for the help of every command below it.
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

    /// The paths of the commands with an argument for which `is_it` answers true.
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
