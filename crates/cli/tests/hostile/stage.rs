//! A folder of submissions, a private folder for temporary files, and the program that plays in them.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The folder of the guest programs.
const GUESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hostile/guests");

/// The user `nobody` on Debian and most other systems.
const NOBODY: u32 = 65534;

/// A place to play in.
pub(crate) struct Stage {
    whole: TempDir,
    /// True if the program runs as an ordinary user, regardless of the user that runs the tests.
    ordinary: bool,
}

impl Stage {
    /// Creates a folder `guests` with these guests, each in its own folder.
    pub(crate) fn new(names: &[&str]) -> Self {
        let stage = Self { whole: tempfile::tempdir().expect("a folder"), ordinary: false };
        for folder in ["guests", "temporary"] {
            fs::create_dir(stage.path(folder)).expect("a new folder");
        }
        for name in names {
            let folder = stage.path("guests").join(name);
            fs::create_dir(&folder).expect("every guest once");
            prepare(name, &folder);
        }
        stage
    }

    /// The same, but the program runs as an ordinary user; `None` if the tests already do.
    pub(crate) fn for_ordinary_user(names: &[&str]) -> Option<Self> {
        let mut stage = Self::new(names);
        if fs::metadata("/proc/self").expect("a process").uid() != 0 {
            return None;
        }
        // Other users may not be able to read the folder of these programs.
        fs::copy(env!("CARGO_BIN_EXE_damier"), stage.path("damier")).expect("copied");
        let given = Command::new("chown")
            .args(["-R", &NOBODY.to_string()])
            .arg(stage.whole.path())
            .status();
        assert!(given.expect("chown is there").success());
        stage.ordinary = true;
        Some(stage)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.whole.path().join(name)
    }

    /// Returns a command of the program in this folder.
    pub(crate) fn damier(&self, arguments: &[&str]) -> Command {
        self.with_program(|program| Command::new(program), arguments)
    }

    /// Returns a command of the program started by another one, such as `nice`, in this folder.
    pub(crate) fn damier_behind(&self, before: &[&str], arguments: &[&str]) -> Command {
        let behind = |program: &Path| {
            let mut command = Command::new(before[0]);
            command.env("LC_ALL", "C");
            command.args(&before[1..]).arg(program);
            command
        };
        self.with_program(behind, arguments)
    }

    fn with_program(&self, begin: impl Fn(&Path) -> Command, arguments: &[&str]) -> Command {
        let mut command = if self.ordinary {
            let mut command = begin(&self.path("damier"));
            // An interpreter in another user's home cannot be used.
            command.uid(NOBODY).gid(NOBODY).env("PATH", "/usr/bin:/bin");
            command
        } else {
            begin(Path::new(env!("CARGO_BIN_EXE_damier")))
        };
        command.current_dir(self.whole.path()).env("TMPDIR", self.path("temporary"));
        command.env("LC_ALL", "C");
        command.stdin(Stdio::null()).args(arguments);
        command
    }

    /// Runs the program, which must succeed, and returns its output.
    pub(crate) fn prints(&self, arguments: &[&str]) -> String {
        Self::printed(&mut self.damier(arguments))
    }

    /// Runs a command, which must succeed, and returns its output.
    pub(crate) fn printed(command: &mut Command) -> String {
        let output: Output = command.output().expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command:?}: {}\n{errors}", output.status);
        String::from_utf8(output.stdout).expect("text")
    }

    /// Returns the report of a run.
    pub(crate) fn report(&self, db: &str) -> Value {
        let text = self.prints(&["report", db, "--format", "json"]);
        serde_json::from_str(&text).expect("JSON")
    }

    /// Returns the digest of a run's games.
    pub(crate) fn digest(&self, db: &str) -> String {
        self.report(db)["digest"].as_str().expect("a digest").to_string()
    }

    /// Returns every file below `guests`, with its contents and permissions.
    pub(crate) fn contents(&self) -> BTreeMap<PathBuf, (u32, Vec<u8>)> {
        let mut found = BTreeMap::new();
        let mut folders = vec![self.path("guests")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("readable").map(|entry| entry.expect("read")) {
                let (path, about) = (entry.path(), entry.metadata().expect("there"));
                let held =
                    if about.is_file() { fs::read(&path).expect("read") } else { Vec::new() };
                if about.is_dir() {
                    folders.push(path.clone());
                }
                found.insert(path, (about.permissions().mode(), held));
            }
        }
        found
    }

    /// Checks that the guests left nothing: no process, and no file.
    pub(crate) fn assert_nothing_is_left(&self) {
        let mut find = Command::new("find");
        let left = Self::printed(find.arg(self.path("temporary")).args(["-mindepth", "1", "-ls"]));
        assert!(left.is_empty(), "files are left:\n{left}");
        let alive = self.processes();
        assert!(alive.is_empty(), "processes are left: {alive:?}");
    }

    /// Returns the processes that were started from here, or that work here.
    pub(crate) fn processes(&self) -> Vec<String> {
        let here = self.whole.path().display().to_string();
        let processes = fs::read_dir("/proc").expect("processes").flatten();
        let ours = processes.filter_map(|entry| {
            let command = fs::read(entry.path().join("cmdline")).ok()?;
            let folder = fs::read_link(entry.path().join("cwd")).unwrap_or_default();
            let command = String::from_utf8_lossy(&command).replace('\0', " ");
            let is_ours = command.contains(&here) || folder.starts_with(self.whole.path());
            is_ours.then(|| format!("{}: {command}", entry.file_name().display()))
        });
        ours.collect()
    }
}

