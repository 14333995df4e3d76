//! Sentences about exact answers and estimates, the same in every front end.

use crate::source::Source;
use crate::text::board;
use damier_catalog::{AnalysisText, CandidateText};
use damier_game::{Verdict, Worth};
use damier_i18n::{Joint, Message, Number};

/// Most actions that a sentence names. For more, it gives only their number.
const NAMED: usize = 3;

/// Significant digits of an expected score. The network is not more precise: it rounds each of its weights to steps of
/// 16 points, and the scores that it expects are wrong by more than 1 % on average.
const DIGITS: f64 = 3.0;

/// Scores that differ by less than this are called equally good.
const NO_DIFFERENCE: f64 = 0.05;

/// Describes a value, for example `win in 3 placements`. Distances count `unit`, in the plural.
#[must_use]
pub fn worth_in_words(worth: &Worth, unit: &str) -> Message {
    let verdict = worth.verdict.map(|verdict| match far(worth, unit) {
        Some(far) => board::result_in(far, verdict.phrase()),
        None => verdict.phrase().into(),
    });
    let score = margin_in_words(worth).map(board::score_of);
    Message::list(verdict.into_iter().chain(score).collect(), Joint::Comma)
}

/// Returns the score, if it says more than the result does; otherwise `None`.
#[must_use]
pub fn margin_in_words(worth: &Worth) -> Option<Number> {
    let implied = worth.verdict.map(|verdict| match verdict {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.0,
        Verdict::Loss => -1.0,
    });
    let score = worth.score.filter(|&score| implied != Some(score))?;
    Some(Number::ungrouped(score, if score.fract() == 0.0 { 0 } else { 6 }))
}

/// Formats points of a score, for example `3.5 cells`. `unit` is the unit of the score, in the plural.
#[must_use]
pub fn points_in_words(points: f64, unit: &str) -> Message {
    board::points(unit, Number::rounded(points))
}

/// Formats an expected score, for example `about 175,000 points`, rounded to significant digits.
#[must_use]
pub fn expected_in_words(points: f64, unit: &str) -> Message {
    let step = last_digit(points);
    board::about(points_in_words((points / step).round() * step, unit))
}

/// Returns the value of the last significant digit of an expected score, at least 1.
fn last_digit(points: f64) -> f64 {
    let size = points.abs().max(1.0).log10().floor();
    10f64.powf((size - DIGITS + 1.0).max(0.0))
}

/// Returns the difference up to which two scores are about equal to their source: half of the last digit that is told
/// for the network, and 0 for others.
pub(crate) fn known_error(source: &Source, points: f64) -> f64 {
    if *source == Source::Network { last_digit(points) / 2.0 } else { 0.0 }
}

/// Formats the distance to the end, if it is known.
fn far(worth: &Worth, unit: &str) -> Option<Message> {
    worth.distance.map(|distance| board::distance(unit, u64::from(distance)))
}

/// Describes the results of all actions in one sentence, for example `every square draws except C2, which loses in 3
/// placements`; `None` if results are not known.
#[must_use]
pub fn results_in_words(found: &AnalysisText) -> Option<Message> {
    let of = |verdict| -> Vec<&CandidateText> {
        let all = found.candidates.iter();
        all.filter(|candidate| candidate.worth.verdict == Some(verdict)).collect()
    };
    let (wins, draws, losses) = (of(Verdict::Win), of(Verdict::Draw), of(Verdict::Loss));
    let all = found.candidates.len();
    if all == 0 || wins.len() + draws.len() + losses.len() < all {
        return None;
    }
    let choice = found.choice;
    let far = |one: &CandidateText| far(&one.worth, found.unit);
    Some(match (wins.as_slice(), draws.as_slice(), losses.as_slice()) {
        _ if all == 1 => board::only_left(&found.candidates[0].action, choice),
        ([], [], _) => board::all_lose(choice),
        ([], _, []) => board::all_draw(choice),
        (_, [], []) => board::all_win(choice),
        ([one], ..) => match far(one) {
            Some(far) => board::only_wins_in(&one.action, far),
            None => board::only_wins(&one.action),
        },
        ([], [one], _) => board::only_holds(&one.action),
        ([], _, [one]) => match far(one) {
            Some(far) => board::all_draw_but_in(&one.action, choice, far),
            None => board::all_draw_but(&one.action, choice),
        },
        (_, [], [one]) => match far(one) {
            Some(far) => board::all_win_but_in(&one.action, choice, far),
            None => board::all_win_but(&one.action, choice),
        },
        (_, [one], []) => board::all_win_but_draws(&one.action, choice),
        ([], draws, _) => match named(draws) {
            Some(names) => board::some_hold_named(count(draws), all as u64, choice, names),
            None => board::some_hold(count(draws), all as u64, choice),
        },
        (wins, ..) => match named(wins) {
            Some(names) => board::some_win_named(count(wins), all as u64, choice, names),
            None => board::some_win(count(wins), all as u64, choice),
        },
    })
}

