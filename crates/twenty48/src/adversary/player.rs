//! Players of the game against an adversary: `defender` slides, `adversary` places tiles.

use crate::adversary::mobility::Mobility;
use crate::adversary::search::{AdversarySearch, SearchSettings};
use crate::rules::{Twenty48, Twenty48Action};
use crate::state::Twenty48State;
use crate::text;
use damier_game::{Budget, Choice, Decision, Game, Player, Seat, Setting, Settings, Strategy};
use damier_search::AlphaBeta;

/// Depth limit in plies if nodes or time are limited by the budget and the player has no depth setting.
const DEEPEST: u32 = 40;

/// Player of either seat that searches with [`AdversarySearch`]. On boards that this search does not support, it uses
/// the generic alpha-beta search, without noise and over all spawns. It deepens by one ply at a time. If neither nodes
/// nor time are limited, it searches to a fixed depth.
pub(crate) struct Adversarial {
    depth: u32,
    search: Option<AdversarySearch>,
    generic: AlphaBeta<Mobility>,
}

impl Adversarial {
    fn new(rules: &Twenty48, depth: u32, search: SearchSettings, seed: u64) -> Self {
        let generic = AlphaBeta::new(depth, search.mobility);
        Self { depth, search: AdversarySearch::new(rules, search, seed), generic }
    }

    fn deepen(
        &mut self,
        state: &Twenty48State,
        wanted: u32,
        budget: &mut Budget,
    ) -> Option<Decision<Twenty48Action>> {
        let search = self.search.as_mut()?;
        let node = search.node(state, wanted)?;
        let mut first = *search.next(node).list().first()?;
        let mut decision = Decision::act(search.action(node, first)?);
        for depth in 1..=wanted {
            let Some((value, Some(best))) = search.best(node, depth, Some(first), budget) else {
                break;
            };
            first = best;
            let action = search.action(node, best)?;
            decision.choice = Choice::Act(action);
            decision.pv = vec![action];
            decision.depth = depth;
            // The game is decided, so a deeper search finds nothing better.
            if value < Mobility::OVER / 2 {
                break;
            }
        }
        decision.nodes = budget.nodes();
        Some(decision)
    }
}

impl Strategy<Twenty48> for Adversarial {
    /// Reports no value, because the evaluation does not estimate the score.
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
    ) -> Decision<Twenty48Action> {
        let limits = budget.limits();
        let is_limited = limits.nodes.is_some() || limits.is_timed();
        let wanted = budget.depth(if is_limited { DEEPEST } else { self.depth });
        if let Some(decision) = self.deepen(state, wanted, budget) {
            return decision;
        }
        if game.legal_actions(state).is_empty() {
            return Decision::resign();
        }
        Decision { value: None, ..self.generic.choose(game, state, budget) }
    }
}

/// Returns `defender` and `adversary`.
pub(crate) fn players() -> Vec<Player<Twenty48>> {
    let player = |name, summary, seat| {
        let build = |rules: &Twenty48, settings: &Settings, seed: u64| {
            Adversarial::new(rules, settings.whole("depth"), search_settings(settings), seed)
        };
        Player::new(name, summary, &settings(), build).only(seat)
    };
    vec![
        player("defender", text::offer::defender(), Seat::FIRST),
        player("adversary", text::offer::adversary(), Seat::SECOND),
    ]
}

fn settings() -> Vec<Setting> {
    let Mobility { empty, merge, order, rough } = Mobility::default();
    let weight = |name, default: i32, help| Setting::whole(name, default as u32, 0..=1000, help);
    vec![
        Setting::whole("depth", 6, 1..=20, text::offer::depth()),
        Setting::whole("width", 32, 1..=32, text::offer::width()),
        Setting::whole("noise", 8, 0..=1000, text::offer::noise()),
        weight("empty", empty, text::offer::room_weight()),
        weight("merge", merge, text::offer::merge_weight()),
        weight("order", order, text::offer::order_weight()),
        weight("rough", rough, text::offer::rough_weight()),
    ]
}

fn search_settings(settings: &Settings) -> SearchSettings {
    let weight = |name| settings.whole(name) as i32;
    SearchSettings {
        mobility: Mobility {
            empty: weight("empty"),
            merge: weight("merge"),
            order: weight("order"),
            rough: weight("rough"),
        },
        noise: settings.whole("noise"),
        width: settings.whole("width") as usize,
    }
}
