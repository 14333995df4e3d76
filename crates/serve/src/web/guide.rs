//! Pages for authors of programs: the rules of a game in pictures, and the protocol.

use super::access::Visitor;
use super::answer::page;
use super::app_state::{AppState, blocking};
use crate::http_error::HttpError;
use crate::text::page as text;
use axum::extract::{Path, State};
use axum::response::Response;
use damier_catalog::{TextError, open, play_rule_picture};
use damier_i18n::Lang;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::sync::Arc;

/// The protocol in English and in French, as Markdown.
const PROTOCOL: [&str; 2] = [
    include_str!("../../../guest/PROTOCOL.md"),
    include_str!("../../../../docs/fr/src/protocol.md"),
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
    let title = text::rules_of(info.title).say(lang);
    let body = html! {
        section {
            h1 { (title) }
            p.lead { (opened.name()) @if let Some((_, difference)) = variant { (text::colon().say(lang)) (difference.say(lang)) } }
            p { (info.summary.say(lang)) }
            @for (words, picture) in &pictures { figure.still {
                (PreEscaped(picture))
                figcaption { (words) }
            } }
            p { a href={ (web.site.class.base) "/protocol" } { (text::protocol().say(lang)) } }
        }
    };
    Ok(page(&web, visitor, &title, &body))
}

/// Returns the sentences on the rules of a game, each with its picture.
fn pictures(game: &str, lang: Lang) -> Result<Vec<(String, String)>, TextError> {
    let draw = |picture| {
        let shown = play_rule_picture(picture)?;
        let words = picture.words.say(lang);
        let drawn = damier_reports::picture::svg(&shown.scene, &words, lang);
        Ok((words, drawn))
    };
    open(game)?.info().rules_in_pictures.iter().map(draw).collect()
}

/// `GET /protocol`: how a program talks to damier.
pub(crate) async fn protocol(State(web): State<Arc<AppState>>, visitor: Visitor) -> Response {
    let lang = visitor.lang;
    let body =
        html! { section.document { (document(PROTOCOL[usize::from(lang == Lang::French)])) } };
    page(&web, visitor, &text::protocol().say(lang), &body)
}

/// Renders a document of damier, without its links to other files of the source.
fn document(markdown: &str) -> Markup {
    let is_near = |url: &str| !url.starts_with("https://") && !url.starts_with('#');
    let mut is_left_out = false;
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).filter(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => {
            is_left_out = is_near(dest_url);
            !is_left_out
        }
        Event::End(TagEnd::Link) => !std::mem::take(&mut is_left_out),
        Event::Html(_) | Event::InlineHtml(_) => false,
        _ => true,
    });
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events);
    PreEscaped(html)
}

#[cfg(test)]
mod tests {
    use super::{PROTOCOL, document};

    #[test]
    fn the_protocol_is_a_page_without_links_into_the_source() {
        for text in PROTOCOL {
            let page = document(text).into_string();
            assert!(page.contains("<h1>") && page.contains("<table>"), "{page}");
            assert!(!page.contains(".md\"") && !page.contains("<!--"), "{page}");
        }
        let page = document("[a](b.md), [c](https://example.org), <b>d</b>").into_string();
        assert_eq!(page, "<p>a, <a href=\"https://example.org\">c</a>, d</p>\n");
    }
}
