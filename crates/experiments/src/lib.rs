//! Experiments with players and games: tournaments with submissions, tuning, regret, surveys of openings, puzzles,
//! endgame tables, and proofs.
//!
//! Everything here is built on the tournaments of `damier-arena` and the plain objects of `damier-catalog`. [`open`]
//! opens a game as an [`ArenaGame`], which is an [`AnyGame`](damier_catalog::AnyGame) that can also hold tournaments.

mod advantage;
mod arena_game;
mod assignment;
mod bench;
mod boards;
mod bot;
mod check;
mod checksum;
mod checkup;
mod course;
mod machine;
mod named_file;
mod naming;
mod offered;
mod outside;
mod parcel;
mod path;
mod preparation;
mod prove;
mod puzzles;
mod quota;
mod regret;
mod remote;
mod solved;
mod source_text;
mod sources;
mod tables;
mod text;
mod tournament;
mod tune;
mod verify;

pub use advantage::{Advantage, Decider, SideResults};
pub use arena_game::ArenaGame;
pub use assignment::{Assignment, Findings, FoundOpening, SurveyOpenings, TuneRounds, Workforce};
pub use bench::{BenchLine, bench, signature};
pub use boards::{Judge, Opening, Outcome, Survey, SurveyedOpening};
pub use bot::{ScaffoldError, new_bot};
pub use check::check_submission;
pub use checksum::{FileComparison, submission_checksums};
pub use checkup::{CheckStep, Checkup, Mark};
pub use course::Kit;
pub use damier_arena as arena;
pub use damier_guest::{MANIFEST, Scratch, remove_folder};
pub use machine::{Machine, machine_name};
pub use offered::{open, referee_with};
pub use outside::{Hosting, is_outside, submissions_of};
pub use parcel::Parcel;
pub use path::PassedOver;
pub use preparation::{PreparedRun, RunRequest, draw_seed};
pub use prove::{proof, settle};
pub use puzzles::{
    ActionLoss, ChallengeFailure, ChallengePosition, ExamAnswer, ExamPaper, PositionFinding,
    PositionMark, PuzzleHunt, PuzzleTrial, TurnExam, TurnFault,
};
pub use regret::{Regret, RegretOrder, Slip};
pub use solved::PuzzleShare;
pub use sources::{SourceBuild, build_sources};
pub use tables::{TableBudget, TableFailure, Tables, tables};
pub use tournament::{RefereeMaker, one_event, referees, usual_referee};
pub use tune::{
    ChangedSetting, TuneFaults, TuneOrder, TuneOutcome, TuneStanding, TuneVerdict, TuneWorkers,
    Tuning,
};
pub use verify::Verifier;
