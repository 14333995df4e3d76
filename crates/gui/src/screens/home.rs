//! The first screen: games as animated boards, the unfinished game, the puzzle of the day.

mod animated_board;
mod cards;
pub(crate) mod preview;

use crate::app::App;
use crate::lettering::{self, BODY, SCORE, titled};
use crate::opponent;
use crate::orders::Order;
use crate::palette::Palette;
use crate::text::home as text;
use crate::theme::{self, is_roomy, is_wide, plain, reach};
use crate::widgets::dialog::Dialog;
use crate::widgets::status::status;
use cards::{Card, CardChoice, Picture};
use damier_catalog::{PuzzleLevel, games, open};
use damier_i18n::{Joint, Message};
use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, WidgetInfo, WidgetType, vec2};
use preview::{Home, PuzzleBoard};

/// Number of puzzles of a day.
const PUZZLES_A_DAY: usize = PuzzleLevel::ALL.len();

/// Largest width that the content fills, in points.
const WIDEST: f32 = 1240.0;

impl App {
    /// Opens the first screen. The game stays on the board.
    pub fn go_home(&mut self) {
        self.leave_puzzle();
        self.message = None;
        let (today, progress) = (self.platform.today(), self.known_progress());
        let home = self.home.get_or_insert_with(Home::new);
        home.puzzle = PuzzleBoard::new(today, progress).ok().flatten();
        self.screen.show_home();
    }

    /// Puts the unfinished game of the last visit on the board, if there is one.
    pub fn take_up_game_left(&mut self) {
        let Some(left) = self.platform.game_left() else { return };
        // A game saved by an older version may be unreadable.
        if self.table.load(&left).is_ok() {
            self.turn_to_game();
            self.table.mark_unsaved();
        }
    }

    /// Saves the unfinished game for the next visit.
    pub fn keep_game_left(&mut self) {
        let is_under_way = self.would_be_lost();
        let game = is_under_way.then(|| self.going().game);
        self.platform.keep_game_left(game.as_ref());
    }

