//! A game behind a plain object: rules and roster, whatever the types inside.

use crate::Effort;
use crate::analysis::{AnyAnalyst, Solver, TypedAnalyst};
use crate::boards::{Bench, Judge, Opening};
use crate::count::{Count, CountKind, CountWatch, count};
use crate::regret::Measured;
use crate::school::{AnySchool, Classroom, School};
use crate::session::{Session, TypedSession};
use game::perft::perft;
use game::playthrough::playthrough;
use game::saved::SavedGame;
use game::strategy::find_player;
use game::{
    BookWriter, Contest, Game, Goal, Notation, Player, Rng, ScoreScale, Seat, Setting, Show,
    TextError, mix,
};
use std::sync::Arc;

/// A player as the lists show it.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerInfo {
    /// Its name, without settings.
    pub name: &'static str,
    /// One line: how it chooses.
    pub summary: &'static str,
    /// What may be set, as in `hybrid(gain=2)`.
    pub settings: Vec<Setting>,
    /// The one seat that it can take, if it cannot take all.
    pub only_seat: Option<Seat>,
}

/// Any game, as doors see it.
pub trait AnyGame: Measured + Send + Sync {
    /// The canonical name, with the parameters that differ from their defaults.
    fn name(&self) -> String;

    /// The version of its rules, which records carry.
    fn rules_version(&self) -> u32;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// How results are compared.
    fn contest(&self) -> Contest;

    /// How scores are read.
    fn score_scale(&self) -> ScoreScale;

    /// The roster.
    fn players(&self) -> Vec<PlayerInfo>;

    /// Reads a player's name and settings.
    ///
    /// # Errors
    /// As an unknown player, or a setting unknown or out of range; or, if a seat is given, a player
    /// that cannot take it.
    fn check_player(&self, text: &str, seat: Option<Seat>) -> Result<String, TextError>;

    /// A new game from a seed: of the opening and of chance.
    fn session(&self, seed: u64) -> Box<dyn Session>;

    /// A new game from a given state.
    ///
    /// # Errors
    /// If the text is no state of this game.
    fn session_from(&self, state: &str, seed: u64) -> Result<Box<dyn Session>, TextError>;

    /// Goes on with a saved game.
    ///
    /// # Errors
    /// If it does not replay under the rules.
    fn load(&self, saved: &SavedGame, seed: u64) -> Result<Box<dyn Session>, TextError>;

    /// Who tells exactly what every action of a state is worth; `None` where the game has no such
    /// analyst.
    fn analyst(&self) -> Option<Box<dyn AnyAnalyst>> {
        self.analyst_for(Goal::default())
    }

    /// As [`AnyGame::analyst`], to find out so much.
    fn analyst_for(&self, goal: Goal) -> Option<Box<dyn AnyAnalyst>>;

    /// The same analyst with this book instead of the one that ships; with an empty text, without one.
    ///
    /// # Errors
    /// A text that is no sound book of this game.
    fn analyst_with_book(
        &self,
        text: &str,
        goal: Goal,
    ) -> Result<Option<Box<dyn AnyAnalyst>>, TextError>;

    /// Whether each seat can begin the same opening, so that what the first move is worth can be told
    /// from what the seat is worth.
    fn any_seat_begins(&self) -> bool;

    /// Draws the opening of a seed, lets a seat begin it (or the one that the game says) and says how it
    /// ends.
    ///
    /// # Errors
    /// A judge that the game does not have; a game that is no duel; a seat that cannot begin it.
    fn judge(
        &self,
        seed: u64,
        begins: Option<Seat>,
        judge: &Judge,
        effort: &Effort<'_>,
    ) -> Result<Opening, TextError>;

    /// Begins a book of all positions up to a number of moves into the game; `None` where the game has
    /// no books.
    fn book(&self, moves: u32) -> Option<Box<dyn BookWriter>>;

    /// How the game is learnt; `None` where nobody learns it.
    fn school(&self) -> Option<Box<dyn AnySchool + '_>>;

    /// What can be counted about the game; often nothing.
    fn counts(&self) -> Vec<CountKind>;

    /// Counts one of [`AnyGame::counts`] by its name, row by row, up to the given last row or the
    /// usual one.
    ///
    /// # Errors
    /// A name that is none of them, or a row that there cannot be.
    fn count(
        &self,
        name: &str,
        most: Option<u32>,
        watch: &mut dyn CountWatch,
    ) -> Result<(), TextError>;

