//! Any game as a plain object: the list of games, and what every door does with them.
//!
//! Inside, everything is generic; here it meets the doors as plain objects: [`AnyGame`] for the
//! rules and the roster, [`Session`] for one game being played, and, with the feature `tournament`,
//! runs of the arena. Doors (the command line, windows, other languages) import this crate and `tabletop`, which
//! serves people at a board, and nothing below.
//!
//! ```
//! use workbench::{Limits, open};
//!
//! let game = open("quarto").expect("a known game");
//! let mut session = game.session(1);
//! session.act("give 7").expect("legal");
//! let advice = session.advise("cautious", Limits::NONE, 1).expect("a known player");
//! session.act(&advice.action.expect("it does not resign")).expect("legal");
//! assert_eq!(session.plies(), 2);
//! ```

mod advisor;
mod analysis;
mod bench;
mod boards;
mod calendar;
mod catalog;
mod count;
mod entry;
mod example;
mod folder;
pub mod golden;
mod keeping;
#[cfg(feature = "tournament")]
mod laboratory;
#[cfg(not(feature = "tournament"))]
#[path = "no_laboratory.rs"]
mod laboratory;
mod lesson;
mod line;
mod offered;
mod ply;
mod prove;
mod puzzle;
// Much of it belongs to the laboratory.
#[cfg_attr(not(feature = "tournament"), allow(dead_code))]
mod say;
mod school;
mod session;
mod tables;
#[cfg(feature = "threads")]
mod threads;

pub use advisor::default_advisor;
pub use analysis::{AnalysisText, AnyAnalyst, CandidateText, Effort};
pub use bench::{BenchLine, bench, signature};
pub use boards::{Judge, Opening, Outcome, Survey, Surveyed};
pub use calendar::{date_of_day, day_of_date};
pub use catalog::{OfferVisitor, games, open, visit};
pub use entry::{AnyGame, PlayerInfo};
pub use folder::data_folder;
pub use keeping::{free_name, replace_file};
pub use laboratory::*;
pub use lesson::{LessonPicture, picture_of_lesson};
pub use ply::{Ply, RESIGN};
pub use prove::{proof, settle};
pub use puzzle::{MissedGoal, Puzzle, PuzzleFault, PuzzleHunt, PuzzleSet, PuzzleTask, PuzzleTrial};
pub use school::AnySchool;
pub use session::{Advice, Session};
pub use tables::{TableBudget, TableFailure, Tables, tables};
#[cfg(feature = "threads")]
pub use threads::ScopedThreads;

pub use game::Stopwatch;
pub use game::offer::{
    BoardKernel, BoardStanding, BytesWatch, CountKind, CountRow, CountValue, CountWatch, Finding,
    GameInfo, Lesson, Numbering, Offer, Proof, ProofMethod, ProofStanding, TableBuilt, TablePlan,
    TableRow, TableWatch,
};
pub use game::saved::SavedGame;
pub use game::{
    Aside, BoardLook, BookWriter, Calibration, CalibrationOrder, Cell, CellKind, Contest, Control,
    FactKind, Gauge, Goal, Grid, Limits, Motion, Parameter, Prospect, Randomness, Reach, Reading,
    ReliabilityRow, Rng, Scene, SceneNote, ScoreScale, Seat, Setting, SettingKind, SingleThread,
    Spot, TextError, ThreadPool, Training, TrainingOrder, TrainingStats, Turn, Verdict, Way, Worth,
    allowed_names, days_since_1970, decode_text, read_text, without_mark,
};
