//! The prompt: what to do, and with which keys.

use crate::text::screen as text;
use damier_catalog::{Control, Reach, Scene};
use damier_i18n::Message;

/// Returns what the seat to move must do, and the keys to do it with.
pub(super) fn prompt(scene: &Scene) -> Message {
    let what = scene.prompt.clone();
    let Some(first) = scene.legal().next() else { return what };
    match first.reach {
        Reach::Push(_) | Reach::PushAcross(_) if scene.grids.len() > 1 => {
            text::slide_grids().into()
        }
        Reach::Push(_) | Reach::PushAcross(_) => text::slide().into(),
        Reach::Swatch(_) => text::by_letter(what),
        Reach::Choice(_) => {
            let here = scene.legal().filter(|control| control.reach == first.reach);
            text::choose_cell(what, labels(here))
        }
        Reach::Cell(_) | Reach::Column(_) | Reach::Piece(_) | Reach::Button => {
            match keys(scene, first) {
                Some(keys) => text::by_keys(what, keys),
                None => text::by_arrows(what),
            }
        }
    }
}

/// Returns the labels of choices, for example `2 or 4`.
pub(super) fn labels<'a>(choices: impl Iterator<Item = &'a Control>) -> Message {
    let labels: Vec<Message> = choices.map(|control| control.label.clone()).collect();
    labels.into_iter().reduce(text::either).unwrap_or_default()
}

/// Returns an example for controls with several keys, such as `B4`, or the first and last of single keys, such as `0 to
/// f`.
fn keys(scene: &Scene, first: &Control) -> Option<Message> {
    let last = scene.legal().filter(|control| !control.keys.is_empty()).last()?;
    Some(match (first.keys.as_str(), last.keys.as_str()) {
        ("", _) => return None,
        (one, other) if one == other => one.into(),
        (_, other) if other.len() > 1 => text::key_example(other.to_ascii_uppercase()),
        (one, other) => text::key_range(one, other),
    })
}