    /// The golden text of one random game.
    fn playthrough(&self, seed: u64, max_plies: usize) -> String;

    /// The number of sequences of exactly this many plies from the opening of a seed.
    fn perft(&self, seed: u64, plies: u32) -> u64;

    /// The referee of a tournament of these players.
    ///
    /// # Errors
    /// As [`AnyGame::check_player`]; a name given twice.
    #[cfg(feature = "tournament")]
    fn referee(
        &self,
        players: &[String],
        limits: game::Limits,
    ) -> Result<Box<dyn arena::Referee>, TextError> {
        self.referee_on(&[], players, limits, &crate::Hosting::default())
    }

    /// The referee of a tournament whose games begin in these positions in turn; without any, in drawn
    /// ones. Players with a `/` in their name are submissions, which play on the terms of their hosting.
    ///
    /// # Errors
    /// As [`AnyGame::referee`]; a text that is no running state of this game; a submission that is not
    /// there.
    #[cfg(feature = "tournament")]
    fn referee_on(
        &self,
        openings: &[String],
        players: &[String],
        limits: game::Limits,
        hosting: &crate::Hosting,
    ) -> Result<Box<dyn arena::Referee>, TextError>;
}

/// An opening with another seat to begin it.
type BegunBy<G> = fn(&G, &<G as Game>::State, Seat) -> <G as Game>::State;

/// The one implementation of [`AnyGame`].
pub(crate) struct Entry<G: Notation + Show> {
    pub(crate) game: G,
    pub(crate) roster: Arc<[Player<G>]>,
    pub(crate) solver: Option<Solver<G>>,
    counts: &'static [Count<G>],
    begun_by: Option<BegunBy<G>>,
    school: Option<School<G>>,
}

impl<G: Notation + Show> Entry<G> {
    /// A game and its roster.
    pub(crate) fn new(game: G, roster: Vec<Player<G>>) -> Self {
        Self {
            game,
            roster: roster.into(),
            solver: None,
            counts: &[],
            begun_by: None,
            school: None,
        }
    }

    /// The same game with exact answers.
    pub(crate) fn solved(mut self, solver: Solver<G>) -> Self {
        self.solver = Some(solver);
        self
    }

    /// The same game with counts.
    pub(crate) fn counted(mut self, counts: &'static [Count<G>]) -> Self {
        self.counts = counts;
        self
    }

    /// The same game, which can be learnt.
    pub(crate) fn learnt(mut self, school: School<G>) -> Self {
        self.school = Some(school);
        self
    }

    /// The same game, in which any seat may begin an opening.
    pub(crate) fn begun_by(mut self, begun_by: BegunBy<G>) -> Self {
        self.begun_by = Some(begun_by);
        self
    }

    #[cfg(feature = "tournament")]
    fn running_state(&self, text: &str) -> Result<G::State, TextError> {
        let state = self.game.read_state(text)?;
        if self.game.turn(&state) == game::Turn::Over {
            return Err(TextError::new(text, "position", "a running game (this one is over)"));
        }
        Ok(state)
    }

    fn typed_session(&self, opening: G::State, rng: Rng) -> TypedSession<G> {
        let roster = Arc::clone(&self.roster);
        TypedSession::new(self.game.clone(), roster, self.solver, opening, rng)
    }
}

