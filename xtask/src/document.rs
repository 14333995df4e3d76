//! Links and headings of a Markdown document.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::ops::Range;
use std::path::{Component, Path, PathBuf};

/// Link or picture in a document.
pub struct Reference {
    /// Range in the text of the document, for example of `[a page](page.md#part)`.
    pub range: Range<usize>,
    /// Target as it is written, for example `page.md#part`.
    pub target: String,
}

/// File or folder of the repository to which a link leads.
#[derive(Debug, PartialEq, Eq)]
pub struct Destination {
    /// Path, relative to the root of the repository.
    pub path: PathBuf,
    /// Anchor of a heading; empty if the link has none.
    pub anchor: String,
}

/// Returns the links and pictures of a document, in the order of the text.
#[must_use]
pub fn references(text: &str) -> Vec<Reference> {
    let events = Parser::new_ext(text, options()).into_offset_iter();
    let found = events.filter_map(|(event, range)| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(Reference { range, target: dest_url.into_string() })
        }
        _ => None,
    });
    found.collect()
}

/// Returns the headings of a document as plain text, in the order of the text.
#[must_use]
pub fn headings(text: &str) -> Vec<String> {
    let mut headings = Vec::new();
    let mut inside = false;
    for event in Parser::new_ext(text, options()) {
        match event {
            Event::Start(Tag::Heading { .. }) => {
                inside = true;
                headings.push(String::new());
            }
            Event::End(TagEnd::Heading(_)) => inside = false,
            Event::Text(part) | Event::Code(part) if inside => {
                headings.last_mut().into_iter().for_each(|heading| heading.push_str(&part));
            }
            _ => (),
        }
    }
    headings
}

/// Returns the anchors of the headings of a document, by the rule of GitHub and mdBook. An anchor has the letters of
/// the heading in lower case, its digits, `-` and `_`, and a `-` for each space. The second heading with the same name
/// gets `-1` at its end.
#[must_use]
pub fn anchors(text: &str) -> Vec<String> {
    let mut anchors: Vec<String> = Vec::new();
    for heading in headings(text) {
        let plain = anchor(&heading);
        let number = (1..).map(|number| format!("{plain}-{number}"));
        let free = std::iter::once(plain.clone()).chain(number).find(|one| !anchors.contains(one));
        anchors.extend(free);
    }
    anchors
}

fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter_map(|letter| match letter {
        '-' | '_' => Some(letter),
        _ if letter.is_alphanumeric() => Some(letter),
        _ if letter.is_whitespace() => Some('-'),
        _ => None,
    });
    kept.flat_map(char::to_lowercase).collect()
}

/// Returns where a link in the document at `page` leads in the repository. Returns `None` if it leads to another site.
#[must_use]
pub fn destination(page: &Path, target: &str) -> Option<Destination> {
    let scheme = target.split(['/', '#']).next().is_some_and(|start| start.contains(':'));
    if scheme {
        return None;
    }
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = match path {
        "" => page.to_path_buf(),
        _ => page.parent().unwrap_or(Path::new("")).join(path),
    };
    Some(Destination { path: without_dots(&path), anchor: anchor.to_string() })
}

/// Returns the same path without `.` components. Each `..` component is removed together with the folder before it, if
/// there is one.
fn without_dots(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        let folder = matches!(plain.components().next_back(), Some(Component::Normal(_)));
        match part {
            Component::CurDir => (),
            Component::ParentDir if folder => {
                plain.pop();
            }
            _ => plain.push(part),
        }
    }
    plain
}

/// Returns the options that enable tables and strikethrough, because GitHub and mdBook support them.
fn options() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_FOOTNOTES
}
