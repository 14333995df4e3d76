//! Engines for long work: the threads of this machine, or a Ray cluster through Python.

use crate::failure::CommandError;
use crate::progress::stop_flag;
use crate::text::run as text;
use clap::ValueEnum;
use damier_catalog::TextError;
use damier_experiments::{Assignment, Findings, Workforce};
use serde::Deserialize;
use std::cell::RefCell;
use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Exit status of a program that was ended by Ctrl-C, as shells report it.
const INTERRUPTED: i32 = 130;

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Threads of this machine
    Threads,
    /// The nodes of a Ray cluster, with the Python package damier (DAMIER_PYTHON names another python3)
    Ray,
}

impl Engine {
    /// Joins the cluster if this is the engine `ray`; `None` for the threads of this machine.
    ///
    /// # Errors
    /// The same as [`RayCluster::join`].
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

/// Plays a run on the Ray cluster that `RAY_ADDRESS` names, or on a local one, and stores its games in the run file.
///
/// # Errors
/// If there is no Python with the packages, if the run fails (the Python program has reported why), or after Ctrl-C.
pub(crate) fn play_on_ray(spec: &Path, db: &Path, trust: bool) -> Result<(), CommandError> {
    let python = python();
    let mut command = Command::new(&python);
    command.args(["-m", "damier.ray", "--no-report"]).arg(spec).arg("--db").arg(db);
    if trust {
        command.arg("--trust-submissions");
    }
    // Ctrl-C reaches both processes. The Python process merges the games that it has received before it ends.
    let stop = stop_flag();
    let name = python.to_string_lossy().into_owned();
    let status = command.status();
    let status = status.map_err(|error| CommandError::Input(text::no_python(&name, &error)))?;
    match status.code() {
        Some(0) => Ok(()),
        Some(INTERRUPTED) => Err(CommandError::Stopped),
        _ if stop.load(Ordering::Relaxed) => Err(CommandError::Stopped),
        _ => Err(CommandError::Input(text::ray_failed(name))),
    }
}

/// The version that the Python package on the cluster must have, because players of other versions may play
/// differently.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A joined cluster. Dropping it leaves the cluster.
pub(crate) struct RayCluster {
    python: String,
    process: Child,
    lines: RefCell<Lines>,
    processors: usize,
    stop: Arc<AtomicBool>,
}

struct Lines {
    /// The input of the process; `None` after the last request.
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

#[derive(Deserialize)]
struct Greeting {
    processors: usize,
    version: String,
}

#[derive(Deserialize)]
struct Answer {
    number: usize,
    findings: Option<String>,
    #[serde(default)]
    refused: String,
}

impl RayCluster {
    /// Joins the cluster that `RAY_ADDRESS` names, or starts a local one.
    ///
    /// # Errors
    /// If there is no Python with the packages, or if the packages have another version.
    fn join(python: &OsStr, stop: Arc<AtomicBool>) -> Result<Self, CommandError> {
        let name = python.to_string_lossy().into_owned();
        let mut command = Command::new(python);
        command.args(["-m", "damier._work"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let failed = |error| CommandError::Input(text::no_python(&name, &error));
        let mut process = command.spawn().map_err(failed)?;
        let (to, from) = (process.stdin.take(), process.stdout.take());
        let lost = || CommandError::Input(text::no_cluster(&name));
        let mut from = BufReader::new(from.ok_or_else(lost)?);
        let mut line = String::new();
        // A process that ends without a greeting has written why to standard error.
        from.read_line(&mut line).map_err(failed)?;
        let Ok(greeting) = serde_json::from_str::<Greeting>(&line) else { return Err(lost()) };
        if greeting.version != VERSION {
            return Err(CommandError::Input(text::other_version(&name, greeting.version, VERSION)));
        }
        let lines = RefCell::new(Lines { to, from });
        Ok(Self { python: name, process, lines, processors: greeting.processors.max(1), stop })
    }

    fn lost(&self) -> TextError {
        TextError::failed("--engine", text::cluster_lost(&self.python))
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl Lines {
    /// Sends all assignments as one line, which the process reads before it answers.
    fn ask(&mut self, assignments: &[Assignment]) -> std::io::Result<()> {
        let texts: Vec<String> = assignments.iter().map(Assignment::text).collect();
        let Some(to) = &mut self.to else { return Ok(()) };
        writeln!(to, "{}", serde_json::Value::from(texts))?;
        to.flush()
    }

    /// Returns the next answer; `None` if the process has ended or its line cannot be read.
    fn next(&mut self) -> Option<Answer> {
        let mut line = String::new();
        self.from.read_line(&mut line).ok()?;
        serde_json::from_str(&line).ok()
    }
}

impl Workforce for RayCluster {
    fn size(&self) -> usize {
        self.processors
    }

    fn finish(
        &self,
        assignments: &[Assignment],
        told: &mut dyn FnMut(usize),
    ) -> Result<Option<Vec<Findings>>, TextError> {
        let mut lines = self.lines.borrow_mut();
        let mut found: Vec<Option<Findings>> = assignments.iter().map(|_| None).collect();
        let asked = lines.ask(assignments);
        while found.iter().any(Option::is_none) {
            let answer = lines.next().filter(|_| asked.is_ok());
            if self.is_stopped() {
                return Ok(None);
            }
            let answer = answer.ok_or_else(|| self.lost())?;
            let Some(findings) = answer.findings else {
                return Err(TextError::failed("--engine", text::cluster_refused(answer.refused)));
            };
            let place = found.get_mut(answer.number).ok_or_else(|| self.lost())?;
            *place = Some(Findings::read(&findings)?);
            told(answer.number);
        }
        Ok(Some(found.into_iter().flatten().collect()))
    }
}

/// Leaves the cluster. The process ends by itself when its input is closed. After Ctrl-C it may still be working, so it
/// is killed with its tasks.
impl Drop for RayCluster {
    fn drop(&mut self) {
        self.lines.borrow_mut().to = None;
        if self.is_stopped() {
            // The same Ctrl-C may have ended the process already.
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}
