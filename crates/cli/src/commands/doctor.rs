//! `damier doctor`: examines how far this machine can be trusted.

use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::Spinner;
use crate::table::{Align, TextTable};
use crate::text::doctor as text;
use clap::Args;
use damier_experiments::Machine;
use damier_i18n::{Message, Number};
use damier_reports::number::{seconds, whole, whole_percent};
use damier_reports::text::figure;
use serde_json::json;
use std::io::Write;

/// The share of a processor below which the machine is reported as busy, and the spread of CPU times above which these
/// times are reported as unsteady.
const OWN: f64 = 0.9;
const STEADY: f64 = 0.05;

/// Governors that change the speed of the processor during games.
const WAVERING: [&str; 4] = ["powersave", "ondemand", "conservative", "schedutil"];

/// Examine this machine: whether its times can be trusted, and which limits on submissions it enforces
#[derive(Args, Debug)]
pub(crate) struct DoctorArgs {
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

pub(crate) fn doctor(args: &DoctorArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let spinner = Spinner::new(text::examining(), out.lang);
    let machine = Machine::examine();
    drop(spinner);
    if args.format == AnswerFormat::Json {
        return Ok(writeln!(out, "{}", in_json(&machine))?);
    }
    let mut table = TextTable::new(out.lang);
    table.column(text::what(), Align::Left).column(text::found(), Align::Left);
    for (what, found) in findings(&machine) {
        table.row([what, found]);
    }
    table.fit();
    writeln!(out, "{table}\n")?;
    let doubts = doubts(&machine);
    for doubt in &doubts {
        writeln!(out, "- {}", doubt.say(out.lang))?;
    }
    out.say(if doubts.is_empty() { text::trusted() } else { text::with_care() })?;
    Ok(())
}

/// Formats a number of processors, which may be fractional.
fn processors(count: f64) -> Message {
    figure::alone(Number::ungrouped(count, 2))
}

fn findings(machine: &Machine) -> Vec<(Message, Message)> {
    let unknown = || Message::from(text::unknown());
    let load = machine.load.map_or_else(unknown, |load| figure::alone(Number::ungrouped(load, 2)));
    let step = machine.clock_step.map_or_else(unknown, seconds);
    vec![
        (text::threads().into(), figure::alone(whole(machine.threads as u64))),
        (text::load().into(), load),
        (text::governor().into(), machine.governor.clone().map_or_else(unknown, Message::from)),
        (text::clock().into(), step),
        (text::share().into(), figure::percent(whole_percent(machine.share()))),
        (text::spread().into(), figure::percent(whole_percent(machine.spread()))),
        (text::quota().into(), machine.quota.map_or_else(|| text::no_quota().into(), processors)),
        (text::submissions().into(), machine.enforced.clone()),
    ]
}

/// Returns the reasons not to trust times or unconfined submissions on this machine.
fn doubts(machine: &Machine) -> Vec<Message> {
    let mut doubts = Vec::new();
    if machine.share() < OWN || machine.load.is_some_and(|load| load > machine.threads as f64) {
        doubts.push(text::busy().into());
    }
    if machine.spread() > STEADY {
        doubts.push(text::unsteady(whole_percent(machine.spread())));
    }
    if let Some(governor) = &machine.governor
        && WAVERING.contains(&governor.as_str())
    {
        doubts.push(text::wavering(governor));
    }
    if machine.clock_step.is_none() {
        doubts.push(text::no_clock().into());
    }
    if let Some(quota) = machine.quota {
        doubts.push(text::under_quota(Number::ungrouped(quota, 2)));
    }
    if !machine.runs_strangers {
        let refused = machine.enforced.clone();
        doubts.push(if machine.confines { refused } else { text::no_strangers().into() });
    } else if !machine.is_complete {
        doubts.push(text::incomplete().into());
    }
    doubts
}

fn in_json(machine: &Machine) -> serde_json::Value {
    json!({
        "threads": machine.threads,
        "load": machine.load,
        "governor": machine.governor,
        "clock_step_s": machine.clock_step,
        "processor_share": machine.share(),
        "cpu_spread": machine.spread(),
        "cpu_quota": machine.quota,
        "submissions": machine.enforced.to_string(),
        "runs_strangers": machine.runs_strangers,
        "is_complete": machine.is_complete,
    })
}
