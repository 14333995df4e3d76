//! Exact answers: who gives them, with which book, and the search for one.

use crate::args::AskArgs;
use crate::failure::{CommandError, complain, text_message};
use crate::file;
use crate::progress::{Spinner, stop_flag};
use crate::text::answer as text;
use damier_catalog::{
    AnalysisText, AnyAnalyst, AnyGame, Effort, Gauge, Goal, Limits, ScopedThreads, Session,
};
use damier_i18n::Lang;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Makes the analyst of a game, with the book that was asked for. A damaged book is reported and left out: the
/// answers are the same without it, only later.
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
        complain(text::no_book(text_message(&error)), lang);
        game.analyst_with_book("", goal)
    })?)
}

/// Asks an analyst, with a spinner that tells how far it has come; `None` if the limits end before the answer is proven.
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
