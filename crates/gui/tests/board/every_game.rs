//! Every control of every game of the list is pressed with the mouse.

use crate::stage::{Stage, start};
use damier_catalog::{Control, Reach, Scene, Spot, games};
use egui_kittest::kittest::Queryable;

/// Returns a unique part of the label of a control.
fn label(scene: &Scene, control: &Control) -> String {
    match control.reach {
        Reach::Cell(spot) | Reach::Choice(spot) => place(scene, spot),
        Reach::Column(column) => place(scene, Spot::new(0, column)),
        Reach::Swatch(_) => format!("call {}, ", control.label),
        Reach::Piece(bits) => format!("give {bits:x}: "),
        Reach::Push(_) | Reach::PushAcross(_) | Reach::Button => control.label.to_string(),
    }
}

/// Returns the name of a cell, without its content.
fn place(scene: &Scene, spot: Spot) -> String {
    let (row, column) = scene.position(spot);
    let name = scene.cell_name(row, column);
    name.unwrap_or_else(|| format!("row {}, column {}", row + 1, column + 1)) + ": "
}

fn press(stage: &mut Stage, control: &Control, label: &str) {
    match control.reach {
        Reach::Push(_) | Reach::PushAcross(_) | Reach::Button => {
            stage.press(label);
        }
        _ => stage.press_like(label),
    }
    // A cell with several choices asks which is meant.
    if let Reach::Choice(_) = control.reach
        && stage.0.query_by_label(&control.action).is_some()
    {
        stage.press(&control.action);
    }
}

#[test]
fn every_game_is_acted_in_by_pressing_each_of_its_controls() {
    for info in games() {
        let mut stage = Stage::new(start(info.name, &[]));
        let scene = stage.app().table().scene().clone();
        let before = stage.app().table().saved().actions.len();
        for control in scene.legal() {
            press(&mut stage, control, &label(&scene, control));
            let actions = stage.app().table().saved().actions;
            let taken = actions.get(before).map(|(_, action)| action);
            assert_eq!(taken, Some(&control.action), "{}: {}", info.name, control.action);
            stage.press("Undo");
            assert_eq!(stage.app().table().scene(), &scene, "{} is taken back", info.name);
        }
        assert!(scene.legal().next().is_some(), "{} begins with a seat", info.name);
    }
}
