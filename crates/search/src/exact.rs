//! Exact answers by plain alpha-beta to the end of the game, as a reference for the solvers of the games.

use damier_game::{
    Analysis, Analyst, Budget, Candidate, Contest, Game, Seat, ThreadPool, Turn, Verdict, Worth,
};
use std::cmp::Reverse;

/// Value of an immediate win. Each counted unit until the win lowers the value by 1. A draw is worth 0.
const WIN: i64 = 1 << 32;

/// Analyst that searches a duel without chance to its end, from every action of a state. It uses no table, no symmetry
/// and no move order. It prefers the shortest win and the longest loss, measured in units.
///
/// It uses one thread, even if the pool has more. Its answer is `None` if the budget ends first, if the game is not a
/// duel, or if the game has chance.
pub struct ExactAnalyst<G: Game> {
    unit: &'static str,
    counts: fn(G::Action) -> bool,
}

impl<G: Game> ExactAnalyst<G> {
    /// Creates an analyst that measures the distance to the end in plies.
    #[must_use]
    pub fn plies() -> Self {
        Self::counting("plies", |_| true)
    }

    /// Creates an analyst that measures the distance to the end by the number of actions for which `counts` returns
    /// true. `unit` is the name of such actions in the plural.
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
        let before = budget.nodes();
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
        // The sort is stable, so actions of equal value stay in the order of the game.
        valued.sort_by_key(|&(value, _)| Reverse(value));
        let candidates: Vec<_> = valued.into_iter().map(|(_, candidate)| candidate).collect();
        let worth = candidates.first().map_or(Worth::default(), |best| best.worth);
        Some(Analysis { worth, prospects: Vec::new(), candidates, nodes: budget.nodes() - before })
    }
}

/// Converts a value of the search into a [`Worth`].
fn worth(value: i64) -> Worth {
    let distance = u32::try_from(WIN - value.abs()).ok();
    match value.signum() {
        1 => Worth { verdict: Some(Verdict::Win), score: None, distance },
        -1 => Worth { verdict: Some(Verdict::Loss), score: None, distance },
        _ => Worth { verdict: Some(Verdict::Draw), score: None, distance: None },
    }
}

/// Search window: values outside it do not change the result. Seen from the seat that searches.
#[derive(Clone, Copy)]
struct Window {
    alpha: i64,
    beta: i64,
}

impl Window {
    const OPEN: Self = Self { alpha: -WIN, beta: WIN };
}

/// Data of one search that are the same at every node.
struct Search<'a, G: Game> {
    game: &'a G,
    counts: fn(G::Action) -> bool,
    seat: Seat,
    budget: &'a mut Budget,
}

impl<G: Game> Search<'_, G> {
    /// Returns the value after an action of a state that is `far` units from the root. Sets `line` to the actions of
    /// best play after it.
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

    /// Returns the value of a state that is `far` units from the root, if it lies in the window. Below the window, the
    /// returned value is an upper bound, and above it a lower bound. Distances are counted from the root, so that
    /// windows need no shift from node to node.
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

    /// Returns 1 if the seat that searches has won a finished game, -1 if the other seat has won, and 0 for a draw.
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

    /// Under best play, the loser of Nim takes one stick at a time, and the winner restores a multiple of four. That is
    /// two plies for every four sticks, and one more if the winner begins.
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
