//! What may be typed.

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::path::PathBuf;

const AFTER_HELP: &str = "\
Start here:
  damier                                       a one-minute tour of all three games
  damier list games                            the games and their parameters
  damier list players filler                   who plays Seven Colours
  damier match quarto cautious random          a fair match, 100 games in pairs
  damier run tournaments/class.toml            the class tournament
  damier play quarto --against cautious        play yourself
  damier review game.txt                       where a saved game turned, and what was better
  damier solve quarto --position '..25/bd.4/.8.3/17.a -'
                                               what every action is worth

A game is named with its parameters, as 2048:5x5,merge=cascade; a player with its settings, as
hybrid(gain=1,border=2). A budget is `none`, `fast` (10 s of CPU time per game), `efficient` (120 s),
or parts such as 10s/game, 50ms/move, 1000nodes, depth4, joined by commas.";

/// Play 2048, Seven Colours and Quarto, and rank strategies for them.
///
/// Without a command: a one-minute tour of small tournaments in all three games.
#[derive(Parser, Debug)]
#[command(name = "damier", version, after_help = AFTER_HELP, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Run the tournament of a spec file, or go on with one that was stopped
    Run(RunArgs),
    /// Play a match between players of one game
    Match(MatchArgs),
    /// Show the tables of a run file
    Report(ReportArgs),
    /// List the games of a run: all, or those that a player lost
    Games(GamesArgs),
    /// Put the shards of a run together
    Merge(MergeArgs),
    /// Show a game of a run, ply by ply
    Replay(ReplayArgs),
    /// Check submissions: do they start, do they play, what would they lose by
    Check(crate::check::CheckArgs),
    /// Make something to begin with
    New {
        /// What
        #[command(subcommand)]
        what: crate::check::NewWhat,
    },
    /// Go over a game: what was best at every turn, what was played, what that cost
    Review(crate::review::ReviewArgs),
    /// Play a game at the keyboard
    Play(PlayArgs),
    /// Say exactly what every action of a position is worth
    Solve(AskArgs),
    /// Say what to do in a position: exactly within the budget, otherwise by a player's estimate
    Advise(AdviseArgs),
    /// Solve a game's early positions once and for all, so that exact answers come at once
    Book(BookArgs),
    /// Find fair openings, or measure what the first move and the seat are worth
    Boards(crate::boards::BoardsArgs),
    /// Count the boards and positions of a game, exactly
    Count(CountArgs),
    /// Prove what seat 1 of adversarial 2048 can force, or that it cannot
    Prove(crate::prove::ProveArgs),
    /// Search for better settings of a player, and prove that they are better
    Tune(crate::tune::TuneArgs),
    /// Learn a game: train a network that players use
    Train(crate::train::TrainArgs),
    /// Find how likely large tiles are still made in positions of 2048, and prove it on other games
    Calibrate(crate::calibrate::CalibrateArgs),
    /// Measure what a player's moves lose against exact play
    Regret(crate::regret::RegretArgs),
    /// Build tables of exact chances on this machine, for players to look up
    Tables {
        #[command(subcommand)]
        what: crate::tables::TablesWhat,
    },
    /// List games, or the players of a game
    List {
        #[command(subcommand)]
        what: ListWhat,
    },
    /// Count search nodes over fixed positions: the signature, and the speed; or measure the strength of
    /// a game's trained players by the CPU time that they use
    Bench(crate::bench::BenchArgs),
    /// Write the completions of a shell to standard output
    Completions {
        /// The shell
        shell: Shell,
    },
}

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Tables to read
    Text,
    /// One JSON document
    Json,
    /// Comma-separated values
    Csv,
}

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum AnswerFormat {
    /// Boards, sentences and tables to read
    Text,
    /// JSON Lines: one object per answer
    Json,
}

/// How a run is carried out; none of these changes a result.
#[derive(Args, Clone, Debug)]
pub(crate) struct RunOptions {
    /// ScopedThreads that play [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// What the tables are written as
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Show no progress
    #[arg(long, short)]
    pub(crate) quiet: bool,
    /// Let submissions do what you may: only for code of your own
    #[arg(long)]
    pub(crate) trust_submissions: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RunArgs {
    /// The spec: a TOML file with `[[event]]` tables (see tournaments/)
    pub(crate) spec: PathBuf,
    /// The run file [default: the spec's name with .db, for a shard with -I.db, in this folder]; if it
    /// exists, the run goes on
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
    /// Play only the i-th of n slices of the schedule, as 1/3
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<String>,
    #[command(flatten)]
    pub(crate) options: RunOptions,
}

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The game, as 2048 or filler:10x10
    pub(crate) game: String,
    /// The players, as greedy or hybrid(gain=1)
    #[arg(required = true)]
    pub(crate) players: Vec<String>,
    /// Games: of each player alone, or of each two players against each other [default: 100, or two on
    /// each of the openings]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: Option<u64>,
    /// What each player may spend: none, fast, efficient, 50ms/move, 1000nodes, depth4, …
    #[arg(long, default_value = "none")]
    pub(crate) budget: String,
    /// The number from which all randomness follows [default: 1; drawn where submissions play]
    #[arg(long, value_parser = clap::value_parser!(u64).range(..=i64::MAX as u64))]
    pub(crate) seed: Option<u64>,
    /// Play on the positions of this file, one a line, in turn (see damier boards), instead of drawn
    /// openings
    #[arg(long, value_name = "FILE")]
    pub(crate) openings: Option<PathBuf>,
    /// The first player against each of the others, instead of all against all
    #[arg(long)]
    pub(crate) gauntlet: bool,
    /// Keep the run in this file; if it exists, the run goes on
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: RunOptions,
}

