//! The commands, a file each.

pub(crate) mod advise;
pub(crate) mod check;
pub(crate) mod contest;
pub(crate) mod course;
pub(crate) mod doctor;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod grades;
pub(crate) mod lab;
pub(crate) mod list;
pub(crate) mod merge;
pub(crate) mod pack;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod regret;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod review;
pub(crate) mod run;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod tour;
pub(crate) mod train;
pub(crate) mod tune;
