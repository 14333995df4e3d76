//! A book that reads writes a text that reads as the same book. Its checksum is mended first.

use crate::law::{Rules, Target, one_line, rules, text};
use damier_game::{Game, Rng};
use damier_quarto::{Book, Phase, Quarto, QuartoOutcome};
use sha2::{Digest, Sha256};
use std::fmt::Write;

pub const TARGET: Target = Target { name: "books", share: 50, longest: 700, seeds, law };

const RULES: [&str; 3] = ["quarto", "quarto:torus", "quarto:squares,misere"];

fn of(name: &str) -> Quarto {
    let Some(Rules::Quarto(game)) = rules(name) else { panic!("another game") };
    game
}

fn seeds() -> Vec<Vec<u8>> {
    RULES.iter().map(|name| of(name)).map(|game| small(&game).write(&game).into_bytes()).collect()
}

/// A book of some positions of a random game, with outcomes that need not be right.
fn small(game: &Quarto) -> Book {
    let (mut book, mut rng) = (Book::default(), Rng::new(2));
    let mut state = game.opening(&mut rng);
    let outcomes = [QuartoOutcome::Win(1), QuartoOutcome::Draw, QuartoOutcome::Loss(2)];
    for ply in 0..12 {
        if state.phase() == Phase::Give {
            book.insert(game.canonical(&state), outcomes[ply / 2 % 3], 10);
        }
        let Some(action) = game.random_action(&state, &mut rng) else { break };
        game.apply(&mut state, action);
    }
    book
}

fn law(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let named = text.lines().find_map(|line| line.strip_prefix("rules: "));
    let game = of(named.filter(|name| RULES.contains(name)).unwrap_or(RULES[0]));
    match Book::read(&game, &mended(text)) {
        Ok(book) => {
            let again = Book::read(&game, &book.write(&game)).expect("the text that a book writes");
            assert!(again.iter().eq(book.iter()), "a book that changes when it is written");
        }
        Err(error) => one_line(&error),
    }
}

/// The same book with a checksum that fits.
fn mended(text: &str) -> String {
    let (head, lines) = text.split_once("\n\n").unwrap_or((text, ""));
    let sum = Sha256::digest(lines.as_bytes()).iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("strings take all");
        text
    });
    let told = |line| {
        if str::starts_with(line, "sha256:") { format!("sha256: {sum}") } else { line.to_string() }
    };
    let head: Vec<String> = head.lines().map(told).collect();
    format!("{}\n\n{lines}", head.join("\n"))
}
