//! The contract's suite on every variant, and the golden playthrough.

use game::Notation;
use game::conformance::{Effort, check, check_symmetry};
use quarto::{Quarto, RuleSet};

#[test]
fn every_variant_conforms() {
    for rule_set in RuleSet::ALL {
        for misere in [false, true] {
            let quarto = Quarto::new(rule_set, misere);
            let effort = Effort {
                max_plies: 32,
                ..Effort::default()
            };
            check(&quarto, effort).unwrap_or_else(|v| panic!("{}: {v}", quarto.name()));
            check_symmetry(&quarto, effort, 50)
                .unwrap_or_else(|v| panic!("{}: {v}", quarto.name()));
        }
    }
}
