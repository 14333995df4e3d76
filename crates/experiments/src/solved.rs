//! Share of puzzles that players solve, by task and grade.

use damier_arena::Estimate;
use damier_arena::statistic::wilson;
use damier_catalog::Puzzle;

/// Share of the puzzles of one grade that each player solved.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleShare {
    /// Name of the puzzles' task (see [`damier_catalog::PuzzleTask::name`]). `None` for all tasks together.
    pub task: Option<&'static str>,
    /// Grade of the puzzles. `None` for puzzles without a grade.
    pub grade: Option<u32>,
    /// Number of puzzles.
    pub puzzles: u64,
    /// Share that each player solved, with Wilson's 95 % interval.
    pub solved: Vec<Estimate>,
}

impl PuzzleShare {
    /// Counts the solved puzzles by grade and, if there are several tasks, then by task and grade. `found` has for each
    /// puzzle a row that says whether each player solved it. Puzzles without a row are left out.
    #[must_use]
    pub fn count(puzzles: &[Puzzle], found: &[Vec<bool>]) -> Vec<Self> {
        let tried: Vec<(&Puzzle, &[bool])> =
            puzzles.iter().zip(found.iter().map(Vec::as_slice)).collect();
        let mut tasks: Vec<&'static str> = tried.iter().map(|(one, _)| one.task.name()).collect();
        tasks.sort_unstable();
        tasks.dedup();
        let kinds =
            if tasks.len() > 1 { tasks.into_iter().map(Some).collect() } else { Vec::new() };
        let groups = [None].into_iter().chain(kinds);
        groups.flat_map(|task| Self::count_task(task, &tried)).collect()
    }

    fn count_task(task: Option<&'static str>, tried: &[(&Puzzle, &[bool])]) -> Vec<Self> {
        let fits = |puzzle: &Puzzle| task.is_none_or(|task| puzzle.task.name() == task);
        let asked: Vec<_> = tried.iter().filter(|(puzzle, _)| fits(puzzle)).collect();
        let mut grades: Vec<Option<u32>> = asked.iter().map(|(puzzle, _)| puzzle.grade).collect();
        grades.sort_unstable();
        grades.dedup();
        let shares = grades.into_iter().map(|grade| {
            let of = asked.iter().filter(|(puzzle, _)| puzzle.grade == grade);
            let found: Vec<&[bool]> = of.map(|(_, found)| *found).collect();
            let players = found.first().map_or(0, |found| found.len());
            let share = |player: usize| {
                let hits = found.iter().filter(|found| found[player]).count();
                wilson(hits as f64, found.len() as f64)
            };
            let solved = (0..players).map(share).collect();
            Self { task, grade, puzzles: found.len() as u64, solved }
        });
        shares.collect()
    }
}
