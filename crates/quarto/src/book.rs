//! The book: outcomes of early positions, computed once and shipped as text.
//!
//! A book is a text file: a head of `key: value` lines, an empty line, then one line for each canonical position with
//! its outcome. The head gives the rules, the number of positions that follow, the number of nodes that they cost, and
//! the SHA-256 of everything after the empty line. A book that does not agree with its head is refused as a whole.

use crate::count::PositionLayer;
use crate::line::RuleSet;
use crate::outcome::QuartoOutcome;
use crate::rules::Quarto;
use crate::state::Position;
use crate::text;
use damier_game::{Notation, TextError};
use damier_i18n::Message;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The first line of every book.
const TITLE: &str = "damier book 1";

/// Outcomes by canonical position.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Book {
    outcomes: BTreeMap<Position, QuartoOutcome>,
    nodes: u64,
}

impl Book {
    /// Returns the book that ships for these rules, if there is one.
    #[must_use]
    pub fn shipped(rules: &Quarto) -> Option<Arc<Self>> {
        // Each is read when it is first asked for, by itself: the largest takes longer than the rest.
        static BOOKS: [[OnceLock<Option<Arc<Book>>>; 2]; RuleSet::ALL.len()] =
            [const { [const { OnceLock::new() }; 2] }; RuleSet::ALL.len()];
        let text = text(rules)?;
        let read = || Self::read(rules, text).ok().map(Arc::new);
        BOOKS[rules.rule_set() as usize][usize::from(rules.is_misere())].get_or_init(read).clone()
    }

    /// Returns the outcome of a canonical position, if the book has it.
    #[must_use]
    pub fn get(&self, canonical: &Position) -> Option<QuartoOutcome> {
        self.outcomes.get(canonical).copied()
    }

    /// Adds the outcome of a canonical position. `nodes` is the number of nodes that it took to find.
    pub fn insert(&mut self, canonical: Position, outcome: QuartoOutcome, nodes: u64) {
        self.outcomes.insert(canonical, outcome);
        self.nodes += nodes;
    }

    /// Returns the number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Returns the largest number of pieces placed in any of its positions.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.outcomes.keys().map(Position::placed).max().unwrap_or(0)
    }

    /// Returns true if the book has no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// Returns the number of nodes that it took to find all outcomes.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the positions in ascending order, with their outcomes.
    pub fn iter(&self) -> impl Iterator<Item = (&Position, QuartoOutcome)> {
        self.outcomes.iter().map(|(position, outcome)| (position, *outcome))
    }

    /// Returns the positions that the book lacks: canonical running positions with at most `placed` pieces on the board
    /// and none in hand. Those with the most pieces come first, because the others are quick to solve once these are
    /// known.
    #[must_use]
    pub fn missing(&self, rules: &Quarto, placed: u32) -> Vec<Position> {
        let mut layers = vec![PositionLayer::empty()];
        for number in 0..placed as usize {
            layers.push(layers[number].next(rules));
        }
        let all = layers.iter().rev().flat_map(PositionLayer::positions);
        all.filter(|position| self.get(position).is_none()).copied().collect()
    }

    /// Returns the text of the book, in the format that [`Book::read`] reads.
    #[must_use]
    pub fn write(&self, rules: &Quarto) -> String {
        let mut lines = String::new();
        for (position, outcome) in &self.outcomes {
            lines.push_str(&entry_text(rules, position, *outcome));
            lines.push('\n');
        }
        let name = rules.name();
        format!(
            "{TITLE}\nrules: {name}\npositions: {}\nnodes: {}\nsha256: {}\n\n{lines}",
            self.len(),
            self.nodes,
            checksum(&lines),
        )
    }

    /// Reads a book for these rules.
    ///
    /// # Errors
    /// The text is not a book, the book has other rules or contradicts its own head, or a position is not canonical.
    pub fn read(rules: &Quarto, text: &str) -> Result<Self, TextError> {
        let refuse = |found: &str, expected: Message| {
            TextError::new(found, text::notation::book(), expected)
        };
        let (head, lines) = text.split_once("\n\n").unwrap_or((text, ""));
        let mut head = head.lines();
        let title = head.next().unwrap_or_default();
        if title != TITLE {
            return Err(refuse(title, TITLE.into()));
        }
        let mut field = |key: &str| {
            let line = head.next().unwrap_or_default();
            line.strip_prefix(key)
                .map(str::trim)
                .ok_or_else(|| refuse(line, format!("{key} …").into()))
        };
        let (name, positions, nodes) = (field("rules:")?, field("positions:")?, field("nodes:")?);
        if name != rules.name() {
            return Err(refuse(name, rules.name().into()));
        }
        let sealed = field("sha256:")?;
        if sealed != checksum(lines) {
            return Err(TextError::failed(text::notation::book(), text::notation::damaged_book()));
        }
        let mut book = Self {
            nodes: nodes.parse().map_err(|_| refuse(nodes, text::notation::node_count().into()))?,
            ..Self::default()
        };
        for (line, number) in lines.lines().zip(1..) {
            let read = book.read_line(rules, line);
            read.map_err(|error| error.within(text::notation::book_position(number.to_string())))?;
        }
        if positions.parse() != Ok(book.len()) {
            return Err(refuse(positions, text::notation::positions_as_follow(book.len() as u64)));
        }
        Ok(book)
    }

    fn read_line(&mut self, rules: &Quarto, line: &str) -> Result<(), TextError> {
        let (position, outcome) = read_entry(rules, line)?;
        if position != rules.canonical(&position) {
            return Err(TextError::new(line, "", text::notation::canonical_position()));
        }
        self.insert(position, outcome, 0);
        Ok(())
    }
}

