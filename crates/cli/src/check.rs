//! `damier check`: the entry check of submissions. `damier new bot`: a submission to begin with.

use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::number::whole;
use crate::out::Out;
use crate::say::check as say;
use clap::{Args, Subcommand};
use std::io::Write;
use std::path::PathBuf;
use workbench::{
    CheckStep, Checkup, Hosting, Mark, check_submission, games, new_bot, submissions_of,
};

/// The arguments of `damier check`.
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Submissions: folders with submission.toml or bot.py, .py or .so files, programs; FOLDER/* for all
    /// in a folder
    #[arg(required = true)]
    submissions: Vec<String>,
    /// The games to test, as 2048 or filler:30x30 [default: the games that the submission declares]
    #[arg(long)]
    game: Vec<String>,
    /// Budget per game
    #[arg(long, default_value = "fast")]
    budget: String,
    /// Run submissions without a sandbox (only for code you trust)
    #[arg(long)]
    trust_submissions: bool,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    format: AnswerFormat,
}

/// The kinds of project that `damier new` makes.
#[derive(Subcommand, Debug)]
pub(crate) enum NewWhat {
    /// Create a folder with a working bot, for you to change
    Bot(NewBotArgs),
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

/// Checks every submission and says what was found of each as soon as it is.
pub(crate) fn check(args: &CheckArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let hosting = Hosting::new(".", args.trust_submissions);
    let mut all = Vec::new();
    for text in &args.submissions {
        all.extend(submissions_of(text, &hosting)?);
    }
    let mut failed = 0;
    for path in &all {
        let checkup = check_submission(path, &args.game, &args.budget, &hosting)?;
        failed += u64::from(!checkup.has_passed());
        match args.format {
            AnswerFormat::Text => write_text(&checkup, out)?,
            AnswerFormat::Json => {
                let line = serde_json::to_string(&checkup)
                    .map_err(|error| CommandError::machine(&error))?;
                writeln!(out, "{line}")?;
            }
        }
        out.flush()?;
    }
    match failed {
        0 => Ok(()),
        _ => Err(CommandError::Input(say::failed(whole(failed), whole(all.len() as u64)))),
    }
}

fn write_text(checkup: &Checkup, out: &mut Out<'_>) -> Result<(), CommandError> {
    writeln!(out, "{} ({})", checkup.name, checkup.path)?;
    let name_of = |step: &CheckStep| {
        let known = ["found", "starts", "ends"].into_iter().find(|known| *known == step.name);
        say::step(known.unwrap_or_default(), &step.name).say(out.lang)
    };
    let names: Vec<String> = checkup.steps.iter().map(name_of).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (CheckStep { mark, sentence, .. }, name) in checkup.steps.iter().zip(names) {
        let mark = say::mark(match mark {
            Mark::Passed => "passed",
            Mark::Noted => "noted",
            Mark::Failed => "failed",
        });
        let mark = mark.say(out.lang);
        writeln!(out, "  {mark:4}  {name:width$}  {}", sentence.say(out.lang))?;
    }
    Ok(writeln!(out)?)
}

/// Writes a folder with a bot, and says what to do with it.
pub(crate) fn make(what: &NewWhat, out: &mut Out<'_>) -> Result<(), CommandError> {
    let NewWhat::Bot(NewBotArgs { folder, language, game }) = what;
    let (files, build) =
        new_bot(folder, language, game, out.lang).map_err(|error| match error {
            workbench::ScaffoldError::Folder(error) => error.into(),
            error @ workbench::ScaffoldError::Unwritten { .. } => {
                CommandError::Machine(error.message())
            }
        })?;
    let shown = folder.display().to_string();
    if let Some(bot) = files.first() {
        out.say(say::change(bot.display().to_string()))?;
    }
    let path = if folder.components().count() > 1 { shown.clone() } else { format!("./{shown}") };
    if let Some(build) = build {
        out.say(say::build(shown, build))?;
    }
    out.say(say::check(&path))?;
    Ok(out.say(say::play(game, path))?)
}