    /// Draws the first screen, and carries out what was pressed.
    pub(crate) fn show_home(&mut self, ui: &mut Ui, now: f64) {
        let Some(mut home) = self.home.take() else { return self.go_home() };
        if self.is_animated && self.dialog.is_none() {
            let wait = home.step(now);
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(wait.min(60.0)));
        }
        let chosen = ScrollArea::vertical().show(ui, |ui| self.show_all(ui, &home)).inner;
        self.home = Some(home);
        match chosen {
            Some(CardChoice::Play(index)) => {
                self.platform.prepare();
                self.dialog = Some(Dialog::play(index));
            }
            Some(CardChoice::Rules(index)) => {
                self.dialog =
                    games().get(index).map(|info| Dialog::rules(info, info.rules_in_pictures));
            }
            Some(CardChoice::Puzzle) => {
                if let Err(why) = self.pose_puzzle_of_day() {
                    self.complain(why);
                }
            }
            None => {}
        }
    }

    fn show_all(&mut self, ui: &mut Ui, home: &Home) -> Option<CardChoice> {
        let side =
            ((ui.available_width() - WIDEST) / 2.0).max(if is_wide(ui) { 24.0 } else { 8.0 });
        let width = ui.available_width() - 2.0 * side;
        ui.horizontal_top(|ui| {
            ui.add_space(side);
            ui.vertical(|ui| {
                ui.set_width(width);
                self.show_title(ui);
                self.show_continue(ui);
                let chosen = self.show_cards(ui, home);
                self.show_rest(ui, home);
                chosen
            })
            .inner
        })
        .inner
    }

    fn show_title(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        ui.add_space(if is_roomy(ui) { 16.0 } else { 4.0 });
        ui.horizontal(|ui| {
            ui.label(titled(text::name().say(lang), SCORE));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let more = crate::text::bar::more().say(lang);
                let more = Button::new(more).min_size(vec2(0.0, reach(ui)));
                egui::containers::menu::MenuButton::from_button(more)
                    .ui(ui, |ui| theme::menu(ui, |ui| self.show_settings(ui)));
            });
        });
        if is_roomy(ui) {
            let tagline = RichText::new(text::tagline().say(lang));
            ui.label(tagline.color(Palette::from_ui(ui).faint));
        }
        if let Some(message) = &self.message {
            let palette = Palette::from_ui(ui);
            let colour = if message.is_alarm { palette.alarm } else { palette.ink };
            ui.label(RichText::new(message.text.say(lang)).color(colour));
        }
        ui.add_space(8.0);
    }

    /// Draws the unfinished game on the board.
    fn show_continue(&mut self, ui: &mut Ui) {
        if !self.is_under_way() {
            return;
        }
        let lang = self.lang;
        let palette = Palette::from_ui(ui);
        let name = text::go_on().say(lang);
        let parts = vec![self.title(), self.subtitle()];
        let what = Message::list(parts, Joint::Comma).say(lang);
        let mut text = egui::text::LayoutJob::default();
        let format = |font, color| egui::TextFormat { font_id: font, color, ..Default::default() };
        text.append(&name, 0.0, format(lettering::strong(BODY), palette.on_accent));
        let body = egui::FontId::proportional(BODY);
        text.append(&what, 14.0, format(body.clone(), palette.on_accent));
        if is_wide(ui) {
            let so_far = status(&self.table).say(lang);
            text.append(&so_far, 14.0, format(body, palette.on_accent));
        }
        text.wrap.max_width = ui.available_width() - 32.0;
        let size = vec2(ui.available_width(), reach(ui) + 8.0);
        let button = ui
            .add(Button::new(text).fill(palette.accent).stroke(egui::Stroke::NONE).min_size(size));
        button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        if button.clicked() {
            self.screen.leave_home();
        }
        ui.add_space(8.0);
    }

    fn show_cards(&self, ui: &mut Ui, home: &Home) -> Option<CardChoice> {
        let lang = self.lang;
        let mut cards = Vec::new();
        for (index, board) in home.boards.iter().enumerate() {
            let title = board.info.title.say(lang);
            let press = [text::play().say(lang), text::play_game(title.as_str()).say(lang)];
            let about = board.info.invitation.say(lang);
            let choice = CardChoice::Play(index);
            let rules = [text::rules().say(lang), text::rules_of(title.as_str()).say(lang)];
            let has_rules = !board.info.rules_in_pictures.is_empty();
            let rules = has_rules.then_some((CardChoice::Rules(index), rules));
            cards.push(Card {
                choice,
                title,
                about,
                press,
                rules,
                picture: Picture::Living(board),
            });
        }
        if let Some(puzzle) = &home.puzzle {
            cards.push(Card {
                choice: CardChoice::Puzzle,
                title: text::puzzle_of_the_day().say(lang),
                about: self.about_puzzle(puzzle),
                press: [text::solve().say(lang), text::solve_the_puzzle().say(lang)],
                rules: None,
                picture: Picture::Still(&puzzle.scene),
            });
        }
        cards::show(ui, &cards, lang)
    }

    /// Returns the text on the card of the puzzle: its title, and the progress of the day or the streak.
    fn about_puzzle(&self, puzzle: &PuzzleBoard) -> String {
        let (lang, progress) = (self.lang, &puzzle.progress);
        let days = progress.streak().on(puzzle.today);
        let returned = progress.returned(puzzle.today).len() as u64;
        let told = match (puzzle.done(), returned, days) {
            (PUZZLES_A_DAY.., 0, _) => text::done_for_today().into(),
            (PUZZLES_A_DAY.., returned, _) => text::returned(returned),
            (0, _, 0) => text::no_streak().into(),
            (0, _, days) => text::streak(days),
            (done, ..) => text::done_today(done as u64),
        };
        format!("{}\n{}", puzzle.title.say(lang), told.say(lang))
    }

    /// Draws the button to the list of missed puzzles, if there are any.
    fn show_missed(&mut self, ui: &mut Ui, home: &Home) {
        let missed = home.puzzle.as_ref().map_or(&[][..], |puzzle| puzzle.progress.missed());
        let name = text::missed_puzzles(missed.len() as u64).say(self.lang);
        if !missed.is_empty() && plain(ui, name).clicked() {
            self.dialog = Some(Dialog::Missed(missed.to_vec()));
        }
    }

    fn show_rest(&mut self, ui: &mut Ui, home: &Home) {
        let lang = self.lang;
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            if plain(ui, text::review_a_game().say(lang)).clicked() {
                self.order(Order::LoadToReview);
            }
            self.show_missed(ui, home);
            if plain(ui, crate::text::bar::keys().say(lang)).clicked() {
                self.order(Order::Keys);
            }
        });
        ui.add_space(12.0);
    }

    /// Returns true if an unfinished game is on the board.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        let is_begun = self.table.is_unsaved() || self.files.kept_as.is_some();
        is_begun && !self.table.is_finished()
    }

    /// Returns the name of the game on the board for people.
    pub(crate) fn title(&self) -> Message {
        self.table.game().info().title.into()
    }

    /// Returns the opponent, or the variant of the game; empty for the usual variant.
    pub(crate) fn subtitle(&self) -> Message {
        let (game, players) = (self.table.game(), self.table.players());
        let others: Vec<&String> = players.iter().flatten().collect();
        if let ([who], true) = (others.as_slice(), players.iter().any(Option::is_none)) {
            return text::against(opponent::name(game, who));
        }
        let name = game.name();
        let is_it = |known: &str| open(known).is_ok_and(|known| known.name() == name);
        let kind = game.info().variants.iter().find(|(known, _)| is_it(known));
        kind.map_or_else(Message::default, |(_, kind)| (*kind).into())
    }
}
