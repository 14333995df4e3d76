//! The control that has the keyboard's focus is visible, by pixels.

use crate::scenes::{Look, SCENES};
use crate::stage::Stage;
use damier_catalog::palette::Rgb;
use damier_i18n::Lang;
use egui::{Key, Theme};
use egui_kittest::kittest::{NodeT, Queryable};

/// Contrast that a focus ring must have to what was there without it (WCAG 2.2, 2.4.13).
const SEEN: f64 = 3.0;

/// Distance of the middle of the ring from its control, in points.
const AROUND: f32 = 2.0;

/// Scenes with every kind of control, and how many controls are tried in each.
const TRIED: [(&str, usize); 5] =
    [("home", 8), ("quarto", 10), ("filler", 14), ("custom", 12), ("share", 5)];

/// Returns the area of the control with the focus, and its label.
fn focused(stage: &Stage) -> Option<(egui::Rect, String)> {
    let all = stage.0.query_all_by(|node| node.is_focused() && !node.is_hidden());
    let node = all.last()?;
    Some((node.rect(), node.accesskit_node().label().unwrap_or_default()))
}

fn pixel(picture: &image::RgbaImage, at: egui::Pos2) -> Option<Rgb> {
    let (x, y) = (at.x.round() as u32, at.y.round() as u32);
    let found = picture.get_pixel_checked(x, y).filter(|_| at.x >= 0.0 && at.y >= 0.0)?;
    Some(Rgb(found[0], found[1], found[2]))
}

/// Returns the best contrast of the ring around an area to what was there before, among the middles of its four sides.
fn ring(before: &image::RgbaImage, after: &image::RgbaImage, area: egui::Rect) -> f64 {
    let ring = area.expand(AROUND);
    let sides = [ring.left_center(), ring.right_center(), ring.center_top(), ring.center_bottom()];
    let seen = sides.into_iter().filter_map(|at| {
        // Half a point decides which of two pixels the middle of the line is in.
        let near = [-1.0, 0.0, 1.0].map(|off| [egui::vec2(off, 0.0), egui::vec2(0.0, off)]);
        let near = near.into_iter().flatten().map(|off| at + off);
        near.filter_map(|at| Some(pixel(before, at)?.contrast(pixel(after, at)?)))
            .max_by(f64::total_cmp)
    });
    seen.fold(0.0, f64::max)
}

#[test]
fn the_focus_is_drawn_on_every_control() {
    let mut unseen = Vec::new();
    for theme in [Theme::Light, Theme::Dark] {
        for (name, count) in TRIED {
            let (_, make) = SCENES.into_iter().find(|(scene, _)| *scene == name).expect("a scene");
            let mut stage = make(Look { size: [1000.0, 760.0], theme, lang: Lang::English });
            let mut before = stage.0.render().expect("a picture");
            let mut tried = 0;
            for _ in 0..count {
                stage.key(Key::Tab);
                let after = stage.0.render().expect("a picture");
                if let Some((area, label)) = focused(&stage) {
                    tried += 1;
                    let found = ring(&before, &after, area);
                    if found < SEEN {
                        unseen.push(format!("{name} {theme:?} {label}: {found:.1} at {area:?}"));
                    }
                }
                before = after;
            }
            assert!(tried > count / 2, "{name}: {tried} controls had the focus");
        }
    }
    assert!(unseen.is_empty(), "{unseen:#?}");
}
