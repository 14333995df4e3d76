//! 2048 and its variants: rules, text forms, a fast 4x4 board, and players.
//!
//! The package is called `damier-twenty48`; in code it is `twenty48`.
//!
//! The first seat slides all tiles. Chance, or an adversary in the second seat, then places a new tile.
//! The shape of the board, merging, spawning, start and end are parameters of [`Twenty48`].
//!
//! ```
//! use damier_game::{Game, Notation, Params, Rng, Turn};
//! use damier_twenty48::Twenty48;
//!
//! let rules = Twenty48::read(&Params::read("2x4,merge=cascade")?)?;
//! let mut state = rules.read_state("2 2 4 8/. . . .")?;
//! let left = rules.read_action(&state, "left")?;
//! rules.try_apply(&mut state, left).expect("the slide changes the board");
//! assert_eq!(rules.state_text(&state), "16 . . ./. . . . score=28 spawn=1");
//! let mut rng = Rng::new(2048);
//! while let Some(action) = rules.random_action(&state, &mut rng) {
//!     rules.apply(&mut state, action); // chance places a tile, then the first seat slides, …
//! }
//! assert_eq!(rules.turn(&state), Turn::Over);
//! # Ok::<(), damier_game::TextError>(())
//! ```
//!
//! # Players
//!
//! | player | seat | how it chooses |
//! | --- | --- | --- |
//! | `cycle` | first | tries up, down, left and right in turn, and takes the next legal direction |
//! | `corner(order=down-left-right-up)` | first | the first direction of a fixed order that changes the board |
//! | `empties` | first | the slide that leaves the most empty cells |
//! | `greedy` | first | the slide that scores the most points |
//! | `snake(depth=2)` | first | expectimax with the [`Snake`] evaluator; rectangles only |
//! | `course-fast(depth=2)` | first | expectimax with the [`Course`] evaluator, for a budget of 10 CPU seconds a game |
//! | `course-efficient(depth=3)` | first | the same search, one slide deeper, for a budget of 120 CPU seconds a game |
//! | `network` | first | the slide that a trained network values most, without search ([`ntuple`]) |
//! | `fast` | first | a network, a search and tables of formations, for a budget of 10 CPU seconds a game |
//! | `efficient` | first | the same as `fast` with more effort, for a budget of 120 CPU seconds a game |
//! | `hardest` | second | the tile after which the rival's best slide looks worst |
//! | `minimax(depth=2)` | second | alpha-beta with the [`Course`] evaluator |
//! | `defender(depth=6)` | first | searches for the best slide against the most harmful tiles ([`adversary`]) |
//! | `adversary(depth=6)` | second | searches for the most harmful tile ([`adversary`]) |
//!
//! The generic players of [`damier_search::players`] are available, too. They are the only ones that use randomness,
//! except for a little noise in `defender` and `adversary`. Among equally good slides, players take the first in the
//! order left, right, up, down. (With `end=full`, `empties` and `greedy` prefer slides that change the board.)
//!
//! Depths are in slides. With at most 4 empty cells, the searches go one slide deeper. With at most 1, those of the
//! course go one more slide deeper. The searches take the mean over every empty cell and both tiles. Against an
//! adversary, they take the worst of these. If the time per game is limited, a depth of 2 or more is only started if it
//! is likely to take less than a 64th of the time that is left above a quarter of the limit. In the last 64th of the
//! time, the players take the first legal slide.
//!
//! # The built-in network
//!
//! The feature `network` builds in a network for 4x4 and smaller ones for the 2x2x2x2 box and 5x5, 41 MB in all.
//! crates.io accepts at most 10 MB, so the package from there has no network and refuses the feature. Without it,
//! `network(file=FILE)`, `fast(file=FILE)` and `efficient(file=FILE)` play with a file from the repository of damier
//! (`crates/twenty48/network/4x4.net`), or with a network that you train ([`ntuple`]).
//!
//! # Compared with the figures of the course
//!
//! The course gives these figures for its own `course-fast`. The other rows are from here. Each row is for 100 games,
//! and counts the games by their largest tile.
//!
//! | player | 2048 or more | 1024 | 512 | 256 | time a game |
//! | --- | --- | --- | --- | --- | --- |
//! | `course-fast` of the course | 35 | 43 | 16 | 6 | 7.45 s |
//! | `course-fast(depth=1)` | 27 | 35 | 29 | 8 | 0.006 CPU seconds |
//! | `course-fast` | 56 | 39 | 5 | 0 | 0.07 CPU seconds |
//!
//! So the player of the course is between the two.
//!
//! With the `random` and `cycle` of the course, 4 of 100 games stopped at 512, 55 at 256 and the rest below. These
//! figures do not fit the names. If every legal slide is equally likely, or if the cycle continues after the slide that
//! was made, 8 of 100 games stop at 256 and hardly any at 512. This is so under all rules here in which at most half of
//! the new tiles are 4s. The figures do fit `corner`, which tries its directions from the first every time: 5 of its
//! games stopped at 512 and 48 at 256. Presumably the players of the course did the same.

pub mod adversary;
mod evaluator;
mod exact;
mod expectimax;
pub mod formation;
mod leaf;
mod lookahead;
mod mover;
mod notation;
pub mod ntuple;
mod numbers;
mod offer;
mod packed;
mod parameter;
mod players;
pub mod playout;
mod remark;
mod rules;
mod rules_in_pictures;
mod scene;
mod shape;
mod spawner;
mod state;
mod symmetry;
mod text;

pub use evaluator::{Course, Snake};
pub use exact::{exact, is_solvable};
pub use offer::{INFO, offer};
pub use packed::{OVERFLOW_SUM, Packed};
pub use parameter::PARAMETERS;
pub use players::{players, players_in};
pub use rules::{End, Merge, Spawner, Twenty48, Twenty48Action};
pub use shape::Direction;
pub use state::{MAX_CELLS, MAX_SCORE, Twenty48State};
