//! The program `damier`: commands, tables and the keyboard game. It knows `workbench` only.

mod args;
mod bench;
mod board;
mod failure;
mod file;
mod list;
mod play;
mod progress;
mod replay;
mod report;
mod run;
mod table;
mod tour;

use args::{Cli, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let done = obey(Cli::parse().command, &mut out).and_then(|()| Ok(out.flush()?));
    let Err(failure) = done else {
        return ExitCode::SUCCESS;
    };
    if !matches!(failure, Failure::Closed) {
        complain(&failure);
    }
    ExitCode::from(failure.status())
}

#[expect(clippy::print_stderr, reason = "the one place where a command's failure is told")]
fn complain(failure: &Failure) {
    eprintln!("damier: {failure}");
}

fn obey(command: Option<Command>, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        None => tour::tour(out),
        Some(Command::Run(args)) => run::run(&args, out),
        Some(Command::Match(args)) => run::play_match(&args, out),
        Some(Command::Report(args)) => report::report(&args, out),
        Some(Command::Merge(args)) => run::merge(&args, out),
        Some(Command::Replay(args)) => replay::replay(&args, out),
        Some(Command::Play(args)) => play::play(&args, &mut std::io::stdin().lock(), out),
        Some(Command::List { what }) => list::list(&what, out),
        Some(Command::Bench) => bench::bench(out),
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Cli::command(), "damier", &mut { out });
            Ok(())
        }
    }
}
