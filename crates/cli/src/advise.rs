//! `damier advise`: what to do in a position, exactly if the budget allows, otherwise by an estimate.

use crate::answer;
use crate::args::AskArgs;
use crate::exact::{analyst, search};
use crate::failure::Failure;
use crate::progress::{Spinner, stop_flag};
use crate::question::Questions;
use crate::threads::pool;
use clap::Args;
use std::io::{BufRead, Write};
use std::sync::atomic::Ordering;
use workbench::{Advice, AnyGame, Limits, Session, Turn, default_advisor};

/// A player that is asked twice about the same position answers the same.
const SEED: u64 = 1;

#[derive(Args, Debug)]
pub(crate) struct AdviseArgs {
    #[command(flatten)]
    pub(crate) ask: AskArgs,
    /// What the exact search may spend on a position, and after it the player that estimates
    #[arg(long, default_value = "5s/move")]
    pub(crate) budget: String,
    /// Who estimates where no exact answer is to be had [default: a player that suits the game]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) advisor: Option<String>,
}

pub(crate) fn advise(
    args: &AdviseArgs,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut questions = Questions::new(&args.ask, input)?;
    let limits = Limits::read(&args.budget)?;
    let advisor = args.advisor.as_deref();
    let advisor = advisor.map(|name| questions.game.check_player(name, None)).transpose()?;
    let mut analyst = analyst(&args.ask, questions.game.as_ref())?;
    let mut estimator = if advisor.is_none() {
        questions.game.school().and_then(|school| school.estimator())
    } else {
        None
    };
    let pool = pool(args.ask.threads);
    while let Some(session) = questions.next()? {
        let found = match &mut analyst {
            Some(analyst) => search(analyst.as_mut(), &session.state(), limits, &pool)?,
            None => None,
        };
        let estimated = match &mut estimator {
            Some(estimator) if found.is_none() => {
                search(estimator.as_mut(), &session.state(), limits, &pool)?
            }
            _ => None,
        };
        match (found, estimated) {
            (Some(found), _) => answer::advice(session.as_ref(), &found, args.ask.format, out)?,
            (None, Some(found)) => {
                answer::estimates(session.as_ref(), &found, args.ask.format, out)?;
            }
            (None, None) => {
                let player = player(questions.game.as_ref(), session.as_ref(), advisor.as_deref())?;
                let advice = ask(session.as_ref(), &player, limits)?;
                answer::estimate(session.as_ref(), &player, &advice, args.ask.format, out)?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Who estimates for the seat on turn.
fn player(
    game: &dyn AnyGame,
    session: &dyn Session,
    named: Option<&str>,
) -> Result<String, Failure> {
    Ok(match (session.turn(), named) {
        (Turn::Player(seat), None) => default_advisor(game, seat),
        (Turn::Player(seat), Some(name)) => game.check_player(name, Some(seat))?,
        (Turn::Chance | Turn::Over, name) => name.unwrap_or("random").to_string(),
    })
}

/// Asks a player, with a spinner. A player that is stopped has an answer, but not the one asked for.
fn ask(session: &dyn Session, player: &str, limits: Limits) -> Result<Advice, Failure> {
    let stop = stop_flag();
    let spinner = Spinner::new("asking a player");
    let advice = session.advise_until(player, limits, SEED, Some(stop.clone()))?;
    drop(spinner);
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::Stopped);
    }
    Ok(advice)
}
