//! List of players: those of the course, those with a network, and the generic ones.

use crate::evaluator::{Course, Snake};
use crate::lookahead::{Lookahead, SearchDepth};
use crate::mover::{Corner, Cycle, Most, ORDERS};
use crate::rules::Twenty48;
use crate::spawner::{Hardest, Minimax};
use crate::text;
use damier_game::{Player, Seat, Setting, Settings, Strategy, TextError};
use std::path::Path;

/// Returns all players of 2048. Those that slide take the first seat, those that place tiles the second, and generic
/// players either.
#[must_use]
pub fn players() -> Vec<Player<Twenty48>> {
    players_in(None)
}

/// Returns all players of 2048, like [`players`]. Those that use a network look for tables of formations in `folder`.
#[must_use]
pub fn players_in(folder: Option<&Path>) -> Vec<Player<Twenty48>> {
    let mut roster = movers();
    roster.extend(crate::ntuple::roster::players(folder));
    roster.push(snake());
    roster.extend(searchers());
    roster.extend(spawners());
    roster.extend(crate::adversary::player::players());
    let taken: Vec<&str> = roster.iter().map(|player| player.name).collect();
    let generic = damier_search::players();
    roster.extend(generic.into_iter().filter(|player| !taken.contains(&player.name)));
    roster
}

fn movers() -> Vec<Player<Twenty48>> {
    let order = Setting::word("order", &ORDERS, text::offer::order());
    let movers = vec![
        Player::new("cycle", text::offer::cycle(), &[], |_, _, _| Cycle::new()),
        Player::new("corner", text::offer::corner(), &[order], |_, settings, _| {
            Corner::new(settings.word("order"))
        }),
        Player::new("empties", text::offer::empties(), &[], |_, _, _| Most::empties()),
        Player::new("greedy", text::offer::greedy(), &[], |_, _, _| Most::points()),
    ];
    movers.into_iter().map(|player| player.only(Seat::FIRST)).collect()
}

fn slides_ahead(default: u32) -> Setting {
    Setting::whole("depth", default, 1..=10, text::offer::slides_ahead())
}

/// Weights that `damier tune` found for `course-fast` (docs/log/tuned-presets.md).
const TUNED: Course = Course { empty: 17, change: 22, corner: 14, edge: 63 };

fn weight_settings(default: Course) -> [Setting; 4] {
    let Course { empty, change, corner, edge } = default;
    let weight = |name, default: i64, help| Setting::whole(name, default as u32, 0..=1000, help);
    [
        weight("empty", empty, text::offer::empty_weight()),
        weight("change", change, text::offer::change_weight()),
        weight("corner", corner, text::offer::corner_weight()),
        weight("edge", edge, text::offer::edge_weight()),
    ]
}

fn weights(settings: &Settings) -> Course {
    let weight = |name| i64::from(settings.whole(name));
    let [empty, change] = [weight("empty"), weight("change")];
    Course { empty, change, corner: weight("corner"), edge: weight("edge") }
}

fn searchers() -> Vec<Player<Twenty48>> {
    let course = |name, summary, default, weighed: Course| {
        let build = move |game: &Twenty48, settings: &Settings, _| {
            let base = settings.whole("depth");
            Lookahead::course(game, SearchDepth { base, deeper_at: &[4, 1] }, weights(settings))
        };
        let [empty, change, corner, edge] = weight_settings(weighed);
        let settings = [slides_ahead(default), empty, change, corner, edge];
        Player::new(name, summary, &settings, build).only(Seat::FIRST)
    };
    vec![
        course("course-fast", text::offer::course_fast(), 2, Course::default()),
        course("course-fast-tuned", text::offer::course_fast_tuned(), 2, TUNED),
        course("course-efficient", text::offer::course_efficient(), 3, Course::default()),
    ]
}

/// Returns the player `snake`. It cannot be built for the 2x2x2x2 box, only for rectangles.
fn snake() -> Player<Twenty48> {
    let build = |game: &Twenty48, settings: &Settings, _: u64| {
        let snake = Snake::new(game).ok_or_else(|| {
            TextError::failed(text::notation::player("snake"), text::offer::rectangles_only())
        })?;
        let depth = SearchDepth { base: settings.whole("depth"), deeper_at: &[4] };
        let strategy: Box<dyn Strategy<Twenty48>> = Box::new(Lookahead::snake(game, depth, snake));
        Ok(strategy)
    };
    Player {
        name: "snake",
        summary: text::offer::snake(),
        settings: vec![slides_ahead(2)],
        only_seat: Some(Seat::FIRST),
        build: Box::new(build),
    }
}

fn spawners() -> Vec<Player<Twenty48>> {
    let plies = Setting::whole("depth", 2, 1..=10, text::offer::plies_ahead());
    vec![
        Player::new("hardest", text::offer::hardest(), &[], |_, _, _| Hardest).only(Seat::SECOND),
        Player::new("minimax", text::offer::minimax(), &[plies], |_, settings, _| {
            Minimax::new(settings.whole("depth"))
        })
        .only(Seat::SECOND),
    ]
}
