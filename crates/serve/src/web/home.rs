//! The first page of a class: its phase, its games and the fairness of its final.

use super::access::{Requester, Visitor};
use super::answer::live_page;
use super::app_state::{AppState, blocking};
use super::entry::code_form;
use super::layout::PageRefresh;
use crate::http_error::HttpError;
use crate::site::ClassPhase;
use crate::text::page as text;
use axum::extract::State;
use axum::response::Response;
use damier_i18n::{Lang, Number};
use damier_reports::budget_in_words;
use maud::{Markup, html};
use std::sync::Arc;

/// `GET /`.
pub(crate) async fn home(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
) -> Result<Response, HttpError> {
    let lang = visitor.lang;
    let (phase, seed) = blocking(&web, |web| {
        Ok((web.site.database.read(|base| ClassPhase::current(base))?, web.site.final_seed()?))
    })
    .await?;
    let class = &web.site.class;
    let may_read = class.is_public || visitor.caller != Requester::Guest;
    let body = html! {
        section {
            h1 { (class.name) }
            p { (text::phase_of(phase.word()).say(lang)) }
            @if phase == ClassPhase::Final { (final_progress(&web, lang)) }
            @if phase == ClassPhase::Over && may_read { p { (text::final_is_shown().say(lang)) } }
            (deadline(&web, lang))
            @if visitor.caller == Requester::Guest {
                p { (text::need_a_link().say(lang)) }
                (code_form(&web, lang))
            }
        }
        @if may_read { (games(&web, lang)) (fairness(&seed, lang)) }
    };
    Ok(live_page(&web, visitor, &class.name, &body, refresh_in(phase)))
}

/// Returns how often a page is updated that shows the progress of the final.
pub(crate) fn refresh_in(phase: ClassPhase) -> PageRefresh {
    if phase == ClassPhase::Final { PageRefresh::Always(10) } else { PageRefresh::Never }
}

/// Renders how many games of the final are played.
pub(crate) fn final_progress(web: &AppState, lang: Lang) -> Markup {
    let [done, all] = web.site.final_games();
    html! {
        @if all > 0 { p role="status" { (text::final_progress(Number::rounded(done as f64), all).say(lang)) } }
    }
}

/// Renders the deadline, if the class has one, and whether it has passed.
pub(crate) fn deadline(web: &AppState, lang: Lang) -> Markup {
    let class = &web.site.class;
    html! {
        @if let Some(deadline) = class.deadline {
            p { (text::deadline(class.show_time(deadline)).say(lang)) }
            @if class.is_late(web.site.database.now()) { p.alarm { (text::deadline_passed().say(lang)) } }
        }
    }
}

fn games(web: &AppState, lang: Lang) -> Markup {
    let class = &web.site.class;
    html! {
        section {
            h2 { (text::games().say(lang)) }
            div.wide { table.cards {
                thead { tr {
                    th scope="col" { (text::game().say(lang)) }
                    th scope="col" { (text::budget().say(lang)) }
                    th scope="col" { (text::references().say(lang)) }
                    th.number scope="col" { (text::games_played().say(lang)) }
                } }
                tbody { @for game in &class.games { tr {
                    th scope="row" { a href={ (class.base) "/table/" (game.name) } { (game.name) } @if game.name != game.game { " " span.note { (game.game) } } }
                    td data-title=(text::budget().say(lang)) { (budget_in_words(game.budget).say(lang)) }
                    td data-title=(text::references().say(lang)) { @for (place, one) in game.references.iter().enumerate() {
                        @if place > 0 { ", " }
                        (one.player) " (" (Number::rounded(one.mark).say(lang)) ")"
                    } }
                    td.number data-title=(text::games_played().say(lang)) { (web.site.table(&game.name).map_or(0, |table| table.games)) }
                } } }
            } }
            p.note { (text::marks_meaning().say(lang)) }
        }
    }
}

/// Renders why the final is fair: new games, on a seed that was drawn before the first submission.
fn fairness((commitment, seed): &(String, Option<u64>), lang: Lang) -> Markup {
    html! {
        section {
            h2 { (text::the_final().say(lang)) }
            p { (text::final_is_fresh().say(lang)) }
            p { (text::seed_committed().say(lang)) " " code.digest { (commitment) } }
            @if let Some(seed) = seed { p { (text::seed_was(seed.to_string()).say(lang)) } }
        }
    }
}
