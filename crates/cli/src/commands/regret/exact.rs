//! Losses in a small game for one player, all of whose positions are solved.

use super::args::RegretArgs;
use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::pace::Pace;
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use crate::text::other as text;
use crate::threads::make_pool;
use damier_catalog::Limits;
use damier_experiments::arena::Estimate;
use damier_experiments::{ArenaGame, Regret, RegretOrder};
use damier_i18n::{Lang, Number};
use damier_reports::number::{estimate, share, whole};
use damier_reports::text::losses as losses_text;
use serde::Serialize;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// Measures the players of a game, and shows their losses.
pub(super) fn regret(
    args: &RegretArgs,
    game: &dyn ArenaGame,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let limits = Limits::read(&args.budget)?;
    let mut found = Vec::new();
    for player in &args.players {
        let measured = measure(args, game, player, limits, out.lang)?;
        if args.format == AnswerFormat::Json {
            json_line(&Object::new(&game.name(), args, &measured), out)?;
            out.flush()?;
        }
        found.push(measured);
    }
    if args.format == AnswerFormat::Text { text(args, &game.name(), &found, out) } else { Ok(()) }
}

/// Plays the games of a player and solves their positions, and shows the progress.
fn measure(
    args: &RegretArgs,
    game: &dyn ArenaGame,
    player: &str,
    limits: Limits,
    lang: Lang,
) -> Result<Regret, CommandError> {
    let spinner = Spinner::new(text::plays(player), lang);
    let (done, pace) = (AtomicU64::new(0), Pace::new(0));
    let played = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        let (now, all) = (whole(done), whole(args.games));
        spinner.say(match pace.left(done, args.games) {
            _ if done == args.games => text::played_solving(player, now, all),
            Some(left) => text::played_left(player, now, all, left),
            None => text::played(player, now, all),
        });
    };
    let order = RegretOrder {
        games: args.games,
        seed: args.seed(),
        limits,
        stop: stop_flag(),
        pool: &make_pool(args.threads),
        played: &played,
    };
    game.regret(player, &order)?.ok_or(CommandError::Stopped)
}

fn text(
    args: &RegretArgs,
    game: &str,
    found: &[Regret],
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let best = found.first().map_or(0.0, |regret| regret.best_score);
    let RegretArgs { games, budget, .. } = args;
    out.say(text::regret_head(game, whole(*games), budget, args.seed().to_string()))?;
    out.say(text::best_play(Number::ungrouped(best, 6)))?;
    writeln!(out)?;
    let mut table = TextTable::new(out.lang);
    table.column(text::player(), Align::Left).column(text::lost_per_game(), Align::Right);
    table
        .column(text::lost_per_move(), Align::Right)
        .column(losses_text::best_moves(), Align::Right);
    table.column(text::score(), Align::Right);
    for regret in found {
        table.row([
            regret.player.clone().into(),
            estimate(&regret.per_game),
            estimate(&regret.per_move),
            share(&regret.optimal),
            estimate(&regret.score),
        ]);
    }
    writeln!(out, "{table}\n")?;
    for regret in found {
        if let Some(worst) = &regret.worst {
            let lost = Number::ungrouped(worst.lost, 2);
            out.say(text::worst(&regret.player, lost, &worst.position))?;
            let number = worst.game.to_string();
            out.say_within(text::instead(&worst.action, &worst.best, number))?;
        }
    }
    Ok(out.say(text::intervals())?)
}

/// A player's regret as JSON.
#[derive(Serialize)]
struct Object<'a> {
    game: &'a str,
    player: &'a str,
    games: u64,
    seed: u64,
    budget: &'a str,
    moves: u64,
    best_score: f64,
    score: Estimate,
    lost_per_game: Estimate,
    lost_per_move: Estimate,
    optimal: Estimate,
    #[serde(skip_serializing_if = "Option::is_none")]
    worst: Option<WorstMove<'a>>,
}

#[derive(Serialize)]
struct WorstMove<'a> {
    game: u64,
    position: &'a str,
    action: &'a str,
    best: &'a str,
    lost: f64,
}

impl<'a> Object<'a> {
    fn new(game: &'a str, args: &'a RegretArgs, found: &'a Regret) -> Self {
        let worst = found.worst.as_ref().map(|worst| WorstMove {
            game: worst.game,
            position: &worst.position,
            action: &worst.action,
            best: &worst.best,
            lost: worst.lost,
        });
        Self {
            game,
            player: &found.player,
            games: found.games,
            seed: args.seed(),
            budget: &args.budget,
            moves: found.moves,
            best_score: found.best_score,
            score: found.score,
            lost_per_game: found.per_game,
            lost_per_move: found.per_move,
            optimal: found.optimal,
            worst,
        }
    }
}
