//! Measures the games that are not saved yet.

use crate::failure::CommandError;
use crate::progress::{StepProgress, stop_flag};
use crate::saved_losses::SavedLosses;
use crate::threads::make_pool;
use damier_experiments::arena::Record;
use damier_i18n::Lang;
use damier_reports::{GameLosses, LossOrder, measure_games};

/// Measures the games that are not saved yet, and saves each. Returns all of them in order; `None` if Ctrl-C was pressed.
pub(super) fn measure(
    records: &[Record],
    order: LossOrder,
    threads: Option<u16>,
    saved: &mut SavedLosses,
    lang: Lang,
) -> Result<Option<Vec<GameLosses>>, CommandError> {
    let mut found: Vec<Option<GameLosses>> =
        records.iter().map(|record| saved.find(record)).collect();
    let open: Vec<usize> = (0..found.len()).filter(|&index| found[index].is_none()).collect();
    let games: Vec<&Record> = open.iter().map(|&index| &records[index]).collect();
    let progress = StepProgress::games(found.len(), lang);
    let mut known = found.len() - open.len();
    let mut result = Ok(());
    measure_games(&games, order, &make_pool(threads), &stop_flag(), &mut |index, losses| {
        result = saved.add(games[index], &losses);
        found[open[index]] = Some(losses);
        known += 1;
        progress.reach(known);
        result.is_ok()
    })?;
    result?;
    Ok(found.into_iter().collect())
}
