//! On a phone, every button and every switch is as large as a thumb.

use crate::scenes::{Look, SCENES};
use damier_i18n::Lang;
use egui::Theme;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

/// Smallest side of a button, in points.
const THUMB: f32 = 44.0;

/// Scenes of a game, a puzzle and the screens before them. Boards with many cells and long lists of parameters are
/// left out.
const PRESSED: [&str; 16] = [
    "home",
    "play",
    "puzzle",
    "puzzle-wrong",
    "puzzle-right",
    "over",
    "2048",
    "filler",
    "quarto",
    "hint",
    "coach",
    "walked",
    "share",
    "menu",
    "review",
    "rules-quarto",
];

/// Roles of what is pressed.
const ROLES: [Role; 3] = [Role::Button, Role::CheckBox, Role::RadioButton];

#[test]
fn everything_that_is_pressed_on_a_phone_is_as_large_as_a_thumb() {
    let mut small = Vec::new();
    for (name, make) in SCENES.into_iter().filter(|(name, _)| PRESSED.contains(name)) {
        for size in [[390.0, 844.0], [844.0, 390.0]] {
            let stage = make(Look { size, theme: Theme::Light, lang: Lang::English });
            for button in ROLES.into_iter().flat_map(|role| stage.0.query_all_by_role(role)) {
                let (area, label) =
                    (button.rect(), button.accesskit_node().label().unwrap_or_default());
                // A move is as wide as its name, in a list that has the keys as a whole; a piece has its free edge.
                let is_narrow = area.width() < THUMB - 3.0 && !label.starts_with("move ");
                let is_cell = label.starts_with("row ");
                if !is_cell && (is_narrow || area.height() < THUMB - 3.0) {
                    small.push(format!("{name} {size:?}: {label} {:?}", area.size()));
                }
            }
        }
    }
    assert!(small.is_empty(), "{small:#?}");
}
