//! Other processes find the same results of a tuning or a survey as this one.

use damier_catalog::{Goal, Limits, SingleThread, TextError};
use damier_experiments::open;
use damier_experiments::{
    Assignment, Findings, Hosting, Judge, Survey, TuneOrder, TuneWorkers, Tuning, Workforce,
};
use std::cell::Cell;
use std::sync::Arc;

/// A workforce that does every assignment here, the last first.
#[derive(Default)]
struct Backwards {
    done: Cell<usize>,
}

impl Workforce for Backwards {
    fn size(&self) -> usize {
        3
    }

    fn finish(
        &self,
        assignments: &[Assignment],
        told: &mut dyn FnMut(usize),
    ) -> Result<Option<Vec<Findings>>, TextError> {
        let mut findings = Vec::new();
        for (number, assignment) in assignments.iter().enumerate().rev() {
            let done = Assignment::work(&assignment.text(), &Arc::default())?;
            findings.push(Findings::read(&done.expect("nobody stops it"))?);
            told(number);
            self.done.set(self.done.get() + 1);
        }
        findings.reverse();
        Ok(Some(findings))
    }
}

#[test]
fn a_survey_finds_elsewhere_what_it_finds_here() {
    let game = open("filler:5x5,win=full").expect("known");
    for judge in [Judge::Exact(Goal::Scores), Judge::Player("greedy".to_string())] {
        let survey = Survey {
            game: game.as_ref(),
            seed: 3,
            any_seat_begins: true,
            judge,
            limits: Limits::NONE,
            stop: Arc::default(),
        };
        let here = survey.judge(4..21, &SingleThread).expect("judges");
        let there = Backwards::default();
        assert_eq!(survey.judge_by(4..21, &there), Ok(Some(here)));
        assert_eq!(there.done.get(), 12);
    }
}

/// Searches and proofs, in games of two seats and of one.
#[test]
fn a_tuning_finds_elsewhere_what_it_finds_here() {
    let settings = vec!["exploration".to_string()];
    for (game, player, settings) in
        [("filler:6x6", "weighted", Vec::new()), ("2048:2x3", "mcts(playouts=20)", settings)]
    {
        let order = TuneOrder {
            game: game.to_string(),
            player: player.to_string(),
            settings,
            against: Vec::new(),
            generations: 3,
            population: 4,
            games: 20,
            proof: 120,
            budget: Limits::NONE,
            seed: 1,
            hosting: Hosting::default(),
        };
        let stop = Arc::default();
        let tune = |workforce: Option<&dyn Workforce>| {
            let mut tuning = Tuning::new(&order).expect("a sound order");
            let hands = TuneWorkers { pool: &SingleThread, stop: &stop, watch: &|_| (), workforce };
            while !tuning.is_done() {
                assert!(tuning.step(&hands).expect("a sound order"));
            }
            tuning.text()
        };
        let there = Backwards::default();
        assert_eq!(tune(Some(&there)), tune(None), "{game}");
        assert!(there.done.get() > 12);
    }
}
