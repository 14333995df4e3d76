//! `damier advise`: suggests an action, exactly if the budget allows, otherwise by an estimate.

use crate::answer;
use crate::args::AskArgs;
use crate::exact::make_analyst;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::question::Questions;
use crate::text::answer as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{Limits, Session, Turn, open};
use damier_i18n::Lang;
use damier_play::{Analyser, Hint, Resources};
use std::io::Write;
use std::sync::atomic::Ordering;

/// Seed of the advisor. It is fixed, so that the same question always gets the same answer.
const SEED: u64 = 1;

/// Suggest an action in a position: exact within the budget, otherwise an estimate
#[derive(Args, Debug)]
pub(crate) struct AdviseArgs {
    #[command(flatten)]
    pub(crate) ask: AskArgs,
    /// CPU time or nodes for the exact search of each position. An estimate may take as much again
    #[arg(long, default_value = "5s/move")]
    pub(crate) budget: String,
    /// The player that estimates where no exact answer is found [default: the network, or a player that
    /// suits the game]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) advisor: Option<String>,
}

pub(crate) fn advise(args: &AdviseArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let input = &mut std::io::stdin().lock();
    let mut questions = Questions::new(&args.ask, input, out.lang)?;
    let limits = Limits::read(&args.budget)?;
    let advisor = args.advisor.as_deref();
    advisor.map(|name| questions.game.check_player(name, None)).transpose()?;
    let solver = make_analyst(&args.ask, questions.game.as_ref(), out.lang)?;
    let mut analyser = Analyser::with_solver(open(&args.ask.game)?, solver);
    let (stop, pool) = (stop_flag(), make_pool(args.ask.threads));
    let resources = Resources { limits, seed: SEED, stop: &stop, pool: &pool };
    while let Some(mut session) = questions.next()? {
        if session.turn() == Turn::Over {
            answer::over(session.as_ref(), questions.game.contest(), args.ask.format, out)?;
            continue;
        }
        if let (Turn::Player(seat), Some(name)) = (session.turn(), advisor) {
            questions.game.check_player(name, Some(seat))?;
        }
        let hint = ask(&mut analyser, session.as_mut(), advisor, resources, out.lang)?;
        let unit = questions.game.score_scale().unit;
        answer::advice(session.as_ref(), (&hint, unit), args.ask.format, out)?;
        out.flush()?;
    }
    Ok(())
}

/// Searches for the best action, showing a spinner. An answer cut short by Ctrl-C is discarded.
fn ask(
    analyser: &mut Analyser,
    session: &mut dyn Session,
    advisor: Option<&str>,
    resources: Resources<'_>,
    lang: Lang,
) -> Result<Hint, CommandError> {
    let spinner = Spinner::new(text::looking(), lang);
    let hint = analyser.advise(session, advisor, resources)?;
    drop(spinner);
    if resources.stop.load(Ordering::Relaxed) { Err(CommandError::Stopped) } else { Ok(hint) }
}
