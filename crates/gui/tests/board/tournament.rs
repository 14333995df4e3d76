//! A run of a tournament in the window: what its tables lead to.

use crate::scenes::{CUP, SCORES, play_run};
use crate::stage::{Stage, start};
use egui::Theme;
use egui_kittest::kittest::Queryable;

fn opened(spec: &str, size: [f32; 2]) -> Stage {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("class.db");
    play_run(&path, spec);
    let mut stage = Stage::sized(start("2048", &[]), size, Theme::Light);
    stage.0.state_mut().open_file(path.to_str().expect("plain")).expect("a run");
    stage.wait("the table", |stage| stage.says("games played"));
    stage.settle();
    stage
}

#[test]
fn a_cell_of_the_cross_table_leads_to_the_games_behind_it() {
    let mut stage = opened(CUP, [1280.0, 800.0]);
    assert!(stage.says("200 games of"));
    stage.press_like("traits against random: ");
    assert!(stage.says("20 games of traits against random"));
    let listed = stage.0.query_all_by_label_contains(" plies").count();
    let of_both = ["random – traits: ", "traits – random: "];
    let found = of_both.map(|names| stage.0.query_all_by_label_contains(names).count());
    assert!(listed > 5 && found.iter().sum::<usize>() == listed, "{found:?} of {listed}");
    stage.press("All games");
    assert!(stage.says("200 games of"));
}

#[test]
fn the_results_of_whoever_is_chosen_are_bars_with_their_numbers() {
    let stage = opened(SCORES, [1280.0, 800.0]);
    assert!(stage.says("Games of greedy: the largest tile"));
    let stage = opened(CUP, [390.0, 844.0]);
    assert!(stage.says("Pairs of games of traits, by points"));
    let all: u64 = ["0.0: ", "0.5: ", "1.0: ", "1.5: ", "2.0: "]
        .iter()
        .map(|bar| {
            let bar = stage.0.get_by_label_contains(bar);
            let label =
                egui_kittest::kittest::NodeT::accesskit_node(&bar).value().unwrap_or_default();
            label.split(": ").nth(1).and_then(|games| games.parse::<u64>().ok()).expect("a number")
        })
        .sum();
    assert_eq!(all, 40, "every pair is in one of them");
}
