//! The cost of wrong answers in puzzles about points.

/// Proven cost of a wrong answer.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct PuzzleFault {
    /// The wrong answer.
    pub action: String,
    /// Number of points by which it is worth less than the best answer.
    pub cost: f64,
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

impl PuzzleFault {
    /// Writes the fault as words: the action, the points, and the goal with both chances if there is one.
    pub(super) fn write(&self) -> String {
        let missed = self.missed.as_ref().map(|missed| {
            let MissedGoal { goal, chance, best } = missed;
            format!(" {goal} {chance:.3} {best:.3}")
        });
        format!("{} {:.1}{}", self.action, self.cost, missed.unwrap_or_default())
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let (action, cost, missed) = match *words.as_slice() {
            [action, cost] => (action, cost, None),
            [action, cost, goal, chance, best] => {
                let goal = goal.to_string();
                let (chance, best) = (chance.parse().ok()?, best.parse().ok()?);
                (action, cost, Some(MissedGoal { goal, chance, best }))
            }
            _ => return None,
        };
        Some(Self { action: action.to_string(), cost: cost.parse().ok()?, missed })
    }
}
