//! The table of an event.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Ui};
use workbench::arena::statistic::Estimate;
use workbench::arena::{DuelRow, EventReport, RoleRow, SoloRow, Standings};

/// The tallest that a table gets before it scrolls, in points.
const TALLEST: f32 = 260.0;

/// Draws the table of an event, and what is to be said of it.
pub(super) fn show(ui: &mut Ui, report: &EventReport) {
    let void = if report.void > 0 { format!(", {} void", report.void) } else { String::new() };
    let (stored, all) = (report.stored, report.scheduled);
    ui.label(format!("{stored} of {all} games played{void}; budget {}", report.budget));
    ScrollArea::both().id_salt("table").max_height(TALLEST).show(ui, |ui| {
        match &report.standings {
            Standings::Duel(table) => duel(ui, &table.rows),
            Standings::Solo(table) => solo(ui, &table.rows),
            Standings::Roles(table) => {
                roles(ui, "seat 1", &table.first);
                roles(ui, "seat 2", &table.second);
            }
        }
    });
    for out in &report.disqualified {
        let cause = &out.cause;
        ui.label(format!("{} is disqualified: {} ({})", out.name, cause.message, cause.kind));
    }
}

fn duel(ui: &mut Ui, rows: &[DuelRow]) {
    grid(ui, "duel", &["", "player", "pairs", "score %", "won", "drawn", "lost", "Elo"], |ui| {
        for row in rows {
            let [won, drawn, lost] = row.games;
            cells(
                ui,
                row.rank,
                &row.name,
                [
                    row.pairs.to_string(),
                    format_estimate(&row.score, 100.0),
                    won.to_string(),
                    drawn.to_string(),
                    lost.to_string(),
                    format_estimate(&row.rating, 1.0),
                ],
            );
        }
    });
}

fn solo(ui: &mut Ui, rows: &[SoloRow]) {
    let number = |value: Option<f64>| value.map_or(String::new(), |value| format!("{value:.0}"));
    grid(ui, "solo", &["", "player", "games", "mean score", "median", "best", "worst"], |ui| {
        for row in rows {
            cells(
                ui,
                row.rank,
                &row.name,
                [
                    row.games.to_string(),
                    format_estimate(&row.mean, 1.0),
                    number(row.median),
                    number(row.best),
                    number(row.worst),
                ],
            );
        }
    });
}

fn roles(ui: &mut Ui, seat: &str, rows: &[RoleRow]) {
    grid(ui, seat, &["", seat, "games", "mean score of seat 1"], |ui| {
        for row in rows {
            cells(
                ui,
                row.rank,
                &row.name,
                [row.games.to_string(), format_estimate(&row.mean, 1.0)],
            );
        }
    });
}

fn grid(ui: &mut Ui, name: &str, columns: &[&str], rows: impl FnOnce(&mut Ui)) {
    Grid::new(name).striped(true).spacing([14.0, 4.0]).show(ui, |ui| {
        for (index, column) in columns.iter().enumerate() {
            let align = if index == 1 { Align::Min } else { Align::Max };
            ui.with_layout(Layout::top_down(align), |ui| ui.label(RichText::new(*column).strong()));
        }
        ui.end_row();
        rows(ui);
    });
}

fn cells<const N: usize>(ui: &mut Ui, rank: usize, name: &str, cells: [String; N]) {
    ui.with_layout(Layout::top_down(Align::Max), |ui| ui.label(format!("{rank}.")));
    ui.label(name);
    for cell in cells {
        ui.with_layout(Layout::top_down(Align::Max), |ui| ui.label(cell));
    }
    ui.end_row();
}

/// Formats a value with half the width of its interval, as `61.3 ± 2.1`.
fn format_estimate(estimate: &Estimate, factor: f64) -> String {
    let value = estimate.value * factor;
    match estimate.interval {
        // Nothing limits the lead of a player who won every game.
        Some([low, high]) if high.is_infinite() => format!("> {:.0}", low * factor),
        Some([low, high]) if low.is_infinite() => format!("< {:.0}", high * factor),
        Some([low, high]) => {
            let half = (high - low) / 2.0 * factor;
            let decimals = if half >= 10.0 { 0 } else { 1 };
            format!("{value:.decimals$} ± {half:.decimals$}")
        }
        None => format!("{value:.1}"),
    }
}
