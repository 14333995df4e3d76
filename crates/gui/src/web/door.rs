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
    let query = web_sys::window().and_then(|window| window.location().search().ok());
    let query = query.unwrap_or_default();
    let asked = address::read(&query).map_err(|error| error.say(lang))?;
    let query = address::without_lang(query);
    // Who asks for no game chooses one, or goes on.
    let asked = Some(asked).filter(|_| !query.is_empty());
    let (keeper, mirrored) = (Keeper::new(query), canvas.clone());
    let create: eframe::AppCreator<'static> = Box::new(move |creation| {
        let mirror = Mirror::new(&creation.egui_ctx, mirrored);
        Ok(Box::new(
            Board::new(&creation.egui_ctx, mirror, keeper, asked, lang)
                .map_err(|why| why.say(lang))?,
        ))
    });
    let opened = WebRunner::new().start(canvas, WebOptions::default(), create).await;
    opened.map_err(|error| words(&error).into())
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
        keeper: Keeper,
        asked: Option<Start>,
        lang: Lang,
    ) -> Result<Self, Message> {
        let is_new = Rc::new(Cell::new(false));
        let app =
            |start| App::new(Box::new(Page::new(context.clone(), Rc::clone(&is_new))), start, lang);
        // What an older version kept may be nothing that this one knows; its players least of all.
        let kept = keeper.load().and_then(|start| {
            let alone = Start { players: Vec::new(), ..start.clone() };
            app(start).or_else(|_| app(alone)).ok()
        });
        let is_chosen = asked.is_some();
        let mut app = kept.map_or_else(|| app(asked.unwrap_or_default()), Ok)?;
        app.animate(!wants_no_motion());
        if !is_chosen && !app.is_under_way() {
            app.go_home();
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
