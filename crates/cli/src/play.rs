//! `damier play`: a game at the keyboard, on a full screen or in plain lines (here).

mod app;
mod draw;
mod interrupted;
mod keys;
mod paint;
mod prompt;
mod screen;
mod setup;

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::{board, file};
use setup::Table;
use std::io::{BufRead, IsTerminal, Read, Write};
use std::path::Path;
use workbench::{PERSON, SavedGame, Seat, Turn, games};

const HELP: &str = "\
Type an action, or:
  hint         what the advisor would do
  legal        every action allowed now
  undo         take back your last action and what followed
  state        the state as one line of text
  save FILE    write the game to a file
  resign       give the game up
  quit         leave";

/// What became of a person's turn.
enum Asked {
    /// The game has moved on.
    Moved,
    /// They left on purpose.
    Quit,
    /// Nobody types any more.
    Gone,
}

/// What a person's line asks for.
enum Reply {
    /// The game has moved on.
    Moved,
    /// Ask again.
    Again,
    /// Leave.
    Quit,
}

pub(crate) fn play(
    args: &PlayArgs,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut table = Table::set(args)?;
    if !args.plain && screen::is_there() {
        return screen::play(table, out);
    }
    writeln!(out, "{} (type `help` for help)", table.session.game())?;
    let kept = interrupted::place(&table.session.game()).filter(|_| std::io::stdin().is_terminal());
    if let Some(path) = kept.as_ref().filter(|path| path.is_file() && args.load.is_none()) {
        let path = path.display();
        writeln!(out, "a game was interrupted: damier play --plain --load {path} goes on with it")?;
    }
    loop {
        match table.session.turn() {
            Turn::Over => {
                kept.as_deref().map(interrupted::forget);
                return table.farewell(out);
            }
            Turn::Chance => {
                table.session.roll();
            }
            Turn::Player(seat) => match table.players[seat.index()].clone() {
                Some(player) => table.answer(seat, &player, out)?,
                None => {
                    table.show(out)?;
                    match table.ask(seat, input, out)? {
                        // Whatever ends the program at the next question, the game is there.
                        Asked::Moved if kept.is_some() => interrupted::keep(&table.saved()),
                        Asked::Moved => {}
                        Asked::Quit => {
                            kept.as_deref().map(interrupted::forget);
                            return Ok(());
                        }
                        Asked::Gone => return Ok(()),
                    }
                }
            },
        }
    }
}

/// Bytes that a line may have: more than the text of any state takes.
const LONGEST: u64 = 1 << 16;

/// One line of what a person types; `None` at the end. Bytes that are no text become `?`. What is
/// longer than any answer can be is cut, so that an endless line fills no memory.
pub(crate) fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    if input.take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string()))
}

impl Table {
    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out)?;
        for line in board::lines(&self.session.scene()) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    /// A strategy takes its turn.
    fn answer(&mut self, seat: Seat, player: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let advice = self.session.advise(player, self.limits, self.move_seed())?;
        match advice.action {
            Some(action) => {
                writeln!(out, "{seat} ({player}): {action}")?;
                self.session.act(&action)?;
            }
            None => {
                writeln!(out, "{seat} ({player}) resigns")?;
                self.session.resign();
            }
        }
        Ok(())
    }

    /// A person takes a turn.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Asked, Failure> {
        loop {
            write!(out, "{seat}> ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(Asked::Gone);
            };
            match self.obey(seat, &line, out)? {
                Reply::Moved => return Ok(Asked::Moved),
                Reply::Again => {}
                Reply::Quit => return Ok(Asked::Quit),
            }
        }
    }

    fn obey(&mut self, seat: Seat, line: &str, out: &mut dyn Write) -> Result<Reply, Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_ascii_lowercase().as_str() {
            "" => {}
            "help" | "?" => self.help(out)?,
            "legal" => writeln!(out, "{}", self.session.legal().join(", "))?,
            "state" => writeln!(out, "{}", self.session.state())?,
            "hint" => self.hint(seat, out)?,
            "save" => self.save(rest.trim(), out)?,
            "undo" => return self.undo(out),
            "resign" if self.session.resign() => return Ok(Reply::Moved),
            "quit" | "exit" | "q" => return Ok(Reply::Quit),
            _ => match self.session.act(line) {
                Ok(()) => return Ok(Reply::Moved),
                Err(error) => writeln!(out, "{error}")?,
            },
        }
        Ok(Reply::Again)
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let name = self.session.game();
        let game = games().iter().find(|info| name.split(':').next() == Some(info.name));
        if let Some(info) = game {
            writeln!(out, "{}", info.actions)?;
        }
        Ok(writeln!(out, "{HELP}")?)
    }

    fn hint(&self, seat: Seat, out: &mut dyn Write) -> Result<(), Failure> {
        let advisor = &self.advisors[seat.index()];
        let advice = match self.session.advise(advisor, self.limits, self.move_seed()) {
            Ok(advice) => advice,
            Err(error) => return Ok(writeln!(out, "no hint: {error}")?),
        };
        let action = advice.action.as_deref().unwrap_or("resign");
        let value = advice.value.map_or(String::new(), |value| {
            let points = value.centipoints as f64 / 100.0;
            format!(", estimated at {points:+.2} for {}", value.seat)
        });
        let reason = self.session.remark(action);
        let reason = if reason.is_empty() { reason } else { format!(": {reason}") };
        Ok(writeln!(out, "{advisor} would play {action}{value}{reason}")?)
    }

    fn save(&self, path: &str, out: &mut dyn Write) -> Result<(), Failure> {
        if path.is_empty() {
            return Ok(writeln!(out, "save needs a file name")?);
        }
        match file::save(Path::new(path), &self.saved()) {
            Ok(()) => writeln!(out, "saved to {path}")?,
            Err(error) => writeln!(out, "not saved: {error}")?,
        }
        Ok(())
    }

    /// The game so far, to be kept.
    fn saved(&self) -> SavedGame {
        let name = |player: &Option<String>| player.clone().unwrap_or_else(|| PERSON.to_string());
        self.session.saved(self.players.iter().map(name).collect())
    }

    /// Takes back until it is a person's turn again; chance will draw the same once more.
    fn undo(&mut self, out: &mut dyn Write) -> Result<Reply, Failure> {
        let mut back = 0;
        while self.session.undo() {
            back += 1;
            if self.is_persons_turn() {
                return Ok(Reply::Moved);
            }
        }
        writeln!(out, "nothing to take back")?;
        // Only chance and the other seat had acted: let them act again.
        Ok(if back > 0 { Reply::Moved } else { Reply::Again })
    }

    fn is_persons_turn(&self) -> bool {
        matches!(self.session.turn(), Turn::Player(seat) if self.players[seat.index()].is_none())
    }

    fn farewell(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.show(out)?;
        let plies = self.session.plies();
        let verdict =
            workbench::ending(self.session.resigned(), self.game.contest(), &self.session.scores());
        let plural = if plies == 1 { "ply" } else { "plies" };
        Ok(writeln!(out, "Game over after {plies} {plural}: {verdict}.")?)
    }

    /// A seed for a strategy's move, which differs from move to move.
    fn move_seed(&self) -> u64 {
        self.seed.wrapping_add(self.session.plies() as u64)
    }
}
