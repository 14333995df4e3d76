//! A student's own page: the upload form, and the student's versions.

use super::access::{StudentOnly, Visitor};
use super::answer::{live_page, page};
use super::app_state::{AppState, blocking};
use super::home::deadline;
use super::layout::{PageRefresh, command, name};
use super::lost::lost_per_100;
use super::program_output::finding;
use super::starting::{examples, list_downloads, starting};
use crate::class::ClassGame;
use crate::http_error::HttpError;
use crate::losses::sum_of;
use crate::people::{Person, TokenKind, name_of, new_token_of};
use crate::progress::StudentProgress;
use crate::site::ClassPhase;
use crate::text::page as text;
use crate::upload::{MOST_BYTES, MOST_FILES};
use crate::versions::{StageRow, Version, VersionState, playing, stages, versions_of};
use axum::extract::State;
use axum::response::Response;
use damier_i18n::{Lang, Number, Phrase};
use damier_reports::EventLosses;
use maud::{Markup, PreEscaped, html};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most versions whose losses are shown.
const MOST_LOSSES: usize = 20;

/// The data of a student's page.
pub(crate) struct StudentHome {
    pub(crate) name: String,
    pub(crate) versions: Vec<Version>,
    pub(crate) playing: BTreeSet<i64>,
    pub(crate) phase: ClassPhase,
    /// The stage that the newest version failed; `None` if it did not fail.
    pub(crate) failed: Option<StageRow>,
    /// What the moves of the newest versions lost, by the number of the version in the class.
    pub(crate) losses: BTreeMap<i64, EventLosses>,
    /// The progress in each game, in the order of the class.
    pub(crate) progress: Vec<Option<Arc<StudentProgress>>>,
}

/// Reads the data of a student's page.
pub(crate) fn state(web: &AppState, student: i64) -> Result<StudentHome, HttpError> {
    let mut home = web.site.database.read(|base| {
        let mut own = BTreeSet::new();
        for game in &web.site.class.games {
            let all = playing(base, &game.name)?;
            own.extend(
                all.iter().filter(|one| one.version.student == student).map(|one| one.version.id),
            );
        }
        let versions = versions_of(base, student)?;
        let newest = versions.first().filter(|newest| newest.state == VersionState::Broken);
        let found = newest.map(|newest| stages(base, newest.id)).transpose()?.unwrap_or_default();
        Ok(StudentHome {
            name: name_of(base, student)?,
            losses: losses(web, base, &versions)?,
            versions,
            playing: own,
            phase: ClassPhase::current(base)?,
            failed: found.into_iter().find(|stage| stage.mark == "failed"),
            progress: Vec::new(),
        })
    })?;
    let games = web.site.class.games.iter();
    let read = |game| web.progress.progress(&web.site, game, student, &home.versions);
    home.progress = games.map(read).collect::<Result<_, _>>()?;
    Ok(home)
}

/// Reads what the moves of the newest versions lost.
fn losses(
    web: &AppState,
    base: &Connection,
    versions: &[Version],
) -> Result<BTreeMap<i64, EventLosses>, HttpError> {
    let mut all = BTreeMap::new();
    for version in versions.iter().take(MOST_LOSSES) {
        let game = web.site.class.game(&version.game);
        let losses = game.map(|game| sum_of(base, game, version.id)).transpose()?.flatten();
        all.extend(losses.map(|losses| (version.id, losses)));
    }
    Ok(all)
}

