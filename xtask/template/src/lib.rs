//! New Game: rules, text forms and players.
//!
//! Two players drop stones into the seven columns of an upright board of six rows. The first to connect four in a row,
//! a column or a diagonal wins. A full board is a draw.
//!
//! ```
//! use damier_game::{Game, Notation, Params, Seat, Turn};
//! use damier_newgame::NewGame;
//!
//! let (_, params) = Params::read_game("newgame")?;
//! let rules = NewGame::read(&params)?;
//! let mut state = rules.read_state("......./......./......./......./..22.../.1112..")?;
//! let action = rules.read_action(&state, "1")?;
//! rules.apply(&mut state, action);
//! assert_eq!(rules.state_text(&state), "......./......./......./......./..22.../11112..");
//! assert_eq!(rules.turn(&state), Turn::Over);
//! assert_eq!(rules.score(&state, Seat::SECOND), -1);
//! # Ok::<(), damier_game::TextError>(())
//! ```
//!
//! # Players
//!
//! | player | how it chooses |
//! | --- | --- |
//! | `careful` | connects four if it can, otherwise blocks the rival's four, otherwise plays at random |
//! | `alphabeta(depth=8,nodes=0,table=16)` | principal variation search with [`NewGameEvaluator`] |
//! | `mcts(playouts=1000,exploration=1.414)` | Monte Carlo tree search with [`NewGameEvaluator`] at its leaves |
//! | `novice` | plays at random half of the time, otherwise like `careful` |
//! | `club` | like `alphabeta` with 1,000 nodes per move |
//! | `expert` | like `alphabeta` with 100,000 nodes per move |
//!
//! The generic players of [`damier_search::players`] come on top.

mod careful;
mod evaluator;
mod line;
mod notation;
mod offer;
mod players;
mod remark;
mod rules;
mod scene;
mod state;
mod text;

pub use careful::NewGameCareful;
pub use evaluator::NewGameEvaluator;
pub use offer::{INFO, offer};
pub use players::players;
pub use rules::NewGame;
pub use state::NewGameState;
