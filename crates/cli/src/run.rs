//! `damier run`, `damier match`, `damier merge`.

use crate::args::{Format, MatchArgs, MergeArgs, RunArgs, RunOptions};
use crate::failure::Failure;
use crate::progress::{Bar, stop_flag};
use crate::report::{self, Source};
use crate::{complain, file, seed};
use std::io::Write;
use std::path::{Path, PathBuf};
use workbench::arena::{
    self, Error, Event, Options, Plan, RunOutcome, Spec, Store, TournamentFormat,
};
use workbench::{Hosting, Limits, TextError, invite, is_outside, one_event, referees};

pub(crate) fn run(args: &RunArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let in_file = |error: Error| Failure::Input(format!("{}: {error}", args.spec.display()));
    let text = file::read(&args.spec)?;
    let spec = Spec::read(&text).map_err(in_file)?;
    // Paths in a spec start from its folder, wherever it is run.
    let folder = args.spec.parent().filter(|folder| !folder.as_os_str().is_empty());
    let hosting = Hosting::new(folder.unwrap_or(Path::new(".")), args.options.trust_submissions);
    let spec = invited(&spec, &hosting).map_err(in_file)?;
    let options = Options { shard: shard(args.shard.as_deref())?, ..options(&args.options) };
    let db = args.db.clone().unwrap_or_else(|| default_db(&args.spec, options.shard));
    let told = Spec::seed_told(&text);
    let spec = seed::settle(spec, told, Some(&db), options.shard.is_some())?;
    let referees = referees(&spec, &hosting).map_err(in_file)?;
    let plan = arena::check(spec, referees).map_err(in_file)?;
    let mut store = open_store(&db, plan.spec())?;
    tell_hosting(&mut store, &hosting)?;
    let outcome = conduct(&plan, &mut store, &options, args.options.quiet)?;
    finish(&store, Some(&db), outcome, args.options.format, out)
}

pub(crate) fn play_match(args: &MatchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let format =
        if args.gauntlet { TournamentFormat::Gauntlet } else { TournamentFormat::RoundRobin };
    let openings = openings(args.openings.as_deref())?;
    let usual = if openings.is_empty() { 100 } else { 2 * openings.len() as u64 };
    let games = args.games.unwrap_or(usual);
    if !openings.is_empty() && games > usual {
        complain(&format!(
            "{games} games on {} openings: intervals count games on the same opening as if they were on \
             different ones",
            openings.len()
        ));
    }
    let event = Event {
        name: args.game.clone(),
        game: args.game.clone(),
        players: args.players.clone(),
        format,
        games,
        budget: Limits::read(&args.budget)?.to_string(),
        openings,
    };
    let hosting = Hosting::new(".", args.options.trust_submissions);
    let spec = invited(&one_event(args.seed.unwrap_or_default(), event)?, &hosting)?;
    let spec = seed::settle(spec, args.seed, args.db.as_deref(), false)?;
    let referees = referees(&spec, &hosting)?;
    let plan = arena::check(spec, referees)?;
    let mut store = match &args.db {
        Some(db) => open_store(db, plan.spec())?,
        None => Store::in_memory(plan.spec())?,
    };
    tell_hosting(&mut store, &hosting)?;
    let outcome = conduct(&plan, &mut store, &options(&args.options), args.options.quiet)?;
    finish(&store, args.db.as_deref(), outcome, args.options.format, out)
}

/// The spec with the submissions that its patterns stand for.
fn invited(spec: &Spec, hosting: &Hosting) -> Result<Spec, Error> {
    let (spec, passed_over) = invite(spec, hosting)?;
    for (path, why) in passed_over {
        // A name may hold anything, also what would move a terminal's cursor.
        complain(&format!("{:?}: passed over: {why}", path.display().to_string()));
    }
    Ok(spec)
}

/// Keeps with a run that has submissions what was enforced of them.
fn tell_hosting(store: &mut Store, hosting: &Hosting) -> Result<(), Failure> {
    let players = store.spec().events.iter().flat_map(|event| &event.players);
    if players.clone().any(|player| is_outside(player)) {
        store.tell_hosting(&hosting.enforced())?;
    }
    Ok(())
}

/// The positions of a file, one on each line that is not blank.
fn openings(path: Option<&Path>) -> Result<Vec<String>, Failure> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let text = file::read(path)?;
    let lines: Vec<String> =
        text.lines().map(str::trim).filter(|line| !line.is_empty()).map(String::from).collect();
    if lines.is_empty() {
        return Err(TextError::new("", path.display(), "at least one position").into());
    }
    Ok(lines)
}

