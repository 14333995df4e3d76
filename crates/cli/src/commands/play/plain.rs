//! A game in plain lines.

use super::best::{keep_best, recall_best};
use super::interrupted;
use super::setup::read_saved;
use crate::board;
use crate::failure::CommandError;
use crate::file::{self, read_line};
use crate::out::Out;
use crate::text::{play as text, screen};
use crate::threads::make_pool;
use damier_catalog::{Seat, Turn, games, shell_word};
use damier_i18n::{Message, Number, Phrase};
use damier_play::{
    Analyser, BestScores, GameController, Hint, SeatNames, Source, expected_in_words,
    worth_in_words,
};
use damier_reports::number::whole;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Commands other than actions, and their help.
const HELP: [(&str, Phrase); 9] = [
    ("hint", text::help_hint()),
    ("legal", text::help_legal()),
    ("undo", text::help_undo()),
    ("redo", text::help_redo()),
    ("state", text::help_state()),
    ("save FILE", text::help_save()),
    ("load FILE", text::help_load()),
    ("resign", text::help_resign()),
    ("quit", text::help_quit()),
];

/// Commands that a finished game still answers.
const AT_THE_END: [&str; 5] = ["undo", "redo", "state", "save", "load"];

/// Result of a typed line.
enum TypedLine {
    /// The game has changed.
    Moved,
    /// The question is asked again.
    Again,
    /// The person quits.
    Quit,
    /// The input has ended.
    Gone,
}

/// A game in plain lines, with the analyser that computes players' moves and hints.
struct PlainGame {
    table: GameController,
    analyser: Analyser,
    /// The time of the board's clock. It advances without waiting, because players in plain lines move at once.
    now: Duration,
    /// The file in which the running game is saved in case it is interrupted; `None` unless a person types at a
    /// terminal.
    kept: Option<PathBuf>,
    /// Best score before this game.
    best: Option<i64>,
}

/// Plays until the game is over or the person quits. If `offers` is true, mentions an interrupted game of this kind.
pub(super) fn play(
    table: GameController,
    offers: bool,
    input: &mut dyn BufRead,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let name = table.session().state().game();
    out.say(text::begin(&name))?;
    let kept = interrupted::place(&name).filter(|_| std::io::stdin().is_terminal());
    if let Some(path) = kept.as_ref().filter(|path| path.is_file() && offers) {
        out.say(text::interrupted(shell_word(&path.display().to_string())))?;
    }
    let (analyser, now) = (Analyser::default(), Duration::ZERO);
    let best = recall_best(&table);
    PlainGame { table, analyser, now, kept, best }.play(input, out)
}

impl PlainGame {
    fn play(&mut self, input: &mut dyn BufRead, out: &mut Out<'_>) -> Result<(), CommandError> {
        loop {
            self.announce_goal(out)?;
            match (self.table.session().turn(), self.table.person()) {
                (Turn::Over, _) => {
                    self.forget();
                    self.say_farewell(out)?;
                    if self.table.is_watched() || !self.go_back(input, out)? {
                        return Ok(());
                    }
                }
                (Turn::Player(_), Some(seat)) => {
                    self.show(out)?;
                    match self.ask(seat, input, out)? {
                        TypedLine::Quit => {
                            self.forget();
                            return self.print_closing(out);
                        }
                        TypedLine::Gone => return Ok(()),
                        TypedLine::Moved | TypedLine::Again => self.keep(),
                    }
                }
                _ => self.go_on(out)?,
            }
        }
    }

    /// Reads lines after the end of the game. Returns true if the game goes on, because something was taken back or
    /// another game was loaded. Any line that is no command for a finished game ends the program, so that a script with
    /// too many moves ends, too.
    fn go_back(
        &mut self,
        input: &mut dyn BufRead,
        out: &mut Out<'_>,
    ) -> Result<bool, CommandError> {
        if std::io::stdin().is_terminal() {
            out.say(text::at_the_end())?;
        }
        out.flush()?;
        while let Some(line) = read_line(input)? {
            let word = line.split(' ').next().unwrap_or_default().to_ascii_lowercase();
            if !AT_THE_END.contains(&word.as_str()) {
                return Ok(false);
            }
            if let TypedLine::Moved = self.handle_line(&line, out)? {
                self.keep();
                return Ok(true);
            }
            out.flush()?;
        }
        Ok(false)
    }

