//! The list of games, and every game without its types, as front ends use it.
//!
//! The game crates are generic. Front ends (the command line, the window, other languages) see trait objects instead:
//! [`AnyGame`] for the rules and the players, [`AnyState`] for a state, [`Session`] for one game being played.
//! `damier-play` adds what a person at a board needs, and `damier-experiments` tournaments and measurements.
//!
//! ```
//! use damier_catalog::{Limits, open};
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
mod calendar;
mod catalog;
mod count;
mod entry;
mod example;
mod folder;
pub mod golden;
mod keeping;
mod line;
mod numbered;
mod offered;
mod ply;
mod puzzle;
mod rules_in_pictures;
mod session;
mod shell;
mod state;
pub mod text;
#[cfg(feature = "threads")]
mod threads;
mod training;

pub use advisor::default_advisor;
pub use analysis::{AnalysisText, AnyAnalyst, CandidateText, Effort, TypedAnalyst};
pub use calendar::{date_of_day, day_of_date};
pub use catalog::{OfferVisitor, games, open, visit};
pub use entry::{AnyGame, PlayerInfo};
pub use example::examples_with;
pub use folder::data_folder;
pub use keeping::{free_name, replace_file};
pub use numbered::NumberingSizes;
pub use ply::{Ply, RESIGN};
pub use puzzle::{MissedGoal, Puzzle, PuzzleFault, PuzzleLevel, PuzzleLine, PuzzleSet, PuzzleTask};
pub use rules_in_pictures::{RuleScene, play_rule_picture};
pub use session::{Advice, Session};
pub use shell::shell_word;
pub use state::{ActionError, AnyState, NextState, TypedState};
#[cfg(feature = "threads")]
pub use threads::ScopedThreads;
pub use training::AnyTrainingMethods;

pub use damier_game::offer::{
    BoardKernel, BoardStanding, BytesWatch, CountKind, CountRow, CountValue, CountWatch, Finding,
    Frame, GameInfo, Numbering, Offer, Proof, ProofMethod, ProofStanding, RulePicture, TableBuilt,
    TablePlan, TableRow, TableWatch,
};
pub use damier_game::saved::SavedGame;
pub use damier_game::{
    Aside, Axes, BoardLook, BoardMarks, BookWriter, Calibration, CalibrationOrder, Cell, CellKind,
    Contest, Control, FactKind, Gauge, Goal, Grid, Limits, Motion, Parameter, Prospect, Randomness,
    Reach, Reading, ReliabilityRow, Rng, Scene, SceneNote, ScoreScale, SearchTable, Seat, Setting,
    SettingKind, SingleThread, Spot, TextError, ThreadPool, Training, TrainingOrder, TrainingStats,
    Turn, Verdict, Way, Worth, days_since_1970, decode_text, read_text, toml_error, utf16_order,
    without_mark,
};
pub use damier_game::{Stopwatch, palette};
