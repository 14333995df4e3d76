//! The output of a tuning: its progress and its result.

use crate::answer::json_line;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use crate::text::{progress, tune as text};
use damier_catalog::Stopwatch;
use damier_experiments::arena::Estimate;
use damier_experiments::{TuneOutcome, TuneStanding, TuneVerdict};
use damier_i18n::{Lang, Message, Number};
use damier_reports::number::{duration, estimate, share, whole, whole_percent};
use damier_reports::text::{figure, results};
use serde::Serialize;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Shows progress: games done, best and mean of the last generation, rate, time left.
pub(super) struct TuningProgress {
    spinner: Option<Spinner>,
    clock: Stopwatch,
    /// Number of games that were stored at the start.
    kept: u64,
}

impl TuningProgress {
    pub(super) fn new(quiet: bool, standing: &TuneStanding, lang: Lang) -> Self {
        let spinner = (!quiet).then(|| Spinner::new(text::tuning(), lang));
        Self { spinner, clock: Stopwatch::start(), kept: standing.played }
    }

    /// Shows the state of a tuning after some games of the current step.
    pub(super) fn show(&self, standing: &TuneStanding, games: u64) {
        let Some(spinner) = &self.spinner else { return };
        if stop_flag().load(Ordering::Relaxed) {
            return spinner.say(progress::stopping());
        }
        let played = standing.played + games;
        let seconds = self.clock.elapsed().as_secs_f64();
        let rate = (played - self.kept) as f64 / seconds.max(1e-3);
        let left = standing.games.saturating_sub(played) as f64 / rate;
        let (stage, all) = (describe_stage(standing), standing.games);
        let rate = Number::ungrouped(rate, 0);
        spinner.say(match Duration::try_from_secs_f64(left) {
            Ok(left) => text::stage_left(stage, played, all, rate, duration(left)),
            Err(_) => text::stage(stage, played, all, rate),
        });
    }
}

fn describe_stage(standing: &TuneStanding) -> Message {
    let TuneStanding { generation, generations, best, mean, duel, .. } = standing;
    let result = |value: f64| {
        if *duel {
            text::percent(whole_percent(value))
        } else {
            figure::alone(Number::ungrouped(value, 0))
        }
    };
    let last = best.as_ref().zip(*mean);
    let last = last.map(|((name, best), mean)| (name, result(*best), result(mean)));
    let (number, all) = ((generation + 1).to_string(), generations.to_string());
    match (last, generation < generations) {
        (None, true) => text::generation(number, all),
        (Some((name, best, mean)), true) => text::generation_best(number, all, name, best, mean),
        (None, false) => text::proof().into(),
        (Some((name, best, mean)), false) => text::proof_best(name, best, mean),
    }
}

/// Writes that the tuning was stopped, and how to continue it.
pub(super) fn write_stopped(
    standing: &TuneStanding,
    file: Option<&Path>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let rest = whole(standing.games.saturating_sub(standing.played));
    let is_kept = file.is_some();
    Ok(out.say(if is_kept { text::stopped_kept(rest) } else { text::stopped_lost(rest) })?)
}

/// The outcome and, if submissions played, their restrictions.
#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    outcome: &'a TuneOutcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    hosting: Option<String>,
}

/// Writes the outcome as one JSON object, with the restrictions on submissions.
pub(super) fn json(
    outcome: &TuneOutcome,
    enforced: Option<&Message>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    json_line(&Answer { outcome, hosting: enforced.map(ToString::to_string) }, out)
}

/// Writes the outcome as a table and sentences, with the restrictions on submissions.
pub(super) fn text(
    outcome: &TuneOutcome,
    enforced: Option<Message>,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let TuneOutcome { game, original, player, .. } = outcome;
    out.say(text::tuned(game, original, outcome.seed.to_string()))?;
    let mut table = TextTable::new(out.lang);
    table.column(text::setting(), Align::Left);
    table.column(text::before(), Align::Right).column(text::after(), Align::Right);
    for changed in &outcome.settings {
        let numbers = [changed.before.to_string(), changed.after.to_string()];
        table.row([changed.setting.clone()].into_iter().chain(numbers));
    }
    writeln!(out, "{table}\n")?;
    out.say(describe_verdict(outcome))?;
    if !outcome.commands.is_empty() {
        out.say(describe_figures(outcome))?;
        for command in &outcome.commands {
            out.say(text::proven_by(command))?;
        }
    }
    out.say(text::searched(outcome.search_games))?;
    enforced.map_or(Ok(()), |enforced| out.say(results::hosting(enforced)))?;
    Ok(out.say(match outcome.verdict {
        TuneVerdict::Better => text::chosen(player),
        TuneVerdict::Worse | TuneVerdict::NoDifference => text::keep(original),
    })?)
}

fn describe_verdict(outcome: &TuneOutcome) -> Message {
    let TuneOutcome { original, player, .. } = outcome;
    match outcome.verdict {
        TuneVerdict::Better => text::better(player, original),
        TuneVerdict::Worse => text::worse(player, original),
        TuneVerdict::NoDifference if outcome.commands.is_empty() => text::came_back(original),
        TuneVerdict::NoDifference => text::alike(player, original),
    }
}

/// Describes the results of the final test.
fn describe_figures(outcome: &TuneOutcome) -> Message {
    let TuneOutcome { before, after, difference, rounds, proof_games, duel, .. } = outcome;
    if !duel {
        let gain = sign(difference, estimate(difference));
        return text::points(estimate(after), estimate(before), gain, *rounds);
    }
    let after = share(after);
    if before.interval.is_none() {
        return text::share(after, *rounds);
    }
    let gain = sign(difference, share(difference));
    text::shares(after, share(before), gain, *rounds, *proof_games)
}

/// Adds a plus sign to the text of a positive difference.
fn sign(difference: &Estimate, text: Message) -> Message {
    if difference.value > 0.0 { figure::gain(text) } else { text }
}
