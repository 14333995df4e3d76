//! The games whose losses are measured: those of a run file, or games that are played first.

use super::args::RegretArgs;
use super::measure::measure;
use super::show::show;
use crate::args::ProgressForm;
use crate::conduct::{conduct, prepare};
use crate::failure::CommandError;
use crate::out::Out;
use crate::record::check_player;
use crate::saved_losses::SavedLosses;
use crate::threads::default_threads;
use damier_catalog::Limits;
use damier_experiments::arena::{Event, Options, Record, Store};
use damier_experiments::{RunRequest, one_event, open};
use damier_reports::{EventLosses, LossOrder};
use std::path::Path;

/// Measures the games of a run file.
pub(super) fn of_file(
    args: &RegretArgs,
    file: &Path,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let store = Store::open_to_read(file)?;
    for player in &args.players {
        check_player(&store, player, &args.game)?;
    }
    measure_run(args, &store, out)
}

/// Plays games of two players, or games whose positions cannot all be solved, and measures them.
pub(super) fn of_game(args: &RegretArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let budget = Limits::read(&args.budget)?;
    let usual = Event::new(&args.game, args.players.clone());
    let event = Event { games: args.games, budget, ..usual };
    let submissions = &args.submissions;
    let hosting = submissions.hosting(Path::new("."));
    let spec = submissions.named_in(one_event(args.seed, event)?)?;
    let db = args.db.as_deref();
    let prepared = prepare(RunRequest { spec, hosting: &hosting, db, is_shared: false }, out.lang)?;
    let mut store = prepared.open_store()?;
    let threads = args.threads.map_or_else(default_threads, usize::from);
    let options = Options { threads, shard: None };
    let plan = prepared.plan();
    let outcome = conduct(plan, &mut store, &options, None, ProgressForm::Text, out.lang)?;
    if !outcome.is_complete() {
        return Err(CommandError::Stopped);
    }
    prepared.check_unchanged()?;
    measure_run(args, &store, out)
}

/// Measures the games of a run, and shows the losses of each event.
fn measure_run(args: &RegretArgs, store: &Store, out: &mut Out<'_>) -> Result<(), CommandError> {
    let order = LossOrder { limits: Limits::read(&args.per_turn)?, every: args.every };
    let mut saved = SavedLosses::open(args.losses.as_deref(), order)?;
    for (number, lineup) in (0..).zip(store.lineups()) {
        let mut records = store.records(number).collect::<Result<Vec<Record>, _>>()?;
        let all = records.len() as u64;
        records.retain(|record| is_wanted(args, record));
        let Some(games) = measure(&records, order, args.threads, &mut saved, out.lang)? else {
            return Err(CommandError::Stopped);
        };
        let mut losses = EventLosses::new(&lineup.name, open(&lineup.game)?.as_ref(), &games, all);
        let is_named = |name: &String| args.players.is_empty() || args.players.contains(name);
        losses.players.retain(|losses| is_named(&losses.player));
        show(args, lineup, &losses, out)?;
    }
    Ok(())
}

/// Returns true if the command asks about a player of this game; false if not.
fn is_wanted(args: &RegretArgs, record: &Record) -> bool {
    let named = |name: &str| args.players.iter().any(|player| player == name);
    args.players.is_empty() || record.entrants.iter().any(|name| named(name))
}
