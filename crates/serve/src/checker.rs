//! Checks of versions, in stages. Each stage reports its result as soon as it is over.
//!
//! The core is the check of `damier check`. This module adds the stages around it, and stores the results.

use crate::artefacts::without_folder;
use crate::class::ClassGame;
use crate::contestant::{Contestant, referee, reference};
use crate::http_error::HttpError;
use crate::secret::new_seed;
use crate::site::{ClassPhase, Site};
use crate::text::stage as text;
use crate::versions::{Version, add_stage, end_check, requeue, set_source, take_next};
use damier_experiments::arena::{Pairing, Record, Termination, Unplayed};
use damier_experiments::{
    Checkup, Mark, SourceBuild, build_sources, check_submission, submission_checksums,
};
use damier_i18n::{Lang, Message, Number};
use std::path::Path;
use std::time::Duration;

/// Poll interval in case a wake-up is missed.
const POLL_EVERY: Duration = Duration::from_secs(5);

/// Checks waiting versions, one after the other, until the server stops.
pub(crate) fn check_all(site: &Site) {
    while !site.is_stopped() {
        let paused = site.paused.waiting();
        match site.database.write(move |base| take_next(base, &paused)) {
            Ok(Some(version)) => check(site, &version),
            Ok(None) => site.wait(POLL_EVERY),
            Err(error) => {
                tracing::error!(%error, "check");
                site.wait(POLL_EVERY);
            }
        }
    }
}

fn check(site: &Site, version: &Version) {
    let passed = run_stages(site, version);
    if site.is_stopped() {
        // The next start of the server checks the version from the beginning.
        return;
    }
    let is_good = match passed {
        Ok(is_good) => is_good,
        Err(HttpError::Machine(cause)) => return pause(site, version, &cause),
        Err(refusal) => {
            tracing::error!(version = version.id, error = %refusal, "check");
            note(site, version, "found", Mark::Failed, &refusal.message()).is_ok_and(|()| false)
        }
    };
    site.paused.end(version.id);
    let own = version.clone();
    let ended = site.database.write(move |base| {
        let is_open = ClassPhase::current(base)? == ClassPhase::Open;
        let plays = !own.is_late && is_open;
        if is_good {
            let said = match (own.is_late, is_open) {
                (true, _) => text::came_late(),
                (false, false) => text::ranking_closed(),
                (false, true) => text::on_the_ladder(),
            };
            add_stage(
                base,
                own.id,
                "ladder",
                if plays { Mark::Passed } else { Mark::Noted },
                &said.into(),
            )?;
        }
        end_check(base, &own, is_good, plays)
    });
    if let Err(error) = ended {
        tracing::error!(version = version.id, %error, "check");
    }
    tracing::info!(version = version.id, student = version.student, passed = is_good, "checked");
    site.change_lineup();
}

/// Puts a version back into the queue after a failure of the machine, and tells its author when the next attempt
/// follows.
fn pause(site: &Site, version: &Version, cause: &Message) {
    tracing::error!(version = version.id, %cause, "machine");
    let minutes = site.paused.pause(version.id).as_secs() / 60;
    let (id, said) = (version.id, text::machine_failed(cause.clone(), minutes));
    let put_back = site.database.write(move |base| {
        add_stage(base, id, "machine", Mark::Noted, &said)?;
        requeue(base, id)
    });
    if let Err(error) = put_back {
        // The next start of the server checks it again.
        tracing::error!(version = version.id, %error, "check");
    }
}

fn note(
    site: &Site,
    version: &Version,
    step: &str,
    mark: Mark,
    said: &Message,
) -> Result<(), HttpError> {
    let said = said.map_texts(|text| without_folder(&site.class.folder, &version.digest, text));
    let (id, step) = (version.id, step.to_string());
    site.database.write(move |base| add_stage(base, id, &step, mark, &said))
}

/// Runs all stages of a version's check. Returns true if the version passed; false if a stage failed or the server is
/// stopping.
fn run_stages(site: &Site, version: &Version) -> Result<bool, HttpError> {
    let game = site.class.game(&version.game).ok_or(HttpError::Absent)?;
    let layout = match site.artefacts.lay_out(&version.digest) {
        Ok(layout) => layout,
        Err(HttpError::Asked(why) | HttpError::Large(why)) => {
            note(site, version, "unpacked", Mark::Failed, &why)?;
            return Ok(false);
        }
        Err(other) => return Err(other),
    };
    let (files, bytes) = version.size;
    let kilobytes = Number::rounded((bytes as f64 / 1000.0).max(0.1));
    note(
        site,
        version,
        "unpacked",
        Mark::Passed,
        &text::unpacked(files.cast_unsigned(), kilobytes),
    )?;
    // Before the build, which adds files that are not the student's.
    let folder = layout.folder.display().to_string();
    let checksums = submission_checksums(&folder, &site.hosting);
    let id = version.id;
    site.database.write(move |base| set_source(base, id, checksums.source.as_deref()))?;
    if !build(site, version, game, &layout.folder)? {
        return Ok(false);
    }
    layout.run_with_all_files()?;
    layout.settle()?;
    let path = site.artefacts.player(&version.digest);
    let text = path.display().to_string();
    let checkup =
        check_submission(&text, std::slice::from_ref(&game.game), game.budget, &site.hosting)?;
    if let Some(cause) = checkup.machine_failure {
        return Err(HttpError::Machine(cause));
    }
    note_checkup(site, version, game, &checkup)?;
    if !checkup.has_passed() || site.is_stopped() {
        return Ok(false);
    }
    if !game.is_duel() {
        return Ok(true);
    }
    let own = Contestant {
        key: version.id.to_string(),
        name: text::you().say(Lang::English),
        player: text,
        student: Some(version.student),
        weight: 1.0,
    };
    Ok(play_pair(site, version, game, "itself", [&own, &own])?
        && play_pair(
            site,
            version,
            game,
            "weakest",
            [&own, &reference(&game.references[0].player)],
        )?)
}

