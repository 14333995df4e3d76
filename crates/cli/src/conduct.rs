//! Plays a run: opens its file, plays its games, writes its tables.

use crate::args::{OutputFormat, ProgressForm, RunOptions, TableOptions};
use crate::failure::{CommandError, complain};
use crate::out::Out;
use crate::progress::{Bar, stop_flag};
use crate::results::{self, RunFile};
use crate::text::run as text;
use crate::threads::default_threads;
use crate::until::{UntilArgs, complain_answers, tell_open};
use damier_catalog::{Contest, shell_word};
use damier_experiments::arena::{
    self, Error, Event, Options, Plan, Question, RunOutcome, RunProgress, Store,
};
use damier_experiments::{PreparedRun, RunRequest, one_event};
use damier_i18n::{Lang, Message};
use damier_reports::number::whole;
use std::path::Path;
use std::time::Duration;

/// Plays a run of one event and writes its tables. The games are stored in `db` if it is given. With `until`, the run
/// ends as soon as its games have answered the question.
pub(crate) fn play_event(
    event: Event,
    until: Option<&UntilArgs>,
    seed: Option<u64>,
    db: Option<&Path>,
    typed: &RunOptions,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let hosting = typed.submissions.hosting(Path::new("."));
    let spec = typed.submissions.named_in(one_event(seed, event)?)?;
    let request = RunRequest { spec, hosting: &hosting, db, is_shared: false };
    let prepared = prepare(request, out.lang)?;
    let plan = prepared.plan();
    let question = until.map_or(Ok(None), |until| until.read(plan))?;
    let mut store = prepared.open_store()?;
    let options = read_options(typed);
    let form = typed.progress();
    let outcome = conduct(plan, &mut store, &options, question.as_ref(), form, out.lang)?;
    finish(&store, db, outcome, typed.output, out)?;
    Ok(prepared.check_unchanged()?)
}

/// Prepares a run, and reports on standard error which files were skipped and what was added or changed.
pub(crate) fn prepare(request: RunRequest<'_>, lang: Lang) -> Result<PreparedRun, Error> {
    let prepared = request.prepare()?;
    for (path, why) in prepared.passed_over() {
        // A name may contain anything, even control sequences.
        complain(text::passed_over(format!("{:?}", path.display().to_string()), why.clone()), lang);
    }
    for growth in prepared.growth() {
        complain(text::grows(&growth.event, whole(growth.games)), lang);
        for (players, sentence) in [
            (&growth.added, text::new_entrants as fn(String) -> Message),
            (&growth.changed, text::changed_entrants),
        ] {
            if !players.is_empty() {
                complain(sentence(players.join(", ")), lang);
            }
        }
    }
    Ok(prepared)
}

/// Plays the remaining games, or as many as a question needs, showing progress.
pub(crate) fn conduct(
    plan: &Plan,
    store: &mut Store,
    options: &Options,
    question: Option<&Question>,
    form: ProgressForm,
    lang: Lang,
) -> Result<RunOutcome, CommandError> {
    let mut bar = Bar::new(form, options.threads, bound(plan, options), lang);
    let stop = stop_flag();
    let mut show = |progress: &RunProgress<'_>| bar.show(progress);
    let outcome = match question {
        Some(question) => arena::run_until(plan, store, options, question, &stop, &mut show),
        None => arena::run(plan, store, options, &stop, &mut show),
    };
    bar.finish();
    outcome.map_err(describe_failure)
}

fn describe_failure(error: Error) -> CommandError {
    match error {
        Error::Text(_) | Error::Refused(_) => error.into(),
        other => CommandError::Machine(other.into()),
    }
}

/// Returns the time that a run takes if every player uses its whole budget; `None` if an event does not limit the time
/// of a game.
fn bound(plan: &Plan, options: &Options) -> Option<Duration> {
    let events = plan.spec().events.iter().zip(plan.lineups());
    let whole: Option<Duration> = events
        .map(|(event, lineup)| {
            let game_time = event.budget.game_time?;
            let seats = if lineup.contest == Contest::Solo { 1.0 } else { 2.0 };
            Some(game_time.mul_f64(seats * lineup.scheduled as f64))
        })
        .sum();
    let shards = options.shard.map_or(1, |(_, of)| of);
    whole.map(|whole| whole.div_f64(options.threads as f64 * shards as f64))
}

pub(crate) fn read_options(typed: &RunOptions) -> Options {
    Options { threads: typed.threads.map_or_else(default_threads, usize::from), shard: None }
}

pub(crate) fn finish(
    store: &Store,
    db: Option<&Path>,
    outcome: RunOutcome,
    output: TableOptions,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let name = db.map(|db| db.display().to_string());
    let report = arena::report(store)?;
    results::write(&report, &[], output, RunFile { name: name.as_deref() }, out)?;
    let stopped = !outcome.is_complete();
    if output.format == OutputFormat::Text {
        if !stopped {
            tell_open(&report, out)?;
        }
        if stopped {
            let rest = whole(outcome.total - outcome.done);
            let is_kept = db.is_some();
            out.say(if is_kept { text::stopped_kept(rest) } else { text::stopped_lost(rest) })?;
        }
        if let Some(name) = name.as_deref().map(shell_word) {
            let lineups = store.lineups();
            let has_duels = lineups.iter().any(|lineup| lineup.contest == Contest::Duel);
            out.say(if has_duels { text::kept(name) } else { text::kept_scores(name) })?;
        }
    }
    if output.format != OutputFormat::Text {
        complain_answers(&report, out);
    }
    if stopped { Err(CommandError::Stopped) } else { Ok(()) }
}
