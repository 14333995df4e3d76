//! Searches openings with the wanted outcome under best play: one position per line.

use super::show::{self, SearchCount};
use super::walk::{OpeningWalk, WalkControl};
use crate::args::AnswerFormat;
use crate::failure::{CommandError, complain};
use crate::out::Out;
use crate::text::boards as text;
use damier_catalog::{TextError, Verdict};
use damier_experiments::{Opening, Outcome, SurveyedOpening};
use damier_reports::number::whole;
use std::io::Write;

/// If none of this many first openings is solved, the search ends, because it would hardly solve the others.
const HOPELESS: u64 = 32;

/// The openings to find.
enum OpeningSearch {
    Drawn,
    Margin(f64),
}

pub(super) fn find(walk: &OpeningWalk<'_>, out: &mut Out<'_>) -> Result<(), CommandError> {
    let args = walk.args;
    let (wanted, most) = match (args.exactly_drawn, args.margin) {
        (None, Some(points)) => (OpeningSearch::Margin(f64::from(points)), args.count),
        (most, _) => (OpeningSearch::Drawn, most.unwrap_or(args.count)),
    };
    let mut count = SearchCount::default();
    let is_whole = walk.go(args.skip..args.skip + args.tries, |opening| {
        count.openings += 1;
        let [Opening { position, outcome }] = opening.begun.as_slice() else {
            return Ok(WalkControl::Enough);
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
        let line = text::found(whole(count.found), whole(most), whole(count.openings));
        Ok(if count.found == most { WalkControl::Enough } else { WalkControl::More(line) })
    })?;
    end(walk, &count, most, is_whole, out)
}

/// Reports how the search ended. Fails if the search was stopped or did not find the requested number.
fn end(
    walk: &OpeningWalk<'_>,
    count: &SearchCount,
    most: u64,
    is_whole: bool,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let (args, SearchCount { openings, found, unsolved }) = (walk.args, count);
    if args.format == AnswerFormat::Json {
        show::json_count(walk, count, out)?;
    }
    out.flush()?;
    let counts = [*found, most, *openings].map(whole);
    let said = match (counts, unsolved) {
        ([found, most, openings], 0) => text::found(found, most, openings),
        ([found, most, openings], _) => {
            text::found_but(found, most, openings, whole(*unsolved), &args.budget)
        }
    };
    let skip = (args.skip + openings).to_string();
    if !is_whole {
        complain(text::stopped(said, skip), out.lang);
        return Err(CommandError::Stopped);
    }
    if *found < most {
        return Err(CommandError::Machine(text::not_enough(said, skip)));
    }
    complain(said, out.lang);
    Ok(())
}

impl OpeningSearch {
    fn fits(&self, outcome: &Outcome) -> Result<bool, TextError> {
        match self {
            Self::Drawn => Ok(outcome.verdict == Verdict::Draw),
            Self::Margin(most) => {
                let refuse = || TextError::failed("--margin", text::no_margins());
                let margin = outcome.margin.ok_or_else(refuse)?;
                Ok(margin.abs() <= *most)
            }
        }
    }
}

fn write(
    walk: &OpeningWalk<'_>,
    opening: &SurveyedOpening,
    position: &str,
    outcome: &Outcome,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    match walk.args.format {
        AnswerFormat::Text => writeln!(out, "{position}")?,
        AnswerFormat::Json => show::json_opening(walk, opening.number, position, outcome, out)?,
    }
    // A reader of the output gets every position immediately.
    Ok(out.flush()?)
}

fn refuse_hopeless(budget: &str) -> TextError {
    TextError::failed("--budget", text::hopeless(HOPELESS.to_string(), budget))
}
