//! Submissions in source form, built in their folder under confinement.

use damier_game::FailureKind;
use damier_guest::{BUILT_PROGRAM, BuildOrder, MANIFEST};
use damier_i18n::Message;
use std::path::Path;

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

/// Builds the sources in a folder, if there are any: with its Makefile or, for C sources without one, with the system's
/// compiler. A program built without a Makefile gets a manifest, so that it can be run.
///
/// # Errors
/// If the machine lacks something that is needed, or fails.
pub fn build_sources(folder: &Path) -> Result<SourceBuild, Message> {
    let Some(order) = BuildOrder::of_folder(folder) else { return Ok(SourceBuild::Nothing) };
    match order.build(folder) {
        Ok(()) => {}
        Err(failure) if failure.kind == FailureKind::Host => {
            return Err(failure.message);
        }
        Err(failure) => return Ok(SourceBuild::Failed(failure.message)),
    }
    let (manifest, program) = (folder.join(MANIFEST), folder.join(BUILT_PROGRAM));
    if program.is_file() && !manifest.exists() && !folder.join("bot.py").exists() {
        let text = format!("command = [\"./{BUILT_PROGRAM}\"]\n");
        std::fs::write(manifest, text).map_err(|error| Message::verbatim(error.to_string()))?;
    }
    let words = std::iter::once(order.program).chain(order.arguments).collect::<Vec<_>>();
    Ok(SourceBuild::By(words.join(" ")))
}
