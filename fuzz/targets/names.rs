//! A name that opens a game opens it by its canonical name, too, and the game begins and takes a ply.

use crate::law::{GAMES, Target, one_line, text, texts};
use damier_catalog::{Turn, games, open};

pub const TARGET: Target = Target { name: "names", share: 70, longest: 120, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    let examples = games().iter().flat_map(|info| info.examples).copied();
    let more = [
        "filler:30x30,colours=6,layout=random,preset=course",
        "2048:5x5,four=0.25,merge=cascade,end=full",
    ];
    texts(&examples.chain(GAMES.iter().copied()).chain(more).collect::<Vec<_>>())
}

fn law(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let game = match open(text) {
        Ok(game) => game,
        Err(error) => return one_line(&error),
    };
    let again = open(&game.name()).expect("the name that a game gives itself");
    assert_eq!(again.name(), game.name());
    let mut session = again.session(1);
    if session.turn() != Turn::Over && !session.roll() {
        let legal = session.legal();
        session.act(&legal[bytes.len() % legal.len()]).expect("a legal action");
    }
}
