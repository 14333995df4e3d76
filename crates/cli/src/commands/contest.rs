//! `damier match`: a match between players of one game.

use crate::args::RunOptions;
use crate::conduct::play_event;
use crate::failure::{CommandError, complain};
use crate::file;
use crate::out::Out;
use crate::text::run as text;
use crate::until::UntilArgs;
use clap::Args;
use damier_catalog::{Limits, TextError};
use damier_experiments::arena::{Event, Openings, TournamentFormat};
use damier_reports::number::whole;
use std::path::{Path, PathBuf};

/// Play a match between players of one game
///
/// A game between simple players takes milliseconds of CPU time. A game of 2048 with a player that searches takes as
/// long as the budget lets it, about 8 s for `fast` with --budget fast. Progress and the time left are shown; Ctrl-C
/// stops the match, and with --db the same command resumes it.
#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The game, for example 2048 or filler:10x10
    pub(crate) game: String,
    /// The players, for example greedy or hybrid(gain=1)
    #[arg(required = true)]
    pub(crate) players: Vec<String>,
    /// Games per player, or per pair of players in a two-player game [default: 100, or two per opening]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: Option<u64>,
    /// Budget per player: none, fast, efficient, 50ms/move, 1000nodes, depth4, …
    #[arg(long, default_value = "none")]
    pub(crate) budget: String,
    /// Random seed [default: 1; drawn at random if submissions play]
    #[arg(long, value_parser = clap::value_parser!(u64).range(..=i64::MAX as u64))]
    pub(crate) seed: Option<u64>,
    /// Start games from the positions in this file, one per line (see damier lab boards). With random:N, start after N
    /// random plies, in a game that always begins in the same position
    #[arg(long, value_name = "FILE or random:N")]
    pub(crate) openings: Option<PathBuf>,
    /// Play only the first player against each of the others, instead of all against all
    #[arg(long, group = "format-of-play")]
    pub(crate) gauntlet: bool,
    /// Play this many rounds of a Swiss system, which pairs players with about the same points; --games is the number
    /// of games per pairing
    #[arg(long, value_name = "ROUNDS", group = "format-of-play", value_parser = clap::value_parser!(u32).range(1..=i64::from(u32::MAX)))]
    pub(crate) swiss: Option<u32>,
    /// Play a knockout tournament, with the players seeded in the order given; --games is the number of games per match
    #[arg(long, group = "format-of-play")]
    pub(crate) knockout: bool,
    #[command(flatten)]
    pub(crate) until: UntilArgs,
    /// Save the run in this file; if it exists, the run resumes
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: RunOptions,
}

pub(crate) fn play_match(args: &MatchArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let format = match args.swiss {
        Some(rounds) => TournamentFormat::Swiss { rounds: Some(rounds) },
        None if args.knockout => TournamentFormat::Knockout,
        None if args.gauntlet => TournamentFormat::Gauntlet,
        None => TournamentFormat::RoundRobin,
    };
    let openings = read_openings(args.openings.as_deref())?;
    let listed = match &openings {
        Openings::Listed(positions) => Some(positions.len() as u64),
        Openings::Usual | Openings::Random(_) => None,
    };
    let games = args.games.unwrap_or(listed.map_or(100, |listed| 2 * listed));
    if let Some(listed) = listed.filter(|listed| games > 2 * listed) {
        complain(text::few_openings(whole(games), whole(listed)), out.lang);
    }
    let budget = Limits::read(&args.budget)?;
    let whole = Event::new(&args.game, args.players.clone());
    let event = Event { format, games, budget, openings, ..whole };
    play_event(event, Some(&args.until), args.seed, args.db.as_deref(), &args.options, out)
}

/// Reads the argument of --openings: a number of random plies, or a file with one position on each non-blank line.
fn read_openings(path: Option<&Path>) -> Result<Openings, CommandError> {
    let Some(path) = path else { return Ok(Openings::Usual) };
    if let Some(text) = path.to_str().filter(|text| Openings::is_random_text(text)) {
        return Ok(text.parse()?);
    }
    let text = file::read(path)?;
    let lines: Vec<String> =
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(String::from).collect();
    if lines.is_empty() {
        return Err(
            TextError::new("", path.display().to_string(), text::at_least_one_position()).into()
        );
    }
    Ok(Openings::Listed(lines))
}
