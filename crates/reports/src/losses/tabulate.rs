//! Tables of losses.

use super::kind::LossKind;
use super::totals::{EventLosses, PlayerLosses};
use crate::result_table::{Cell, Column, PLAYER, ResultTable, Row, Section};
use crate::text::{losses as text, results};
use damier_experiments::arena::Estimate;
use damier_i18n::Message;

/// Returns what the players lost as a table: the turns that were measured, then each kind of loss that any player has,
/// per game and per 100 turns.
#[must_use]
pub fn losses_table(losses: &EventLosses) -> ResultTable {
    let mut columns = vec![
        Column::new(PLAYER, results::player(), Section::Names),
        Column::new("turns", text::turns(), Section::Figures),
        Column::new("proven", text::proven(), Section::Figures),
        Column::new("optimal", text::best_moves(), Section::Figures),
    ];
    let kinds = kinds(losses);
    for &kind in &kinds {
        let [game, turns] = ["game", "100 turns"].map(|per| format!("{} lost/{per}", kind.key()));
        let title = text::per_game(kind.name(losses.unit));
        columns.push(Column::new(&game, title, Section::Figures));
        let title = text::per_100(kind.name(losses.unit));
        columns.push(Column::new(&turns, title, Section::Figures));
    }
    let mut table = ResultTable { columns, rows: Vec::new() };
    for player in &losses.players {
        let mut cells = vec![
            Cell::Text(player.player.clone()),
            Cell::Count(player.turns),
            Cell::Share(Estimate { value: proven(player), interval: None }),
            player.optimal.map_or(Cell::Unknown, Cell::Share),
        ];
        for kind in &kinds {
            let rates = kind.rates(player);
            let of = rates.map_or([Cell::Unknown, Cell::Unknown], |rates| {
                let per_game = rates.per_game.map_or(Cell::Unknown, Cell::Mean);
                [per_game, Cell::Mean(rates.per_100_turns)]
            });
            cells.extend(of);
        }
        table.rows.push(Row { name: player.player.clone(), disqualified: None, cells });
    }
    table
}

/// Adds a column to the results of an event for each kind of loss per 100 turns.
pub(crate) fn add_columns(table: &mut ResultTable, losses: &EventLosses) {
    for kind in kinds(losses) {
        let key = format!("{} lost/100 turns", kind.key());
        let title: Message = text::lost_per_100(kind.name(losses.unit));
        table.columns.push(Column::new(&key, title, Section::Figures));
        for row in &mut table.rows {
            let rates = losses.player(&row.name).and_then(|player| kind.rates(player));
            row.cells.push(rates.map_or(Cell::Unknown, |rates| Cell::Mean(rates.per_100_turns)));
        }
    }
}

/// Returns the kinds of losses that any player has.
fn kinds(losses: &EventLosses) -> Vec<LossKind> {
    let is_known = |kind: &LossKind| losses.players.iter().any(|one| kind.rates(one).is_some());
    LossKind::ALL.into_iter().filter(is_known).collect()
}

/// Returns the share of the turns whose values are proven.
fn proven(player: &PlayerLosses) -> f64 {
    player.proven as f64 / player.turns.max(1) as f64
}
