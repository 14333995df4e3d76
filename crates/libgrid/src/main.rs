//! The program `damier-host`: runs one of the class's shared objects, `libNAME.so`, as a guest.
//!
//! `damier` hosts libraries itself; this program is for those who want to try one by hand, or to run it by a referee of
//! their own. It loads the library, calls its function `NAME` and then speaks the protocol of the crate `guest` for
//! the strategy that it gets: plain 2048 only. Whatever the strategy does wrong before its `hello` is told
//! in one sentence, as a message `error` of code `load` and on standard error, with exit status 2.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "doors print")]

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(path), None) = (arguments.next(), arguments.next()) else {
        eprintln!("{}", damier_host::usage());
        return ExitCode::from(2);
    };
    if path == "--help" || path == "-h" {
        println!("{}", damier_host::usage());
        return ExitCode::SUCCESS;
    }
    damier_host::host_library(Path::new(&path))
}
