//! Every text of every scene is readable on its background, in both themes.

use crate::scenes::{Look, SCENES};
use crate::stage::Stage;
use damier_i18n::Lang;
use egui::epaint::TextShape;
use egui::{Color32, Pos2, Rect, Rgba, Shape, Theme};

/// Contrast of text required by WCAG 2. Disabled buttons are exempt there, and are faded here.
const ENOUGH: f32 = 4.5;

const SIZES: [[f32; 2]; 2] = [[1280.0, 800.0], [390.0, 844.0]];

/// Shapes painted so far, in order.
#[derive(Default)]
struct Painted {
    areas: Vec<(Rect, Color32)>,
    /// Texts that cannot be read, each with its contrast.
    unread: Vec<(String, f32)>,
}

fn luminance(colour: Rgba) -> f32 {
    0.2126 * colour.r() + 0.7152 * colour.g() + 0.0722 * colour.b()
}

fn contrast(a: Rgba, b: Rgba) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

impl Painted {
    fn paint(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.paint(shape, clip)),
            Shape::Rect(rect) => self.areas.push((rect.rect.intersect(clip), rect.fill)),
            Shape::Circle(circle) => {
                let area = circle.visual_bounding_rect();
                self.areas.push((area.intersect(clip), circle.fill));
            }
            Shape::Text(text) => self.read(text, clip),
            _ => {}
        }
    }

    /// The colour at a point, through everything that lets some of what is below be seen.
    fn ground(&self, at: Pos2) -> Rgba {
        let here = self.areas.iter().filter(|(area, _)| area.contains(at));
        here.fold(Rgba::BLACK, |below, (_, above)| {
            let above = Rgba::from(*above);
            above + below * (1.0 - above.a())
        })
    }

    fn read(&mut self, text: &TextShape, clip: Rect) {
        let area = text.galley.rect.translate(text.pos.to_vec2());
        if !clip.contains(area.center()) || text.opacity_factor < 1.0 {
            return;
        }
        let ground = self.ground(area.center());
        for section in &text.galley.job.sections {
            let own = section.format.color;
            let colour = if own == Color32::PLACEHOLDER { text.fallback_color } else { own };
            let colour = text.override_text_color.unwrap_or(colour);
            let found = contrast(Rgba::from(colour), ground);
            let words = &text.galley.job.text[section.byte_range.clone()];
            if colour.is_opaque() && found < ENOUGH && !words.trim().is_empty() {
                self.unread.push((words.to_string(), found));
            }
        }
    }
}

/// Returns the unreadable texts of a frame.
fn unread(stage: &Stage) -> Vec<(String, f32)> {
    let mut painted = Painted::default();
    for clipped in &stage.0.output().shapes {
        painted.paint(&clipped.shape, clipped.clip_rect);
    }
    assert!(painted.areas.len() > 3, "something is painted");
    painted.unread
}

#[test]
fn every_text_of_every_scene_can_be_read() {
    let mut found = Vec::new();
    for theme in [Theme::Light, Theme::Dark] {
        for size in SIZES {
            for (name, make) in SCENES {
                let unread = unread(&make(Look { size, theme, lang: Lang::English }));
                if !unread.is_empty() {
                    found.push(format!("{name} {size:?} {theme:?}: {unread:?}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_text_that_cannot_be_read_is_found() {
    let mut painted = Painted::default();
    let area = Rect::from_min_size(Pos2::ZERO, egui::vec2(200.0, 100.0));
    painted.paint(&Shape::rect_filled(area, 0.0, Color32::from_gray(120)), area);
    let context = egui::Context::default();
    let _ = context.run_ui(egui::RawInput::default(), |ui| {
        let font = egui::FontId::proportional(16.0);
        let galley = ui.painter().layout_no_wrap("faint".into(), font, Color32::GRAY);
        painted.paint(&Shape::galley(egui::pos2(9.0, 9.0), galley, Color32::GRAY), area);
    });
    assert_eq!(painted.unread.len(), 1, "{:?}", painted.unread);
}
