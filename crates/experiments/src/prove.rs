//! Proofs of what a seat can force.

use crate::text::prerequisite as text;
use damier_catalog::text::refusal;
use damier_catalog::{Effort, examples_with, open};
use damier_game::TextError;
use damier_game::offer::{Finding, Proof, ProofMethod, ProofOrder, ProofStanding};

/// Prepares a proof of whether the first seat of a game can force a goal (in 2048, a tile). It starts from a position
/// or, without one, from the opening, and its search uses at most `memory` bytes.
///
/// # Errors
/// If the game has no proofs, the position or the goal is not possible, or the memory is not available.
pub fn proof(
    game: &str,
    position: Option<&str>,
    goal: u64,
    method: ProofMethod,
    memory: u64,
) -> Result<Box<dyn Proof>, TextError> {
    let game = open(game)?;
    if !game.has_proofs() {
        let with_proofs = examples_with(|game| game.has_proofs());
        let sentence = text::with_proofs(game.name(), with_proofs);
        return Err(TextError::failed(refusal::game(), sentence));
    }
    game.proof(position, &ProofOrder { goal, method, memory })
}

/// Continues a proof until its question is answered. `None` if the budget ends first; another call then continues.
pub fn settle(
    proof: &mut dyn Proof,
    effort: &Effort<'_>,
    watch: &mut dyn FnMut(ProofStanding),
) -> Option<Finding> {
    proof.settle(&mut effort.budget(), effort.pool, watch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Limits, SingleThread};

    #[test]
    fn a_proof_is_settled_or_left_open_and_gone_on_with() {
        let game = "2048:2x3,spawner=adversary";
        for method in [ProofMethod::Sweep, ProofMethod::Search] {
            let mut forced = proof(game, None, 16, method, 1 << 20).expect("a small board");
            assert_eq!(forced.method(), method);
            let few = Limits { nodes: Some(10), ..Limits::NONE };
            let short = Effort { limits: few, stop: None, gauge: None, pool: &SingleThread };
            let free =
                Effort { limits: Limits::NONE, stop: None, gauge: None, pool: &SingleThread };
            assert_eq!(settle(forced.as_mut(), &short, &mut |_| ()), None);
            assert_eq!(settle(forced.as_mut(), &free, &mut |_| ()), Some(Finding::Forced));
        }
    }

    #[test]
    fn what_cannot_be_asked_is_refused() {
        let refused = |game: &str, position: Option<&str>, tile| {
            let found = proof(game, position, tile, ProofMethod::Auto, 1 << 20);
            found.err().map(|error| error.to_string()).unwrap_or_default()
        };
        let adversary = "2048:2x2,spawner=adversary";
        assert!(refused("quarto", None, 8).contains("2048"));
        assert!(refused("2048", None, 8).contains("spawner=adversary"));
        assert!(refused("2048:5x5,spawner=adversary", None, 8).contains("2x2 to 4x4"));
        assert!(refused(adversary, None, 12).contains("tile"));
        assert!(refused(adversary, None, 4).contains("cannot be the wanted one"));
        assert!(refused(adversary, Some("2 4/4 2"), 8).contains("a game that is not over"));
        assert!(refused(adversary, Some("16 4/. 2"), 8).contains("neither the wanted tile"));
    }
}
