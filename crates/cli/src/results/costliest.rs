//! The moves that lost most.

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::other as text;
use damier_reports::{EventLosses, lost_in_words};
use std::io::Write;

/// Writes the moves of each player that lost most.
pub(crate) fn write_costliest(losses: &EventLosses, out: &mut Out<'_>) -> Result<(), CommandError> {
    for player in losses.players.iter().filter(|player| !player.costliest.is_empty()) {
        out.say(text::costliest_moves(&player.player))?;
        for turn in &player.costliest {
            let place = format!("{}/{}", losses.event, turn.game);
            let slip = turn.turn.slip.clone().unwrap_or_default();
            let lost = lost_in_words(turn, losses.unit);
            out.say_within(text::costly(place, slip.position, slip.action, slip.best, lost))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
