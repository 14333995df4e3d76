//! What wrong answers to puzzles lose.

use damier_game::Verdict;

/// Proven cost of a wrong answer.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct PuzzleFault {
    /// The wrong answer.
    pub action: String,
    /// Number of points by which it is worth less than the best answer; 0 in a game without points.
    pub cost: f64,
    /// Results of the best answer and of this one; `None` in a game that is only about points.
    pub results: Option<[Verdict; 2]>,
    /// The goal whose chance it lowers most; `None` if it lowers none by a visible amount.
    pub missed: Option<MissedGoal>,
}

/// A goal that is less likely to be reached after a wrong answer.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct MissedGoal {
    /// Goal in a word or number of the game, for example `512` for a tile.
    pub goal: String,
    /// Chance of reaching it after the wrong answer, from 0 to 1.
    pub chance: f64,
    /// Chance of reaching it after the best answer, from 0 to 1.
    pub best: f64,
}

/// Between the results of the best answer and of a wrong one, as in `win>loss`.
const LOWERED_TO: char = '>';

impl PuzzleFault {
    /// Writes the fault as words: the action, the results if the game has any, the points, and the goal with both
    /// chances if there is one.
    pub(super) fn write(&self) -> String {
        if let Some([best, taken]) = self.results {
            let cost = if self.cost > 0.0 { format!(" {}", self.cost) } else { String::new() };
            return format!("{} {best}{LOWERED_TO}{taken}{cost}", self.action);
        }
        let missed = self.missed.as_ref().map(|missed| {
            let MissedGoal { goal, chance, best } = missed;
            format!(" {goal} {chance:.3} {best:.3}")
        });
        format!("{} {:.1}{}", self.action, self.cost, missed.unwrap_or_default())
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let results = words.iter().position(|word| word.contains(LOWERED_TO));
        if let Some(place) = results.filter(|&place| place > 0) {
            let cost = match words[place + 1..] {
                [] => 0.0,
                [cost] => read_cost(cost)?,
                _ => return None,
            };
            let results = Some(read_results(words[place])?);
            return Some(Self { action: words[..place].join(" "), cost, results, missed: None });
        }
        let (action, cost, missed) = match *words.as_slice() {
            [action, cost] => (action, cost, None),
            [action, cost, goal, chance, best] => {
                let goal = goal.to_string();
                let (chance, best) = (chance.parse().ok()?, best.parse().ok()?);
                (action, cost, Some(MissedGoal { goal, chance, best }))
            }
            _ => return None,
        };
        Some(Self { action: action.to_string(), cost: read_cost(cost)?, results: None, missed })
    }
}

/// Reads a cost in points, which is a number of at least 0.
fn read_cost(text: &str) -> Option<f64> {
    text.parse().ok().filter(|cost: &f64| cost.is_finite() && *cost >= 0.0)
}

/// Reads results such as `win>loss`. The second is at most as good as the first.
fn read_results(text: &str) -> Option<[Verdict; 2]> {
    let (best, taken) = text.split_once(LOWERED_TO)?;
    let named = |word: &str| {
        [Verdict::Loss, Verdict::Draw, Verdict::Win].into_iter().find(|one| one.word() == word)
    };
    let results = [named(best)?, named(taken)?];
    (results[0] >= results[1]).then_some(results)
}
