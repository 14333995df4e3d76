//! Implements [`ArenaGame`] for the offer of any game.

use crate::arena_game::ArenaGame;
use crate::boards::{Judge, Opening, OpeningJudge};
use crate::named_file::LocatedPlayer;
use crate::naming::tell_apart;
use crate::outside::{Hosting, entrant, is_outside};
use crate::regret::{Regret, RegretOrder, regret};
use crate::text::{contest as text, prerequisite};
use damier_arena::{Entrant, GameReferee, Openings, Referee};
use damier_catalog::text::refusal;
use damier_catalog::{Effort, OfferVisitor, visit};
use damier_game::offer::Offer;
use damier_game::{
    Limits, Notation, Params, Randomness, Rng, Seat, Show, TextError, Turn, mix, random_opening,
    read_position,
};
use damier_i18n::Message;
use std::path::Path;
use std::sync::Arc;

impl<G: Notation + Show> ArenaGame for Arc<Offer<G>> {
    fn regret(&self, player: &str, order: &RegretOrder<'_>) -> Result<Option<Regret>, TextError> {
        regret(self, player, order)
    }

    fn referee_on(
        &self,
        openings: &Openings,
        players: &[String],
        limits: Limits,
        hosting: &Hosting,
    ) -> Result<Box<dyn Referee>, TextError> {
        referee_with(self, openings, players, limits, hosting, &mut |_| None)
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
        let mut opening = self.rules.opening(&mut Rng::new(seed));
        if let Some(seat) = begins {
            let begun_by = self.begun_by.ok_or_else(|| {
                TextError::new(
                    seat,
                    prerequisite::seat_that_begins(),
                    prerequisite::seat_of_the_rules(),
                )
            })?;
            opening = begun_by(&self.rules, &opening, seat);
        }
        let judging = OpeningJudge { game: &self.rules, roster: &self.roster, solver: self.solver };
        judging.judge(&opening, mix(seed, 1), judge, effort)
    }

    fn random_opening(&self, plies: u32, seed: u64) -> Option<String> {
        random_opening(&self.rules, plies, seed).map(|state| self.rules.state_text(&state))
    }
}

/// Opens the game that a text such as `filler:8x7,colours=6` names.
///
/// # Errors
/// As for [`damier_catalog::open`].
pub fn open(text: &str) -> Result<Box<dyn ArenaGame>, TextError> {
    visit(text, Erase)
}

/// Erases the types of a game.
struct Erase;

impl OfferVisitor for Erase {
    type Output = Box<dyn ArenaGame>;

    fn visit<G: Notation + Show>(self, offer: Offer<G>) -> Self::Output {
        Box::new(Arc::new(offer))
    }
}

/// Creates the referee of [`ArenaGame::referee_on`] for a game whose types are known. The caller may add players of its
/// own: `own` returns the entrant for a player's text, or `None` if the text is not one of these players.
///
/// # Errors
/// As for [`ArenaGame::referee_on`].
pub fn referee_with<G: Notation + Show>(
    offer: &Offer<G>,
    openings: &Openings,
    players: &[String],
    limits: Limits,
    hosting: &Hosting,
    own: &mut dyn FnMut(&str) -> Option<Entrant<G>>,
) -> Result<Box<dyn Referee>, TextError> {
    let rules = &offer.rules;
    let (positions, random_plies) = match openings {
        Openings::Usual => (Vec::new(), 0),
        Openings::Listed(texts) => (positions(rules, texts)?, 0),
        Openings::Random(plies) => (Vec::new(), random_plies(rules, *plies)?),
    };
    let mut entrants: Vec<Entrant<G>> = Vec::with_capacity(players.len());
    for text in players {
        entrants.push(match own(text) {
            Some(entrant) => entrant,
            None if is_outside(text) => entrant(rules, text, hosting)?,
            None => roster_entrant(offer, text, &hosting.folder)?,
        });
    }
    let mut names: Vec<String> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
    tell_apart(&mut names, players);
    for (entrant, name) in entrants.iter_mut().zip(names) {
        entrant.name = name;
    }
    let referee = GameReferee::new(rules.clone(), entrants, limits);
    Ok(Box::new(referee.with_openings(positions).with_random_plies(random_plies)))
}

fn positions<G: Notation>(rules: &G, texts: &[String]) -> Result<Vec<G::State>, TextError> {
    let read = |(number, text): (usize, &String)| {
        running_state(rules, text).map_err(|error| error.within(text::opening(number.to_string())))
    };
    (1..).zip(texts).map(read).collect()
}

/// Checks that openings of this many random plies are possible in a game, and returns `plies`.
fn random_plies<G: Notation>(rules: &G, plies: u32) -> Result<u32, TextError> {
    let refuse = |why: Message| Err(TextError::failed(text::openings(), why));
    match rules.randomness() {
        Randomness::Nothing if random_opening(rules, plies, 0).is_some() => Ok(plies),
        Randomness::Nothing => refuse(text::fewer_plies().into()),
        Randomness::Opening | Randomness::Chance => refuse(text::no_random_openings(rules.name())),
    }
}

/// Creates the entrant of a player of the roster. Files in its settings may be in `folder`.
fn roster_entrant<G: Notation + Show>(
    offer: &Offer<G>,
    text: &str,
    folder: &Path,
) -> Result<Entrant<G>, TextError> {
    let name = Params::read_player(text)?.0;
    let player = offer.roster.iter().find(|player| player.name == name);
    let declared = player.map_or(&[][..], |player| &player.settings);
    let located = LocatedPlayer::find(declared, text, folder);
    let mut entrant = Entrant::find_for(&offer.rules, &offer.roster, &located.text)?;
    entrant.name = located.name(&entrant.name);
    Ok(entrant)
}

fn running_state<G: Notation>(game: &G, text: &str) -> Result<G::State, TextError> {
    let state = read_position(game, text)?.state;
    if game.turn(&state) == Turn::Over {
        return Err(TextError::failed(refusal::position(), refusal::game_is_over()));
    }
    Ok(state)
}
