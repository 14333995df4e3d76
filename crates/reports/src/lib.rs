//! The results of a run for people: figures with the digits that they deserve, the words of tables, and the whole report as
//! a page of its own.

mod chart;
mod duel;
mod event;
pub mod export;
mod fault;
mod film;
mod grades;
mod grid;
mod growth;
mod machine;
pub mod matchups;
mod misconduct;
pub mod number;
mod page;
mod question;
mod reel;
mod roles;
mod sample;
pub mod say;
mod solo;
mod staged;
mod word;

pub use fault::name_fault;
pub use grades::{LadderMark, Rung, grade};
pub use machine::machine_sentences;
pub use page::{GENERATOR, SCRIPT, STYLE, board_of, figures, page};
pub use question::answer_sentences;
pub use reel::Figure;
pub use staged::{stage_columns, stage_rows, stage_sentence};
pub use word::{name_fact, ranks, summary};
