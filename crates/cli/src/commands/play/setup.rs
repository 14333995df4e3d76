//! Sets up a board from the arguments: the game, the seats, the limits.

use super::args::PlayArgs;
use crate::failure::CommandError;
use crate::file;
use crate::text::play as text;
use damier_catalog::{AnyGame, Contest, Limits, SavedGame, Seat, Session, TextError, open};
use damier_experiments::draw_seed;
use damier_i18n::Message;
use damier_play::{GameController, PERSON, SeatPlan, draw_seats, parse_names, parse_seats};
use std::path::Path;

/// Sets up a board with a game and a person at one seat, both seats or none.
pub(super) fn set_table(args: &PlayArgs) -> Result<GameController, CommandError> {
    let limits = Limits::read(&args.budget)?;
    let seed = args.seed.unwrap_or_else(draw_seed);
    let (game, session, names) = match &args.load {
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
    let mut players = choose_players(game.as_ref(), args, &names)?;
    let lot = args.lot.then(|| draw_lot(game.as_ref(), &mut players, seed)).transpose()?;
    let advisor = args.advisor.clone();
    check_advisor(game.as_ref(), &players, advisor.as_deref())?;
    let typed = args.names.as_deref().map(|list| parse_names(game.as_ref(), &players, list));
    let typed = typed.transpose()?;
    let seated = SeatPlan { players, advisor, limits, seed, position: args.position.clone() };
    let note = args.position.as_ref().map(|text| game.reading_note(text)).unwrap_or_default();
    let mut table = GameController::new(game, session, seated);
    table.take_names(&names);
    for (seat, name) in typed.unwrap_or_default().into_iter().enumerate() {
        table.set_name(Seat::new(seat), &name.unwrap_or_default());
    }
    if !note.is_empty() {
        table.announce(note);
    }
    if let Some(goal) = &args.goal {
        table.set_goal(goal).map_err(|error| error.within("--goal"))?;
    }
    if let Some(news) = lot.flatten() {
        table.announce(news);
    }
    Ok(table)
}

/// Draws who begins. Returns a sentence if two people play, who have no names.
fn draw_lot(
    game: &dyn AnyGame,
    players: &mut [Option<String>],
    seed: u64,
) -> Result<Option<Message>, TextError> {
    if game.contest() != Contest::Duel {
        return Err(TextError::failed("--lot", text::no_lot()));
    }
    let is_swapped = draw_seats(game, players, seed);
    let side = if is_swapped { "right" } else { "left" };
    Ok(players.iter().all(Option::is_none).then(|| text::lot(side)))
}

/// Refuses an advisor that cannot take the seat of a person.
fn check_advisor(
    game: &dyn AnyGame,
    players: &[Option<String>],
    advisor: Option<&str>,
) -> Result<(), TextError> {
    let Some(advisor) = advisor else { return Ok(()) };
    for seat in (0..players.len()).filter(|seat| players[*seat].is_none()) {
        game.check_player(advisor, Some(Seat::new(seat)))?;
    }
    Ok(())
}

type Loaded = (Box<dyn AnyGame>, Box<dyn Session>, Vec<String>);

/// Reads a file with a saved game.
pub(super) fn read_saved(path: &Path) -> Result<SavedGame, CommandError> {
    let text = file::read(path)?;
    Ok(SavedGame::read(&text).map_err(|error| error.within(path.display().to_string()))?)
}

/// Loads a saved game, with the names of its players.
fn load(path: &Path, seed: u64) -> Result<Loaded, CommandError> {
    let saved = read_saved(path)?;
    let game = open(&saved.game).map_err(|e| e.within(path.display().to_string()))?;
    let session = game.load(&saved, seed).map_err(|e| e.within(path.display().to_string()))?;
    Ok((game, session, saved.players))
}

/// Chooses for each seat the requested player, the player of the saved game, or a person.
fn choose_players(
    game: &dyn AnyGame,
    args: &PlayArgs,
    seated: &[String],
) -> Result<Vec<Option<String>>, CommandError> {
    if let Some(list) = &args.players {
        return Ok(parse_seats(game, list)?);
    }
    let mut players = vec![None; game.seats()];
    let Some(other) = args.against.as_deref() else {
        return Ok(damier_play::seats_of_saved(game, seated));
    };
    if game.contest() == Contest::Solo {
        return Err(TextError::failed("--against", text::no_opponent()).into());
    }
    if other != PERSON {
        let seat = if args.second { Seat::FIRST } else { Seat::SECOND };
        players[seat.index()] = Some(game.check_player(other, Some(seat))?);
    }
    Ok(players)
}
