//! Exports of a class: all data about a student, and all programs that play a game, for plagiarism checkers.

use crate::archive::ArchiveDraft;
use crate::artefacts::Artefacts;
use crate::clock::utc_stamp;
use crate::http_error::HttpError;
use crate::ladder_games::{LadderGame, each_game_of};
use crate::losses::losses_of;
use crate::people::{audit_of, label_of, name_of, tokens_of};
use crate::upload::UploadedFiles;
use crate::versions::{Version, VersionState, playing, stages, versions_of};
use damier_experiments::arena::Termination;
use damier_i18n::Lang;
use damier_reports::{Field, SheetStyle, SheetWriter};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;

/// Packs all data about a student: personal data, every version that still has files, and every game with the output of
/// the student's programs.
///
/// # Errors
/// An unknown student; a failed read or write.
pub(crate) fn pack_student(
    base: &Connection,
    artefacts: &Artefacts,
    student: i64,
    style: SheetStyle,
    mut archive: ArchiveDraft,
) -> Result<File, HttpError> {
    let versions = versions_of(base, student)?;
    let student = about(base, student, &versions)?;
    let json = serde_json::to_vec_pretty(&student).map_err(|error| HttpError::machine(&error))?;
    archive.add("student.json", &json)?;
    for version in &versions {
        let from = artefacts.archive(&version.digest);
        if has_files(version.state) && from.is_file() {
            archive
                .add_file(&format!("versions/{}-{}.zip", version.game, version.number), &from)?;
        }
    }
    archive.add("games.csv", &games(base, &versions, style)?)?;
    archive.finish()
}

const fn has_files(state: VersionState) -> bool {
    !matches!(state, VersionState::Gone | VersionState::Thinned)
}

/// Returns the personal data about a student as JSON, with times in UTC.
fn about(base: &Connection, student: i64, versions: &[Version]) -> Result<Value, HttpError> {
    let all_stages = versions.iter().map(|version| {
        let stages = stages(base, version.id)?;
        let losses = losses_of(base, version.id, None)?;
        let stages = stages.iter().map(|stage| {
            json!({ "stage": stage.step, "result": stage.mark, "found": stage.said.say(Lang::English),
                "at": utc_stamp(stage.at) })
        });
        Ok(json!({
            "game": version.game, "number": version.number, "checksum": version.digest, "name": version.name,
            "files": version.size.0, "bytes": version.size.1, "received": utc_stamp(version.received),
            "late": version.is_late, "state": version.state.word(), "check": stages.collect::<Vec<_>>(),
            "losses": losses,
        }))
    });
    let label = label_of(base, student)?;
    let added: i64 =
        base.query_row("SELECT added FROM student WHERE id = ?1", [student], |row| row.get(0))?;
    let name = name_of(base, student)?;
    let tokens = tokens_of(base, student)?.into_iter().map(|(kind, made, used)| {
        json!({ "use": kind, "made": utc_stamp(made), "last_used": used.map(utc_stamp) })
    });
    let log = audit_of(base, &name)?.into_iter();
    let log = log.map(
        |(at, who, did)| json!({ "at": utc_stamp(at), "who": who, "did": did.say(Lang::English) }),
    );
    Ok(json!({
        "pseudonym": name, "label": label, "added": utc_stamp(added),
        "tokens": tokens.collect::<Vec<_>>(), "places": places(base, student)?, "log": log.collect::<Vec<_>>(),
        "versions": all_stages.collect::<Result<Vec<_>, HttpError>>()?,
    }))
}

/// Returns the places of a student at the end of each day.
fn places(base: &Connection, student: i64) -> Result<Vec<Value>, HttpError> {
    let select = "SELECT event, day, place FROM history WHERE student = ?1 ORDER BY event, day";
    let mut select = base.prepare(select)?;
    let rows = select.query_map([student], |row| {
        let (event, day, place): (String, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(json!({ "game": event, "day": damier_catalog::date_of_day(day), "place": place }))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Returns the games of these versions as a table, with the output of these versions only.
fn games(base: &Connection, versions: &[Version], style: SheetStyle) -> Result<Vec<u8>, HttpError> {
    let own: BTreeSet<String> = versions.iter().map(|version| version.id.to_string()).collect();
    let names = names(base)?;
    let mut table = SheetWriter::new(Vec::new(), style)?;
    let head = [
        "number",
        "game",
        "first",
        "second",
        "score",
        "score_of_second",
        "ending",
        "opening",
        "actions",
        "output",
    ];
    table.write_names(head)?;
    for key in &own {
        let mut written = Ok(());
        each_game_of(base, key, &mut |game| {
            // A game between two of them is written once.
            if written.is_ok() && game.keys.iter().find(|one| own.contains(*one)) == Some(key) {
                written = table.write(row(&game, &own, &names));
            }
        })?;
        written?;
    }
    Ok(table.finish()?)
}

fn row(game: &LadderGame, own: &BTreeSet<String>, names: &BTreeMap<String, String>) -> [Field; 10] {
    let name = |seat: usize| {
        let key = game.keys.get(seat);
        key.map_or_else(String::new, |key| match key.strip_prefix('@') {
            Some(player) => player.to_string(),
            None => names.get(key).cloned().unwrap_or_default(),
        })
    };
    let score = |seat: usize| {
        let score = game.record.scores.get(seat);
        score.map_or(Field::Empty, |score| Field::Number(score.to_string()))
    };
    let is_own = |seat: Option<usize>| {
        seat.and_then(|seat| game.keys.get(seat.wrapping_sub(1)))
            .is_some_and(|key| own.contains(key))
    };
    let notes = game.record.notes.iter().filter(|note| is_own(note.seat));
    let notes: Vec<&str> = notes.map(|note| note.text.as_str()).collect();
    let ending = match &game.record.termination {
        Termination::Fault { seat, fault, message, .. } if is_own(Some(seat.index() + 1)) => {
            format!("{fault}: {message}")
        }
        Termination::Fault { fault, .. } => fault.to_string(),
        other => other.word().to_string(),
    };
    let record = &game.record;
    let [first, second] = [name(0), name(1)].map(Field::Text);
    let [opening, actions] =
        [&record.opening, &record.actions].map(|text| Field::Notation(text.clone()));
    let number = Field::Number(game.id.to_string());
    let [event, ending, output] = [game.event.clone(), ending, notes.join("\n")].map(Field::Text);
    [number, event, first, second, score(0), score(1), ending, opening, actions, output]
}

/// Returns the pseudonyms by the keys of versions.
fn names(base: &Connection) -> Result<BTreeMap<String, String>, HttpError> {
    let select = "SELECT CAST(version.id AS TEXT), student.name FROM version
        JOIN student ON student.id = version.student";
    let mut select = base.prepare(select)?;
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Packs the versions that play a game, with a folder for each pseudonym, in the layout that JPlag, Dolos and MOSS
/// read.
///
/// # Errors
/// A failed read or write.
pub(crate) fn pack_players(
    base: &Connection,
    artefacts: &Artefacts,
    game: &str,
    mut archive: ArchiveDraft,
) -> Result<File, HttpError> {
    for own in playing(base, game)? {
        let files = UploadedFiles::from_zip(&artefacts.packed(&own.version.digest)?)?;
        for (path, bytes) in files.files() {
            archive.add(&format!("{}/{path}", own.name), bytes)?;
        }
    }
    archive.finish()
}
