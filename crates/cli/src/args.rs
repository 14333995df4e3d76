//! Arguments that several commands take.

use clap::{Args, ValueEnum};
use damier_catalog::TextError;
use damier_experiments::Hosting;
use damier_experiments::arena::Spec;
use damier_reports::SheetStyle;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum OutputFormat {
    /// Tables as text
    Text,
    /// One JSON document
    Json,
    /// Comma-separated values
    Csv,
}

/// A form of comma-separated values.
#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum CsvStyle {
    /// Commas between cells and decimal points, for programs
    Plain,
    /// Semicolons between cells, decimal commas and a byte order mark, for Excel in French
    ExcelFr,
}

impl From<CsvStyle> for SheetStyle {
    fn from(style: CsvStyle) -> Self {
        match style {
            CsvStyle::Plain => Self::Plain,
            CsvStyle::ExcelFr => Self::ExcelFr,
        }
    }
}

/// The output format of tables of results.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct TableOptions {
    /// Output format
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    pub(crate) format: OutputFormat,
    /// Form of the CSV output
    #[arg(long, value_enum, value_name = "STYLE", default_value_t = CsvStyle::Plain)]
    pub(crate) csv_style: CsvStyle,
}

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum AnswerFormat {
    /// Boards, sentences and tables as text
    Text,
    /// JSON Lines, one object per answer
    Json,
}

/// A form of progress.
#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum ProgressForm {
    /// A progress bar on a terminal; elsewhere, occasional lines
    Text,
    /// One JSON object per second, for programs
    Json,
    /// No progress, like --quiet
    None,
}

impl RunOptions {
    /// Returns the form in which to show progress.
    pub(crate) fn progress(&self) -> ProgressForm {
        if self.quiet { ProgressForm::None } else { self.progress }
    }
}

/// Options of a run. None of them changes a result.
#[derive(Args, Clone, Debug)]
pub(crate) struct RunOptions {
    /// Threads that play [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) output: TableOptions,
    /// Hide the progress bar
    #[arg(long, short)]
    quiet: bool,
    /// Form of the progress on standard error
    #[arg(long, value_enum, default_value_t = ProgressForm::Text, conflicts_with = "quiet")]
    progress: ProgressForm,
    #[command(flatten)]
    pub(crate) submissions: SubmissionOptions,
}

/// How submissions are run.
#[derive(Args, Clone, Debug)]
pub(crate) struct SubmissionOptions {
    /// The Python that runs submissions, with the packages that they may import: the folder of a virtual environment,
    /// or the program
    #[arg(long, value_name = "VENV")]
    pub(crate) python: Option<PathBuf>,
    /// Run submissions without a sandbox (only for code you trust)
    #[arg(long)]
    pub(crate) trust_submissions: bool,
}

impl SubmissionOptions {
    /// Hosts submissions whose paths start from `folder`. A run names the Python in its spec (see [`Self::named_in`]).
    pub(crate) fn hosting(&self, folder: &Path) -> Hosting {
        Hosting::new(folder, self.trust_submissions).by_this_program()
    }

    /// Hosts submissions whose paths start from the current folder, for a command that has no spec.
    ///
    /// # Errors
    /// If the Python of these options cannot run submissions.
    pub(crate) fn hosting_here(&self) -> Result<Hosting, TextError> {
        let hosting = self.hosting(Path::new("."));
        match &self.python {
            Some(python) => hosting.with_python(python),
            None => Ok(hosting),
        }
    }

    /// Returns a spec that names the Python of these options, so that the run file keeps it. Without the option,
    /// returns the spec unchanged.
    pub(crate) fn named_in(&self, spec: Spec) -> io::Result<Spec> {
        // The option starts from the current folder, and the key from the folder of the spec.
        let named = self.python.as_ref().map(std::path::absolute).transpose()?;
        Ok(Spec { python: named.map(|path| path.display().to_string()).or(spec.python), ..spec })
    }
}

/// The positions to answer, and the format of the answers.
#[derive(Args, Debug)]
pub(crate) struct AskArgs {
    /// The game, for example quarto or quarto:squares
    pub(crate) game: String,
    /// The position, as `state` prints it in `damier play` or as other programs write it: see `damier help positions`
    /// [default: the opening]
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Read one position per line and answer each immediately; stop at the first invalid one
    #[arg(long, conflicts_with = "position")]
    pub(crate) stdin: bool,
    /// Opening book to use instead of the built-in one (see damier lab book); the word `none` for no book
    #[arg(long, value_name = "FILE")]
    pub(crate) book: Option<PathBuf>,
    /// Find only who wins, not by how much (much faster on large boards of Seven Colours)
    #[arg(long)]
    pub(crate) verdict_only: bool,
    /// Threads that search [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}
