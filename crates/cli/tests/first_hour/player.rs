//! A player plays in a terminal, saves, resumes and reviews, without reading documentation.

use crate::stage::Stage;

#[test]
fn a_game_is_played_saved_and_reviewed() {
    let stage = Stage::new();
    assert!(stage.does(&["list", "games"]).contains("quarto"));
    let game = ["play", "2048:2x2", "--seed", "1", "--plain"];
    let played = stage.types(&game, "help\nlegal\nhint\nleft\nup\nsave game.txt\nquit\n");
    assert!(played.contains("saved to game.txt"), "{played}");
    let resumed = stage.types(&["play", "--load", "game.txt", "--plain"], "state\nquit\n");
    assert!(resumed.contains("2048:2x2"), "{resumed}");
    let reviewed = stage.does(&["review", "game.txt"]);
    assert!(reviewed.contains("2048:2x2"), "{reviewed}");
}
