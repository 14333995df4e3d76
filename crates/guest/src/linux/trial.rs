//! Tests this machine: one process is started like a guest, tries what guests may not do, and is inspected.
//!
//! A feature of the kernel may still be unavailable: a container refuses single calls, a shell's limits are lower than
//! a guest's, or the temporary folder is full. None of that is a submission's fault, so it is found out before the
//! first game.

use super::machine_limits::MachineLimits;
use super::own_limits::room;
use super::sandbox::{
    Access, CgroupSupport, Cgroups, Step, StepSet, TryOut, confine, offers, reads,
};
use crate::interpreter::on_path;
use crate::policy::{Policy, Trust};
use crate::process::scratch::Scratch;
use crate::process::{host_failure, with_advice};
use crate::python::Python;
use crate::text::machine;
use crate::unix::ending::ending;
use crate::unix::launch::spawn;
use damier_game::Failure;
use damier_i18n::Message;
use std::ffi::{CString, OsString};
use std::fs;
use std::io::{self, Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Line that the trial process receives and repeats.
const LINE: &[u8] = b"damier\n";

/// Python program that replaces a missing `cat`.
const REPEAT: &str =
    "import sys; print(sys.stdin.readline(), end='', flush=True); sys.stdin.read()";

/// Starts a process with this trust and finds out which restrictions apply to it.
///
/// # Errors
/// Fails with a message if this machine cannot run any submission.
pub(crate) fn try_out(trust: Trust) -> Result<TrialFindings, Failure> {
    let policy = Policy { trust, ..Policy::default() };
    let lost =
        |error: io::Error| refused(with_advice(&error, machine::no_scratch(error.to_string())));
    let scratch = Scratch::new().map_err(lost)?;
    has_room(&scratch, policy.limits.disk).map_err(refused)?;
    let TrialProgram { file, name, arguments, mut read } = TrialProgram::find().map_err(refused)?;
    let outside = written(&scratch, "outside").map_err(lost)?;
    let readable = written(&scratch, "readable").map_err(lost)?;
    read.push(readable.clone());
    let mut command = Command::new(&file);
    command.arg0(name).args(arguments).current_dir(scratch.path()).env_clear();
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let offered = [Step::Landlock, Step::Seccomp].into_iter().zip(offers());
    let absent = offered.filter(|&(_, is_offered)| !is_offered).map(|(step, _)| step);
    let mut denied = absent.fold(StepSet::default(), StepSet::with);
    let access = Access { read, write: vec![scratch.path().to_path_buf()] };
    let cgroups = Cgroups::new(&policy.limits);
    let trial = TryOut { outside: text(&outside), readable: text(&readable) };
    let mut notes = confine(&mut command, &policy, denied, &access, &cgroups, Some(trial))?;
    let child = spawn(&mut command).map_err(|error| {
        let other = || refused(with_advice(&error, machine::no_start(error.to_string())));
        notes.failure().unwrap_or_else(other)
    })?;
    let found = TrialProcess(child).read_back(&cgroups).map_err(refused)?;
    let mut possible = StepSet::default();
    for (step, _) in notes.take() {
        let set = if Step::TRIED.contains(&step) { &mut possible } else { &mut denied };
        *set = set.with(step);
    }
    Ok(TrialFindings { denied, possible, found })
}

/// Result of a trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TrialFindings {
    /// Restrictions that this machine lacks or refuses.
    pub(crate) denied: StepSet,
    /// Forbidden actions that were possible anyway.
    pub(crate) possible: StepSet,
    /// What was read from `/proc` about the process.
    pub(crate) found: ReadBack,
}

/// What was read from `/proc` about a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ReadBack {
    /// True if it gains no privileges by starting programs.
    pub(crate) is_unprivileged: bool,
    /// True if it has no capability.
    pub(crate) is_powerless: bool,
    /// Resources that cgroups count for it.
    pub(crate) cgroups: CgroupSupport,
    /// Limits of this machine that are stricter than a guest's.
    pub(crate) limits: MachineLimits,
}

