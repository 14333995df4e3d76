//! The table of an event.

use super::fault::name_fault;
use crate::say::run as say;
use egui::{Align, Grid, Label, Layout, RichText, ScrollArea, Ui, WidgetText};
use words::{Lang, Message, Number, Phrase, count};
use workbench::arena::statistic::Estimate;
use workbench::arena::{DuelRow, EventReport, RoleRow, SoloRow, Standings};
use workbench::{Seat, kept_sentence};

/// The tallest that a table gets before it scrolls, in points.
const TALLEST: f32 = 260.0;

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
    ScrollArea::both().id_salt("table").max_height(TALLEST).show(ui, |ui| {
        match &report.standings {
            Standings::Duel(table) => duel(ui, &table.rows, lang),
            Standings::Solo(table) => solo(ui, &table.rows, lang),
            Standings::Roles(table) => {
                roles(ui, Seat::FIRST, &table.first, lang);
                roles(ui, Seat::SECOND, &table.second, lang);
            }
        }
    });
    for out in &report.disqualified {
        let cause = &out.cause;
        let said =
            say::disqualified(&out.name, kept_sentence(&cause.message), name_fault(&cause.kind));
        ui.label(said.say(lang));
    }
}

fn duel(ui: &mut Ui, rows: &[DuelRow], lang: Lang) {
    let columns = [
        say::player(),
        say::pairs(),
        say::score_percent(),
        say::won(),
        say::drawn(),
        say::lost(),
        say::elo(),
    ];
    grid(ui, "duel", &columns.map(Message::from), lang, |ui| {
        for row in rows {
            let [won, drawn, lost] = row.games.map(|games| count(games, lang));
            let score = format_estimate(&row.score, 100.0, lang);
            let rating = format_estimate(&row.rating, 1.0, lang);
            let pairs = count(row.pairs, lang);
            cells(ui, row.rank, &row.name, [pairs, score, won, drawn, lost, rating]);
        }
    });
}

fn solo(ui: &mut Ui, rows: &[SoloRow], lang: Lang) {
    let number =
        |value: Option<f64>| value.map_or(String::new(), |value| Number::fixed(value, 0).say(lang));
    let columns: [Phrase; 6] =
        [say::player(), say::games(), say::mean_score(), say::median(), say::best(), say::worst()];
    grid(ui, "solo", &columns.map(Message::from), lang, |ui| {
        for row in rows {
            let games = count(row.games, lang);
            let mean = format_estimate(&row.mean, 1.0, lang);
            let [median, best, worst] = [row.median, row.best, row.worst].map(number);
            cells(ui, row.rank, &row.name, [games, mean, median, best, worst]);
        }
    });
}

fn roles(ui: &mut Ui, seat: Seat, rows: &[RoleRow], lang: Lang) {
    let columns = [seat.into(), say::games().into(), say::mean_of_first().into()];
    grid(ui, seat, &columns, lang, |ui| {
        for row in rows {
            let games = count(row.games, lang);
            cells(ui, row.rank, &row.name, [games, format_estimate(&row.mean, 1.0, lang)]);
        }
    });
}

/// Draws a table; its first column, of ranks, has no head.
fn grid(
    ui: &mut Ui,
    name: impl std::hash::Hash + std::fmt::Debug,
    columns: &[Message],
    lang: Lang,
    rows: impl FnOnce(&mut Ui),
) {
    Grid::new(name).striped(true).min_row_height(20.0).spacing([14.0, 6.0]).show(ui, |ui| {
        ui.label("");
        for (index, column) in columns.iter().enumerate() {
            let align = if index == 0 { Align::Min } else { Align::Max };
            let head = RichText::new(column.say(lang)).strong();
            ui.with_layout(Layout::top_down(align), |ui| write(ui, head));
        }
        ui.end_row();
        rows(ui);
    });
}

fn cells<const N: usize>(ui: &mut Ui, rank: usize, name: &str, cells: [String; N]) {
    ui.with_layout(Layout::top_down(Align::Max), |ui| ui.label(format!("{rank}.")));
    write(ui, name);
    for cell in cells {
        ui.with_layout(Layout::top_down(Align::Max), |ui| write(ui, cell));
    }
    ui.end_row();
}

/// Writes on one line: a table that is too wide scrolls.
fn write(ui: &mut Ui, text: impl Into<WidgetText>) {
    ui.add(Label::new(text).extend());
}

/// Says a value with half the width of its interval, as `61.3 ± 2.1`.
fn format_estimate(estimate: &Estimate, factor: f64, lang: Lang) -> String {
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
