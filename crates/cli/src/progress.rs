//! Progress on standard error, on a terminal or as occasional lines; and Ctrl-C.

mod json;

use crate::args::ProgressForm;
use crate::failure::complain;
use crate::progress_notice::{is_drawn, target};
use crate::text::progress as text;
use damier_catalog::{Gauge, Reading, Stopwatch};
use damier_experiments::arena::{EventReport, RunProgress, Standings};
use damier_i18n::{Lang, Message, Number};
use damier_reports::number::{duration, estimate, share};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use json::JsonProgress;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, OnceLock};
use std::time::Duration;

/// The progress of a run: on a terminal a bar with the top of the table, elsewhere occasional lines.
pub(crate) struct Bar {
    bar: ProgressBar,
    /// Number of games done when the table was last computed.
    last_tabulated: u64,
    /// Number of playing threads, and the longest time of the run on these threads if every player uses its whole
    /// budget.
    threads: usize,
    at_most: Option<Duration>,
    plan: Plan,
    clock: Stopwatch,
    /// Number of games that were stored at the start.
    before: Option<u64>,
    /// The progress as JSON, in place of the bar.
    json: Option<JsonProgress>,
    lang: Lang,
}

/// The last announcement of a run's duration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Plan {
    Unsaid,
    /// The longest time that the budgets permit was announced.
    AtMost,
    /// An estimate was announced.
    About,
}

impl Plan {
    /// Returns the next announcement with its time; `None` if the run is short or nothing new is known.
    fn next(self, about: Option<Duration>, at_most: Option<Duration>) -> Option<(Self, Duration)> {
        let (plan, time) = match (about, at_most) {
            (Some(about), _) => (Self::About, about),
            (None, at_most) => (Self::AtMost, at_most?),
        };
        (self < plan && time >= LONG).then_some((plan, time))
    }
}

/// Runs shorter than this need no announcement.
const LONG: Duration = Duration::from_secs(10);

/// The time of play before the duration is estimated.
const TRIED: Duration = Duration::from_secs(1);

