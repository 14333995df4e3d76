//! Best score of a person in the game on the board.

use crate::app::App;
use damier_play::{BestScore, BestScores};

impl App {
    /// Looks up the best score in the new game on the board.
    pub(crate) fn recall_best(&mut self) {
        self.best = self.platform.best_scores().get(&self.table.session().state().game());
    }

    /// Saves the score on the board if it is the best one, and compares it with the saved one.
    pub(crate) fn keep_best(&mut self) -> Option<BestScore> {
        // Another window may have saved a better one meanwhile.
        let mut scores = self.platform.best_scores();
        let standing = scores.take(&self.table);
        if standing == Some(BestScore::New) {
            self.platform.keep_best_scores(&scores);
        }
        standing
    }

    /// Saves the score of a finished game, and shows how it compares with the best score before this game. Part of
    /// this game's score may have been saved already.
    pub(crate) fn tell_best(&mut self) {
        let Some(standing) = self.keep_best() else { return };
        let score = self.table.session().state().scores()[0];
        let told = match (standing, self.best) {
            (BestScore::Before(best), _) if best > score => BestScore::Before(best),
            (_, Some(best)) if best >= score => BestScore::Before(best),
            _ => BestScore::New,
        };
        self.say(told.message());
    }

    /// Returns the best score to show beside the score.
    pub(crate) fn best_score(&self) -> Option<i64> {
        BestScores::shown(self.best, &self.table)
    }
}