/// `GET /me`.
pub(crate) async fn student_home(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    StudentOnly(student): StudentOnly,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let (state, downloads) =
        blocking(&web, move |web| Ok((state(web, student)?, list_downloads(web)))).await?;
    let is_busy = state.versions.iter().any(|version| version.state.is_under_way());
    let body = html! {
        section {
            h1 { (name(&state.name)) }
            p { (text::phase_of(state.phase.word()).say(lang)) }
            @if state.phase < ClassPhase::Final { (deadline(&web, lang)) }
            @if state.phase == ClassPhase::Open && !web.site.class.is_late(web.site.database.now()) {
                p.note { (text::last_good_plays().say(lang)) }
            }
            @for game in &web.site.class.games { (place(&web, &game.name, state.phase, student, lang)) }
        }
        (submission(&web, state.phase, lang))
        (starting(&web, &downloads, lang))
        section {
            h2 { (text::my_versions().say(lang)) }
            (failure(&web, &state, lang))
            (versions(&web, &state, lang))
        }
        (progress(&web, &state, lang))
        @if state.phase < ClassPhase::Final { (shell_submission(&web, lang)) }
        section {
            h2 { (text::own_data().say(lang)) }
            p { (text::own_data_meaning().say(lang)) }
            p { a href={ (web.site.class.base) "/me/data.zip" } { (text::download_data().say(lang)) } }
        }
    };
    let title = text::my_versions().say(lang);
    // Without scripts the page is not reloaded, because that would clear the chosen files.
    let seconds = if is_busy { 3 } else { 30 };
    Ok(live_page(&web, visitor, &title, &body, PageRefresh::InPlace(seconds)))
}

/// Renders the upload form or, once the final has begun, why there is none.
fn submission(web: &AppState, phase: ClassPhase, lang: Lang) -> Markup {
    let title = text::hand_in().say(lang);
    if phase < ClassPhase::Final {
        return hand_in(web, "/submit", &title, text::files_to_hand_in(), lang);
    }
    html! { section { h2 { (title) } p { (text::nothing_to_hand_in(phase.word()).say(lang)) } } }
}

/// Renders how to submit from a terminal.
fn shell_submission(web: &AppState, lang: Lang) -> Markup {
    html! {
        section {
            h2 { (text::from_a_shell().say(lang)) }
            p { (text::program_token_for().say(lang)) }
            (submit_commands(web, ""))
            form method="post" action={ (web.site.class.base) "/me/token" } {
                button type="submit" { (text::new_program_token().say(lang)) }
            }
        }
    }
}

/// Renders the command that submits a program, for each game of the class.
fn submit_commands(web: &AppState, before: &str) -> Markup {
    let class = &web.site.class;
    let is_one = class.games.len() == 1;
    html! { @for game in &class.games {
        @let which = if is_one { String::new() } else { format!(" --game {}", game.name) };
        (command(&format!("{before}damier submit ./bot{which} --to {}", class.address)))
    } }
}

/// Renders what is wrong with the newest version, if it failed its check.
pub(crate) fn failure(web: &AppState, state: &StudentHome, lang: Lang) -> Markup {
    let Some((version, stage)) = state.versions.first().zip(state.failed.as_ref()) else {
        return html! {};
    };
    html! {
        div.failed {
            p { a href={ (web.site.class.base) "/version/" (version.id) } {
                (text::failed_version(version.number.to_string(), &version.game, text::step(&stage.step)).say(lang))
            } }
            (finding(&stage.said.say(lang)))
        }
        @if stage.step == "found" { (examples(web, &version.game, lang)) }
    }
}

/// Renders a curve of the strength of the versions for each game that has two or more.
pub(crate) fn progress(web: &AppState, state: &StudentHome, lang: Lang) -> Markup {
    let known = web.site.class.games.iter().zip(&state.progress);
    let known: Vec<(&ClassGame, &Arc<StudentProgress>)> =
        known.filter_map(|(game, progress)| Some((game, progress.as_ref()?))).collect();
    if known.is_empty() {
        return html! {};
    }
    let axis = text::version().say(lang);
    let unit = |game: &ClassGame| if game.is_duel() { text::rating() } else { text::mean_score() };
    html! {
        section {
            h2 { (text::progress().say(lang)) }
            @for (game, progress) in known { figure.curve {
                figcaption { (game.name) " · " (unit(game).say(lang)) }
                (PreEscaped(damier_reports::progress_chart(&progress.versions, &progress.references, &axis)))
            } }
            p.note { (text::progress_meaning().say(lang)) }
        }
    }
}

