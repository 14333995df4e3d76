//! The games of a run as data: one row for each seat of each game, so that readers need no columns per seat.

use crate::result_table::Field;
use damier_catalog::{Contest, Seat};
use damier_experiments::arena::{Lineup, Record, Store, Termination};
use serde_json::{Value, json};

/// The columns that all runs have. The book describes them with their units (`results.md`).
pub const COLUMNS: [&str; 26] = [
    "event",
    "number",
    "pair",
    "seed",
    "game",
    "rules_version",
    "budget",
    "seat",
    "player",
    "opponent",
    "points",
    "score",
    "ending",
    "loser_seat",
    "fault",
    "fault_ply",
    "fault_message",
    "plies",
    "moves",
    "nodes",
    "cpu_s",
    "game_cpu_s",
    "machine",
    "opening",
    "last",
    "actions",
];

/// The prefix of a fact's column.
const FACT: &str = "fact_";

/// Returns the columns of a run: those that all runs have, and one for each fact of its games, for example `fact_tile`.
#[must_use]
pub fn columns(store: &Store) -> Vec<String> {
    let mut columns: Vec<String> = COLUMNS.iter().map(ToString::to_string).collect();
    for fact in store.lineups().iter().flat_map(|lineup| &lineup.facts) {
        let name = format!("{FACT}{}", fact.name);
        if !columns.contains(&name) {
            columns.push(name);
        }
    }
    columns
}

/// Columns of text in damier's own notation, which submissions cannot influence freely.
const NOTATION: [&str; 4] = ["seed", "opening", "last", "actions"];

/// Converts a value of this column to a field of a table.
#[must_use]
pub fn field(column: &str, value: &Value) -> Field {
    match value {
        Value::Null => Field::Empty,
        Value::String(text) if NOTATION.contains(&column) => Field::Notation(text.clone()),
        Value::String(text) => Field::text(text),
        other => Field::Number(other.to_string()),
    }
}

/// Returns the rows of a game, one for each seat, with a value or `null` for each of these columns, which are those
/// that [`columns`] returns.
#[must_use]
pub fn rows(record: &Record, lineup: &Lineup, columns: &[String]) -> Vec<Vec<Value>> {
    let facts = lineup.facts.iter().map(|fact| format!("{FACT}{}", fact.name));
    let facts: Vec<(String, i64)> = facts.zip(record.facts.iter().copied()).collect();
    let row = |seat: usize| {
        let mut row: Vec<Value> = fixed(record, lineup, seat).into();
        row.extend(columns[COLUMNS.len()..].iter().map(|column| {
            let fact = facts.iter().find(|(name, _)| name == column);
            fact.map_or(Value::Null, |&(_, value)| json!(value))
        }));
        row
    };
    (0..record.seats.len()).map(row).collect()
}

/// Returns the values of [`COLUMNS`].
fn fixed(record: &Record, lineup: &Lineup, seat: usize) -> [Value; COLUMNS.len()] {
    let is_solo = lineup.contest == Contest::Solo;
    let points = record.points(lineup.contest).map(|points| points[if is_solo { 0 } else { seat }]);
    let fault = match &record.termination {
        Termination::Fault { fault, ply, message, .. } => {
            Some((fault.to_string(), *ply, message.to_string()))
        }
        Termination::Finished | Termination::Resigned(_) => None,
    };
    let other = Seat::new(seat).other().index();
    [
        json!(lineup.name),
        json!(record.id),
        json!(record.pair),
        json!(record.seed.to_string()),
        json!(*record.game),
        json!(record.rules_version),
        json!(lineup.budget),
        json!(seat + 1),
        json!(*record.entrants[seat]),
        json!(record.entrants.get(other).filter(|_| !is_solo).map(AsRef::as_ref)),
        json!(points),
        json!(record.scores.get(seat)),
        json!(record.termination.word()),
        json!(record.termination.loser().map(|seat| seat.index() + 1)),
        json!(fault.as_ref().map(|(kind, ..)| kind)),
        json!(fault.as_ref().map(|(_, ply, _)| ply)),
        json!(fault.as_ref().map(|(.., message)| message)),
        json!(record.plies),
        json!(record.moves.get(seat)),
        json!(record.nodes.get(seat)),
        json!(record.cpu.get(seat).map(std::time::Duration::as_secs_f64)),
        json!(record.game_cpu.as_secs_f64()),
        json!(record.machine.as_deref()),
        json!(record.opening),
        json!(record.last),
        json!(record.actions),
    ]
}