    /// Saves the game, so that it is not lost if the program ends while it waits for the next line.
    fn keep(&self) {
        if self.kept.is_some() {
            interrupted::keep(&self.table.saved());
        }
    }

    fn forget(&self) {
        self.kept.as_deref().map(interrupted::forget);
    }

    fn show(&self, out: &mut Out<'_>) -> Result<(), CommandError> {
        writeln!(out)?;
        for line in board::lines(&self.table.session().scene(), out.lang) {
            writeln!(out, "  {line}")?;
        }
        let best = self.kept.as_ref().and_then(|_| BestScores::shown(self.best, &self.table));
        if let Some(best) = best {
            let best = screen::best_score(Number::fixed(best as f64, 0)).say(out.lang);
            writeln!(out, "  {best}")?;
        }
        Ok(())
    }

    fn names(&self) -> SeatNames {
        self.table.seat_names(&|player| player.into())
    }

    /// Lets chance draw or a player move.
    fn go_on(&mut self, out: &mut Out<'_>) -> Result<(), CommandError> {
        let turn = self.table.session().turn();
        let is_player = self.table.player().is_some();
        self.think()?;
        while !self.table.advance(self.now) {
            self.now += self.table.delay();
        }
        if let Some(trouble) = self.table.take_trouble() {
            return Err(CommandError::Input(trouble));
        }
        let (Turn::Player(seat), true) = (turn, is_player) else { return Ok(()) };
        let who = self.names().get(seat).message();
        match self.table.session().resigned() {
            Some(_) => out.say(text::resigns(who))?,
            None => {
                let action = self.table.session().last_action().unwrap_or_default();
                out.say(text::moved(who, action))?;
            }
        }
        Ok(())
    }

    /// Runs the board's requests on this thread, so that Ctrl-C ends the program as usual.
    fn think(&mut self) -> Result<(), CommandError> {
        let Some(query) = self.table.query() else { return Ok(()) };
        let stop = Arc::new(AtomicBool::new(false));
        let reply = self.analyser.think(&query, &stop, &make_pool(None));
        self.table.hear(query.number, Ok(reply?));
        Ok(())
    }

    /// Lets a person take a turn.
    fn ask(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut Out<'_>,
    ) -> Result<TypedLine, CommandError> {
        loop {
            let ask = text::ask(self.names().get(seat).message()).say(out.lang);
            write!(out, "{ask} ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(TypedLine::Gone);
            };
            match self.handle_line(&line, out)? {
                TypedLine::Again => {}
                typed => return Ok(typed),
            }
        }
    }

