//! Submissions in source form, built in their folder under confinement.

use crate::course::Kit;
use damier_game::FailureKind;
use damier_guest::{BUILT_PROGRAM, BuildOrder, LENT_HEADERS, MAKEFILES, MANIFEST};
use damier_i18n::Message;
use std::fs;
use std::io;
use std::path::Path;

/// Folder of a submission in which it is built with a course kit.
const KIT_FOLDER: &str = "kit";
/// Folder in which the kits in C build programs.
const KIT_PROGRAMS: &str = "handed-in";

/// Result of building the sources in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SourceBuild {
    /// There is nothing to build.
    Nothing,
    /// They were built by this command.
    By(String),
    /// They could not be built. The message gives their author the reason.
    Failed(Message),
}

/// Builds the sources in a folder, if there are any: a strategy for the course kit within the kit, otherwise with the
/// folder's Makefile or, for C sources without one, with the system's compiler. A program built without a Makefile of
/// its own gets a manifest, so that it can be run.
///
/// # Errors
/// If the machine lacks something that is needed, or fails.
pub fn build_sources(folder: &Path, kit: Option<&Kit>) -> Result<SourceBuild, Message> {
    let failed = |error: io::Error| Message::verbatim(error.to_string());
    let in_kit = kit.map_or(Ok(None), |kit| lay_in_kit(folder, kit))?;
    let is_in_kit = in_kit.is_some();
    let Some(order) = in_kit.or_else(|| BuildOrder::of_folder(folder)) else {
        return Ok(SourceBuild::Nothing);
    };
    match order.build(folder) {
        Ok(()) => {}
        Err(failure) if failure.kind == FailureKind::Host => {
            return Err(failure.message);
        }
        Err(failure) => return Ok(SourceBuild::Failed(failure.message)),
    }
    let program = if is_in_kit { program_of_kit(folder) } else { Some(BUILT_PROGRAM.to_string()) };
    let (manifest, program) = (folder.join(MANIFEST), program.unwrap_or_default());
    if folder.join(&program).is_file() && !manifest.exists() && !folder.join("bot.py").exists() {
        let text = format!("command = [\"./{program}\"]\n");
        fs::write(manifest, text).map_err(failed)?;
    }
    let words = std::iter::once(order.program).chain(order.arguments).collect::<Vec<_>>();
    Ok(SourceBuild::By(words.join(" ")))
}

/// Adds a kit to a folder that holds one strategy in C for it, alone or within the whole kit. Returns the command that
/// builds the strategy; `None` if the folder holds something else.
fn lay_in_kit(folder: &Path, kit: &Kit) -> Result<Option<BuildOrder>, Message> {
    let failed = |error: io::Error| Message::verbatim(error.to_string());
    let (Some(build), Some((strategies, _))) = (kit.build, kit.start.rsplit_once('/')) else {
        return Ok(None);
    };
    let all = files_below(folder, "").map_err(failed)?;
    let is_of_kit = |path: &String| {
        let texts = kit.texts(path);
        !texts.is_empty()
            && fs::read(folder.join(path))
                .is_ok_and(|bytes| texts.iter().any(|text| text.as_bytes() == bytes.as_slice()))
    };
    let (kits, mut own): (Vec<String>, Vec<String>) = all.into_iter().partition(is_of_kit);
    let is_whole_kit = kits.iter().any(|path| MAKEFILES.contains(&path.as_str()));
    // The student may have built the whole kit at home.
    own.retain(|path| !is_whole_kit || !path.starts_with(KIT_PROGRAMS));
    let is_source = |path: &&String| {
        let (above, name) = path.rsplit_once('/').unwrap_or(("", path));
        name.ends_with(".c") && ["", strategies].contains(&above)
    };
    if is_whole_kit && !own.iter().any(|path| is_source(&path)) {
        own.push(kit.start.to_string());
    }
    let is_other = |path: &String| {
        MAKEFILES.contains(&path.as_str()) || [MANIFEST, "bot.py"].contains(&path.as_str())
    };
    let sources: Vec<&String> = own.iter().filter(is_source).collect();
    let (&[source], false) = (sources.as_slice(), own.iter().any(is_other)) else {
        return Ok(None);
    };
    let text = fs::read(folder.join(source)).map_err(failed)?;
    let text = String::from_utf8_lossy(&text);
    let mut headers = kit.headers().filter(|header| !LENT_HEADERS.contains(header));
    let place = folder.join(KIT_FOLDER);
    if place.exists() || !is_whole_kit && !headers.any(|header| text.contains(header)) {
        return Ok(None);
    }
    kit.write(&place, damier_i18n::Lang::English).map_err(|error| error.message())?;
    let above = if source.contains('/') { place.clone() } else { place.join(strategies) };
    fs::remove_dir_all(place.join(strategies)).map_err(failed)?;
    for path in &own {
        let inner = if path == source { plain_name(path) } else { path.clone() };
        copy(&folder.join(path), &above.join(inner)).map_err(failed)?;
    }
    let arguments = ["-C", KIT_FOLDER].map(String::from).to_vec();
    Ok(Some(BuildOrder { program: build.to_string(), arguments }))
}

/// Replaces the characters of a path that `make` does not accept in the name of a file.
fn plain_name(path: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+".contains(letter);
    path.chars().map(|letter| if is_plain(letter) { letter } else { '_' }).collect()
}

/// Copies a file, and makes the folders for it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::copy(from, to).map(|_| ())
}

/// Returns the program that a kit has built, if it is the only one.
fn program_of_kit(folder: &Path) -> Option<String> {
    let place = format!("{KIT_FOLDER}/{KIT_PROGRAMS}");
    let mut built = files_below(&folder.join(&place), "").ok()?;
    let program = built.pop()?;
    built.is_empty().then(|| format!("{place}/{program}"))
}

/// Lists the files in a folder and below by their paths, with `/` between names, in order.
fn files_below(folder: &Path, above: &str) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        let path = format!("{above}{name}");
        if entry.file_type()?.is_dir() {
            found.extend(files_below(&entry.path(), &format!("{path}/"))?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
