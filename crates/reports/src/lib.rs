//! The results of a run for people: numbers with a sensible number of digits, tables, and the whole report as one HTML
//! page.

mod budget;
mod chart;
mod cross;
mod data_rows;
mod duel;
mod event;
pub mod export;
mod fault;
mod game_replay;
mod grades;
mod grid;
mod growth;
mod headline;
pub mod lines;
mod losses;
mod machine;
pub mod matchups;
mod misconduct;
pub mod number;
mod page;
mod page_games;
pub mod picture;
mod question;
mod result_table;
mod roles;
mod sample;
mod sheet;
mod solo;
mod staged;
mod tabulate;
pub mod text;
mod word;

pub use budget::budget_in_words;
pub use chart::progress as progress_chart;
pub use data_rows::write_rows;
pub use fault::name_fault;
pub use grades::{LadderMark, MARK_COLUMNS, Rung, check_ladder, explain_inversions, grade};
pub use headline::headline;
pub use losses::{
    COSTLIEST, CostlyTurn, EventLosses, GameLosses, LossKind, LossOrder, LossRates, PlayerLosses,
    Slip, TurnLoss, losses_table, lost_in_words, measure_games,
};
pub use machine::machine_sentences;
pub use page::{GENERATOR, STYLE, board_of, figures, page, page_of, script};
pub use page_games::Figure;
pub use question::answer_sentences;
pub use result_table::{Cell, Column, Field, MOST_CROSSED, PLAYER, ResultTable, Row, Section};
pub use sheet::{SheetStyle, SheetWriter, read_sheet};
pub use staged::{stage_columns, stage_rows, stage_sentence};
pub use tabulate::tabulate;
pub use word::{conclusions, copied, name_fact, ranks, summary};
