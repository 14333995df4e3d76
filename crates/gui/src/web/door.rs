//! The function by which the page's script opens the board.

use super::keep::Keeper;
use super::mirror::Mirror;
use super::page::Page;
use super::tap::Taps;
use super::{address, words};
use crate::app::App;
use crate::start::Start;
use ::words::{Lang, Message};
use eframe::{Frame, Storage, WebOptions, WebRunner};
use egui::RawInput;
use std::cell::Cell;
use std::rc::Rc;
use tabletop::BoardLink;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

/// Opens a board on a canvas: the game that was kept, or the one that the address asks for. It speaks the language with
/// this code.
///
/// # Errors
/// An address that asks for what there is not; a browser that cannot draw. In words.
#[wasm_bindgen]
pub async fn open_board(canvas: HtmlCanvasElement, lang: &str) -> Result<(), JsValue> {
    let lang = Lang::from_code(lang).unwrap_or_default();
    let location = web_sys::window().map(|window| window.location());
    let query = location.as_ref().and_then(|location| location.search().ok()).unwrap_or_default();
    let start = address::read(&query).map_err(|error| error.say(lang))?;
    let query = address::without_lang(query);
    // Who asks for no game chooses one, or goes on.
    let start = Some(start).filter(|_| !query.is_empty());
    let hash = location.and_then(|location| location.hash().ok()).unwrap_or_default();
    let asked = Asked::read(query, start, hash);
    let mirrored = canvas.clone();
    let create: eframe::AppCreator<'static> = Box::new(move |creation| {
        let mirror = Mirror::new(&creation.egui_ctx, mirrored);
        let board = Board::new(&creation.egui_ctx, mirror, asked, lang);
        Ok(Box::new(board.map_err(|why| why.say(lang))?))
    });
    let opened = WebRunner::new().start(canvas, WebOptions::default(), create).await;
    opened.map_err(|error| words(&error).into())
}

/// What the address asks for.
struct Asked {
    /// By which the game that was kept is known as that of this address.
    key: String,
    start: Option<Start>,
    /// True if it leads to a game, which is kept as that of this link.
    is_game: bool,
    /// Where a link leads, or what is wrong with it.
    link: Option<Result<BoardLink, Message>>,
}

impl Asked {
    /// A link that leads nowhere asks for nothing: the board is as it was, and says so.
    fn read(query: String, start: Option<Start>, hash: String) -> Self {
        let link = Some(hash.trim_start_matches('#')).filter(|text| !text.is_empty());
        let link = link.map(|text| BoardLink::read(text).map_err(Message::from));
        let is_game = matches!(link, Some(Ok(BoardLink::Position { .. } | BoardLink::Game { .. })));
        let key = if is_game { query + &hash } else { query };
        Self { key, start, is_game, link }
    }
}

/// True if the system asks for little motion.
fn wants_no_motion() -> bool {
    let asked =
        web_sys::window().map(|window| window.match_media("(prefers-reduced-motion: reduce)"));
    asked.and_then(Result::ok).flatten().is_some_and(|list| list.matches())
}

/// The board, who says aloud what is on it, and who keeps its game.
struct Board {
    app: App,
    mirror: Mirror,
    taps: Taps,
    keeper: Keeper,
    is_new: Rc<Cell<bool>>,
}

impl Board {
    fn new(
        context: &egui::Context,
        mirror: Mirror,
        asked: Asked,
        lang: Lang,
    ) -> Result<Self, Message> {
        let Asked { key, start, is_game, link } = asked;
        let keeper = Keeper::new(key);
        let is_new = Rc::new(Cell::new(false));
        let app =
            |start| App::new(Box::new(Page::new(context.clone(), Rc::clone(&is_new))), start, lang);
        // What an older version kept may be nothing that this one knows; its players least of all.
        let kept = keeper.load().and_then(|start| {
            let alone = Start { players: Vec::new(), ..start.clone() };
            app(start).or_else(|_| app(alone)).ok()
        });
        let (is_chosen, is_kept) = (start.is_some(), kept.is_some());
        let mut app = kept.map_or_else(|| app(start.unwrap_or_default()), Ok)?;
        app.animate(!wants_no_motion());
        // A game that was begun by this link goes on instead.
        let led = link.filter(|_| !(is_game && is_kept));
        let followed = led.map(|link| link.and_then(|link| app.follow(&link)));
        if !is_chosen && !is_game && followed != Some(Ok(())) && !app.is_under_way() {
            app.go_home();
        }
        if let Some(Err(why)) = followed {
            app.complain(why);
        }
        Ok(Self { app, mirror, taps: Taps::default(), keeper, is_new })
    }
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
