//! Pairs of games, and matchups of players, as rows of data.

use damier_catalog::Contest;
use damier_experiments::arena::{DuelCell, Error, Report, Standings, Store};
use serde_json::{Value, json};

/// The columns of pairs: the event, the numbers of the pair and of its first game, the player in the first seat of that
/// game, the opponent, and the player's points from 0 to 2.
pub const PAIR_COLUMNS: [&str; 6] = ["event", "pair", "number", "player", "opponent", "points"];

/// The columns of matchups, with a row for each side: counts of pairs by points (0, 1/2, 1, 3/2, 2 of 2) and of games,
/// the mean pair score with its 95 % interval, the share of drawn games, the probability that `player` is the better
/// one (LOS), and its lead in normalised Elo with its interval.
pub const MATCHUP_COLUMNS: [&str; 20] = [
    "event",
    "player",
    "opponent",
    "pairs",
    "pairs_0",
    "pairs_half",
    "pairs_1",
    "pairs_3_halves",
    "pairs_2",
    "won",
    "drawn",
    "lost",
    "score",
    "score_low",
    "score_high",
    "draws",
    "superiority",
    "normalized_elo",
    "normalized_elo_low",
    "normalized_elo_high",
];

/// Passes a row for each complete pair of a run's duels to `add`, with values in the order of [`PAIR_COLUMNS`].
///
/// # Errors
/// The errors of `add`; an unreadable file.
pub fn pair_rows<E: From<Error>>(
    store: &Store,
    mut add: impl FnMut(Vec<Value>) -> Result<(), E>,
) -> Result<(), E> {
    for (event, lineup) in (0u32..).zip(store.lineups()) {
        if lineup.contest != Contest::Duel {
            continue;
        }
        let mut half: Option<(u64, u64, [f64; 2])> = None;
        for record in store.records(event) {
            let record = record?;
            let points = record.points(lineup.contest);
            let first =
                half.take().filter(|&(id, pair, _)| (id + 1, pair) == (record.id, record.pair));
            if let (Some((id, pair, own)), Some(exchanged)) = (first, points) {
                let name = |seat: usize| record.entrants[seat].to_string();
                let sum = own[0] + exchanged[1];
                let (player, opponent) = (name(1), name(0));
                add(vec![
                    json!(lineup.name),
                    json!(pair),
                    json!(id),
                    json!(player),
                    json!(opponent),
                    json!(sum),
                ])?;
            } else if record.id.is_multiple_of(2) {
                half = points.map(|points| (record.id, record.pair, points));
            }
        }
    }
    Ok(())
}

/// Returns the rows of the matchups in a run's duels, without disqualified players. The values are in the order of
/// [`MATCHUP_COLUMNS`].
#[must_use]
pub fn matchup_rows(report: &Report) -> Vec<Vec<Value>> {
    let mut rows = Vec::new();
    for event in &report.events {
        let Standings::Duel(table) = &event.standings else { continue };
        for (row, cells) in table.rows.iter().zip(&table.cells) {
            for (other, cell) in table.rows.iter().zip(cells) {
                let cell = cell.as_ref();
                rows.extend(
                    cell.map(|cell| matchup_row(&event.name, [&row.name, &other.name], cell)),
                );
            }
        }
    }
    rows
}

fn matchup_row(event: &str, [player, opponent]: [&str; 2], cell: &DuelCell) -> Vec<Value> {
    let mut row = vec![json!(event), json!(player), json!(opponent), json!(cell.pairs)];
    row.extend(cell.pentanomial.iter().chain(&cell.games).map(|count| json!(count)));
    let [low, high] = bounds(cell.score.interval);
    row.extend([json!(cell.score.value), low, high, json!(cell.draws), json!(cell.superiority)]);
    let lead = cell.normalized_elo;
    let [low, high] = bounds(lead.and_then(|lead| lead.interval));
    row.extend([json!(lead.map(|lead| lead.value)), low, high]);
    row
}

/// Returns two bounds as values, or `null` if they are unknown.
fn bounds(interval: Option<[f64; 2]>) -> [Value; 2] {
    interval.map_or([Value::Null, Value::Null], |bounds| bounds.map(|bound| json!(bound)))
}
