//! `damier puzzle`: poses a puzzle, one a day or by its number.

use crate::answer::line;
use crate::board::lines;
use crate::commands::play::{PlayMode, PuzzleView, Theme, is_there, show};
use crate::exact::search;
use crate::failure::CommandError;
use crate::file::{self, read_line};
use crate::out::Out;
use crate::powers::list_examples;
use crate::progress::idle;
use crate::text::puzzle as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{
    AnyAnalyst, AnyGame, Limits, Puzzle, PuzzleSet, Session, TextError, Turn, days_since_1970, open,
};
use damier_i18n::{Lang, Message};
use damier_play::{answer_in_words, fault_in_words, side_in_words, task_in_words};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

/// Solve the puzzle of the day, or another puzzle by its number
#[derive(Args, Debug)]
pub(crate) struct PuzzleArgs {
    /// The game, for example quarto [default: the game of the day]
    game: Option<String>,
    /// The number of the puzzle, from 1 [default: the puzzle of the day]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    number: Option<u64>,
    /// A file of puzzles written by damier lab puzzles, instead of the built-in ones
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    file: Option<PathBuf>,
    /// The background of your terminal, for readable colours in full screen
    #[arg(long, value_enum, default_value_t = Theme::Auto)]
    theme: Theme,
    /// Answer line by line instead of in full screen (the default in a pipe or with TERM=dumb)
    #[arg(long)]
    plain: bool,
}

pub(crate) fn puzzle(args: &PuzzleArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let input = &mut std::io::stdin().lock();
    let today = days_since_1970();
    let set = choose_set(args, today)?;
    let all = set.puzzles.len() as u64;
    let number = args.number.unwrap_or_else(|| set.number_of_day(today));
    let puzzle = usize::try_from(number - 1).ok().and_then(|index| set.puzzles.get(index));
    let Some(puzzle) = puzzle else {
        let expected = text::numbers(all.to_string());
        return Err(TextError::new(number, "--number", expected).into());
    };
    if !args.plain && is_there() {
        let index = usize::try_from(number - 1).unwrap_or_default();
        let is_of_day = args.number.is_none() && args.game.is_none() && args.file.is_none();
        let (table, puzzle_view) = PuzzleView::pose(set, index, is_of_day.then_some(today))?;
        return show(table, PlayMode::Puzzle(Box::new(puzzle_view)), args.theme, out);
    }
    let game = open(&set.game)?;
    let session = game.session_from(&puzzle.position, 0)?;
    let analyst = game.analyst();
    let lang = out.lang;
    out.say(text::title(set.game.as_str(), number.to_string(), all.to_string()))?;
    let points = game.score_scale().unit;
    let mut puzzle_session = PuzzleSession { session, puzzle, analyst, points, found: None, lang };
    puzzle_session.show(out)?;
    puzzle_session.ask(input, out)
}

/// Returns the puzzles of a file, or the built-in ones of a game.
fn choose_set(args: &PuzzleArgs, today: u64) -> Result<PuzzleSet, CommandError> {
    match (&args.file, &args.game) {
        (Some(path), _) => read_set(path),
        (None, Some(name)) => Ok(find_set(open(name)?.as_ref(), name)?),
        (None, None) => {
            let none = || TextError::failed("", text::none_built_in());
            PuzzleSet::of_day(today)?.ok_or_else(|| none().into())
        }
    }
}

/// Reads the puzzles of a file.
pub(crate) fn read_set(path: &Path) -> Result<PuzzleSet, CommandError> {
    let place = path.display().to_string();
    Ok(PuzzleSet::read(&file::read(path)?).map_err(|error| error.within(place))?)
}

/// Finds the built-in puzzles of a game. `name` is the text that the user typed for the game.
pub(crate) fn find_set(game: &dyn AnyGame, name: &str) -> Result<PuzzleSet, TextError> {
    let sets = game.info().puzzles.iter().map(|text| PuzzleSet::read(text));
    let sets = sets.collect::<Result<Vec<_>, _>>()?;
    let fits = |set: &PuzzleSet| set.game == game.name() || game.info().name == name;
    sets.into_iter().find(fits).ok_or_else(|| {
        let names = list_examples(|game| !game.info().puzzles.is_empty());
        TextError::failed("", text::with_puzzles(game.name(), names))
    })
}

/// A puzzle solved in plain lines.
struct PuzzleSession<'a> {
    session: Box<dyn Session>,
    puzzle: &'a Puzzle,
    analyst: Option<Box<dyn AnyAnalyst>>,
    /// The unit of the score, in the plural, such as `points`.
    points: &'static str,
    /// Every action with its value and line of play; computed when first needed.
    found: Option<Vec<Answer>>,
    lang: Lang,
}

