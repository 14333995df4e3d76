//! Everything that New Game provides besides its rules.

use crate::players::players;
use crate::rules::NewGame;
use crate::text;
use damier_game::offer::{BenchCase, GameInfo, GoldenGame, Offer, StarterBot};
use damier_game::{Params, TextError};
use std::path::Path;

/// Description of the game.
pub static INFO: GameInfo = GameInfo {
    name: "newgame",
    title: text::title(),
    summary: text::summary(),
    invitation: text::invitation(),
    actions: text::actions(),
    parameters: &[],
    examples: &["newgame"],
    variants: &[],
    shown: "novice",
    bench: &[
        BenchCase::new("newgame", "alphabeta(depth=8)", &[0, 8, 16]),
        BenchCase::new("newgame", "mcts(playouts=200)", &[4]),
    ],
    golden: &[GoldenGame { file: "newgame.txt", game: "newgame", seed: 1, plies: 42 }],
    slow_players: &[],
    puzzles: &[],
    starters: &StarterBot::in_each(
        include_str!("../starters/bot.py"),
        include_str!("../starters/bot.c"),
        include_str!("../starters/bot.rs"),
    ),
    rules_in_pictures: &[],
};

/// Returns everything that New Game provides. The game stores no data on the machine, so it ignores `_data`.
///
/// # Errors
/// If there is a parameter.
pub fn offer(params: &Params, _data: Option<&Path>) -> Result<Offer<NewGame>, TextError> {
    Ok(Offer {
        advisors: &["expert"],
        levels: &["novice", "club", "expert"],
        ..Offer::new(&INFO, NewGame::read(params)?, players())
    })
}
