//! Searches for every game.
//!
//! The package is called `damier-search`; in code it is `search`.
//!
//! Each search is a [`damier_game::Strategy`] for any [`damier_game::Game`]. It asks [`damier_game::Game::turn`] who
//! acts, and counts its nodes in the budget. In duels, a search whose budget ends before it has compared all first actions
//! still takes a win in one action ([`winning_action`]). A game crate adds its own [`Evaluator`]. If a game crate has a faster
//! search, tests compare that search with the one here.
//!
//! | search | what it does |
//! | --- | --- |
//! | [`PlainExpectimax`] | no pruning and no table: the reference for every other search |
//! | [`AlphaBeta`] | plain alpha-beta: the reference for [`Pvs`] |
//! | [`Pvs`] | principal variation search or MTD(f) for two seats, with a table, move ordering and canonical states |
//! | [`Mcts`] | Monte Carlo tree search (UCT) with proven bounds; playouts or an evaluator at the leaves |
//! | [`ExactAnalyst`] | plain alpha-beta to the end of a duel, with distances and lines |
//! | [`FlatMonteCarlo`] | the same number of random playouts for each action |
//! | [`OnePly`], [`First`], [`Random`] | the simplest players |
//! | [`EpsilonRandom`] | another strategy, with occasional random actions |
//!
//! For [`Pvs`], a game crate can also add a [`GameKnowledge`] with a [`MoveOrder`] and a [`Canonical`] form.
//!
//! ```
//! use damier_game::{Budget, Game, Rng, Strategy, toy::Nim};
//! use damier_search::{AlphaBeta, ScoreDifference};
//!
//! let nim = Nim { sticks: 10, ..Nim::default() };
//! let state = nim.opening(&mut Rng::new(0));
//! let mut search = AlphaBeta::new(10, ScoreDifference);
//! let decision = search.choose(&nim, &state, &mut Budget::unlimited());
//! assert_eq!(decision.action(), Some(2)); // leave a multiple of four
//! ```

mod alphabeta;
mod deepening;
mod epsilon;
mod evaluator;
mod exact;
mod expectimax;
mod flat;
mod knowledge;
mod mcts;
mod negamax;
mod ordering;
mod players;
pub mod playout;
mod pvs;
mod simple;
pub mod table;
mod text;
mod tree;
mod winning;

pub use alphabeta::AlphaBeta;
pub use epsilon::EpsilonRandom;
pub use evaluator::{Evaluator, LeafValue, ScoreDifference, WinDrawLoss};
pub use exact::ExactAnalyst;
pub use expectimax::PlainExpectimax;
pub use flat::FlatMonteCarlo;
pub use knowledge::{Canonical, GameKnowledge, IdentityForm};
pub use mcts::{LeafEvaluation, Mcts};
pub use ordering::{MoveHistory, MoveOrder, Unordered};
pub use players::{EXPLORATION, NODES, PLAYOUTS, RANDOM, TABLE, players};
pub use pvs::Pvs;
pub use simple::{First, OnePly, Random};
pub use winning::{or_win, winning_action};
