//! Quarto and Quarto+: rules, text forms, symmetry, counting and players.
//!
//! The package is called `damier-quarto`; in code it is `quarto`.
//!
//! Sixteen pieces, each with four traits of two values, are placed on a board of 4x4. The first seat gives a piece. The
//! other seat places it, and gives the next one. The seat that completes a line of four pieces that share a trait wins.
//! [`RuleSet`] says which sets of squares are lines.
//!
//! ```
//! use damier_game::{Game, Notation, Params, Rng, Seat, Turn};
//! use damier_quarto::Quarto;
//!
//! let (_, params) = Params::read_game("quarto:squares")?;
//! let plus = Quarto::read(&params)?;
//! let mut state = plus.read_state("9f../d.../..../.... b")?;
//! let action = plus.read_action(&state, "B2")?;
//! plus.apply(&mut state, action); // 9, f, d and b are all coloured and square
//! assert_eq!(plus.turn(&state), Turn::Over);
//! assert_eq!(plus.score(&state, Seat::SECOND), -1);
//! assert_eq!(plus.name(), "quarto:squares");
//! # Ok::<(), damier_game::TextError>(())
//! ```
//!
//! # Players
//!
//! | player | how it chooses |
//! | --- | --- |
//! | `cautious` | wins if it can and avoids giving a winning piece, otherwise at random |
//! | `traits(neighbours=1,remaining=10,parity=100)` | one ply ahead by shared traits: see [`Traits`] |
//! | `alphabeta(depth=4,nodes=0,table=16,remaining=10,lines=0,neighbours=0,parity=30)` | principal variation search with [`Heuristic`] |
//! | `mtdf(…)`, the same settings | MTD(f) with [`Heuristic`] |
//! | `mcts(playouts=1000,exploration=1.414,leaf=playout)` | Monte Carlo tree search; leaf may be `estimate` |
//! | `novice` | like `cautious`, but random one time in two |
//! | `casual` | like `cautious`, but random one time in eight |
//! | `club` | like `alphabeta` with 3,000 nodes per move |
//! | `expert` | like `alphabeta` with 200,000 nodes per move |
//! | `perfect` | plays what [`QuartoSolver`] proves, and sets traps: see [`Perfect`] |
//!
//! and the generic ones of [`damier_search::players`]. In misere, where a line loses, `cautious` and `traits`
//! reverse their aims, and the searches see only decided positions.
//!
//! # Positions
//!
//! A [`Position`] is 104 bits of plain data, a [`Move`] one byte. [`Quarto::canonical`] returns the representative of a
//! position's class under the symmetries of the rule set.

mod analyst;
mod book;
mod book_maker;
mod canonical;
mod cautious;
mod count;
mod evaluator;
mod group;
mod levels;
mod line;
mod notation;
mod numbers;
mod offer;
mod outcome;
mod packed;
mod parameter;
mod perfect;
mod piece;
mod players;
mod remark;
mod rules;
mod rules_in_pictures;
mod scene;
mod setup;
mod solver;
mod state;
mod symmetry;
mod text;
mod trait_set;
mod traits;

pub use book::Book;
pub use book_maker::BookMaker;
pub use cautious::Cautious;
pub use count::{
    ForcedPositions, PositionClasses, PositionLayer, all_boards, boards_without_line, drawn_boards,
    forced_positions, position_classes, running_share,
};
pub use evaluator::{EarlyCanonical, Heuristic, SafeParity};
pub use line::RuleSet;
pub use offer::{INFO, offer};
pub use outcome::QuartoOutcome;
pub use parameter::PARAMETERS;
pub use perfect::Perfect;
pub use piece::{Move, Piece, Square};
pub use players::players;
pub use rules::{Quarto, QuartoAction};
pub use solver::QuartoSolver;
pub use state::{Phase, Position};
pub use trait_set::TraitSet;
pub use traits::{Traits, Weights};
