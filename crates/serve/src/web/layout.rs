//! The frame of all pages: head, navigation and footer.

use super::access::{Requester, Visitor};
use super::app_state::AppState;
use crate::clock::zone_name;
use crate::people::Person;
use crate::text::page as text;
use damier_i18n::Lang;
use maud::{DOCTYPE, Markup, html};

/// How a page in the browser is kept up to date.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PageRefresh {
    /// The page is not updated.
    Never,
    /// A script updates the page in place, every this many seconds.
    InPlace(u32),
    /// As [`Self::InPlace`], and a browser without scripts reloads the page.
    Always(u32),
}

/// Renders a whole page.
pub(crate) fn shell(
    web: &AppState,
    visitor: Visitor,
    title: &str,
    body: &Markup,
    refresh: PageRefresh,
) -> Markup {
    let (class, lang) = (&web.site.class, visitor.lang);
    let base = &class.base;
    let live = match refresh {
        PageRefresh::Never => None,
        PageRefresh::InPlace(seconds) | PageRefresh::Always(seconds) => Some(seconds),
    };
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                @if let PageRefresh::Always(seconds) = refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
                @if live.is_some() { script src={ (base) "/assets/live.js" } defer {} }
                link rel="icon" href="data:,";
                link rel="stylesheet" href={ (base) "/assets/style.css" };
                title { (title) " – " (class.name) }
            }
            body {
                a.skip href="#main" { (text::skip().say(lang)) }
                header {
                    p.class-name { a href={ (base) "/" } { (class.name) } }
                    nav aria-label=(text::class_pages().say(lang)) { (navigation(web, visitor)) }
                }
                main id="main" data-live=[live] { (body) }
                footer {
                    p.note {
                        @for other in Lang::SPOKEN.iter().filter(|other| **other != lang) {
                            a href={ (base) "/language/" (other.code()) } lang=(other.code()) { (other.name()) }
                        }
                        " " (text::times_of(zone_name(&class.time_zone, web.site.database.now())).say(lang))
                    }
                }
            }
        }
    }
}

fn navigation(web: &AppState, visitor: Visitor) -> Markup {
    let (class, lang) = (&web.site.class, visitor.lang);
    let base = &class.base;
    let may_read = class.is_public || visitor.caller != Requester::Guest;
    html! {
        @if may_read {
            @for game in &class.games { a href={ (base) "/table/" (game.name) } { (game.name) } }
        }
        @match visitor.caller {
            Requester::Known(Person::Student(_)) => { a href={ (base) "/me" } { (text::my_versions().say(lang)) } }
            Requester::Known(Person::Teacher) => { a href={ (base) "/class" } { (text::the_class().say(lang)) } }
            Requester::Guest => {}
        }
        @if visitor.caller != Requester::Guest {
            form.inline method="post" action={ (base) "/out" } { button.link type="submit" { (text::sign_out().say(lang)) } }
        }
    }
}

/// Renders a command to type in a terminal. Its lines do not break within the name of an option.
pub(crate) fn command(text: &str) -> Markup {
    html! { pre { code { @for (place, word) in text.split(' ').enumerate() {
        @if place > 0 { " " }
        @if word.starts_with("--") { span.option { (word) } } @else { (word) }
    } } } }
}

/// Renders a sentence in which words to type are between backticks.
pub(crate) fn marked(text: &str) -> Markup {
    let is_balanced = text.matches('`').count().is_multiple_of(2);
    html! {
        @if is_balanced {
            @for (place, part) in text.split('`').enumerate() {
                @if place % 2 == 1 { code { (part) } } @else { (part) }
            }
        } @else { (text) }
    }
}

/// Renders a name, which may be written from right to left.
pub(crate) fn name(text: &str) -> Markup {
    html! { bdi { (text) } }
}
