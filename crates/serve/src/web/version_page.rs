//! A version's page: the stages of its check, its faults, its source, and a button that makes it play.

use super::access::{MemberOnly, Visitor};
use super::answer::{download, live_page, redirect};
use super::app_state::{AppState, blocking};
use super::layout::{PageRefresh, marked, name};
use super::lost::lost;
use super::program_output::{finding, shown};
use super::starting::examples;
use crate::artefacts::without_folder;
use crate::database::audit;
use crate::http_error::HttpError;
use crate::ladder_games::{LadderGame, faults_of};
use crate::losses::sum_of;
use crate::people::{Person, name_of};
use crate::site::ClassPhase;
use crate::text::{audit as did, page as text, refusal, stage, upload};
use crate::versions::{
    StageRow, Version, VersionState, find_version, place_in_queue, playing, set_playing, stages,
};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use damier_experiments::arena::Termination;
use damier_i18n::{Lang, Message};
use damier_reports::{EventLosses, budget_in_words, name_fault};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The most faults that a page shows.
const FAULTS: i64 = 10;
/// The stages in their order, to list those that are still to come.
const STEPS: [&str; 6] = ["received", "unpacked", "built", "found", "starts", "played"];
const DUEL_STEPS: [&str; 2] = ["itself", "weakest"];

/// Reads the version of this number, if the caller may see it.
pub(crate) fn of_caller(web: &AppState, person: Person, id: i64) -> Result<Version, HttpError> {
    let version = web.site.database.read(|base| find_version(base, id))?;
    match person {
        Person::Teacher => Ok(version),
        Person::Student(student) if version.student == student => Ok(version),
        Person::Student(_) => Err(HttpError::Absent),
    }
}

struct VersionView {
    version: Version,
    who: String,
    stages: Vec<StageRow>,
    ahead: i64,
    faults: Vec<LadderGame>,
    losses: Option<EventLosses>,
    plays: bool,
    phase: ClassPhase,
}

fn view(web: &AppState, person: Person, id: i64) -> Result<VersionView, HttpError> {
    let version = of_caller(web, person, id)?;
    web.site.database.read(|base| {
        let all = playing(base, &version.game)?;
        Ok(VersionView {
            who: name_of(base, version.student)?,
            stages: stages(base, id)?,
            ahead: place_in_queue(base, id)?,
            faults: faults_of(base, &id.to_string(), FAULTS)?,
            losses: match web.site.class.game(&version.game) {
                Some(game) => sum_of(base, game, id)?,
                None => None,
            },
            plays: all.iter().any(|one| one.version.id == id),
            phase: ClassPhase::current(base)?,
            version,
        })
    })
}

#[derive(Deserialize)]
pub(crate) struct VersionQuery {
    /// True if the files of the version have just been submitted again.
    #[serde(default)]
    known: bool,
}

/// `GET /version/{id}?known=`.
pub(crate) async fn version(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    MemberOnly(person): MemberOnly,
    Path(id): Path<i64>,
    Query(query): Query<VersionQuery>,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let view = blocking(&web, move |web| view(web, person, id)).await?;
    let version = &view.version;
    let base = &web.site.class.base;
    let title = text::version_of(version.number.to_string(), &view.who).say(lang);
    let losses = view.losses.as_ref().map(|losses| lost(&web, losses, lang));
    let body = html! {
        section {
            h1 { (text::version_of(version.number.to_string(), "").say(lang)) (name(&view.who)) }
            @if query.known { p role="status" { (text::same_as_version(version.number.to_string()).say(lang)) } }
            dl {
                dt { (text::game().say(lang)) } dd { (version.game) }
                dt { (text::received().say(lang)) } dd { (web.site.class.show_time(version.received).say(lang)) @if version.is_late { " · " (text::late().say(lang)) } }
                dt { (text::checksum().say(lang)) } dd { code.digest { (version.digest) } }
                dt { (text::state().say(lang)) } dd { (text::version_state(version.state.word()).say(lang)) @if view.plays { " · " strong { (text::plays().say(lang)) } } }
            }
            @if web.site.class.deadline.is_some() {
                @let at = web.site.class.show_precise_time(version.received);
                p { (arrival(version.is_late, view.plays, at).say(lang)) }
            }
            @match version.state {
                VersionState::Thinned => { p.note { (text::was_put_away().say(lang)) } }
                VersionState::Gone => {}
                _ => { p { a href={ (base) "/version/" (id) "/source.zip" } { (text::download().say(lang)) } } }
            }
            @if version.state == VersionState::Good && !view.plays && may_choose(person, view.phase, version) {
                form method="post" action={ (base) "/version/" (id) "/play" } { button type="submit" { (text::let_it_play().say(lang)) } }
            }
        }
        section {
            h2 { (text::the_check().say(lang)) }
            (check(&web, &view, lang))
        }
        @if let Some(losses) = &losses { (losses) }
        @if !view.faults.is_empty() { section {
            h2 { (text::faults().say(lang)) }
            @for game in &view.faults { (fault(&web, version, game, lang)) }
        } }
    };
    let refresh = if version.state.is_under_way() {
        PageRefresh::Always(2)
    } else {
        PageRefresh::InPlace(20)
    };
    Ok(live_page(&web, visitor, &title, &body, refresh))
}

