//! Depth-first proof-number search, with a table of proof numbers.

use crate::adversary::grid::{PackedGrid, SLIDES};
use crate::adversary::mobility::{Mobility, MobilityTables};
use crate::adversary::proof::table::{NEVER, Numbers, ProofTable};
use crate::packed::Packed;
use damier_game::Budget;
use damier_game::offer::{Finding, ProofStanding};

/// Boards between two progress reports.
const REPORT_EVERY: u64 = 1 << 18;

/// Evaluations at which a tile is nearly forced or nearly prevented, and the difference between evaluations that
/// changes an initial number by one step. Tuned for few visited boards on 3x3.
const FINE: i32 = 2500;
const POOR: i32 = -1500;
const UNIT: i32 = 100;

/// Search for the answer to one question.
pub(super) struct ProofSearch {
    grid: PackedGrid,
    /// Evaluation that estimates the initial numbers of a board.
    estimates: MobilityTables,
    target: u8,
    /// Exponents that may be placed.
    spawns: &'static [u8],
    table: ProofTable,
    /// Boards from which the spawner chooses.
    roots: Vec<Child>,
    /// Boards visited.
    nodes: u64,
}

/// Board after an action, with its proof numbers for the side to move there.
#[derive(Clone, Copy)]
struct Child {
    board: Packed,
    numbers: Numbers,
}

/// Progress callback of a search, and its budget.
struct SearchRun<'a> {
    budget: &'a mut Budget,
    watch: &'a mut dyn FnMut(ProofStanding),
    /// Numbers of the whole question at the last report, for the spawner.
    whole: Numbers,
}

/// Limits of the numbers of a board. The search of the board returns when a number reaches its limit.
#[derive(Clone, Copy)]
struct NumberLimits {
    win: u32,
    loss: u32,
}

/// Numbers of a board that follow from those of its children.
struct BoardNumbers {
    /// Numbers for the side to move on this board.
    numbers: Numbers,
    /// Index of the child to search next. `second` is the second smallest disproof number of the children.
    best: usize,
    second: u32,
    /// Number of undecided children other than the best one.
    others: u32,
}

/// Children of one board, in an array that has room for a 2 and a 4 in every empty cell.
struct Children {
    list: [Child; 32],
    len: usize,
}

impl Children {
    /// Adds a child, unless it is already in the list.
    fn add(&mut self, board: Packed, numbers: Numbers) {
        if self.list[..self.len].iter().all(|child| child.board != board) {
            self.list[self.len] = Child { board, numbers };
            self.len += 1;
        }
    }
}

/// Computes the numbers of a board for the side to move. This side wins if one child is lost for the other side. It
/// loses if all children are won for the other side.
fn view(children: &[Child]) -> BoardNumbers {
    let (mut best, mut least, mut second) = (0, u32::MAX, NEVER);
    let (mut hardest, mut open) = (0, 0u32);
    for (index, child) in children.iter().enumerate() {
        let Numbers { win, loss } = child.numbers;
        if loss < least || (loss == least && win < children[best].numbers.win) {
            if least < second {
                second = least;
            }
            (best, least) = (index, loss);
        } else if loss < second {
            second = loss;
        }
        if win > 0 {
            hardest = hardest.max(win);
            open += 1;
        }
    }
    let others = open.saturating_sub(1);
    let numbers = match (least, open) {
        (0, _) => Numbers::WON,
        (_, 0) => Numbers::LOST,
        _ => Numbers { win: least.min(NEVER - 1), loss: (hardest + others).min(NEVER - 1) },
    };
    BoardNumbers { numbers, best, second, others }
}

impl ProofSearch {
    /// Creates a search from these boards, from which the spawner chooses, with a table of at most `memory` bytes;
    /// `None` if they cannot be allocated.
    pub(super) fn new(
        grid: PackedGrid,
        target: u8,
        spawns: &'static [u8],
        roots: &[Packed],
        memory: u64,
    ) -> Option<Self> {
        let table = ProofTable::new(memory)?;
        let estimates = MobilityTables::new(&grid, Mobility::default());
        let mut search =
            Self { grid, estimates, target, spawns, table, roots: Vec::new(), nodes: 0 };
        let child = |&board| Child { board, numbers: search.first_estimate(board, true) };
        search.roots = roots.iter().map(child).collect();
        Some(search)
    }

