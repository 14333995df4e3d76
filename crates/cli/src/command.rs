//! The commands: what may be typed, and who carries it out. The one file that knows them all.

use crate::args::AskArgs;
use crate::failure::Failure;
use crate::{
    advise, bench, boards, book, calibrate, check, contest, count, games, list, merge, play, prove,
    regret, replay, report, review, run, solve, tables, tour, train, tune,
};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use std::io::Write;

const AFTER_HELP: &str = "\
Start here:
  damier                                       a one-minute tour of all three games
  damier list games                            the games and their parameters
  damier list players filler                   who plays Seven Colours
  damier match quarto cautious random          a fair match, 100 games in pairs
  damier run tournaments/class.toml            the class tournament
  damier play quarto --against cautious        play yourself
  damier review game.txt                       where a saved game turned, and what was better
  damier solve quarto --position '..25/bd.4/.8.3/17.a -'
                                               what every action is worth

A game is named with its parameters, as 2048:5x5,merge=cascade; a player with its settings, as
hybrid(gain=1,border=2). A budget is `none`, `fast` (10 s of CPU time per game), `efficient` (120 s),
or parts such as 10s/game, 50ms/move, 1000nodes, depth4, joined by commas.";

/// Play 2048, Seven Colours and Quarto, and rank strategies for them.
///
/// Without a command: a one-minute tour of small tournaments in all three games.
#[derive(Parser, Debug)]
#[command(name = "damier", version, after_help = AFTER_HELP, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Run the tournament of a spec file, or go on with one that was stopped
    Run(run::RunArgs),
    /// Play a match between players of one game
    Match(contest::MatchArgs),
    /// Show the tables of a run file
    Report(report::ReportArgs),
    /// List the games of a run: all, or those that a player lost
    Games(games::GamesArgs),
    /// Put the shards of a run together
    Merge(merge::MergeArgs),
    /// Show a game of a run, ply by ply
    Replay(replay::ReplayArgs),
    /// Check submissions: do they start, do they play, what would they lose by
    Check(check::CheckArgs),
    /// Make something to begin with
    New {
        /// What
        #[command(subcommand)]
        what: check::NewWhat,
    },
    /// Go over a game: what was best at every turn, what was played, what that cost
    Review(review::ReviewArgs),
    /// Play a game at the keyboard
    Play(play::PlayArgs),
    /// Say exactly what every action of a position is worth
    Solve(AskArgs),
    /// Say what to do in a position: exactly within the budget, otherwise by a player's estimate
    Advise(advise::AdviseArgs),
    /// Solve a game's early positions once and for all, so that exact answers come at once
    Book(book::BookArgs),
    /// Find fair openings, or measure what the first move and the seat are worth
    Boards(boards::BoardsArgs),
    /// Count the boards and positions of a game, exactly
    Count(count::CountArgs),
    /// Prove what seat 1 of adversarial 2048 can force, or that it cannot
    Prove(prove::ProveArgs),
    /// Search for better settings of a player, and prove that they are better
    Tune(tune::TuneArgs),
    /// Learn a game: train a network that players use
    Train(train::TrainArgs),
    /// Find how likely large tiles are still made in positions of 2048, and prove it on other games
    Calibrate(calibrate::CalibrateArgs),
    /// Measure what a player's moves lose against exact play
    Regret(regret::RegretArgs),
    /// Build tables of exact chances on this machine, for players to look up
    Tables {
        #[command(subcommand)]
        what: tables::TablesWhat,
    },
    /// List games, or the players of a game
    List {
        #[command(subcommand)]
        what: list::ListWhat,
    },
    /// Count search nodes over fixed positions: the signature, and the speed; or measure the strength of
    /// a game's trained players by the CPU time that they use
    Bench(bench::BenchArgs),
    /// Write the completions of a shell to standard output
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Carries out what was typed: without a command, the tour.
pub(crate) fn obey(command: Option<Command>, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        None => tour::tour(out),
        Some(Command::Run(args)) => run::run(&args, out),
        Some(Command::Match(args)) => contest::play_match(&args, out),
        Some(Command::Report(args)) => report::report(&args, out),
        Some(Command::Games(args)) => games::games(&args, out),
        Some(Command::Merge(args)) => merge::merge(&args, out),
        Some(Command::Replay(args)) => replay::replay(&args, out),
        Some(Command::Check(args)) => check::check(&args, out),
        Some(Command::New { what }) => check::make(&what, out),
        Some(Command::Review(args)) => review::review(&args, out),
        Some(Command::Play(args)) => play::play(&args, &mut std::io::stdin().lock(), out),
        Some(Command::Solve(args)) => solve::solve(&args, &mut std::io::stdin().lock(), out),
        Some(Command::Advise(args)) => advise::advise(&args, &mut std::io::stdin().lock(), out),
        Some(Command::Book(args)) => book::book(&args, out),
        Some(Command::Boards(args)) => boards::boards(&args, out),
        Some(Command::Count(args)) => count::count(&args, out),
        Some(Command::Prove(args)) => prove::prove(&args, out),
        Some(Command::Tables { what }) => tables::obey(&what, out),
        Some(Command::Tune(args)) => tune::tune(&args, out),
        Some(Command::Calibrate(args)) => calibrate::calibrate(&args, out),
        Some(Command::Train(args)) => train::train(&args, out),
        Some(Command::Regret(args)) => regret::regret(&args, out),
        Some(Command::List { what }) => list::list(&what, out),
        Some(Command::Bench(args)) => bench::bench(&args, out),
        Some(Command::Completions { shell }) => {
            // Into memory first: the generator panics where a write fails.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "damier", &mut script);
            Ok(out.write_all(&script)?)
        }
    }
}
