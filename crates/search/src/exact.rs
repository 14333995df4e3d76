//! Exact answers: plain alpha-beta to the end of the game, the twin of every game's solver.

use damier_game::{
    Analysis, Analyst, Budget, Candidate, Contest, Game, Seat, ThreadPool, Turn, Verdict, Worth,
};
use std::cmp::Reverse;

/// Value of a win at no distance; a draw is 0.
const WIN: i64 = 1 << 32;

/// Searches a duel without chance to its end, from every action of a state: no table, no symmetry, no
/// ordering. A won game is won in the fewest units, a lost one held longest.
///
/// Only the first thread of a pool works. The answer is `None` if the budget ends first, and for games
/// that are not duels or have chance.
pub struct ExactAnalyst<G: Game> {
    unit: &'static str,
    counts: fn(G::Action) -> bool,
}

impl<G: Game> ExactAnalyst<G> {
    /// Counts every ply as distance.
    #[must_use]
    pub fn plies() -> Self {
        Self::counting("plies", |_| true)
    }

    /// Counts only the actions that `counts` accepts; `unit` names them, in the plural.
    #[must_use]
    pub fn counting(unit: &'static str, counts: fn(G::Action) -> bool) -> Self {
        Self { unit, counts }
    }
}

impl<G: Game> Analyst<G> for ExactAnalyst<G> {
    fn unit(&self) -> &'static str {
        self.unit
    }

    fn analyse(
        &mut self,
        game: &G,
        state: &G::State,
        budget: &mut Budget,
        _pool: &dyn ThreadPool,
    ) -> Option<Analysis<G::Action>> {
        let seat = match game.turn(state) {
            Turn::Player(seat) if game.contest() == Contest::Duel => seat,
            Turn::Over => {
                return Some(Analysis {
                    worth: Worth::default(),
                    prospects: Vec::new(),
                    candidates: Vec::new(),
                    nodes: 0,
                });
            }
            Turn::Player(_) | Turn::Chance => return None,
        };
        let mut search = Search { game, counts: self.counts, seat, budget };
        let mut valued = Vec::new();
        for action in game.legal_actions(state) {
            let mut line = Vec::new();
            let value = search.child(state, action, 0, Window::OPEN, &mut line)?;
            line.insert(0, action);
            valued.push((
                value,
                Candidate { action, worth: worth(value), prospects: Vec::new(), line },
            ));
        }
        // Stable: among equals the game's order stays.
        valued.sort_by_key(|&(value, _)| Reverse(value));
        let candidates: Vec<_> = valued.into_iter().map(|(_, candidate)| candidate).collect();
        let worth = candidates.first().map_or(Worth::default(), |best| best.worth);
        Some(Analysis { worth, prospects: Vec::new(), candidates, nodes: budget.nodes() })
    }
}

/// Converts a value into the worth of the contract.
fn worth(value: i64) -> Worth {
    let distance = u32::try_from(WIN - value.abs()).ok();
    match value.signum() {
        1 => Worth { verdict: Some(Verdict::Win), score: None, distance },
        -1 => Worth { verdict: Some(Verdict::Loss), score: None, distance },
        _ => Worth { verdict: Some(Verdict::Draw), score: None, distance: None },
    }
}

/// Values, for the seat that searches, between which the result matters.
#[derive(Clone, Copy)]
struct Window {
    alpha: i64,
    beta: i64,
}

impl Window {
    const OPEN: Self = Self { alpha: -WIN, beta: WIN };
}

/// One search: what stays the same from node to node.
struct Search<'a, G: Game> {
    game: &'a G,
    counts: fn(G::Action) -> bool,
    seat: Seat,
    budget: &'a mut Budget,
}