/// Renders the stages: finished ones with their results, later ones with their names.
fn check(web: &AppState, view: &VersionView, lang: Lang) -> Markup {
    let is_duel =
        web.site.class.game(&view.version.game).is_some_and(crate::class::ClassGame::is_duel);
    let mut coming: Vec<&str> = STEPS.to_vec();
    coming.extend(is_duel.then_some(DUEL_STEPS).into_iter().flatten());
    coming.push("ladder");
    coming.retain(|step| !view.stages.iter().any(|stage| stage.step == *step));
    let under_way = view.version.state.is_under_way();
    html! {
        @if view.version.state == VersionState::Waiting {
            p role="status" { (text::in_the_queue(view.ahead.cast_unsigned()).say(lang)) }
        }
        ol.stages {
            @for stage in &view.stages {
                li class=(stage.mark) {
                    @if stage.step == "starts" && stage.mark == "failed" {
                        strong { (text::does_not_start().say(lang)) }
                    } @else {
                        strong { (text::step(&stage.step).say(lang)) } " – " (text::mark(&stage.mark).say(lang))
                    }
                    (finding(&stage.said.say(lang)))
                }
                @if stage.step == "found" && stage.mark == "failed" {
                    li.advice { (examples(web, &view.version.game, lang)) }
                }
            }
            @if under_way { @for (place, step) in coming.iter().enumerate() {
                li class="coming" {
                    (text::step(step).say(lang))
                    @if place == 0 && view.version.state == VersionState::Checking { " – " (text::under_way().say(lang)) }
                }
            } }
        }
        @if let Some(game) = web.site.class.game(&view.version.game) {
            p.note { (text::check_limits(budget_in_words(game.budget)).say(lang)) }
        }
    }
}

fn fault(web: &AppState, version: &Version, game: &LadderGame, lang: Lang) -> Markup {
    let Termination::Fault { fault, message, .. } = &game.record.termination else {
        return html! {};
    };
    let plain = |text: &str| without_folder(&web.site.class.folder, &version.digest, text);
    let message = message.map_texts(plain);
    let own_seat =
        game.keys.iter().position(|key| *key == version.id.to_string()).map(|seat| seat + 1);
    let notes =
        game.record.notes.iter().filter(|note| note.kind == "said" && note.seat == own_seat);
    html! {
        p {
            a href={ (web.site.class.base) "/play/" (game.id) } { (text::game_number(game.id.to_string()).say(lang)) }
            (text::colon().say(lang)) (marked(&stage::at_fault(game.record.next_move().to_string(), name_fault(fault), message).say(lang)))
        }
        @for note in notes { pre tabindex="0" { code { (shown(&plain(&note.text))) } } }
    }
}

/// `GET /version/{id}/source.zip`.
pub(crate) async fn source(
    State(web): State<Arc<AppState>>,
    MemberOnly(person): MemberOnly,
    Path(id): Path<i64>,
) -> Result<Response, HttpError> {
    let (bytes, title) = blocking(&web, move |web| {
        let version = of_caller(web, person, id)?;
        match version.state {
            VersionState::Thinned => return Err(HttpError::Asked(upload::put_away().into())),
            VersionState::Gone => return Err(HttpError::Absent),
            _ => {}
        }
        if person == Person::Teacher {
            let student = web.site.database.read(|base| name_of(base, version.student))?;
            let said = did::looked_at(student, version.number.to_string());
            web.site.database.write(move |base| audit(base, "teacher", &said))?;
        }
        Ok((
            web.site.artefacts.packed(&version.digest)?,
            format!("{}-{}.zip", version.game, version.number),
        ))
    })
    .await?;
    Ok(download("application/zip", &title, bytes))
}

/// Returns true if this person may now make the version play. The teacher may also choose a late one.
fn may_choose(person: Person, phase: ClassPhase, version: &Version) -> bool {
    match person {
        Person::Teacher => phase <= ClassPhase::Frozen,
        Person::Student(_) => phase == ClassPhase::Open && !version.is_late,
    }
}

/// Returns whether a version came in time.
fn arrival(is_late: bool, plays: bool, at: Message) -> Message {
    match (is_late, plays) {
        (false, _) => text::counts(at),
        (true, true) => text::late_but_plays(at),
        (true, false) => text::too_late(at),
    }
}

/// `POST /version/{id}/play`: makes a version play.
pub(crate) async fn play(
    State(web): State<Arc<AppState>>,
    MemberOnly(person): MemberOnly,
    Path(id): Path<i64>,
) -> Result<Response, HttpError> {
    blocking(&web, move |web| {
        let version = of_caller(web, person, id)?;
        web.site.database.write(move |base| {
            let is_teacher = person == Person::Teacher;
            let phase = ClassPhase::current(base)?;
            if !may_choose(person, phase, &version) {
                return Err(HttpError::Asked(refusal::closed().into()));
            }
            set_playing(base, &version)?;
            let who =
                if is_teacher { "teacher".to_string() } else { name_of(base, version.student)? };
            audit(base, &who, &did::lets_play(version.game.as_str(), version.number.to_string()))
        })?;
        web.site.change_lineup();
        Ok(())
    })
    .await?;
    Ok(redirect(&web, &format!("/version/{id}")))
}
