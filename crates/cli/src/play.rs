//! `damier play`: a game at the keyboard, in plain lines.

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::{board, file};
use std::io::{BufRead, Write};
use std::path::Path;
use workbench::{AnyGame, Contest, Limits, SavedGame, Seat, Session, TextError, Turn, open};

const HELP: &str = "\
Type an action, or:
  hint         what the advisor would do
  legal        every action allowed now
  undo         take back your last action and what followed
  state        the state as one line of text
  save FILE    write the game to a file
  resign       give the game up
  quit         leave";

/// The strongest players of the roster first: the first one that a game has gives the hints.
const ADVISORS: [&str; 6] =
    ["course-efficient", "foresight", "traits", "cautious", "greedy", "one-ply"];

/// A game with a person at one or both seats.
struct Table {
    game: Box<dyn AnyGame>,
    session: Box<dyn Session>,
    /// By seat: a player, or `None` for a person.
    players: Vec<Option<String>>,
    advisor: String,
    limits: Limits,
    seed: u64,
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
    writeln!(out, "{} (type `help` for help)", table.session.game())?;
    loop {
        match table.session.turn() {
            Turn::Over => return table.farewell(out),
            Turn::Chance => {
                table.session.roll();
            }
            Turn::Player(seat) => match table.players[seat.index()].clone() {
                Some(player) => table.answer(seat, &player, out)?,
                None => {
                    table.show(out)?;
                    if !table.ask(seat, input, out)? {
                        return Ok(());
                    }
                }
            },
        }
    }
}

impl Table {
    fn set(args: &PlayArgs) -> Result<Self, Failure> {
        let limits = Limits::read(&args.budget)?;
        let seed = args.seed.unwrap_or_else(drawn_seed);
        let (game, session) = open_session(args, seed)?;
        let mut players = vec![None; game.seats()];
        if let Some(other) = args.against.as_deref().filter(|other| *other != "human") {
            if game.contest() == Contest::Solo {
                return Err(
                    TextError::new(other, "--against", "nothing: this game has one seat").into()
                );
            }
            let seat = if args.second { Seat::FIRST } else { Seat::SECOND };
            players[seat.index()] = Some(game.check_player(other, Some(seat))?);
        }
        let advisor = match &args.advisor {
            Some(advisor) => game.check_player(advisor, None)?,
            None => default_advisor(game.as_ref()),
        };
        Ok(Self { game, session, players, advisor, limits, seed })
    }

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

    /// A person takes a turn; false when they leave.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<bool, Failure> {
        loop {
            write!(out, "{seat}> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(false);
            }
            match self.obey(line.trim(), out)? {
                Reply::Moved => return Ok(true),
                Reply::Again => {}
                Reply::Quit => return Ok(false),
            }
        }
    }

    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<Reply, Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_ascii_lowercase().as_str() {
            "" => {}
            "help" | "?" => writeln!(out, "{HELP}")?,
            "legal" => writeln!(out, "{}", self.session.legal().join(", "))?,
            "state" => writeln!(out, "{}", self.session.state())?,
            "hint" => self.hint(out)?,
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

    fn hint(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let advice = match self.session.advise(&self.advisor, self.limits, self.move_seed()) {
            Ok(advice) => advice,
            Err(error) => return Ok(writeln!(out, "no hint: {error}")?),
        };
        let action = advice.action.as_deref().unwrap_or("resign");
        let value = advice.value.map_or(String::new(), |value| {
            format!(", estimated at {:+.2} for {}", value.centipoints as f64 / 100.0, value.seat)
        });
        writeln!(out, "{} would play {action}{value}", self.advisor)?;
        Ok(())
    }

    fn save(&self, path: &str, out: &mut dyn Write) -> Result<(), Failure> {
        if path.is_empty() {
            return Ok(writeln!(out, "save needs a file name")?);
        }
        let name = |player: &Option<String>| player.clone().unwrap_or_else(|| "human".to_string());
        let saved = self.session.saved(self.players.iter().map(name).collect());
        match file::write(Path::new(path), &saved.write()) {
            Ok(()) => writeln!(out, "saved to {path}")?,
            Err(error) => writeln!(out, "not saved: {path}: {error}")?,
        }
        Ok(())
    }

    /// Takes back until it is a person's turn again.
    fn undo(&mut self, out: &mut dyn Write) -> Result<Reply, Failure> {
        if !self.session.undo() {
            writeln!(out, "nothing to take back")?;
            return Ok(Reply::Again);
        }
        while !self.is_persons_turn() && self.session.undo() {}
        Ok(Reply::Moved)
    }

    fn is_persons_turn(&self) -> bool {
        matches!(self.session.turn(), Turn::Player(seat) if self.players[seat.index()].is_none())
    }

    fn farewell(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.show(out)?;
        let scores = self.session.scores();
        let verdict = match (self.session.resigned(), self.game.contest()) {
            (Some(seat), _) => format!("{seat} resigned"),
            (None, Contest::Duel) => match scores[0].cmp(&scores[1]) {
                std::cmp::Ordering::Greater => "seat 1 wins".to_string(),
                std::cmp::Ordering::Less => "seat 2 wins".to_string(),
                std::cmp::Ordering::Equal => "a draw".to_string(),
            },
            (None, _) => format!("final score {}", scores[0]),
        };
        writeln!(out, "Game over after {} plies: {verdict}.", self.session.plies())?;
        Ok(())
    }

    /// A seed for a strategy's move, which differs from move to move.
    fn move_seed(&self) -> u64 {
        self.seed.wrapping_add(self.session.plies() as u64)
    }
}

/// The rules, and the game to be played under them.
type OpenTable = (Box<dyn AnyGame>, Box<dyn Session>);

fn open_session(args: &PlayArgs, seed: u64) -> Result<OpenTable, Failure> {
    if let Some(path) = &args.load {
        let text = file::read(path)?;
        let saved = SavedGame::read(&text).map_err(|e| e.within(path.display()))?;
        let game = open(&saved.game).map_err(|e| e.within(path.display()))?;
        let session = game.load(&saved, seed).map_err(|e| e.within(path.display()))?;
        return Ok((game, session));
    }
    let name = args.game.as_deref().unwrap_or_default();
    let game = open(name)?;
    let session = game.session(seed);
    Ok((game, session))
}

fn default_advisor(game: &dyn AnyGame) -> String {
    let players = game.players();
    let known = ADVISORS.iter().find(|name| players.iter().any(|player| player.name == **name));
    known.map_or("random", |name| name).to_string()
}

/// A seed that differs from run to run: from the standard library's randomly keyed hasher.
fn drawn_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}
