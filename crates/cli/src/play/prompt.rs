//! The line that says what to do, and with which keys.

use workbench::{Control, Reach, Scene};

/// The task of the seat on turn, and the keys for it.
pub(super) fn prompt(scene: &Scene) -> String {
    let what = &scene.prompt;
    let Some(first) = scene.legal().next() else { return what.clone() };
    match first.reach {
        Reach::Push(_) | Reach::PushAcross(_) if scene.grids.len() > 1 => {
            "arrows slide in the grids, WASD between them".to_string()
        }
        Reach::Push(_) | Reach::PushAcross(_) => "slide with the arrows".to_string(),
        Reach::Swatch(_) => format!("{what} by its letter, or click on it"),
        Reach::Choice(_) => {
            let here = scene.legal().filter(|control| control.reach == first.reach);
            format!("{what}: arrows or the mouse choose a cell, then {}", labels(here))
        }
        Reach::Cell(_) | Reach::Column(_) | Reach::Piece(_) | Reach::Button => {
            let keys = keys(scene, first);
            format!("{what}: {keys}arrows and Enter")
        }
    }
}

/// The labels of choices, as `2 or 4`.
pub(super) fn labels<'a>(choices: impl Iterator<Item = &'a Control>) -> String {
    choices.map(|control| control.label.as_str()).collect::<Vec<_>>().join(" or ")
}

/// An example of keys of more than one, as `B4, or `; the first and the last of single ones, as `0 to f, or `.
fn keys(scene: &Scene, first: &Control) -> String {
    let last = scene.legal().filter(|control| !control.keys.is_empty()).last();
    match (first.keys.as_str(), last.map(|control| control.keys.as_str())) {
        ("", _) | (_, None) => String::new(),
        (one, Some(other)) if one == other => format!("{one}, or "),
        (_, Some(other)) if other.len() > 1 => format!("{}, or ", other.to_ascii_uppercase()),
        (one, Some(other)) => format!("{one} to {other}, or "),
    }
}
