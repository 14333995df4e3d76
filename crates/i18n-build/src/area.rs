//! Areas of a catalogue. An area has a file in every language.

use crate::problem::Problem;
use crate::source::{self, File};
use crate::typography;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Area of a catalogue: the messages of a module.
pub(crate) struct Area {
    /// Name of the module. `None` if the crate has no areas, so that its messages are in no module.
    pub(crate) name: Option<String>,
    /// Files, in the order of the languages.
    pub(crate) files: Vec<File>,
    /// True if the texts of the first language are in the source code. The area then has no file for this language, and
    /// the other files have the line `### @list`. False if the area has a file for every language.
    pub(crate) translates_source: bool,
}

/// Reads all areas in a folder, sorted by name.
///
/// # Errors
/// If a file cannot be read, if an area is missing in a language, or if a French punctuation mark has no space before
/// it.
pub(crate) fn read(folder: &Path, languages: &[&str]) -> Result<Vec<Area>, Problem> {
    let mut areas = Vec::new();
    if folder.join(format!("{}.ftl", languages[0])).exists() {
        let paths = languages.iter().map(|lang| folder.join(format!("{lang}.ftl")));
        let files = read_files(paths, languages)?;
        areas.push(Area { name: None, files, translates_source: false });
    }
    let mut names = BTreeSet::new();
    for lang in languages {
        names.extend(names_in(&folder.join(lang))?);
    }
    for name in names {
        let path = |lang: &&str| folder.join(lang).join(format!("{name}.ftl"));
        let translates_source = !path(&languages[0]).exists();
        let languages = if translates_source { &languages[1..] } else { languages };
        let files = read_files(languages.iter().map(path), languages)?;
        if let Some(file) = files.iter().find(|file| translates_source && !file.is_listed) {
            return Err(Problem::new(
                &file.path,
                "has no file in the first language and no line `### @list`",
            ));
        }
        areas.push(Area { files, name: Some(name), translates_source });
    }
    Ok(areas)
}

fn read_files(
    paths: impl Iterator<Item = PathBuf>,
    languages: &[&str],
) -> Result<Vec<File>, Problem> {
    let read = |(path, lang): (PathBuf, &&str)| {
        let mut file = source::read(&path)?;
        if *lang == "fr" {
            set_french(&mut file)?;
        }
        Ok(file)
    };
    paths.zip(languages).map(read).collect()
}

fn set_french(file: &mut File) -> Result<(), Problem> {
    for (name, entered) in &mut file.messages {
        if let Some(word) = typography::unspaced(&entered.text) {
            let what = format!("`{word}` needs a space before its punctuation mark");
            return Err(Problem::in_message(&file.path, name, what));
        }
        typography::set(&mut entered.text);
    }
    Ok(())
}

/// Returns the areas of a language: the names of the files in its folder.
fn names_in(folder: &Path) -> Result<Vec<String>, Problem> {
    let wrong = |error: io::Error| Problem::new(folder, error.to_string());
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.map_err(wrong)?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let path = entry.map_err(wrong)?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            names.push(name.to_string());
        }
    }
    Ok(names)
}
