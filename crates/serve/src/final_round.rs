//! The final: a new and complete tournament of the versions that play when the ranking is frozen. Its seed was drawn,
//! and a commitment to it published, before the first submission. It is an ordinary run of the arena, in a file of its
//! own.

use crate::artefacts::{copy_folder, player_path};
use crate::class::{CONFIDENCE, Class, ClassGame};
use crate::contestant::{Contestant, contestants};
use crate::database::audit;
use crate::final_report::{FOLDER, UNMEASURED, report_path, write, write_reports};
use crate::http_error::HttpError;
use crate::ladder_games::effort;
use crate::meta::{add_mark_notes, mark_notes as read_mark_notes, meta, remove_meta, set_meta};
use crate::people::students;
use crate::published::FinalResult;
use crate::site::{ClassPhase, FINAL_SEED, Site};
use crate::text::{audit as did, page as text, refusal};
use damier_experiments::arena::{
    self, Event, Options, PlacedReferee, Report, RunProgress, Spec, Store,
};
use damier_experiments::{PreparedRun, RunRequest, usual_referee};
use damier_i18n::{Lang, Message};
use damier_reports::{Field, LadderMark, Rung, SheetWriter, explain_inversions, grade};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The file of the run.
pub(crate) const RUN: &str = "final.db";
/// The file of the marks.
const GRADES: &str = "grades.csv";
/// The key in the database of the lineup: the name of each game, with its finalists.
const LINEUP: &str = "final-lineup";
/// Poll interval in case a wake-up is missed.
const POLL_EVERY: Duration = Duration::from_secs(3);

/// The cost of the final if it started now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct FinalCost {
    /// Number of games.
    pub(crate) games: u64,
    /// Hours that these games take on the class's cores, estimated from the games of the ranking so far.
    pub(crate) hours: f64,
}

impl FinalCost {
    /// Returns the duration in minutes, rounded up.
    pub(crate) fn minutes(self) -> u64 {
        (self.hours * 60.0).ceil().max(1.0) as u64
    }
}

/// A player of the final.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Finalist {
    name: String,
    /// A reference player, or a path relative to the class's folder, which may be moved.
    player: String,
}

impl Finalist {
    /// Returns the player's text for the referee. Names of reference players contain no `/`.
    fn player_in(&self, folder: &Path) -> String {
        let is_path = self.player.contains('/');
        if is_path { folder.join(&self.player).display().to_string() } else { self.player.clone() }
    }
}

/// Estimates the cost of the final.
///
/// # Errors
/// A failed read.
pub(crate) fn cost(site: &Site) -> Result<FinalCost, HttpError> {
    let (mut games, mut seconds) = (0, 0.0);
    for game in &site.class.games {
        let (count, (played, cpu)) = site.database.read(|base| {
            Ok((contestants(&site.artefacts, base, game)?.len() as u64, effort(base, &game.name)?))
        })?;
        let matchups = if game.is_duel() { count * (count - 1) / 2 } else { count };
        let own = matchups * game.final_games;
        games += own;
        seconds += own as f64 * cpu / (played.max(1) as f64);
    }
    Ok(FinalCost { games, hours: seconds / 3600.0 / site.class.cores as f64 })
}

/// Stores the lineup of the final in the database if the class is frozen, and copies the finalists' files.
///
/// # Errors
/// A class in which no version plays; a failed write.
pub(crate) fn prepare(site: &Site) -> Result<(), HttpError> {
    let folder = std::fs::canonicalize(&site.class.folder)?;
    let mut lineup = Vec::new();
    for game in &site.class.games {
        let all = site.database.read(|base| contestants(&site.artefacts, base, game))?;
        if !all.iter().any(|one| one.student.is_some()) {
            continue;
        }
        let finalists = all.iter().map(|one| copy_finalist(&folder, &game.name, one));
        lineup.push((game.name.clone(), finalists.collect::<Result<Vec<_>, _>>()?));
    }
    if lineup.is_empty() {
        return Err(HttpError::Asked(refusal::nobody_plays().into()));
    }
    let text = serde_json::to_string(&lineup).map_err(|error| HttpError::machine(&error))?;
    site.database.write(move |base| {
        if ClassPhase::current(base)? == ClassPhase::Frozen {
            set_meta(base, LINEUP, &text)
        } else {
            Ok(())
        }
    })
}

fn copy_finalist(folder: &Path, game: &str, one: &Contestant) -> Result<Finalist, HttpError> {
    if one.student.is_none() {
        return Ok(Finalist { name: one.name.clone(), player: one.player.clone() });
    }
    let own = folder.join(FOLDER).join(game).join(&one.key);
    let played = PathBuf::from(&one.player);
    let source =
        if played.is_dir() { played } else { played.parent().unwrap_or(Path::new("/")).into() };
    copy_folder(&source, &own)?;
    let played = player_path(&own);
    let player = played.strip_prefix(folder).unwrap_or(&played).display().to_string();
    Ok(Finalist { name: one.name.clone(), player })
}

