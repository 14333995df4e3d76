//! The program `damier-host`: runs one of the class's shared objects, `libNAME.so`, as a guest.
//!
//! It loads the library, calls its function `NAME` and then speaks the protocol of the crate `guest` for
//! the strategy that it gets: plain 2048 only. Whatever the strategy does wrong before its `hello` is told
//! in one sentence, as a message `error` of code `load` and on standard error, with exit status 2.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "doors print")]

mod exports;
mod foreign;
mod lender;
mod name;
mod player;
mod session;
mod streams;
mod system;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use std::process::ExitCode;

const USAGE: &str = "usage: damier-host libNAME.so
runs a strategy for 2048 as a guest: loads the library, calls its function NAME, and speaks damier's
protocol for the strategy on standard input and output";

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(path), None) = (arguments.next(), arguments.next()) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    if path == "--help" || path == "-h" {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match run(path.as_ref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("damier-host: {failure}");
            ExitCode::from(2)
        }
    }
}

/// Plays until the referee says `quit` or falls silent.
fn run(path: &std::path::Path) -> Result<(), String> {
    let streams =
        system::take_streams().map_err(|error| format!("no streams to speak on: {error}"))?;
    let mut session = session::HostSession::new(streams);
    match player::HostedPlayer::load(path) {
        Ok(player) => session.serve(player),
        Err(failure) => {
            // A referee that no longer listens needs no answer; the sentence goes to standard error, too.
            let _ = session.complain(None, "load", &failure);
            Err(failure)
        }
    }
}
