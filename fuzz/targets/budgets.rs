//! A budget that reads writes a text that reads as the same budget.

use crate::law::{Target, one_line, text, texts};
use damier_catalog::Limits;

pub const TARGET: Target = Target { name: "budgets", share: 60, longest: 80, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    texts(&[
        "none",
        "fast",
        "efficient",
        "10s/game,50ms/move,1000nodes,depth4",
        "200us/move",
        "1.5s/game",
    ])
}

fn law(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match Limits::read(text) {
        Ok(limits) => assert_eq!(Limits::read(&limits.to_string()), Ok(limits)),
        Err(error) => one_line(&error),
    }
}
