//! The panel beside the board: players, notes and hints.

use crate::app::App;
use crate::lettering::{self, BODY, CAPTION, HEADING, titled};
use crate::opponent;
use crate::orders::Order;
use crate::palette::Palette;
use crate::text::panel as text;
use crate::theme::{self, card, is_stacked, plain, reach};
use damier_catalog::{Aside, Contest, SceneNote, Seat, Turn};
use damier_i18n::Number;
use egui::{
    FontId, Grid, RichText, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// Width of a name that can be typed, in points: two fit side by side on a phone.
const NAME: f32 = 128.0;

/// Smallest width of a score, in points. New points appear beside its name.
const LEAST_SCORE: f32 = 84.0;

/// Size of the sign of a seat, in points.
const MARK: f32 = 22.0;

/// Space between the names and texts of notes, and between two notes, in points.
const SPACING: [f32; 2] = [12.0, 3.0];

impl App {
    /// Draws everything beside the board.
    pub(crate) fn show_panel(&mut self, ui: &mut Ui) {
        if self.screen.puzzle().is_some() {
            self.show_puzzle(ui);
            return;
        }
        self.show_message(ui);
        if self.screen.review().is_some() {
            self.show_review(ui);
            ui.separator();
        }
        // Space below a board is scarce, so advice in words comes first, except before the pieces to choose from. The list
        // of moves would hide the controls.
        let is_advice_first = is_stacked(ui) && !self.gives_piece();
        self.show_scores(ui);
        self.show_seats(ui);
        self.show_shares(ui);
        self.show_bar(ui);
        if is_advice_first {
            self.show_advice(ui);
        }
        ui.add_space(4.0);
        self.show_hand(ui);
        self.show_controls(ui);
        ui.add_space(4.0);
        self.show_notes(ui);
        self.show_pace(ui);
        ui.add_space(4.0);
        if !is_advice_first {
            self.show_advice(ui);
        }
        self.show_candidates(ui);
        if self.screen.review().is_none() {
            self.show_moves(ui);
        }
        self.show_place(ui);
    }

    /// Draws the coach's judgement and the hint in words.
    fn show_advice(&mut self, ui: &mut Ui) {
        self.show_coach(ui);
        self.show_hint_in_words(ui);
    }

    /// Draws the score and the best score, in games for points.
    fn show_scores(&self, ui: &mut Ui) {
        if self.table.game().contest() != Contest::Solo {
            return;
        }
        let score = self.table.session().state().scores()[0];
        let shown = std::iter::once((text::score(), score));
        let shown = shown.chain(self.best_score().map(|best| (text::best_score(), best)));
        ui.horizontal(|ui| {
            for (index, (name, number)) in shown.enumerate() {
                let name = name.say(self.lang);
                let frame = card(ui).inner_margin(egui::Margin::symmetric(16, 8));
                let shown = frame.show(ui, |ui| {
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        ui.set_min_width(LEAST_SCORE);
                        let faint = Palette::from_ui(ui).faint;
                        ui.label(RichText::new(name).size(CAPTION).color(faint));
                        ui.label(titled(Number::fixed(number as f64, 0).say(self.lang), HEADING));
                    });
                });
                if let Some(popup) = self.board.position.score_popup.filter(|_| index == 0) {
                    popup.draw(ui, shown.response.rect, self.lang);
                }
            }
        });
    }

    /// Draws who takes which seat, unless there is only one. Two persons can type their names.
    fn show_seats(&mut self, ui: &mut Ui) {
        if self.table.players().len() == 1 && self.table.players()[0].is_none() {
            return;
        }
        if is_stacked(ui) {
            // Rows begin with the height of the fields for names, so that all of them are in line.
            ui.scope(|ui| {
                ui.spacing_mut().interact_size.y = reach(ui);
                ui.horizontal_wrapped(|ui| self.show_each_seat(ui));
            });
        } else {
            self.show_each_seat(ui);
        }
    }

    fn show_each_seat(&mut self, ui: &mut Ui) {
        let turn = self.table.session().turn();
        let (persons, lang) = (opponent::persons(&self.table), self.lang);
        for index in 0..self.table.players().len() {
            let seat = Seat::new(index);
            let is_on_turn = turn == Turn::Player(seat);
            let font =
                if is_on_turn { lettering::strong(BODY) } else { FontId::proportional(BODY) };
            let number = text::player_alone((index + 1).to_string()).say(lang);
            ui.horizontal(|ui| {
                show_mark(ui, index, is_on_turn);
                let name = match &self.table.players()[index] {
                    Some(_) => opponent::who(&self.table, seat).say(lang),
                    None if persons == 1 => text::you_alone().say(lang),
                    None => {
                        self.show_name_field(ui, seat, &number, font);
                        return;
                    }
                };
                ui.label(RichText::new(name).font(font));
            });
        }
    }

    /// Draws the name of one of two persons, who can type it.
    fn show_name_field(&mut self, ui: &mut Ui, seat: Seat, number: &str, font: FontId) {
        let mut name = self.table.typed_name(seat).to_string();
        let help = text::name_of(number).say(self.lang);
        let hint = RichText::new(number).color(Palette::from_ui(ui).ink);
        let field = TextEdit::singleline(&mut name).font(font).hint_text(hint).desired_width(NAME);
        let response = theme::field(ui, field).on_hover_text(&help);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &help));
        if response.changed() {
            self.table.set_name(seat, &name);
        }
    }

    /// Draws the number of moves. The name that opens the game is for people who note it, so it is a tooltip.
    fn show_place(&self, ui: &mut Ui) {
        let game = self.table.session().state().game();
        let moves = text::moves_played(self.table.moves_made() as u64).say(self.lang);
        ui.add_space(4.0);
        let moves = RichText::new(moves).size(CAPTION).color(Palette::from_ui(ui).faint);
        ui.label(moves).on_hover_text(game);
    }

    fn show_notes(&self, ui: &mut Ui) {
        let is_scored = self.table.game().contest() == Contest::Solo;
        let score = Aside::Number(i128::from(self.table.session().state().scores()[0]));
        let notes = &self.board.position.scene.notes;
        // The score has its own box. Other numbers may be equal to it, so it is the first such note.
        let score = notes.iter().position(|note| is_scored && note.aside == score);
        // Shares have their bar, and pieces are drawn.
        let is_shown = |(index, note): &(usize, &SceneNote)| {
            let is_elsewhere = matches!(
                note.aside,
                Aside::Stock(_) | Aside::Phase(_) | Aside::Piece(_) | Aside::Share { .. }
            );
            !is_elsewhere && score != Some(*index)
        };
        let shown: Vec<&SceneNote> =
            notes.iter().enumerate().filter(is_shown).map(|(_, note)| note).collect();
        let seats = opponent::names(&self.table);
        let names = shown.iter().map(|note| text_width(ui, seats.of_note(note).say(self.lang)));
        let left = ui.available_width() - names.fold(0.0, f32::max) - SPACING[0];
        let grid = Grid::new("notes").num_columns(2).spacing(SPACING).max_col_width(left);
        grid.show(ui, |ui| {
            for note in &shown {
                let name = seats.of_note(note).say(self.lang);
                ui.label(RichText::new(name).color(Palette::from_ui(ui).faint));
                ui.label(note.aside.message().say(self.lang));
                ui.end_row();
            }
        });
    }

    /// Draws the pace of a game without persons. In a game of a person, draws only what lets the other player continue
    /// or move at once.
    fn show_pace(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        if self.table.is_watched() {
            self.show_pace_of_watched(ui);
        } else if self.table.player().is_some() && self.table.is_paused() {
            ui.add_space(6.0);
            if plain(ui, text::go_on().say(lang)).clicked() {
                self.order(Order::Pause);
            }
        }
        let is_thinking = self.table.player().is_some() && self.thinker.is_busy();
        if is_thinking && plain(ui, text::move_now().say(lang)).clicked() {
            self.order(Order::Escape);
        }
    }

    fn show_pace_of_watched(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let name = if self.table.is_paused() { text::go_on() } else { text::pause() };
            if plain(ui, name.say(lang)).clicked() {
                self.order(Order::Pause);
            }
            if plain(ui, text::slower().say(lang)).clicked() {
                self.order(Order::Slower);
            }
            if plain(ui, text::faster().say(lang)).clicked() {
                self.order(Order::Faster);
            }
            let delay = u64::try_from(self.table.delay().as_millis()).unwrap_or(u64::MAX);
            let delay = text::delay(delay).say(lang);
            ui.label(delay).on_hover_text(text::delay_help().say(lang));
        });
    }
}

