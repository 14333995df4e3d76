//! A folder in which a person types commands.

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The complete Python bot printed in the README.
pub(crate) fn printed_bot() -> String {
    block("README.md", "python")
}

/// Returns the first block of this kind in a document of the repository.
pub(crate) fn block(document: &str, kind: &str) -> String {
    let text = document_text(document);
    let start = format!("```{kind}\n");
    let block = text.split(&start).nth(1).and_then(|rest| rest.split("```").next());
    block.unwrap_or_else(|| panic!("{document} has no block of {kind}")).to_string()
}

pub(crate) fn document_text(document: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(document)).expect("a document of the repository")
}

/// A person's folder.
pub(crate) struct Stage(TempDir);

impl Stage {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }

    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(self.0.path())
            .env("LC_ALL", "C")
            .env("DAMIER_PROGRESS", "off")
            .env_remove("LC_MESSAGES");
        command.env_remove("DAMIER_HOST");
        command
    }

    pub(crate) fn damier(&self, args: &[&str]) -> Output {
        let mut command = self.command(env!("CARGO_BIN_EXE_damier"));
        command.stdin(Stdio::null()).args(args).output().expect("runs")
    }

    /// Runs a command that must succeed; returns what it prints.
    pub(crate) fn does(&self, args: &[&str]) -> String {
        let output = self.damier(args);
        let told = String::from_utf8_lossy(&output.stderr);
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(output.status.success(), "{args:?}: {told}{text}");
        text
    }

    /// Runs a command that must succeed, with typed lines; returns what it prints.
    pub(crate) fn types(&self, args: &[&str], lines: &str) -> String {
        let mut command = self.command(env!("CARGO_BIN_EXE_damier"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut running = command.args(args).spawn().expect("runs");
        // A command that reads no input may have ended already.
        let _ = running.stdin.take().expect("piped").write_all(lines.as_bytes());
        let output = running.wait_with_output().expect("ends");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{args:?}: {told}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// Compiles a strategy of the class from this repository's examples.
    pub(crate) fn library(&self, source: &str, object: &str) {
        let class = Path::new(env!("CARGO_MANIFEST_DIR")).join("../libgrid");
        let path = self.path(object);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("plain");
        let name = name.trim_start_matches("lib");
        let plain = fs::read_to_string(class.join("tests/class").join(source)).expect("there");
        let made = source.trim_end_matches(".c");
        self.write("made.c", &plain.replace(&format!("{made}("), &format!("{name}(")));
        let mut compiler = self.command("cc");
        compiler.args(["-w", "-shared", "-fPIC", "-I"]).arg(class.join("include"));
        let built = compiler.arg("made.c").arg("-o").arg(&path).status();
        assert!(built.expect("cc is there").success(), "{source}");
    }
}

/// Returns the rows of the only event of a JSON report.
pub(crate) fn rows(report: &str) -> Vec<Value> {
    let report: Value = serde_json::from_str(report).expect("JSON");
    report["events"][0]["table"]["rows"].as_array().expect("rows").clone()
}
