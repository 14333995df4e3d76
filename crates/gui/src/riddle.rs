//! A puzzle on the board: answers are taken there, a wrong one is refuted there, and the game before waits.

pub(crate) mod asked;
mod panel;

use crate::app::App;
use crate::notice::Notice;
use crate::orders::Order;
use crate::say::{puzzle as say, share};
use crate::start::{Start, tabletop};
use asked::{Refutation, Riddle, RiddleStep};
use std::time::Duration;
use tabletop::{Hint, answer_in_words, fault_in_words};
use words::{Message, Phrase};
use workbench::{Limits, PuzzleSet, TextError, Worth, open};

/// The budget of a refutation: puzzles that ship were proven with fewer nodes.
const NODES: u64 = 2_000_000;
const TIME: Duration = Duration::from_secs(3);

/// The time between two moves of a refutation that is shown, in seconds.
const PACE: f64 = 0.9;

impl App {
    /// Puts the puzzle of today on the board.
    ///
    /// # Errors
    /// There is none, in words.
    pub fn pose_puzzle_of_day(&mut self) -> Result<(), Message> {
        self.pose_puzzle_of(self.place.today())
    }

    /// Puts the puzzle of a day on the board; it counts in the streak if it is today's.
    ///
    /// # Errors
    /// There is none, in words.
    pub(crate) fn pose_puzzle_of(&mut self, day: u64) -> Result<(), Message> {
        let set = PuzzleSet::of_day(day)?.ok_or_else(|| Message::from(say::none()))?;
        let index = set.number_of_day(day) as usize - 1;
        let day = Some(day).filter(|&day| day == self.place.today());
        self.pose(set, index, day).map_err(Message::from)
    }

    /// Puts a puzzle of a game on the board, by its number from 1 on.
    ///
    /// # Errors
    /// No puzzles of that game ship, or none with that number.
    pub(crate) fn pose_numbered(&mut self, game: &str, number: u64) -> Result<(), TextError> {
        let sets = PuzzleSet::shipped()?;
        let names = || sets.iter().map(|set| set.game.as_str()).collect::<Vec<_>>().join(", ");
        let found = sets.iter().find(|set| set.game == game);
        let Some(set) = found else {
            return Err(TextError::new(game, share::place(), share::with_puzzles(names())));
        };
        let all = set.puzzles.len();
        let index = usize::try_from(number).ok().filter(|number| (1..=all).contains(number));
        match index {
            Some(number) => self.pose(set.clone(), number - 1, None),
            None => {
                let allowed = share::numbers(all.to_string());
                Err(TextError::new(number, share::place(), allowed))
            }
        }
    }

    /// Puts a puzzle on the board; the game there waits until it is left.
    fn pose(&mut self, set: PuzzleSet, index: usize, day: Option<u64>) -> Result<(), TextError> {
        let puzzle = &set.puzzles[index];
        let limits = Limits { nodes: Some(NODES), move_time: Some(TIME), ..Limits::NONE };
        let position = Some(puzzle.position.clone());
        let start = Start { game: set.game.clone(), limits, position, ..Start::default() };
        let table = tabletop(start, 0)?;
        let seat = table.person().filter(|_| table.players().len() > 1);
        let reason = table.session().remark(&puzzle.solution);
        let prompt = table.scene().prompt.clone();
        let before = self.exchange(table);
        if self.riddle.is_none() {
            self.left = Some(before);
        }
        self.is_home = false;
        self.riddle = Some(Riddle {
            games: games_with_puzzles(),
            set,
            index,
            day,
            prompt,
            seat,
            reason,
            wrong: 0,
            hints: 0,
            step: RiddleStep::Asked,
            streak: 0,
        });
        Ok(())
    }

    /// Leaves the puzzle for the game that was on the board before.
    pub(crate) fn leave_riddle(&mut self) {
        self.riddle = None;
        if let Some(left) = self.left.take() {
            self.exchange(left);
        }
    }

    /// Puts another puzzle of the set on the board.
    fn pose_next(&mut self) {
        let Some(riddle) = &self.riddle else { return };
        let (set, index) = (riddle.set.clone(), riddle.index);
        let next = (index + 1) % set.puzzles.len().max(1);
        self.message = self.pose(set, next, None).err().map(Notice::bad);
    }

    /// Puts a puzzle of another game on the board: that with the number of the day.
    fn pose_of(&mut self, game: &str) {
        let Ok(sets) = PuzzleSet::shipped() else { return };
        let Some(set) = sets.into_iter().find(|set| set.game == game) else { return };
        let index = set.number_of_day(self.place.today()) as usize - 1;
        self.message = self.pose(set, index, None).err().map(Notice::bad);
    }

    /// Takes an answer; true if there is a puzzle, so that nothing else is done with it.
    pub(crate) fn answer(&mut self, action: &str) -> bool {
        match self.riddle.as_ref().map(|riddle| &riddle.step) {
            None | Some(RiddleStep::Solved { .. }) => return false,
            Some(RiddleStep::Asked) => {}
            Some(RiddleStep::Checked { .. } | RiddleStep::Refuted(_)) => return true,
        }
        let before = self.table.saved().actions.len();
        if let Err(why) = self.table.act(action) {
            self.message = Some(Notice::bad(why));
            return true;
        }
        let taken = self.table.saved().actions.get(before).map(|(_, taken)| taken.clone());
        let tried = taken.unwrap_or_else(|| action.to_string());
        self.judge_answer(tried);
        true
    }

