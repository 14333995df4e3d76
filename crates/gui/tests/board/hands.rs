//! Input that is quicker than frames, and touch.

use crate::stage::{Stage, start};
use egui::{
    Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, Vec2, pos2,
};
use egui_kittest::kittest::Queryable;

/// Returns all actions so far, including those of chance.
fn actions(stage: &Stage) -> Vec<String> {
    stage.app().table().saved().actions.into_iter().map(|(_, action)| action).collect()
}

/// Events between two frames.
fn frame(stage: &mut Stage, events: Vec<Event>) {
    stage.0.input_mut().events.extend(events);
    stage.0.step();
}

#[test]
fn keys_that_come_between_two_frames_all_count() {
    let keys = [Key::ArrowLeft, Key::ArrowDown, Key::ArrowLeft, Key::ArrowDown, Key::ArrowRight];
    let mut slow = Stage::new(start("2048", &[]));
    keys.iter().for_each(|&key| slow.key(key));
    let mut quick = Stage::new(start("2048", &[]));
    let press = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    frame(&mut quick, keys.into_iter().map(press).collect());
    quick.0.run();
    assert!(slow.plies() >= 8, "{:?}", actions(&slow));
    assert_eq!(actions(&quick), actions(&slow));
}

/// A finger on the screen.
fn finger(id: u64, phase: TouchPhase, pos: Pos2) -> Event {
    Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force: None }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

/// Swipes with the first finger, possibly with others on the screen, as a touch screen reports it.
fn swipe(stage: &mut Stage, fingers: u64, by: Vec2) {
    let from = |id: u64| pos2(200.0 + 60.0 * id as f32, 400.0);
    let told = |phase, way: Vec2| (0..fingers).map(move |id| finger(id, phase, from(id) + way));
    let begun = [Event::PointerMoved(from(0)), button(from(0), true)];
    frame(stage, told(TouchPhase::Start, Vec2::ZERO).chain(begun).collect());
    for part in [0.3, 0.6, 1.0] {
        let moved = Event::PointerMoved(from(0) + by * part);
        frame(stage, told(TouchPhase::Move, by * part).chain([moved]).collect());
    }
    let ended = [button(from(0) + by, false), Event::PointerGone];
    frame(stage, told(TouchPhase::End, by).chain(ended).collect());
    stage.settle();
}

#[test]
fn one_finger_slides_within_the_grids_and_two_across_them() {
    for (fingers, right, down) in [(1, "right", "down"), (2, "out", "kata")] {
        let mut stage = Stage::new(start("2048:shape=4d", &[]));
        let before = stage.plies();
        swipe(&mut stage, fingers, Vec2::new(90.0, 8.0));
        assert_eq!(actions(&stage).get(before).map(String::as_str), Some(right));
        let before = stage.plies();
        swipe(&mut stage, fingers, Vec2::new(-8.0, 90.0));
        assert_eq!(actions(&stage).get(before).map(String::as_str), Some(down));
    }
}

#[test]
fn a_piece_is_dragged_from_the_hand_to_its_square() {
    for is_finger in [false, true] {
        let mut stage = Stage::new(start("quarto", &[]));
        stage.write("7");
        let place = |label: &str| stage.0.get_by_label_contains(label).rect().center();
        let (hand, square) = (place("Drag the piece"), place("B2: "));
        let mut drag = |to: Pos2| {
            let before = stage.plies();
            frame(&mut stage, vec![Event::PointerMoved(hand), button(hand, true)]);
            for part in [0.3, 0.6, 1.0] {
                frame(&mut stage, vec![Event::PointerMoved(hand + (to - hand) * part)]);
            }
            let mut ended = vec![button(to, false)];
            ended.extend(is_finger.then_some(Event::PointerGone));
            frame(&mut stage, ended);
            stage.settle();
            stage.plies() - before
        };
        assert_eq!(drag(hand + Vec2::new(0.0, 30.0)), 0, "beside the board");
        assert_eq!(drag(square), 1);
        assert_eq!(actions(&stage), ["give 7", "B2"]);
    }
}
