//! `damier solve`: finds the exact value of every action in a position.

use crate::answer;
use crate::args::AskArgs;
use crate::exact::{make_analyst, search};
use crate::failure::CommandError;
use crate::out::Out;
use crate::powers::refuse_unsolved;
use crate::question::Questions;
use crate::text::answer as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{Limits, Turn};
use std::io::Write;

/// Find the exact value of every action in a position
///
/// 2048:3x3 takes about 50 s of CPU time from its opening, smaller boards at most 3 s. Late positions
/// of the other games take milliseconds. Progress is shown; Ctrl-C stops the search.
#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) ask: AskArgs,
}

pub(crate) fn solve(args: &SolveArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (args, input) = (&args.ask, &mut std::io::stdin().lock());
    let mut questions = Questions::new(args, input, out.lang)?.with_chance();
    let Some(mut analyst) = make_analyst(args, questions.game.as_ref(), out.lang)? else {
        return Err(refuse_unsolved(&questions.game.name()).into());
    };
    let pool = make_pool(args.threads);
    while let Some(session) = questions.next()? {
        if session.turn() == Turn::Over {
            answer::over(session.as_ref(), questions.game.contest(), args.format, out)?;
            continue;
        }
        let found = search(analyst.as_mut(), session.as_ref(), Limits::NONE, &pool, out.lang)?;
        let found = found.ok_or_else(|| CommandError::Input(text::too_large().into()))?;
        answer::exact(session.as_ref(), &found, args.format, out)?;
        out.flush()?;
    }
    Ok(())
}
