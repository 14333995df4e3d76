//! Marks submissions by what one turn of theirs loses in positions whose values are known.

use super::args::CheckArgs;
use super::challenges::{ChallengeSet, read_challenges};
use super::marks::{MarkedPlayer, show, write_json};
use super::skipped::write_passed_over;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::text::check as text;
use damier_catalog::{AnyGame, Limits, TextError, open};
use damier_experiments::arena::DEFAULT_SEED;
use damier_experiments::{Hosting, PassedOver, TurnExam, is_outside, submissions_of};
use damier_i18n::Lang;
use damier_reports::number::whole;
use std::path::Path;

/// Marks all submissions and players that the arguments name.
pub(super) fn mark_all(args: &CheckArgs, set: &str, out: &mut Out<'_>) -> Result<(), CommandError> {
    let hosting = args.options.hosting_here()?;
    let budget = Limits::read(&args.budget)?;
    let challenges = read_challenges(args, set, out.lang)?;
    let game = open(&challenges.game)?;
    let (players, passed_over) = list_players(args, game.as_ref(), &hosting)?;
    if players.iter().any(|player| is_outside(player)) {
        hosting.enforced()?;
    }
    let mut marked = Vec::new();
    for player in players {
        let player = mark_player(player, budget, &challenges, &hosting, out.lang)?;
        if args.format == AnswerFormat::Json {
            write_json(&player, args, game.as_ref(), out)?;
        }
        marked.push(player);
    }
    write_passed_over(&passed_over, args.format, 0, out)?;
    if args.format == AnswerFormat::Text {
        show(&marked, args, game.as_ref(), out)?;
    }
    let at_fault = marked.iter().filter(|player| player.all.faults > 0).count() as u64;
    if at_fault == 0 {
        return Ok(());
    }
    Err(CommandError::Input(text::faulty(whole(at_fault), whole(marked.len() as u64))))
}

/// Asks a player in all positions, and shows the progress.
fn mark_player(
    player: String,
    budget: Limits,
    challenges: &ChallengeSet,
    hosting: &Hosting,
    lang: Lang,
) -> Result<MarkedPlayer, CommandError> {
    let all = whole(challenges.positions.len() as u64);
    let asking = |done: usize| text::asking(&player, whole(done as u64), all);
    let spinner = Spinner::new(asking(0), lang);
    let exam = TurnExam {
        game: &challenges.game,
        positions: &challenges.positions,
        budget,
        seed: DEFAULT_SEED,
        hosting,
        stop: stop_flag(),
        answered: &|done| spinner.say(asking(done)),
    };
    let paper = exam.ask(&player)?.ok_or(CommandError::Stopped)?;
    drop(spinner);
    Ok(MarkedPlayer::new(player, paper, challenges))
}

/// Lists the players: submissions, and built-in players by their names. Also lists the files that are no submissions.
fn list_players(
    args: &CheckArgs,
    game: &dyn AnyGame,
    hosting: &Hosting,
) -> Result<(Vec<String>, PassedOver), TextError> {
    let (mut players, mut passed_over) = (Vec::new(), Vec::new());
    for text in &args.submissions {
        if !is_outside(text) && !Path::new(text).exists() && game.check_player(text, None).is_ok() {
            players.push(text.clone());
            continue;
        }
        let (found, others) = submissions_of(text, hosting)?;
        // A player's text is only a path if it contains a `/`.
        let named = |path: String| if is_outside(&path) { path } else { format!("./{path}") };
        players.extend(found.into_iter().map(named));
        passed_over.extend(others);
    }
    Ok((players, passed_over))
}
