//! The search above the endgame: the same question, with a table of canonical positions, the book, and several threads.

use crate::book::Book;
use crate::outcome::QuartoOutcome;
use crate::piece::{Piece, Square};
use crate::rules::Quarto;
use crate::solver::board::{LineBoard, LineOutlook};
use crate::solver::claims::Claims;
use crate::solver::endgame::{EndgameSearch, SLOTS};
use crate::solver::memo::{EndgameMemo, ROOT_SQUARES};
use crate::solver::misere::MisereSearch;
use crate::solver::table::{EVER, ForcedTable, TableQuestion};
use crate::state::{Phase, Position};
use damier_game::Budget;
use std::sync::atomic::{AtomicBool, Ordering};

/// The data that the threads of one question share.
pub(super) struct SharedSearch<'a> {
    pub(super) rules: &'a Quarto,
    pub(super) table: Option<&'a ForcedTable>,
    pub(super) book: Option<&'a Book>,
    /// Position on which each thread works; `None` if there is one thread.
    pub(super) claims: Option<Claims>,
    /// Set by the first thread that has the answer or runs out of time.
    pub(super) done: &'a AtomicBool,
}

/// Largest number of pieces placed with which a position is looked up in the table. With more, finding the canonical
/// form costs more than it saves.
pub(super) const TABLE_DEPTH: u32 = 7;

/// The search of one thread. All threads answer the same question. Of the boards that follow a position, each thread
/// first takes those on which no other thread works, and then helps with the rest (as in ABDADA: Weill, ICCA Journal
/// 19(1), 1996). The threads learn from each other through the table.
pub(super) struct ThreadSearch<'a> {
    shared: &'a SharedSearch<'a>,
    lines: &'a [u16],
    budget: &'a mut Budget,
    /// Answers about endgames, in misere.
    memo: Option<&'a mut EndgameMemo>,
}

/// An answer for a board, or the reason why there is none.
enum Reply {
    Known(bool),
    /// Another thread works on it.
    Claimed,
}

/// A piece to give, with the squares to which it can go.
struct Gift {
    piece: Piece,
    squares: u16,
}

impl<'a> ThreadSearch<'a> {
    /// In misere, the search needs a memo.
    pub(super) fn new(
        shared: &'a SharedSearch<'a>,
        budget: &'a mut Budget,
        memo: Option<&'a mut EndgameMemo>,
    ) -> Self {
        Self { shared, lines: shared.rules.table().masks(), budget, memo }
    }

    /// Returns true if the attacker can force its aim while at least `spare` squares stay empty. The aim is to complete
    /// a line or, in misere, to make the other seat complete one. The attacker is the seat on turn if `mover` is true,
    /// otherwise the other seat. `None` if the budget ends or another thread has finished.
    pub(super) fn forces(&mut self, position: &Position, mover: bool, spare: u32) -> Option<bool> {
        let board = LineBoard::from_position(position, self.shared.rules);
        if board.empty() <= ROOT_SQUARES {
            self.begin_memo(position);
        }
        match position.phase() {
            Phase::Give => self.giving(&board, mover, spare),
            Phase::Place(piece) => {
                let outlook = board.outlook(self.lines);
                let free = board.free(&outlook, piece);
                let ends = free != !position.occupied() && !self.misere();
                if ends || free == 0 {
                    // The mover completes a line, because it wants to or must.
                    return Some(mover != self.misere() && board.empty() > spare);
                }
                if !mover && board.empty() < spare + 2 {
                    return Some(false);
                }
                let squares = self.squares(&board, &outlook, piece, free);
                let boards = self.boards(&board, &outlook, &Gift { piece, squares });
                self.any_or_all(&boards, mover, spare)
            }
            Phase::Completed | Phase::Full => Some(false),
        }
    }

    const fn misere(&self) -> bool {
        self.shared.rules.is_misere()
    }

    /// Returns true if the attacker reaches its aim on one of the boards (if it chooses) or on all of them (if it does
    /// not).
    fn any_or_all(&mut self, boards: &[LineBoard], attacker: bool, spare: u32) -> Option<bool> {
        let mut left = Vec::new();
        for (number, board) in boards.iter().enumerate() {
            match self.reply(board, attacker, spare, number > 0)? {
                Reply::Known(answer) if answer == attacker => return Some(attacker),
                Reply::Known(_) => {}
                Reply::Claimed => left.push(board),
            }
        }
        for board in left {
            if self.giving(board, attacker, spare)? == attacker {
                return Some(attacker);
            }
        }
        Some(!attacker)
    }

