//! Advice for any position: the expected score of every slide, and the probabilities of larger tiles.

use crate::ntuple::forecast::{Forecast, TILES, TileChances};
use crate::ntuple::library::network;
use crate::ntuple::network::KNOWN_TOP;
use crate::ntuple::player::{PlayerResources, SlideScorer, slide_scorer};
use crate::ntuple::shipped::SHIPPED_NAME;
use crate::rules::{Twenty48, Twenty48Action};
use crate::shape::Direction;
use crate::state::Twenty48State;
use damier_game::{Analysis, Analyst, Budget, Candidate, Game, Prospect, ThreadPool, Worth};
use std::sync::LazyLock;

/// Probabilities that are built into the program. `docs/log/2048-experiments.md` gives the command that made them.
static CHANCES: LazyLock<TileChances> = LazyLock::new(|| {
    TileChances::read(include_str!("../../network/chances.txt")).unwrap_or_default()
});

/// Longest principal variation reported, in slides.
const LINE: usize = 4;

/// Builds the analyst for the default rules, which are those of the built-in network. Returns `None` for other rules,
/// or if there is no network.
#[must_use]
pub fn advisor(rules: &Twenty48) -> Option<Box<dyn Analyst<Twenty48>>> {
    // Check this first, because reading the network takes a third of a second.
    if *rules != Twenty48::default() {
        return None;
    }
    let (network, label) = network(SHIPPED_NAME).ok()?;
    if label.game != damier_game::Notation::name(rules) {
        return None;
    }
    let resources = PlayerResources {
        network,
        effort: 0.0,
        top: KNOWN_TOP,
        formations: Default::default(),
        ending: None,
    };
    Some(Box::new(Advisor { scorer: slide_scorer(rules, resources) }))
}

/// Analyst that uses a network and a search.
struct Advisor {
    scorer: Box<dyn SlideScorer>,
}

impl Advisor {
    /// Ranks the slides of a state, best first, each with its expected points to come.
    fn rank_slides(&mut self, state: &Twenty48State, budget: &mut Budget) -> Vec<(Direction, f64)> {
        let mut slides = self.scorer.slides(state, budget);
        slides.sort_by(|a, b| b.1.total_cmp(&a.1));
        slides
    }

    /// Predicts a line of play in which the slides are the best ones, and chance always places the most typical tile.
    /// This is the 2 after which the value of the best slide is nearest to the mean.
    fn predict_line(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        first: Direction,
    ) -> Vec<Twenty48Action> {
        let mut line = vec![Twenty48Action::Slide(first)];
        let mut after = game.after(state, Twenty48Action::Slide(first));
        while line.len() < 2 * LINE - 1 {
            let Some((spawn, next, slide)) = self.find_typical_spawn(game, &after) else { break };
            line.extend([spawn, Twenty48Action::Slide(slide)]);
            after = game.after(&next, Twenty48Action::Slide(slide));
        }
        line
    }

    /// Returns the most typical tile after a slide, the state with it, and the best slide of that state.
    fn find_typical_spawn(
        &mut self,
        game: &Twenty48,
        after: &Twenty48State,
    ) -> Option<(Twenty48Action, Twenty48State, Direction)> {
        let twos = game.empty_cells(after).map(|cell| Twenty48Action::Spawn { cell, exponent: 1 });
        let mut replies = Vec::new();
        for spawn in twos.collect::<Vec<_>>() {
            let state = game.after(after, spawn);
            let mut one =
                Budget::new(damier_game::Limits { depth: Some(1), ..damier_game::Limits::NONE });
            if let Some(&(slide, value)) = self.rank_slides(&state, &mut one).first() {
                replies.push((value, spawn, state, slide));
            }
        }
        let mean = replies.iter().map(|reply| reply.0).sum::<f64>() / replies.len() as f64;
        let distance = |value: f64| (value - mean).abs();
        let usual = replies.into_iter().min_by(|a, b| distance(a.0).total_cmp(&distance(b.0)));
        usual.map(|(_, spawn, state, slide)| (spawn, state, slide))
    }
}

/// Lists the probabilities of the tiles that are not made yet.
fn prospects(state: &Twenty48State, expected: f64) -> Vec<Prospect> {
    let outlook = Forecast::new(state, expected);
    let missing = TILES.filter(|&exponent| exponent > state.largest());
    let chances = missing.filter_map(|exponent| {
        let chance = CHANCES.chance(exponent, outlook)?;
        Some(Prospect { goal: (1u32 << exponent).to_string(), fail: 1.0 - chance })
    });
    chances.collect()
}

impl Analyst<Twenty48> for Advisor {
    fn unit(&self) -> &'static str {
        "slides"
    }

    fn analyse(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
        _pool: &dyn ThreadPool,
    ) -> Option<Analysis<Twenty48Action>> {
        let before = budget.nodes();
        let ranked = self.rank_slides(state, budget);
        let nodes = budget.nodes() - before;
        let worth = |expected: f64| Worth {
            score: Some((state.score() as f64 + CHANCES.scale() * expected).round()),
            ..Worth::default()
        };
        let &(_, best) = ranked.first()?;
        let candidates = ranked.iter().map(|&(direction, expected)| Candidate {
            action: Twenty48Action::Slide(direction),
            worth: worth(expected),
            prospects: prospects(state, expected),
            line: self.predict_line(game, state, direction),
        });
        let candidates = candidates.collect();
        Some(Analysis { worth: worth(best), prospects: prospects(state, best), candidates, nodes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_networks_are_sound() {
        let chances = TileChances::read(include_str!("../../network/chances.txt"));
        assert!(chances.is_ok_and(|chances| chances.scale() > 1.0));
        // Without the feature `network`, there is no advisor.
        assert_eq!(advisor(&Twenty48::default()).is_some(), cfg!(feature = "network"));
        let other = Twenty48 { four: 0.5, ..Twenty48::default() };
        assert!(advisor(&other).is_none());
    }
}