/// An action with its value and the line of play after it.
#[derive(Clone, Default)]
struct Answer {
    action: String,
    worth: Message,
    line: String,
}

impl PuzzleSession<'_> {
    /// Shows the board and the task.
    fn show(&self, out: &mut Out<'_>) -> Result<(), CommandError> {
        writeln!(out)?;
        let scene = self.session.scene();
        for line in lines(&scene, out.lang) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        if let (Turn::Player(seat), [_, _, ..]) =
            (self.session.turn(), &*self.session.state().scores())
        {
            out.say(side_in_words(seat))?;
        }
        out.say(task_in_words(self.puzzle.task, scene.prompt))?;
        let example = self.session.legal().pop().unwrap_or_default();
        out.say(text::how(example))?;
        Ok(out.flush()?)
    }

    /// Reads answers until one is right or the input ends.
    fn ask(&mut self, input: &mut dyn BufRead, out: &mut Out<'_>) -> Result<(), CommandError> {
        while let Some(answer) = idle(|| read_line(input))? {
            match answer.as_str() {
                "" => {}
                "quit" => break,
                "hint" => out.say(self.hint())?,
                "solution" => return self.tell_solution(out),
                answer => {
                    if let Err(error) = self.session.act(answer) {
                        out.say(error)?;
                        continue;
                    }
                    let tried = self.session.last_action().unwrap_or_default();
                    self.session.undo();
                    if tried == self.puzzle.solution {
                        out.say(text::right())?;
                        return self.tell_solution(out);
                    }
                    let told = self.refute(&tried)?;
                    out.say(told)?;
                }
            }
            out.flush()?;
        }
        Ok(())
    }

    /// Describes the effect of the solution without naming the action.
    fn hint(&self) -> Message {
        let reason = self.session.state().remark(&self.puzzle.solution);
        if reason.is_empty() { text::no_hint().into() } else { text::hint(reason) }
    }

    /// Describes the consequences of a wrong answer.
    fn refute(&mut self, tried: &str) -> Result<Message, CommandError> {
        if let Some(fault) = self.puzzle.faults.iter().find(|fault| fault.action == tried) {
            return Ok(text::wrong_at_cost(tried, fault_in_words(fault, self.points)));
        }
        Ok(match self.look_up(tried)? {
            Some(Answer { worth, line, .. }) => text::wrong(tried, worth, line),
            None => text::wrong_alone(tried),
        })
    }

    fn tell_solution(&mut self, out: &mut Out<'_>) -> Result<(), CommandError> {
        let solution = self.puzzle.solution.as_str();
        if self.puzzle.faults.is_empty() {
            let Answer { worth, line, .. } = self.look_up(solution)?.unwrap_or_default();
            out.say(text::solution(solution, worth, line))?;
        } else {
            out.say(text::solution_alone(solution))?;
            for fault in &self.puzzle.faults {
                let fault_said = fault_in_words(fault, self.points);
                out.say_within(text::other(&fault.action, fault_said))?;
            }
        }
        let reason = self.session.state().remark(solution);
        if !reason.is_empty() {
            out.say_within(reason)?;
        }
        if let Some(grade) = self.puzzle.grade {
            out.say_within(text::grade(u64::from(grade)))?;
        }
        Ok(())
    }

    /// Returns the consequences of an action. The first call searches the position.
    fn look_up(&mut self, action: &str) -> Result<Option<Answer>, CommandError> {
        if self.found.is_none() {
            self.found = Some(self.analyse()?);
        }
        let found = self.found.iter().flatten().find(|answer| answer.action == action);
        Ok(found.cloned())
    }

    fn analyse(&mut self) -> Result<Vec<Answer>, CommandError> {
        let Some(analyst) = &mut self.analyst else { return Ok(Vec::new()) };
        let (session, pool) = (self.session.as_ref(), make_pool(None));
        let found = search(analyst.as_mut(), session, Limits::NONE, &pool, self.lang)?;
        let (task, points) = (self.puzzle.task, self.points);
        let answers = found.into_iter().flat_map(|found| {
            let unit = found.unit;
            found.candidates.into_iter().map(move |candidate| Answer {
                worth: answer_in_words(task, &candidate.worth, unit, points),
                line: line(&candidate.line),
                action: candidate.action,
            })
        });
        Ok(answers.collect())
    }
}
