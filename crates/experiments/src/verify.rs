//! Replays games and compares them with their records.

use crate::arena_game::ArenaGame;
use crate::offered::open;
use crate::text::contest as text;
use damier_arena::{Error, Lineup, Openings, Record, Schedule, Spec, Termination, draw_stages};
use damier_catalog::Session;
use damier_game::{Contest, TextError, Turn};
use damier_i18n::Message;

/// Checks the games of an event against the rules and the schedule.
pub struct Verifier {
    game: Box<dyn ArenaGame>,
    /// Entrants and seeds of every game. `None` if they cannot be known, because they depend on which entrant can take
    /// which seat.
    schedule: Option<Schedule>,
    openings: Openings,
}

impl Verifier {
    /// Prepares to check the games of event `number` of a run, counted from 0.
    ///
    /// # Errors
    /// If the spec does not have the event, or this program does not have the game or has another version of its rules.
    pub fn new(spec: &Spec, number: u32, lineup: &Lineup) -> Result<Self, TextError> {
        let game = open(&lineup.game)?;
        let (played, here) = (lineup.rules_version, game.rules_version());
        if played != here {
            let sentence = text::other_version(played.to_string(), here.to_string());
            return Err(TextError::failed(text::rules(), sentence));
        }
        let event = spec.events.get(number as usize);
        let event = event
            .ok_or_else(|| TextError::new(number, text::event_number(), text::of_the_spec()))?;
        let schedule = match game.contest() {
            // Only the stored parts say which entrant can take which seat.
            Contest::Roles if lineup.parts.is_empty() => None,
            _ => Some(lineup.schedule(spec.run_seed(), number, event, |_, _| true)?),
        };
        Ok(Self { game, schedule, openings: event.openings.clone() })
    }

    /// Derives the stages of a Swiss system or a knockout from the games of the event, in their order.
    ///
    /// # Errors
    /// If a game cannot be read.
    pub fn draw_by(
        &mut self,
        lineup: &Lineup,
        records: impl Iterator<Item = Result<Record, Error>>,
    ) -> Result<(), Error> {
        let is_open = |schedule: &&mut Schedule| schedule.drawn() < schedule.len();
        let schedule = self.schedule.as_mut().filter(is_open);
        schedule.map_or(Ok(()), |schedule| draw_stages(schedule, lineup, records))
    }

    /// Replays a game.
    ///
    /// # Errors
    /// If the record and the replayed game differ. The error is the first difference, on one line.
    pub fn check(&self, record: &Record) -> Result<(), Message> {
        self.check_pairing(record)?;
        let mut session = self.begin(record)?;
        let saved = record.saved();
        for (ply, (_, action)) in (1..).zip(&saved.actions) {
            follow(session.as_mut(), action).map_err(|why| text::at_ply(ply.to_string(), why))?;
        }
        let said = [
            ("plies", record.plies.to_string(), session.plies().to_string()),
            ("scores", format!("{:?}", record.scores), format!("{:?}", session.state().scores())),
            ("state", record.last.clone(), session.state().text()),
        ];
        if let Some((what, told, found)) = said.into_iter().find(|(_, told, found)| told != found) {
            return Err(text::differs(what, told, found));
        }
        let is_over = session.turn() == Turn::Over;
        match record.termination {
            Termination::Finished if !is_over => Err(text::not_over().into()),
            Termination::Resigned(_) if is_over => Err(text::over_before().into()),
            _ => Ok(()),
        }
    }

    /// Compares entrants and seed with those that follow from the spec.
    fn check_pairing(&self, record: &Record) -> Result<(), Message> {
        let Some(schedule) = &self.schedule else { return Ok(()) };
        if record.id >= schedule.drawn() {
            return Err(text::only_games(schedule.drawn()));
        }
        let pairing = schedule.pairing(record.id);
        let fits = (pairing.pair, pairing.seed, &pairing.seats)
            == (record.pair, record.seed, &record.seats);
        if fits { Ok(()) } else { Err(text::other_pairing().into()) }
    }

    /// Sets up the opening. Openings that were drawn are drawn again from the seed.
    fn begin(&self, record: &Record) -> Result<Box<dyn Session>, Message> {
        let recorded = || {
            let session = self.game.session_from(&record.opening, record.seed);
            session.map_err(|error| text::opening_refused(&error))
        };
        let expected = match self.openings {
            Openings::Listed(_) => return recorded(),
            Openings::Random(plies) => {
                let text = self.game.random_opening(plies, record.seed).unwrap_or_default();
                if text == record.opening {
                    return recorded();
                }
                text
            }
            Openings::Usual => {
                let session = self.game.session(record.seed);
                if session.state().text() == record.opening {
                    return Ok(session);
                }
                session.state().text()
            }
        };
        Err(text::other_opening(expected))
    }
}

/// Takes one step of the replay. Actions of chance are drawn again.
fn follow(session: &mut dyn Session, action: &str) -> Result<(), Message> {
    if !session.roll() {
        return session.act(action).map_err(|error| Message::from(&error));
    }
    match session.last_action() {
        Some(drawn) if drawn == action => Ok(()),
        drawn => Err(text::other_draw(action, drawn.unwrap_or_default())),
    }
}