/// Creates a guest's folder.
fn prepare(name: &str, folder: &Path) {
    let source = |end: &str| Path::new(GUESTS).join(format!("{name}.{end}"));
    let manifest = folder.join("submission.toml");
    let write = |path: &Path, text: &str| fs::write(path, text).expect("written");
    if source("py").exists() {
        fs::copy(source("py"), folder.join("bot.py")).expect("copied");
        fs::copy(Path::new(GUESTS).join("honest.py"), folder.join("honest.py")).expect("copied");
        return;
    }
    if name.starts_with("library_") {
        return build_library(name, folder, &source("c"));
    }
    if source("c").exists() {
        let built = Command::new("cc")
            .args(["-O1", "-pthread", "-w", "-o"])
            .args([folder.join("bot"), source("c")])
            .status();
        assert!(built.expect("cc is there").success(), "{name}.c");
        return write(&manifest, "command = [\"./bot\"]");
    }
    let program = |text: &str, mode: u32| {
        write(&manifest, "command = [\"./bot\"]");
        write(&folder.join("bot"), text);
        let mode = fs::Permissions::from_mode(mode);
        fs::set_permissions(folder.join("bot"), mode).expect("changed");
    };
    match name {
        "empty" => {}
        "neighbour" => {
            prepare("short-sleeper", folder);
            write(&folder.join("run"), "#!/bin/sh\n");
            let mode = fs::Permissions::from_mode(0o755);
            fs::set_permissions(folder.join("run"), mode).expect("changed");
        }
        "broken-manifest" => write(&manifest, "command = [\"python3\", \"bot.py\""),
        "endless-manifest" => symlink("/dev/zero", &manifest).expect("a link"),
        "waiting-manifest" => {
            let made = Command::new("mkfifo").arg(&manifest).status();
            assert!(made.expect("mkfifo is there").success());
        }
        "missing-command" => write(&manifest, "command = [\"./bot\"]"),
        "not-executable" => program("#!/bin/sh\n", 0o644),
        "no-such-interpreter" => program("#!/nowhere/python\n", 0o755),
        "no-program" => program("\x7fELF and so on", 0o755),
        "borrowed" => write(&manifest, "command = [\"../neighbour/run\"]"),
        "painted" => {
            prepare("short-sleeper", folder);
            let name = "\\u001b[31m\\u202eda\\u200b\\u0000\\u0085\\ufeffA\\u2066, (x)/";
            write(&manifest, &format!("name = \"{name}\"\ncommand = [\"python3\", \"bot.py\"]"));
        }
        _ => panic!("{name} is nowhere"),
    }
}

/// Compiles a shared library like those of the class.
fn build_library(name: &str, folder: &Path, source: &Path) {
    let headers = concat!("-I", env!("CARGO_MANIFEST_DIR"), "/../libgrid/include");
    let object = format!("lib{name}.so");
    let built = Command::new("cc")
        .args(["-O1", "-w", "-shared", "-fPIC", headers, "-o"])
        .args([folder.join(&object), source.to_path_buf()])
        .status();
    assert!(built.expect("cc is there").success(), "{name}.c");
    let command = format!("command = [\"./{object}\"]");
    fs::write(folder.join("submission.toml"), command).expect("written");
}
