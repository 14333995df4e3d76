//! `damier lab boards`: finds fair openings, and measures the value of the first move and of the seat.

mod args;
mod find;
mod measure;
mod show;
mod walk;

use crate::failure::CommandError;
use crate::out::Out;
use crate::powers::{list_examples, refuse_unsolved};
use crate::progress::stop_flag;
use crate::text::answer;
use crate::threads::make_pool;
use damier_catalog::{Contest, Goal, Limits, TextError};
use damier_experiments::{ArenaGame, Judge, Survey, open};
use walk::OpeningWalk;

pub(crate) use args::BoardsArgs;

pub(crate) fn boards(args: &BoardsArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let game = open(&args.game)?;
    if game.contest() != Contest::Duel {
        let names = list_examples(|game| game.contest() == Contest::Duel);
        return Err(TextError::failed("", answer::duel_games(game.name(), names)).into());
    }
    let survey = Survey {
        game: game.as_ref(),
        seed: args.seed,
        any_seat_begins: args.measure.is_some(),
        judge: judge(args, game.as_ref())?,
        limits: Limits::read(&args.budget)?,
        stop: stop_flag(),
    };
    let (pool, cluster) = (make_pool(args.threads), args.engine.join()?);
    let walk = OpeningWalk { args, survey, pool, cluster, lang: out.lang };
    match args.measure {
        Some(openings) => measure::measure(&walk, openings, out),
        None => find::find(&walk, out),
    }
}

fn judge(args: &BoardsArgs, game: &dyn ArenaGame) -> Result<Judge, TextError> {
    match &args.by {
        Some(player) => Ok(Judge::Player(game.check_player(player, None)?)),
        None if game.analyst().is_none() => Err(refuse_unsolved(&game.name())),
        // Verdicts take less time than scores.
        None if args.exactly_drawn.is_some() => Ok(Judge::Exact(Goal::Verdicts)),
        None => Ok(Judge::Exact(Goal::Scores)),
    }
}
