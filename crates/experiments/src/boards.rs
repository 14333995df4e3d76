//! Surveys of many openings: how each ends under best play, or when a player plays against itself.
//!
//! Opening number `i` of a survey's seed has a seed of its own. So a survey can be split into parts anywhere or
//! continued after a stop, and gives the same results with any number of threads.

mod judge;
pub(crate) mod opening;

pub(crate) use judge::OpeningJudge;
pub use opening::{Judge, Opening, Outcome, SurveyedOpening};

use crate::arena_game::ArenaGame;
use damier_catalog::Effort;
use damier_game::{Limits, Seat, SingleThread, TextError, ThreadPool, mix};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// A survey of openings.
pub struct Survey<'a> {
    /// Game whose openings are judged.
    pub game: &'a dyn ArenaGame,
    /// Seed of all openings.
    pub seed: u64,
    /// True if every opening is begun by each seat once, provided that the game allows it.
    pub any_seat_begins: bool,
    /// How the result of an opening is found.
    pub judge: Judge,
    /// Budget. For exact analysis it is the total for an opening; for a player it is its budget in a game.
    pub limits: Limits,
    /// Raising the flag ends the survey early.
    pub stop: Arc<AtomicBool>,
}

impl Survey<'_> {
    /// Judges the openings with these numbers, one per thread of the pool at a time. If `stop` is raised, returns only
    /// the openings before the first one that was not judged.
    ///
    /// # Errors
    /// If the game does not have this judge or is not a duel.
    pub fn judge(
        &self,
        numbers: Range<u64>,
        pool: &dyn ThreadPool,
    ) -> Result<Vec<SurveyedOpening>, TextError> {
        let next = AtomicU64::new(numbers.start);
        let judged: Vec<OnceLock<Result<SurveyedOpening, TextError>>> =
            numbers.clone().map(|_| OnceLock::new()).collect();
        pool.run(&|_| {
            while !self.is_stopped() {
                let number = next.fetch_add(1, Relaxed);
                let Some(slot) = judged.get((number - numbers.start) as usize) else { break };
                let opening = self.judge_one(number);
                // A stopped judge has no answer, or a wrong one.
                if !self.is_stopped() {
                    slot.get_or_init(|| opening);
                }
            }
        });
        judged.into_iter().map_while(OnceLock::into_inner).collect()
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    fn judge_one(&self, number: u64) -> Result<SurveyedOpening, TextError> {
        let seats: &[Option<Seat>] = match self.any_seat_begins && self.game.any_seat_begins() {
            true => &[Some(Seat::FIRST), Some(Seat::SECOND)],
            false => &[None],
        };
        let seed = mix(self.seed, number);
        let effort = Effort {
            limits: self.limits,
            stop: Some(Arc::clone(&self.stop)),
            gauge: None,
            pool: &SingleThread,
        };
        let begun = seats.iter().map(|&seat| self.game.judge(seed, seat, &self.judge, &effort));
        Ok(SurveyedOpening { number, begun: begun.collect::<Result<_, _>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offered::open;
    use damier_game::{Goal, Verdict};
    use std::cmp::Ordering;

    /// A thread pool for tests that runs its threads one after the other, from the last to the first.
    struct Backwards(usize);

    impl ThreadPool for Backwards {
        fn size(&self) -> usize {
            self.0
        }

        fn run(&self, job: &(dyn Fn(usize) + Sync)) {
            (0..self.0).rev().for_each(job);
        }
    }

    fn survey(game: &dyn ArenaGame, judge: Judge) -> Survey<'_> {
        Survey {
            game,
            seed: 3,
            any_seat_begins: true,
            judge,
            limits: Limits::NONE,
            stop: Arc::default(),
        }
    }

    const EXACT: Judge = Judge::Exact(Goal::Scores);

    fn by(player: &str) -> Judge {
        Judge::Player(player.to_string())
    }

    #[test]
    fn any_pool_and_any_part_find_the_same() {
        let game = open("filler:6x6").expect("known");
        let survey = survey(game.as_ref(), by("greedy"));
        let all = survey.judge(0..20, &SingleThread).expect("greedy plays");
        assert_eq!(all.len(), 20);
        assert_eq!(survey.judge(0..20, &Backwards(3)).as_ref(), Ok(&all));
        let parts =
            [0..7, 7..8, 8..20].map(|part| survey.judge(part, &SingleThread).expect("parts"));
        assert_eq!(parts.concat(), all);
        assert!(all.iter().map(|opening| opening.number).eq(0..20));
    }

    /// On diagonal stripes, greedy calls one stripe after the other, and the seat that begins is first in the
    /// middle.
    #[test]
    fn each_seat_begins_the_same_board() {
        let game = open("filler:9x9,layout=diagonal").expect("known");
        let judged =
            survey(game.as_ref(), by("greedy")).judge(0..5, &SingleThread).expect("greedy plays");
        for SurveyedOpening { begun, .. } in judged {
            let [first, second] = begun.as_slice() else { panic!("two seats") };
            assert_eq!(second.position, first.position.replace(" 1 - -", " 2 - -"));
            for opening in [first, second] {
                let outcome = opening.outcome.expect("no limit");
                assert_eq!(outcome.verdict, Verdict::Win, "{}", opening.position);
                assert!(outcome.margin.is_some_and(|margin| margin > 0.0));
            }
        }
        let swap = open("filler:4x4,swap=first").expect("known");
        let judged =
            survey(swap.as_ref(), by("random")).judge(0..3, &SingleThread).expect("it plays");
        assert!(judged[0].begun[1].position.ends_with(" 2 - -"));
    }

    /// The book of Quarto knows that the game is drawn. Seat 1 always begins it.
    #[test]
    fn an_analyst_judges() {
        let game = open("quarto").expect("known");
        let judged = survey(game.as_ref(), EXACT).judge(0..2, &SingleThread).expect("exact");
        let outcome = Some(Outcome { verdict: Verdict::Draw, margin: Some(0.0) });
        let position = "..../..../..../.... -".to_string();
        let opening = Opening { position, outcome };
        assert_eq!(judged[1], SurveyedOpening { number: 1, begun: vec![opening] });
    }

    /// In a game played to its end the margin says who wins, but the winner can be found without it.
    #[test]
    fn results_are_the_same_with_and_without_margins() {
        let game = open("filler:4x5,colours=5,win=full").expect("known");
        let judged = |goal| {
            let judged = survey(game.as_ref(), Judge::Exact(goal)).judge(0..30, &SingleThread);
            let begun = judged.expect("exact").into_iter().flat_map(|opening| opening.begun);
            begun.map(|opening| opening.outcome.expect("no limit")).collect::<Vec<Outcome>>()
        };
        let (with, without) = (judged(Goal::Scores), judged(Goal::Verdicts));
        for (with, without) in with.iter().zip(&without) {
            assert_eq!((with.verdict, without.margin), (without.verdict, None));
            let sign = with.margin.map(|margin| margin.partial_cmp(&0.0));
            let verdict = match with.verdict {
                Verdict::Loss => Ordering::Less,
                Verdict::Draw => Ordering::Equal,
                Verdict::Win => Ordering::Greater,
            };
            assert_eq!(sign, Some(Some(verdict)));
        }
        assert!(with.iter().any(|outcome| outcome.verdict == Verdict::Draw));
    }

    #[test]
    fn what_cannot_be_judged_is_refused_or_left_open() {
        for (name, judge) in [
            ("2048", EXACT),
            ("2048", by("random")),
            ("2048:spawner=adversary", by("random")),
            ("filler:5x5", by("nobody")),
        ] {
            let game = open(name).expect(name);
            assert!(survey(game.as_ref(), judge).judge(0..3, &SingleThread).is_err(), "{name}");
        }
        let game = open("filler:5x5").expect("known");
        let stopped = survey(game.as_ref(), by("greedy"));
        stopped.stop.store(true, Relaxed);
        assert_eq!(stopped.judge(0..3, &SingleThread), Ok(Vec::new()));
    }
}
