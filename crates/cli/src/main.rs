//! The program `damier`: commands, tables and the keyboard game. It knows `workbench` only.

mod advise;
mod answer;
mod args;
mod bench;
mod board;
mod boards;
mod book;
mod calibrate;
mod check;
mod count;
mod failure;
mod file;
mod games;
mod list;
mod play;
mod progress;
mod prove;
mod question;
mod regret;
mod replay;
mod report;
mod review;
mod run;
mod seed;
mod solve;
mod table;
mod tables;
mod tour;
mod train;
mod tune;

use args::{Cli, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let typed = match Cli::try_parse() {
        Ok(typed) => typed,
        // Help and version are no mistakes: clap prints them and ends the program.
        Err(answer) if !answer.use_stderr() => answer.exit(),
        Err(mistake) => {
            let failure = Failure::Input(one_line(&mistake.render().to_string()));
            complain(&failure);
            return ExitCode::from(failure.status());
        }
    };
    let obeyed = obey(typed.command, &mut out);
    // What a command has said before it failed is said all the same.
    let flushed = out.flush().map_err(Failure::from);
    let done = obeyed.and(flushed);
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if !matches!(failure, Failure::Closed | Failure::Stopped) {
        complain(&failure);
    }
    ExitCode::from(failure.status())
}

/// What clap says of a mistake, with its tip, on one line.
fn one_line(text: &str) -> String {
    let parts = text.trim_start_matches("error:").split("\n\n").map(str::trim);
    let kept = parts.enumerate().filter(|(index, part)| *index == 0 || part.starts_with("tip:"));
    let lines = kept.map(|(_, part)| part.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("; ")
}

/// Tells on standard error what went wrong, on one line. Where that has gone too, as a closed terminal has, there is
/// nobody left to tell.
fn complain(what: &dyn std::fmt::Display) {
    let _ = writeln!(std::io::stderr(), "damier: {what}");
}

fn obey(command: Option<Command>, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        None => tour::tour(out),
        Some(Command::Run(args)) => run::run(&args, out),
        Some(Command::Match(args)) => run::play_match(&args, out),
        Some(Command::Report(args)) => report::report(&args, out),
        Some(Command::Games(args)) => games::games(&args, out),
        Some(Command::Merge(args)) => run::merge(&args, out),
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
