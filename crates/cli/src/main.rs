//! The program `damier`: commands, tables and the keyboard game. It knows `tabletop` and
//! `workbench` only.

mod advise;
mod answer;
mod args;
mod bench;
mod board;
mod boards;
mod book;
mod calibrate;
mod check;
mod command;
mod conduct;
mod contest;
mod count;
mod exact;
mod failure;
mod file;
mod games;
mod list;
mod merge;
mod number;
mod play;
mod powers;
mod progress;
mod prove;
mod question;
mod record;
mod regret;
mod replay;
mod report;
mod results;
mod review;
mod run;
mod seed;
mod solve;
mod table;
mod tables;
mod threads;
mod tour;
mod train;
mod tune;

use clap::Parser;
use command::{Cli, obey};
use failure::{CommandError, complain};
use std::io::{BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let typed = match Cli::try_parse() {
        Ok(typed) => typed,
        // Help and version are no mistakes: clap prints them and ends the program.
        Err(answer) if !answer.use_stderr() => answer.exit(),
        Err(mistake) => {
            let failure = CommandError::Input(one_line(&mistake.render().to_string()));
            complain(&failure);
            return ExitCode::from(failure.status());
        }
    };
    let obeyed = obey(typed.command, &mut out);
    // What a command has said before it failed is said all the same.
    let flushed = out.flush().map_err(CommandError::from);
    let done = obeyed.and(flushed);
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if !matches!(failure, CommandError::Closed | CommandError::Stopped) {
        complain(&failure);
    }
    ExitCode::from(failure.status())
}

/// The message of clap on a mistake, with its tip, on one line.
fn one_line(text: &str) -> String {
    let parts = text.trim_start_matches("error:").split("\n\n").map(str::trim);
    let kept = parts.enumerate().filter(|(index, part)| *index == 0 || part.starts_with("tip:"));
    let lines = kept.map(|(_, part)| part.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("; ")
}
