//! The games of a page, up to a size, and its figures.

use crate::game_replay::{GameReplay, replay_game};
use crate::grid;
use crate::text::page as text;
use damier_experiments::arena::{Error, Store};
use damier_i18n::Lang;
use maud::{Markup, html};
use std::path::Path;

/// The most bytes of games in a page, so that the page stays below 5 MB.
const MOST_BYTES: usize = 3_000_000;

/// Games and figures collected while a page is written.
pub(crate) struct PageGames<'a> {
    store: &'a Store,
    pub(crate) lang: Lang,
    /// The games as JSON.
    games: Vec<String>,
    /// The games' events and numbers.
    names: Vec<(u32, u64)>,
    bytes: usize,
    figures: Vec<Figure>,
}

/// A figure of a page, which can also be used on its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its title.
    pub title: String,
    /// The picture, an SVG document.
    pub svg: String,
}

impl<'a> PageGames<'a> {
    pub(crate) fn new(store: &'a Store, lang: Lang) -> Self {
        Self { store, lang, games: Vec::new(), names: Vec::new(), bytes: 0, figures: Vec::new() }
    }

    /// Returns the name of the results file. A page may be read elsewhere, where the folder of the file says nothing.
    pub(crate) fn file(&self) -> String {
        let name = Path::new(self.store.file()).file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }

    /// Adds a figure if it is not empty. Returns it rendered for the page, with a note below its title.
    pub(crate) fn figure(&mut self, svg: &str, title: &str, note: Option<String>) -> Markup {
        if !svg.is_empty() {
            self.figures.push(Figure { title: title.to_string(), svg: svg.to_string() });
        }
        grid::figure(svg, title, note)
    }

    /// Returns the figures in their order.
    pub(crate) fn into_figures(self) -> Vec<Figure> {
        self.figures
    }

    /// Adds a game of an event, and returns its index among the games of the page. `None` if the page has no room left
    /// or the event has no such game.
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
        let replay: GameReplay = replay_game(name, &record, self.lang).map_err(Error::Text)?;
        let json = serde_json::to_string(&replay).expect("a replay is numbers and texts");
        // A name must not end the script element.
        let json = json.replace('<', "\\u003c");
        self.bytes += json.len();
        self.games.push(json);
        self.names.push((event, id));
        Ok(Some(self.games.len() - 1))
    }

    /// Renders a text as a link that opens a game, or as plain text if there is no room for the game.
    ///
    /// # Errors
    /// The errors of [`Self::add`].
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

    /// Returns the number of games in the page.
    pub(crate) fn shown(&self) -> u64 {
        self.games.len() as u64
    }

    /// Returns all games as a JSON list.
    pub(crate) fn json(&self) -> String {
        format!("[{}]", self.games.join(","))
    }
}
