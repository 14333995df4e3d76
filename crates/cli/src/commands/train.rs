//! `damier train`: trains a network, shows the learning curve, and can continue a training.

use crate::failure::{CommandError, complain};
use crate::file::{self, Overwrites};
use crate::out::Out;
use crate::pace::Pace;
use crate::powers::find_training;
use crate::progress::{Spinner, stop_flag};
use crate::text::other as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{TextError, Training, TrainingOrder, TrainingStats, open};
use damier_i18n::{Lang, Message, Number};
use damier_reports::number::megabytes;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Number of rows of the learning curve after which the training is saved.
const SAVED_EVERY: u64 = 5;

/// Train a network that players use
///
/// A million slides on 4x4 take about 2.6 s of CPU time: the default, 500 million, takes 11 minutes on two
/// cores, and 2400 million about an hour. The rows show the progress; Ctrl-C stops the training, and the same
/// command continues it.
#[derive(Args, Debug)]
#[command(override_usage = "damier train [OPTIONS] --out <FILE> <GAME>")]
pub(crate) struct TrainArgs {
    /// The game, for example 2048, 2048:3x4 or 2048:shape=4d
    pub(crate) game: String,
    /// The network to write (old form of --out)
    #[arg(hide = true, conflicts_with = "out")]
    file: Option<PathBuf>,
    /// The network to write; FILE.training holds the state of the training, from which the same command continues
    #[arg(long, value_name = "FILE", required_unless_present = "file")]
    out: Option<PathBuf>,
    /// Length of the training: total number of slides to learn from, in millions
    #[arg(long, value_name = "MILLIONS", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) moves: u64,
    /// Millions of slides between two rows of the learning curve
    #[arg(long, alias = "every", value_name = "MILLIONS", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) row_every: u64,
    /// The tuples of cells that have weights: 4x6+2x4, 4x6, 8x6, 5x5 or 17x4 on the 4x4 board, or groups
    /// of cells, for example "012456 45689a" (cells row by row: 0 to 9, a to z, A to Z, + and -) [default:
    /// 4x6+2x4, or what suits the board]
    #[arg(long, value_name = "TUPLES")]
    pub(crate) tuples: Option<String>,
    /// Learning rate: the share of an error that each update corrects [default: one rate per weight, by temporal
    /// coherence]
    #[arg(long, value_name = "SHARE")]
    pub(crate) rate: Option<f64>,
    /// TD(lambda): how much a position learns from the final result instead of from the next estimate, from 0 to 1
    #[arg(long, value_name = "L", default_value_t = 0.5)]
    pub(crate) lambda: f64,
    /// Millions of slides after which games are also restarted from their middle, so that late positions are learnt
    /// too; the word `never` to play only from the opening
    #[arg(long, value_name = "MILLIONS", default_value = "15")]
    pub(crate) restart: String,
    /// Train only the last part of the way to the tile 32768: from boards with the first N of the tiles 16384, 8192,
    /// 4096, …, where N is 1 to 6
    #[arg(long, value_name = "WALLS")]
    pub(crate) ending: Option<String>,
    /// A training to start from, for example OTHER.training: the weights of the same tuples are copied, and its
    /// slides and CPU time are counted
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    /// Random seed; one thread always gives the same weights
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// File form of the weights: packed, packed:POINTS (rounded to multiples of POINTS), 16 or 8 (bits),
    /// float
    #[arg(long, default_value = "packed")]
    pub(crate) form: String,
    /// Threads that learn [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

impl TrainArgs {
    /// Returns the network to write.
    pub(crate) fn target(&self) -> &Path {
        self.out.as_ref().or(self.file.as_ref()).map_or(Path::new(""), PathBuf::as_path)
    }
}

pub(crate) fn train(args: &TrainArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let file = args.target();
    let kept = name_training(file);
    let mut training = begin(args, &kept, out.lang)?;
    training.check_form(&args.form)?;
    Overwrites::Network.check(file)?;
    out.say(text::training_head(open(&args.game)?.name(), training.describe()))?;
    write_head(out)?;
    let (stop, pool) = (stop_flag(), make_pool(args.threads));
    let (goal, mut rows) = (args.moves * 1_000_000, 0);
    let begun = training.progress().0;
    if begun >= goal {
        let [learnt, all] = [begun, goal].map(|slides| Number::fixed(slides as f64 / 1e6, 0));
        complain(text::learnt_already(learnt, all), out.lang);
    }
    let pace = Pace::new(begun);
    while training.progress().0 < goal && !stop.load(Ordering::Relaxed) {
        let (moves, _) = training.progress();
        let spinner = Spinner::new(text::learning(), out.lang);
        let show = |learnt: u64| spinner.say(describe_learning(&pace, moves + learnt, goal));
        show(0);
        let stats =
            training.learn((args.row_every * 1_000_000).min(goal - moves), &pool, &stop, &show);
        drop(spinner);
        writeln!(out, "{}", describe_stats(training.as_ref(), &stats))?;
        out.flush()?;
        rows += 1;
        if rows % SAVED_EVERY == 0 {
            save(&kept, training.as_ref(), None)?;
        }
    }
    save(&kept, training.as_ref(), None)?;
    if stop.load(Ordering::Relaxed) {
        out.say(text::training_stopped(kept.display().to_string()))?;
        return Err(CommandError::Stopped);
    }
    save(file, training.as_ref(), Some(&args.form))?;
    let size = fs::metadata(file).map_or(0, |found| found.len());
    Ok(out.say(text::trained(file.display().to_string(), megabytes(size)))?)
}

/// Writes the header of the learning curve.
fn write_head(out: &mut Out<'_>) -> Result<(), CommandError> {
    let columns = [
        text::slides(),
        text::cpu_seconds(),
        text::slides_per_second(),
        text::games(),
        text::mean_score(),
    ];
    let [slides, cpu, rate, games, mean] = columns.map(|column| column.say(out.lang));
    let reached = text::reached().say(out.lang);
    Ok(writeln!(out, "{slides:>10} {cpu:>9} {rate:>9} {games:>8} {mean:>15}  {reached}")?)
}

/// Returns the file that stores the training.
fn name_training(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".training");
    PathBuf::from(name)
}

