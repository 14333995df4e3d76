//! A game in plain lines: what a person types, and what is said.

use super::interrupted;
use crate::board;
use crate::failure::CommandError;
use crate::file::{self, read_line};
use crate::threads::make_pool;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabletop::{Analyser, Hint, Source, Tabletop, worth_in_words};
use workbench::{Seat, Turn, games};

const HELP: &str = "\
Type an action, or:
  hint         what is best here, and who says so
  legal        every action that is allowed now
  undo         take back your last action and what followed
  redo         play again what was taken back
  state        the state as one line of text
  save FILE    write the game to a file
  resign       give the game up
  quit         leave";

/// The outcome of a line that a person typed.
enum Typed {
    /// The game has moved on.
    Moved,
    /// Ask again.
    Again,
    /// They leave on purpose.
    Quit,
    /// Nobody types any more.
    Gone,
}

/// A board with whoever thinks about it.
struct PlainGame {
    table: Tabletop,
    analyser: Analyser,
    /// The time on the board's clock, which runs as fast as it is asked: a game in plain lines has no pace.
    now: Duration,
    /// The file in which the game is kept while it goes on.
    kept: Option<PathBuf>,
}

/// Plays until the game is over or left; mentions an interrupted game if `offers` says so.
pub(super) fn play(
    table: Tabletop,
    offers: bool,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let name = table.session().game();
    writeln!(out, "{name} (type `help` for help)")?;
    let kept = interrupted::place(&name).filter(|_| std::io::stdin().is_terminal());
    if let Some(path) = kept.as_ref().filter(|path| path.is_file() && offers) {
        let path = path.display();
        writeln!(out, "a game was interrupted: damier play --plain --load {path} goes on with it")?;
    }
    let (analyser, now) = (Analyser::default(), Duration::ZERO);
    PlainGame { table, analyser, now, kept }.play(input, out)
}

impl PlainGame {
    fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), CommandError> {
        loop {
            match (self.table.session().turn(), self.table.person()) {
                (Turn::Over, _) => {
                    self.forget();
                    return self.say_farewell(out);
                }
                (Turn::Player(_), Some(seat)) => {
                    self.show(out)?;
                    match self.ask(seat, input, out)? {
                        Typed::Quit => {
                            self.forget();
                            return Ok(());
                        }
                        Typed::Gone => return Ok(()),
                        Typed::Moved | Typed::Again => self.keep(),
                    }
                }
                _ => self.go_on(out)?,
            }
        }
    }

    /// Keeps the game: whatever ends the program at the next question, it is there.
    fn keep(&self) {
        if self.kept.is_some() {
            interrupted::keep(&self.table.saved());
        }
    }

    fn forget(&self) {
        self.kept.as_deref().map(interrupted::forget);
    }

    fn show(&self, out: &mut dyn Write) -> Result<(), CommandError> {
        writeln!(out)?;
        for line in board::lines(&self.table.session().scene()) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    /// Chance draws, or a player takes its turn.
    fn go_on(&mut self, out: &mut dyn Write) -> Result<(), CommandError> {
        let turn = self.table.session().turn();
        let player = self.table.player().map(str::to_string);
        self.think()?;
        while !self.table.advance(self.now) {
            self.now += self.table.delay();
        }
        if let Some(trouble) = self.table.take_trouble() {
            return Err(CommandError::Input(trouble));
        }
        let (Turn::Player(seat), Some(player)) = (turn, player) else { return Ok(()) };
        match self.table.session().resigned() {
            Some(_) => writeln!(out, "{seat} ({player}) resigns")?,
            None => {
                let action = self.table.session().last_action().unwrap_or_default();
                writeln!(out, "{seat} ({player}): {action}")?;
            }
        }
        Ok(())
    }

    /// Answers what the board wants to know, on this thread: Ctrl-C ends the program as usual.
    fn think(&mut self) -> Result<(), CommandError> {
        let Some(query) = self.table.query() else { return Ok(()) };
        let stop = Arc::new(AtomicBool::new(false));
        let reply = self.analyser.think(&query, &stop, &make_pool(None));
        self.table.hear(query.number, Ok(reply?));
        Ok(())
    }

    /// A person takes a turn.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Typed, CommandError> {
        loop {
            write!(out, "{seat}> ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(Typed::Gone);
            };
            match self.obey(&line, out)? {
                Typed::Again => {}
                typed => return Ok(typed),
            }
        }
    }

    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<Typed, CommandError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_ascii_lowercase().as_str() {
            "" => {}
            "help" | "?" => self.help(out)?,
            "legal" => writeln!(out, "{}", self.table.session().legal().join(", "))?,
            "state" => writeln!(out, "{}", self.table.session().state())?,
            "hint" => self.hint(out)?,
            "save" => self.save(rest.trim(), out)?,
            "undo" if self.table.undo() => return Ok(Typed::Moved),
            "undo" => writeln!(out, "nothing to take back")?,
            "redo" if self.table.redo() => return Ok(Typed::Moved),
            "redo" => writeln!(out, "nothing was taken back")?,
            "resign" if self.table.resign() => return Ok(Typed::Moved),
            "quit" | "exit" | "q" => return Ok(Typed::Quit),
            _ => match self.table.act(line) {
                Ok(()) => return Ok(Typed::Moved),
                Err(error) => writeln!(out, "{error}")?,
            },
        }
        Ok(Typed::Again)
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), CommandError> {
        let name = self.table.session().game();
        let game = games().iter().find(|info| name.split(':').next() == Some(info.name));
        if let Some(info) = game {
            writeln!(out, "{}", info.actions)?;
        }
        Ok(writeln!(out, "{HELP}")?)
    }

    fn hint(&mut self, out: &mut dyn Write) -> Result<(), CommandError> {
        self.table.ask_hint();
        if let Err(failure) = self.think() {
            self.table.drop_hint();
            return Ok(writeln!(out, "no hint: {failure}")?);
        }
        match self.table.hint() {
            Some(hint) => Ok(writeln!(out, "{}", describe(hint))?),
            None => Ok(()),
        }
    }

    fn save(&self, path: &str, out: &mut dyn Write) -> Result<(), CommandError> {
        if path.is_empty() {
            return Ok(writeln!(out, "save needs a file name")?);
        }
        match file::save(Path::new(path), &self.table.saved()) {
            Ok(()) => writeln!(out, "saved to {path}")?,
            Err(error) => writeln!(out, "not saved: {error}")?,
        }
        Ok(())
    }

    fn say_farewell(&self, out: &mut dyn Write) -> Result<(), CommandError> {
        self.show(out)?;
        let session = self.table.session();
        let plies = session.plies();
        let contest = self.table.game().contest();
        let verdict = tabletop::ending(session.resigned(), contest, &session.scores());
        let plural = if plies == 1 { "ply" } else { "plies" };
        Ok(writeln!(out, "Game over after {plies} {plural}: {verdict}.")?)
    }
}

/// Describes a hint in one line: who would play what, what that is worth, what else there is to say.
fn describe(hint: &Hint) -> String {
    let Some(best) = hint.ranked.first() else { return hint.sentence.clone() };
    let value = worth_in_words(&best.worth, &hint.unit);
    let value = if value.is_empty() { value } else { format!(" ({value})") };
    let says = match &hint.source {
        Source::Exact => {
            format!("the exact solver would play {}{value}; {}", best.action, hint.sentence)
        }
        Source::Network | Source::Player(_) => format!("{}{value}", hint.sentence),
    };
    if best.reason.is_empty() { says } else { format!("{says}; {}: {}", best.action, best.reason) }
}
