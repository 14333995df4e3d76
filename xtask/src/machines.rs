//! Plays a class of bots in many languages on machines with limits. On each machine, either all games must be the same
//! as without limits, or no game may be played.

mod machine;

use crate::root;
use crate::runtimes::class::{self, SYSTEM_PATH};
use crate::runtimes::{GAME, find_program, is_built};
use anyhow::{Context, Result, bail};
use machine::{Machine, QUOTA_FOLDER, User};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::table::TablePage;

/// Page with the table of results.
const PAGE: TablePage = TablePage { page: "docs/log/machines.md", chore: "machines" };
const HEAD: &str = "| machine | as root | as an ordinary user |\n| --- | --- | --- |\n";

/// Time limit of a run in seconds. A run that reaches it counts as wrong.
const LONGEST: &str = "900";

/// Files that are the same on every machine.
struct Bench {
    program: PathBuf,
    /// Folder of the built bots.
    class: PathBuf,
    /// Folder of the built C tools of the machines.
    tools: PathBuf,
}

/// Result of a run: the digest of its games, or the message of a refusal, or what was wrong.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Plays(String),
    Refuses(String),
    Wrong(String),
}

/// Plays the class on every machine whose name contains `only`, and prints the results. If `only` is empty, it also
/// writes the page.
///
/// # Errors
/// If the class cannot be played on this machine without limits, or if the result on another machine is wrong.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
pub(crate) fn compare(program: Option<PathBuf>, only: &str) -> Result<()> {
    let bench = prepare(find_program(program)?)?;
    let plain = machine::plain();
    let reference = match bench.play(&plain, User::Own)? {
        Verdict::Plays(digest) => digest,
        other => bail!("the class cannot be played on this machine as it is: {other:?}"),
    };
    let mut table = String::from(HEAD);
    let mut wrong = 0;
    for machine in machine::all().iter().filter(|machine| machine.name.contains(only)) {
        let mut row = format!("| {} |", machine.name);
        for user in [User::Own, User::Nobody] {
            let verdict = match machine::missing_part(machine, user) {
                Some(reason) => format!("not tried: {reason}"),
                None => {
                    let (is_right, words) = judge(bench.play(machine, user)?, &reference);
                    wrong += usize::from(!is_right);
                    words
                }
            };
            row += &format!(" {verdict} |");
        }
        println!("{row}");
        table += &format!("{row}\n");
    }
    if only.is_empty() {
        PAGE.write(&root(), &table)?;
    }
    if wrong > 0 {
        bail!("{wrong} verdicts are wrong");
    }
    Ok(())
}

/// Returns true if a verdict is right, false if it is wrong, and a description of it.
fn judge(verdict: Verdict, reference: &str) -> (bool, String) {
    match verdict {
        Verdict::Plays(digest) if digest == reference => (true, "the same digest".to_string()),
        Verdict::Plays(digest) => (false, format!("WRONG: digest {digest}")),
        Verdict::Refuses(sentence) => (true, format!("refused: {sentence}")),
        Verdict::Wrong(what) => (false, format!("WRONG: {what}")),
    }
}

/// Builds the bots of the class, and the tools that emulate machines.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn prepare(program: PathBuf) -> Result<Bench> {
    let folder = root().join("target/machines");
    let (class, tools) = (folder.join("class"), folder.join("tools"));
    let bots = class::build(&class)?;
    let built = bots.iter().filter(|bot| is_built(bot));
    let names: Vec<&str> = built.map(|bot| bot.name.as_str()).collect();
    println!("{} bots: {}", names.len(), names.join(", "));
    fs::create_dir_all(&tools)?;
    let sources = root().join("xtask/machines");
    for (file, flags, out) in
        [("refuse.c", &["-O1"][..], "refuse"), ("landlock.c", &["-shared", "-fPIC"], "landlock.so")]
    {
        let mut compiler = Command::new("cc");
        compiler.args(flags).arg("-o").arg(tools.join(out)).arg(sources.join(file)).arg("-ldl");
        crate::run(&mut compiler, file)?;
    }
    Ok(Bench { program, class, tools })
}

