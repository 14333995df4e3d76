//! Who sits at the table, and what is played.

use super::args::PlayArgs;
use crate::failure::Failure;
use crate::file;
use crate::seed::draw;
use workbench::{
    AnyGame, Contest, Limits, PERSON, SavedGame, Seat, Seated, Session, Tabletop, TextError,
    default_advisor, open, seats_named,
};

/// A game with a person at one or both seats.
pub(super) struct Table {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) session: Box<dyn Session>,
    /// By seat: a player, or `None` for a person.
    pub(super) players: Vec<Option<String>>,
    /// By seat: who gives a person there hints.
    pub(super) advisors: Vec<String>,
    pub(super) limits: Limits,
    pub(super) seed: u64,
    /// The advisor that was named.
    advisor: Option<String>,
    /// The position that was named.
    position: Option<String>,
}

impl Table {
    pub(super) fn set(args: &PlayArgs) -> Result<Self, Failure> {
        let limits = Limits::read(&args.budget)?;
        let seed = args.seed.unwrap_or_else(draw);
        let (game, session, seated) = match &args.load {
            Some(path) => load(path, seed)?,
            None => {
                let game = open(args.game.as_deref().unwrap_or_default())?;
                let session = match &args.position {
                    Some(text) => {
                        game.session_from(text, seed).map_err(|error| error.within("--position"))?
                    }
                    None => game.session(seed),
                };
                (game, session, Vec::new())
            }
        };
        let players = players(game.as_ref(), args, &seated)?;
        let advisor = |seat| match &args.advisor {
            Some(advisor) => game.check_player(advisor, Some(Seat::new(seat))),
            None => Ok(default_advisor(game.as_ref(), Seat::new(seat))),
        };
        let person = |seat: &usize| players[*seat].is_none();
        let mut advisors = vec![String::new(); game.seats()];
        for seat in (0..game.seats()).filter(person) {
            advisors[seat] = advisor(seat)?;
        }
        let (advisor, position) = (args.advisor.clone(), args.position.clone());
        Ok(Self { game, session, players, advisors, limits, seed, advisor, position })
    }

    /// The same game for a board on a screen.
    pub(super) fn into_tabletop(self) -> Tabletop {
        let Self { players, advisor, limits, seed, position, .. } = self;
        let seated = Seated { players, advisor, limits, seed, position };
        Tabletop::new(self.game, self.session, seated)
    }
}

type Loaded = (Box<dyn AnyGame>, Box<dyn Session>, Vec<String>);

/// A saved game, with the names of those who sat at it.
fn load(path: &std::path::Path, seed: u64) -> Result<Loaded, Failure> {
    let text = file::read(path)?;
    let saved = SavedGame::read(&text).map_err(|e| e.within(path.display()))?;
    let game = open(&saved.game).map_err(|e| e.within(path.display()))?;
    let session = game.load(&saved, seed).map_err(|e| e.within(path.display()))?;
    Ok((game, session, saved.players))
}

/// By seat: the player that was asked for, or that sat there in the saved game, or a person.
fn players(
    game: &dyn AnyGame,
    args: &PlayArgs,
    seated: &[String],
) -> Result<Vec<Option<String>>, Failure> {
    if let Some(list) = &args.players {
        return Ok(seats_named(game, list)?);
    }
    let mut players = vec![None; game.seats()];
    let Some(other) = args.against.as_deref() else {
        return Ok(workbench::seated(game, seated));
    };
    if game.contest() == Contest::Solo {
        let allowed = "nothing: this game has one seat";
        return Err(TextError::new(other, "--against", allowed).into());
    }
    if other != PERSON {
        let seat = if args.second { Seat::FIRST } else { Seat::SECOND };
        players[seat.index()] = Some(game.check_player(other, Some(seat))?);
    }
    Ok(players)
}
