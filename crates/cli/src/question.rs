//! Positions to answer: a typed one, the opening, or those of standard input.

use crate::args::AskArgs;
use crate::failure::{CommandError, complain};
use crate::file::read_line;
use crate::progress::{idle, stop_flag};
use crate::text::answer as text;
use damier_catalog::{AnyGame, Session, TextError, Turn, open};
use damier_i18n::{Lang, Message};
use damier_play::SeatNames;
use std::io::BufRead;
use std::sync::atomic::Ordering;

/// Number of openings that are compared to find out whether openings are random.
const OPENINGS: u64 = 8;

/// The positions that a command must answer, in order.
pub(crate) struct Questions<'a> {
    pub(crate) game: Box<dyn AnyGame>,
    args: &'a AskArgs,
    input: &'a mut dyn BufRead,
    lang: Lang,
    /// Number of lines read so far; 1 after the only question if the input is not read.
    asked: usize,
    /// What was last said about the form of a position.
    note: Message,
    /// True if positions are accepted in which the next move is random; false if they are refused.
    at_chance: bool,
}

impl<'a> Questions<'a> {
    pub(crate) fn new(
        args: &'a AskArgs,
        input: &'a mut dyn BufRead,
        lang: Lang,
    ) -> Result<Self, TextError> {
        let (game, note) = (open(&args.game)?, Message::default());
        Ok(Self { game, args, input, lang, asked: 0, note, at_chance: false })
    }

    /// Also accepts positions in which the next move is random. The answer is then an expectation.
    pub(crate) fn with_chance(mut self) -> Self {
        self.at_chance = true;
        self
    }

    /// Returns the next position; `None` after the last. The game may be over in a line of standard input, because
    /// lists of positions often contain finished games. A single position must be one of a running game.
    pub(crate) fn next(&mut self) -> Result<Option<Box<dyn Session>>, CommandError> {
        if self.args.stdin {
            return self.next_line();
        }
        self.asked += 1;
        if self.asked > 1 {
            return Ok(None);
        }
        let session = match &self.args.position {
            Some(text) => self.position(text).map_err(|error| error.within("--position"))?,
            None => self.opening()?,
        };
        Ok(Some(session))
    }

    /// Reads the position of the next non-blank line.
    fn next_line(&mut self) -> Result<Option<Box<dyn Session>>, CommandError> {
        // Ctrl-C may have been pressed when the last answer was already found.
        if stop_flag().load(Ordering::Relaxed) {
            return Err(CommandError::Stopped);
        }
        while let Some(line) = idle(|| read_line(self.input))? {
            self.asked += 1;
            if !line.is_empty() {
                let place = text::place_line(self.asked.to_string());
                return Ok(Some(self.position(&line).map_err(|error| error.within(place))?));
            }
        }
        Ok(None)
    }

    /// Reads a position. Says once how texts of this form are understood.
    fn position(&mut self, text: &str) -> Result<Box<dyn Session>, TextError> {
        let session = self.game.session_from(text, 0)?;
        let note = self.game.reading_note(text);
        if note.say(self.lang) != self.note.say(self.lang) {
            say_reading(&note, self.lang);
            self.note = note;
        }
        self.running(session.as_ref()).map(|()| session)
    }

    fn opening(&self) -> Result<Box<dyn Session>, TextError> {
        let session = self.game.session(0);
        if (session.turn() == Turn::Chance && !self.at_chance) || !self.has_one_opening() {
            return Err(TextError::failed(self.game.name(), text::opening_at_random()));
        }
        Ok(session)
    }

    fn has_one_opening(&self) -> bool {
        let first = self.game.session(0).state().text();
        (1..OPENINGS).all(|seed| self.game.session(seed).state().text() == first)
    }

    /// Refuses a position in which the game is over, or in which the next move is random, unless that is accepted.
    fn running(&self, session: &dyn Session) -> Result<(), TextError> {
        let reason = match session.turn() {
            Turn::Player(_) => return Ok(()),
            Turn::Chance if self.at_chance => return Ok(()),
            Turn::Chance => text::chance_on_turn().into(),
            Turn::Over if self.args.stdin => return Ok(()),
            Turn::Over => {
                let how = damier_play::ending(session, self.game.contest(), &SeatNames::numbered());
                match session.scene().marked_names() {
                    None => text::game_is_over(how),
                    Some(cells) => text::game_is_over_by(how, cells),
                }
            }
        };
        Err(TextError::failed(session.state().text(), reason))
    }
}

/// Says on standard error how the position was understood, if it is in another program's form.
pub(crate) fn say_reading(note: &Message, lang: Lang) {
    if !note.is_empty() {
        complain(note.clone(), lang);
    }
}
