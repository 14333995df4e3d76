//! The table of an event.

use super::columns::RankedTable;
use super::fault::name_fault;
use crate::say::run as say;
use egui::Ui;
use words::{Lang, Message, Number, Phrase, count};
use workbench::arena::statistic::Estimate;
use workbench::arena::{DuelRow, EventReport, RoleRow, SoloRow, Standings};
use workbench::{Seat, kept_sentence};

/// Draws the table of an event, and what is to be said of it.
pub(super) fn show(ui: &mut Ui, report: &EventReport, lang: Lang) {
    let (stored, all) = (report.stored, report.scheduled);
    let budget = match report.budget.as_str() {
        "none" => say::no_budget().into(),
        budget => say::budget(budget),
    };
    let played = match report.void {
        0 => say::played(stored, all, budget),
        void => say::played_but(stored, all, void, budget),
    };
    ui.label(played.say(lang));
    match &report.standings {
        Standings::Duel(table) => duel(&table.rows, lang).show(ui),
        Standings::Solo(table) => solo(&table.rows, lang).show(ui),
        Standings::Roles(table) => {
            roles("first", Seat::FIRST, &table.first, lang).show(ui);
            roles("second", Seat::SECOND, &table.second, lang).show(ui);
        }
    }
    for out in &report.disqualified {
        let cause = &out.cause;
        let said =
            say::disqualified(&out.name, kept_sentence(&cause.message), name_fault(&cause.kind));
        ui.label(said.say(lang));
    }
}

fn heads<const N: usize>(phrases: [Phrase; N], lang: Lang) -> Vec<String> {
    phrases.map(|phrase| phrase.say(lang)).to_vec()
}

fn duel(rows: &[DuelRow], lang: Lang) -> RankedTable {
    let columns = [
        say::player(),
        say::score_percent(),
        say::elo(),
        say::pairs(),
        say::won(),
        say::drawn(),
        say::lost(),
    ];
    let cells = |row: &DuelRow| {
        let [won, drawn, lost] = row.games.map(|games| count(games, lang));
        let score = format_estimate(&row.score, 100.0, lang);
        let rating = format_estimate(&row.rating, 1.0, lang);
        vec![row.name.clone(), score, rating, count(row.pairs, lang), won, drawn, lost]
    };
    RankedTable {
        name: "duel",
        heads: heads(columns, lang),
        rows: rows.iter().map(|row| (row.rank, cells(row))).collect(),
        spared: vec![3, 5, 6, 4, 2],
    }
}

fn solo(rows: &[SoloRow], lang: Lang) -> RankedTable {
    let number =
        |value: Option<f64>| value.map_or(String::new(), |value| Number::fixed(value, 0).say(lang));
    let columns =
        [say::player(), say::mean_score(), say::games(), say::median(), say::best(), say::worst()];
    let cells = |row: &SoloRow| {
        let mean = format_estimate(&row.mean, 1.0, lang);
        let [median, best, worst] = [row.median, row.best, row.worst].map(number);
        vec![row.name.clone(), mean, count(row.games, lang), median, best, worst]
    };
    RankedTable {
        name: "solo",
        heads: heads(columns, lang),
        rows: rows.iter().map(|row| (row.rank, cells(row))).collect(),
        spared: vec![5, 3, 2, 4],
    }
}

fn roles(name: &'static str, seat: Seat, rows: &[RoleRow], lang: Lang) -> RankedTable {
    let heads: [Message; 3] = [seat.into(), say::mean_of_first().into(), say::games().into()];
    let cells = |row: &RoleRow| {
        vec![row.name.clone(), format_estimate(&row.mean, 1.0, lang), count(row.games, lang)]
    };
    RankedTable {
        name,
        heads: heads.map(|head| head.say(lang)).to_vec(),
        rows: rows.iter().map(|row| (row.rank, cells(row))).collect(),
        spared: vec![2],
    }
}

/// Says a value with half the width of its interval, as `61.3 ± 2.1`.
pub(super) fn format_estimate(estimate: &Estimate, factor: f64, lang: Lang) -> String {
    let value = estimate.value * factor;
    match estimate.interval {
        // Nothing limits the lead of a player who won every game.
        Some([low, high]) if high.is_infinite() => format!("> {:.0}", low * factor),
        Some([low, high]) if low.is_infinite() => format!("< {:.0}", high * factor),
        Some([low, high]) => {
            let half = (high - low) / 2.0 * factor;
            let decimals = if half >= 10.0 { 0 } else { 1 };
            let [value, half] = [value, half].map(|number| Number::fixed(number, decimals));
            say::plus_minus(value, half).say(lang)
        }
        None => Number::fixed(value, 1).say(lang),
    }
}
