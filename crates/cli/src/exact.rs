//! Exact answers: who gives them, with which book, and the search for one.

use crate::args::AskArgs;
use crate::failure::{CommandError, complain};
use crate::file;
use crate::progress::{Spinner, stop_flag};
use std::sync::atomic::Ordering;
use workbench::{AnalysisText, AnyAnalyst, AnyGame, Effort, Goal, Limits, ScopedThreads, Session};

/// Makes the analyst of a game, with the book that was asked for. A damaged book is reported and left out: the
/// answers are the same without it, only later.
pub(crate) fn make_analyst(
    args: &AskArgs,
    game: &dyn AnyGame,
) -> Result<Option<Box<dyn AnyAnalyst>>, CommandError> {
    let goal = if args.verdict_only { Goal::Verdicts } else { Goal::Scores };
    let Some(path) = &args.book else { return Ok(game.analyst_for(goal)) };
    if path.as_os_str() == "none" {
        return Ok(game.analyst_with_book("", goal)?);
    }
    let text = file::read(path)?;
    Ok(game.analyst_with_book(&text, goal).or_else(|error| {
        complain(&format!("{}; going on without a book", error.within(path.display())));
        game.analyst_with_book("", goal)
    })?)
}

/// Asks an analyst, with a spinner; `None` if the limits end before the answer is proven.
pub(crate) fn search(
    analyst: &mut dyn AnyAnalyst,
    session: &dyn Session,
    limits: Limits,
    pool: &ScopedThreads,
) -> Result<Option<AnalysisText>, CommandError> {
    let stop = stop_flag();
    let spinner = Spinner::new("searching to the end of the game");
    let effort = Effort { limits, stop: Some(stop.clone()), pool };
    let found = session.analyse(analyst, &effort)?;
    drop(spinner);
    if found.is_none() && stop.load(Ordering::Relaxed) {
        return Err(CommandError::Stopped);
    }
    Ok(found)
}
