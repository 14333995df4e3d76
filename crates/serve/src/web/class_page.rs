//! The teacher's page: students and their links, the phase, the report and the grades.

use super::access::{TeacherOnly, Visitor};
use super::answer::{download, live_page, page, redirect};
use super::app_state::{AppState, blocking};
use super::home::{deadline, final_progress, refresh_in};
use super::layout::{marked, name};
use super::sending::send_file;
use super::student_links::student_form;
use crate::archive::ArchiveDraft;
use crate::class::ClassGame;
use crate::database::audit as write_audit;
use crate::export::pack_players;
use crate::final_round::{self, FinalCost};
use crate::http_error::HttpError;
use crate::people::{StudentRow, students};
use crate::retention::put_away_so_far;
use crate::site::ClassPhase;
use crate::text::{audit as did, page as text, refusal};
use crate::versions::copies;
use axum::extract::{Form, Path, State};
use axum::response::Response;
use damier_i18n::{Lang, Message};
use damier_reports::copied;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The most lines of the log that its page shows.
const AUDIT: i64 = 200;

struct ClassView {
    students: Vec<StudentRow>,
    phase: ClassPhase,
    cost: FinalCost,
    files: bool,
    /// Sentences that explain marks that contradict the order of the table.
    mark_notes: Vec<Message>,
    /// Students whose playing versions have the same files, or nearly.
    copies: Vec<Message>,
    put_away: u64,
}

/// `GET /class`.
pub(crate) async fn class(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    _: TeacherOnly,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let view = blocking(&web, |web| {
        let (students, phase, put_away) = web.site.database.read(|base| {
            Ok((students(base)?, ClassPhase::current(base)?, put_away_so_far(base)?))
        })?;
        let mut copied_files = Vec::new();
        for game in &web.site.class.games {
            let found = web.site.database.read(|base| copies(base, &game.name))?;
            let said = found.iter().map(|one| web.site.class.in_game(&game.name, copied(one)));
            copied_files.extend(said);
        }
        let cost = final_round::cost(&web.site)?;
        let files = final_round::is_over(&web.site.class);
        let mark_notes = final_round::mark_notes(&web.site)?;
        Ok(ClassView { students, phase, cost, files, mark_notes, copies: copied_files, put_away })
    })
    .await?;
    let body = html! {
        h1 { (text::the_class().say(lang)) }
        (clock_warning(&web, lang))
        (phases(&web, &view, lang))
        (student_form(&web, &[], lang))
        section {
            h2 { (text::students(view.students.len() as u64).say(lang)) }
            @if !view.students.is_empty() { (list(&web, &view.students, lang)) }
            @if !view.copies.is_empty() {
                ul { @for copies in &view.copies { li { (copies.say(lang)) } } }
            }
        }
        (stored_data(&web, view.put_away, lang))
        section {
            h2 { (text::sandbox().say(lang)) }
            p.note { (enforced(&web).say(lang)) }
            @if web.site.class.address.starts_with("http:") { p.note { (text::plain_http().say(lang)) } }
            p { a href={ (web.site.class.base) "/class/audit" } { (text::audit().say(lang)) } }
        }
    };
    let refresh = refresh_in(view.phase);
    Ok(live_page(&web, visitor, &text::the_class().say(lang), &body, refresh))
}

/// Returns the restrictions on submissions, or the reason why none can run.
fn enforced(web: &AppState) -> Message {
    let enforced = web.site.hosting.enforced();
    enforced.unwrap_or_else(Message::from)
}

/// Renders the warning that the machine's clock has jumped, with a button that accepts it.
fn clock_warning(web: &AppState, lang: Lang) -> Markup {
    let Some(machine) = web.site.database.clock().doubt() else { return html! {} };
    let (class, own) = (&web.site.class, web.site.database.now());
    html! {
        section {
            p.alarm role="alert" { (text::clock_doubt(class.show_time(machine), class.show_time(own)).say(lang)) }
            form method="post" action={ (web.site.class.base) "/class/clock" } {
                button type="submit" { (text::take_clock().say(lang)) }
            }
        }
    }
}

