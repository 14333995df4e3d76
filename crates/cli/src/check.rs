//! `damier check`: the entry check of submissions. `damier new bot`: a submission to begin with.

use crate::args::AnswerFormat;
use crate::failure::CommandError;
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
pub(crate) fn check(args: &CheckArgs, out: &mut dyn Write) -> Result<(), CommandError> {
    let hosting = Hosting::new(".", args.trust_submissions);
    let mut all = Vec::new();
    for text in &args.submissions {
        all.extend(submissions_of(text, &hosting)?);
    }
    let mut failed = 0;
    for path in &all {
        let checkup = check_submission(path, &args.game, &args.budget, &hosting)?;
        failed += usize::from(!checkup.has_passed());
        match args.format {
            AnswerFormat::Text => write_text(&checkup, out)?,
            AnswerFormat::Json => {
                let line = serde_json::to_string(&checkup)
                    .map_err(|error| CommandError::Machine(error.to_string()))?;
                writeln!(out, "{line}")?;
            }
        }
        out.flush()?;
    }
    match failed {
        0 => Ok(()),
        _ => Err(CommandError::Input(format!("{failed} of {} fail the check", all.len()))),
    }
}

fn write_text(checkup: &Checkup, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "{} ({})", checkup.name, checkup.path)?;
    let width = checkup.steps.iter().map(|step| step.name.chars().count()).max().unwrap_or(0);
    for CheckStep { name, mark, sentence } in &checkup.steps {
        let mark = match mark {
            Mark::Passed => "ok",
            Mark::Noted => "note",
            Mark::Failed => "FAIL",
        };
        writeln!(out, "  {mark:4}  {name:width$}  {sentence}")?;
    }
    Ok(writeln!(out)?)
}

/// Writes a folder with a bot, and says what to do with it.
pub(crate) fn make(what: &NewWhat, out: &mut dyn Write) -> Result<(), CommandError> {
    let NewWhat::Bot(NewBotArgs { folder, language, game }) = what;
    let (files, build) = new_bot(folder, language, game).map_err(|error| match error {
        workbench::ScaffoldError::Folder(error) => error.into(),
        error => CommandError::Machine(error.to_string()),
    })?;
    let shown = folder.display();
    if let Some(bot) = files.first() {
        writeln!(out, "{}: change this", bot.display())?;
    }
    let path =
        if folder.components().count() > 1 { format!("{shown}") } else { format!("./{shown}") };
    if let Some(build) = build {
        writeln!(out, "build it:  cd {shown} && {build}")?;
    }
    writeln!(out, "check it:  damier check {path}")?;
    Ok(writeln!(out, "let it play:  damier match {game} {path} random --games 100")?)
}