    /// Answers the question for a board with a piece to be given.
    fn giving(&mut self, board: &LineBoard, attacker: bool, spare: u32) -> Option<bool> {
        match self.reply(board, attacker, spare, false)? {
            Reply::Known(answer) => Some(answer),
            Reply::Claimed => unreachable!("only boards that may be left are claimed"),
        }
    }

    /// Answers the question as [`ThreadSearch::giving`] does. If `may_leave` is true, it may leave the board to another
    /// thread that works on it.
    fn reply(
        &mut self,
        board: &LineBoard,
        attacker: bool,
        spare: u32,
        may_leave: bool,
    ) -> Option<Reply> {
        if board.empty() <= SLOTS as u32 {
            return self.solve_endgame(board, attacker, spare).map(Reply::Known);
        }
        if !self.budget.spend(1) || self.shared.done.load(Ordering::Relaxed) {
            return None;
        }
        let placed = board.position.placed();
        let by = decisive(self.misere(), placed, attacker, spare);
        if by == 0 {
            return Some(Reply::Known(false));
        }
        let shared = self.shared;
        let Some(table) = shared.table.filter(|_| placed <= TABLE_DEPTH) else {
            return self.expand(board, attacker, spare, None).map(Reply::Known);
        };
        let canonical = shared.rules.canonical(&board.position);
        let known = shared.book.and_then(|book| book.get(&canonical));
        if let Some(outcome) = known {
            return Some(Reply::Known(answer_by(outcome, attacker, spare, board.empty())));
        }
        let kept = TableQuestion { table, canonical, attacker, by };
        if let Some(answer) = kept.answer() {
            return Some(Reply::Known(answer));
        }
        if may_leave && shared.claims.as_ref().is_some_and(|claims| claims.holds(kept.key())) {
            return Some(Reply::Claimed);
        }
        self.work_on(board, spare, &kept).map(Reply::Known)
    }

    /// Finds an answer that is not in the table, and tells the other threads that this thread works on it.
    fn work_on(&mut self, board: &LineBoard, spare: u32, kept: &TableQuestion<'_>) -> Option<bool> {
        let claim = self.shared.claims.as_ref().map(|claims| (claims, kept.key()));
        claim.inspect(|(claims, key)| claims.begin(*key));
        let answer = self.expand(board, kept.attacker, spare, Some(kept));
        claim.inspect(|(claims, key)| claims.end(*key));
        kept.learn(answer?);
        answer
    }

    fn solve_endgame(&mut self, board: &LineBoard, attacker: bool, spare: u32) -> Option<bool> {
        let (empty, position) = (board.empty(), &board.position);
        let (squares, pieces) = (!position.occupied(), position.remaining());
        let (mut ending, node) = EndgameSearch::new(self.lines, &board.shared, squares, pieces);
        let (answer, nodes) = if let Some(memo) = &mut self.memo {
            let mut search = MisereSearch::new(ending, memo, position, spare);
            let node = search.first(node, position);
            let answer =
                if attacker { search.attacker_gives(&node) } else { search.defender_gives(&node) };
            (answer, search.nodes())
        } else if attacker {
            (ending.attacker_gives(&node, empty, spare), ending.nodes)
        } else {
            (ending.defender_gives(&node, empty, spare), ending.nodes)
        };
        self.budget.spend(nodes).then_some(answer)
    }

    /// Makes this position the root of the memo, if there is one.
    fn begin_memo(&mut self, root: &Position) {
        if let Some(memo) = &mut self.memo {
            memo.begin(root);
        }
    }

