//! A frame: what is where on the screen, from a phone to a wide one.

use crate::app::{App, Order};
use crate::board::{self, BoardPainter, Layout};
use crate::palette::Palette;
use crate::place::Told;
use crate::say::panel;
use crate::status::status;
use egui::{CentralPanel, Context, Panel, RichText, ScrollArea, Ui};
use std::time::Duration;
use workbench::{Control, Reach, Turn};

/// From this width on, the panel stands beside the board, in points.
const WIDE: f32 = 720.0;

/// The width of the panel beside the board, in points.
const PANEL: f32 = 300.0;

/// The time between two looks for an answer, during a search.
const LOOK: Duration = Duration::from_millis(15);

/// The part of a narrow screen's height that the board may take.
const NARROW_BOARD: f32 = 0.58;

impl App {
    /// Draws a frame, and does what the person asks for in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.dress(&ctx);
        // Those who read aloud choose their voice by it.
        let code = self.lang.code();
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |root| root.set_language(code));
        let now = ctx.input(|input| input.time);
        self.take_files(&ctx);
        self.step(now);
        self.see_closing(&ctx);
        if self.dialog.is_none() && !self.is_run_shown {
            self.obey_keys(&ctx);
            self.step(now);
        }
        self.targets.clear();
        Panel::top("toolbar").show_inside(ui, |ui| self.show_bar_of_buttons(ui));
        Panel::bottom("status").show_inside(ui, |ui| self.show_status(ui));
        if self.is_run_shown {
            CentralPanel::default().show_inside(ui, |ui| self.show_run_here(ui));
        } else if ui.available_width() >= WIDE {
            Panel::right("panel").exact_size(PANEL).resizable(false).show_inside(ui, |ui| {
                ScrollArea::vertical().show(ui, |ui| self.show_panel(ui));
            });
            CentralPanel::default()
                .show_inside(ui, |ui| self.show_board(ui, ui.available_height()));
        } else {
            CentralPanel::default().show_inside(ui, |ui| {
                let height = (ui.available_height() * NARROW_BOARD).min(ui.available_width());
                self.show_board(ui, height);
                ui.add_space(4.0);
                ScrollArea::vertical().show(ui, |ui| self.show_panel(ui));
            });
        }
        self.show_dialog(&ctx);
        self.step(now);
        self.tell();
        self.plan(&ctx, now);
    }

    /// A window that is closed from outside asks first, where a game would be lost.
    fn see_closing(&mut self, ctx: &Context) {
        let is_closed = ctx.input(|input| input.viewport().close_requested());
        if is_closed && !self.is_leaving && self.would_be_lost() {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.order(Order::Exit);
        }
    }

    /// Buttons and words wide enough for fingers, once.
    fn dress(&mut self, ctx: &Context) {
        if self.is_dressed {
            return;
        }
        self.is_dressed = true;
        ctx.all_styles_mut(|style| {
            style.spacing.button_padding = egui::vec2(9.0, 5.0);
            style.spacing.item_spacing = egui::vec2(7.0, 5.0);
            for font in style.text_styles.values_mut() {
                font.size *= 1.1;
            }
        });
    }

    /// Asks for the next frame, where one is needed without an input.
    fn plan(&self, ctx: &Context, now: f64) {
        if self.is_leaving {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        if self.is_moving(now) {
            ctx.request_repaint();
        } else if self.thinker.is_busy() || self.is_review_running() || self.is_waiting() {
            ctx.request_repaint_after(LOOK);
        }
    }

    /// True if a player's move is known, but not yet due; or something is asked.
    fn is_waiting(&self) -> bool {
        let is_players = self.table.player().is_some() && !self.table.is_paused();
        is_players || self.table.wanted().is_some()
    }

    #[cfg(feature = "window")]
    fn show_run_here(&mut self, ui: &mut Ui) {
        self.show_run(ui);
        if self.run.as_ref().is_some_and(crate::run::RunView::is_reading) {
            ui.ctx().request_repaint();
        }
    }

    /// A page opens no runs.
    #[cfg(not(feature = "window"))]
    fn show_run_here(&mut self, _ui: &mut Ui) {
        self.is_run_shown = false;
    }

    fn show_status(&self, ui: &mut Ui) {
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            let palette = Palette::of(ui);
            let is_over = self.table.session().turn() == Turn::Over;
            let text = RichText::new(status(&self.table).say(self.lang)).strong();
            ui.label(if is_over { text.color(palette.accent) } else { text });
            if !self.keys_typed.is_empty() {
                ui.label(format!("{}…", self.keys_typed.to_ascii_uppercase()));
            }
            if let Some(message) = &self.message {
                let text = RichText::new(message.text.say(self.lang));
                ui.label(if message.is_alarm { text.color(palette.alarm) } else { text });
            }
            if self.thinker.is_busy() {
                ui.spinner();
            }
            let session = self.table.session();
            let place = panel::game_and_ply(session.game(), session.plies() as u64);
            ui.label(RichText::new(place.say(self.lang)).color(palette.faint));
        });
        ui.add_space(2.0);
    }

    fn show_board(&mut self, ui: &mut Ui, height: f32) {
        let area = board::room(ui, height).shrink(8.0);
        let layout = Layout::within(area, &self.view.scene);
        let is_persons = self.table.person().is_some();
        let board = BoardPainter {
            scene: &self.view.scene,
            layout,
            moving: self.view.moving.as_ref(),
            cursor: self.cursor.filter(|_| is_persons && !self.table.takes_pushes()),
            best: self.best_cells(),
            is_pressed: is_persons && !self.table.takes_pushes(),
            lang: self.lang,
        };
        let touch = board.show(ui);
        let named = board.name_cells();
        self.targets.extend(named);
        if let Some(touch) = touch.filter(|_| is_persons && self.dialog.is_none()) {
            self.touch(touch);
        }
    }

    /// The cells of the best action, if it is known and done on cells.
    fn best_cells(&self) -> Vec<(usize, usize)> {
        let Some(best) = self.table.hint().and_then(|hint| hint.ranked.first()) else {
            return Vec::new();
        };
        let scene = &self.view.scene;
        let is_done_here = |control: &&Control| {
            let is_cells =
                matches!(control.reach, Reach::Cell(_) | Reach::Choice(_) | Reach::Column(_));
            is_cells && control.action == best.action
        };
        let Some(control) = scene.legal().find(is_done_here) else { return Vec::new() };
        let cells = scene.cells().map(|(place, _)| place);
        cells.filter(|&(row, column)| scene.is_pressed_at(control, row, column)).collect()
    }

    fn tell(&mut self) {
        let session = self.table.session();
        let news = self.message.as_ref().map(|message| message.text.say(self.lang));
        let told = Told {
            lang: self.lang,
            game: session.game(),
            status: status(&self.table).say(self.lang),
            news: news.unwrap_or_default(),
            state: session.state(),
            plies: session.plies(),
            is_persons_turn: self.table.person().is_some(),
            is_over: session.turn() == Turn::Over,
            targets: self.targets.clone(),
        };
        self.place.tell(&told);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    #[cfg(feature = "window")]
    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        crate::window::keep(self, storage);
    }
}
