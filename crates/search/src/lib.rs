//! Searches that serve every game.
//!
//! Each is a [`game::Strategy`] for any [`game::Game`], asks [`game::Game::turn`] who acts, and counts
//! its nodes in the budget. A wing adds its own [`Evaluator`]; where it has a faster kernel of its own,
//! the search here is the twin that proves it.
//!
//! ```
//! use game::{Budget, Game, Rng, Strategy, toy::Nim};
//! use search::{AlphaBeta, ScoreDifference};
//!
//! let nim = Nim { sticks: 10, ..Nim::default() };
//! let state = nim.opening(&mut Rng::new(0));
//! let mut search = AlphaBeta::new(10, ScoreDifference);
//! let decision = search.choose(&nim, &state, &mut Budget::unlimited());
//! assert_eq!(decision.action(), Some(2)); // leave a multiple of four
//! ```

mod alphabeta;
mod deepening;
mod evaluator;
mod exact;
mod expectimax;
mod flat;
mod players;
pub mod playout;
mod simple;

pub use alphabeta::AlphaBeta;
pub use evaluator::{Evaluator, ScoreDifference};
pub use exact::ExactAnalyst;
pub use expectimax::Expectimax;
pub use flat::FlatMonteCarlo;
pub use players::players;
pub use simple::{First, OnePly, Random};