pub(crate) fn merge(args: &MergeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let shards: Vec<Store> =
        args.shards.iter().map(|path| Store::open_to_read(path)).collect::<Result<_, _>>()?;
    let Some(first) = shards.first() else {
        return Err(TextError::new("", "shards", "at least one run file").into());
    };
    let mut merged = Store::create(&args.out, first.spec())?;
    let taken = shards.iter().try_fold(0, |sum, shard| Ok(sum + merged.merge_from(shard)?));
    match taken {
        Ok(games) => {
            let scheduled: u64 = merged.lineups().iter().map(|lineup| lineup.scheduled).sum();
            writeln!(out, "{games} of {scheduled} games merged into {}", args.out.display())?;
            if games < scheduled {
                writeln!(out, "{} games are in none of these files", scheduled - games)?;
            }
            Ok(())
        }
        Err(error) => {
            drop(merged);
            remove(&args.out);
            let error: Error = error;
            Err(error.into())
        }
    }
}

/// Plays what is left of a run, showing progress.
pub(crate) fn conduct(
    plan: &Plan,
    store: &mut Store,
    options: &Options,
    quiet: bool,
) -> Result<RunOutcome, Failure> {
    let mut bar = Bar::new(quiet);
    let stop = stop_flag();
    let outcome = arena::run(plan, store, options, &stop, &mut |progress| bar.show(progress));
    bar.finish();
    outcome.map_err(|error| match error {
        Error::Text(error) => error.into(),
        Error::File { .. } | Error::Host { .. } => Failure::Machine(error.to_string()),
    })
}

/// One thread per processor.
pub(crate) fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn options(typed: &RunOptions) -> Options {
    Options { threads: typed.threads.map_or_else(default_threads, usize::from), shard: None }
}

fn finish(
    store: &Store,
    db: Option<&Path>,
    outcome: RunOutcome,
    format: Format,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let name = db.map(|db| db.display().to_string());
    report::write(&arena::report(store)?, format, Source { file: name.as_deref() }, out)?;
    let stopped = !outcome.is_complete();
    if format == Format::Text {
        if stopped {
            let rest = outcome.total - outcome.done;
            let kept = "the same command goes on";
            let how = if db.is_some() { kept } else { "nothing was kept: --db FILE keeps a run" };
            writeln!(out, "stopped with {rest} games to play; {how}")?;
        }
        if let Some(name) = name {
            writeln!(
                out,
                "kept in {name}: damier games {name} --lost --player NAME shows where it loses"
            )?;
        }
    }
    if stopped { Err(Failure::Stopped) } else { Ok(()) }
}

/// Goes on with a run file, or starts it.
fn open_store(path: &Path, spec: &Spec) -> Result<Store, Failure> {
    if !path.exists() {
        return Ok(Store::create(path, spec)?);
    }
    // Looked at without the right to write first: a run of another spec is left untouched.
    if Store::open_to_read(path)?.spec() == spec {
        return Ok(Store::open(path)?);
    }
    let message =
        "holds a run of another spec; allowed: the spec it was begun with, or another --db";
    Err(Failure::Input(format!("{}: {message}", path.display())))
}

/// The spec's name with `.db`, or `-I.db` for shard I, in the current folder.
fn default_db(spec: &Path, shard: Option<(u64, u64)>) -> PathBuf {
    let mut name = spec.file_stem().unwrap_or(spec.as_os_str()).to_owned();
    if let Some((part, _)) = shard {
        name.push(format!("-{part}"));
    }
    name.push(".db");
    PathBuf::from(name)
}

fn shard(text: Option<&str>) -> Result<Option<(u64, u64)>, TextError> {
    let Some(text) = text else { return Ok(None) };
    let parts = text.split_once('/').and_then(|(part, of)| {
        Some((part.trim().parse::<u64>().ok()?, of.trim().parse::<u64>().ok()?))
    });
    let fits = parts.filter(|&(part, of)| (1..=of).contains(&part));
    let allowed = "I/N with I from 1 to N, as 2/3";
    fits.map(Some).ok_or_else(|| TextError::new(text, "--shard", allowed))
}

/// Removes a run file that could not be completed, with what SQLite keeps beside it.
fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        // It may never have been there.
        let _ = std::fs::remove_file(name);
    }
}
