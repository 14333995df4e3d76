//! People playing at a board: seats, undo and redo, hints, reviews, and sentences about games.
//!
//! A [`GameController`] runs one game at a board. A [`Reviewer`] reviews a finished game. Both ask questions as plain
//! data, and an [`Analyser`] answers them, on the calling thread or elsewhere ([`Thinking`]). A front end shows the
//! board, passes on what people do, and carries questions and answers between the two. The games come from
//! `damier-catalog`. Tournaments are not part of this crate.
//!
//! ```
//! use std::sync::Arc;
//! use damier_play::{Analyser, SeatPlan, GameController};
//! use damier_catalog::{Limits, SingleThread, open};
//!
//! let game = open("quarto").expect("a known game");
//! // The 6 in hand wins on B2.
//! let session = game.session_from("b74./c.93/20fd/.5a. 6", 1).expect("a position");
//! let limits = Limits { nodes: Some(2_000), ..Limits::NONE };
//! let seated = SeatPlan { players: vec![None, None], advisor: None, limits, seed: 1, position: None };
//! let mut table = GameController::new(game, session, seated);
//!
//! assert!(table.ask_hint());
//! let query = table.query().expect("a question is open");
//! let reply = Analyser::default().think(&query, &Arc::default(), &SingleThread);
//! table.hear(query.number, reply.map_err(Into::into));
//! let hint = table.hint().expect("an answer");
//! assert!(hint.source.is_exact());
//! table.act(&hint.ranked[0].action.clone()).expect("legal");
//! ```

mod advisor;
mod analyser;
mod best;
mod ending;
mod game_controller;
mod link;
mod puzzle_progress;
mod puzzle_series;
mod review;
mod saving;
mod seat_name;
mod sentence;
mod solving;
mod source;
mod storage;
mod streak;
mod task;
mod text;
#[cfg(feature = "threads")]
mod thinker;
mod thinking;

pub use analyser::{ActionComparison, Analyser, Hint, Query, Reply, Request, Resources};
pub use best::{BestScore, BestScores};
pub use ending::{ending, ending_of, points_of_duel, result_so_far};
pub use game_controller::{
    GameController, Gesture, PERSON, SeatPlan, TypedKeys, Variation, draw_seats, parse_names,
    parse_seats, seats_of_saved,
};
pub use link::BoardLink;
pub use puzzle_progress::{MissedPuzzle, PuzzleProgress};
pub use puzzle_series::{NumberInSet, PosedPuzzle, PuzzleSeries, SeriesKind, level_in_words};
pub use review::{
    Coach, GameEnding, GamePuzzles, Grade, LossUnit, Review, ReviewOrder, ReviewedTurn, Reviewer,
    SeatReview, TurningPoint, duel_bar, usual_limits,
};
pub use saving::{SaveFailure, save_game};
pub use seat_name::{SeatName, SeatNames};
pub use sentence::{
    expected_in_words, margin_in_words, points_in_words, results_in_words, worth_in_words,
};
pub use solving::{
    AttemptResult, AttemptStep, PuzzleAttempt, PuzzleRecorder, Rebuttal, side_in_words,
};
pub use source::Source;
pub use streak::PuzzleStreak;
pub use task::{answer_in_words, fault_in_words, task_in_words};
#[cfg(feature = "threads")]
pub use thinker::Thinker;
pub use thinking::{QuestionSource, Thinking};