impl<G: Game> Search<'_, G> {
    /// Returns the value after an action that is taken `far` units from the root; `line` becomes what follows.
    fn child(
        &mut self,
        state: &G::State,
        action: G::Action,
        far: i64,
        window: Window,
        line: &mut Vec<G::Action>,
    ) -> Option<i64> {
        let far = far + i64::from((self.counts)(action));
        self.value(&self.game.after(state, action), far, window, line)
    }

    /// Returns the value of a state, `far` units from the root, if it lies in the window, otherwise a bound on
    /// its side. Distances count from the root, so that windows need no shift from node to node.
    fn value(
        &mut self,
        state: &G::State,
        far: i64,
        mut window: Window,
        line: &mut Vec<G::Action>,
    ) -> Option<i64> {
        line.clear();
        if !self.budget.spend(1) {
            return None;
        }
        let maximising = match self.game.turn(state) {
            Turn::Player(mover) => mover == self.seat,
            Turn::Over => return Some(self.result(state) * (WIN - far)),
            Turn::Chance => return None,
        };
        let mut best: Option<i64> = None;
        let mut below = Vec::new();
        for action in self.game.legal_actions(state) {
            let value = self.child(state, action, far, window, &mut below)?;
            if best.is_none_or(|best| if maximising { value > best } else { value < best }) {
                best = Some(value);
                line.clear();
                line.push(action);
                line.append(&mut below);
            }
            if maximising {
                window.alpha = window.alpha.max(value);
            } else {
                window.beta = window.beta.min(value);
            }
            if window.alpha >= window.beta {
                break;
            }
        }
        best
    }

    /// Returns the winner of a finished game: 1 for the seat that searches, -1 for the other, 0 for neither.
    fn result(&self, state: &G::State) -> i64 {
        let score = |seat| self.game.score(state, seat);
        (score(self.seat) - score(self.seat.other())).signum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Limits, Rng, SingleThread, toy::Nim};

    fn analyse(
        nim: Nim,
        analyst: &mut ExactAnalyst<Nim>,
        budget: &mut Budget,
    ) -> Option<Analysis<u8>> {
        budget.begin_move();
        analyst.analyse(&nim, &nim.opening(&mut Rng::new(0)), budget, &SingleThread)
    }

    /// Under best play the loser of Nim takes one stick at a time, and the winner restores a multiple
    /// of four: two plies for every four sticks, and one more where the winner begins.
    #[test]
    fn nim_is_known() {
        for sticks in 1..=17 {
            let nim = Nim { sticks, thief: false };
            let found = analyse(nim, &mut ExactAnalyst::plies(), &mut Budget::unlimited())
                .expect("no limit");
            let lost = sticks % 4 == 0;
            let verdict = if lost { Verdict::Loss } else { Verdict::Win };
            let distance = 2 * u32::from(sticks / 4) + u32::from(!lost);
            assert_eq!(
                found.worth,
                Worth { verdict: Some(verdict), score: None, distance: Some(distance) }
            );
            let best = &found.candidates[0];
            assert!(lost || best.action == sticks % 4, "{sticks} sticks: take {}", best.action);
            for candidate in &found.candidates {
                let plies = candidate.worth.distance.expect("nobody draws") as usize;
                assert_eq!((candidate.line[0], candidate.line.len()), (candidate.action, plies));
                assert_eq!(candidate.line.iter().sum::<u8>(), sticks, "the line ends the game");
            }
        }
    }

    /// Returns a minimax without windows or lines: the value of a state for the first seat.
    fn minimax(nim: &Nim, state: &<Nim as Game>::State, far: i64, counts: fn(u8) -> bool) -> i64 {
        let Turn::Player(seat) = nim.turn(state) else {
            return nim.score(state, Seat::FIRST) * (WIN - far);
        };
        let next = |action| {
            let far = far + i64::from(counts(action));
            minimax(nim, &nim.after(state, action), far, counts)
        };
        let values = nim.legal_actions(state).into_iter().map(next);
        let best = if seat == Seat::FIRST { values.max() } else { values.min() };
        best.expect("a running game has actions")
    }

    #[test]
    fn windows_change_no_value() {
        let counts: fn(u8) -> bool = |taken| taken > 1;
        for sticks in 1..=13 {
            let nim = Nim { sticks, thief: false };
            let mut analyst = ExactAnalyst::counting("handfuls", counts);
            let found = analyse(nim, &mut analyst, &mut Budget::unlimited()).expect("no limit");
            let opening = nim.opening(&mut Rng::new(0));
            assert_eq!(found.worth, worth(minimax(&nim, &opening, 0, counts)), "{sticks} sticks");
            for Candidate { action, worth: found, .. } in found.candidates {
                let far = i64::from(counts(action));
                let value = minimax(&nim, &nim.after(&opening, action), far, counts);
                assert_eq!(found, worth(value), "{sticks} sticks, take {action}");
            }
        }
    }

    #[test]
    fn no_answer_without_budget_or_with_chance() {
        let mut short = Budget::new(Limits { nodes: Some(50), ..Limits::NONE });
        let nim = Nim { sticks: 12, thief: false };
        assert!(analyse(nim, &mut ExactAnalyst::plies(), &mut short).is_none());
        let thief = Nim { sticks: 5, thief: true };
        assert!(analyse(thief, &mut ExactAnalyst::plies(), &mut Budget::unlimited()).is_none());
    }
}
