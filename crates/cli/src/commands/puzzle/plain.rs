//! A puzzle solved in plain lines.

use crate::answer::line;
use crate::board::lines;
use crate::commands::play::title_of;
use crate::exact::search;
use crate::failure::{CommandError, complain};
use crate::file::read_line;
use crate::out::Out;
use crate::progress::idle;
use crate::saved_progress::SavedProgress;
use crate::text::puzzle as text;
use crate::threads::make_pool;
use damier_catalog::{AnyAnalyst, Limits, Puzzle, Session, Turn, open};
use damier_i18n::{Lang, Message};
use damier_play::{
    AttemptResult, PuzzleRecorder, PuzzleSeries, answer_in_words, fault_in_words, side_in_words,
    task_in_words,
};
use std::io::{BufRead, Write};

/// Poses the puzzle of a series, and reads answers until one is right or the input ends.
pub(super) fn solve(
    series: &PuzzleSeries,
    today: u64,
    saved: &SavedProgress,
    input: &mut dyn BufRead,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let posed = series.current();
    let game = open(&posed.game)?;
    let mut puzzle_session = PuzzleSession {
        session: game.session_from(&posed.puzzle.position, 0)?,
        puzzle: &posed.puzzle,
        analyst: game.analyst(),
        points: game.score_scale().unit,
        found: None,
        lang: out.lang,
        is_hinted: false,
        is_missed: false,
        recorder: PuzzleRecorder::new(series, today),
        saved,
    };
    out.say(title_of(series))?;
    puzzle_session.show(out)?;
    puzzle_session.ask(input, out)
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
    is_hinted: bool,
    /// True after a wrong answer or a hint.
    is_missed: bool,
    recorder: PuzzleRecorder,
    saved: &'a SavedProgress,
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
                "hint" if !self.is_hinted => {
                    self.is_hinted = true;
                    self.miss();
                    out.say(self.hint())?;
                }
                "hint" | "solution" => {
                    self.is_missed = true;
                    return self.finish(out);
                }
                answer => {
                    if let Err(error) = self.session.act(answer) {
                        out.say(error)?;
                        continue;
                    }
                    let tried = self.session.last_action().unwrap_or_default();
                    self.session.undo();
                    if tried == self.puzzle.solution {
                        out.say(text::right())?;
                        return self.finish(out);
                    }
                    self.miss();
                    let told = self.refute(&tried)?;
                    out.say(told)?;
                }
            }
            out.flush()?;
        }
        Ok(())
    }

    /// Records a wrong answer or a hint.
    fn miss(&mut self) {
        self.is_missed = true;
        self.record(AttemptResult::Missed);
    }

    /// Records how the attempt goes. If this cannot be saved, says why and goes on.
    fn record(&mut self, result: AttemptResult) {
        let saved = self.saved;
        if let Err(why) = self.recorder.record(result, |change| saved.update(change)) {
            complain(why, self.lang);
        }
    }

    /// Shows the solution, and records the end.
    fn finish(&mut self, out: &mut Out<'_>) -> Result<(), CommandError> {
        self.tell_solution(out)?;
        self.record(if self.is_missed { AttemptResult::Failed } else { AttemptResult::Solved });
        if self.recorder.streak() > 0 {
            out.say(text::streak(self.recorder.streak()))?;
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
        if let Some(fault) = self.puzzle.point_faults().find(|fault| fault.action == tried) {
            return Ok(text::wrong_at_cost(tried, fault_in_words(fault, self.points)));
        }
        Ok(match self.look_up(tried)? {
            Some(Answer { worth, line, .. }) => text::wrong(tried, worth, line),
            None => text::wrong_alone(tried),
        })
    }

    fn tell_solution(&mut self, out: &mut Out<'_>) -> Result<(), CommandError> {
        let solution = self.puzzle.solution.as_str();
        if self.puzzle.point_faults().next().is_none() {
            let Answer { worth, line, .. } = self.look_up(solution)?.unwrap_or_default();
            out.say(text::solution(solution, worth, line))?;
        } else {
            out.say(text::solution_alone(solution))?;
            for fault in self.puzzle.point_faults() {
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