/// Reads a position and its outcome.
pub(crate) fn read_entry(
    rules: &Quarto,
    line: &str,
) -> Result<(Position, QuartoOutcome), TextError> {
    let refuse = || TextError::new(line, "", text::notation::position_and_outcome());
    // The board holds no blank; the piece in hand is the word after it.
    let mut words = line.splitn(3, ' ');
    let (Some(board), Some(hand), Some(outcome)) = (words.next(), words.next(), words.next())
    else {
        return Err(refuse());
    };
    let position = rules.read_state(&format!("{board} {hand}"))?;
    let outcome = match outcome.split_once(' ') {
        None if outcome == "draw" => Some(QuartoOutcome::Draw),
        Some(("win", placements)) => placements.parse().ok().map(QuartoOutcome::Win),
        Some(("loss", placements)) => placements.parse().ok().map(QuartoOutcome::Loss),
        _ => None,
    };
    let left = 16 - position.placed();
    let outcome = outcome.filter(|o| o.placements().is_none_or(|n| (1..=left).contains(&n)));
    Ok((position, outcome.ok_or_else(refuse)?))
}

/// Returns a position and its outcome: `draw`, `win 5` or `loss 4`.
pub(crate) fn entry_text(rules: &Quarto, position: &Position, outcome: QuartoOutcome) -> String {
    let position = rules.state_text(position);
    match outcome.placements() {
        Some(placements) => format!("{position} {} {placements}", outcome.verdict()),
        None => format!("{position} {}", outcome.verdict()),
    }
}

fn checksum(lines: &str) -> String {
    let hash = Sha256::digest(lines.as_bytes());
    hash.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// Returns the book in the repository, if these rules have one (`book/README.md` lists the cost of each).
const fn text(rules: &Quarto) -> Option<&'static str> {
    if !rules.traits().is_all() {
        return None;
    }
    Some(match (rules.rule_set(), rules.is_misere()) {
        (RuleSet::Lines, false) => include_str!("../book/lines.txt"),
        (RuleSet::Squares, false) => include_str!("../book/squares.txt"),
        (RuleSet::Corners, false) => include_str!("../book/corners.txt"),
        (RuleSet::Diamonds, false) => include_str!("../book/diamonds.txt"),
        (RuleSet::Torus, false) => include_str!("../book/torus.txt"),
        (RuleSet::Torus, true) => include_str!("../book/torus-misere.txt"),
        (_, true) => return None,
    })
}
