//! Announcements over the board: the end of a game, or a goal that was reached. They appear after the last move was
//! seen.

pub(crate) mod game_event;

use crate::app::App;
use crate::lettering::{BODY, HEADING, SCORE, titled};
use crate::opponent;
use crate::orders::Order;
use crate::palette::Palette;
use crate::text::{announcement as text, bar, panel};
use crate::theme::{card, plain, primary_of_width, reach};
use damier_catalog::{Contest, Seat, Turn};
use damier_i18n::{Message, Number, Phrase};
use damier_play::{ending_of, points_of_duel};
use egui::{Align, Button, Layout, Rect, RichText, Sense, Ui, UiBuilder, vec2};
use game_event::{Announcement, GameEvent};

/// Opacity of the veil behind an announcement.
const VEIL: f32 = 0.55;

/// Smallest and largest width of the card, in points.
const LEAST: f32 = 200.0;
const WIDEST: f32 = 380.0;

impl App {
    /// Draws the announcement over the board, and carries out what was pressed.
    pub(crate) fn show_announcement(&mut self, ui: &mut Ui, board: Rect, now: f64) {
        let Some(announcement) = self.board.announcement.clone() else { return };
        let part = announcement.part(now, self.is_animated);
        if part <= 0.0 || self.screen.review().is_some() {
            return;
        }
        let palette = Palette::from_ui(ui);
        let veil = palette.page.gamma_multiply(VEIL * part);
        ui.painter().rect_filled(board.expand(8.0), 12.0, veil);
        // A press beside the card closes it, to show the board.
        let beside = ui.interact(board, ui.id().with("veil"), Sense::click());
        if beside.clicked() {
            self.board.announcement = None;
            return;
        }
        let width = (board.width() - 8.0).clamp(LEAST, WIDEST);
        let place = Rect::from_center_size(board.center(), vec2(width, 230.0));
        let place = place.translate(vec2(0.0, (1.0 - part) * 12.0));
        let builder = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Center));
        // It takes no space from what is beside the board.
        let mut above = ui.new_child(builder);
        above.set_opacity(part.max(0.05));
        card(&above).show(&mut above, |ui| {
            ui.set_width(width - 34.0);
            match &announcement.what {
                GameEvent::Over => self.show_end(ui),
                GameEvent::Reached(news) => self.show_reached(ui, news),
            }
        });
    }

    fn show_end(&mut self, ui: &mut Ui) {
        let (lang, palette) = (self.lang, Palette::from_ui(ui));
        let (title, is_won) = self.result();
        let colour = if is_won { palette.gold } else { palette.ink };
        ui.label(titled(title.say(lang), HEADING).color(colour));
        let (session, contest) = (self.table.session(), self.table.game().contest());
        let names = opponent::names(&self.table);
        // If the title already says who has won, only the points or the completed line are new.
        let ending = if title == text::over() || session.resigned().is_some() {
            Some(ending_of(session, contest, &names))
        } else {
            let marked = || self.board.position.scene.marked_names().map(Message::verbatim);
            points_of_duel(session).or_else(marked)
        };
        if let Some(ending) = ending {
            ui.label(RichText::new(ending.say(lang)).size(BODY));
        }
        if let Some(message) = &self.message {
            let colour = if message.is_alarm { palette.alarm } else { palette.gold };
            ui.label(RichText::new(message.text.say(lang)).color(colour));
        }
        ui.add_space(6.0);
        self.show_choices_after(ui, (bar::again(), Order::Again), (text::review(), Order::Review));
        if plain(ui, text::show_board().say(lang)).clicked() {
            self.board.announcement = None;
        }
    }

    fn show_reached(&mut self, ui: &mut Ui, news: &Message) {
        let (lang, palette) = (self.lang, Palette::from_ui(ui));
        ui.label(titled(news.say(lang), SCORE).color(palette.gold));
        let score = self.table.session().state().scores()[0];
        ui.label(text::so_far(Number::fixed(score as f64, 0)).say(lang));
        ui.add_space(6.0);
        self.show_choices_after(ui, (panel::go_on(), Order::Escape), (bar::again(), Order::Again));
    }

    /// Draws two buttons: the one that most people want, and another.
    fn show_choices_after(&mut self, ui: &mut Ui, first: (Phrase, Order), second: (Phrase, Order)) {
        let lang = self.lang;
        let size = vec2(ui.available_width(), reach(ui));
        let is_first = primary_of_width(ui, ui.available_width(), first.0.say(lang)).clicked();
        let is_second = ui.add_sized(size, Button::new(second.0.say(lang))).clicked();
        let given = [(is_first, first.1), (is_second, second.1)];
        if let Some((_, order)) = given.into_iter().find(|(is_given, _)| *is_given) {
            self.board.announcement = None;
            self.order(order);
        }
    }

    /// Returns the result in a word or two, and whether it is a victory.
    pub(crate) fn result(&self) -> (Phrase, bool) {
        let session = self.table.session();
        let players = self.table.players().iter().enumerate();
        let persons: Vec<usize> =
            players.filter(|(_, who)| who.is_none()).map(|(seat, _)| seat).collect();
        let [seat] = persons.as_slice() else { return (text::over(), false) };
        if self.table.game().contest() != Contest::Duel {
            return (text::over(), false);
        }
        let scores = session.state().scores();
        let (own, other) = (scores[*seat], scores[1 - seat]);
        match session.resigned() {
            Some(who) if who == Seat::new(*seat) => (text::lost(), false),
            Some(_) => (text::won(), true),
            None if own > other => (text::won(), true),
            None if own < other => (text::lost(), false),
            None => (text::drawn(), false),
        }
    }

    /// Announces the end of the game, if it is over.
    pub(crate) fn note_end(&mut self, now: f64) {
        if self.screen.puzzle().is_some() || self.screen.review().is_some() {
            return;
        }
        if self.table.session().turn() == Turn::Over {
            self.board.announcement = Some(Announcement::new(GameEvent::Over, now));
        }
    }
}
