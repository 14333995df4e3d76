//! Fair tournaments for any game under the contract of the `game` crate.
//!
//! The package is called `damier-arena`; in code it is `arena`.
//!
//! Data flows one way: a [`Spec`] → a [`Plan`] (checked once; with a [`Schedule`] of numbered pairings and
//! their seeds for every event) → a [`Referee`] (plays a pairing) → a [`Record`] → the [`Store`] (one SQLite file) ‖ a [`Tally`]
//! (a fold) → ratings → a [`Report`]. Left of ‖ runs once and resumes by skipping what is stored;
//! right of ‖ is pure and can be made again any day. The same spec gives the same records, whatever
//! the threads, shards and interruptions; [`Store::digest`] proves it.
//!
//! ```
//! use damier_arena::{Entrant, GameReferee, Options, Referee, Spec, Store, check, report, run};
//! use damier_game::{Limits, Player, toy::Nim};
//! use std::sync::{Arc, atomic::AtomicBool};
//! use damier_i18n::Phrase;
//! # use damier_game::{Budget, Decision, Game, Strategy};
//! # struct Take(u8);
//! # impl Strategy<Nim> for Take {
//! #     fn choose(&mut self, nim: &Nim, state: &<Nim as Game>::State, _: &mut Budget) -> Decision<u8> {
//! #         Decision::act(self.0.min(nim.legal_actions(state).len() as u8))
//! #     }
//! # }
//!
//! let spec = Spec::read("[[event]]\ngame = 'nim'\nplayers = ['one', 'two']\ngames = 10")?;
//! let roster: Arc<[Player<Nim>]> = Arc::new([
//!     Player::new("one", Phrase::verbatim("takes one stick"), &[], |_, _, _| Take(1)),
//!     Player::new("two", Phrase::verbatim("takes two sticks"), &[], |_, _, _| Take(2)),
//! ]);
//! let mut referees: Vec<Box<dyn Referee>> = Vec::new();
//! for event in &spec.events {
//!     let entrants = event.players.iter().map(|text| Entrant::find(&roster, text));
//!     let entrants = entrants.collect::<Result<_, _>>()?;
//!     referees.push(Box::new(GameReferee::new(Nim::default(), entrants, limits)));
//! }
//! let plan = check(spec, referees)?;
//! let mut store = Store::in_memory(plan.spec())?;
//! run(&plan, &mut store, &Options::default(), &AtomicBool::new(false), &mut |_| ())?;
//! assert_eq!(report(&store)?.events[0].counted, 10);
//! # Ok::<(), damier_arena::Error>(())
//! ```
//!
//! The arena names no game and no algorithm, prints nothing, and starts threads in one place,
//! [`run`].

mod alike;
mod continuing;
pub mod counts;
mod discipline;
mod drawing;
mod duel;
mod entrant;
mod error;
mod event_totals;
mod file_lock;
pub mod forecast;
mod game_referee;
mod guard;
mod histogram;
mod holm;
pub mod ladder;
mod lead;
mod lineup;
mod lock;
mod machines;
mod merge;
pub mod moments;
mod openings;
mod pair_counts;
mod pair_verdict;
pub mod pentanomial;
mod placed_referee;
mod plan;
mod play;
mod played_game;
mod progress;
mod question;
pub mod rating;
mod reading;
mod record;
mod referee;
mod repeats;
mod report;
mod rescue;
mod roles;
mod row;
mod runner;
mod running_game;
mod say;
mod schedule;
mod schema;
mod seal;
mod skipped;
mod solo;
mod spec;
pub mod sprt;
mod staged;
mod stages;
pub mod statistic;
mod store;
mod tally;
mod tournament_format;
mod usage;
mod views;
mod work_queue;
mod worker_pool;

/// The sentences that records hold in English, by which [`damier_i18n::recognise`] finds them again.
#[must_use]
pub fn kept_sentences() -> &'static [&'static damier_i18n::Entry] {
    say::fault::ENTRIES
}

pub use continuing::EventGrowth;
pub use discipline::{Discipline, MAX_FAULTS};
pub use drawing::draw_stages;
pub use duel::{DuelCell, DuelRow, DuelTable};
pub use entrant::Entrant;
pub use error::Error;
pub use file_lock::{LockFailure, lock_file};
pub use game_referee::GameReferee;
pub use histogram::Histogram;
pub use lead::{LeadAnswer, LeadQuestion};
pub use lineup::{Fact, Lineup, Start};
pub use machines::MachineShare;
pub use moments::Moments;
pub use openings::Openings;
pub use pair_counts::PairCounts;
pub use pair_verdict::PairVerdict;
pub use placed_referee::PlacedReferee;
pub use plan::{Plan, check};
pub use played_game::FaultLine;
pub use progress::{RunOutcome, RunProgress};
pub use question::{AnsweredQuestion, AskedQuestion, Question, QuestionAnswer};
pub use rating::RESAMPLES;
pub use reading::Records;
pub use record::{Fault, Fingerprint, Note, Record, Termination, digest, last_lines};
pub use referee::{Referee, Unplayed};
pub use report::{Disqualified, EventReport, Report, Standings, report, report_from};
pub use roles::{RoleCell, RoleRow, RolesTable};
pub use runner::{Options, run, run_until};
pub use schedule::{Pairing, Schedule, StoredPart};
pub use schema::plain_path;
pub use skipped::Skipped;
pub use solo::{Milestone, PairedDifference, SoloRow, SoloTable};
pub use spec::{Event, LONGEST_NAME, Spec, USUAL_SEED};
pub use staged::{StageMatch, StagePoints, StageReport, StagedResults};
pub use statistic::Estimate;
pub use store::Store;
pub use tally::Tally;
pub use tournament_format::TournamentFormat;
pub use usage::EntrantUsage;
