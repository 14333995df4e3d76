//! Books are read as a whole or refused, can be made in steps, and are correct.

use crate::position::random_position;
use damier_game::{Analyst, BookWriter, Budget, Game, Rng, SingleThread};
use damier_quarto::{
    Book, BookMaker, Position, Quarto, QuartoOutcome, QuartoSolver, RuleSet, TraitSet,
};

/// The rule sets with a book, and the largest number of pieces placed in each book.
fn shipped() -> Vec<(Quarto, u32)> {
    let sets = [
        (RuleSet::Lines, false, 4),
        (RuleSet::Squares, false, 4),
        (RuleSet::Corners, false, 3),
        (RuleSet::Diamonds, false, 3),
        (RuleSet::Torus, false, 4),
        (RuleSet::Torus, true, 3),
    ];
    sets.map(|(rule_set, misere, placed)| (Quarto::new(rule_set, misere), placed)).to_vec()
}

/// The rule sets with a book, without misere, where one answer takes a minute.
fn quickly_solved() -> impl Iterator<Item = (Quarto, u32)> {
    shipped().into_iter().filter(|(rules, _)| !rules.is_misere())
}

fn book_of(rules: &Quarto) -> Book {
    Book::shipped(rules).expect("a sound book").as_ref().clone()
}

#[test]
fn shipped_books_are_whole() {
    for (rules, placed) in shipped() {
        let book = book_of(&rules);
        assert_eq!(book.missing(&rules, placed), [], "{rules:?}");
        let of_book = |(position, _): &(&Position, _)| position.placed() <= placed;
        assert_eq!(book.iter().filter(of_book).count(), book.len());
    }
    assert!(Book::shipped(&Quarto::new(RuleSet::Lines, true)).is_none(), "too large");
    let colour = TraitSet::from_text("colour").expect("a trait");
    for (rules, _) in shipped() {
        assert!(
            Book::shipped(&rules.with_traits(colour)).is_none(),
            "the books are of four traits"
        );
    }
}

#[test]
fn shipped_books_say_what_the_solver_finds_without_them() {
    for (rules, placed) in quickly_solved() {
        let book = book_of(&rules);
        let of_last: Vec<_> = book.iter().filter(|(p, _)| p.placed() == placed).collect();
        let mut rng = Rng::new(1);
        for _ in 0..if placed > 3 { 6 } else { 2 } {
            let (position, outcome) = of_last[rng.index(of_last.len())];
            let found = QuartoSolver::new(rules, None).outcome(
                position,
                &mut Budget::unlimited(),
                &SingleThread,
            );
            assert_eq!(found, Some(outcome), "{rules:?} {position:?}");
        }
    }
}

#[test]
fn a_book_reads_back_what_it_writes() {
    for (rules, _) in shipped() {
        let book = book_of(&rules);
        assert_eq!(Book::read(&rules, &book.write(&rules)), Ok(book));
    }
}

#[test]
fn a_damaged_book_is_refused() {
    let rules = Quarto::new(RuleSet::Torus, false);
    let text = book_of(&rules).write(&rules);
    let mut rng = Rng::new(2);
    for _ in 0..300 {
        let mut bytes = text.clone().into_bytes();
        let at = rng.index(bytes.len());
        match rng.index(3) {
            0 => bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' },
            1 => drop(bytes.remove(at)),
            _ => bytes.truncate(at),
        }
        let damaged = String::from_utf8(bytes).expect("plain letters");
        let nodes_only = damaged.lines().nth(3) != text.lines().nth(3);
        let read = Book::read(&rules, &damaged);
        assert!(read.is_err() || nodes_only, "byte {at}");
    }
    let other = Quarto::new(RuleSet::Torus, true);
    let refused = Book::read(&other, &text).expect_err("a book of other rules");
    assert_eq!(refused.to_string(), "book: found `quarto:torus`, expected quarto:torus,misere");
}

#[test]
fn a_line_ends_where_a_book_contradicts_itself() {
    let rules = Quarto::default();
    let state = random_position(&rules, 12, &mut Rng::new(3));
    let gift = rules.legal_actions(&state)[0];
    let mut book = Book::default();
    // The next placement cannot lose.
    book.insert(rules.canonical(&rules.after(&state, gift)), QuartoOutcome::Loss(1), 0);
    let mut solver = QuartoSolver::new(rules, Some(book.into()));
    let found = solver.analyse(&rules, &state, &mut Budget::unlimited(), &SingleThread);
    let candidates = found.expect("no limit").candidates;
    assert!(candidates.iter().any(|candidate| candidate.line == [gift]), "{candidates:?}");
}

/// Solves at most `most` positions, and returns their lines.
fn step(maker: &mut BookMaker, most: usize) -> String {
    let mut lines = String::new();
    for _ in 0..most {
        let Some(line) = maker.step(&mut Budget::unlimited(), &SingleThread) else { break };
        lines += &line;
        lines.push('\n');
    }
    lines
}

#[test]
fn a_book_that_was_stopped_is_gone_on_with() {
    let rules = Quarto::new(RuleSet::Torus, false);
    let mut first = BookMaker::new(&rules, 2);
    assert_eq!(first.progress(), (0, 22));
    let lines = step(&mut first, 5);
    let mut second = BookMaker::new(&rules, 2);
    // The last line lost its end: it is solved again.
    second.resume(lines.trim_end()).expect("lines of this book");
    assert_eq!(second.progress(), (4, 18));
    step(&mut first, 100);
    step(&mut second, 100);
    let entries = |text: String| text.split_once("\n\n").expect("a head").1.to_string();
    assert_eq!(entries(first.text()), entries(second.text()));
    for wrong in ["x\n", "0.../..../..../.... - draw\n", "0123/..../..../.... - draw;5\n"] {
        assert!(BookMaker::new(&rules, 2).resume(wrong).is_err(), "{wrong}");
    }
}

/// The value of the empty board, found from the top without a book, equals the one that the book found from below.
fn check_from_the_top(rules: &Quarto) {
    let mut solver = QuartoSolver::new(*rules, None);
    let found = solver.outcome(&Position::EMPTY, &mut Budget::unlimited(), &SingleThread);
    assert_eq!(found, book_of(rules).get(&Position::EMPTY), "{rules:?}");
}

/// `cargo test --release -p damier-quarto --test all book -- --ignored --skip misere` (two minutes).
#[test]
#[ignore = "minutes: every empty board from the top down"]
fn empty_boards_solved_from_the_top_are_what_books_found_from_below() {
    quickly_solved().for_each(|(rules, _)| check_from_the_top(&rules));
}

/// `cargo test --release -p damier-quarto --test all misere_solved -- --ignored`.
#[test]
#[ignore = "a quarter of an hour: the empty board of the torus in misere"]
fn misere_solved_from_the_top_is_what_its_book_found_from_below() {
    check_from_the_top(&Quarto::new(RuleSet::Torus, true));
}