/// `POST /class/clock`: sets the class time to the machine's clock.
pub(crate) async fn clock(
    State(web): State<Arc<AppState>>,
    _: TeacherOnly,
) -> Result<Response, HttpError> {
    blocking(&web, |web| {
        let clock = web.site.database.clock().clone();
        web.site.database.write(move |base| {
            clock.take_machines();
            write_audit(base, "teacher", &did::clock_taken().into())?;
            clock.store(base)
        })
    })
    .await?;
    Ok(redirect(&web, "/class"))
}

fn phases(web: &AppState, view: &ClassView, lang: Lang) -> Markup {
    let base = &web.site.class.base;
    let next = match view.phase {
        ClassPhase::Open => vec![ClassPhase::Frozen],
        ClassPhase::Frozen => vec![ClassPhase::Open, ClassPhase::Final],
        ClassPhase::Final | ClassPhase::Over => Vec::new(),
    };
    html! {
        section {
            h2 { (text::phase().say(lang)) }
            p { strong { (text::class_phase(view.phase.word()).say(lang)) } }
            @if view.phase < ClassPhase::Final { (deadline(web, lang)) }
            @if view.phase < ClassPhase::Final && view.cost.games > 0 {
                p { (text::final_cost(view.cost.games, view.cost.minutes()).say(lang)) }
            }
            @if view.phase < ClassPhase::Final {
                @for warning in web.site.class.games.iter().filter_map(ClassGame::too_few_games) {
                    p.alarm role="alert" { (marked(&warning.say(lang))) }
                }
            }
            @if view.phase == ClassPhase::Final { (final_progress(web, lang)) }
            @for phase in next {
                form method="post" action={ (base) "/class/phase" } {
                    input type="hidden" name="phase" value=(phase.word());
                    p { label { (text::type_to_confirm(text::confirmation_word(phase.word())).say(lang)) " "
                    input type="text" name="confirmed" autocomplete="off" required; } " "
                    button type="submit" { (text::begin_phase(phase.word()).say(lang)) } }
                }
            }
            @if view.files { p {
                a href={ (base) "/class/report.html" } { (text::report().say(lang)) } " · "
                a href={ (base) "/class/grades.csv" } { (text::grades().say(lang)) }
            } }
            @if !view.mark_notes.is_empty() {
                ul { @for note in &view.mark_notes { li { (note.say(lang)) } } }
            }
        }
    }
}

fn list(web: &AppState, students: &[StudentRow], lang: Lang) -> Markup {
    let base = &web.site.class.base;
    html! { div.wide { table.cards {
        thead { tr {
            th scope="col" { (text::pseudonym().say(lang)) }
            th scope="col" { (text::link().say(lang)) }
            th.number scope="col" { (text::versions().say(lang)) }
            th scope="col" { (text::last_seen().say(lang)) }
            th scope="col" { (text::label().say(lang)) }
        } }
        tbody { @for student in students { tr {
            th scope="row" { a href={ (base) "/class/student/" (student.id) } { (name(&student.name)) } }
            td { form.inline method="post" action={ (base) "/class/student/" (student.id) "/link" } {
                button.link type="submit" { (text::new_link().say(lang)) }
            } }
            td.number data-title=(text::versions().say(lang)) { (student.versions) }
            td data-title=(text::last_seen().say(lang)) { (student.used.map_or_else(|| "–".to_string(), |used| web.site.class.show_time(used).say(lang))) }
            td data-title=(text::label().say(lang)) { @if !student.label.is_empty() { (name(&student.label)) } }
        } } }
    } } }
}

/// Renders the retention rule, and links to archives for plagiarism checkers.
fn stored_data(web: &AppState, put_away: u64, lang: Lang) -> Markup {
    let (class, rule) = (&web.site.class, web.site.class.retention);
    html! {
        section {
            h2 { (text::stored_data().say(lang)) }
            p { (text::retention(rule.days.cast_unsigned(), rule.versions.cast_unsigned()).say(lang)) " "
                @if put_away > 0 { (text::put_away_so_far(put_away).say(lang)) } }
            h3 { (text::compare_with_tools().say(lang)) }
            p { (text::compare_meaning().say(lang)) }
            ul { @for game in &class.games { li {
                a href={ (class.base) "/class/similar/" (game.name) } { (game.name) ".zip" }
            } } }
        }
    }
}