/// Draws the sign of a seat: a dark disc or a light diamond, in a ring while it is on turn.
fn show_mark(ui: &mut Ui, seat: usize, is_on_turn: bool) {
    let (area, _) = ui.allocate_exact_size(Vec2::splat(MARK), Sense::hover());
    let (palette, middle, reach) = (Palette::from_ui(ui), area.center(), MARK * 0.3);
    let (fill, line) = (Palette::zone(seat), Stroke::new(1.5, palette.edge));
    if seat == 0 {
        ui.painter().circle(middle, reach, fill, line);
    } else {
        let corners = [vec2(0.0, -1.2), vec2(1.2, 0.0), vec2(0.0, 1.2), vec2(-1.2, 0.0)];
        let corners = corners.map(|corner| middle + corner * reach).to_vec();
        ui.painter().add(egui::Shape::convex_polygon(corners, fill, line));
    }
    if is_on_turn {
        ui.painter().circle_stroke(middle, MARK * 0.5 - 1.0, Stroke::new(2.0, palette.accent));
    }
}

/// Returns the width of a text on one line, in points.
fn text_width(ui: &Ui, text: String) -> f32 {
    let font = egui::TextStyle::Body.resolve(ui.style());
    ui.painter().layout_no_wrap(text, font, egui::Color32::WHITE).size().x
}
