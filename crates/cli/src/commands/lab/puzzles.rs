//! `damier lab puzzles`: finds puzzles in games and proves them, or measures which players solve them.

mod args;
mod measure;
mod players;

use crate::failure::CommandError;
use crate::file::Overwrites;
use crate::out::Out;
use crate::powers::refuse_unsolved;
use crate::progress::{Spinner, stop_flag};
use crate::text::puzzle as text;
use crate::threads::make_pool;
pub(crate) use args::PuzzlesArgs;
use damier_catalog::{Limits, Puzzle, PuzzleSet, open, shell_word};
use damier_experiments::PuzzleHunt;
use players::{check_players, choose_players};
use std::collections::HashSet;
use std::io::Write;
use std::sync::atomic::Ordering;

pub(crate) fn puzzles(args: &PuzzlesArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let game = open(&args.game)?;
    if args.measure {
        return measure::measure(args, game.as_ref(), out);
    }
    args.out.as_deref().map(|path| Overwrites::Puzzles.check(path)).transpose()?;
    let Some(mut analyst) = game.analyst() else {
        return Err(refuse_unsolved(&game.name()).into());
    };
    let players = choose_players(args, game.as_ref())?;
    let graders = check_players(&args.grade_by, "--grade-by", game.as_ref())?;
    let graders = if graders.is_empty() { players.clone() } else { graders };
    let pool = make_pool(args.threads);
    let mut hunt = PuzzleHunt {
        game: game.as_ref(),
        analyst: analyst.as_mut(),
        seed: args.seed,
        players: &players,
        graders: &graders,
        limits: Limits::read(&args.budget).map_err(|error| error.within("--budget"))?,
        stop: stop_flag(),
        pool: &pool,
    };
    let mut found = Vec::new();
    let end = find(args, &mut hunt, &mut found, out);
    if !found.is_empty() {
        write(args, &game.name(), &players, &found, out)?;
    }
    if let (Some(path), Err(_), 1..) = (&args.out, &end, found.len()) {
        out.say(text::fewer_kept(path.display().to_string(), found.len() as u64))?;
    }
    end
}

/// Writes the puzzles found, with the command that finds them.
fn write(
    args: &PuzzlesArgs,
    game: &str,
    players: &[String],
    found: &[Puzzle],
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let command = name_command(args, game, players, found.len());
    let lines: String = found.iter().map(|puzzle| puzzle.write() + "\n").collect();
    let set = PuzzleSet::write_head(game, &command) + &lines;
    match &args.out {
        Some(path) => Overwrites::Puzzles.write(path, &set),
        None => Ok(out.write_all(set.as_bytes())?),
    }
}

/// Finds the requested number of puzzles, all with different positions. If it fails, the puzzles found before are kept.
fn find(
    args: &PuzzlesArgs,
    hunt: &mut PuzzleHunt<'_>,
    found: &mut Vec<Puzzle>,
    out: &Out<'_>,
) -> Result<(), CommandError> {
    let spinner = Spinner::new(text::looking(hunt.game.name()), out.lang);
    let mut known = HashSet::new();
    for number in 0..args.tries {
        let puzzle = hunt.find(number)?;
        if stop_flag().load(Ordering::Relaxed) {
            return Err(CommandError::Stopped);
        }
        if let Some(puzzle) = puzzle.filter(|puzzle| known.insert(puzzle.position.clone())) {
            found.push(puzzle);
            if found.len() as u64 == args.wanted() {
                return Ok(());
            }
        }
        spinner.say(text::found(found.len() as u64, args.wanted(), number + 1));
    }
    Err(CommandError::Machine(text::not_enough(found.len() as u64, args.wanted(), args.tries)))
}

/// Returns the command that finds the same puzzles on any machine.
fn name_command(args: &PuzzlesArgs, game: &str, players: &[String], count: usize) -> String {
    let list = |option: &str, players: &[String]| -> String {
        players.iter().map(|player| format!(" {option} {}", shell_word(player))).collect()
    };
    let (by, grade_by) = (list("--by", players), list("--grade-by", &args.grade_by));
    let PuzzlesArgs { seed, budget, .. } = args;
    format!(
        "damier lab puzzles {game} --count {count} --seed {seed} --budget {budget}{by}{grade_by}"
    )
}
