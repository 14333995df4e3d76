//! Strong searches: principal variation search and MTD(f), on the same kernel and table.

use crate::deepening::{DepthResult, deepen_to_the_end};
use crate::evaluator::Evaluator;
use crate::knowledge::{Canonical, GameKnowledge, IdentityForm};
use crate::negamax::{SearchKernel, Window};
use crate::ordering::{MoveOrder, Unordered};
use crate::table::TranspositionTable;
use crate::winning::or_win;
use damier_game::{Budget, Decision, Game, Rng, Seat, Strategy, Turn};

/// How the value of the root is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Driver {
    /// One search with an open window. Actions after the first get a null window.
    Pvs,
    /// A series of searches with null windows, each placed at the bound that the previous one found.
    Mtdf,
}

/// Depth-first search of a two-seat game with iterative deepening and a transposition table. It tries the best action
/// of the table first, then the others in the order of the game's knowledge, killers and history. It searches every
/// outcome of chance with an open window. It ends when the tree is exhausted or a result is forced.
///
/// [`Pvs::new`] is principal variation search (Marsland and Campbell, 1982), and [`Pvs::mtdf`] is MTD(f) (Plaat and
/// others, 1996). Both find the same value as [`crate::AlphaBeta`].
///
/// ```
/// use damier_game::{Budget, Game, Rng, Strategy, toy::Nim};
/// use damier_search::{GameKnowledge, WinDrawLoss, Pvs};
///
/// let nim = Nim { sticks: 30, ..Nim::default() };
/// let state = nim.opening(&mut Rng::new(0));
/// let mut search = Pvs::new(100, GameKnowledge::new(WinDrawLoss));
/// let decision = search.choose(&nim, &state, &mut Budget::unlimited());
/// assert_eq!(decision.value.map(|value| value.centipoints), Some(100));
/// assert_eq!(decision.action(), Some(2)); // leave a multiple of four
/// ```
#[derive(Clone, Debug)]
pub struct Pvs<E, O = Unordered, C = IdentityForm> {
    driver: Driver,
    depth: u32,
    nodes: u64,
    knowledge: GameKnowledge<E, O, C>,
    table: TranspositionTable,
    rng: Option<Rng>,
}

impl<E, O, C> Pvs<E, O, C> {
    /// Default size of the table: 2^16 entries.
    pub const TABLE_BITS: u32 = 16;

    /// Creates a principal variation search of `depth` plies. A depth of 0 counts as 1.
    #[must_use]
    pub fn new(depth: u32, knowledge: GameKnowledge<E, O, C>) -> Self {
        Self::with_driver(Driver::Pvs, depth, knowledge)
    }

    /// Creates an MTD(f) search of `depth` plies. A depth of 0 counts as 1.
    #[must_use]
    pub fn mtdf(depth: u32, knowledge: GameKnowledge<E, O, C>) -> Self {
        Self::with_driver(Driver::Mtdf, depth, knowledge)
    }

    fn with_driver(driver: Driver, depth: u32, knowledge: GameKnowledge<E, O, C>) -> Self {
        let table = TranspositionTable::new(Self::TABLE_BITS);
        Self { driver, depth: depth.max(1), nodes: u64::MAX, knowledge, table, rng: None }
    }

    /// Returns the same search with a limit of `nodes` nodes per move, in addition to the limits of the budget. At the
    /// limit, the search takes the result of the last depth that it completed. If it completed none, it takes a win in
    /// one action, if there is one.
    #[must_use]
    pub const fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// Returns the same search with an empty table of 2^`bits` entries. With 0 bits, there is no table.
    #[must_use]
    pub fn with_table(mut self, bits: u32) -> Self {
        self.table = TranspositionTable::new(bits);
        self
    }

    /// Returns the same search, which shuffles the actions of the root with this seed. So it chooses at random between
    /// equally good actions. Without a seed, actions are in the order of the game.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.rng = Some(Rng::new(seed));
        self
    }

    /// Returns the value of a state for a seat, in hundredths of a point, after a search of `depth` plies, at most 255.
    /// Returns `None` if the budget or the limit of nodes ends first. Empties the table first.
    pub fn value<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<f64>
    where
        E: Evaluator<G>,
        O: MoveOrder<G>,
        C: Canonical<G>,
    {
        self.table.clear();
        let mut kernel =
            SearchKernel::new(game, &self.knowledge, &mut self.table, budget, self.nodes);
        kernel.answer_by_exact_depth();
        match self.driver {
            Driver::Pvs => kernel.value(state, seat, depth, 0, Window::OPEN),
            Driver::Mtdf => {
                let search = |window| kernel.value(state, seat, depth, 0, window);
                close_in(0.0, search, |&value| value)
            }
        }
    }
}

/// Finds a value by MTD(f): a series of null-window searches, each of which tells if the value is at least a guess. The
/// answer of each search is the next guess. `value` extracts the value from an answer. Returns the last answer that
/// reached its guess, because only such an answer has a best action. Returns `None` if a search returns `None`.
fn close_in<T>(
    mut guess: f64,
    mut search: impl FnMut(Window) -> Option<T>,
    value: impl Fn(&T) -> f64,
) -> Option<T> {
    let (mut lower, mut upper) = (f64::NEG_INFINITY, f64::INFINITY);
    let mut reached = None;
    while lower < upper {
        let beta = if guess <= lower { lower.next_up() } else { guess };
        let answer = search(Window::at_least(beta))?;
        guess = value(&answer);
        if guess >= beta {
            lower = guess;
            reached = Some(answer);
        } else {
            upper = guess;
        }
    }
    reached
}

impl<G, E, O, C> Strategy<G> for Pvs<E, O, C>
where
    G: Game,
    E: Evaluator<G>,
    O: MoveOrder<G>,
    C: Canonical<G>,
{
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        let Turn::Player(seat) = game.turn(state) else { return Decision::resign() };
        let mut order: Vec<_> = (0..).zip(game.legal_actions(state)).collect();
        if let Some(rng) = &mut self.rng {
            rng.shuffle(&mut order);
        }
        self.table.begin(budget.limits());
        let driver = self.driver;
        let depths = 1..=budget.depth(self.depth);
        let mut kernel =
            SearchKernel::new(game, &self.knowledge, &mut self.table, budget, self.nodes);
        let most = kernel.most();
        let mut guess = 0.0;
        let decision = deepen_to_the_end(seat, &mut order, most, depths, |order, depth| {
            let before = kernel.horizons();
            let mut search = |window| kernel.best_child(state, seat, depth, 0, window, order);
            let (best, value) = match driver {
                Driver::Pvs => search(Window::OPEN)?,
                Driver::Mtdf => close_in(guess, search, |&(_, value)| value)?,
            };
            guess = value;
            let last = kernel.horizons() == before || value.abs() >= most;
            Some(DepthResult { best, value, last })
        });
        let decision = if decision.depth == 0 { or_win(game, state, decision) } else { decision };
        Decision { nodes: budget.nodes(), ..decision }
    }
}