impl Bench {
    /// Plays the class on a machine, in a temporary folder.
    fn play(&self, machine: &Machine, user: User) -> Result<Verdict> {
        let place = tempfile::tempdir()?;
        let path = |name: &str| place.path().join(name);
        fs::copy(&self.program, path("damier"))?;
        fs::create_dir(path("temporary"))?;
        for (from, to) in [(&self.class, "class"), (&self.tools, "tools")] {
            crate::run(Command::new("cp").arg("-r").arg(from).arg(path(to)), "cp")?;
        }
        if let User::Nobody = user {
            crate::run(
                Command::new("chown").arg("-R").arg(machine::NOBODY).arg(place.path()),
                "chown",
            )?;
        }
        let played = Command::new("timeout")
            .args([LONGEST, "bash", "-c", &machine::script(machine, user), "bash"])
            .arg(path("damier"))
            .args(["match", GAME, "./class/*", "--games", "1", "--seed", "1", "--quiet"])
            .args(["--threads", "2", "--db", "run.db"])
            .current_dir(place.path())
            .envs([("PATH", SYSTEM_PATH), ("LC_ALL", "C"), ("INNER", &machine.inner_script())])
            .env("TMPDIR", path("temporary"))
            .output()?;
        // The control group of a quota can only be removed after its last process has ended.
        QUOTA_FOLDER.iter().for_each(|folder| drop(fs::remove_dir(folder)));
        let sentence = last_line(&String::from_utf8_lossy(&played.stderr));
        if !played.status.success() {
            return Ok(self.read_refusal(place.path(), sentence));
        }
        let report = self.report(place.path()).context("a run that ended well has no report")?;
        Ok(read_report(&report))
    }

    /// Returns the verdict on a refusal. It is right only if no game has been played.
    fn read_refusal(&self, place: &Path, sentence: String) -> Verdict {
        let stored = self.report(place).map_or(0, |report| {
            let event = &report["events"][0];
            event["stored"].as_u64().unwrap_or(0)
                + event["faults"].as_array().map_or(0, Vec::len) as u64
        });
        match stored {
            0 if sentence.is_empty() => Verdict::Wrong("ended without a sentence".to_string()),
            0 => Verdict::Refuses(sentence),
            _ => Verdict::Wrong(format!("refused after {stored} games: {sentence}")),
        }
    }

    /// Returns the report of a run. It is read without the limits of the machine.
    fn report(&self, place: &Path) -> Option<Value> {
        let mut report = Command::new(&self.program);
        report.args(["report", "run.db", "--format", "json"]).current_dir(place);
        serde_json::from_slice(&report.output().ok()?.stdout).ok()
    }
}

/// Returns the verdict on a run that ended with success.
fn read_report(report: &Value) -> Verdict {
    let event = &report["events"][0];
    if let Some(fault) = event["faults"].as_array().and_then(|faults| faults.first()) {
        let text = |key: &str| fault[key].as_str().unwrap_or_default();
        return Verdict::Wrong(format!("{} loses: {}", text("entrant"), text("message")));
    }
    if event["stored"] != event["scheduled"] {
        return Verdict::Wrong(format!("{} of {} games", event["stored"], event["scheduled"]));
    }
    Verdict::Plays(report["digest"].as_str().unwrap_or_default().to_string())
}

fn last_line(text: &str) -> String {
    let line = text.lines().rev().map(str::trim).find(|line| !line.is_empty());
    line.unwrap_or_default().replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_lost_game_is_wrong_and_a_refusal_is_not() {
        let fault = json!({ "entrant": "ada", "message": "gone" });
        let lost = json!({ "digest": "d", "events": [{ "faults": [fault], "stored": 2, "scheduled": 2 }] });
        assert_eq!(read_report(&lost), Verdict::Wrong("ada loses: gone".to_string()));
        let short =
            json!({ "digest": "d", "events": [{ "faults": [], "stored": 1, "scheduled": 2 }] });
        assert!(!judge(read_report(&short), "d").0);
        let whole =
            json!({ "digest": "d", "events": [{ "faults": [], "stored": 2, "scheduled": 2 }] });
        assert!(judge(read_report(&whole), "d").0);
        assert!(!judge(read_report(&whole), "another").0);
        assert!(judge(Verdict::Refuses("no room".to_string()), "d").0);
        assert_eq!(last_line("one\ntwo | three\n\n"), "two \\| three");
    }
}
