//! Engines that do long work: this machine's threads, or a cluster by the package of Python.

mod cluster;

use crate::failure::CommandError;
use crate::progress::stop_flag;
use crate::say::run as say;
use clap::ValueEnum;
pub(crate) use cluster::RayCluster;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::Ordering;

/// What a shell says of a program that was ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Threads of this machine
    Threads,
    /// The nodes of a Ray cluster, by the package damier of Python (DAMIER_PYTHON names another python3)
    Ray,
}

impl Engine {
    /// Joins the cluster, if that is the engine.
    ///
    /// # Errors
    /// As [`RayCluster::join`].
    pub(crate) fn join(self) -> Result<Option<RayCluster>, CommandError> {
        match self {
            Self::Threads => Ok(None),
            Self::Ray => RayCluster::join(&python(), stop_flag()).map(Some),
        }
    }
}

fn python() -> OsString {
    std::env::var_os("DAMIER_PYTHON").unwrap_or_else(|| "python3".into())
}

/// Plays a run on the Ray cluster that `RAY_ADDRESS` names, or on this machine as one; its games are in the run file then.
///
/// # Errors
/// No Python that has the packages; a run that could not be played, of which its program has told; Ctrl-C.
pub(crate) fn play_on_ray(spec: &Path, db: &Path, trust: bool) -> Result<(), CommandError> {
    let python = python();
    let mut command = Command::new(&python);
    command.args(["-m", "damier.ray", "--no-report"]).arg(spec).arg("--db").arg(db);
    if trust {
        command.arg("--trust-submissions");
    }
    // Ctrl-C is for both: what the cluster has sent back is merged before it ends.
    let stop = stop_flag();
    let name = python.to_string_lossy().into_owned();
    let status = command.status();
    let status = status.map_err(|error| CommandError::Input(say::no_python(&name, &error)))?;
    match status.code() {
        Some(0) => Ok(()),
        Some(INTERRUPTED) => Err(CommandError::Stopped),
        _ if stop.load(Ordering::Relaxed) => Err(CommandError::Stopped),
        _ => Err(CommandError::Input(say::ray_failed(name))),
    }
}
