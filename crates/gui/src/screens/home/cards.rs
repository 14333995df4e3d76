//! Cards of the first screen: side by side if there is room, below each other on a phone.

use super::animated_board::{AnimatedBoard, draw_scene};
use crate::lettering::{SECONDARY, TITLE, titled};
use crate::palette::Palette;
use crate::text::home as text;
use crate::theme::{card, is_roomy, is_wide, primary_of_width, reach, reveal};
use damier_catalog::Scene;
use damier_i18n::Lang;
use egui::{Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2};

/// Space between two cards, in points.
const GAP: f32 = 16.0;

/// Side of a board in a row, in points.
const SMALL: f32 = 96.0;

/// Largest side of a board on a card, and the height of the text below it, in points.
const LARGE: f32 = 300.0;
const WORDS: f32 = 150.0;

/// Part of a card's width for the button to the rules.
const RULES: f32 = 0.42;

/// A button of the first screen.
#[derive(Clone, Copy)]
pub(super) enum CardChoice {
    Play(usize),
    Rules(usize),
    Puzzle,
}

/// A card of the first screen.
pub(super) struct Card<'a> {
    pub(super) choice: CardChoice,
    pub(super) title: String,
    pub(super) about: String,
    /// Text of its button, and its name for screen readers.
    pub(super) press: [String; 2],
    /// The same for the button to the rules, and its choice.
    pub(super) rules: Option<(CardChoice, [String; 2])>,
    pub(super) picture: Picture<'a>,
}

/// Board on a card.
pub(super) enum Picture<'a> {
    Living(&'a AnimatedBoard),
    Still(&'a Scene),
}

impl Picture<'_> {
    fn draw(&self, ui: &Ui, area: Rect, lang: Lang) {
        match self {
            Self::Living(board) => board.draw(ui, area, lang),
            Self::Still(scene) => draw_scene(ui, area, scene, None, lang),
        }
    }
}

/// Draws the cards. Returns what was pressed.
pub(super) fn show(ui: &mut Ui, cards: &[Card<'_>], lang: Lang) -> Option<CardChoice> {
    if is_roomy(ui) { show_columns(ui, cards, lang) } else { show_rows(ui, cards, lang) }
}

/// Draws cards side by side, as large as the screen allows. Returns what was pressed.
fn show_columns(ui: &mut Ui, cards: &[Card<'_>], lang: Lang) -> Option<CardChoice> {
    let count = if ui.available_width() < 980.0 { 2 } else { cards.len().max(1) };
    let width = (ui.available_width() - GAP * (count as f32 - 1.0)) / count as f32;
    let rows = cards.len().div_ceil(count) as f32;
    let height = (ui.available_height() - 80.0) / rows - GAP;
    let side = (width - 32.0).min(height - WORDS - 32.0).clamp(120.0, LARGE);
    let mut chosen = None;
    for row in cards.chunks(count) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for one in row {
                let pressed = card(ui).show(ui, |ui| {
                    ui.set_width(width - 34.0);
                    ui.set_height(side + WORDS);
                    show_column(ui, one, side, lang)
                });
                chosen = chosen.or(pressed.inner);
            }
        });
        ui.add_space(GAP - 8.0);
    }
    chosen
}

fn show_column(ui: &mut Ui, one: &Card<'_>, side: f32, lang: Lang) -> Option<CardChoice> {
    ui.vertical(|ui| {
        let room = vec2(ui.available_width(), side);
        let (area, response) = allocate_picture(ui, room, one, lang);
        one.picture.draw(ui, Rect::from_center_size(area.center(), Vec2::splat(side)), lang);
        ui.add_space(6.0);
        show_words(ui, one);
        let bottom = ui.available_height() - reach(ui);
        ui.add_space(bottom.max(0.0));
        show_press(ui, one).or_else(|| response.clicked().then_some(one.choice))
    })
    .inner
}

/// Draws cards below each other, two in a row if there is room. Returns what was pressed.
fn show_rows(ui: &mut Ui, cards: &[Card<'_>], lang: Lang) -> Option<CardChoice> {
    let count = if is_wide(ui) { 2 } else { 1 };
    let width = (ui.available_width() - GAP * (count as f32 - 1.0)) / count as f32;
    let mut chosen = None;
    for row in cards.chunks(count) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for one in row {
                let pressed = card(ui).inner_margin(12.0).show(ui, |ui| {
                    ui.set_width(width - 26.0);
                    show_row(ui, one, lang)
                });
                chosen = chosen.or(pressed.inner);
            }
        });
    }
    chosen
}

/// Draws a board on the left, and text and a button on the right. Returns what was pressed.
fn show_row(ui: &mut Ui, one: &Card<'_>, lang: Lang) -> Option<CardChoice> {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (area, response) = allocate_picture(ui, Vec2::splat(SMALL), one, lang);
        one.picture.draw(ui, area, lang);
        ui.add_space(6.0);
        let rest = Rect::from_min_size(
            ui.cursor().min,
            vec2(ui.available_width(), ui.available_height().max(SMALL)),
        );
        let words = UiBuilder::new().max_rect(rest);
        let pressed = ui.scope_builder(words, |ui| {
            ui.vertical(|ui| {
                show_words(ui, one);
                show_press(ui, one)
            })
            .inner
        });
        pressed.inner.or_else(|| response.clicked().then_some(one.choice))
    })
    .inner
}

/// Allocates a card's board. Pressing it is the same as pressing the card's button, which the keyboard can reach.
fn allocate_picture(ui: &mut Ui, size: Vec2, one: &Card<'_>, lang: Lang) -> (Rect, Response) {
    let (area, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let name = text::board_of(one.title.as_str()).say(lang);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
    (area, response)
}

fn show_words(ui: &mut Ui, one: &Card<'_>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.label(titled(&one.title, TITLE));
    ui.label(RichText::new(&one.about).size(SECONDARY).color(Palette::from_ui(ui).faint));
}

/// Draws the buttons of a card. Returns what was pressed.
fn show_press(ui: &mut Ui, one: &Card<'_>) -> Option<CardChoice> {
    let [text, name] = &one.press;
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let aside = if one.rules.is_some() { (room * RULES).round() } else { 0.0 };
        let press = primary_of_width(ui, room - aside, text);
        press.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
        let chosen = press.clicked().then_some(one.choice);
        let Some((rules, [text, name])) = &one.rules else { return chosen };
        let size = vec2(ui.available_width(), reach(ui));
        ui.spacing_mut().button_padding.x = 4.0;
        let press = reveal(ui.add_sized(size, egui::Button::new(text)));
        press.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
        chosen.or_else(|| press.clicked().then_some(*rules))
    })
    .inner
}
