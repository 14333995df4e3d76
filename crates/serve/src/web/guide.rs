//! Pages for authors of programs: the rules of a game in pictures, and the protocol with the files that it mentions.

use super::access::Visitor;
use super::answer::page;
use super::app_state::{AppState, blocking};
use super::layout::marked;
use crate::http_error::HttpError;
use crate::text::page as text;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use damier_catalog::{AnyGame, TextError, open, play_rule_picture};
use damier_i18n::Lang;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use serde_json::json;
use std::sync::Arc;

/// The protocol in English and in French, as Markdown.
const PROTOCOL: [&str; 2] = [
    include_str!("../../../guest/PROTOCOL.md"),
    include_str!("../../../../docs/fr/src/protocol.md"),
];

/// The files that the protocol mentions, by name.
const FILES: [(&str, &str); 3] = [
    ("CALLS.md", include_str!("../../../guest/CALLS.md")),
    ("protocol.schema.json", include_str!("../../../guest/protocol.schema.json")),
    ("quarto.txt", include_str!("../../../guest/transcripts/quarto.txt")),
];

/// `GET /rules/{game}`.
pub(crate) async fn rules(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    let class_game = web.site.class.game(&game).ok_or(HttpError::Absent)?.game.clone();
    let lang = visitor.lang;
    let opened = open(&class_game)?;
    let info = opened.info();
    let variant = info.variants.iter().find(|(name, _)| *name == class_game);
    let pictures = blocking(&web, move |_| Ok(pictures(&class_game, lang)?)).await?;
    let first_question = first_question(opened.as_ref());
    let title = text::rules_of(info.title).say(lang);
    let body = html! {
        section {
            h1 { (title) }
            @if let Some((_, difference)) = variant { p.lead.sentence { (difference.say(lang)) } }
            p { (info.summary.say(lang)) }
            p.note { (text::rules_name().say(lang)) (text::colon().say(lang)) code { (opened.name()) } }
            @for (words, picture) in &pictures { figure.still {
                (PreEscaped(picture))
                figcaption { (words) }
            } }
            p { (marked(&text::texts_of_programs().say(lang))) }
            pre { code { (first_question) } }
            p { a href={ (web.site.class.base) "/protocol" } { (text::protocol().say(lang)) } }
        }
    };
    Ok(page(&web, visitor, &title, &body))
}

/// Returns the position and the legal moves at the start of a game, as a program reads them.
fn first_question(game: &dyn AnyGame) -> String {
    let mut session = game.session(1);
    while session.roll() {}
    let (state, legal) = (session.state().text(), session.legal());
    format!("\"state\": {}\n\"legal\": {}", json!(state), json!(legal))
}

/// Returns the sentences on the rules of a game, each with its picture.
fn pictures(game: &str, lang: Lang) -> Result<Vec<(String, String)>, TextError> {
    let draw = |picture| {
        let shown = play_rule_picture(picture)?;
        let words = picture.words.say(lang);
        let drawn = damier_reports::picture::svg(&shown.scene, &words, lang);
        Ok((words, drawn))
    };
    open(game)?.rules_in_pictures().iter().map(draw).collect()
}

/// `GET /protocol`: how a program talks to damier.
pub(crate) async fn protocol(State(web): State<Arc<AppState>>, visitor: Visitor) -> Response {
    let (lang, base) = (visitor.lang, &web.site.class.base);
    let body = html! { section.document { (document(PROTOCOL[usize::from(lang == Lang::French)], base)) } };
    page(&web, visitor, &text::protocol().say(lang), &body)
}

/// `GET /protocol/{file}`: a file that the protocol mentions.
pub(crate) async fn protocol_file(
    State(web): State<Arc<AppState>>,
    visitor: Visitor,
    Path(file): Path<String>,
) -> Result<Response, HttpError> {
    let known = FILES.iter().find(|(name, _)| *name == file);
    let (name, text) = known.ok_or(HttpError::Absent)?;
    if !name.ends_with(".md") {
        return Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], *text).into_response());
    }
    let body = html! { section.document lang="en" { (document(text, &web.site.class.base)) } };
    Ok(page(&web, visitor, name, &body))
}

/// Renders a document of damier on the pages below `base`. Links to files of the source lead to [`FILES`]. A paragraph
/// that only links to the document in another language is left out, because every page has a link to other languages.
fn document(markdown: &str, base: &str) -> Markup {
    let is_html = |event: &Event<'_>| matches!(event, Event::Html(_) | Event::InlineHtml(_));
    let mut events: Vec<Event<'_>> =
        Parser::new_ext(markdown, Options::ENABLE_TABLES).filter(|event| !is_html(event)).collect();
    let language = events.windows(5).position(|all| {
        matches!(all, [
            Event::Start(Tag::Paragraph),
            Event::Start(Tag::Link { dest_url, .. }),
            Event::Text(_),
            Event::End(TagEnd::Link),
            Event::End(TagEnd::Paragraph),
        ] if is_near(dest_url))
    });
    if let Some(start) = language {
        events.drain(start..start + 5);
    }
    for event in &mut events {
        let Event::Start(Tag::Link { dest_url, .. }) = event else { continue };
        if is_near(dest_url) {
            let name = dest_url.rsplit('/').next().unwrap_or_default();
            *dest_url = format!("{base}/protocol/{name}").into();
        }
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    PreEscaped(html)
}

/// Returns true for a link to a file of the source; false for a link to a website or within a document.
fn is_near(url: &str) -> bool {
    !url.starts_with("https://") && !url.starts_with('#')
}

#[cfg(test)]
mod tests {
    use super::{FILES, PROTOCOL, document};

    #[test]
    fn every_link_of_the_protocol_leads_to_a_page_of_the_class() {
        for text in PROTOCOL.into_iter().chain([FILES[0].1]) {
            let page = document(text, "/class").into_string();
            assert!(page.contains("<h1>") && !page.contains("<!--"), "{page}");
            let links = page.split("href=\"").skip(1).filter_map(|link| link.split('"').next());
            for link in links.filter(|link| !link.starts_with("https://") && !link.starts_with('#'))
            {
                let file = link.strip_prefix("/class/protocol/").expect(link);
                assert!(FILES.iter().any(|(name, _)| *name == file), "{link}");
            }
            // The footer of the page links to the other language.
            assert!(!page.contains(">Français</") && !page.contains(">English</"), "{page}");
        }
        let links = document(PROTOCOL[0], "").into_string();
        for (name, _) in FILES {
            assert!(links.contains(&format!("<a href=\"/protocol/{name}\">")), "{name}");
        }
    }
}
