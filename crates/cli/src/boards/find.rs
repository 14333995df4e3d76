//! Openings that best play ends as asked: one position a line.

use super::show::{self, SearchCount};
use super::walk::{Sight, Walk};
use crate::args::AnswerFormat;
use crate::failure::{CommandError, complain};
use std::io::Write;
use workbench::{Opening, Outcome, Surveyed, TextError, Verdict};

/// The number of unsolved openings, from the first on, after which a search ends: the others would be
/// unsolved, too.
const HOPELESS: u64 = 32;

/// The openings to find.
enum Wanted {
    Drawn,
    Margin(f64),
}

pub(super) fn find(walk: &Walk<'_>, out: &mut dyn Write) -> Result<(), CommandError> {
    let args = walk.args;
    let (wanted, most) = match (args.exactly_drawn, args.margin) {
        (None, Some(points)) => (Wanted::Margin(f64::from(points)), args.most),
        (most, _) => (Wanted::Drawn, most.unwrap_or(args.most)),
    };
    let mut count = SearchCount::default();
    let whole = walk.go(args.skip..args.skip + args.tries, |opening| {
        count.openings += 1;
        let [Opening { position, outcome }] = opening.begun.as_slice() else {
            return Ok(Sight::Enough);
        };
        match outcome {
            Some(outcome) if wanted.fits(outcome)? => {
                count.found += 1;
                write(walk, opening, position, outcome, out)?;
            }
            Some(_) => {}
            None => count.unsolved += 1,
        }
        if count.unsolved == HOPELESS && count.openings == HOPELESS {
            return Err(refuse_hopeless(&args.budget).into());
        }
        let line = format!("{} of {most} found in {} openings", count.found, count.openings);
        Ok(if count.found == most { Sight::Enough } else { Sight::More(line) })
    })?;
    end(walk, &count, most, whole, out)
}

/// Tells how the search ended, and fails if it did not find enough.
fn end(
    walk: &Walk<'_>,
    count: &SearchCount,
    most: u64,
    whole: bool,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let (args, SearchCount { openings, found, unsolved }) = (walk.args, count);
    if args.format == AnswerFormat::Json {
        show::json_count(walk, count, out)?;
    }
    out.flush()?;
    let left = match unsolved {
        0 => String::new(),
        _ => format!(", {unsolved} not solved within {}", args.budget),
    };
    let said = format!("{found} of {most} found in {openings} openings{left}");
    let on = format!("--skip {} goes on", args.skip + openings);
    if !whole {
        complain(&format!("stopped: {said}; {on}"));
        return Err(CommandError::Stopped);
    }
    if *found < most {
        return Err(CommandError::Machine(format!("{said}, as many as --tries allows; {on}")));
    }
    complain(&said);
    Ok(())
}

impl Wanted {
    fn fits(&self, outcome: &Outcome) -> Result<bool, TextError> {
        match self {
            Self::Drawn => Ok(outcome.verdict == Verdict::Draw),
            Self::Margin(most) => {
                let allowed = "a game whose exact answers tell margins; --exactly-drawn";
                let margin =
                    outcome.margin.ok_or_else(|| TextError::new(most, "--margin", allowed))?;
                Ok(margin.abs() <= *most)
            }
        }
    }
}

fn write(
    walk: &Walk<'_>,
    opening: &Surveyed,
    position: &str,
    outcome: &Outcome,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    match walk.args.format {
        AnswerFormat::Text => writeln!(out, "{position}")?,
        AnswerFormat::Json => show::json_opening(walk, opening.number, position, outcome, out)?,
    }
    // Whoever reads along gets every position at once.
    Ok(out.flush()?)
}

fn refuse_hopeless(budget: &str) -> TextError {
    let allowed = format!(
        "more: none of the first {HOPELESS} openings was solved; or a smaller board; or --measure N \
         --by PLAYER"
    );
    TextError::new(budget, "--budget", allowed)
}