/// Waits for the final phase, and plays the final. Publishes its results, also after a restart. Returns when the server
/// stops.
pub(crate) fn play_when_asked(site: &Site) {
    let run = site.class.folder.join(RUN);
    while !site.is_stopped() {
        let phase = site.database.read(|base| ClassPhase::current(base));
        let played = phase.and_then(|phase| match phase {
            ClassPhase::Final => play(site),
            ClassPhase::Over if !site.has_final_results() && run.is_file() => {
                publish(site, &arena::report(&Store::open(&run)?)?).map(drop)
            }
            _ => Ok(()),
        });
        if let Err(error) = played {
            tracing::error!(%error, "final");
        }
        site.wait(POLL_EVERY);
    }
}

fn play(site: &Site) -> Result<(), HttpError> {
    let prepared = prepare_run(site)?;
    let mut store = prepared.open_store()?;
    let options = Options { threads: site.class.cores, shard: None };
    let mut note = |progress: &RunProgress<'_>| site.note_final([progress.done, progress.total]);
    let outcome = arena::run(prepared.plan(), &mut store, &options, &site.stop, &mut note)?;
    prepared.check_unchanged()?;
    if !outcome.is_complete() {
        return Ok(());
    }
    let mut report = arena::report(&store)?;
    let marks = publish(site, &report)?;
    write_reports(site, &store, &mut report, &[])?;
    write(&site.class.folder.join(GRADES), &gradebook(site, &marks)?)?;
    let notes = mark_notes_of(site, &marks)?;
    site.database.write(move |base| {
        add_mark_notes(base, &notes)?;
        // It holds the names of students, and the final is not played again.
        remove_meta(base, LINEUP)?;
        set_meta(base, UNMEASURED, "")?;
        ClassPhase::Over.begin(base)?;
        audit(base, "server", &did::final_over().into())
    })?;
    tracing::info!(digest = report.digest, "over");
    Ok(())
}

fn ladder(game: &ClassGame) -> Vec<Rung> {
    game.references.iter().map(|one| Rung { player: one.player.clone(), mark: one.mark }).collect()
}

/// The columns of the marks, by the words that choose their titles.
const GRADE_COLUMNS: [&str; 10] = [
    "event",
    "student",
    "label",
    "mark",
    "above",
    "confidence",
    "next",
    "next_confidence",
    "disqualified",
    "played",
];

/// Returns the titles of the columns of the marks, for the teacher who opens them in a spreadsheet.
fn grade_titles(lang: Lang) -> [String; GRADE_COLUMNS.len()] {
    GRADE_COLUMNS.map(|column| text::grade_column(column).say(lang))
}

/// The marks in a game of the class.
struct GameMarks<'a> {
    game: &'a str,
    /// In the order of the table. Empty if nobody plays this game.
    marks: Vec<LadderMark>,
}

/// Returns the marks in each game of the class.
fn marks<'a>(site: &'a Site, report: &Report) -> Result<Vec<GameMarks<'a>>, HttpError> {
    let in_game = |game: &'a ClassGame| {
        let event = report.events.iter().find(|event| event.name == game.name);
        let marks = event.map(|event| grade(event, &ladder(game), CONFIDENCE)).transpose()?;
        Ok(GameMarks { game: &game.name, marks: marks.unwrap_or_default() })
    };
    site.class.games.iter().map(in_game).collect()
}

/// Publishes the results of the final on the class's pages. Returns the marks.
fn publish<'a>(site: &'a Site, report: &Report) -> Result<Vec<GameMarks<'a>>, HttpError> {
    let marks = marks(site, report)?;
    let made = site.database.now();
    let mut results = BTreeMap::new();
    for (game, own) in site.class.games.iter().zip(&marks) {
        let Some(event) = report.events.iter().find(|event| event.name == game.name) else {
            continue;
        };
        let all = site.database.read(|base| contestants(&site.artefacts, base, game))?;
        let result = FinalResult::new(event, &own.marks, &all, made);
        results.insert(game.name.clone(), Arc::new(result));
    }
    site.publish_final(Some(results));
    Ok(marks)
}

