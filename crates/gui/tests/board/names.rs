//! Screen readers get the name of every button, and the title of the window.

use crate::scenes::{Look, SCENES};
use damier_i18n::Lang;
use egui::Theme;
use egui::accesskit::{Action, Role};
use egui_kittest::kittest::{By, NodeT, Queryable};

#[test]
fn everything_that_can_be_pressed_has_a_name() {
    // (A bar to scroll by is what it is. What floats above a board takes presses only so that the board does not.)
    let mut nameless = Vec::new();
    for (name, make) in SCENES {
        let stage = make(Look { size: [1280.0, 800.0], theme: Theme::Light, lang: Lang::English });
        let pressed = By::new().predicate(|node| node.data().supports_action(Action::Click));
        for node in stage.0.query_all(pressed) {
            let node = node.accesskit_node();
            let is_named =
                node.label().or_else(|| node.value()).is_some_and(|text| !text.is_empty());
            if !is_named && !matches!(node.role(), Role::ScrollBar | Role::Unknown) {
                nameless.push(format!("{name}: {:?} {:?}", node.role(), node.raw_bounds()));
            }
        }
        let window = stage.0.root().accesskit_node().label();
        assert_eq!(window.as_deref(), Some("damier"), "{name}: the window itself");
    }
    assert!(nameless.is_empty(), "{nameless:#?}");
}
