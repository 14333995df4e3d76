//! A tournament that reads writes TOML that reads as the same tournament.

use crate::law::{Target, one_line, text, texts};
use damier_experiments::arena::Spec;

pub const TARGET: Target = Target { name: "tournaments", share: 70, longest: 600, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    texts(&[
        "[[event]]\ngame = 'quarto'\nplayers = ['random', 'cautious']\n",
        "seed = 7\n\n[[event]]\nname = \"a\"\ngame = \"filler:8x7\"\nplayers = [\"greedy\", \"hybrid(gain=2)\"]\n\
         format = \"gauntlet\"\ngames = 20\nbudget = \"10s/game,depth4\"\n\n[[event]]\ngame = \"2048\"\n\
         players = [\"corner\"]\nopenings = [\"2 . . ./. . . ./. . . ./. . 2 .\"]\n",
    ])
}

fn law(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match Spec::read(text) {
        Ok(spec) => assert_eq!(Spec::read(&spec.write()), Ok(spec.with_run_seed())),
        Err(error) => one_line(&error),
    }
}
