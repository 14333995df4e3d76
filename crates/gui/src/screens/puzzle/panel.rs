//! The panel beside a puzzle: the question, the outcome of the answer, and the next steps.

use super::puzzle_view::PuzzleView;
use crate::app::App;
use crate::lettering::{self, BODY, SECONDARY, TITLE, titled};
use crate::palette::Palette;
use crate::text::{bar, puzzle as text, share};
use crate::theme::{card, is_stacked, plain, primary, reach};
use damier_catalog::PuzzleLevel;
use damier_i18n::{Lang, Message, Phrase};
use damier_play::{AttemptStep, PosedPuzzle, PuzzleAttempt, SeriesKind, level_in_words};
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
    Back,
    Level(PuzzleLevel),
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
        let (lang, is_below) = (self.lang, is_stacked(ui));
        let how = if self.gives_piece() { text::how_to_give() } else { text::how() };
        let mut pressed = None;
        ui.add_space(4.0);
        // On a phone, the pieces have to be in sight together with the board.
        if is_below {
            self.show_pieces_of_puzzle(ui);
        }
        let Some(puzzle) = self.screen.puzzle() else { return };
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            pressed = puzzle.show_state(ui, how, lang);
        });
        ui.add_space(8.0);
        if !is_below {
            self.show_pieces_of_puzzle(ui);
        }
        pressed = self.screen.puzzle().and_then(|puzzle| puzzle.show_others(ui, lang)).or(pressed);
        match pressed {
            Some(PuzzleButton::Again) => self.try_again(),
            Some(PuzzleButton::Hint) => self.hint_at_solution(),
            Some(PuzzleButton::Solution) => self.tell_solution(),
            Some(PuzzleButton::Next) => self.pose_next(),
            Some(PuzzleButton::Share) => self.share(),
            Some(PuzzleButton::Back) => self.leave_puzzle(),
            Some(PuzzleButton::Level(level)) => self.pose_level(level),
            Some(PuzzleButton::Other(game)) => self.pose_of(&game),
            None => {}
        }
    }

    /// Draws the piece in hand, and the controls that are not on the board.
    fn show_pieces_of_puzzle(&mut self, ui: &mut Ui) {
        self.show_hand(ui);
        self.show_controls(ui);
        ui.add_space(8.0);
    }
}

impl PuzzleView {
    fn show_head(&self, ui: &mut Ui, lang: Lang) {
        let faint = Palette::from_ui(ui).faint;
        let number = self.series.current().number.map(|known| text::title(known.number, known.all));
        let (title, number) = match self.series.title() {
            Some(title) => (Some(title), number),
            None => (number, None),
        };
        if let Some(title) = title {
            ui.label(titled(title.say(lang), TITLE));
        }
        ui.horizontal_wrapped(|ui| {
            self.show_grade(ui, lang);
            if let Some(number) = number {
                ui.label(RichText::new(number.say(lang)).color(faint));
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
        let PosedPuzzle { game, number, .. } = self.series.current();
        let known = self.games.iter().find(|(known, _)| known == game);
        let title = known.map_or_else(|| game.as_str().into(), |(_, title)| Message::from(*title));
        let stars = self.stars();
        let state = match (self.solving.way(), self.solving.is_over()) {
            (Some(way), _) => share::solved(stars, way),
            (None, true) => share::told().into(),
            (None, false) => share::not_yet(stars),
        };
        let puzzle = match number {
            Some(known) => share::puzzle(title, known.number.to_string()),
            None => share::puzzle_without_number(title),
        };
        vec![puzzle, state]
    }

    fn show_grade(&self, ui: &mut Ui, lang: Lang) {
        let Some(grade) = self.solving.puzzle().grade else { return };
        let full = grade.min(STARS);
        let stars = ui.label(RichText::new(self.stars()).color(Palette::from_ui(ui).gold));
        let name = text::grade(u64::from(full)).say(lang);
        stars.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
        stars.on_hover_text(name);
    }

    fn show_state(&self, ui: &mut Ui, how: Phrase, lang: Lang) -> Option<PuzzleButton> {
        match self.solving.step() {
            AttemptStep::Asked => self.show_asked(ui, how, lang),
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

    fn show_asked(&self, ui: &mut Ui, how: Phrase, lang: Lang) -> Option<PuzzleButton> {
        let faint = Palette::from_ui(ui).faint;
        let hint = self.solving.hint_in_words().unwrap_or_else(|| how.into());
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
        if self.solving.is_of_today() && self.solving.is_clean() {
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

impl PuzzleView {
    /// Draws the way back to a review, the other puzzles of the day, and the other games with puzzles. Returns what was
    /// pressed.
    fn show_others(&self, ui: &mut Ui, lang: Lang) -> Option<PuzzleButton> {
        let is_from_review = self.review.is_some();
        if is_from_review && plain(ui, text::back_to_review().say(lang)).clicked() {
            return Some(PuzzleButton::Back);
        }
        let level = self.show_levels(ui, lang);
        let faint = Palette::from_ui(ui).faint;
        ui.label(RichText::new(text::more().say(lang)).color(faint));
        let games = self.games.iter().map(|(game, title)| {
            let is_this = *game == self.series.current().game;
            (is_this, title.say(lang), PuzzleButton::Other(game.clone()))
        });
        show_choices(ui, games).or(level)
    }

    /// Draws the three puzzles of the day. The ones that are over have a tick.
    fn show_levels(&self, ui: &mut Ui, lang: Lang) -> Option<PuzzleButton> {
        let SeriesKind::Day(day) = self.series.kind() else { return None };
        let faint = Palette::from_ui(ui).faint;
        ui.label(RichText::new(text::today().say(lang)).color(faint));
        let levels = PuzzleLevel::ALL.into_iter().map(|level| {
            let name = level_in_words(level).say(lang);
            let name = match self.progress.is_done(day, level) {
                true => text::is_done(name).say(lang),
                false => name,
            };
            (self.series.level_of_day() == Some(level), name, PuzzleButton::Level(level))
        });
        show_choices(ui, levels)
    }
}

/// Draws buttons in a row: whether each is selected, its text, and its meaning. Returns the one that was pressed.
fn show_choices(
    ui: &mut Ui,
    choices: impl Iterator<Item = (bool, String, PuzzleButton)>,
) -> Option<PuzzleButton> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for (is_selected, name, choice) in choices {
            let button = Button::selectable(is_selected, name).frame_when_inactive(true);
            if ui.add(button.min_size(vec2(0.0, reach(ui)))).clicked() {
                chosen = Some(choice);
            }
        }
    });
    chosen
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
