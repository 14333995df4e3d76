//! Exact answers: the analyst, its opening book, and the search.

use crate::args::AskArgs;
use crate::failure::{CommandError, complain};
use crate::file;
use crate::progress::{Spinner, stop_flag};
use crate::text::answer as text;
use damier_catalog::{
    AnalysisText, AnyAnalyst, AnyGame, Effort, Gauge, Goal, Limits, ScopedThreads, Session,
};
use damier_i18n::Lang;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Creates the analyst of a game, with the requested book. A damaged book is reported and not used: answers then take
/// longer but stay the same.
pub(crate) fn make_analyst(
    args: &AskArgs,
    game: &dyn AnyGame,
    lang: Lang,
) -> Result<Option<Box<dyn AnyAnalyst>>, CommandError> {
    let goal = if args.verdict_only { Goal::Verdicts } else { Goal::Scores };
    let Some(path) = &args.book else { return Ok(game.analyst_for(goal)) };
    if path.as_os_str() == "none" {
        return Ok(game.analyst_with_book("", goal)?);
    }
    let text = file::read(path)?;
    Ok(game.analyst_with_book(&text, goal).or_else(|error| {
        let error = error.within(path.display().to_string());
        complain(text::no_book(error), lang);
        game.analyst_with_book("", goal)
    })?)
}

/// Searches a position with an analyst, showing progress. Returns `None` if the limits end the search before the value
/// is proven.
pub(crate) fn search(
    analyst: &mut dyn AnyAnalyst,
    session: &dyn Session,
    limits: Limits,
    pool: &ScopedThreads,
    lang: Lang,
) -> Result<Option<AnalysisText>, CommandError> {
    let stop = stop_flag();
    let gauge = Arc::new(Gauge::default());
    let spinner = Spinner::gauged(text::searching(), Arc::clone(&gauge), lang);
    let effort = Effort { limits, stop: Some(stop.clone()), gauge: Some(gauge), pool };
    let found = session.analyse(analyst, &effort)?;
    drop(spinner);
    if found.is_none() && stop.load(Ordering::Relaxed) {
        return Err(CommandError::Stopped);
    }
    Ok(found)
}
