//! `damier lab`: counts, proofs, puzzles, books and tables for researchers.

pub(crate) mod bench;
pub(crate) mod boards;
pub(crate) mod book;
pub(crate) mod calibrate;
pub(crate) mod count;
pub(crate) mod prove;
pub(crate) mod prove_puzzles;
pub(crate) mod puzzles;
pub(crate) mod tables;

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::mistake;
use clap::error::{ContextKind, ContextValue};
use clap::{Args, Error, Subcommand};
use damier_i18n::Message;

/// Count, prove and measure; find openings and puzzles; build books and tables
#[derive(Args, Debug)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) what: LabCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum LabCommand {
    /// Count the boards and positions of a game, exactly
    Count(count::CountArgs),
    /// Prove that seat 1 of adversarial 2048 can force a tile, or that it cannot
    Prove(prove::ProveArgs),
    /// Find fair openings, or measure the advantage of the first move and of the seat
    ///
    /// Solving an opening takes a few hundredths of a second of CPU time on 8x7, about a second on 10x10, and at most
    /// the budget on larger boards. Few openings are drawn, so finding some takes hundreds of tries. Progress is shown;
    /// Ctrl-C stops the search, and --skip continues it.
    Boards(boards::BoardsArgs),
    /// Find puzzles: positions from games in which only one action is best, proven by a solver
    ///
    /// Ten puzzles of Quarto take a second of CPU time, a thousand take two minutes. Progress is shown; Ctrl-C stops
    /// the search. With --measure, the command does not search: it measures which players solve the built-in puzzles.
    Puzzles(puzzles::PuzzlesArgs),
    /// Check positions: for each one, say whether exactly one action is best, and if not, why
    ///
    /// The exit status is not zero if a position does not have exactly one best action, is not solved within the budget, or
    /// cannot be read.
    ProvePuzzles(prove_puzzles::ProvePuzzlesArgs),
    /// Build an opening book: early positions solved in advance, so that exact answers are instant
    Book(book::BookArgs),
    /// Build tables of exact probabilities on this machine, for players to look up
    Tables {
        #[command(subcommand)]
        what: tables::TablesWhat,
    },
    /// Calibrate the probabilities of reaching large tiles in 2048, and validate them on other games
    ///
    /// With --effort 1, the default number of games takes about three minutes of CPU time. With --effort 100, the
    /// effort of the player `fast`, a single game takes about 5 s.
    Calibrate(calibrate::CalibrateArgs),
    /// Print the signature (the number of nodes that searches of fixed positions visit) and the speed, or measure the
    /// strength and CPU time of a game's trained players
    ///
    /// The signature takes a second. `lab bench 2048` takes about three minutes of CPU time for 40 games per player.
    Bench(bench::BenchArgs),
}

/// Runs a `damier lab` command.
pub(crate) fn lab(args: &LabArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    match &args.what {
        LabCommand::Count(args) => count::count(args, out),
        LabCommand::Prove(args) => prove::prove(args, out),
        LabCommand::Boards(args) => boards::boards(args, out),
        LabCommand::Puzzles(args) => puzzles::puzzles(args, out),
        LabCommand::ProvePuzzles(args) => prove_puzzles::prove_puzzles(args, out),
        LabCommand::Book(args) => book::book(args, out),
        LabCommand::Tables { what } => tables::run_tables(what, out),
        LabCommand::Calibrate(args) => calibrate::calibrate(args, out),
        LabCommand::Bench(args) => bench::bench(args, out),
    }
}

/// Returns the message with the new name if the error is about a command that has moved below `damier lab`; `None` for
/// any other error.
pub(crate) fn moved(error: &Error) -> Option<Message> {
    let ContextValue::String(name) = error.get(ContextKind::InvalidSubcommand)? else {
        return None;
    };
    LabCommand::has_subcommand(name).then(|| mistake::moved_to_lab(name))
}