#[derive(Args, Debug)]
pub(crate) struct ReportArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// What the tables are written as
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Replays every game against its record first
    #[arg(long)]
    pub(crate) verify: bool,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// Only this event
    #[arg(long)]
    pub(crate) event: Option<String>,
    /// Only games of this player
    #[arg(long)]
    pub(crate) player: Option<String>,
    /// Only games that the player lost (or that anyone lost) in a duel
    #[arg(long)]
    pub(crate) lost: bool,
    /// Only games that ended by a fault
    #[arg(long)]
    pub(crate) faults: bool,
    /// How many to list
    #[arg(long, default_value_t = 20, value_name = "N")]
    pub(crate) most: u64,
}

#[derive(Args, Debug)]
pub(crate) struct MergeArgs {
    /// The run file to write; it must not exist
    pub(crate) out: PathBuf,
    /// The shards
    #[arg(required = true)]
    pub(crate) shards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// The game: EVENT/NUMBER as tables and faults name it, or NUMBER of the first event
    pub(crate) game: String,
    /// Show only the state after this many plies
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    /// Write the game as a saved game instead of showing it
    #[arg(long, value_name = "FILE", conflicts_with = "ply")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game, as 2048 or quarto:squares; not needed with --load
    pub(crate) game: Option<String>,
    /// Who plays seat 2 (in a game of two): a player, or `human`
    #[arg(long, value_name = "PLAYER")]
    pub(crate) against: Option<String>,
    /// Take seat 2 yourself: the other player has seat 1
    #[arg(long, requires = "against")]
    pub(crate) second: bool,
    /// Who plays, seat by seat: players, or `human`; with players only, you watch
    #[arg(long, value_name = "PLAYER,PLAYER", conflicts_with = "against")]
    pub(crate) players: Option<String>,
    /// Who gives hints [default: a player that suits the game]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) advisor: Option<String>,
    /// What the other player and the advisor may spend on a move
    #[arg(long, default_value = "1s/move")]
    pub(crate) budget: String,
    /// The number from which all randomness follows [default: drawn]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved game, against whoever sat there
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    pub(crate) load: Option<PathBuf>,
    /// Begin in this position, as `damier boards` finds them and `state` shows them [default: the opening]
    #[arg(long, value_name = "TEXT", conflicts_with = "load")]
    pub(crate) position: Option<String>,
    /// Play in plain lines, as where there is no screen (a pipe, TERM=dumb)
    #[arg(long)]
    pub(crate) plain: bool,
}

/// Which positions are asked about, and what the answers are written as.
#[derive(Args, Debug)]
pub(crate) struct AskArgs {
    /// The game, as quarto or quarto:squares
    pub(crate) game: String,
    /// The position, as the game writes it (`state` in `damier play` shows it) [default: the opening]
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Read one position per line and answer each at once; the first that is wrong ends the command
    #[arg(long, conflicts_with = "position")]
    pub(crate) stdin: bool,
    /// Look early positions up in this book (see damier book) instead of the one that ships; `none`
    /// for no book
    #[arg(long, value_name = "FILE")]
    pub(crate) book: Option<PathBuf>,
    /// Find out who wins, and not by how much: much faster on large boards of Seven Colours
    #[arg(long)]
    pub(crate) verdict_only: bool,
    /// ScopedThreads that search [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// What the answers are written as
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

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

#[derive(Args, Debug)]
pub(crate) struct BookArgs {
    /// The game, as quarto or quarto:squares
    pub(crate) game: String,
    /// The file to write; FILE.part holds what is found until the book is whole, and the same command
    /// goes on with it
    pub(crate) file: PathBuf,
    /// How many moves into the game it goes
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(0..=5))]
    pub(crate) moves: u32,
    /// ScopedThreads that search [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct CountArgs {
    /// The game, as quarto or quarto:squares
    pub(crate) game: String,
    /// What to count [default: all that the game can count]
    #[arg(long, value_name = "NAME")]
    pub(crate) what: Option<String>,
    /// The last row [default: the last one that is quick]
    #[arg(long, value_name = "N", requires = "what")]
    pub(crate) most: Option<u32>,
    /// What the counts are written as
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

#[derive(Subcommand, Debug)]
pub(crate) enum ListWhat {
    /// The games and their parameters
    Games,
    /// The players of a game and their settings
    Players {
        /// The game; all games if none is given
        game: Option<String>,
    },
}
