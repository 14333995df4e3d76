//! Exact answers: the result of any position under best play, and its distance.
//!
//! The result has three values, so the solver asks two yes/no questions: can the seat on turn force a win, and if not,
//! can the other seat? Each question is a search of its own with a null window ([`normal`] and [`misere`] for the last
//! eight squares, [`search`] above them). The distance follows from the same questions with a horizon: it is the
//! smallest number of placements in which the win can be forced.

mod board;
mod claims;
mod endgame;
mod four;
mod memo;
mod misere;
mod normal;
mod search;
mod table;
mod table_file;
mod values;

use crate::book::Book;
use crate::outcome::QuartoOutcome;
use crate::rules::Quarto;
use crate::solver::claims::Claims;
use crate::solver::memo::EndgameMemo;
use crate::solver::search::{SharedSearch, TABLE_DEPTH, ThreadSearch};
use crate::solver::table::ForcedTable;
use crate::solver::table_file::TableFile;
use crate::state::{Phase, Position};
use damier_game::{Budget, SearchTable, ThreadPool};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Largest number of pieces placed with which a position is solved with a table. With more, most searches end before a
/// table saves time.
const TABLE_UP_TO: u32 = 4;

/// Base-2 logarithm of the number of the table's entries (of 8 bytes): 32 MiB.
const TABLE_BITS: u32 = 22;

/// The same for a table that a file keeps: 128 MiB, because it must last for hours.
const KEPT_TABLE_BITS: u32 = 24;

/// Solves positions of one rule set and remembers the results.
#[derive(Clone)]
pub struct QuartoSolver {
    rules: Quarto,
    book: Option<Arc<Book>>,
    table: Option<Arc<ForcedTable>>,
    /// The same table, if a file keeps it.
    table_file: Option<Arc<TableFile>>,
    /// The memo of searches with one thread, in misere. Short searches take less time than making a new one.
    memo: Option<EndgameMemo>,
    /// Outcomes found, by canonical position.
    found: HashMap<Position, QuartoOutcome>,
}

impl QuartoSolver {
    /// Creates a solver that looks positions up in a book.
    #[must_use]
    pub fn new(rules: Quarto, book: Option<Arc<Book>>) -> Self {
        let (table, table_file, memo) = (None, None, None);
        Self { rules, book, table, table_file, memo, found: HashMap::new() }
    }

    /// Returns the table that all searches with up to seven pieces placed then share, for a file that keeps it.
    pub fn kept_table(&mut self) -> Arc<dyn SearchTable> {
        let rules = &self.rules;
        let file = self.table_file.get_or_insert_with(|| {
            let table = Arc::new(ForcedTable::new(KEPT_TABLE_BITS).with_records());
            self.table = Some(Arc::clone(&table));
            Arc::new(TableFile::new(rules, table))
        });
        Arc::clone(file) as Arc<dyn SearchTable>
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> &Quarto {
        &self.rules
    }

    /// Returns the outcome of a running position; `None` if the budget ends first, or if the game is over.
    pub fn outcome(
        &mut self,
        position: &Position,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<QuartoOutcome> {
        if matches!(position.phase(), Phase::Completed | Phase::Full) {
            return None;
        }
        let canonical = self.rules.canonical(position);
        let known = self.book.as_ref().and_then(|book| book.get(&canonical));
        if let Some(outcome) = known.or_else(|| self.found.get(&canonical).copied()) {
            return Some(outcome);
        }
        let outcome = self.solve(position, budget, pool)?;
        self.found.insert(canonical, outcome);
        Some(outcome)
    }

    fn solve(
        &mut self,
        position: &Position,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<QuartoOutcome> {
        let empty = 16 - position.placed();
        for mover in [true, false] {
            if self.forces(position, mover, 0, budget, pool)? {
                let mut placements = 1;
                while placements < empty
                    && !self.forces(position, mover, empty - placements, budget, pool)?
                {
                    placements += 1;
                }
                return Some(if mover {
                    QuartoOutcome::Win(placements)
                } else {
                    QuartoOutcome::Loss(placements)
                });
            }
        }
        Some(QuartoOutcome::Draw)
    }

    /// Returns true if a seat can force a win in a running position; false if it cannot; `None` if the budget ends
    /// first. The seat is the one on turn if `mover` is true, otherwise the other one. At least `spare` squares must
    /// still be empty after the deciding placement.
    ///
    /// With `spare` 0, the answers for both seats give the outcome without its distance. Every thread of the pool
    /// searches, and the first answer is taken.
    pub fn forces(
        &mut self,
        position: &Position,
        mover: bool,
        spare: u32,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
    ) -> Option<bool> {
        let up_to = if self.table_file.is_some() { TABLE_DEPTH } else { TABLE_UP_TO };
        let deep = position.placed() <= up_to;
        if deep && self.table.is_none() {
            self.table = Some(Arc::new(ForcedTable::new(TABLE_BITS)));
        }
        let done = AtomicBool::new(false);
        let is_alone = !deep || pool.size() == 1;
        let shared = SharedSearch {
            rules: &self.rules,
            table: self.table.as_deref().filter(|_| deep),
            book: self.book.as_deref(),
            claims: (!is_alone).then(Claims::new),
            done: &done,
        };
        if is_alone {
            let is_misere = self.rules.is_misere();
            let memo = is_misere.then(|| self.memo.get_or_insert_with(EndgameMemo::new));
            return ThreadSearch::new(&shared, budget, memo).forces(position, mover, spare);
        }
        together(&shared, budget, pool, &|search| search.forces(position, mover, spare))
    }
}

/// Asks every thread the same question and takes the first answer. `None` if the budget ends first.
fn together(
    shared: &SharedSearch<'_>,
    budget: &mut Budget,
    pool: &dyn ThreadPool,
    ask: &(dyn Fn(&mut ThreadSearch<'_>) -> Option<bool> + Sync),
) -> Option<bool> {
    if budget.is_spent() {
        return None;
    }
    let (answer, nodes) = (Mutex::new(None), AtomicU64::new(0));
    let (template, threads) = (budget.clone(), pool.size());
    pool.run(&|thread| {
        let (mut own, before) = share(&template, thread, threads);
        let mut memo = shared.rules.is_misere().then(EndgameMemo::new);
        let found = ask(&mut ThreadSearch::new(shared, &mut own, memo.as_mut()));
        if found.is_some() {
            *answer.lock().unwrap_or_else(PoisonError::into_inner) = found;
        }
        // An answer ends the search of all threads, and so does the end of the time.
        let out_of_nodes = own.limits().nodes.is_some_and(|limit| own.nodes() >= limit);
        if found.is_some() || !out_of_nodes {
            shared.done.store(true, Ordering::Relaxed);
        }
        nodes.fetch_add(own.nodes() - before, Ordering::Relaxed);
    });
    budget.spend(nodes.into_inner());
    answer.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Returns a thread's part of a budget, and the number of nodes that it has already counted. The part is an equal share
/// of the nodes that are left, and the time that is left. The calling thread, number 0, measures the time for all
/// threads.
fn share(budget: &Budget, thread: usize, threads: usize) -> (Budget, u64) {
    let mut own = budget.clone();
    if thread > 0 {
        // Another thread has another clock.
        own.begin_move();
        own.spend(budget.nodes());
    }
    let left = budget.limits().nodes.map_or(0, |limit| limit.saturating_sub(budget.nodes()));
    own.spend(left - left.div_ceil(threads as u64));
    let before = own.nodes();
    (own, before)
}
