//! `damier solve`: what every action of a position is worth, exactly.

use crate::args::AskArgs;
use crate::failure::Failure;
use crate::progress::{Spinner, stop_flag};
use crate::question::Questions;
use crate::run::default_threads;
use crate::{answer, complain, file};
use std::io::{BufRead, Write};
use std::sync::atomic::Ordering;
use workbench::{
    AnalysisText, AnyAnalyst, AnyGame, Effort, GameInfo, Goal, Limits, ScopedThreads, TextError,
    games, open,
};

/// Why an answer without limits was given up.
const TOO_LARGE: &str =
    "position: too large for an exact answer; allowed: smaller ones (damier advise asks a player)";

pub(crate) fn solve(
    args: &AskArgs,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut questions = Questions::new(args, input)?.with_chance();
    let Some(mut analyst) = analyst(args, questions.game.as_ref())? else {
        return Err(unsolved(&questions.game.name()).into());
    };
    let pool = pool(args.threads);
    while let Some(session) = questions.next()? {
        let found = search(analyst.as_mut(), &session.state(), Limits::NONE, &pool)?;
        let found = found.ok_or_else(|| Failure::Input(TOO_LARGE.to_string()))?;
        answer::exact(session.as_ref(), &found, args.format, out)?;
        out.flush()?;
    }
    Ok(())
}

/// The analyst of a game, with the book that was asked for. A damaged book is told and left out: the
/// answers are the same without it, only later.
pub(crate) fn analyst(
    args: &AskArgs,
    game: &dyn AnyGame,
) -> Result<Option<Box<dyn AnyAnalyst>>, Failure> {
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

/// The threads that were asked for.
pub(crate) fn pool(threads: Option<u16>) -> ScopedThreads {
    ScopedThreads(threads.map_or_else(default_threads, usize::from))
}

/// Asks an analyst, with a spinner; `None` if the limits end before the answer is proven.
pub(crate) fn search(
    analyst: &mut dyn AnyAnalyst,
    state: &str,
    limits: Limits,
    pool: &ScopedThreads,
) -> Result<Option<AnalysisText>, Failure> {
    let stop = stop_flag();
    let spinner = Spinner::new("searching to the end of the game");
    let effort = Effort { limits, stop: Some(stop.clone()), pool };
    let found = analyst.analyse(state, &effort)?;
    drop(spinner);
    if found.is_none() && stop.load(Ordering::Relaxed) {
        return Err(Failure::Stopped);
    }
    Ok(found)
}

pub(crate) fn unsolved(game: &str) -> TextError {
    let solved = |name: &&str| open(name).is_ok_and(|game| game.analyst().is_some());
    let of = |info: &GameInfo| info.examples.iter().copied().find(solved);
    let names: Vec<&str> = games().iter().filter_map(of).collect();
    let allowed =
        format!("a game with exact answers, as {} (damier advise asks a player)", names.join(", "));
    TextError::new(game, "game", allowed)
}
