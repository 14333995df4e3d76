//! Use of time and nodes by entrants.

use crate::statistics::played_game::PlayedGame;
use serde::Serialize;

/// An entrant's use of time and nodes. Times are seconds of CPU.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct EntrantUsage {
    /// Number of its games.
    pub games: u64,
    /// CPU time of all its games.
    pub cpu: f64,
    /// CPU time per game.
    pub cpu_per_game: f64,
    /// CPU time per action chosen.
    pub cpu_per_move: f64,
    /// Longest move of any seat in its games, in seconds; 0 if the budget does not limit time.
    pub slowest_in_games: f64,
    /// Number of actions that it chose per game.
    pub moves_per_game: f64,
    /// Number of actions of all seats and of chance per game.
    pub plies_per_game: f64,
    /// Number of search nodes per action chosen.
    pub nodes_per_move: f64,
}

impl EntrantUsage {
    /// Adds a game. Until [`EntrantUsage::per_game_and_move`] is called, all fields except the longest move are sums.
    pub(crate) fn add(&mut self, game: &PlayedGame, seat: usize) {
        self.games += 1;
        self.cpu += game.cpu[seat].as_secs_f64();
        self.slowest_in_games = self.slowest_in_games.max(game.slowest.as_secs_f64());
        self.moves_per_game += f64::from(game.moves[seat]);
        self.nodes_per_move += game.nodes[seat] as f64;
        self.plies_per_game += f64::from(game.plies);
    }

    /// Adds the sums of other games.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.cpu += other.cpu;
        self.slowest_in_games = self.slowest_in_games.max(other.slowest_in_games);
        self.moves_per_game += other.moves_per_game;
        self.nodes_per_move += other.nodes_per_move;
        self.plies_per_game += other.plies_per_game;
    }

    pub(crate) fn per_game_and_move(self) -> Self {
        let (games, moves) = (self.games.max(1) as f64, self.moves_per_game.max(1.0));
        Self {
            cpu_per_game: self.cpu / games,
            cpu_per_move: self.cpu / moves,
            moves_per_game: self.moves_per_game / games,
            nodes_per_move: self.nodes_per_move / moves,
            plies_per_game: self.plies_per_game / games,
            ..self
        }
    }
}
