//! Arguments of `damier play`.

use super::paint::Theme;
use clap::Args;
use std::path::PathBuf;

/// Play a game at the keyboard
#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game, for example 2048 or quarto:squares; not needed with --load
    pub(crate) game: Option<String>,
    /// The opponent, who is player 2 (in a two-player game): a level (novice, casual, club, expert; in Quarto
    /// also perfect), another player, or `human` for a person
    #[arg(long, value_name = "PLAYER")]
    pub(crate) against: Option<String>,
    /// Be player 2 yourself; the opponent is player 1
    #[arg(long, requires = "against")]
    pub(crate) second: bool,
    /// Draw by lot who begins (the seed decides): you or the opponent, or of two people, the one on the left or on the
    /// right
    #[arg(long, conflicts_with_all = ["second", "load"])]
    pub(crate) lot: bool,
    /// The players in order, player 1 first, with `human` for a person; without `human`, you watch
    #[arg(long, value_name = "PLAYER,PLAYER", conflicts_with = "against")]
    pub(crate) players: Option<String>,
    /// The names of the people who play, in order, separated by commas
    #[arg(long, value_name = "NAME,NAME")]
    pub(crate) names: Option<String>,
    /// The player that gives hints where no exact answer is found [default: the network, or a player that
    /// suits the game]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) advisor: Option<String>,
    /// Budget per move of the opponent, and per search for a hint
    #[arg(long, default_value = "1s/move")]
    pub(crate) budget: String,
    /// Random seed [default: drawn at random]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Resume a saved game, with the same players
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    pub(crate) load: Option<PathBuf>,
    /// Start from this position, as `damier lab boards`, or `state` in `damier play`, prints it, or as other programs
    /// write it: see `damier help positions` [default: the opening]
    #[arg(long, value_name = "TEXT", conflicts_with = "load")]
    pub(crate) position: Option<String>,
    /// The tile to aim for; the program tells you when you have made it [default: 2048]
    #[arg(long, value_name = "TILE")]
    pub(crate) goal: Option<String>,
    /// The background of your terminal, for readable colours in full screen
    #[arg(long, value_enum, default_value_t = Theme::Auto)]
    pub(crate) theme: Theme,
    /// Play line by line instead of in full screen (the default in a pipe or with TERM=dumb)
    #[arg(long)]
    pub(crate) plain: bool,
}

impl PlayArgs {
    /// Returns true if neither these arguments nor a saved game say who plays.
    pub(super) fn names_nobody(&self) -> bool {
        let named = [&self.against, &self.players, &self.names];
        self.load.is_none() && named.iter().all(|named| named.is_none())
    }
}
