//! The entry point: the function by which the page's script opens the board.

use super::game_storage::GameStorage;
use super::mirror::ElementMirror;
use super::page::Page;
use super::pending_taps::PendingTaps;
use super::{address, words};
use crate::app::App;
use crate::start::Start;
use damier_i18n::{Lang, Message};
use damier_play::BoardLink;
use eframe::{Frame, Storage, WebOptions, WebRunner};
use egui::RawInput;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

/// Opens a board on a canvas: with the saved game, or the one that the address asks for. If the address is wrong, opens
/// the first screen with a message that says why. `lang` is the code of the language. The game is saved in the storage
/// slot of this tab.
///
/// # Errors
/// A browser that cannot draw, as a message.
#[wasm_bindgen]
pub async fn open_board(canvas: HtmlCanvasElement, lang: &str, slot: u32) -> Result<(), JsValue> {
    let lang = Lang::from_code(lang).unwrap_or_default();
    let location = web_sys::window().map(|window| window.location());
    let query = location.as_ref().and_then(|location| location.search().ok()).unwrap_or_default();
    let start = address::read(&query);
    // The first screen of a wrong address continues the game of the page without a query.
    let query = if start.is_ok() { address::without_lang(query) } else { String::new() };
    // Without a game in the address, the person chooses one or continues.
    let start = start.map(|start| Some(start).filter(|_| !query.is_empty()));
    let hash = location.and_then(|location| location.hash().ok()).unwrap_or_default();
    let asked = AddressQuery { query, hash, start: start.map_err(Message::from), slot };
    let mirrored = canvas.clone();
    let create: eframe::AppCreator<'static> = Box::new(move |creation| {
        let mirror = ElementMirror::new(&creation.egui_ctx, mirrored);
        let board = Board::new(&creation.egui_ctx, mirror, &asked, lang);
        Ok(Box::new(board.map_err(|why| why.say(lang))?))
    });
    let opened = WebRunner::new().start(canvas, WebOptions::default(), create).await;
    opened.map_err(|error| words(&error).into())
}

/// The parts of the address.
struct AddressQuery {
    query: String,
    /// The part from `#`.
    hash: String,
    /// The game that the query asks for, if any, or what is wrong with the query.
    start: Result<Option<Start>, Message>,
    slot: u32,
}

impl AddressQuery {
    /// Returns the target of the link, or its error; `None` without a link.
    fn link(&self) -> Option<Result<BoardLink, Message>> {
        let text = Some(self.hash.trim_start_matches('#')).filter(|text| !text.is_empty())?;
        Some(BoardLink::read(text).map_err(Message::from))
    }
}

/// Returns true if the system asks for reduced motion.
fn wants_no_motion() -> bool {
    let asked =
        web_sys::window().map(|window| window.match_media("(prefers-reduced-motion: reduce)"));
    asked.and_then(Result::ok).flatten().is_some_and(|list| list.matches())
}

/// The board, with its announcer and its storage.
struct Board {
    app: App,
    mirror: ElementMirror,
    taps: PendingTaps,
    keeper: GameStorage,
    is_new: Rc<Cell<bool>>,
}

impl Board {
    fn new(
        context: &egui::Context,
        mirror: ElementMirror,
        asked: &AddressQuery,
        lang: Lang,
    ) -> Result<Self, Message> {
        let is_new = Rc::new(Cell::new(false));
        let app =
            |start| App::new(Box::new(Page::new(context.clone(), Rc::clone(&is_new))), start, lang);
        let (mut app, keeper) = open(asked, &app)?;
        app.animate(!wants_no_motion());
        Ok(Self { app, mirror, taps: PendingTaps::default(), keeper, is_new })
    }
}

/// Opens the target of a link, or the game that was begun from it; otherwise the saved game, or what the query asks
/// for.
fn open(
    asked: &AddressQuery,
    app: &dyn Fn(Start) -> Result<App, Message>,
) -> Result<(App, GameStorage), Message> {
    let mut link = asked.link();
    if let Some(Ok(leading @ (BoardLink::Position { .. } | BoardLink::Game { .. }))) = &link {
        let keeper = GameStorage::new(format!("{}{}", asked.query, asked.hash), asked.slot);
        if let Some(app) = load(&keeper, app) {
            return Ok((app, keeper));
        }
        let mut led = app(Start::default())?;
        match led.follow(leading) {
            Ok(()) => return Ok((led, keeper)),
            Err(why) => link = Some(Err(why)),
        }
    }
    let keeper = GameStorage::new(asked.query.clone(), asked.slot);
    let (mut opened, wrong) = open_without_link(asked, &keeper, app)?;
    let followed = link.map(|link| link.and_then(|link| opened.follow(&link)));
    let is_asked = matches!(asked.start, Ok(Some(_)));
    let is_shown = followed == Some(Ok(())) || is_asked || opened.is_under_way();
    if wrong.is_some() || !is_shown {
        opened.go_home();
    }
    if let Some(why) = wrong.or_else(|| followed.and_then(Result::err)) {
        opened.complain(why);
    }
    Ok((opened, keeper))
}

/// Opens the saved game, or what the query asks for. If that cannot be opened, opens the default game, with the reason.
fn open_without_link(
    asked: &AddressQuery,
    keeper: &GameStorage,
    app: &dyn Fn(Start) -> Result<App, Message>,
) -> Result<(App, Option<Message>), Message> {
    let wrong = asked.start.as_ref().err().cloned();
    if let Some(kept) = load(keeper, app) {
        return Ok((kept, wrong));
    }
    match &asked.start {
        Ok(Some(start)) => match app(start.clone()) {
            Ok(opened) => Ok((opened, None)),
            Err(why) => Ok((app(Start::default())?, Some(why))),
        },
        Ok(None) | Err(_) => Ok((app(Start::default())?, wrong)),
    }
}

/// Returns the saved game. One saved by an older version may be unreadable, or name unknown players.
fn load(keeper: &GameStorage, app: &dyn Fn(Start) -> Result<App, Message>) -> Option<App> {
    let start = keeper.load()?;
    let alone = Start { players: Vec::new(), ..start.clone() };
    app(start).or_else(|_| app(alone)).ok()
}

impl eframe::App for Board {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut Frame) {
        self.mirror.sync();
        self.app.ui(ui, frame);
        let table = self.app.table();
        let is_waiting = table.player().is_none();
        if self.is_new.get() && self.keeper.is_due(is_waiting) {
            self.is_new.set(false);
            self.keeper.keep(&self.app);
        }
    }

    fn raw_input_hook(&mut self, context: &egui::Context, input: &mut RawInput) {
        if self.taps.spread(input) {
            context.request_repaint();
        }
        input.events.extend(self.mirror.take_pressed());
    }

    fn save(&mut self, storage: &mut dyn Storage) {
        self.app.save(storage);
    }
}
