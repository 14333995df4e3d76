//! `damier new course`: writes the kit of a course.

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::course as text;
use clap::Args;
use damier_catalog::shell_word;
use damier_experiments::Kit;
use std::path::{MAIN_SEPARATOR, PathBuf};

/// Arguments of `damier new course`.
#[derive(Args, Debug)]
pub(crate) struct NewCourseArgs {
    /// The course: 2048-c, seven-colours-c, notebook, buttons or quarto
    course: String,
    /// The folder to create [default: the name of the course]
    folder: Option<PathBuf>,
}

/// Writes the kit of a course, and prints the next steps.
pub(crate) fn make_course(args: &NewCourseArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let kit = Kit::find(&args.course)?;
    let folder = args.folder.clone().unwrap_or_else(|| PathBuf::from(kit.name));
    let files = kit.write(&folder, out.lang)?;
    let shown = folder.display().to_string();
    if let Some(sheet) = files.first() {
        out.say(text::sheet(sheet.display().to_string()))?;
    }
    out.say(text::change(format!("{shown}{MAIN_SEPARATOR}{}", kit.start)))?;
    out.say(text::enter(shell_word(&shown)))?;
    if let Some(build) = kit.build {
        out.say(text::build(build))?;
    }
    out.say(text::test(kit.test))?;
    Ok(out.say(text::rank())?)
}
