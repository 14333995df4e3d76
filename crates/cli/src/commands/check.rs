//! `damier check`: checks submissions. `damier new bot`: creates one to start from.

mod args;
mod challenges;
mod keep;
mod marks;
mod positions;
mod skipped;

use crate::args::AnswerFormat;
use crate::commands::course::{NewCourseArgs, make_course};
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::Spinner;
use crate::text::check as text;
pub(crate) use args::CheckArgs;
use clap::{Args, Subcommand};
use damier_catalog::{Limits, games, shell_word};
use damier_experiments::arena::{CopiedFiles, PlayerChecksums};
use damier_experiments::{
    CheckStep, Checkup, Hosting, Mark, check_submission, new_bot, submission_checksums,
    submissions_of,
};
use damier_i18n::{Lang, Message};
use damier_reports::copied;
use damier_reports::number::whole;
use damier_reports::text::results;
use serde_json::json;
use skipped::write_passed_over;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Create a starter project
#[derive(Args, Debug)]
pub(crate) struct NewArgs {
    /// The kind of project
    #[command(subcommand)]
    what: NewWhat,
}

/// Kinds of project that `damier new` creates.
#[derive(Subcommand, Debug)]
enum NewWhat {
    /// Create a folder with a working bot for you to change
    Bot(NewBotArgs),
    /// Create a folder with the kit of a course: exercise sheet, starter, tests, players to compare with, tournament
    Course(NewCourseArgs),
}

/// The arguments of `damier new bot`.
#[derive(Args, Debug)]
pub(crate) struct NewBotArgs {
    /// The folder to create; its name becomes the bot's name
    folder: PathBuf,
    /// The language: python, c or rust
    #[arg(long, default_value = "python")]
    language: String,
    /// The game that the bot plays
    #[arg(long, default_value = games()[0].name)]
    game: String,
}

/// Checks every submission and reports each as soon as it is done: in full if there is only one, otherwise in one line.
/// Broken ones are listed again at the end.
pub(crate) fn check(args: &CheckArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    if let Some(set) = &args.positions {
        return positions::mark_all(args, set, out);
    }
    let hosting = args.options.hosting_here()?;
    let (mut all, mut passed_over) = (Vec::new(), Vec::new());
    for text in &args.submissions {
        let (found, others) = submissions_of(text, &hosting)?;
        all.extend(found);
        passed_over.extend(others);
    }
    let budget = Limits::read(&args.budget)?;
    hosting.enforced()?;
    let width = all.iter().map(|path| path.chars().count()).max().unwrap_or(0);
    let (mut broken, mut kept) = (Vec::new(), Vec::new());
    for (number, path) in all.iter().enumerate() {
        let (now, of) = (whole(number as u64 + 1), whole(all.len() as u64));
        let spinner = Spinner::new(text::checking(path, now, of), out.lang);
        let checkup = check_submission(path, &args.game, budget, &hosting)?;
        drop(spinner);
        match args.format {
            AnswerFormat::Text if all.len() == 1 => write_all(&checkup, out)?,
            AnswerFormat::Text => write_line(&checkup, width, out)?,
            AnswerFormat::Json => {
                let line = serde_json::to_string(&checkup)
                    .map_err(|error| CommandError::machine(&error))?;
                writeln!(out, "{line}")?;
            }
        }
        out.flush()?;
        kept.extend(checkup.has_passed().then(|| PathBuf::from(path)));
        broken.extend((!checkup.has_passed()).then_some(checkup));
    }
    write_passed_over(&passed_over, args.format, width, out)?;
    if all.is_empty() {
        return Err(CommandError::Input(text::none_to_check().into()));
    }
    write_copies(&all, &hosting, args.format, out)?;
    if let Some(folder) = &args.keep {
        keep_all(&kept, folder, args.format, out)?;
    }
    if broken.is_empty() {
        return Ok(());
    }
    if args.format == AnswerFormat::Text && all.len() > 1 {
        write_causes(&broken, width, out)?;
    }
    let [count, of] = [broken.len(), all.len()].map(|number| whole(number as u64));
    if broken.iter().all(|checkup| checkup.machine_failure.is_some()) {
        return Err(CommandError::Machine(text::not_run_here(count, of)));
    }
    Err(CommandError::Input(text::failed(count, of)))
}

/// Reports submissions whose files are the same, or nearly.
fn write_copies(
    submissions: &[String],
    hosting: &Hosting,
    format: AnswerFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let checksums = submissions.iter().map(|path| submission_checksums(path, hosting));
    let checksums: Vec<PlayerChecksums> = checksums.collect();
    let players = submissions.iter().map(String::as_str).zip(&checksums);
    for copies in CopiedFiles::find(players) {
        match format {
            AnswerFormat::Text => out.say(copied(&copies))?,
            AnswerFormat::Json => writeln!(out, "{}", json!({ "copies": copies }))?,
        }
    }
    Ok(())
}