/// `GET /class/similar/{game}`: the versions that play a game, with a folder for each pseudonym.
pub(crate) async fn similar(
    State(web): State<Arc<AppState>>,
    _: TeacherOnly,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    let class_game = web.site.class.game(&game).ok_or(HttpError::Absent)?;
    let title = format!("{}.zip", class_game.name);
    let file = blocking(&web, move |web| {
        let said = did::compared(game.as_str());
        web.site.database.write(move |base| write_audit(base, "teacher", &said))?;
        let archive = ArchiveDraft::unnamed(&web.site.class.folder)?;
        web.site.database.read(|base| pack_players(base, &web.site.artefacts, &game, archive))
    })
    .await?;
    send_file("application/zip", &title, file)
}

#[derive(Deserialize)]
pub(crate) struct PhaseForm {
    phase: String,
    confirmed: String,
}

/// Returns true if the teacher typed the word that confirms a phase, in any language; false if not.
fn is_confirmed(phase: ClassPhase, typed: &str) -> bool {
    let word = text::confirmation_word(phase.word());
    Lang::SPOKEN.iter().any(|lang| word.say(*lang) == typed.to_lowercase())
}

/// `POST /class/phase`: starts another phase.
pub(crate) async fn phase(
    State(web): State<Arc<AppState>>,
    _: TeacherOnly,
    Form(form): Form<PhaseForm>,
) -> Result<Response, HttpError> {
    blocking(&web, move |web| {
        let phase = ClassPhase::from_word(&form.phase).ok_or(HttpError::Absent)?;
        if !is_confirmed(phase, form.confirmed.trim()) {
            let word = text::confirmation_word(phase.word());
            return Err(HttpError::Asked(refusal::not_confirmed(word)));
        }
        if phase == ClassPhase::Final {
            final_round::prepare(&web.site)?;
        }
        web.site.database.write(move |base| {
            let now = ClassPhase::current(base)?;
            let follows = matches!(
                (now, phase),
                (ClassPhase::Open, ClassPhase::Frozen)
                    | (ClassPhase::Frozen, ClassPhase::Open | ClassPhase::Final)
            );
            if !follows {
                return Err(HttpError::Asked(refusal::no_such_phase().into()));
            }
            phase.begin(base)?;
            write_audit(base, "teacher", &did::began(phase.word()))
        })?;
        web.site.change_lineup();
        Ok(())
    })
    .await?;
    Ok(redirect(&web, "/class"))
}

/// `GET /class/report.html`.
pub(crate) async fn report(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    _: TeacherOnly,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let bytes = blocking(&web, move |web| final_round::report_file(&web.site, lang)).await?;
    Ok(download("text/html; charset=utf-8", "report.html", bytes))
}

/// `GET /class/grades.csv`.
pub(crate) async fn grades(
    State(web): State<Arc<AppState>>,
    _: TeacherOnly,
) -> Result<Response, HttpError> {
    let bytes = blocking(&web, |web| final_round::grades_file(&web.site)).await?;
    Ok(download("text/csv; charset=utf-8", "grades.csv", bytes))
}

/// Renders who did something: a student, or one of the words that stand for others.
fn actor(who: &str, lang: Lang) -> Markup {
    match who {
        "teacher" => html! { (text::the_teacher().say(lang)) },
        "server" => html! { (text::the_server().say(lang)) },
        "operator" => html! { (text::the_operator().say(lang)) },
        student => name(student),
    }
}

/// `GET /class/audit`: the log of who did what.
pub(crate) async fn audit(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    _: TeacherOnly,
) -> Result<Response, HttpError> {
    let lines = blocking(&web, |web| {
        web.site.database.read(|base| {
            let select = "SELECT at, who, did FROM audit ORDER BY id DESC LIMIT ?1";
            let mut select = base.prepare_cached(select)?;
            let rows = select.query_map([AUDIT], |row| {
                let did = Message::from_stored(row.get_ref(2)?.as_str()?);
                Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, did))
            })?;
            Ok(rows.collect::<rusqlite::Result<Vec<_>>>()?)
        })
    })
    .await?;
    let title = text::audit().say(visitor.lang);
    let body = html! {
        section { h1 { (title) } ul {
            @for (at, who, did) in &lines { li { span.note { (web.site.class.show_time(*at).say(visitor.lang)) } " – " (actor(who, visitor.lang)) " " (name(&did.say(visitor.lang))) } }
        } }
    };
    Ok(page(&web, visitor, &title, &body))
}
