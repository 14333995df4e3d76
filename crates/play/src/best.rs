//! Best scores of a person in games with one seat.

use crate::game_controller::GameController;
use crate::storage;
use crate::text::board;
use damier_catalog::Contest;
use damier_i18n::Message;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// File in the user's data folder. Each line holds a score and the name of its game.
const FILE: &str = "best.txt";

/// Best score of a person in each game with one seat, by the game's name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BestScores(BTreeMap<String, i64>);

/// A score, compared with the best earlier score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BestScore {
    /// It is better than all earlier scores.
    New,
    /// An earlier score was as good or better. Holds the best earlier score.
    Before(i64),
}

impl BestScore {
    /// Returns the message for the person who played.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::New => board::new_best().into(),
            Self::Before(best) => board::best_before(best.to_string()),
        }
    }
}

impl BestScores {
    /// Reads the text of [`BestScores::write`]. Lines that cannot be read are skipped.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let line = |line: &str| {
            let (score, game) = line.split_once(' ')?;
            Some((game.to_string(), score.parse().ok()?))
        };
        Self(text.lines().filter_map(line).collect())
    }

    /// Writes one line for each game.
    #[must_use]
    pub fn write(&self) -> String {
        self.0.iter().map(|(game, score)| format!("{score} {game}\n")).collect()
    }

    /// Loads the scores from a folder; none if there is no file.
    #[must_use]
    pub fn load(folder: &Path) -> Self {
        Self::read(&storage::load(folder, FILE))
    }

    /// Saves the scores in a folder and creates it if needed.
    ///
    /// # Errors
    /// The folder or the file cannot be written. The old file is then unchanged.
    pub fn keep(&self, folder: &Path) -> io::Result<()> {
        storage::keep(folder, FILE, &self.write())
    }

    /// Returns the best score in a game.
    #[must_use]
    pub fn get(&self, game: &str) -> Option<i64> {
        self.0.get(game).copied()
    }

    /// Returns the highest score in the game on a board. Returns `None` if the score does not count: if the game has
    /// several seats, if a player took the seat, if the game began from a chosen position, or before the first point.
    #[must_use]
    pub fn score(table: &GameController) -> Option<i64> {
        let score = table.highest_score();
        (Self::counts(table) && score > 0).then_some(score)
    }

    /// Returns the best score to show during a game: the one before this game, or that of this game once it is better.
    /// Returns `None` if there is none and the score of this game does not count.
    #[must_use]
    pub fn shown(before: Option<i64>, table: &GameController) -> Option<i64> {
        if !Self::counts(table) {
            return before;
        }
        let score = table.highest_score();
        Some(before.map_or(score, |before| before.max(score)))
    }

    /// Returns true if the game on a board has one seat, a person takes it, and it began from the opening.
    fn counts(table: &GameController) -> bool {
        let is_persons = table.game().contest() == Contest::Solo && !table.is_watched();
        is_persons && table.position().is_none()
    }

    /// Records the score of the game on a board. Returns how it compares with the best earlier score, or `None` if it
    /// does not count.
    pub fn take(&mut self, table: &GameController) -> Option<BestScore> {
        let score = Self::score(table)?;
        let best = self.0.entry(table.session().state().game()).or_default();
        if *best >= score {
            return Some(BestScore::Before(*best));
        }
        *best = score;
        Some(BestScore::New)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatPlan;
    use damier_catalog::{Limits, open};

    fn sit(players: Vec<Option<String>>) -> GameController {
        let game = open("2048:2x2").expect("known");
        let session = game.session(1);
        let limits = Limits::NONE;
        GameController::new(
            game,
            session,
            SeatPlan { players, advisor: None, limits, seed: 1, position: None },
        )
    }

    /// Plays until the first points are made.
    fn score(table: &mut GameController) -> i64 {
        while table.session().state().scores()[0] == 0 {
            let legal = table.session().legal();
            table.act(legal.last().expect("not over")).expect("legal");
        }
        table.session().state().scores()[0]
    }

    #[test]
    fn a_persons_best_is_kept_and_nothing_else() {
        let (mut scores, mut table) = (BestScores::default(), sit(vec![None]));
        assert_eq!(scores.take(&table), None, "no point yet");
        let shown = |before, table: &GameController| BestScores::shown(before, table);
        assert_eq!((shown(None, &table), shown(Some(9_000), &table)), (Some(0), Some(9_000)));
        let made = score(&mut table);
        assert_eq!((shown(None, &table), shown(Some(9_000), &table)), (Some(made), Some(9_000)));
        table.go_to(0);
        assert_eq!(shown(None, &table), Some(made), "an earlier position lowers nothing");
        assert_eq!(scores.take(&table), Some(BestScore::New));
        assert_eq!(scores.take(&table), Some(BestScore::Before(made)));
        assert_eq!(scores.get(&table.session().state().game()), Some(made));
        let watched = sit(vec![Some("random".to_string())]);
        assert_eq!(scores.take(&watched), None, "a player's");
        assert_eq!((shown(None, &watched), shown(Some(8), &watched)), (None, Some(8)));
    }

    #[test]
    fn scores_survive_in_a_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("made/for/it");
        assert_eq!(BestScores::load(&place), BestScores::default());
        let scores = BestScores::read("128 2048\nnot a score\n-\n16 2048:2x2\n");
        scores.keep(&place).expect("written");
        assert_eq!(BestScores::load(&place), scores);
        assert_eq!(
            (scores.get("2048"), scores.get("2048:2x2"), scores.get("not")),
            (Some(128), Some(16), None)
        );
    }
}
