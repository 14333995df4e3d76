//! Describes in text what the canvas shows: for screen readers by an element that is read aloud, and for programs
//! that drive the page by `window.damier`.

use super::{document, lang};
use crate::platform::BoardDescription;
use crate::text::page;
use serde::Serialize;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Announces changes, once each.
pub(super) struct Announcer {
    told: Option<BoardDescription>,
    zoom: f32,
    is_new: Rc<Cell<bool>>,
}

/// `window.damier`: the state of the board.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Board<'a> {
    game: &'a str,
    status: &'a str,
    news: &'a str,
    state: &'a str,
    plies: usize,
    is_persons_turn: bool,
    is_over: bool,
    /// Place to press for each action, in the page's pixels from the canvas's top left.
    targets: Vec<(&'a str, [f32; 2])>,
}

impl Announcer {
    /// Creates an announcer that raises the flag `is_new` when the game has changed.
    pub(super) fn new(is_new: Rc<Cell<bool>>) -> Self {
        Self { told: None, zoom: 0.0, is_new }
    }

    pub(super) fn tell(&mut self, told: &BoardDescription, zoom: f32) {
        if self.told.as_ref() == Some(told) && self.zoom == zoom {
            return;
        }
        if self.told.as_ref().is_none_or(|old| old.lang != told.lang) {
            lang::declare(told.lang);
        }
        let is_news = self.told.as_ref().is_none_or(|old| {
            (&old.status, &old.news, &old.state, &old.game, old.lang)
                != (&told.status, &told.news, &told.state, &told.game, told.lang)
        });
        if is_news {
            self.is_new.set(true);
            say("status", format!("{} {}", told.status, told.news).trim());
            say("position", &page::position(&told.game, &told.state).say(told.lang));
        }
        publish(told, zoom);
        self.told = Some(told.clone());
        self.zoom = zoom;
    }
}

fn say(element: &str, text: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(element)) {
        element.set_text_content(Some(text));
    }
}

fn publish(told: &BoardDescription, zoom: f32) {
    let targets = told.targets.iter();
    let board = Board {
        game: &told.game,
        status: &told.status,
        news: &told.news,
        state: &told.state,
        plies: told.plies,
        is_persons_turn: told.is_persons_turn,
        is_over: told.is_over,
        targets: targets.map(|(action, [x, y])| (action.as_str(), [x * zoom, y * zoom])).collect(),
    };
    let board = serde_json::to_string(&board).ok().and_then(|text| js_sys::JSON::parse(&text).ok());
    // The board works even if the announcement fails.
    if let (Some(window), Some(board)) = (web_sys::window(), board) {
        let _ = js_sys::Reflect::set(&window, &JsValue::from_str("damier"), &board);
    }
}
