//! The text form of a set of puzzles: a head, and a line for each.

use super::{Puzzle, PuzzleFault, PuzzleTask};
use crate::text::refusal as text;
use damier_game::TextError;
use damier_i18n::Message;
use std::fmt::Write as _;

/// The first line of every set.
const FIRST: &str = "damier puzzles 1";

/// Start of the line that names the game.
const GAME: &str = "game: ";

/// Puzzles of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleSet {
    /// Name of the game.
    pub game: String,
    /// The puzzles, in the order of their numbers.
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleSet {
    /// Writes the lines above the puzzles, with the command that finds them.
    #[must_use]
    pub fn write_head(game: &str, command: &str) -> String {
        format!(
            "{FIRST}\n{GAME}{game}\n# {command}\n# task, solution, grade, position, what others lose\n"
        )
    }

    /// Returns true if a text begins as a set.
    #[must_use]
    pub fn is_set(text: &str) -> bool {
        text.lines().next() == Some(FIRST)
    }

    /// Reads a set. Lines that start with `#` are comments.
    ///
    /// # Errors
    /// A line is not part of a puzzle set. The error quotes the first such line, with its number.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let (game, lines) = Self::read_lines(text)?;
        let puzzle =
            |line: PuzzleLine| line.puzzle.map_err(|error| error.within(place_of(line.number)));
        let puzzles = lines.into_iter().map(puzzle).collect::<Result<_, _>>()?;
        Ok(Self { game, puzzles })
    }

    /// Reads the name of the game, and each line below the head for itself.
    ///
    /// # Errors
    /// The text does not begin as a puzzle set.
    pub fn read_lines(text: &str) -> Result<(String, Vec<PuzzleLine>), TextError> {
        let mut lines = (1..).zip(text.lines());
        let mut head = || lines.next().map(|(_, line)| line).unwrap_or_default();
        let first = head();
        if first != FIRST {
            return Err(refuse(first, text::first_line(FIRST)).within(place_of(1)));
        }
        let game = head();
        let Some(game) = game.strip_prefix(GAME) else {
            return Err(refuse(game, text::game_line(GAME.trim_end())).within(place_of(2)));
        };
        let puzzles = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(number, line)| PuzzleLine {
            number,
            puzzle: Puzzle::read(line).ok_or_else(|| refuse(line, text::a_puzzle())),
        };
        Ok((game.to_string(), puzzles.map(read).collect()))
    }
}

/// A line of a set below its head.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleLine {
    /// Number of the line, from 1.
    pub number: usize,
    /// The puzzle, or why the line is not one.
    pub puzzle: Result<Puzzle, TextError>,
}

fn refuse(line: &str, expected: impl Into<Message>) -> TextError {
    TextError::new(line, text::puzzles(), expected)
}

fn place_of(line: usize) -> Message {
    text::line(line.to_string())
}

impl Puzzle {
    /// Writes the puzzle as a line, without a line break.
    #[must_use]
    pub fn write(&self) -> String {
        let mut line = match self.task {
            PuzzleTask::Win(Some(distance)) => format!("win:{distance}"),
            task => task.name().to_string(),
        };
        let grade = self.grade.map_or("-".to_string(), |grade| grade.to_string());
        // Writing into memory cannot fail.
        let _ = write!(line, "\t{}\t{grade}\t{}", self.solution, self.position);
        if !self.faults.is_empty() {
            let faults: Vec<String> = self.faults.iter().map(PuzzleFault::write).collect();
            let _ = write!(line, "\t{}", faults.join(";"));
        }
        line
    }

    /// Reads a line of [`Puzzle::write`]; `None` if it is not one.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        let task = match fields.next()? {
            "win" => PuzzleTask::Win(None),
            "hold" => PuzzleTask::Hold,
            "most" => PuzzleTask::Most,
            other => PuzzleTask::Win(Some(other.strip_prefix("win:")?.parse().ok()?)),
        };
        let solution = fields.next()?.to_string();
        let grade = match fields.next()? {
            "-" => None,
            grade => Some(grade.parse().ok()?),
        };
        let position = fields.next()?.to_string();
        let faults = fields.next().map_or(Some(Vec::new()), |faults| {
            faults.split(';').map(PuzzleFault::read).collect()
        })?;
        fields.next().is_none().then_some(Self { task, solution, grade, position, faults })
    }
}

#[cfg(test)]
mod tests {
    use super::super::MissedGoal;
    use super::*;
    use damier_game::Verdict;

    #[test]
    fn a_set_is_read_as_it_was_written() {
        let puzzle = |task, grade| Puzzle {
            task,
            solution: "give 4".to_string(),
            grade,
            position: "b74./c.93/20fd/.5a. 6".to_string(),
            faults: Vec::new(),
        };
        let missed = MissedGoal { goal: "512".to_string(), chance: 0.25, best: 0.75 };
        let fault = |action: &str, cost, results, missed| PuzzleFault {
            action: action.to_string(),
            cost,
            results,
            missed,
        };
        let faults = vec![fault("up", 12.5, None, Some(missed)), fault("left", 12.5, None, None)];
        let lost = vec![
            fault("give 3", 0.0, Some([Verdict::Win, Verdict::Draw]), None),
            fault("D", 12.0, Some([Verdict::Loss; 2]), None),
        ];
        let puzzles = vec![
            puzzle(PuzzleTask::Win(Some(3)), Some(2)),
            puzzle(PuzzleTask::Win(None), None),
            puzzle(PuzzleTask::Hold, Some(1)),
            puzzle(PuzzleTask::Most, Some(6)),
            Puzzle { faults, ..puzzle(PuzzleTask::Most, None) },
            Puzzle { faults: lost, ..puzzle(PuzzleTask::Hold, Some(2)) },
        ];
        let lines: Vec<String> = puzzles.iter().map(Puzzle::write).collect();
        let text = PuzzleSet::write_head("quarto", "damier puzzles quarto") + &lines.join("\n");
        let set = PuzzleSet { game: "quarto".to_string(), puzzles };
        assert_eq!(PuzzleSet::read(&text), Ok(set));
    }

    #[test]
    fn malformed_sets_are_refused_with_the_line() {
        let head = PuzzleSet::write_head("quarto", "");
        for (text, found) in [
            ("damier book of quarto\n".to_string(), "damier book of quarto"),
            (format!("{FIRST}\nwin"), "win"),
            (format!("{head}win:\tA1\t1\tp"), "win:\tA1\t1\tp"),
            (format!("{head}hold\tA1\t1"), "hold\tA1\t1"),
            (format!("{head}hold\tA1\t1\tp\tmore"), "hold\tA1\t1\tp\tmore"),
            (format!("{head}most\tup\t1\tp\tup 1;left x"), "most\tup\t1\tp\tup 1;left x"),
            (format!("{head}most\tup\t1\tp\tup 1\tmore"), "most\tup\t1\tp\tup 1\tmore"),
            (format!("{head}win\tA1\t1\tp\tB1 loss>win"), "win\tA1\t1\tp\tB1 loss>win"),
            (format!("{head}win\tA1\t1\tp\tB1 win>lose"), "win\tA1\t1\tp\tB1 win>lose"),
            (format!("{head}most\tA1\t1\tp\tB1 -3.0"), "most\tA1\t1\tp\tB1 -3.0"),
        ] {
            let refused = PuzzleSet::read(&text).expect_err("no set").to_string();
            let shown = found.split('\t').next().expect("a part");
            let line = 1 + text.lines().position(|line| line == found).expect("it is in the text");
            let said = format!("line {line}, puzzles: found `{shown}");
            assert!(refused.starts_with(&said), "{refused}");
        }
    }
}
