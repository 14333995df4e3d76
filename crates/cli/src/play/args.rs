//! The game that is played, and who plays it.

use clap::Args;
use std::path::PathBuf;

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