    /// Tries all gifts and the boards that follow. `kept` is the question about this board in the table.
    fn expand(
        &mut self,
        board: &LineBoard,
        attacker: bool,
        spare: u32,
        kept: Option<&TableQuestion<'_>>,
    ) -> Option<bool> {
        if board.empty() == ROOT_SQUARES {
            self.begin_memo(&board.position);
        }
        let outlook = board.outlook(self.lines);
        let Some(mut gifts) = self.gifts(board, &outlook) else {
            // The giver gives away a line, or has a piece that must complete one.
            return Some(attacker == self.misere() && board.empty() > spare);
        };
        gifts.sort_by_key(|gift| gift.squares.count_ones());
        // Another thread may be faster than this one.
        let others = kept.filter(|_| self.shared.claims.is_some());
        for gift in &gifts {
            let boards = self.boards(board, &outlook, gift);
            if self.any_or_all(&boards, !attacker, spare)? == attacker {
                return Some(attacker);
            }
            if let Some(answer) = others.and_then(TableQuestion::answer) {
                return Some(answer);
            }
        }
        Some(!attacker)
    }

    /// Returns the gifts that do not decide the game at once; `None` if one does, or if all do.
    fn gifts(&self, board: &LineBoard, outlook: &LineOutlook) -> Option<Vec<Gift>> {
        let mut pieces = board.position.remaining();
        if !self.misere() {
            pieces = outlook.safe(pieces);
        }
        let mut gifts = Vec::new();
        for piece in Piece::in_mask(self.shared.rules.unlike(pieces)) {
            let free = board.free(outlook, piece);
            if free == 0 {
                return None;
            }
            gifts.push(Gift { piece, squares: self.squares(board, outlook, piece, free) });
        }
        (!gifts.is_empty()).then_some(gifts)
    }

    /// Returns those of these squares on which a piece is worth placing. In the normal game, those that leave no safe
    /// piece are not, because they lose.
    fn squares(&self, board: &LineBoard, outlook: &LineOutlook, piece: Piece, free: u16) -> u16 {
        if self.misere() {
            return free;
        }
        let squares = Square::in_mask(free);
        let squares = squares.filter(|&square| board.safe_after(outlook, square, piece) != 0);
        squares.fold(0, |squares, square| squares | square.mask())
    }

    /// Returns the boards after a piece was put on one of its squares, the best for the seat that places it first.
    fn boards(&self, board: &LineBoard, outlook: &LineOutlook, gift: &Gift) -> Vec<LineBoard> {
        let mut boards = Vec::with_capacity(16);
        for square in Square::in_mask(gift.squares) {
            let next = board.after(square, gift.piece, self.lines);
            let key = if self.misere() {
                self.misere_key(&next)
            } else {
                let safe = board.safe_after(outlook, square, gift.piece).count_ones();
                // Among equals, the one that opens most: it decides soonest.
                safe << 8 | next.outlook(self.lines).closings()
            };
            boards.push((key, next));
        }
        boards.sort_by_key(|(key, _)| *key);
        boards.into_iter().map(|(_, board)| board).collect()
    }

    /// Returns the sort key of a board in misere for the seat that placed: first come boards on which a remaining piece
    /// can go to no square, then those on which the remaining pieces can go to few squares and many values are open.
    fn misere_key(&self, board: &LineBoard) -> u32 {
        let outlook = board.outlook(self.lines);
        let mut free = 0;
        for piece in Piece::in_mask(board.position.remaining()) {
            match board.free(&outlook, piece).count_ones() {
                0 => return 0,
                squares => free += squares,
            }
        }
        4 * free + outlook.closings()
    }
}

/// Returns the number of decisive placements that can be made until only `spare` squares are empty. The attacker makes
/// them or, in misere, the other seat. [`EVER`] if `spare` is 0.
fn decisive(misere: bool, placed: u32, attacker_gives: bool, spare: u32) -> u32 {
    let next_is_decisive = u32::from(attacker_gives == misere);
    if spare == 0 { EVER } else { (16 - placed + next_is_decisive).saturating_sub(spare) / 2 }
}

/// Returns the answer to the question, from an outcome for the seat that gives.
fn answer_by(outcome: QuartoOutcome, attacker_gives: bool, spare: u32, empty: u32) -> bool {
    match outcome {
        QuartoOutcome::Win(placements) => attacker_gives && empty - placements >= spare,
        QuartoOutcome::Draw => false,
        QuartoOutcome::Loss(placements) => !attacker_gives && empty - placements >= spare,
    }
}
