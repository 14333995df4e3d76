//! Fair tournaments for any game that implements the traits of the crate `game`.
//!
//! The package is called `damier-arena`; in code it is `damier_arena`.
//!
//! Data flows one way: a [`Spec`] → a [`Plan`] (checked once; with a [`Schedule`] of numbered pairings and their seeds
//! for every event) → a [`Referee`] (plays a pairing) → a [`Record`] → the [`Store`] (one SQLite file) ‖ a [`Tally`] (a
//! fold) → ratings → a [`Report`]. Everything left of ‖ runs once and resumes by skipping stored games. Everything
//! right of ‖ is a pure function of the records and can be recomputed at any time. The same spec gives the same records
//! for any number of threads, shards and interruptions. [`Store::digest`] checks this.
//!
//! ```
//! use damier_arena::{Entrant, GameReferee, Options, Referee, Spec, Store, check, report, run};
//! use damier_game::{Player, toy::Nim};
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
//!     referees.push(Box::new(GameReferee::new(Nim::default(), entrants, event.budget)));
//! }
//! let plan = check(spec, referees)?;
//! let mut store = Store::in_memory(plan.spec())?;
//! run(&plan, &mut store, &Options::default(), &AtomicBool::new(false), &mut |_| ())?;
//! assert_eq!(report(&store)?.events[0].counted, 10);
//! # Ok::<(), damier_arena::Error>(())
//! ```
//!
//! The arena knows no particular game or algorithm, prints nothing, and starts threads only in [`run`].

mod error;
mod play;
mod schedule;
mod statistics;
mod store;
mod text;

pub use error::Error;
pub use play::discipline::{Discipline, MAX_FAULTS};
pub use play::entrant::Entrant;
pub use play::game_referee::GameReferee;
pub use play::lead::{LeadAnswer, LeadQuestion};
pub use play::placed_referee::PlacedReferee;
pub use play::progress::{RunOutcome, RunProgress};
pub use play::question::{AnsweredQuestion, AskedQuestion, Question, QuestionAnswer};
pub use play::referee::{Referee, Unplayed};
pub use play::runner::{Options, run, run_until};
pub use schedule::continuing::EventGrowth;
pub use schedule::drawing::draw_stages;
pub use schedule::lineup::{Fact, Lineup, PlayerChecksums, Start};
pub use schedule::openings::Openings;
pub use schedule::pairings::{Pairing, Schedule, StoredPart};
pub use schedule::plan::{Plan, check};
pub use schedule::spec::{DEFAULT_SEED, Event, LONGEST_NAME, Spec};
pub use schedule::tournament_format::TournamentFormat;
pub use statistics::copies::CopiedFiles;
pub use statistics::duel::{DuelCell, DuelRow, DuelTable};
pub use statistics::histogram::Histogram;
pub use statistics::moments::Moments;
pub use statistics::pair_counts::PairCounts;
pub use statistics::pair_verdict::PairVerdict;
pub use statistics::played_game::FaultLine;
pub use statistics::rating::RESAMPLES;
pub use statistics::report::{Disqualified, EventReport, Report, Standings, report, report_from};
pub use statistics::roles::{RoleCell, RoleRow, RolesTable};
pub use statistics::solo::{Milestone, PairedDifference, SoloRow, SoloTable};
pub use statistics::staged::{StageMatch, StagePoints, StageReport, StagedResults};
pub use statistics::statistic::Estimate;
pub use statistics::tally::Tally;
pub use statistics::usage::EntrantUsage;
pub use statistics::{counts, forecast, ladder, moments, pentanomial, rating, sprt, statistic};
pub use store::file_lock::{LockFailure, lock_file};
pub use store::machines::MachineShare;
pub use store::reading::Records;
pub use store::record::{Fault, Fingerprint, Note, Record, Termination, digest, last_lines};
pub use store::results_file::Store;
pub use store::schema::plain_path;
pub use store::skipped::Skipped;
