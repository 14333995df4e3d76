//! Statistics of records: tables, ratings, comparisons and the formulas behind them.

pub(crate) mod copies;
pub mod counts;
pub(crate) mod duel;
pub(crate) mod duplicates;
pub(crate) mod event_totals;
pub mod forecast;
pub(crate) mod histogram;
pub(crate) mod holm;
pub mod ladder;
mod linear;
pub mod moments;
pub(crate) mod pair_counts;
pub(crate) mod pair_verdict;
pub mod pentanomial;
pub(crate) mod played_game;
pub mod rating;
pub(crate) mod repeats;
pub(crate) mod report;
pub(crate) mod roles;
pub(crate) mod solo;
pub mod sprt;
pub(crate) mod staged;
pub mod statistic;
pub(crate) mod tally;
pub(crate) mod usage;
