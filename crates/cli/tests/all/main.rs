//! Tests of the commands, in one binary so that it is linked once.

mod boards;
mod count;
mod counts;
mod databases;
mod determinism;
mod doctor;
mod errors;
mod every_game;
mod export;
mod formats;
mod grades;
mod languages;
mod one_interval;
mod pack;
mod play;
mod puzzle;
mod regret;
mod review;
mod sheets;
mod solve;
mod specs;
mod tables;
mod text_files;
mod train;
mod tune;
#[cfg(target_os = "linux")]
mod tune_submissions;
mod until;
