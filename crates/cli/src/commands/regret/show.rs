//! Shows what players lost.

use super::args::RegretArgs;
use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::results::{write_costliest, write_table};
use crate::table::{Align, TextTable};
use crate::text::other as text;
use damier_experiments::arena::{Estimate, Lineup};
use damier_i18n::Message;
use damier_reports::number::{estimate, whole};
use damier_reports::text::{losses as losses_text, results};
use damier_reports::{EventLosses, LossKind, PlayerLosses, losses_table};
use serde::Serialize;
use std::io::Write;

/// A player's losses as JSON.
#[derive(Serialize)]
struct Object<'a> {
    event: &'a str,
    game: &'a str,
    budget: &'a str,
    per_turn: &'a str,
    unit: &'a str,
    #[serde(flatten)]
    losses: &'a PlayerLosses,
}

/// Shows the losses in the games of an event.
pub(super) fn show(
    args: &RegretArgs,
    lineup: &Lineup,
    losses: &EventLosses,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    if args.format == AnswerFormat::Json {
        for player in &losses.players {
            let (event, game, budget) = (&lineup.name, &lineup.game, &lineup.budget);
            let (per_turn, unit, losses) = (&args.per_turn, losses.unit, player);
            json_line(&Object { event, game, budget, per_turn, unit, losses }, out)?;
        }
        return Ok(());
    }
    out.say(text::losses_head(&lineup.name, whole(losses.games), &args.per_turn))?;
    writeln!(out)?;
    write_table(&losses_table(losses), out)?;
    writeln!(out, "\n{}\n", quarters_table(losses, out))?;
    write_costliest(losses, out)?;
    Ok(out.say(losses_text::explained())?)
}

/// Writes the losses of each player by the quarter of the game in which they were made.
fn quarters_table(losses: &EventLosses, out: &Out<'_>) -> String {
    let mut table = TextTable::new(out.lang);
    table.column(results::player(), Align::Left).column(text::by_quarter(), Align::Left);
    for quarter in ["first", "second", "third", "last"] {
        table.column(text::quarter(quarter), Align::Right);
    }
    for player in &losses.players {
        for kind in LossKind::ALL {
            let Some(rates) = kind.rates(player) else { continue };
            let quarters = rates.by_quarter.map(|lost| match lost {
                Some(lost) => estimate(&Estimate { value: lost, interval: None }),
                None => Message::default(),
            });
            let head = [player.player.clone().into(), kind.name(losses.unit)];
            table.row(head.into_iter().chain(quarters));
        }
    }
    table.folded(2)
}
