//! Seven Colours (Filler): rules, text forms, the course's players, and fast playouts.
//!
//! Two seats start in opposite corners of a board of coloured cells. In turn they call a colour and get
//! every region of that colour that touches their zone. Whoever *controls* half of the board (the
//! cells it owns, and the neutral ones that the other can no longer reach) has won.
//!
//! ```
//! use filler::Filler;
//! use game::{Game, Notation, Params, Seat, Turn};
//!
//! let filler = Filler::read(&Params::read("3x3")?)?;
//! let mut state = filler.read_state("AB2/CDE/1FG 1 - -")?;
//! let colour = filler.read_action(&state, "C")?.colour().expect("a colour");
//! assert_eq!(state.gain(Seat::FIRST, colour), 1);
//! for call in ["C", "B", "D"] {
//!     let call = filler.read_action(&state, call)?;
//!     filler.try_apply(&mut state, call).expect("any colour may be called");
//! }
//! // Seat 1 owns 1, C and D; A and the bottom row are still open to both.
//! assert_eq!(filler.state_text(&state), "A22/11E/1FG 2 - -");
//! assert_eq!(filler.turn(&state), Turn::Player(Seat::SECOND));
//! # Ok::<(), game::TextError>(())
//! ```

mod bits;
mod board;
mod contracted;
mod control;
mod expert;
mod front;
mod graph;
mod layout;
mod notation;
mod parameter;
mod players;
pub mod playout;
mod region;
mod remark;
mod rules;
mod scene;
mod shape;
mod solver;
mod stage;
mod state;
pub mod strategy;
mod swap;
mod symmetry;
mod territory;
mod zone;

pub use expert::Expert;
pub use parameter::PARAMETERS;
pub use players::players;
pub use rules::{Colour, Filler};
pub use shape::Topology;
pub use solver::{Exact, Solver};
pub use state::State;
pub use swap::Call;
