//! `damier lab prove`: proves whether a tile can be forced in adversarial 2048.

use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::text::other as text;
use crate::threads::make_pool;
use clap::{Args, ValueEnum};
use damier_catalog::{
    Effort, Finding, Limits, ProofMethod, ProofStanding, Stopwatch, TextError, open,
};
use damier_experiments::{proof, settle};
use damier_i18n::{Lang, Message, Number};
use damier_reports::number::{duration, whole};
use serde::Serialize;
use std::sync::atomic::Ordering;
use std::time::Duration;

#[derive(Args, Debug)]
pub(crate) struct ProveArgs {
    /// The game: 2048 on a board up to 4x4, with spawner=adversary
    pub(crate) game: String,
    /// The tile that seat 1 must make: 4, 8, 16 … 2048
    #[arg(long, value_name = "TILE")]
    pub(crate) tile: u64,
    /// The position [default: the opening, whose start tiles seat 2 places]
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// The method of proof
    #[arg(long, value_enum, default_value_t = MethodName::Auto)]
    pub(crate) method: MethodName,
    /// Memory for the search, for example 512MB or 2GB
    #[arg(long, value_name = "SIZE", default_value = "1GB")]
    pub(crate) memory: String,
    /// Budget: none, 10s/move, 1000000nodes, …
    #[arg(long, default_value = "none")]
    pub(crate) budget: String,
    /// Threads for a sweep [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
pub(crate) enum MethodName {
    /// The sweep if that takes only minutes, otherwise the search
    Auto,
    /// Solve all boards, in descending order of their tile sum (on boards of at most 12 cells)
    Sweep,
    /// Proof-number search
    Search,
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<&'a str>,
    tile: u64,
    verdict: &'static str,
    method: &'static str,
    boards: u64,
}

pub(crate) fn prove(args: &ProveArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let limits = Limits::read(&args.budget)?;
    let memory = read_size(&args.memory)?;
    let method = match args.method {
        MethodName::Auto => ProofMethod::Auto,
        MethodName::Sweep => ProofMethod::Sweep,
        MethodName::Search => ProofMethod::Search,
    };
    let game = open(&args.game)?.name();
    let mut proof = proof(&game, args.position.as_deref(), args.tile, method, memory)?;
    let mut progress = Progress::new(out.lang);
    let pool = make_pool(args.threads);
    let effort = Effort { limits, stop: Some(stop_flag()), gauge: None, pool: &pool };
    let found = settle(proof.as_mut(), &effort, &mut |standing| progress.show(standing));
    drop(progress);
    let boards = proof.positions();
    match args.format {
        AnswerFormat::Text => {
            let sentence = describe(found, args.tile, args.position.is_some());
            out.say(text::proof(game, sentence, whole(boards)))?;
        }
        AnswerFormat::Json => {
            let verdict = match found {
                Some(Finding::Forced) => "forced",
                Some(Finding::Prevented) => "prevented",
                None => "open",
            };
            let method = if proof.method() == ProofMethod::Sweep { "sweep" } else { "search" };
            let position = args.position.as_deref();
            let answer = Answer { game: &game, position, tile: args.tile, verdict, method, boards };
            json_line(&answer, out)?;
        }
    }
    let is_stopped = found.is_none() && stop_flag().load(Ordering::Relaxed);
    if is_stopped { Err(CommandError::Stopped) } else { Ok(()) }
}

/// Describes the outcome. `is_here` is true if the question was about a position rather than the opening.
fn describe(found: Option<Finding>, tile: u64, is_here: bool) -> Message {
    let tile = tile.to_string();
    match (found, is_here) {
        (Some(Finding::Forced), false) => text::forces(tile),
        (Some(Finding::Forced), true) => text::forces_here(tile),
        (Some(Finding::Prevented), false) => text::prevents(tile),
        (Some(Finding::Prevented), true) => text::prevents_here(tile),
        (None, false) => text::unsettled(tile),
        (None, true) => text::unsettled_here(tile),
    }
}

/// Shows the progress of a proof.
struct Progress {
    spinner: Spinner,
    watch: Stopwatch,
}

impl Progress {
    fn new(lang: Lang) -> Self {
        Self { spinner: Spinner::new(text::proving(), lang), watch: Stopwatch::start() }
    }

    fn show(&mut self, standing: ProofStanding) {
        let elapsed = self.watch.elapsed().as_secs_f64().max(1e-3);
        self.spinner.say(match standing {
            ProofStanding::Sweep { boards, total } => {
                let rate = boards as f64 / elapsed;
                let left = total.saturating_sub(boards) as f64 / rate.max(1.0);
                let left = duration(Duration::from_secs_f64(left));
                text::sweep(boards, total, rate as u64, left)
            }
            ProofStanding::Search { nodes, to_force, to_prevent, fullness } => text::proof_search(
                nodes,
                (nodes as f64 / elapsed) as u64,
                to_force.to_string(),
                to_prevent.to_string(),
                Number::ungrouped(100.0 * fullness, 0),
            ),
        });
    }
}

/// Reads a size such as `512MB` or `2GB`, in powers of ten, from 1 MB to 1 TB.
fn read_size(text: &str) -> Result<u64, TextError> {
    let upper = text.trim().to_ascii_uppercase();
    let units = [("MB", 1_000_000), ("GB", 1_000_000_000)];
    let read = |&(unit, bytes): &(&str, u64)| {
        let number: u64 = upper.strip_suffix(unit)?.trim().parse().ok()?;
        number.checked_mul(bytes).filter(|size| (1_000_000..=1_000_000_000_000).contains(size))
    };
    let size = units.iter().find_map(read);
    size.ok_or_else(|| TextError::new(text, text::place_memory(), text::a_size()))
}
