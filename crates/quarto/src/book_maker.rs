//! Construction of a book, position by position, so that it can be interrupted and resumed.

use crate::book::{Book, entry_text, read_entry};
use crate::rules::Quarto;
use crate::solver::QuartoSolver;
use crate::state::Position;
use crate::text::notation;
use damier_game::{BookWriter, Budget, TextError, ThreadPool};
use std::collections::HashSet;
use std::sync::Arc;

/// A book under construction.
pub struct BookMaker {
    rules: Quarto,
    book: Book,
    /// Positions to be solved. The last one is solved next.
    missing: Vec<Position>,
    solver: QuartoSolver,
}

impl BookMaker {
    /// Starts an empty book for these rules, to be filled with positions of at most `placed` pieces on the board.
    #[must_use]
    pub fn new(rules: &Quarto, placed: u32) -> Self {
        let mut missing = Book::default().missing(rules, placed);
        missing.reverse();
        Self {
            rules: *rules,
            book: Book::default(),
            missing,
            solver: QuartoSolver::new(*rules, None),
        }
    }

    /// Adds the position on a line of an earlier run, which must be one of the `wanted` positions.
    fn take(&mut self, line: &str, wanted: &HashSet<Position>) -> Result<(), TextError> {
        let refuse = || TextError::new(line, "", notation::position_outcome_and_nodes());
        let (entry, nodes) = line.split_once(';').ok_or_else(refuse)?;
        let (position, outcome) = read_entry(&self.rules, entry)?;
        let nodes = nodes.trim().parse().map_err(|_| refuse())?;
        if wanted.contains(&position) {
            self.book.insert(position, outcome, nodes);
            return Ok(());
        }
        Err(TextError::failed("", notation::position_of_another_book()))
    }

    /// Lets the solver look up the outcomes known so far.
    fn look_up(&mut self) {
        self.solver = QuartoSolver::new(self.rules, Some(Arc::new(self.book.clone())));
    }
}

impl BookWriter for BookMaker {
    fn progress(&self) -> (usize, usize) {
        (self.book.len(), self.missing.len())
    }

    fn resume(&mut self, lines: &str) -> Result<(), TextError> {
        let wanted = self.missing.iter().copied().collect();
        for (number, line) in (1..).zip(lines.split_inclusive('\n')) {
            if let Some(line) = line.strip_suffix('\n') {
                let taken = self.take(line, &wanted);
                taken.map_err(|error| error.within(notation::position(number.to_string())))?;
            }
        }
        let Self { book, missing, .. } = self;
        missing.retain(|position| book.get(position).is_none());
        self.look_up();
        Ok(())
    }

    fn step(&mut self, budget: &mut Budget, pool: &dyn ThreadPool) -> Option<String> {
        let position = *self.missing.last()?;
        let before = budget.nodes();
        let outcome = self.solver.outcome(&position, budget, pool)?;
        let nodes = budget.nodes() - before;
        self.book.insert(position, outcome, nodes);
        self.missing.pop();
        if self.missing.last().is_some_and(|next| next.placed() < position.placed()) {
            self.look_up();
        }
        Some(format!("{};{nodes}", entry_text(&self.rules, &position, outcome)))
    }

    fn text(&self) -> String {
        self.book.write(&self.rules)
    }
}
