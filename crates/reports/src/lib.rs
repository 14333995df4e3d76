//! The results of a run for people: figures with the digits that they deserve, the words of tables, and the whole report as
//! a page of its own.

mod chart;
mod cross;
mod data_rows;
mod duel;
mod event;
pub mod export;
mod fault;
mod film;
mod grades;
mod grid;
mod growth;
mod headline;
mod machine;
pub mod matchups;
mod misconduct;
pub mod number;
mod page;
mod question;
mod reel;
mod result_table;
mod roles;
mod sample;
mod sheet;
mod solo;
mod staged;
mod tabulate;
pub mod text;
mod word;

pub use data_rows::write_rows;
pub use fault::name_fault;
pub use grades::{LadderMark, MARK_COLUMNS, Rung, grade};
pub use headline::headline;
pub use machine::machine_sentences;
pub use page::{GENERATOR, SCRIPT, STYLE, board_of, figures, page};
pub use question::answer_sentences;
pub use reel::Figure;
pub use result_table::{Cell, Column, Field, MOST_CROSSED, PLAYER, ResultTable, Row, Section};
pub use sheet::{SheetStyle, SheetWriter, read_sheet};
pub use staged::{stage_columns, stage_rows, stage_sentence};
pub use tabulate::tabulate;
pub use word::{name_fact, ranks, summary};
