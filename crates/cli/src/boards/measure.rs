//! The value of the first move and of the seat, over many openings.

use super::show;
use super::walk::{Sight, Walk};
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::number::{estimate, share};
use crate::table::{Align, TextTable};
use std::io::Write;
use workbench::{Advantage, Decider, Judge, Standing};

pub(super) fn measure(
    walk: &Walk<'_>,
    openings: u64,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let mut advantage = Advantage::default();
    let first = walk.args.skip;
    let whole = walk.go(first..first.saturating_add(openings), |opening| {
        advantage.add(opening);
        let done = advantage.openings + advantage.unsolved;
        Ok(Sight::More(format!("{done} of {openings} openings")))
    })?;
    match walk.args.format {
        AnswerFormat::Text => text(walk, &advantage, out)?,
        AnswerFormat::Json => show::json_advantage(walk, &advantage, out)?,
    }
    // What was measured before Ctrl-C is shown all the same.
    if whole { Ok(()) } else { Err(CommandError::Stopped) }
}

fn text(walk: &Walk<'_>, advantage: &Advantage, out: &mut dyn Write) -> Result<(), CommandError> {
    let (game, args) = (walk.survey.game.name(), walk.args);
    let judged = match &walk.survey.judge {
        Judge::Exact(_) => "under best play".to_string(),
        Judge::Player(player) => format!("{player} against itself, {}", args.budget),
    };
    let begun = if advantage.seats().is_some() { ", each begun by either seat" } else { "" };
    let skipped =
        if args.skip > 0 { format!(", from number {}", args.skip) } else { String::new() };
    let openings = advantage.openings;
    writeln!(out, "{game}: {openings} openings{begun}; {judged} (seed {}{skipped})", args.seed)?;
    if advantage.unsolved > 0 {
        let (unsolved, budget) = (advantage.unsolved, &args.budget);
        writeln!(out, "not solved within {budget}, and left out below: {unsolved} openings")?;
    }
    if openings == 0 {
        return Ok(());
    }
    writeln!(out, "\n{}", lay_out_standings(advantage))?;
    if let Some(table) = lay_out_deciders(advantage) {
        writeln!(out, "\n{table}")?;
    }
    Ok(writeln!(out, "\nin brackets or after ±: 95 % intervals over openings")?)
}

fn lay_out_standings(advantage: &Advantage) -> TextTable {
    let columns = [
        ("who", Align::Left),
        ("won %", Align::Right),
        ("drawn %", Align::Right),
        ("lost %", Align::Right),
        ("margin", Align::Right),
    ];
    let mut table = TextTable::new(&columns);
    let mut add = |who: &str, standing: &Standing| {
        let shares = [standing.won(), standing.drawn(), standing.lost()];
        let margin = standing.margin().map_or("-".to_string(), |margin| estimate(&margin));
        let cells = shares.iter().map(share).chain([margin]);
        table.row([who.to_string()].into_iter().chain(cells));
    };
    add("whoever begins", advantage.begins());
    for (seat, standing) in
        ["seat 1", "seat 2"].into_iter().zip(advantage.seats().into_iter().flatten())
    {
        add(seat, standing);
    }
    table
}

fn lay_out_deciders(advantage: &Advantage) -> Option<TextTable> {
    let mut table = TextTable::new(&[("what decides", Align::Left), ("openings %", Align::Right)]);
    for decider in Decider::ALL {
        let what = match decider {
            Decider::FirstMove => "the first move: whoever begins wins",
            Decider::SecondMove => "the second move: whoever begins loses",
            Decider::Board => "the board: one seat wins, whoever begins",
            Decider::Nothing => "nothing: at least one of two games is drawn",
        };
        table.row([what.to_string(), share(&advantage.decides(decider)?)]);
    }
    Some(table)
}