/// Compiles the version's sources, and stores the result as a stage. Returns false if compiling failed; true if it
/// succeeded or there was nothing to compile.
fn build(
    site: &Site,
    version: &Version,
    game: &ClassGame,
    folder: &Path,
) -> Result<bool, HttpError> {
    let built = build_sources(folder, game.kit).map_err(HttpError::Machine)?;
    let (mark, said) = match built {
        SourceBuild::Nothing => (Mark::Noted, text::nothing_to_build().into()),
        SourceBuild::By(command) => (Mark::Passed, text::built_by(command)),
        SourceBuild::Failed(why) => (Mark::Failed, why),
    };
    note(site, version, "built", mark, &said)?;
    Ok(mark != Mark::Failed)
}

/// Stores the results of a check as stages.
fn note_checkup(
    site: &Site,
    version: &Version,
    game: &ClassGame,
    checkup: &Checkup,
) -> Result<(), HttpError> {
    for step in &checkup.steps {
        let name = match step.name.as_str() {
            "found" | "starts" | "ends" => step.name.as_str(),
            _ if step.name == game.game => "played",
            _ => "games",
        };
        note(site, version, name, step.mark, &with_log(&step.sentence, &step.log))?;
    }
    Ok(())
}

/// Returns a sentence, followed on the next lines by what the version wrote to its standard error.
fn with_log(sentence: &Message, log: &str) -> Message {
    if log.is_empty() {
        return sentence.clone();
    }
    sentence.map_texts(|text| format!("{text}\n{log}"))
}

/// Plays a pair of games, or one game if both players are the same, and stores the result as a stage. Returns true if
/// the version played without a fault; false if it committed a fault or the server is stopping.
fn play_pair(
    site: &Site,
    version: &Version,
    game: &ClassGame,
    step: &str,
    players: [&Contestant; 2],
) -> Result<bool, HttpError> {
    let is_alone = players[0] == players[1];
    let table = referee(&site.hosting, game, if is_alone { &players[..1] } else { &players })?;
    let other = usize::from(!is_alone);
    let seed = new_seed();
    let mut records = Vec::new();
    for half in 0..2u64 {
        let seats = if half == 0 { vec![0, other] } else { vec![other, 0] };
        let pairing = Pairing { event: 0, id: half, pair: 0, round: 0, seats, seed };
        match table.play_unless(&pairing, &site.stop) {
            Ok(record) => records.push(record),
            Err(Unplayed::Stopped) => return Ok(false),
            Err(Unplayed::Void(cause)) => return Err(HttpError::Machine(cause)),
        }
        if is_alone {
            break;
        }
    }
    if let Some(said) = records.iter().find_map(fault) {
        note(site, version, step, Mark::Failed, &said)?;
        return Ok(false);
    }
    let said =
        if is_alone { text::played_itself().into() } else { score(game, &records, players[1]) };
    note(site, version, step, Mark::Passed, &said)?;
    Ok(true)
}

/// Describes the fault of the version under check, if it committed one.
fn fault(record: &Record) -> Option<Message> {
    let Termination::Fault { seat, fault, message, .. } = &record.termination else { return None };
    (record.culprit() == Some(0)).then(|| {
        let at = record.next_move().to_string();
        let said = text::at_fault(at, damier_reports::name_fault(fault), message.clone());
        with_log(&said, &record.last_lines(*seat))
    })
}

/// Describes the points of the version under check in a pair of games.
fn score(game: &ClassGame, records: &[Record], other: &Contestant) -> Message {
    let own = |record: &Record| {
        let seat = record.seats.iter().position(|&entrant| entrant == 0).unwrap_or(0);
        record.points(game.contest).map_or(0.0, |points| points[seat])
    };
    let points: f64 = records.iter().map(own).sum();
    text::against(&other.name, Number::rounded(points), Number::rounded(records.len() as f64))
}
