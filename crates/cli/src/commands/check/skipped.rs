//! Files that match a pattern but are no submissions.

use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::text::check as text;
use damier_experiments::PassedOver;
use serde_json::json;
use std::io::Write;

/// Reports why each file that matches a pattern but is not a submission was skipped.
pub(super) fn write_passed_over(
    passed_over: &PassedOver,
    format: AnswerFormat,
    width: usize,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    for (path, why) in passed_over {
        let path = path.strip_prefix(".").unwrap_or(path).display().to_string();
        match format {
            AnswerFormat::Text => {
                // A name may contain anything, even control sequences.
                let is_odd = path.chars().any(char::is_control);
                let path = if is_odd { format!("{path:?}") } else { path };
                let why = text::passed_over(why.clone()).say(out.lang);
                writeln!(out, "{:4}  {path:width$}  {why}", text::mark("noted").say(out.lang))?;
            }
            AnswerFormat::Json => {
                writeln!(out, "{}", json!({ "path": path, "passed_over": why.to_string() }))?;
            }
        }
    }
    Ok(())
}
