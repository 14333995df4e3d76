//! The output of a tuning: its progress and its result.

use crate::answer::json_line;
use crate::failure::CommandError;
use crate::number::{estimate, share, whole_percent};
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use indicatif::{HumanCount, HumanDuration};
use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;
use workbench::arena::Estimate;
use workbench::{Stopwatch, TuneOutcome, TuneStanding, TuneVerdict};

/// Progress: done, best and mean of the last generation, rate, time left.
pub(super) struct TuningProgress {
    spinner: Option<Spinner>,
    clock: Stopwatch,
    /// Games that were kept at the start.
    kept: u64,
}

impl TuningProgress {
    pub(super) fn new(quiet: bool, standing: &TuneStanding) -> Self {
        let spinner = (!quiet).then(|| Spinner::new("tuning"));
        Self { spinner, clock: Stopwatch::start(), kept: standing.played }
    }

    /// Shows the state of a tuning after a number of games of the step under way.
    pub(super) fn show(&self, standing: &TuneStanding, games: u64) {
        let Some(spinner) = &self.spinner else { return };
        if stop_flag().load(Ordering::Relaxed) {
            return spinner.say("stopping (Ctrl-C again: at once)".to_string());
        }
        let played = standing.played + games;
        let seconds = self.clock.elapsed().as_secs_f64();
        let rate = (played - self.kept) as f64 / seconds.max(1e-3);
        let left = standing.games.saturating_sub(played) as f64 / rate;
        let left = Duration::try_from_secs_f64(left)
            .map_or(String::new(), |left| format!(", {} left", HumanDuration(left)));
        let games = HumanCount(played);
        let of = HumanCount(standing.games);
        let stage = describe_stage(standing);
        spinner.say(format!("{stage}; {games} of {of} games, {rate:.0}/s{left}"));
    }
}

fn describe_stage(standing: &TuneStanding) -> String {
    let TuneStanding { generation, generations, best, mean, duel, .. } = standing;
    let result = |value: f64| {
        if *duel { format!("{} %", whole_percent(value)) } else { format!("{value:.0}") }
    };
    let last = best.as_ref().zip(*mean).map_or(String::new(), |((name, best), mean)| {
        format!(": best {name} {}, mean {}", result(*best), result(mean))
    });
    if generation < generations {
        format!("generation {} of {generations}{last}", generation + 1)
    } else {
        format!("proof{last}")
    }
}

/// That it was stopped, and how it goes on.
pub(super) fn write_stopped(
    standing: &TuneStanding,
    file: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let rest = standing.games.saturating_sub(standing.played);
    let how = if file.is_some() {
        "the same command goes on"
    } else {
        "nothing was kept: --out FILE keeps a tuning"
    };
    Ok(writeln!(out, "stopped with {rest} games to play; {how}")?)
}

/// The outcome as one JSON object.
pub(super) fn json(outcome: &TuneOutcome, out: &mut dyn Write) -> Result<(), CommandError> {
    json_line(outcome, out)
}

/// The outcome as a table and sentences.
pub(super) fn text(outcome: &TuneOutcome, out: &mut dyn Write) -> Result<(), CommandError> {
    let TuneOutcome { game, original, player, .. } = outcome;
    writeln!(out, "{game}: {original}, tuned with seed {}", outcome.seed)?;
    let mut table = TextTable::new(&[("setting", Align::Left)]);
    table.column("before", Align::Right).column("after", Align::Right);
    for changed in &outcome.settings {
        let numbers = [changed.before.to_string(), changed.after.to_string()];
        table.row([changed.setting.to_string()].into_iter().chain(numbers));
    }
    writeln!(out, "{table}\n")?;
    writeln!(out, "{}", describe_verdict(outcome))?;
    if !outcome.commands.is_empty() {
        writeln!(out, "{}", describe_figures(outcome))?;
        for command in &outcome.commands {
            writeln!(out, "proof: {command}")?;
        }
    }
    let searched = HumanCount(outcome.search_games);
    writeln!(out, "searched in {searched} games")?;
    match outcome.verdict {
        TuneVerdict::Better => writeln!(out, "player: {player}")?,
        TuneVerdict::Worse | TuneVerdict::NoDifference => writeln!(out, "keep: {original}")?,
    }
    Ok(())
}

fn describe_verdict(outcome: &TuneOutcome) -> String {
    let TuneOutcome { original, player, .. } = outcome;
    match outcome.verdict {
        TuneVerdict::Better => format!("better: {player} is better than {original}"),
        TuneVerdict::Worse => format!("worse: {player} is worse than {original}"),
        TuneVerdict::NoDifference if outcome.commands.is_empty() => {
            format!("no difference: the search came back to {original}")
        }
        TuneVerdict::NoDifference => {
            format!("no difference: {player} and {original} cannot be told apart")
        }
    }
}

/// The measurements of the proof.
fn describe_figures(outcome: &TuneOutcome) -> String {
    let TuneOutcome { before, after, difference, rounds, proof_games, duel, .. } = outcome;
    let rounds = HumanCount(*rounds);
    let games = HumanCount(*proof_games);
    if !duel {
        let gain = sign(difference, estimate(difference));
        let (after, before) = (estimate(after), estimate(before));
        return format!("{after} instead of {before} points: {gain} on {rounds} seeds");
    }
    let after = share(after);
    if before.interval.is_none() {
        return format!("{after} % of the points in {rounds} pairs");
    }
    let gain = sign(difference, share(difference));
    let before = share(before);
    format!("{after} instead of {before} % of the points: {gain} on {rounds} boards, {games} games")
}

/// A difference shows its sign.
fn sign(difference: &Estimate, text: String) -> String {
    if difference.value > 0.0 { format!("+{text}") } else { text }
}
