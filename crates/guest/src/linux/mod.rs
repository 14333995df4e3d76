//! Submissions on Linux: processes, their sandbox, and measurements from `/proc`.

mod build;
mod build_session;
mod clock;
mod confinement;
mod image;
mod installed;
mod launch;
mod machine_limits;
mod own_limits;
mod plain_tree;
mod process;
mod process_usage;
mod sandbox;
mod signals;
mod trial;
mod watched_session;

pub(crate) use crate::unix::{listing, ownership};
pub(crate) use build::build;
pub(crate) use build_session::end_noted_session;
pub(crate) use confinement::LinuxConfinement as Confinement;
pub(crate) use process::start;
