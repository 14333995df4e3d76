//! The panel beside a puzzle: the question, the outcome of the answer, and the next steps.

use super::puzzle_view::PuzzleView;
use crate::app::App;
use crate::lettering::{self, BODY, SECONDARY, TITLE, titled};
use crate::palette::Palette;
use crate::text::{bar, puzzle as text, share};
use crate::theme::{card, plain, primary, reach};
use damier_i18n::{Lang, Message};
use damier_play::{AttemptStep, PuzzleAttempt};
use egui::{Button, RichText, Ui, vec2};

/// Most stars: one more than the number of players that graded the puzzles.
const STARS: u32 = 6;

/// A button beside a puzzle.
enum PuzzleButton {
    Again,
    Hint,
    Solution,
    Next,
    Share,
    Other(String),
}

impl App {
    /// Draws the question of the puzzle.
    pub(crate) fn show_question(&self, ui: &mut Ui) {
        let Some(puzzle) = self.screen.puzzle() else { return };
        let lang = self.lang;
        puzzle.show_head(ui, lang);
        ui.label(RichText::new(puzzle.solving.question().say(lang)).font(lettering::strong(BODY)));
        self.show_message(ui);
    }

    /// Draws the outcome of the answer, and the controls that are not on the board.
    pub(crate) fn show_puzzle(&mut self, ui: &mut Ui) {
        let Some(puzzle) = self.screen.puzzle() else { return };
        let lang = self.lang;
        let mut pressed = None;
        ui.add_space(4.0);
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            pressed = puzzle.show_state(ui, lang);
        });
        ui.add_space(8.0);
        self.show_hand(ui);
        self.show_controls(ui);
        ui.add_space(8.0);
        pressed = show_other_games(ui, self.screen.puzzle(), lang).or(pressed);
        match pressed {
            Some(PuzzleButton::Again) => self.try_again(),
            Some(PuzzleButton::Hint) => self.hint_at_solution(),
            Some(PuzzleButton::Solution) => self.tell_solution(),
            Some(PuzzleButton::Next) => self.pose_next(),
            Some(PuzzleButton::Share) => self.share(),
            Some(PuzzleButton::Other(game)) => self.pose_of(&game),
            None => {}
        }
    }
}

impl PuzzleView {
    fn show_head(&self, ui: &mut Ui, lang: Lang) {
        let (number, all) = (self.index as u64 + 1, self.set.puzzles.len() as u64);
        let title = text::title(number, all).say(lang);
        let faint = Palette::from_ui(ui).faint;
        let of_day = text::of_the_day().say(lang);
        ui.label(titled(if self.solving.day().is_some() { &of_day } else { &title }, TITLE));
        ui.horizontal_wrapped(|ui| {
            self.show_grade(ui, lang);
            if self.solving.day().is_some() {
                ui.label(RichText::new(&title).color(faint));
            }
            if let Some(seat) = self.solving.seat_in_words() {
                let seat = RichText::new(seat.say(lang)).color(faint);
                ui.add(egui::Label::new(seat).extend());
            }
        });
    }

    /// Returns the difficulty of the puzzle as stars; empty if it was not graded.
    fn stars(&self) -> String {
        let full = self.solving.puzzle().grade.unwrap_or_default().min(STARS) as usize;
        let empty = if full == 0 { 0 } else { STARS as usize - full };
        "★".repeat(full) + &"☆".repeat(empty)
    }

    /// Returns lines to share that do not give away the solution: the puzzle, and how it was solved.
    pub(crate) fn told_to_others(&self) -> Vec<Message> {
        let known = self.games.iter().find(|(game, _)| *game == self.set.game);
        let title =
            known.map_or_else(|| self.set.game.as_str().into(), |(_, title)| Message::from(*title));
        let (number, stars) = ((self.index + 1).to_string(), self.stars());
        let state = match (self.solving.way(), self.solving.is_over()) {
            (Some(way), _) => share::solved(stars, way),
            (None, true) => share::told().into(),
            (None, false) => share::not_yet(stars),
        };
        vec![share::puzzle(title, number), state]
    }

    fn show_grade(&self, ui: &mut Ui, lang: Lang) {
        let Some(grade) = self.solving.puzzle().grade else { return };
        let full = grade.min(STARS);
        let stars = ui.label(RichText::new(self.stars()).color(Palette::from_ui(ui).gold));
        let name = text::grade(u64::from(full)).say(lang);
        stars.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
        stars.on_hover_text(name);
    }