    fn handle_line(&mut self, line: &str, out: &mut Out<'_>) -> Result<TypedLine, CommandError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_ascii_lowercase().as_str() {
            "" => {}
            "help" | "?" => self.help(out)?,
            "legal" => writeln!(out, "{}", self.table.session().legal().join(", "))?,
            "state" => writeln!(out, "{}", self.table.session().state().text())?,
            "hint" => self.hint(out)?,
            "save" => self.save(rest.trim(), out)?,
            "load" => return self.load(rest.trim(), out),
            "undo" if self.table.undo() => return Ok(TypedLine::Moved),
            "undo" => out.say(text::nothing_to_undo())?,
            "redo" if self.table.redo() => return Ok(TypedLine::Moved),
            "redo" => out.say(text::nothing_to_redo())?,
            "resign" if self.table.resign() => return Ok(TypedLine::Moved),
            "quit" | "exit" | "q" => return Ok(TypedLine::Quit),
            _ => match self.table.act(line) {
                Ok(()) => return Ok(TypedLine::Moved),
                Err(error) => out.say(error)?,
            },
        }
        Ok(TypedLine::Again)
    }

    fn help(&self, out: &mut Out<'_>) -> Result<(), CommandError> {
        let name = self.table.session().state().game();
        let game = games().iter().find(|info| name.split(':').next() == Some(info.name));
        if let Some(info) = game {
            out.say(info.actions)?;
        }
        out.say(text::help_head())?;
        for (word, what) in HELP {
            writeln!(out, "  {word:<11}  {}", what.say(out.lang))?;
        }
        Ok(())
    }

    fn hint(&mut self, out: &mut Out<'_>) -> Result<(), CommandError> {
        self.table.ask_hint();
        if let Err(failure) = self.think() {
            self.table.drop_hint();
            return Ok(out.say(text::no_hint(failure.message()))?);
        }
        let Some(hint) = self.table.hint() else { return Ok(()) };
        let unit = self.table.game().score_scale().unit;
        out.say(describe(hint, unit))?;
        let counts = self.table.session().state().counts();
        if counts.is_empty() { Ok(()) } else { Ok(out.say(counts)?) }
    }

    fn save(&self, path: &str, out: &mut Out<'_>) -> Result<(), CommandError> {
        if path.is_empty() {
            return Ok(out.say(text::no_file_name("save"))?);
        }
        match file::save(Path::new(path), &self.table.saved()) {
            Ok(()) => out.say(text::saved(path))?,
            Err(error) => out.say(text::not_saved(error.message()))?,
        }
        Ok(())
    }

    /// Continues a saved game instead of this one. If the file cannot be read, this game stays.
    fn load(&mut self, path: &str, out: &mut Out<'_>) -> Result<TypedLine, CommandError> {
        if path.is_empty() {
            out.say(text::no_file_name("load"))?;
            return Ok(TypedLine::Again);
        }
        match self.replace_game(Path::new(path)) {
            Ok(()) => Ok(TypedLine::Moved),
            Err(error) => {
                out.say(text::not_loaded(error.message()))?;
                Ok(TypedLine::Again)
            }
        }
    }

    fn replace_game(&mut self, path: &Path) -> Result<(), CommandError> {
        let saved = read_saved(path)?;
        let is_at_terminal = self.kept.is_some();
        if is_at_terminal {
            keep_best(&self.table);
        }
        self.table.load(&saved).map_err(|error| error.within(path.display().to_string()))?;
        self.best = recall_best(&self.table);
        self.forget();
        let name = self.table.session().state().game();
        self.kept = interrupted::place(&name).filter(|_| is_at_terminal);
        Ok(())
    }

    /// Reports how far an unfinished game came, if its score alone does not show it.
    fn print_closing(&self, out: &mut Out<'_>) -> Result<(), CommandError> {
        let session = self.table.session();
        let closing =
            damier_play::result_so_far(session, self.table.game().contest(), &self.names());
        if !closing.is_empty() {
            out.say(closing)?;
        }
        self.say_best(out)
    }

    /// Stores a new best score if a person types at a terminal, and prints the best.
    fn say_best(&self, out: &mut Out<'_>) -> Result<(), CommandError> {
        let best = self.kept.as_ref().and_then(|_| keep_best(&self.table));
        best.map_or(Ok(()), |best| Ok(out.say(best)?))
    }

    /// Announces that the goal was reached.
    fn announce_goal(&mut self, out: &mut Out<'_>) -> Result<(), CommandError> {
        match self.table.take_news() {
            Some(news) => Ok(out.say(news)?),
            None => Ok(()),
        }
    }

    fn say_farewell(&self, out: &mut Out<'_>) -> Result<(), CommandError> {
        self.show(out)?;
        let session = self.table.session();
        let contest = self.table.game().contest();
        let verdict = damier_play::ending_of(session, contest, &self.names());
        out.say(text::over(whole(session.plies() as u64), verdict))?;
        self.say_best(out)
    }
}

/// Describes a hint in one line: its source, the action, its value, and the reason. Scores count this unit.
fn describe(hint: &Hint, unit: &str) -> Message {
    let sentence = hint.sentence.clone();
    let Some(best) = hint.ranked.first() else { return sentence };
    let (action, value) = (&best.action, worth_in_words(&best.worth, &hint.unit));
    let says = match (&hint.source, value.is_empty()) {
        (Source::Exact, true) => text::solver_would_play(action, sentence),
        (Source::Exact, false) => text::solver_would_play_for(action, value, sentence),
        (Source::Network, false) if best.worth.verdict.is_none() => {
            let points = best.worth.score.unwrap_or_default();
            text::hint_expects(sentence, expected_in_words(points, unit))
        }
        (Source::Network | Source::Player(_), true) => sentence,
        (Source::Network | Source::Player(_), false) => text::hint_worth(sentence, value),
    };
    if best.reason.is_empty() { says } else { text::hint_reason(says, action, best.reason.clone()) }
}
