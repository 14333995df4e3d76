//! Work of other processes: doing an assignment, and splitting a survey into assignments.

use crate::assignment::{
    Assignment, Findings, FoundEnd, FoundOpening, PARTS_EACH, SurveyOpenings, Workforce, cut,
};
use crate::boards::{Judge, Opening, Outcome, Survey, SurveyedOpening};
use crate::offered::open;
use damier_game::{Goal, Limits, SingleThread, TextError, Verdict};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

impl Assignment {
    /// Does an assignment, given as text, on one thread. Returns its findings as text; `None` if `stop` was raised.
    ///
    /// # Errors
    /// If the text is not an assignment of this version, or names an unknown game or player.
    pub fn work(text: &str, stop: &Arc<AtomicBool>) -> Result<Option<String>, TextError> {
        let read = serde_json::from_str(text).map_err(|_| Findings::unreadable())?;
        let findings = match read {
            Self::Rounds(rounds) => rounds.play(stop)?.map(Findings::Rounds),
            Self::Openings(openings) => openings.judge(stop)?.map(Findings::Openings),
        };
        Ok(findings.map(|findings| findings.text()))
    }
}

impl SurveyOpenings {
    fn new(survey: &Survey<'_>, numbers: Range<u64>) -> Self {
        let player = match &survey.judge {
            Judge::Player(player) => Some(player.clone()),
            Judge::Exact(_) => None,
        };
        Self {
            game: survey.game.name(),
            seed: survey.seed,
            any_seat_begins: survey.any_seat_begins,
            player,
            scores: matches!(survey.judge, Judge::Exact(Goal::Scores)),
            budget: survey.limits.to_string(),
            numbers,
        }
    }

    fn judge(self, stop: &Arc<AtomicBool>) -> Result<Option<Vec<FoundOpening>>, TextError> {
        let goal = if self.scores { Goal::Scores } else { Goal::Verdicts };
        let game = open(&self.game)?;
        let survey = Survey {
            game: game.as_ref(),
            seed: self.seed,
            any_seat_begins: self.any_seat_begins,
            judge: self.player.map_or(Judge::Exact(goal), Judge::Player),
            limits: Limits::read(&self.budget)?,
            stop: Arc::clone(stop),
        };
        let judged = survey.judge(self.numbers.clone(), &SingleThread)?;
        let whole = judged.len() as u64 == self.numbers.end.saturating_sub(self.numbers.start);
        Ok(whole.then(|| judged.into_iter().map(FoundOpening::new).collect()))
    }
}

impl FoundOpening {
    fn new(surveyed: SurveyedOpening) -> Self {
        let end = |opening: Opening| FoundEnd {
            position: opening.position,
            verdict: opening.outcome.map(|outcome| outcome.verdict.word().to_string()),
            margin: opening.outcome.and_then(|outcome| outcome.margin),
        };
        Self { number: surveyed.number, begun: surveyed.begun.into_iter().map(end).collect() }
    }

    fn surveyed(self) -> Result<SurveyedOpening, TextError> {
        let opening = |end: FoundEnd| {
            let verdicts = [Verdict::Loss, Verdict::Draw, Verdict::Win];
            let known = |word: String| verdicts.into_iter().find(|verdict| verdict.word() == word);
            let verdict = end.verdict.map(|word| known(word).ok_or_else(Findings::unreadable));
            let outcome = |verdict| Outcome { verdict, margin: end.margin };
            Ok(Opening { position: end.position, outcome: verdict.transpose()?.map(outcome) })
        };
        let begun = self.begun.into_iter().map(opening).collect::<Result<_, TextError>>()?;
        Ok(SurveyedOpening { number: self.number, begun })
    }
}

impl Survey<'_> {
    /// Lets a workforce judge the openings with these numbers, as [`Survey::judge`] does. `None` if the work was
    /// stopped.
    ///
    /// # Errors
    /// As for [`Survey::judge`] and [`Workforce::finish`].
    pub fn judge_by(
        &self,
        numbers: Range<u64>,
        workforce: &dyn Workforce,
    ) -> Result<Option<Vec<SurveyedOpening>>, TextError> {
        let parts = cut(numbers.clone(), PARTS_EACH * workforce.size() as u64);
        let assignments: Vec<Assignment> =
            parts.map(|part| Assignment::Openings(SurveyOpenings::new(self, part))).collect();
        let Some(findings) = workforce.finish(&assignments, &mut |_| ())? else { return Ok(None) };
        let mut judged = Vec::new();
        for findings in findings {
            let Findings::Openings(openings) = findings else { return Err(Findings::unreadable()) };
            for opening in openings {
                judged.push(opening.surveyed()?);
            }
        }
        if judged.iter().map(|opening| opening.number).eq(numbers) {
            Ok(Some(judged))
        } else {
            Err(Findings::unreadable())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_assignment_is_refused_in_a_line() {
        let stop = Arc::default();
        for text in ["", "{}", "{\"kind\":\"openings\"}", "{\"kind\":\"other\"}"] {
            let refused = Assignment::work(text, &stop).expect_err(text).to_string();
            assert!(!refused.contains('\n'), "{refused}");
        }
    }

    #[test]
    fn an_assignment_that_is_stopped_has_no_findings() {
        let stop = Arc::new(AtomicBool::new(true));
        let game = open("filler:5x5").expect("known");
        let survey = Survey {
            game: game.as_ref(),
            seed: 3,
            any_seat_begins: false,
            judge: Judge::Player("greedy".to_string()),
            limits: Limits::NONE,
            stop: Arc::default(),
        };
        let assignment = Assignment::Openings(SurveyOpenings::new(&survey, 0..3));
        assert_eq!(Assignment::work(&assignment.text(), &stop), Ok(None));
    }
}