/// Copies a version of each of these submissions, and prints where.
fn keep_all(
    submissions: &[PathBuf],
    folder: &Path,
    format: AnswerFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    for submission in submissions {
        let version = keep::keep(submission, folder)?;
        let path = version.path.display().to_string();
        if format == AnswerFormat::Text {
            out.say(if version.is_old { text::kept_before(path) } else { text::kept(path) })?;
        }
    }
    Ok(())
}

fn mark(mark: Mark, lang: Lang) -> String {
    let word = match mark {
        Mark::Passed => "passed",
        Mark::Noted => "noted",
        Mark::Failed => "failed",
    };
    text::mark(word).say(lang)
}

/// Returns the name of a step to show; a game's step has the game's name.
fn step_name(step: &CheckStep, lang: Lang) -> String {
    let known = STARTING.into_iter().find(|known| *known == step.name);
    text::step(known.unwrap_or_default(), &step.name).say(lang)
}

/// Steps before a game is played.
const STARTING: [&str; 3] = ["found", "starts", "ends"];

/// Returns the sentence about a failed step.
fn cause(step: &CheckStep) -> Message {
    let sentence = step.sentence.clone();
    match step.name.as_str() {
        "found" => text::cannot_run(sentence),
        "starts" => text::does_not_start(sentence),
        game => text::cause(game, sentence),
    }
}

/// Writes all findings about a submission.
fn write_all(checkup: &Checkup, out: &mut Out<'_>) -> Result<(), CommandError> {
    writeln!(out, "{} ({})", checkup.name, checkup.path)?;
    let names: Vec<String> = checkup.steps.iter().map(|step| step_name(step, out.lang)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (step, name) in checkup.steps.iter().zip(names) {
        let mark = mark(step.mark, out.lang);
        match step.mark {
            Mark::Failed => writeln!(out, "  {mark:4}  {}", cause(step).say(out.lang))?,
            Mark::Passed | Mark::Noted => {
                let sentence = step.sentence.say(out.lang);
                writeln!(out, "  {mark:4}  {name:width$}  {sentence}")?;
            }
        }
        out.quote(results::last_lines(), &step.log)?;
    }
    if !checkup.unplayed.is_empty() {
        let unplayed = text::unplayed(checkup.unplayed.join(", ")).say(out.lang);
        writeln!(out, "  {:4}  {unplayed}", mark(Mark::Noted, out.lang))?;
    }
    Ok(writeln!(out)?)
}

/// Writes the findings about a submission on one line.
fn write_line(checkup: &Checkup, width: usize, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (passed, path) = (checkup.has_passed(), &checkup.path);
    let worst = if passed { Mark::Passed } else { Mark::Failed };
    let games: Vec<&str> = checkup
        .steps
        .iter()
        .filter(|step| step.mark == Mark::Passed && !STARTING.contains(&step.name.as_str()))
        .map(|step| step.name.as_str())
        .collect();
    let what = match (passed, games.is_empty()) {
        (false, _) => String::new(),
        (true, true) => text::plays_nothing().say(out.lang),
        (true, false) => text::plays(games.join(", ")).say(out.lang),
    };
    let line = format!("{:4}  {path:width$}  {what}", mark(worst, out.lang));
    Ok(writeln!(out, "{}", line.trim_end())?)
}

/// Writes why each broken submission is broken, one line each.
fn write_causes(broken: &[Checkup], width: usize, out: &mut Out<'_>) -> Result<(), CommandError> {
    writeln!(out)?;
    for checkup in broken {
        let failed = checkup.steps.iter().find(|step| step.mark == Mark::Failed);
        let Some(step) = failed else { continue };
        let (path, mark) = (&checkup.path, mark(step.mark, out.lang));
        writeln!(out, "{mark:4}  {path:width$}  {}", cause(step).say(out.lang))?;
    }
    Ok(())
}

/// Creates the requested project.
pub(crate) fn make(args: &NewArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    match &args.what {
        NewWhat::Bot(args) => make_bot(args, out),
        NewWhat::Course(args) => make_course(args, out),
    }
}

/// Writes a folder with a bot, and prints the next steps.
fn make_bot(args: &NewBotArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let NewBotArgs { folder, language, game } = args;
    let (files, build) = new_bot(folder, language, game, out.lang)?;
    let shown = folder.display().to_string();
    if let Some(bot) = files.first() {
        out.say(text::change(bot.display().to_string()))?;
    }
    let path = if folder.components().count() > 1 { shown.clone() } else { format!("./{shown}") };
    let path = shell_word(&path);
    if let Some(build) = build {
        out.say(text::build(shell_word(&shown), build))?;
    }
    out.say(text::check(&path))?;
    Ok(out.say(text::play(game, path))?)
}