    fn show_state(&self, ui: &mut Ui, lang: Lang) -> Option<PuzzleButton> {
        match self.solving.step() {
            AttemptStep::Asked => self.show_asked(ui, lang),
            AttemptStep::Checked(_) => {
                ui.horizontal_wrapped(|ui| {
                    ui.spinner();
                    say_each(ui, self.solving.outcome(), lang);
                });
                None
            }
            AttemptStep::Refuted(_) => show_refutation(ui, &self.solving, lang),
            AttemptStep::Found | AttemptStep::Told => self.show_solution(ui, lang),
        }
    }

    fn show_asked(&self, ui: &mut Ui, lang: Lang) -> Option<PuzzleButton> {
        let faint = Palette::from_ui(ui).faint;
        let hint = self.solving.hint_in_words().unwrap_or_else(|| text::how().into());
        ui.label(hint.say(lang));
        if self.solving.pointed_at().is_some() {
            ui.label(text::look_there().say(lang));
        }
        let mut pressed = None;
        ui.horizontal_wrapped(|ui| {
            if plain(ui, bar::hint().say(lang)).clicked() {
                pressed = Some(PuzzleButton::Hint);
            }
            if plain(ui, text::solution().say(lang)).clicked() {
                pressed = Some(PuzzleButton::Solution);
            }
        });
        if self.solving.day().is_some() && self.solving.is_clean() {
            let warning = RichText::new(text::streak_warning().say(lang));
            ui.label(warning.size(SECONDARY).color(faint));
        }
        pressed
    }

    fn show_solution(&self, ui: &mut Ui, lang: Lang) -> Option<PuzzleButton> {
        let (palette, solving) = (Palette::from_ui(ui), &self.solving);
        let is_found = *solving.step() == AttemptStep::Found;
        if let Some(outcome) = solving.outcome() {
            let outcome = titled(outcome.say(lang), TITLE);
            ui.label(if is_found { outcome.color(palette.good) } else { outcome });
        }
        say_each(ui, solving.way(), lang);
        if let Some(effect) = solving.effect() {
            ui.label(RichText::new(effect.say(lang)).color(palette.faint));
        }
        if solving.streak() > 0 {
            let streak = text::streak(solving.streak()).say(lang);
            ui.label(RichText::new(streak).font(lettering::strong(BODY)).color(palette.gold));
        }
        let mut pressed = None;
        ui.horizontal_wrapped(|ui| {
            if primary(ui, text::next().say(lang)).clicked() {
                pressed = Some(PuzzleButton::Next);
            }
            if plain(ui, share::share().say(lang)).clicked() {
                pressed = Some(PuzzleButton::Share);
            }
        });
        pressed
    }
}

/// Draws sentences.
fn say_each(ui: &mut Ui, sentences: impl IntoIterator<Item = Message>, lang: Lang) {
    for sentence in sentences {
        ui.label(sentence.say(lang));
    }
}

fn show_refutation(ui: &mut Ui, solving: &PuzzleAttempt, lang: Lang) -> Option<PuzzleButton> {
    let palette = Palette::from_ui(ui);
    if let Some(outcome) = solving.outcome() {
        let outcome = RichText::new(outcome.say(lang)).font(lettering::strong(BODY));
        ui.label(outcome.color(palette.alarm));
    }
    say_each(ui, solving.follow_up(), lang);
    let again = primary(ui, text::try_again().say(lang));
    let again = again.on_hover_text(text::try_again_help().say(lang));
    again.clicked().then_some(PuzzleButton::Again)
}

/// Draws the other games with puzzles. Returns what was pressed.
fn show_other_games(ui: &mut Ui, puzzle: Option<&PuzzleView>, lang: Lang) -> Option<PuzzleButton> {
    let puzzle = puzzle?;
    let mut chosen = None;
    ui.label(RichText::new(text::more().say(lang)).color(Palette::from_ui(ui).faint));
    ui.horizontal_wrapped(|ui| {
        for (game, title) in &puzzle.games {
            let is_this = *game == puzzle.set.game;
            let button =
                Button::selectable(is_this, title.say(lang)).min_size(vec2(0.0, reach(ui)));
            if ui.add(button).clicked() {
                chosen = Some(PuzzleButton::Other(game.clone()));
            }
        }
    });
    chosen
}
