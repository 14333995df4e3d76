//! The best score of a person at the game on the board.

use crate::app::App;
use damier_play::{BestScore, BestScores};

impl App {
    /// Looks up the best score at the game that has come to the board.
    pub(crate) fn recall_best(&mut self) {
        self.best = self.platform.best_scores().get(&self.table.session().game());
    }

    /// Keeps the score on the board if it is a person's best, and says how it compares with what was kept before.
    pub(crate) fn keep_best(&mut self) -> Option<BestScore> {
        // Another board may have kept a better one meanwhile.
        let mut scores = self.platform.best_scores();
        let standing = scores.take(&self.table);
        if standing == Some(BestScore::New) {
            self.platform.keep_best_scores(&scores);
        }
        standing
    }

    /// Keeps the score of a game that has ended, and tells how it compares with the best before this game, of which
    /// something may have been kept already.
    pub(crate) fn tell_best(&mut self) {
        let Some(standing) = self.keep_best() else { return };
        let score = self.table.session().scores()[0];
        let told = match (standing, self.best) {
            (BestScore::Before(best), _) if best > score => BestScore::Before(best),
            (_, Some(best)) if best >= score => BestScore::Before(best),
            _ => BestScore::New,
        };
        self.say(told.message());
    }

    /// The best score to show: the one before this game, or that of the game on the board once it is better.
    pub(crate) fn best_score(&self) -> Option<i64> {
        let now = BestScores::score(&self.table);
        self.best.map(|best| now.map_or(best, |now| best.max(now)))
    }
}
