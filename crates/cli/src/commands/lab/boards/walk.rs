//! Goes through numbered openings and judges them.

use super::args::BoardsArgs;
use crate::engine::RayCluster;
use crate::failure::CommandError;
use crate::pace::Pace;
use crate::progress::Spinner;
use crate::text::boards as text;
use damier_catalog::{ScopedThreads, Stopwatch};
use damier_experiments::{Survey, SurveyedOpening, Workforce};
use damier_i18n::{Lang, Message, Number};
use std::ops::Range;
use std::time::Duration;

/// A walk through openings in the order of their numbers.
pub(super) struct OpeningWalk<'a> {
    pub(super) args: &'a BoardsArgs,
    pub(super) survey: Survey<'a>,
    pub(super) pool: ScopedThreads,
    pub(super) cluster: Option<RayCluster>,
    pub(super) lang: Lang,
}

/// Target time of a batch of openings: long enough to keep all threads busy, short enough to show progress.
const PART: Duration = Duration::from_millis(500);

impl OpeningWalk<'_> {
    /// Judges the openings with these numbers, and passes each in order to `see` until `see` has enough. Shows the
    /// progress that `see` returns. Returns true at the end, and false if Ctrl-C was pressed before.
    pub(super) fn go(
        &self,
        numbers: Range<u64>,
        mut see: impl FnMut(&SurveyedOpening) -> Result<WalkControl, CommandError>,
    ) -> Result<bool, CommandError> {
        let spinner = Spinner::new(text::judging(self.survey.game.name()), self.lang);
        let (clock, pace) = (Stopwatch::start(), Pace::new(0));
        let hands = self.cluster.as_ref().map_or(self.pool.0.max(1), Workforce::size);
        let least = 4 * hands as u64;
        let (mut next, mut size) = (numbers.start, least);
        while next < numbers.end {
            let began = clock.elapsed();
            let part = next..numbers.end.min(next + size);
            let judged = self.judge(part.clone())?;
            for opening in &judged {
                match see(opening)? {
                    WalkControl::Enough => return Ok(true),
                    WalkControl::More(line) => {
                        let seen = opening.number + 1 - numbers.start;
                        let rate = seen as f64 / clock.elapsed().as_secs_f64().max(1e-3);
                        let rate = Number::ungrouped(rate, 1);
                        // The number of openings needed to find enough is unknown.
                        let all = numbers.end - numbers.start;
                        let left = self.args.measure.and_then(|_| pace.left(seen, all));
                        spinner.say(match left {
                            Some(left) => text::pace_left(line, rate, left),
                            None => text::pace(line, rate),
                        });
                    }
                }
            }
            next += judged.len() as u64;
            if next < part.end {
                return Ok(false);
            }
            size = if clock.elapsed() - began < PART { 2 * size } else { least.max(size / 2) };
        }
        Ok(true)
    }

    /// Judges the openings with these numbers. If Ctrl-C is pressed, returns only those that were judged before.
    fn judge(&self, numbers: Range<u64>) -> Result<Vec<SurveyedOpening>, CommandError> {
        Ok(match &self.cluster {
            Some(cluster) => self.survey.judge_by(numbers, cluster)?.unwrap_or_default(),
            None => self.survey.judge(numbers, &self.pool)?,
        })
    }
}

/// What to do after an opening.
pub(super) enum WalkControl {
    /// Continue; the message is the progress.
    More(Message),
    /// End the walk.
    Enough,
}
