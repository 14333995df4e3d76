//! A frame: the arrangement of the screen, from a phone to a wide monitor.

pub(crate) mod current;

use crate::app::{App, Phase};
use crate::lettering::{self, titled};
use crate::orders::Order;
use crate::palette::Palette;
use crate::platform::BoardDescription;
use crate::text::home;
use crate::theme;
use crate::widgets::board::{self, BoardPainter, Layout};
use crate::widgets::status::{standing, status};
use current::Screen;
use damier_catalog::{Control, Reach, Turn};
use damier_i18n::Message;
use egui::{CentralPanel, Context, Panel, ScrollArea, Ui};
use std::time::Duration;

/// Width from which the buttons of a game fit in the bar above it, in points.
const WIDE: f32 = 720.0;

/// Smallest and largest width of the panel beside the board, in points.
const PANEL: [f32; 2] = [300.0, 400.0];

/// Time between two checks for an answer, during a search.
const LOOK: Duration = Duration::from_millis(15);

/// Part of a narrow screen's height for the board, with pieces to choose from, and above the graph of a review.
const NARROW_BOARD: f32 = 0.58;
const NARROW_WITH_TRAY: f32 = 0.52;
const NARROW_IN_REVIEW: f32 = 0.46;

impl App {
    /// Draws a frame, and carries out the person's input.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        if self.dress(&ctx) {
            return;
        }
        self.introduce(&ctx);
        let now = ctx.input(|input| input.time);
        self.take_files(&ctx);
        self.step(now);
        self.see_closing(&ctx);
        if self.dialog.is_none() && !self.screen.is_home() {
            self.obey_keys(&ctx);
            self.step(now);
        }
        if self.screen.is_home() && self.dialog.is_none() {
            self.obey_help_key(&ctx);
        }
        self.board.targets.clear();
        if self.screen.is_home() {
            CentralPanel::default().show_inside(ui, |ui| self.show_home(ui, now));
        } else {
            self.show_screen(ui, now);
        }
        self.show_dialog(&ctx);
        theme::draw_focus(&ctx);
        self.step(now);
        self.tell();
        self.plan(&ctx, now);
    }

    /// Tells screen readers the title of the window and its language, which decides the voice.
    fn introduce(&self, ctx: &Context) {
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |root| {
            root.set_label(home::name().say(self.lang));
            root.set_language(self.lang.code());
        });
    }

    /// Draws the board and everything around it.
    fn show_screen(&mut self, ui: &mut Ui, now: f64) {
        let is_wide = ui.available_width() >= WIDE;
        Panel::top("toolbar").show_inside(ui, |ui| self.show_bar_above(ui, is_wide));
        let has_buttons = !is_wide && self.screen.puzzle().is_none();
        if has_buttons {
            Panel::bottom("buttons").show_inside(ui, |ui| self.show_bar_below(ui));
        }
        if !theme::is_stacked(ui) {
            let width = (ui.available_width() * 0.32).clamp(PANEL[0], PANEL[1]);
            let frame = egui::Frame::side_top_panel(ui.style());
            let frame = frame.inner_margin(egui::Margin { left: 20, right: 12, top: 8, bottom: 8 });
            let panel = Panel::right("panel").exact_size(width).resizable(false).frame(frame);
            panel.show_separator_line(false).show_inside(ui, |ui| {
                ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                    ui.add_space(8.0);
                    self.show_head(ui);
                    self.show_panel(ui);
                });
            });
            let central = CentralPanel::default();
            central.show_inside(ui, |ui| self.show_board(ui, ui.available_height(), now));
        } else {
            CentralPanel::default().show_inside(ui, |ui| {
                let room = ui.available_height();
                self.show_head(ui);
                let height = (room * self.part_of_board()).min(ui.available_width());
                self.show_board(ui, height, now);
                ui.add_space(4.0);
                ScrollArea::vertical()
                    .auto_shrink([false, true])
                    .show(ui, |ui| self.show_panel(ui));
            });
        }
    }

    /// Returns the part of a narrow screen's height for the board.
    fn part_of_board(&self) -> f32 {
        match &self.screen {
            Screen::Review(_) => NARROW_IN_REVIEW,
            _ if self.has_tray() => NARROW_WITH_TRAY,
            _ => NARROW_BOARD,
        }
    }

    /// Asks for confirmation if the window is closed while a game would be lost.
    fn see_closing(&mut self, ctx: &Context) {
        let is_closed = ctx.input(|input| input.viewport().close_requested());
        if is_closed && self.phase != Phase::Leaving && self.would_be_lost() {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.order(Order::Exit);
        }
    }

    /// Sets fonts, sizes and touch areas, once. Returns true in the frame that does. Fonts are available from the
    /// next frame, which is drawn instead.
    fn dress(&mut self, ctx: &Context) -> bool {
        if self.phase != Phase::New {
            return false;
        }
        self.phase = Phase::Open;
        theme::dress(ctx);
        ctx.request_discard("fonts");
        true
    }

    /// Requests the next frame if one is needed without input.
    fn plan(&self, ctx: &Context, now: f64) {
        if self.phase == Phase::Leaving {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        let time = Duration::from_secs_f64(now.max(0.0));
        if let Some(wait) = self.screen.puzzle().and_then(|puzzle| puzzle.solving.wait(time)) {
            ctx.request_repaint_after(wait);
        }
        if self.is_moving(now) {
            ctx.request_repaint();
        } else if self.is_anyone_thinking() || self.is_waiting() {
            ctx.request_repaint_after(LOOK);
        }
    }

    fn is_anyone_thinking(&self) -> bool {
        self.thinker.is_busy() || self.is_review_running() || self.is_coach_busy()
    }

    /// Returns true if a player's move is known but not due, or a question is open.
    fn is_waiting(&self) -> bool {
        let is_players = self.table.player().is_some() && !self.table.is_paused();
        is_players || self.table.wanted().is_some()
    }

    /// Draws what to do now; for a puzzle, its question.
    fn show_head(&mut self, ui: &mut Ui) {
        if self.screen.puzzle().is_some() {
            self.show_question(ui);
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let palette = Palette::from_ui(ui);
            let is_over = self.table.session().turn() == Turn::Over;
            let text = titled(self.status().say(self.lang), lettering::BODY + 1.0);
            ui.label(if is_over { text.color(palette.accent) } else { text });
            if !self.board.input.keys.is_empty() {
                ui.label(format!("{}…", self.board.input.keys.to_ascii_uppercase()));
            }
            if self.thinker.is_busy() {
                ui.spinner();
            }
        });
    }

    /// Returns one line: what to do now, or how the game ended; in a review, the position.
    pub(crate) fn status(&self) -> Message {
        match &self.screen {
            Screen::Home { .. } => home::tagline().into(),
            Screen::Puzzle(puzzle) => puzzle.solving.question(),
            Screen::Review(_) if !self.is_off() => standing(&self.table),
            Screen::Review(_) | Screen::Board => status(&self.table),
        }
    }

    fn show_board(&mut self, ui: &mut Ui, height: f32, now: f64) {
        let area = board::room(ui, height).shrink(8.0);
        let layout = Layout::within(area, &self.board.position.scene);
        self.board.layout = Some(layout);
        let is_persons = self.table.person().is_some();
        let board = BoardPainter {
            scene: &self.board.position.scene,
            layout,
            moving: self.board.position.moving.as_ref(),
            cursor: self.board.input.cursor.filter(|_| is_persons && !self.table.takes_pushes()),
            best: self.best_cells(),
            taken: self.cells_to_take(),
            is_pressed: is_persons && !self.table.takes_pushes(),
            has_letters: self.has_letters,
            lang: self.lang,
        };
        let touch = board.show(ui);
        let named = board.name_cells();
        self.board.targets.extend(named);
        if let Some(touch) = touch.filter(|_| is_persons && self.dialog.is_none()) {
            self.touch(touch);
        }
        self.show_announcement(ui, layout.board, now);
    }

    /// Returns the cells of the best action, if it is known and an action on cells.
    fn best_cells(&self) -> Vec<(usize, usize)> {
        let Some(best) = self.pointed_at() else { return Vec::new() };
        let scene = &self.board.position.scene;
        let is_done_here = |control: &&Control| {
            let is_cells =
                matches!(control.reach, Reach::Cell(_) | Reach::Choice(_) | Reach::Column(_));
            is_cells && control.action == best
        };
        let Some(control) = scene.legal().find(is_done_here) else { return Vec::new() };
        let cells = scene.cells().map(|(place, _)| place);
        cells.filter(|&(row, column)| scene.is_pressed_at(control, row, column)).collect()
    }

    fn tell(&mut self) {
        let session = self.table.session();
        let news = self.message.as_ref().map(|message| message.text.say(self.lang));
        let told = BoardDescription {
            lang: self.lang,
            game: session.state().game(),
            status: self.status().say(self.lang),
            news: news.unwrap_or_default(),
            state: session.state().text(),
            plies: session.plies(),
            is_persons_turn: self.table.person().is_some(),
            is_over: session.turn() == Turn::Over,
            targets: self.board.targets.clone(),
        };
        self.platform.tell(&told);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    #[cfg(feature = "window")]
    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        crate::platform::window::keep(self, storage);
    }
}
