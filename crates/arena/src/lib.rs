//! Fair tournaments for any game under the contract of the `game` crate.
//!
//! Data flows one way: a [`Spec`] (checked once) → a [`Schedule`] (pairings with numbers and seeds)
//! → a [`Referee`] (plays a pairing) → a [`Record`] → the [`Store`] (one SQLite file) ‖ a [`Tally`]
//! (a fold) → ratings → a [`Report`]. Left of ‖ runs once and resumes by skipping what is stored;
//! right of ‖ is pure and can be made again any day. The same spec gives the same records, whatever
//! the threads, shards and interruptions; [`Store::digest`] proves it.
//!
//! ```
//! use arena::{Entrant, Options, Referee, Spec, Store, Table, report, run};
//! use game::{Limits, Player, toy::Nim};
//! use std::sync::{Arc, atomic::AtomicBool};
//! # use game::{Budget, Decision, Game, Strategy};
//! # struct Take(u8);
//! # impl Strategy<Nim> for Take {
//! #     fn choose(&mut self, nim: &Nim, state: &<Nim as Game>::State, _: &mut Budget) -> Decision<u8> {
//! #         Decision::act(self.0.min(nim.legal_actions(state).len() as u8))
//! #     }
//! # }
//!
//! let spec = Spec::read("[[event]]\ngame = 'nim'\nplayers = ['one', 'two']\ngames = 10")?;
//! let roster: Arc<[Player<Nim>]> = Arc::new([
//!     Player::new("one", "takes one stick", &[], |_, _, _| Take(1)),
//!     Player::new("two", "takes two sticks", &[], |_, _, _| Take(2)),
//! ]);
//! let mut tables: Vec<Box<dyn Referee>> = Vec::new();
//! for event in &spec.events {
//!     let entrants = event.players.iter().map(|text| Entrant::find(&roster, text));
//!     let entrants = entrants.collect::<Result<_, _>>()?;
//!     let limits = Limits::read(&event.budget)?;
//!     tables.push(Box::new(Table::new(Nim::default(), entrants, limits)));
//! }
//! let mut store = Store::in_memory(&spec)?;
//! run(&tables, &mut store, &Options::default(), &AtomicBool::new(false), &mut |_| ())?;
//! assert_eq!(report(&store)?.events[0].counted, 10);
//! # Ok::<(), arena::Error>(())
//! ```
//!
//! The arena names no game and no algorithm, prints nothing, and starts threads in one place,
//! [`run`].

mod counted;
mod desk;
mod discipline;
mod duel;
mod entrant;
mod error;
mod guard;
mod lineup;
mod lock;
mod merge;
mod play;
mod played;
mod queue;
pub mod rating;
mod reading;
mod record;
mod report;
mod rescue;
mod roles;
mod row;
mod runner;
mod schedule;
mod schema;
mod seal;
mod sitting;
mod solo;
mod spec;
pub mod statistic;
mod store;
mod tally;
mod verdict;

pub use counted::Usage;
pub use discipline::{Discipline, MAX_FAULTS};
pub use duel::{DuelCell, DuelRow, DuelTable};
pub use entrant::Entrant;
pub use error::Error;
pub use lineup::{Fact, Lineup, check};
pub use play::{Referee, Table, Unplayed};
pub use played::FaultLine;
pub use reading::Records;
pub use record::{Fault, Fingerprint, Note, Record, Termination, digest};
pub use report::{Disqualified, EventReport, RESAMPLES, Report, Standings, report};
pub use roles::{RoleCell, RoleRow, RolesTable};
pub use runner::{Options, Outcome, Progress, run};
pub use schedule::{Pairing, Schedule};
pub use solo::{Histogram, Milestone, PairedDifference, SoloRow, SoloTable};
pub use spec::{Event, Format, LONGEST_NAME, Spec};
pub use statistic::{Estimate, Moments};
pub use store::Store;
pub use tally::Tally;
pub use verdict::Verdict;
