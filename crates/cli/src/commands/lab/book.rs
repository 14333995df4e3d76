//! `damier lab book`: solves early positions in advance, so that exact answers are instant.

use crate::failure::CommandError;
use crate::file::{self, Overwrites};
use crate::out::Out;
use crate::powers::list_examples;
use crate::progress::{Spinner, stop_flag};
use crate::text::{answer, other as text};
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{BookWriter, Effort, Limits, Stopwatch, TextError, open};
use damier_i18n::{Lang, Number};
use damier_reports::number::{duration, whole};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

#[derive(Args, Debug)]
#[command(override_usage = "damier lab book [OPTIONS] --out <FILE> <GAME>")]
pub(crate) struct BookArgs {
    /// The game, for example quarto or quarto:squares
    pub(crate) game: String,
    /// The file to write (old form of --out)
    #[arg(hide = true, conflicts_with = "out")]
    file: Option<PathBuf>,
    /// The file to write; FILE.part holds the positions solved so far, with which the same command continues
    #[arg(long, value_name = "FILE", required_unless_present = "file")]
    out: Option<PathBuf>,
    /// Depth of the book: the number of moves from the opening
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(0..=5))]
    pub(crate) moves: u32,
    /// Threads that search [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

impl BookArgs {
    /// Returns the file to write.
    pub(crate) fn target(&self) -> &Path {
        self.out.as_ref().or(self.file.as_ref()).map_or(Path::new(""), PathBuf::as_path)
    }
}

pub(crate) fn book(args: &BookArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let game = open(&args.game)?;
    let Some(mut writer) = game.book(args.moves) else {
        let names = list_examples(|game| game.book(args.moves).is_some());
        return Err(TextError::failed("", answer::book_games(game.name(), names)).into());
    };
    let path = args.target();
    Overwrites::Book.check(path)?;
    let part = name_part(path);
    let mut found = resume(&part, &game.name(), writer.as_mut())?;
    let pool = make_pool(args.threads);
    let effort = Effort { limits: Limits::NONE, stop: Some(stop_flag()), gauge: None, pool: &pool };
    let watch = CountProgress::new(writer.as_ref(), out.lang);
    while writer.progress().1 > 0 {
        let line = effort.extend(writer.as_mut());
        let Some(line) = line.filter(|_| !stop_flag().load(Ordering::Relaxed)) else {
            return Err(CommandError::Stopped);
        };
        writeln!(found, "{line}").map_err(|error| file::refuse_write(&part, &error))?;
        watch.show(writer.as_ref());
    }
    drop(watch);
    Overwrites::Book.write(path, &writer.text())?;
    // The book is complete, so a part that cannot be removed does no harm.
    let _ = fs::remove_file(&part);
    let positions = writer.progress().0;
    let positions = whole(positions as u64);
    Ok(out.say(text::book(path.display().to_string(), positions, game.name()))?)
}

/// Returns the path of the unfinished book.
fn name_part(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// Reads the unfinished book of an earlier command and opens it for appending. Its first line names the game, because
/// positions of two games may look the same.
fn resume(part: &Path, game: &str, writer: &mut dyn BookWriter) -> Result<File, CommandError> {
    let head = format!("part of a damier book of {game}\n");
    let text = if part.exists() { file::read(part)? } else { String::new() };
    // A truncated line is written again.
    let ended = text.rfind('\n').map_or("", |end| &text[..=end]);
    let refuse = |first: &str| TextError::new(first, part.display().to_string(), head.trim_end());
    let lines = match ended.strip_prefix(&head) {
        Some(lines) => lines,
        None if head.starts_with(&text) => "",
        None => return Err(refuse(text.lines().next().unwrap_or_default()).into()),
    };
    let resumed = writer.resume(lines);
    resumed.map_err(|error| error.within(part.display().to_string()))?;
    let whole = format!("{head}{lines}");
    if text != whole {
        fs::write(part, whole).map_err(|error| file::refuse_write(part, &error))?;
    }
    let file = OpenOptions::new().append(true).open(part);
    file.map_err(|error| file::refuse_write(part, &error))
}

/// Shows progress: positions done, rate, time left.
struct CountProgress {
    spinner: Spinner,
    clock: Stopwatch,
    /// Positions known at the start.
    known: usize,
}

impl CountProgress {
    fn new(writer: &dyn BookWriter, lang: Lang) -> Self {
        let (known, left) = writer.progress();
        let spinner = Spinner::new(text::solving(whole(left as u64)), lang);
        Self { spinner, clock: Stopwatch::start(), known }
    }

    fn show(&self, writer: &dyn BookWriter) {
        let (known, left) = writer.progress();
        let seconds = self.clock.elapsed().as_secs_f64();
        let rate = (known - self.known) as f64 / seconds.max(1e-3);
        let rest = Duration::from_secs_f64(left as f64 / rate);
        let (done, all) = (known as u64, (known + left) as u64);
        let rate = Number::ungrouped(rate, 1);
        self.spinner.say(text::solved(done, all, rate, duration(rest)));
    }
}