impl<G: Notation + Show> AnyGame for Entry<G> {
    fn name(&self) -> String {
        self.game.name()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn contest(&self) -> Contest {
        self.game.contest()
    }

    fn score_scale(&self) -> ScoreScale {
        self.game.score_scale()
    }

    fn players(&self) -> Vec<PlayerInfo> {
        let fits =
            |player: &&Player<G>| (0..self.game.seats()).any(|seat| player.serves(Seat::new(seat)));
        let info = |player: &Player<G>| PlayerInfo {
            name: player.name,
            summary: player.summary,
            settings: player.settings.clone(),
            only_seat: player.only_seat,
        };
        self.roster.iter().filter(fits).map(info).collect()
    }

    fn check_player(&self, text: &str, seat: Option<Seat>) -> Result<String, TextError> {
        let (player, settings) = find_player(&self.roster, text)?;
        if let Some(seat) = seat.filter(|&seat| !player.serves(seat)) {
            let fitting: Vec<&str> =
                self.roster.iter().filter(|p| p.serves(seat)).map(|p| p.name).collect();
            return Err(TextError::new(
                player.name,
                format!("player of {seat}"),
                fitting.join(", "),
            ));
        }
        (player.build)(&self.game, &settings, 0)?;
        Ok(format!("{}{}", player.name, settings.suffix(&player.settings)))
    }

    fn session(&self, seed: u64) -> Box<dyn Session> {
        let mut rng = Rng::new(seed);
        let opening = self.game.opening(&mut rng);
        Box::new(self.typed_session(opening, rng))
    }

    fn session_from(&self, state: &str, seed: u64) -> Result<Box<dyn Session>, TextError> {
        let opening = self.game.read_state(state)?;
        Ok(Box::new(self.typed_session(opening, Rng::new(seed))))
    }

    fn load(&self, saved: &SavedGame, seed: u64) -> Result<Box<dyn Session>, TextError> {
        let line = saved.replay(&self.game)?;
        let mut session = self.typed_session(line.opening, Rng::new(seed));
        line.actions.into_iter().for_each(|action| session.push(action));
        session.set_resigned(saved.resigned);
        Ok(Box::new(session))
    }

    fn analyst_for(&self, goal: Goal) -> Option<Box<dyn AnyAnalyst>> {
        Some(Box::new(TypedAnalyst::new(self.game.clone(), self.solver?, goal)))
    }

    fn analyst_with_book(
        &self,
        text: &str,
        goal: Goal,
    ) -> Result<Option<Box<dyn AnyAnalyst>>, TextError> {
        let Some(solver) = self.solver else { return Ok(None) };
        Ok(Some(Box::new(TypedAnalyst::with_book(self.game.clone(), solver, text, goal)?)))
    }

    fn any_seat_begins(&self) -> bool {
        self.begun_by.is_some()
    }

    fn judge(
        &self,
        seed: u64,
        begins: Option<Seat>,
        judge: &Judge,
        effort: &Effort<'_>,
    ) -> Result<Opening, TextError> {
        let mut opening = self.game.opening(&mut Rng::new(seed));
        if let Some(seat) = begins {
            let begun_by = self.begun_by.ok_or_else(|| {
                TextError::new(seat, "seat that begins", "the seat that the rules say")
            })?;
            opening = begun_by(&self.game, &opening, seat);
        }
        let bench = Bench { game: &self.game, roster: &self.roster, solver: self.solver };
        bench.judge(&opening, mix(seed, 1), judge, effort)
    }

    fn book(&self, moves: u32) -> Option<Box<dyn BookWriter>> {
        Some((self.solver?.books?.begin)(&self.game, moves))
    }

    fn school(&self) -> Option<Box<dyn AnySchool + '_>> {
        let school = self.school.as_ref()?;
        Some(Box::new(Classroom { game: &self.game, school }))
    }

    fn counts(&self) -> Vec<CountKind> {
        self.counts.iter().map(|count| count.kind).collect()
    }

    fn count(
        &self,
        name: &str,
        most: Option<u32>,
        watch: &mut dyn CountWatch,
    ) -> Result<(), TextError> {
        count(&self.game, self.counts, name, most, watch)
    }

    fn playthrough(&self, seed: u64, max_plies: usize) -> String {
        playthrough(&self.game, seed, max_plies)
    }

    fn perft(&self, seed: u64, plies: u32) -> u64 {
        perft(&self.game, &self.game.opening(&mut Rng::new(seed)), plies)
    }

    #[cfg(feature = "tournament")]
    fn referee_on(
        &self,
        openings: &[String],
        players: &[String],
        limits: game::Limits,
        hosting: &crate::Hosting,
    ) -> Result<Box<dyn arena::Referee>, TextError> {
        let opening = |(number, text): (usize, &String)| {
            self.running_state(text).map_err(|error| error.within(format!("opening {number}")))
        };
        let openings = (1..).zip(openings).map(opening).collect::<Result<_, _>>()?;
        let mut entrants = Vec::with_capacity(players.len());
        for text in players {
            entrants.push(if crate::is_outside(text) {
                crate::outside::entrant(&self.game, text, hosting, &entrants)?
            } else {
                arena::Entrant::find_for(&self.game, &self.roster, text)?
            });
        }
        let referee = arena::GameReferee::new(self.game.clone(), entrants, limits);
        Ok(Box::new(referee.with_openings(openings)))
    }
}