/// Starts a training, or continues the stored training if there is one.
fn begin(args: &TrainArgs, kept: &Path, lang: Lang) -> Result<Box<dyn Training>, CommandError> {
    let game = open(&args.game)?;
    let school = find_training(game.as_ref())?;
    if kept.exists() {
        let bytes = file::read_bytes(kept)?;
        let training =
            school.resume(&bytes).map_err(|error| error.within(kept.display().to_string()))?;
        complain(text::going_on(kept.display().to_string()), lang);
        return Ok(training);
    }
    let own = [("tuples", &args.tuples), ("ending", &args.ending)];
    let given = own.iter().filter_map(|(name, text)| Some((*name, text.as_deref()?)));
    let order = TrainingOrder {
        settings: school.settings(&given.collect::<Vec<_>>())?,
        rate: args.rate,
        lambda: args.lambda,
        restart: read_restart(&args.restart)?,
        seed: args.seed,
        base: args.from.as_deref().map(file::read_bytes).transpose()?,
    };
    order.check("--lambda", "--rate")?;
    Ok(school.train(&order).map_err(|error| match &args.from {
        Some(path) => error.within(path.display().to_string()),
        None => error,
    })?)
}

/// Parses the number of slides after which games are restarted from their middle.
fn read_restart(text: &str) -> Result<Option<u64>, TextError> {
    if text == "never" {
        return Ok(None);
    }
    let millions = text.parse::<u64>().ok().filter(|millions| *millions <= 10_000_000);
    let refuse = || TextError::new(text, "--restart", text::a_restart());
    millions.map(|millions| Some(millions * 1_000_000)).ok_or_else(refuse)
}

/// Writes the training or, with a form, the network in this form. The old file stays until the new one is complete.
fn save(path: &Path, training: &dyn Training, form: Option<&str>) -> Result<(), CommandError> {
    damier_catalog::replace_file(path, |out| training.write(form, out))
        .map_err(|error| file::refuse_write(path, &error))
}

/// Returns a row of the learning curve.
fn describe_stats(training: &dyn Training, stats: &TrainingStats) -> String {
    let (moves, cpu) = training.progress();
    let rate = stats.moves as f64 / stats.cpu.as_secs_f64().max(1e-9);
    let error = 1.96 * stats.deviation / (stats.games as f64).max(1.0).sqrt();
    let reached = stats.reached.iter().rev().take(3).rev();
    let reached: Vec<_> =
        reached.map(|(what, share)| format!("{what} {:.1} %", 100.0 * share)).collect();
    format!(
        "{:>8.0} M {:>9.0} {:>7.2} M {:>8} {:>7.0} ± {:<5.0}  {}",
        moves as f64 / 1e6,
        cpu.as_secs_f64(),
        rate / 1e6,
        stats.games,
        stats.mean,
        error,
        reached.join(", "),
    )
}

/// Describes the progress of a training and the time left.
fn describe_learning(pace: &Pace, learnt: u64, goal: u64) -> Message {
    let millions = |slides: u64| Number::ungrouped(slides as f64 / 1e6, 1);
    let (done, all) = (millions(learnt), Number::ungrouped(goal as f64 / 1e6, 0));
    match pace.left(learnt, goal) {
        Some(left) => text::slides_learnt_left(done, all, left),
        None => text::slides_learnt(done, all),
    }
}
