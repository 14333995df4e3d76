//! Pictures, drawn in software: the same on every machine.

use crate::stage::{Stage, start};
use egui::Theme;

#[test]
fn every_kind_of_board_looks_as_it_did() {
    let mut differences = Vec::new();
    for (name, game, size, theme) in [
        ("2048-wide-light", "2048", [1000.0, 700.0], Theme::Light),
        ("quarto-phone-dark", "quarto", [390.0, 844.0], Theme::Dark),
        ("filler-wide-dark", "filler:12x12", [820.0, 640.0], Theme::Dark),
    ] {
        let mut stage = Stage::sized(start(game, &[]), size, theme);
        differences.extend(stage.0.try_snapshot(name).err().map(|error| error.to_string()));
    }
    assert!(differences.is_empty(), "{differences:#?}");
}
