//! Bots in `crates/guest/tests/runtimes`, one for each language and runtime. They are built with the tools that are
//! installed.

use crate::root;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;
use toml::Table;

/// Folder with the sources of the bots.
const SOURCES: &str = "crates/guest/tests/runtimes";

/// Search path for interpreters. It is the same for every user of the machine.
pub(crate) const SYSTEM_PATH: &str = "/usr/bin:/bin";

/// Bot with its runtime.
pub(crate) struct Bot {
    /// Name of the folder of the bot.
    pub(crate) name: String,
    pub(crate) language: String,
    pub(crate) runtime: String,
    /// Version of the runtime, or the reason why the bot is not built.
    pub(crate) version: Result<String, String>,
}

/// Builds each bot into a separate folder below `target`, in the order of their names.
///
/// # Errors
/// If sources cannot be read or copied. A bot that cannot be built is no error; it is returned with the reason.
pub(crate) fn build(target: &Path) -> Result<Vec<Bot>> {
    if target.exists() {
        fs::remove_dir_all(target).with_context(|| target.display().to_string())?;
    }
    let sources = root().join(SOURCES);
    let entries = fs::read_dir(&sources).with_context(|| sources.display().to_string())?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    names.into_iter().map(|name| build_one(&sources.join(&name), target, name)).collect()
}

fn build_one(source: &Path, target: &Path, name: String) -> Result<Bot> {
    let about: Table = fs::read_to_string(source.join("runtime.toml"))
        .with_context(|| format!("{name}: runtime.toml"))?
        .parse()
        .with_context(|| format!("{name}: runtime.toml"))?;
    let folder = target.join(&name);
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(source)? {
        let path = entry?.path();
        fs::copy(&path, folder.join(path.file_name().unwrap_or_default()))?;
    }
    for other in words(&about, "copy") {
        let path = source.join(other);
        let name = path.file_name().unwrap_or_default().to_os_string();
        fs::copy(&path, folder.join(name)).with_context(|| path.display().to_string())?;
    }
    let text =
        |key: &str| about.get(key).and_then(|value| value.as_str()).unwrap_or("").to_string();
    let mut version = read_version(&words(&about, "version"))
        .ok_or_else(|| format!("not installed (Debian: {})", text("package")));
    let build = words(&about, "build");
    if version.is_ok() && !build.is_empty() && !is_built(&build, &folder) {
        version = Err(format!("cannot be built: {}", build.join(" ")));
    }
    if version.is_err() {
        fs::remove_dir_all(&folder)?;
    }
    Ok(Bot { name, language: text("language"), runtime: text("runtime"), version })
}

fn words<'a>(about: &'a Table, key: &str) -> Vec<&'a str> {
    let list = about.get(key).and_then(|value| value.as_array());
    list.into_iter().flatten().filter_map(|word| word.as_str()).collect()
}

/// Returns the version that a runtime reports. If there are several installations, that of the system is asked.
fn read_version(command: &[&str]) -> Option<String> {
    let (program, arguments) = command.split_first()?;
    let ask = |path: Option<&str>| {
        let mut asked = Command::new(program);
        asked.args(arguments);
        if let Some(path) = path {
            asked.env("PATH", path);
        }
        asked.output().ok().filter(|output| output.status.success())
    };
    let output = ask(Some(SYSTEM_PATH)).or_else(|| ask(None))?;
    let said = [output.stdout, output.stderr].concat();
    find_version(&String::from_utf8_lossy(&said)).map(str::to_string)
}

/// Returns the first number in a text that contains a dot.
fn find_version(text: &str) -> Option<&str> {
    let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.');
    let mut numbers = numbers.map(|number| number.trim_matches('.'));
    numbers.find(|number| number.contains('.'))
}

fn is_built(command: &[&str], folder: &Path) -> bool {
    let built = Command::new(command[0]).args(&command[1..]).current_dir(folder).status();
    built.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found() {
        for (text, version) in [
            ("GNU bash, version 5.2.15(1)-release", "5.2.15"),
            ("go version go1.19.8 linux/amd64", "1.19.8"),
            ("warning: deprecated in JDK 13.\ninfo: kotlinc-jvm 1.3-SNAPSHOT (JRE 17)", "1.3"),
            ("v20.20.2\n", "20.20.2"),
        ] {
            assert_eq!(find_version(text), Some(version), "{text}");
        }
        assert_eq!(find_version("none."), None);
    }
}