    fn judge_answer(&mut self, tried: String) {
        let Some(riddle) = &mut self.riddle else { return };
        if tried == riddle.puzzle().solution {
            riddle.step = RiddleStep::Solved { is_told: false };
            let is_clean = riddle.is_clean();
            self.count_day(is_clean);
            return;
        }
        riddle.wrong += 1;
        self.table.go_to(0);
        // What was proven when the puzzle was found need not be looked for again.
        if let Some(fault) = riddle.fault(&tried) {
            let worth = fault_in_words(fault, self.table.game().score_scale().unit);
            let line = vec![tried.clone()];
            let shown = Refutation { tried, worth: Some(worth), line, shown: 0, due: 0.0 };
            riddle.step = RiddleStep::Refuted(shown);
            return;
        }
        riddle.step = RiddleStep::Checked { tried };
        self.table.ask_hint();
    }

    /// Counts the puzzle of the day as solved.
    fn count_day(&mut self, is_clean: bool) {
        let Some(riddle) = &mut self.riddle else { return };
        let Some(day) = riddle.day else { return };
        let mut streak = self.place.puzzle_streak();
        streak.take(day, is_clean);
        riddle.streak = streak.on(day);
        self.place.keep_puzzle_streak(&streak);
    }

    /// Looks whether a refutation was found, and shows it move by move.
    pub(crate) fn step_riddle(&mut self, now: f64) {
        let Some(riddle) = &mut self.riddle else { return };
        let task = riddle.puzzle().task;
        match &mut riddle.step {
            RiddleStep::Checked { tried } => {
                let is_open = self.table.is_hint_wanted();
                if self.table.hint().is_none() && is_open {
                    return;
                }
                let tried = std::mem::take(tried);
                let points = self.table.game().score_scale().unit;
                let words = |worth: &Worth, unit: &str| answer_in_words(task, worth, unit, points);
                riddle.step = RiddleStep::Refuted(refute(tried, self.table.hint(), words, now));
            }
            RiddleStep::Refuted(shown) if now >= shown.due => {
                let Some(action) = shown.line.get(shown.shown) else { return };
                shown.shown += 1;
                shown.due = now + PACE;
                if self.table.act(action).is_err() {
                    // What chance drew is not what was expected: the rest is told in words.
                    shown.shown = shown.line.len();
                }
            }
            _ => {}
        }
    }

    /// True while an answer is looked into, or what follows it is shown move by move.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        let is_checked = |riddle: &Riddle| matches!(riddle.step, RiddleStep::Checked { .. });
        self.riddle.as_ref().is_some_and(is_checked) || self.riddle_wait(0.0).is_some()
    }

    /// The time until the next move of a refutation, if there is one, in seconds.
    pub(crate) fn riddle_wait(&self, now: f64) -> Option<f64> {
        match &self.riddle.as_ref()?.step {
            RiddleStep::Refuted(shown) if shown.shown < shown.line.len() => {
                Some((shown.due - now).max(0.0))
            }
            _ => None,
        }
    }

    /// Goes back to the question.
    fn try_again(&mut self) {
        if let Some(riddle) = &mut self.riddle {
            riddle.step = RiddleStep::Asked;
            self.table.go_to(0);
        }
    }

    /// Gives the next hint: the reason, then the place, then the solution.
    fn hint_at_solution(&mut self) {
        let Some(riddle) = &mut self.riddle else { return };
        if !matches!(riddle.step, RiddleStep::Asked) {
            return;
        }
        riddle.hints += 1;
        if riddle.hints > 2 {
            self.tell_solution();
        }
    }

    fn tell_solution(&mut self) {
        self.try_again();
        let Some(riddle) = &mut self.riddle else { return };
        riddle.step = RiddleStep::Solved { is_told: true };
        let solution = riddle.puzzle().solution.clone();
        let played = self.table.act(&solution);
        self.message = played.err().map(Notice::bad);
        self.count_day(false);
    }

    /// Does what an order means while there is a puzzle; false if it means the same as ever.
    pub(crate) fn order_in_riddle(&mut self, order: Order) -> bool {
        if self.riddle.is_none() {
            return false;
        }
        match order {
            Order::Undo | Order::Again => self.try_again(),
            Order::Hint => self.hint_at_solution(),
            Order::Redo | Order::Review | Order::Resign | Order::Pause => {}
            _ => return false,
        }
        true
    }

    /// The action that is pointed at by a hint, on the board or beside it.
    pub(crate) fn pointed_at(&self) -> Option<&str> {
        if let Some(riddle) = &self.riddle {
            let is_lit = riddle.hints >= 2 && matches!(riddle.step, RiddleStep::Asked);
            return is_lit.then(|| riddle.puzzle().solution.as_str());
        }
        let hint = self.table.hint().filter(|_| self.is_told || self.is_judged)?;
        hint.ranked.first().map(|best| best.action.as_str())
    }
}

/// The games that have puzzles, by the names that open them and by those that people know.
fn games_with_puzzles() -> Vec<(String, Phrase)> {
    let sets = PuzzleSet::shipped().unwrap_or_default().into_iter();
    let named = sets.filter_map(|set| {
        let title = open(&set.game).ok()?.info().title;
        Some((set.game, title))
    });
    named.collect()
}

/// What is known of a wrong answer: the line of play that a proof expects after it.
fn refute(
    tried: String,
    hint: Option<&Hint>,
    words: impl Fn(&Worth, &str) -> Message,
    now: f64,
) -> Refutation {
    let proven = hint.filter(|hint| hint.source.is_exact());
    let known = proven.and_then(|hint| {
        let found = hint.ranked.iter().find(|one| one.action == tried)?;
        Some((words(&found.worth, &hint.unit), found.line.clone()))
    });
    let (worth, line) = known.map_or((None, Vec::new()), |(worth, line)| (Some(worth), line));
    let line = if line.is_empty() { vec![tried.clone()] } else { line };
    Refutation { tried, worth, line, shown: 0, due: now + PACE / 3.0 }
}
