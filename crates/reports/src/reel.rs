//! What a page carries beside its tables: games, up to a size, and figures.

use crate::film::{Film, film};
use crate::grid;
use crate::text::page as text;
use damier_experiments::arena::{Error, Store};
use damier_i18n::Lang;
use maud::{Markup, html};

/// The most bytes of games that a page carries, so that all of it stays below 5 MB.
const MOST_BYTES: usize = 3_000_000;

/// Games collected while a page is written.
pub(crate) struct Reel<'a> {
    store: &'a Store,
    pub(crate) lang: Lang,
    /// As JSON.
    films: Vec<String>,
    /// By event and number.
    names: Vec<(u32, u64)>,
    bytes: usize,
    figures: Vec<Figure>,
}

/// A figure of a page, which stands alone as well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its title.
    pub title: String,
    /// The picture, an SVG document.
    pub svg: String,
}

impl<'a> Reel<'a> {
    pub(crate) fn new(store: &'a Store, lang: Lang) -> Self {
        Self { store, lang, films: Vec::new(), names: Vec::new(), bytes: 0, figures: Vec::new() }
    }

    /// The name of the results file.
    pub(crate) fn file(&self) -> &str {
        self.store.file()
    }

    /// Adds a figure, if there is one; returns it as it stands on the page, with a note below its title.
    pub(crate) fn figure(&mut self, svg: &str, title: &str, note: Option<String>) -> Markup {
        if !svg.is_empty() {
            self.figures.push(Figure { title: title.to_string(), svg: svg.to_string() });
        }
        grid::figure(svg, title, note)
    }

    /// The figures in their order.
    pub(crate) fn into_figures(self) -> Vec<Figure> {
        self.figures
    }

    /// Adds a game of an event; returns its place, or `None` where there is no room left or no such game.
    ///
    /// # Errors
    /// A damaged record, or one that does not replay.
    pub(crate) fn add(&mut self, event: u32, id: u64) -> Result<Option<usize>, Error> {
        if let Some(place) = self.names.iter().position(|&name| name == (event, id)) {
            return Ok(Some(place));
        }
        if self.bytes >= MOST_BYTES {
            return Ok(None);
        }
        let Some(record) = self.store.record(event, id)? else { return Ok(None) };
        let name = self.store.lineups()[event as usize].name.as_str();
        let film: Film = film(name, &record, self.lang).map_err(Error::Text)?;
        let json = serde_json::to_string(&film).expect("a film is numbers and texts");
        // What ends a script may stand in no name.
        let json = json.replace('<', "\\u003c");
        self.bytes += json.len();
        self.films.push(json);
        self.names.push((event, id));
        Ok(Some(self.films.len() - 1))
    }

    /// A text that opens a game, if there is room for it; the text alone otherwise.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub(crate) fn link(
        &mut self,
        event: u32,
        id: Option<u64>,
        text: &str,
    ) -> Result<Markup, Error> {
        let place = id.map(|id| self.add(event, id)).transpose()?.flatten();
        let Some((place, id)) = place.zip(id) else { return Ok(html! { (text) }) };
        let opens = text::opens(id.to_string()).say(self.lang);
        Ok(html! { a href={ "#game-" (place) } title=(opens) { (text) } })
    }

    /// The number of games carried.
    pub(crate) fn shown(&self) -> u64 {
        self.films.len() as u64
    }

    /// All of them as a JSON list.
    pub(crate) fn json(&self) -> String {
        format!("[{}]", self.films.join(","))
    }
}
