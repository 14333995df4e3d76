//! The headline of an event.

use crate::budget::budget_in_words;
use crate::number::{seconds, whole, whole_percent};
use crate::text::results as text;
use damier_catalog::Limits;
use damier_experiments::arena::EventReport;
use damier_i18n::Message;

/// Returns the headline of an event: `name`, then the number of games, the budget and the CPU time.
pub fn headline(name: &str, event: &EventReport) -> Message {
    let budget = Limits::read(&event.budget)
        .map_or_else(|_| Message::from(event.budget.as_str()), budget_in_words);
    let games = match event.scheduled - event.stored.min(event.scheduled) {
        0 => text::games(whole(event.stored)),
        _ => text::games_of(whole(event.stored), whole(event.scheduled)),
    };
    let cpu = seconds(event.cpu);
    match event.cpu_outside {
        Some(share) => text::headline_outside(name, games, budget, cpu, whole_percent(share)),
        None => text::headline(name, games, budget, cpu),
    }
}
