//! Seven Colours (Filler): rules, text forms, the course's players, and fast playouts.
//!
//! The package is called `damier-filler`; in code it is `filler`.
//!
//! Two seats start in opposite corners of a board of coloured cells. In turn they call a colour and get
//! every region of that colour that touches their zone. The first seat to *control* half of the board wins. It controls
//! the cells it owns, and the neutral cells that the other can no longer reach.
//!
//! ```
//! use damier_filler::Filler;
//! use damier_game::{Game, Notation, Params, Seat, Turn};
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
//! # Ok::<(), damier_game::TextError>(())
//! ```

mod analyst;
mod ban;
mod bits;
mod board;
mod contracted;
mod control;
mod cut;
mod evaluator;
mod expert;
pub mod foresight;
mod front;
mod graph;
mod layout;
pub mod mix;
mod notation;
mod numbers;
mod offer;
mod on_regions;
mod parameter;
pub mod perimeter;
mod players;
pub mod playout;
mod region;
mod remark;
mod row;
mod rules;
mod rules_in_pictures;
mod scene;
mod selective;
mod shape;
mod solver;
mod state;
pub mod strategy;
mod symmetry;
mod territory;
mod text;
mod zone;

pub use analyst::FillerAnalyst;
pub use board::Colour;
pub use expert::Expert;
pub use offer::{INFO, offer};
pub use parameter::PARAMETERS;
pub use players::players;
pub use rules::{Filler, FillerAction};
pub use shape::Topology;
pub use solver::FillerSolver;
pub use state::FillerState;
pub use zone::Counts;
