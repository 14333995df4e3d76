//! Program `damier-host`: runs a shared library in C, `libNAME.so`, as a guest.
//!
//! `damier` hosts libraries itself. This program is for trying a library by hand, or with another referee. It loads the
//! library, calls its function `NAME`, and then speaks the protocol of crate `guest` for the strategy that this
//! function returns. It only supports plain 2048. A failure of the strategy before its `hello` is reported in one
//! sentence, in an `error` message with the code `load` and on standard error, with exit status 2.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program prints")]

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
