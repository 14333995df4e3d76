//! `damier solve`: finds the exact value of every action in a position.

use crate::answer;
use crate::args::AskArgs;
use crate::exact::{make_analyst, search};
use crate::failure::CommandError;
use crate::kept_table::KeptTable;
use crate::out::Out;
use crate::powers::refuse_unsolved;
use crate::question::Questions;
use crate::text::answer as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{Limits, TextError, Turn};
use std::io::Write;
use std::path::PathBuf;

/// Find the exact value of every action in a position
///
/// 2048:3x3 takes about 50 s of CPU time from its opening, smaller boards at most 3 s. Late positions
/// of the other games take milliseconds. Progress is shown; Ctrl-C stops the search.
#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) ask: AskArgs,
    /// Keep what is proven about Quarto positions with up to seven pieces in this file; after Ctrl-C, the same command
    /// resumes the search
    #[arg(long, value_name = "FILE")]
    pub(crate) table: Option<PathBuf>,
}

pub(crate) fn solve(args: &SolveArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    check_book(args)?;
    let (table, args, input) = (&args.table, &args.ask, &mut std::io::stdin().lock());
    let mut questions = Questions::new(args, input, out.lang)?.with_chance();
    let Some(mut analyst) = make_analyst(args, questions.game.as_ref(), out.lang)? else {
        return Err(refuse_unsolved(&questions.game.name()).into());
    };
    let game = questions.game.as_ref();
    let open = |path| KeptTable::open(path, game, analyst.as_mut());
    let mut table = table.as_deref().map(open).transpose()?;
    let pool = make_pool(args.threads);
    while let Some(session) = questions.next()? {
        if session.turn() == Turn::Over {
            answer::over(session.as_ref(), questions.game.contest(), args.format, out)?;
            continue;
        }
        let (analyst, session) = (analyst.as_mut(), session.as_ref());
        let found = match &mut table {
            Some(table) => Some(table.search(analyst, session, &pool, out.lang)?),
            None => search(analyst, session, Limits::NONE, &pool, out.lang)?,
        };
        let found = found.ok_or_else(|| CommandError::Input(text::too_large().into()))?;
        answer::exact(session, &found, args.format, out)?;
        out.flush()?;
    }
    Ok(())
}

/// Refuses a book of the user beside a table, because a table holds only what this program has proven.
fn check_book(args: &SolveArgs) -> Result<(), TextError> {
    let book = args.ask.book.as_ref().filter(|book| book.as_os_str() != "none");
    match (book, &args.table) {
        (Some(_), Some(_)) => Err(TextError::failed("--table", text::table_with_book())),
        _ => Ok(()),
    }
}
