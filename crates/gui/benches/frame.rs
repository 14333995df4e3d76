//! Times a frame at 1280x800, including all pixels, on one core: while tiles glide, and from a key press to the frame
//! that shows its effect while a search is running. The aims are 60 frames per second and 50 ms.
#![allow(clippy::disallowed_methods, reason = "a test waits by the clock and starts threads")]

#[path = "../tests/board/stage.rs"]
#[expect(dead_code, reason = "tests do more with a window than this bench does")]
mod stage;

use criterion::{Criterion, criterion_group, criterion_main};
use damier_catalog::Limits;
use damier_gui::Start;
use egui::{Key, Theme};
use stage::{Stage, start};
use std::time::Instant;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Draws all pixels of the frames of a slide.
fn animation(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("frame while tiles glide");
    group.sample_size(20);
    for game in ["2048", "2048:8x8"] {
        let mut stage = Stage::sized(start(game, &[]), SIZE, Theme::Light);
        let keys = [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown];
        let mut count = 0;
        group.bench_function(game, |bench| {
            bench.iter(|| {
                if count % 6 == 0 {
                    stage.0.key_press(keys[count / 6 % keys.len()]);
                }
                count += 1;
                stage.0.step();
                stage.0.render().expect("a picture")
            });
        });
    }
    group.finish();
}

/// Measures from a key press to the frame that shows its effect, while the other core searches.
fn latency(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("key to drawn frame while a search runs");
    group.sample_size(20);
    let limits = Limits { move_time: Some(std::time::Duration::from_secs(600)), ..Limits::NONE };
    let start = Start { limits, ..start("quarto", &["", "alphabeta(depth=32)"]) };
    let mut stage = Stage::sized(start, SIZE, Theme::Light);
    stage.0.event(egui::Event::Text("7".to_string()));
    stage.0.run_steps(3);
    assert!(stage.app().table().wanted().is_some(), "a player thinks: {}", stage.state());
    group.bench_function("quarto", |bench| {
        bench.iter_custom(|rounds| {
            let began = Instant::now();
            for _ in 0..rounds {
                stage.0.key_press(Key::Questionmark);
                stage.0.step();
                stage.0.render().expect("a picture");
                stage.0.key_press(Key::Escape);
                stage.0.step();
                stage.0.render().expect("a picture");
            }
            began.elapsed() / 2
        });
    });
    assert!(stage.app().table().wanted().is_some(), "it was thinking all the time");
    group.finish();
}

criterion_group!(benches, animation, latency);
criterion_main!(benches);
