//! Measuring players: tournaments, submissions, tuning, regret.
//!
//! It stands on the arena, and is left out where there is none (without the feature `tournament`), as on a
//! page.

mod advantage;
mod arena_game;
mod assignment;
mod bot;
mod check;
mod checksum;
mod checkup;
mod course;
mod elsewhere;
mod kept;
mod machine;
mod named_file;
mod naming;
mod offered;
mod outside;
mod parcel;
mod path;
mod preparation;
mod quota;
mod regret;
mod solved;
mod sources;
mod tournament;
mod tune;
mod verify;

pub use advantage::{Advantage, Decider, Standing};
pub use arena;
pub use arena_game::ArenaGame;
pub use assignment::{Assignment, Findings, FoundOpening, SurveyOpenings, TuneRounds, Workforce};
pub use bot::{ScaffoldError, new_bot};
pub use check::check_submission;
pub use checksum::FileComparison;
pub use checkup::{CheckStep, Checkup, Mark};
pub use course::Kit;
pub use guest::remove_folder;
pub use kept::kept_sentence;
pub use machine::{Machine, machine_name};
pub use offered::referee_with;
pub use outside::{Hosting, is_outside, submissions_of};
pub use parcel::Parcel;
pub use path::PassedOver;
pub use preparation::{PreparedRun, RunRequest, draw_seed};
pub use regret::{Regret, RegretOrder, Slip};
pub use solved::PuzzleShare;
pub use sources::{SourceBuild, build_sources};
pub use tournament::{RefereeMaker, one_event, referees};
pub use tune::{Changed, Hands, TuneOrder, TuneOutcome, TuneStanding, TuneVerdict, Tuning};
pub use verify::Verifier;
