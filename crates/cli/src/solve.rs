//! `damier solve`: what every action of a position is worth, exactly.

use crate::answer;
use crate::args::AskArgs;
use crate::exact::{make_analyst, search};
use crate::failure::CommandError;
use crate::powers::refuse_unsolved;
use crate::question::Questions;
use crate::threads::make_pool;
use std::io::{BufRead, Write};
use workbench::Limits;

/// The reason why an answer without limits was given up.
const TOO_LARGE: &str =
    "position: too large for an exact answer; allowed: smaller ones (damier advise asks a player)";

pub(crate) fn solve(
    args: &AskArgs,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let mut questions = Questions::new(args, input)?.with_chance();
    let Some(mut analyst) = make_analyst(args, questions.game.as_ref())? else {
        return Err(refuse_unsolved(&questions.game.name()).into());
    };
    let pool = make_pool(args.threads);
    while let Some(session) = questions.next()? {
        let found = search(analyst.as_mut(), session.as_ref(), Limits::NONE, &pool)?;
        let found = found.ok_or_else(|| CommandError::Input(TOO_LARGE.to_string()))?;
        answer::exact(session.as_ref(), &found, args.format, out)?;
        out.flush()?;
    }
    Ok(())
}