/// Returns the marks of all students as a table. Students who did not play come last in each game, with the mark 0.
fn gradebook(site: &Site, games: &[GameMarks<'_>]) -> Result<String, HttpError> {
    let students = site.database.read(|base| students(base))?;
    let mut sheet = SheetWriter::new(Vec::new(), site.class.csv_style)?;
    sheet.write_names(grade_titles(site.class.lang))?;
    for GameMarks { game, marks } in games {
        for mark in marks {
            let own = students.iter().find(|one| one.name == mark.player);
            sheet.write(mark_fields(mark, own.map_or("", |own| own.label.as_str()), true))?;
        }
        for absent in students.iter().filter(|one| marks.iter().all(|mark| mark.player != one.name))
        {
            let mark = LadderMark::absent(game, &absent.name);
            sheet.write(mark_fields(&mark, &absent.label, false))?;
        }
    }
    Ok(String::from_utf8_lossy(&sheet.finish()?).into_owned())
}

/// Returns the sentences that explain marks that contradict the order of the table, in the form in which the database
/// stores them.
fn mark_notes_of(site: &Site, games: &[GameMarks<'_>]) -> Result<Vec<String>, HttpError> {
    let in_game = |one: &GameMarks<'_>| {
        let notes = explain_inversions(&one.marks).into_iter();
        notes.map(|note| site.class.in_game(one.game, note)).collect::<Vec<Message>>()
    };
    let notes = games.iter().flat_map(in_game).map(|note| serde_json::to_string(&note));
    notes.collect::<Result<_, _>>().map_err(|error| HttpError::machine(&error))
}

/// Reads the sentences that explain marks that contradict the order of the table. Empty before the end of the final.
///
/// # Errors
/// A failed read.
pub(crate) fn mark_notes(site: &Site) -> Result<Vec<Message>, HttpError> {
    let notes = site.database.read(|base| read_mark_notes(base))?;
    let notes = notes.iter().map(|note| serde_json::from_str(note));
    notes.collect::<Result<_, _>>().map_err(|error| HttpError::machine(&error))
}

/// Returns the fields of a mark, in the order of [`GRADE_COLUMNS`].
fn mark_fields(mark: &LadderMark, label: &str, has_played: bool) -> [Field; GRADE_COLUMNS.len()] {
    let [event, student, mark, rest @ ..] = mark.fields();
    let [above, confidence, next, next_confidence, disqualified] = rest;
    let label = Field::text(label);
    let played = Field::Notation(has_played.to_string());
    [event, student, label, mark, above, confidence, next, next_confidence, disqualified, played]
}

/// Prepares the run of the final, in which students have their pseudonyms as names.
fn prepare_run(site: &Site) -> Result<PreparedRun, HttpError> {
    let (seed, lineup) =
        site.database.read(|base| Ok((meta(base, FINAL_SEED)?, meta(base, LINEUP)?)))?;
    let seed: u64 = seed.and_then(|text| text.parse().ok()).ok_or(HttpError::Absent)?;
    let lineup: Vec<(String, Vec<Finalist>)> =
        serde_json::from_str(&lineup.ok_or(HttpError::Absent)?)
            .map_err(|error| HttpError::machine(&error))?;
    let folder = std::fs::canonicalize(&site.class.folder)?;
    let (mut events, mut names) = (Vec::new(), BTreeMap::new());
    for (name, finalists) in lineup {
        let game = site.class.game(&name).ok_or(HttpError::Absent)?;
        let players: Vec<String> = finalists.iter().map(|one| one.player_in(&folder)).collect();
        let called: Vec<String> = finalists.into_iter().map(|one| one.name).collect();
        names.insert(name.clone(), called);
        let (games, budget) = (game.final_games, game.budget);
        events.push(Event { name, games, budget, ..Event::new(&game.game, players) });
    }
    let db = site.class.folder.join(RUN);
    let spec = Spec::new(seed, events)?;
    let request = RunRequest { spec, hosting: &site.hosting, db: Some(&db), is_shared: false };
    Ok(request.prepare_by(&mut |event, hosting| {
        let inner = usual_referee(event, hosting)?;
        let names = names.get(&event.name).map(Vec::as_slice).unwrap_or_default();
        Ok(Box::new(PlacedReferee::named(inner, names)))
    })?)
}

/// Returns true if the report and the marks of the final exist; false if the final is not over.
pub(crate) fn is_over(class: &Class) -> bool {
    class.folder.join(GRADES).is_file()
}

/// Returns the paths of the reports and of the marks. `None` if the final is not over. Once it is, the run file no
/// longer changes.
pub(crate) fn files_when_over(class: &Class) -> Option<Vec<PathBuf>> {
    let reports = Lang::SPOKEN.into_iter().map(|lang| report_path(class, lang));
    is_over(class).then(|| reports.chain([class.folder.join(GRADES)]).collect())
}

/// Reads the report of the final in this language, as HTML.
///
/// # Errors
/// A missing report.
pub(crate) fn report_file(site: &Site, lang: Lang) -> Result<Vec<u8>, HttpError> {
    std::fs::read(report_path(&site.class, lang)).map_err(|_| HttpError::Absent)
}

/// Reads the marks of the final.
///
/// # Errors
/// Missing marks.
pub(crate) fn grades_file(site: &Site) -> Result<Vec<u8>, HttpError> {
    std::fs::read(site.class.folder.join(GRADES)).map_err(|_| HttpError::Absent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_of_marks_have_titles_in_the_language_of_the_class() {
        assert_eq!(grade_titles(Lang::English), GRADE_COLUMNS);
        let french = grade_titles(Lang::French);
        assert_eq!(french[..4], ["jeu", "élève", "étiquette", "note"]);
        let is_translated = |(title, column): (&String, &str)| title != column;
        assert!(french.iter().zip(GRADE_COLUMNS).all(is_translated), "{french:?}");
    }
}
