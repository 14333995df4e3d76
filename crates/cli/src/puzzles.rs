//! `damier puzzles`: positions in which one action alone is best, found in games and proven.

use crate::failure::CommandError;
use crate::file::{refuse_write, replace};
use crate::out::Out;
use crate::powers::refuse_unsolved;
use crate::progress::{Spinner, stop_flag};
use crate::say::puzzle as say;
use crate::threads::make_pool;
use clap::Args;
use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use workbench::{AnyGame, Limits, Puzzle, PuzzleHunt, PuzzleSet, TextError, open};

#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    /// The game, as quarto or filler:6x6
    game: String,
    /// The number of puzzles
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// Random seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A player to grade puzzles by, the weakest first, once for each; the first two play the games that puzzles are
    /// found in [default: the game's levels]
    #[arg(long, value_name = "PLAYER")]
    by: Vec<String>,
    /// Budget of the proof of a position; what is not proven within it is no puzzle
    #[arg(long, default_value = "300000nodes")]
    budget: String,
    /// Stop after N games
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    tries: u64,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Threads that prove [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(crate) fn puzzles(args: &PuzzlesArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let game = open(&args.game)?;
    let Some(mut analyst) = game.analyst() else {
        return Err(refuse_unsolved(&game.name()).into());
    };
    let players = choose_players(args, game.as_ref())?;
    let pool = make_pool(args.threads);
    let mut hunt = PuzzleHunt {
        game: game.as_ref(),
        analyst: analyst.as_mut(),
        seed: args.seed,
        players: &players,
        limits: Limits::read(&args.budget).map_err(|error| error.within("--budget"))?,
        stop: stop_flag(),
        pool: &pool,
    };
    let found = find(args, &mut hunt, out)?;
    let text = PuzzleSet::write_head(&game.name(), &name_command(args, &game.name(), &players));
    let text = text + &found.iter().map(|puzzle| puzzle.write() + "\n").collect::<String>();
    match &args.out {
        Some(path) => replace(path, &text).map_err(|error| refuse_write(path, &error)),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

/// Finds as many puzzles as are wanted, of positions that differ.
fn find(
    args: &PuzzlesArgs,
    hunt: &mut PuzzleHunt<'_>,
    out: &Out<'_>,
) -> Result<Vec<Puzzle>, CommandError> {
    let spinner = Spinner::new(say::looking(hunt.game.name()), out.lang);
    let (mut found, mut known) = (Vec::new(), HashSet::new());
    for number in 0..args.tries {
        let puzzle = hunt.look(number)?;
        if stop_flag().load(Ordering::Relaxed) {
            return Err(CommandError::Stopped);
        }
        if let Some(puzzle) = puzzle.filter(|puzzle| known.insert(puzzle.position.clone())) {
            found.push(puzzle);
            if found.len() as u64 == args.count {
                return Ok(found);
            }
        }
        spinner.say(say::found(found.len() as u64, args.count, number + 1));
    }
    Err(CommandError::Machine(say::not_enough(found.len() as u64, args.count, args.tries)))
}

/// The players who grade, the weakest first.
fn choose_players(args: &PuzzlesArgs, game: &dyn AnyGame) -> Result<Vec<String>, TextError> {
    let levels = || game.levels().iter().map(|&level| level.to_string()).collect();
    let named = if args.by.is_empty() { levels() } else { args.by.clone() };
    if named.is_empty() {
        return Err(TextError::new(game.name(), "--by", say::players_wanted()));
    }
    let check = |name: &String| game.check_player(name, None);
    named.iter().map(check).collect::<Result<_, _>>().map_err(|error| error.within("--by"))
}

/// The command that finds the same puzzles anywhere.
fn name_command(args: &PuzzlesArgs, game: &str, players: &[String]) -> String {
    let by: String = players.iter().map(|player| format!(" --by '{player}'")).collect();
    let PuzzlesArgs { count, seed, budget, .. } = args;
    format!("damier puzzles {game} --count {count} --seed {seed} --budget {budget}{by}")
}