    /// Returns the number of boards visited.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Works until the question is answered. Returns `None` if the budget ends first.
    pub(super) fn settle(
        &mut self,
        budget: &mut Budget,
        watch: &mut dyn FnMut(ProofStanding),
    ) -> Option<Finding> {
        let mut roots = std::mem::take(&mut self.roots);
        let mut run = SearchRun { budget, watch, whole: view(&roots).numbers };
        let never = NumberLimits { win: NEVER, loss: NEVER };
        while !run.whole.is_settled() && !run.budget.is_spent() {
            self.step(&mut roots, true, never, &mut run);
            run.whole = view(&roots).numbers;
        }
        self.roots = roots;
        match run.whole {
            Numbers { win: 0, .. } => Some(Finding::Prevented),
            Numbers { loss: 0, .. } => Some(Finding::Forced),
            _ => None,
        }
    }

    /// Searches the most promising child of a board again and again, until the numbers of the board reach their limits.
    /// `slides` is true if the slider moves next in the children, and false if the spawner does.
    fn step(
        &mut self,
        children: &mut [Child],
        slides: bool,
        until: NumberLimits,
        run: &mut SearchRun<'_>,
    ) {
        let BoardNumbers { best, second, others, .. } = view(children);
        let child = &mut children[best];
        if let Some(known) = self.table.get(child.board, slides).filter(|&k| k != child.numbers) {
            // The child has been decided on another path in the meantime.
            child.numbers = known;
            return;
        }
        let room = |limit: u32, less: u32| if limit == NEVER { NEVER } else { limit - less };
        let until = NumberLimits {
            win: room(until.loss, others),
            // The limit is a quarter above the second best, because frequent switches between children are expensive.
            loss: until.win.min(second.saturating_add(second / 4 + 1)),
        };
        child.numbers = self.search_child(child.board, slides, until, run);
    }

    /// Searches below a board until its numbers reach a limit, and stores them in the table.
    fn search_child(
        &mut self,
        board: Packed,
        slides: bool,
        until: NumberLimits,
        run: &mut SearchRun<'_>,
    ) -> Numbers {
        let before = self.nodes;
        self.nodes += 1;
        self.report(run);
        let mut children = self.children(board, slides);
        let children = &mut children.list[..children.len];
        let numbers = loop {
            let numbers = view(children).numbers;
            let is_enough = numbers.win >= until.win || numbers.loss >= until.loss;
            if numbers.is_settled() || is_enough || !run.budget.spend(1) {
                break numbers;
            }
            self.step(children, !slides, until, run);
        };
        self.table.put(board, slides, numbers, self.nodes - before);
        numbers
    }

    fn report(&mut self, run: &mut SearchRun<'_>) {
        if self.nodes.is_multiple_of(REPORT_EVERY) {
            (run.watch)(ProofStanding::Search {
                nodes: self.nodes,
                to_force: run.whole.loss,
                to_prevent: run.whole.win,
                fullness: self.table.fullness(),
            });
        }
    }

    /// Returns the boards after every action, with their proof numbers. Symmetric boards are listed once.
    fn children(&self, board: Packed, slides: bool) -> Children {
        let empty = Child { board: Packed::default(), numbers: Numbers::default() };
        let mut children = Children { list: [empty; 32], len: 0 };
        let mut add = |next: Packed| {
            let next = self.grid.canonical(next);
            let known = self.table.get(next, !slides);
            children.add(next, known.unwrap_or_else(|| self.first_estimate(next, !slides)));
        };
        if slides {
            let slid = SLIDES.iter().map(|&direction| self.grid.slid(board, direction));
            slid.filter(|&next| next != board).for_each(&mut add);
            return children;
        }
        let mut empties = self.grid.empty_bits(board);
        while empties != 0 {
            let cell = empties & empties.wrapping_neg();
            empties ^= cell;
            for &exponent in self.spawns {
                add(board.with_tile(cell, u64::from(exponent)));
            }
        }
        children
    }

    /// Returns the initial numbers of a board. They are exact if the game ends here. Otherwise they are estimated from
    /// the evaluation of the players.
    fn first_estimate(&self, board: Packed, slides: bool) -> Numbers {
        if slides {
            if self.grid.is_stuck(board) {
                return Numbers::LOST;
            }
            let makes_it =
                |&direction: &_| self.grid.slid(board, direction).bits_of(self.target) != 0;
            if SLIDES.iter().any(makes_it) {
                return Numbers::WON;
            }
        }
        let estimate = self.estimates.running(&self.grid, board);
        let to_force = 1 + ((FINE - estimate) / UNIT).max(0) as u32;
        let to_prevent = 1 + ((estimate - POOR) / UNIT).max(0) as u32;
        if slides {
            Numbers { win: to_force, loss: to_prevent }
        } else {
            Numbers { win: to_prevent, loss: to_force }
        }
    }
}
