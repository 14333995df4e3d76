//! The rules of a game in pictures: small boards, each with a sentence below or beside it.

use crate::lettering::{BODY, SECONDARY};
use crate::palette::Palette;
use crate::text::help as text;
use crate::theme::{is_wide, reveal};
use crate::widgets::board::{BoardPainter, Layout, draw_piece};
use damier_catalog::{Aside, BoardLook, RulePicture, RuleScene, play_rule_picture};
use damier_i18n::Lang;
use egui::{Rect, Response, RichText, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2};

/// Side of a board beside its sentence, and the largest one above it, in points.
const BESIDE: f32 = 116.0;
const ABOVE: f32 = 200.0;

/// Largest height of a board above its sentence, as a part of the window's height, so that two rows fit.
const PART: f32 = 0.21;

/// Space between two pictures, in points.
const GAP: f32 = 20.0;

/// Pictures in a row, if there is room.
const ACROSS: usize = 3;

/// Side of the piece in hand, as a part of the board's side.
const HAND: f32 = 0.26;

/// Pictures of the rules of a game.
pub(crate) struct Rules {
    pictures: Vec<(&'static RulePicture, RuleScene)>,
}

impl Rules {
    /// Draws these pictures. Positions that the game refuses are skipped; a test makes sure that there are none.
    pub(super) fn new(pictures: &'static [RulePicture]) -> Self {
        let drawn = |lesson: &'static RulePicture| Some((lesson, play_rule_picture(lesson).ok()?));
        Self { pictures: pictures.iter().filter_map(drawn).collect() }
    }

    pub(super) fn show(&self, ui: &mut Ui, lang: Lang) {
        if !is_wide(ui) {
            for index in 0..self.pictures.len() {
                ui.horizontal_top(|ui| {
                    self.show_board(ui, index, BESIDE, lang);
                    ui.add_space(4.0);
                    ui.vertical(|ui| self.show_words(ui, index, lang));
                });
                ui.add_space(8.0);
            }
            return;
        }
        let width = (ui.available_width() - GAP * (ACROSS as f32 - 1.0)) / ACROSS as f32;
        let high = (ui.ctx().content_rect().height() * PART).max(BESIDE);
        let side = width.min(ABOVE).min(high);
        for row in (0..self.pictures.len()).collect::<Vec<_>>().chunks(ACROSS) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for &index in row {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        self.show_board(ui, index, side, lang);
                        self.show_words(ui, index, lang);
                    });
                }
            });
            ui.add_space(12.0);
        }
    }

    /// Draws a board with the piece in hand. It can have the focus, so that the keyboard scrolls to it.
    fn show_board(&self, ui: &mut Ui, index: usize, side: f32, lang: Lang) -> Response {
        let (_, picture) = &self.pictures[index];
        let sense = Sense::focusable_noninteractive();
        let (area, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
        let response = reveal(response);
        let name =
            text::picture((index + 1).to_string(), self.pictures.len().to_string()).say(lang);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
        let is_regions = picture.scene.look == BoardLook::Regions;
        let changed = |is_wanted: bool| {
            if is_wanted { picture.changed.clone() } else { Vec::new() }
        };
        let board = BoardPainter {
            scene: &picture.scene,
            layout: Layout::bare(area.shrink(side * 0.03), &picture.scene),
            moving: None,
            cursor: None,
            best: changed(!is_regions),
            taken: changed(is_regions),
            is_pressed: false,
            has_letters: false,
            lang,
        };
        board.draw(ui);
        board.draw_marks(ui);
        draw_hand(ui, area, picture);
        response
    }

    fn show_words(&self, ui: &mut Ui, index: usize, lang: Lang) {
        let (lesson, _) = &self.pictures[index];
        let number = RichText::new((index + 1).to_string()).size(SECONDARY);
        ui.label(number.color(Palette::from_ui(ui).faint));
        ui.label(RichText::new(lesson.words.say(lang)).size(BODY));
    }
}

/// Draws the piece in hand over the corner of the board, as large as a cell.
fn draw_hand(ui: &Ui, area: Rect, picture: &RuleScene) {
    for note in &picture.scene.notes {
        let Aside::Piece(Some(bits)) = note.aside else { continue };
        let side = area.width() * HAND;
        let hand = Rect::from_min_size(area.right_bottom() - Vec2::splat(side), vec2(side, side));
        let palette = Palette::from_ui(ui);
        let line = egui::Stroke::new(2.0, Palette::GOLD);
        ui.painter().rect(hand, 8.0, palette.card, line, egui::StrokeKind::Inside);
        draw_piece(ui.painter(), hand.shrink(side * 0.06), bits);
    }
}