impl Bar {
    pub(crate) fn new(
        form: ProgressForm,
        threads: usize,
        at_most: Option<Duration>,
        lang: Lang,
    ) -> Self {
        let is_drawn_here = form == ProgressForm::Text;
        let target = if is_drawn_here { target() } else { ProgressDrawTarget::hidden() };
        let json = (form == ProgressForm::Json).then(JsonProgress::new);
        let bar = ProgressBar::with_draw_target(None, target);
        let template = if is_drawn() { "{bar:30} {msg}\n{prefix}" } else { "{msg}" };
        let style = ProgressStyle::with_template(template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let (plan, clock) = (Plan::Unsaid, Stopwatch::start());
        Self { bar, last_tabulated: 0, threads, at_most, plan, clock, before: None, json, lang }
    }

    pub(crate) fn show(&mut self, progress: &RunProgress<'_>) {
        if let Some(json) = &mut self.json {
            return json.show(progress);
        }
        if self.bar.is_hidden() {
            return;
        }
        self.bar.set_length(progress.total);
        self.bar.set_position(progress.done);
        self.tell_plan(progress);
        // Computing the tables costs time in proportion to the games stored, so it is done less often as the run grows.
        let due = self.last_tabulated + 1 + self.last_tabulated / 2;
        if progress.done >= due && is_drawn() {
            self.last_tabulated = progress.done;
            let events = progress.events();
            let standings = events.iter().filter_map(|event| describe_standing(event, self.lang));
            let standings: Vec<String> = standings.collect();
            self.bar.set_prefix(standings.join("\n"));
        }
        let stopping = stop_flag().load(Ordering::Relaxed);
        let message = if stopping { text::stopping().into() } else { describe(progress) };
        self.bar.set_message(message.say(self.lang));
    }

    /// Announces the number of games and their duration: at most at first, then an estimate once some have been played.
    fn tell_plan(&mut self, progress: &RunProgress<'_>) {
        let games = progress.total - progress.done.min(progress.total);
        let threads = self.threads as u64;
        let played = progress.done - *self.before.get_or_insert(progress.done);
        // The first games to end are the short ones, so an estimate from them would be too low.
        let is_tried = self.clock.elapsed() >= TRIED && played >= 4 * threads;
        let about = progress.left.filter(|_| is_tried);
        let share = games as f64 / progress.total.max(1) as f64;
        let at_most = self.at_most.map(|whole| whole.mul_f64(share));
        let Some((plan, time)) = self.plan.next(about, at_most) else { return };
        self.plan = plan;
        let says = if plan == Plan::About { text::plan_about } else { text::plan_at_most };
        let message = says(games, threads, duration(time));
        if is_drawn() {
            self.bar.println(message.say(self.lang));
        } else {
            complain(message, self.lang);
        }
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// Describes the progress of a run.
fn describe(progress: &RunProgress<'_>) -> Message {
    let (done, all) = (progress.done, progress.total);
    if progress.rate <= 0.0 {
        return text::games_yet(done, all);
    }
    let decimals = [1.0, 10.0].into_iter().filter(|&limit| progress.rate < limit).count();
    let rate = Number::ungrouped(progress.rate, decimals as u8);
    let Some(left) = progress.left.map(duration) else { return text::games(done, all, rate) };
    if progress.events > 1 {
        let event = (progress.event + 1).to_string();
        return text::games_left_in(done, all, rate, left, event, progress.events.to_string());
    }
    text::games_left(done, all, rate, left)
}

/// Describes the reading of a gauge, as a text to append to the name of the work; `None` while there is nothing to
/// show.
fn describe_reading(
    reading: Reading,
    left: impl FnOnce(u64, u64) -> Option<Duration>,
) -> Option<Message> {
    match reading {
        Reading::Nodes(nodes) => (nodes >= MILLION).then(|| text::far_nodes(nodes / MILLION)),
        Reading::Part { done, total } => {
            let percent = Number::fixed(100.0 * done as f64 / total as f64, 0);
            Some(match left(done, total).map(duration) {
                Some(time) => text::far_left(percent, time),
                None => text::far_part(percent),
            })
        }
    }
}

/// A smaller number of search nodes is not shown.
const MILLION: u64 = 1_000_000;

/// Returns the time left at the speed so far; `None` in the first second or before anything is done.
fn time_left(elapsed: Duration, done: u64, rest: u64) -> Option<Duration> {
    let pace = elapsed.as_secs_f64() / done as f64;
    (done > 0 && elapsed >= TRIED).then(|| Duration::try_from_secs_f64(pace * rest as f64).ok())?
}

/// The most entrants in the progress line.
const MOST_SHOWN: usize = 4;

/// Returns the top of the table of a running event, on one line.
fn describe_standing(event: &EventReport, lang: Lang) -> Option<String> {
    if event.stored == 0 || event.stored >= event.scheduled {
        return None;
    }
    let line =
        |(rank, name, value): (usize, &str, Message)| format!("{rank}. {name} {}", value.say(lang));
    let head: Vec<String> = match &event.standings {
        Standings::Solo(table) => {
            let rows = table.rows.iter().filter(|row| row.games > 0).take(MOST_SHOWN);
            rows.map(|row| line((row.rank, &row.name, estimate(&row.mean)))).collect()
        }
        Standings::Duel(table) => {
            let rows = table.rows.iter().filter(|row| row.games != [0; 3]).take(MOST_SHOWN);
            rows.map(|row| line((row.rank, &row.name, share(&row.score)))).collect()
        }
        Standings::Roles(table) => {
            let rows = table.first.iter().filter(|row| row.games > 0).take(MOST_SHOWN);
            rows.map(|row| line((row.rank, &row.name, estimate(&row.mean)))).collect()
        }
    };
    Some(format!("  {}: {}", event.name, head.join("  ")))
}

/// A progress bar for steps.
pub(crate) struct StepProgress(ProgressBar);

impl StepProgress {
    /// Creates a bar of `all` turns.
    pub(crate) fn turns(all: usize, lang: Lang) -> Self {
        Self::new(all, text::turns_left("{pos}", "{len}", "{eta}"), lang)
    }

    /// Creates a bar of `all` games.
    pub(crate) fn games(all: usize, lang: Lang) -> Self {
        Self::new(all, text::games_measured("{pos}", "{len}", "{eta}"), lang)
    }

    fn new(all: usize, left: Message, lang: Lang) -> Self {
        let bar = ProgressBar::with_draw_target(Some(all as u64), target());
        let template = if is_drawn() { text::with_bar("{bar:30}", left) } else { left };
        let style = ProgressStyle::with_template(&template.say(lang));
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self(bar)
    }

    /// Shows the number of steps that are done.
    pub(crate) fn reach(&self, done: usize) {
        self.0.set_position(done as u64);
    }
}

impl Drop for StepProgress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// The progress of long work: a spinner on a terminal, elsewhere occasional lines.
pub(crate) struct Spinner {
    bar: ProgressBar,
    lang: Lang,
}

impl Spinner {
    /// Creates a spinner for work with this name.
    pub(crate) fn new(what: impl Into<Message>, lang: Lang) -> Self {
        let bar = ProgressBar::with_draw_target(None, target());
        let [message, elapsed] = ["{msg}{far}", "{elapsed}"];
        let drawn = || text::spinner("{spinner}", message, elapsed);
        let template = if is_drawn() { drawn() } else { text::since(message, elapsed) };
        let template = template.say(lang);
        let style = ProgressStyle::with_template(&template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
        bar.set_message(what.into().say(lang));
        bar.enable_steady_tick(Duration::from_millis(if is_drawn() { 200 } else { 1000 }));
        Self { bar, lang }
    }

    /// Creates a spinner that also shows a gauge.
    pub(crate) fn gauged(what: impl Into<Message>, gauge: Arc<Gauge>, lang: Lang) -> Self {
        let begun = OnceLock::new();
        let far = move || {
            let left = |done: u64, total: u64| {
                let &(clock, before) = begun.get_or_init(|| (Stopwatch::start(), done));
                time_left(clock.elapsed(), done.saturating_sub(before), total - done)
            };
            describe_reading(gauge.read(), left).unwrap_or_default()
        };
        Self::watching(what, far, lang)
    }

    /// Creates a spinner that asks how far the work is each time it is drawn.
    pub(crate) fn watching(
        what: impl Into<Message>,
        far: impl Fn() -> Message + Clone + Send + Sync + 'static,
        lang: Lang,
    ) -> Self {
        let spinner = Self::new(what, lang);
        let far = move |_: &ProgressState, out: &mut dyn fmt::Write| {
            // Errors are ignored: the work continues without showing its progress.
            let _ = out.write_str(&far().say(lang));
        };
        let style = spinner.bar.style().with_key("far", far);
        spinner.bar.set_style(style);
        spinner
    }

    /// Shows the progress.
    pub(crate) fn say(&self, message: impl Into<Message>) {
        self.bar.set_message(message.into().say(self.lang));
    }
}

impl Drop for Spinner {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// True while the program only waits for input: Ctrl-C then ends it at once. False while it works.
static IDLE: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Waits for input; Ctrl-C then ends the program at once, with the exit status of a stopped command.
pub(crate) fn idle<T>(wait: impl FnOnce() -> T) -> T {
    IDLE.store(true, Ordering::Relaxed);
    let input = wait();
    IDLE.store(false, Ordering::Relaxed);
    input
}

/// Returns the flag that Ctrl-C raises. A second Ctrl-C ends the program immediately.
pub(crate) fn stop_flag() -> Arc<AtomicBool> {
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    let flag = FLAG.get_or_init(|| {
        let flag = Arc::default();
        crate::console::heed_stop(&flag, &IDLE);
        flag
    });
    Arc::clone(flag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_told_once_of_each_kind_and_of_long_runs_only() {
        let [short, long] = [5, 500].map(Duration::from_secs);
        let (most, about) = (Some((Plan::AtMost, long)), Some((Plan::About, long)));
        assert_eq!(Plan::Unsaid.next(None, None), None);
        assert_eq!(Plan::Unsaid.next(None, Some(long)), most);
        assert_eq!(Plan::AtMost.next(None, Some(long)), None);
        assert_eq!(Plan::AtMost.next(Some(long), Some(long)), about);
        assert_eq!(Plan::Unsaid.next(Some(long), None), about);
        assert_eq!(Plan::About.next(Some(long), None), None);
        assert_eq!(Plan::Unsaid.next(Some(short), Some(long)), None);
    }

    #[test]
    fn a_gauge_tells_nodes_then_parts_and_the_time_left() {
        let say = |reading, left| {
            describe_reading(reading, |_, _| left).map(|message| message.say(Lang::English))
        };
        assert_eq!(say(Reading::Nodes(999_999), None), None);
        let millions = say(Reading::Nodes(12_345_678), None);
        assert_eq!(millions.as_deref(), Some(", 12 million positions searched"));
        let part = Reading::Part { done: 1, total: 4 };
        assert_eq!(say(part, None).as_deref(), Some(", 25 %"));
        let left = say(part, Some(Duration::from_secs(30)));
        assert_eq!(left.as_deref(), Some(", 25 %, about 30 seconds left"));
    }

    #[test]
    fn the_time_left_follows_the_pace_once_there_is_one() {
        let [second, ten] = [1, 10].map(Duration::from_secs);
        assert_eq!(time_left(ten, 1, 3), Some(3 * ten));
        assert_eq!(time_left(ten, 0, 3), None);
        assert_eq!(time_left(second / 2, 1, 3), None, "too early");
    }
}
