//! The value of the first move and of the seat, over many openings.

use super::show;
use super::walk::{OpeningWalk, WalkControl};
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::boards as text;
use damier_catalog::Seat;
use damier_experiments::{Advantage, Decider, Judge, SideResults};
use damier_i18n::{Lang, Message};
use damier_reports::number::{self, estimate, share};
use std::io::Write;

pub(super) fn measure(
    walk: &OpeningWalk<'_>,
    openings: u64,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let mut advantage = Advantage::default();
    let first = walk.args.skip;
    let whole = walk.go(first..first.saturating_add(openings), |opening| {
        advantage.add(opening);
        let done = advantage.openings + advantage.unsolved;
        Ok(WalkControl::More(text::measured(number::whole(done), number::whole(openings))))
    })?;
    match walk.args.format {
        AnswerFormat::Text => text(walk, &advantage, out)?,
        AnswerFormat::Json => show::json_advantage(walk, &advantage, out)?,
    }
    // Results measured before Ctrl-C are still shown.
    if whole { Ok(()) } else { Err(CommandError::Stopped) }
}

fn text(
    walk: &OpeningWalk<'_>,
    advantage: &Advantage,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let (game, args) = (walk.survey.game.name(), walk.args);
    let judged = match &walk.survey.judge {
        Judge::Exact(_) => text::best_play().into(),
        Judge::Player(player) => text::against_itself(player, &args.budget),
    };
    let openings = number::whole(advantage.openings);
    let begun = if advantage.seats().is_some() { text::openings_by_both } else { text::openings };
    let (begun, seed) = (begun(openings), args.seed.to_string());
    out.say(match args.skip {
        0 => text::head(game, begun, judged, seed),
        skipped => text::head_from(game, begun, judged, seed, skipped.to_string()),
    })?;
    if advantage.unsolved > 0 {
        out.say(text::unsolved(&args.budget, number::whole(advantage.unsolved)))?;
    }
    if advantage.openings == 0 {
        return Ok(());
    }
    writeln!(out, "\n{}", lay_out_standings(advantage, out.lang))?;
    if let Some(table) = lay_out_deciders(advantage, out.lang) {
        writeln!(out, "\n{table}")?;
    }
    writeln!(out)?;
    Ok(out.say(text::intervals())?)
}

fn lay_out_standings(advantage: &Advantage, lang: Lang) -> TextTable {
    let mut table = TextTable::new(lang);
    table.column(text::who(), Align::Left).column(text::won(), Align::Right);
    table.column(text::drawn(), Align::Right).column(text::lost(), Align::Right);
    table.column(text::margin(), Align::Right);
    let mut add = |who: Message, standing: &SideResults| {
        let shares = [standing.won(), standing.drawn(), standing.lost()];
        let margin = standing.margin().map_or_else(|| "-".into(), |margin| estimate(&margin));
        let cells = shares.iter().map(share).chain([margin]);
        table.row([who].into_iter().chain(cells));
    };
    add(text::beginner().into(), advantage.begins());
    for (index, standing) in advantage.seats().into_iter().flatten().enumerate() {
        add(Seat::new(index).report_name(), standing);
    }
    table
}

fn lay_out_deciders(advantage: &Advantage, lang: Lang) -> Option<TextTable> {
    let mut table = TextTable::new(lang);
    table.column(text::what_decides(), Align::Left).column(text::openings_percent(), Align::Right);
    for decider in Decider::ALL {
        let what = match decider {
            Decider::FirstMove => text::first_move(),
            Decider::SecondMove => text::second_move(),
            Decider::Board => text::board(),
            Decider::Nothing => text::nothing(),
        };
        table.row([Message::from(what), share(&advantage.decides(decider)?)]);
    }
    Some(table)
}