/// A program that repeats a line and then waits, like a guest.
struct TrialProgram {
    file: PathBuf,
    /// Name that it is called by, because one file may contain many programs, as in BusyBox.
    name: OsString,
    arguments: Vec<String>,
    read: Vec<PathBuf>,
}

impl TrialProgram {
    fn find() -> Result<Self, Message> {
        if let Some(file) = on_path("cat").or_else(usual_cat) {
            let (read, name) = (vec![file.clone()], "cat".into());
            return Ok(Self { file, name, arguments: Vec::new(), read });
        }
        let python = Python::of_machine().map_err(|_| machine::no_trial_program())?;
        let arguments = ["-c", REPEAT].map(String::from).into();
        let (file, read) = (python.file.clone(), python.needs.clone());
        Ok(Self { name: file.clone().into(), file, arguments, read })
    }
}

/// Finds `cat` in its usual folders. A guest has these on its path, whatever this program's path is.
fn usual_cat() -> Option<PathBuf> {
    ["/usr/bin/cat", "/bin/cat"].into_iter().find_map(|file| Path::new(file).canonicalize().ok())
}

/// Running trial process, which is killed when this is dropped.
struct TrialProcess(Child);

impl TrialProcess {
    /// Lets it repeat a line, and inspects it.
    fn read_back(mut self, cgroups: &Cgroups) -> Result<ReadBack, Message> {
        let mut said = vec![0; LINE.len()];
        let (stdin, stdout) = (self.0.stdin.take(), self.0.stdout.take());
        let told = stdin.zip(stdout).ok_or_else(|| io::Error::from(io::ErrorKind::BrokenPipe));
        let repeated = told.and_then(|(mut stdin, mut stdout)| {
            stdin.write_all(LINE)?;
            stdout.read_exact(&mut said)?;
            // Its standard input stays open, so that it lives until it has been inspected.
            self.0.stdin = Some(stdin);
            Ok(())
        });
        if repeated.is_err() {
            return Err(self.explain());
        }
        let process = PathBuf::from(format!("/proc/{}", self.0.id()));
        let read = |name: &str| fs::read_to_string(process.join(name)).unwrap_or_default();
        let status = read("status");
        let field = |key: &str| {
            status
                .lines()
                .find_map(|line| Some(line.strip_prefix(key)?.trim_start_matches(':').trim()))
        };
        let is_empty = |set: &str| field(set).is_some_and(|set| set.chars().all(|bit| bit == '0'));
        Ok(ReadBack {
            is_unprivileged: field("NoNewPrivs") == Some("1"),
            is_powerless: ["CapInh", "CapPrm", "CapEff", "CapAmb"].into_iter().all(is_empty),
            cgroups: cgroups.counted(&read("cgroup")),
            limits: MachineLimits::parse(&read("limits")),
        })
    }

    /// Describes how it ended and its last output.
    fn explain(&mut self) -> Message {
        let mut said = String::new();
        if let Some(stderr) = &mut self.0.stderr {
            let _ = stderr.take(1000).read_to_string(&mut said);
        }
        let how =
            self.0.wait().map_or_else(|error| error.to_string().into(), |end| ending(end).how);
        match said.lines().next_back() {
            Some(line) => crate::text::fault::last_said(how, line),
            None => how,
        }
    }
}

impl Drop for TrialProcess {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Checks that a scratch folder has space for one guest, and that other guests cannot read it.
fn has_room(scratch: &Scratch, most: u64) -> Result<(), Message> {
    let path = scratch.path();
    if reads(path) {
        return Err(machine::readable_scratch(path.display().to_string()));
    }
    if let Some(left) = room(path).filter(|&left| left < most) {
        return Err(machine::full_scratch((left >> 20).to_string(), (most >> 20).to_string()));
    }
    Ok(())
}

/// Writes a file next to a scratch folder, where guests cannot write.
fn written(scratch: &Scratch, name: &str) -> io::Result<PathBuf> {
    let file = scratch.path().with_file_name(name);
    fs::write(&file, LINE)?;
    Ok(file)
}

fn text(path: &Path) -> CString {
    CString::new(path.as_os_str().as_bytes()).unwrap_or_default()
}

fn refused(why: Message) -> Failure {
    host_failure(machine::cannot_run(why))
}
