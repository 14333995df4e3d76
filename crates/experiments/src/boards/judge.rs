//! Judges one opening of a game, with the game's own types.

use super::opening::{Judge, Opening, Outcome};
use crate::text::prerequisite as text;
use damier_catalog::text::refusal;
use damier_catalog::{Effort, TypedAnalyst};
use damier_game::offer::ExactSolver;
use damier_game::strategy::find_player;
use damier_game::{
    Budget, Choice, Contest, Goal, Notation, Player, Rng, Seat, Show, Strategy, TextError, Turn,
    Verdict, mix,
};
use std::sync::atomic::Ordering;

/// Analyst and players that can judge a game's openings.
pub(crate) struct OpeningJudge<'a, G: Notation + Show> {
    pub(crate) game: &'a G,
    pub(crate) roster: &'a [Player<G>],
    pub(crate) solver: Option<ExactSolver<G>>,
}

impl<G: Notation + Show> OpeningJudge<'_, G> {
    /// Judges an opening. `seed` is the seed of the player's random choices.
    pub(crate) fn judge(
        &self,
        opening: &G::State,
        seed: u64,
        judge: &Judge,
        effort: &Effort<'_>,
    ) -> Result<Opening, TextError> {
        if self.game.contest() != Contest::Duel {
            return Err(TextError::new(self.game.name(), refusal::game(), text::duel()));
        }
        let outcome = match judge {
            _ if self.game.turn(opening) == Turn::Over => {
                Some(self.result(opening, Seat::FIRST, None))
            }
            Judge::Exact(goal) => self.solve(opening, *goal, effort)?,
            Judge::Player(player) => self.play(opening, player, seed, effort)?,
        };
        Ok(Opening { position: self.game.state_text(opening), outcome })
    }

    /// Returns the result under best play. Openings share no positions worth remembering, so each has its own analyst.
    fn solve(
        &self,
        opening: &G::State,
        goal: Goal,
        effort: &Effort<'_>,
    ) -> Result<Option<Outcome>, TextError> {
        let Some(solver) = self.solver else {
            let sentence = text::with_exact_answers(self.game.name());
            return Err(TextError::failed(refusal::game(), sentence));
        };
        let mut analyst = TypedAnalyst::new(self.game.clone(), solver, goal);
        Ok(analyst.assess_state(opening, effort).and_then(|worth| {
            let margin = worth.score;
            let verdict = worth.verdict.or_else(|| margin.map(verdict_of))?;
            Some(Outcome { verdict, margin })
        }))
    }

    /// Returns the result of a game of a player against itself. `None` if the game is stopped.
    fn play(
        &self,
        opening: &G::State,
        player: &str,
        seed: u64,
        effort: &Effort<'_>,
    ) -> Result<Option<Outcome>, TextError> {
        let (player, settings) = find_player(self.roster, player)?;
        let seat = |index| (player.build)(self.game, &settings, mix(seed, index));
        let mut seats = [seat(0)?, seat(1)?];
        let mut budgets = [effort.budget(), effort.budget()];
        let (mut state, mut rng) = (opening.clone(), Rng::new(mix(seed, 2)));
        let first = match self.game.turn(opening) {
            Turn::Player(seat) => seat,
            Turn::Chance | Turn::Over => Seat::FIRST,
        };
        let mut resigned = None;
        while resigned.is_none() && !self.is_over(&state) {
            if effort.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Ok(None);
            }
            let Some(action) = self.action(&state, &mut seats, &mut budgets, &mut rng) else {
                resigned = Some(self.game.turn(&state));
                continue;
            };
            self.game.apply(&mut state, action);
        }
        Ok(Some(self.result(&state, first, resigned)))
    }

    fn is_over(&self, state: &G::State) -> bool {
        self.game.turn(state) == Turn::Over
    }

    /// Chooses the next action; `None` if the seat on turn resigns or chooses an illegal action.
    fn action(
        &self,
        state: &G::State,
        seats: &mut [Box<dyn Strategy<G>>; 2],
        budgets: &mut [Budget; 2],
        rng: &mut Rng,
    ) -> Option<G::Action> {
        let Turn::Player(seat) = self.game.turn(state) else {
            return self.game.sample_chance(state, rng);
        };
        let budget = &mut budgets[seat.index()];
        budget.begin_move();
        let decision = seats[seat.index()].choose(self.game, state, budget);
        // Overruns are not punished here, because the player meets only itself.
        let _ = budget.end_move();
        let Choice::Act(action) = decision.choice else { return None };
        if !self.game.is_legal(state, action) {
            return None;
        }
        seats[seat.other().index()].observe(self.game, state, action);
        Some(action)
    }

    /// Returns the result of a finished game for the seat that began. `resigned` is the turn at which a seat resigned.
    fn result(&self, state: &G::State, first: Seat, resigned: Option<Turn>) -> Outcome {
        let score = |seat| self.game.score(state, seat);
        let margin = (score(first) - score(first.other())) as f64;
        let verdict = match resigned {
            Some(turn) if turn == Turn::Player(first) => Verdict::Loss,
            Some(_) => Verdict::Win,
            None => verdict_of(margin),
        };
        Outcome { verdict, margin: Some(margin) }
    }
}

fn verdict_of(margin: f64) -> Verdict {
    match margin {
        m if m > 0.0 => Verdict::Win,
        m if m < 0.0 => Verdict::Loss,
        _ => Verdict::Draw,
    }
}