fn count(actions: &[&CandidateText]) -> u64 {
    actions.len() as u64
}

/// Lists the names of the actions; `None` if there are more than [`NAMED`].
fn named(few: &[&CandidateText]) -> Option<String> {
    let names = || few.iter().map(|one| one.action.as_str()).collect::<Vec<_>>().join(", ");
    (few.len() <= NAMED).then(names)
}

/// Says which of the ranked actions are as good as the first one.
fn equally_good(ranked: &[CandidateText]) -> Message {
    let is_best = |one: &&CandidateText| {
        let lead = ranked[0].worth.score.zip(one.worth.score).map(|(best, other)| best - other);
        lead.is_some_and(|lead| lead < NO_DIFFERENCE)
    };
    let best: Vec<&CandidateText> = ranked.iter().filter(is_best).collect();
    match best.as_slice() {
        [one, other] => board::equally_good(&one.action, &other.action),
        best if best.len() == ranked.len() => board::all_equally_good(count(best)),
        best => match named(best) {
            Some(names) => board::few_equally_good(names),
            None => board::many_equally_good(count(best), &best[0].action),
        },
    }
}

/// Describes the lead of the best action over the second one, in this unit of the score. Empty if there are no actions.
pub(crate) fn ranking(source: &Source, ranked: &[CandidateText], points: &str) -> Message {
    let by = source.estimator_in_words();
    let Some(best) = ranked.first().map(|best| &best.action) else { return Message::default() };
    let says = |by: Option<Message>| match by {
        None => board::is_best(best),
        Some(by) => board::would_play(by, best),
    };
    let score = |index: usize| ranked.get(index).and_then(|one: &CandidateText| one.worth.score);
    let (Some(first), Some(second)) = (score(0), score(1)) else { return says(by) };
    let (other, lead) = (&ranked[1].action, first - second);
    if lead.abs() < NO_DIFFERENCE {
        return match by {
            None => equally_good(ranked),
            Some(by) => board::sees_no_difference(by, best, other),
        };
    }
    if lead.abs() < known_error(source, first) {
        let by = by.unwrap_or_default();
        return board::about_equal(by, best, other);
    }
    // A player's own choice is first even if it rates another action higher.
    if lead < 0.0 {
        return says(by);
    }
    let lead = points_in_words(lead, points);
    match by {
        None => board::is_best_by(best, other, lead),
        Some(by) => board::would_play_by(by, best, other, lead),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Seat, Turn};
    use damier_i18n::Lang;

    fn told(verdicts: &[(&str, Verdict, Option<u32>)]) -> String {
        say(verdicts, Lang::English)
    }

    fn say(verdicts: &[(&str, Verdict, Option<u32>)], lang: Lang) -> String {
        let candidate = |&(action, verdict, distance): &(&str, Verdict, Option<u32>)| {
            let worth = Worth { verdict: Some(verdict), score: None, distance };
            CandidateText { action: action.to_string(), worth, ..CandidateText::default() }
        };
        let found = AnalysisText {
            position: String::new(),
            turn: Turn::Player(Seat::FIRST),
            choice: "square",
            unit: "placements",
            worth: Worth::default(),
            prospects: Vec::new(),
            candidates: verdicts.iter().map(candidate).collect(),
            nodes: 0,
        };
        results_in_words(&found).expect("all are known").say(lang)
    }

    #[test]
    fn results_are_told_in_one_sentence() {
        use Verdict::{Draw, Loss, Win};
        let one = told(&[("A1", Draw, None), ("B1", Draw, None), ("C2", Loss, Some(3))]);
        assert_eq!(one, "every square draws except C2, which loses in 3 placements");
        let only = told(&[("A1", Win, Some(1)), ("B1", Draw, None), ("C2", Loss, Some(3))]);
        assert_eq!(only, "only A1 wins, in 1 placement");
        let lost = told(&[("A1", Loss, Some(1)), ("B1", Loss, Some(3))]);
        assert_eq!(lost, "every square loses");
        let two =
            told(&[("A1", Draw, None), ("B1", Draw, None), ("C1", Loss, None), ("D1", Loss, None)]);
        assert_eq!(two, "2 of 4 squares hold the draw (A1, B1); the others lose");
    }

    #[test]
    fn results_are_told_in_french() {
        use Verdict::{Draw, Loss, Win};
        let one =
            say(&[("A1", Draw, None), ("B1", Draw, None), ("C2", Loss, Some(3))], Lang::French);
        assert_eq!(one, "tous les coups font nulle sauf C2, qui perd en 3 poses");
        let only = say(&[("A1", Win, Some(1)), ("B1", Draw, None)], Lang::French);
        assert_eq!(only, "seul A1 gagne, en 1 pose");
    }

    #[test]
    fn numbers_are_rounded_as_people_do() {
        let told = [0.0, 3.25, -0.5, 42.0, 99.97, 1234.4, -1_234_567.0]
            .map(|number| Number::rounded(number).say(Lang::English));
        assert_eq!(told, ["0", "3.2", "-0.5", "42", "100", "1,234", "-1,234,567"]);
    }

    #[test]
    fn estimates_are_told_with_who_believes_them() {
        let one = |action: &str, score| CandidateText {
            action: action.to_string(),
            worth: Worth { score: Some(score), ..Worth::default() },
            ..CandidateText::default()
        };
        let (ranked, expert) = ([one("C", 5.5), one("E", 2.0)], Source::Player("expert".into()));
        assert_eq!(
            ranking(&expert, &ranked, "cells").to_string(),
            "the program expert would play C, 3.5 cells better than E"
        );
        assert_eq!(
            ranking(&Source::Exact, &ranked, "points").to_string(),
            "C is best, 3.5 points better than E"
        );
        assert_eq!(
            ranking(&Source::Exact, &[one("C", 1.0), one("E", 1.0)], "points").to_string(),
            "C and E are equally good"
        );
        let equal = |count: usize| {
            let scored = |(index, action)| one(action, f64::from(index < count));
            let actions = ["A", "B", "C", "D", "E", "F", "G"].into_iter();
            let ranked: Vec<_> = actions.enumerate().map(scored).collect();
            ranking(&Source::Exact, &ranked, "points").to_string()
        };
        assert_eq!(equal(3), "A, B, C are equally good");
        assert_eq!(equal(5), "5 moves are equally good, for example A");
        assert_eq!(equal(7), "all 7 moves are equally good");
        assert_eq!(
            ranking(&expert, &ranked[..1], "cells").to_string(),
            "the program expert would play C"
        );
        assert!(ranking(&Source::Exact, &[], "cells").is_empty());
    }

    /// The network tells an expected score to three digits, so less than half of the third one is no difference.
    #[test]
    fn a_difference_below_the_networks_error_is_about_equal() {
        let one = |action: &str, score| CandidateText {
            action: action.to_string(),
            worth: Worth { score: Some(score), ..Worth::default() },
            ..CandidateText::default()
        };
        let says = |source: &Source, scores: [f64; 2]| {
            let ranked = [one("right", scores[0]), one("left", scores[1])];
            ranking(source, &ranked, "points").to_string()
        };
        let network = Source::Network;
        let equal = "the network would play right; left is about equal";
        assert_eq!(says(&network, [174_983.0, 174_974.0]), equal);
        assert_eq!(says(&network, [174_983.0, 174_500.0]), equal);
        assert_eq!(
            says(&network, [174_983.0, 173_000.0]),
            "the network would play right, 1,983 points better than left"
        );
        assert_eq!(
            says(&network, [120.0, 119.0]),
            "the network would play right, 1 point better than left"
        );
        assert_eq!(
            says(&Source::Exact, [174_983.0, 174_974.0]),
            "right is best, 9 points better than left"
        );
    }
}