/// Renders the place of a student in a table, and after the final that of the final with the mark, as sentences.
fn place(web: &AppState, game: &str, phase: ClassPhase, student: i64, lang: Lang) -> Markup {
    let is_over = phase == ClassPhase::Over;
    let result = web.site.final_result(game).filter(|_| is_over);
    let live = web.site.table(game).filter(|_| !is_over);
    let table = result.as_ref().map(|result| &result.table).or(live.as_deref());
    let mark = result.as_ref().and_then(|result| result.marks.get(&student));
    html! {
        @if let Some(row) = table.and_then(|table| table.row_of(student)) {
            p { a href={ (web.site.class.base) "/table/" (game) } {
                @if row.is_out && is_over { (text::in_game(game, text::is_out()).say(lang)) }
                @else if row.is_out { (text::in_game(game, text::out_for_faults()).say(lang)) }
                @else if row.ranks[0] == row.ranks[1] { (text::your_rank(game, row.ranks[0].to_string()).say(lang)) }
                @else { (text::your_place(game, row.ranks[0].to_string(), row.ranks[1].to_string()).say(lang)) }
            } }
            @if let Some(mark) = mark { p { (text::your_mark(game, Number::rounded(*mark)).say(lang)) } }
        }
    }
}

/// Renders the upload form, which posts to a path of the class. `files` says whose files are expected.
pub(crate) fn hand_in(
    web: &AppState,
    path: &str,
    title: &str,
    files: Phrase,
    lang: Lang,
) -> Markup {
    let class = &web.site.class;
    html! {
        section {
            h2 { (title) }
            form method="post" action={ (class.base) (path) } enctype="multipart/form-data" {
                @if let [only] = class.games.as_slice() {
                    input type="hidden" name="game" value=(only.name);
                } @else {
                    p { label for="game" { (text::game().say(lang)) } " "
                    select id="game" name="game" { @for game in &class.games { option value=(game.name) { (game.name) } } } }
                }
                p { label for="files" { (files.say(lang)) } br;
                input type="file" id="files" name="files" multiple required; }
                button type="submit" { (text::hand_in().say(lang)) }
                p.note { (text::upload_limits(Number::rounded((MOST_BYTES >> 20) as f64), MOST_FILES as u64).say(lang)) }
            }
        }
    }
}

/// Renders the versions of a student as a table.
pub(crate) fn versions(web: &AppState, state: &StudentHome, lang: Lang) -> Markup {
    if state.versions.is_empty() {
        return html! { p { (text::no_versions().say(lang)) } };
    }
    html! { div.wide { table.cards {
        thead { tr {
            th scope="col" { (text::version().say(lang)) }
            th scope="col" { (text::state().say(lang)) }
            th scope="col" { (text::game().say(lang)) }
            th scope="col" { (text::received().say(lang)) }
            @if !state.losses.is_empty() { th scope="col" { (text::lost_per_100().say(lang)) } }
        } }
        tbody { @for version in &state.versions { tr id={ "version-" (version.id) } {
            th scope="row" { a href={ (web.site.class.base) "/version/" (version.id) } { (version.number) } " " span.note { (name(&version.name)) } }
            td data-title=(text::state().say(lang)) {
                (text::version_state(version.state.word()).say(lang))
                @if version.is_late { " · " (text::late().say(lang)) }
                @if state.playing.contains(&version.id) { " · " strong { (text::plays().say(lang)) } }
            }
            td data-title=(text::game().say(lang)) { (version.game) }
            td data-title=(text::received().say(lang)) { (web.site.class.show_time(version.received).say(lang)) }
            @if !state.losses.is_empty() { td data-title=(text::lost_per_100().say(lang)) {
                (state.losses.get(&version.id).map_or_else(|| "–".into(), lost_per_100).say(lang))
            } }
        } } }
    } } }
}

/// `POST /me/token`: creates a new token for `damier submit`, which replaces the old one.
pub(crate) async fn new_program_token(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    StudentOnly(student): StudentOnly,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let token = blocking(&web, move |web| {
        web.site
            .database
            .write(move |base| new_token_of(base, Person::Student(student), TokenKind::Program))
    })
    .await?;
    let body = html! {
        section {
            h1 { (text::new_program_token().say(lang)) }
            p { (text::keep_the_token().say(lang)) }
            pre { code { (token) } }
            p { (text::use_the_token().say(lang)) }
            (submit_commands(&web, &format!("DAMIER_TOKEN={token} ")))
            p { a href={ (web.site.class.base) "/me" } { (text::my_versions().say(lang)) } }
        }
    };
    Ok(page(&web, visitor, &text::new_program_token().say(lang), &body))
}
