//! Proofs of what a seat can force, as doors ask for them.

use crate::Effort;
use crate::catalog::{Finding, Proof, ProofStanding};

/// Goes on with a proof until its question is answered, or until the effort ends (`None`): then the
/// next call goes on from there.
pub fn settle(
    proof: &mut Proof,
    effort: &Effort<'_>,
    watch: &mut dyn FnMut(ProofStanding),
) -> Option<Finding> {
    proof.settle(&mut effort.budget(), effort.pool, watch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, ProofMethod, SingleThread, proof};

    #[test]
    fn a_proof_is_settled_or_left_open_and_gone_on_with() {
        let game = "2048:2x3,spawner=adversary";
        for method in [ProofMethod::Sweep, ProofMethod::Search] {
            let mut forced = proof(game, None, 16, method, 1 << 20).expect("a small board");
            assert_eq!(forced.method(), method);
            let few = Limits { nodes: Some(10), ..Limits::NONE };
            let short = Effort { limits: few, stop: None, pool: &SingleThread };
            let free = Effort { limits: Limits::NONE, stop: None, pool: &SingleThread };
            assert_eq!(settle(&mut forced, &short, &mut |_| ()), None);
            assert_eq!(settle(&mut forced, &free, &mut |_| ()), Some(Finding::Forced));
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
        assert!(refused(adversary, None, 4).contains("no spawn"));
        assert!(refused(adversary, Some("2 4/4 2"), 8).contains("running"));
        assert!(refused(adversary, Some("16 4/. 2"), 8).contains("without this tile"));
    }
}
