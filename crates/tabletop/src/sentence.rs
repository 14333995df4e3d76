//! Sentences about exact answers and estimates: short, and true. Every door says them alike.

use game::{Verdict, Worth};
use workbench::{AnalysisText, CandidateText};

/// Actions that a sentence names; of more it tells the number.
const NAMED: usize = 3;

/// A difference of scores below this is none.
const NO_DIFFERENCE: f64 = 0.05;

/// A worth in words, as `win in 3 placements`; distances count `unit`, in the plural.
#[must_use]
pub fn worth_in_words(worth: &Worth, unit: &str) -> String {
    let verdict = worth.verdict.map(|verdict| format!("{verdict}{}", far(worth, unit, " in ")));
    let score = margin_in_words(worth).map(|score| format!("score {score}"));
    verdict.into_iter().chain(score).collect::<Vec<_>>().join(", ")
}

/// The score in words, where it says more than the result does.
#[must_use]
pub fn margin_in_words(worth: &Worth) -> Option<String> {
    let implied = worth.verdict.map(|verdict| match verdict {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.0,
        Verdict::Loss => -1.0,
    });
    worth.score.filter(|&score| implied != Some(score)).map(score_in_words)
}

/// A score in words: a mean with six decimals.
#[must_use]
pub fn score_in_words(score: f64) -> String {
    if score.fract() == 0.0 { format!("{score:.0}") } else { format!("{score:.6}") }
}

/// A number as people say it: a decimal below 100 if it has any, whole above, thousands by commas.
#[must_use]
pub fn rounded(number: f64) -> String {
    if number.abs() < 99.95 {
        let text = format!("{number:.1}");
        return text.strip_suffix(".0").unwrap_or(&text).to_string();
    }
    let digits = format!("{:.0}", number.abs());
    let mut text = if number < 0.0 { "-".to_string() } else { String::new() };
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Words the distance to the end, after `joint`; nothing where that is not known.
fn far(worth: &Worth, unit: &str, joint: &str) -> String {
    let text = |distance| format!("{joint}{distance} {}", counted(unit, distance));
    worth.distance.map_or_else(String::new, text)
}

/// A plural, or its singular for one.
pub(crate) fn counted(plural: &str, number: u32) -> String {
    match plural.strip_suffix("ies") {
        _ if number != 1 => plural.to_string(),
        Some(stem) => format!("{stem}y"),
        None => plural.strip_suffix('s').unwrap_or(plural).to_string(),
    }
}

/// Words what the actions have in common, or which of them differ, as `every square draws but C2, which
/// loses in 3 placements`; `None` where no results are known.
#[must_use]
pub fn results_in_words(found: &AnalysisText) -> Option<String> {
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
    let far = |one: &CandidateText, joint| far(&one.worth, found.unit, joint);
    let some = |few: &[&CandidateText], does: &str| {
        let named: Vec<&str> = few.iter().map(|one| one.action.as_str()).collect();
        let names = format!(" ({})", named.join(", "));
        let names = if few.len() > NAMED { "" } else { &names };
        format!("{} of {all} {choice}s {does}{names}", few.len())
    };
    Some(match (wins.as_slice(), draws.as_slice(), losses.as_slice()) {
        _ if all == 1 => format!("{} is the only {choice} left", found.candidates[0].action),
        ([], [], _) => format!("forced: every {choice} loses"),
        ([], _, []) => format!("every {choice} draws"),
        (_, [], []) => format!("every {choice} wins"),
        ([one], ..) => format!("only {} wins{}", one.action, far(one, ", in ")),
        ([], [one], _) => format!("only {} holds the draw", one.action),
        ([], _, [one]) => {
            let (action, far) = (&one.action, far(one, " in "));
            format!("every {choice} draws but {action}, which loses{far}")
        }
        (_, [], [one]) => {
            let (action, far) = (&one.action, far(one, " in "));
            format!("every {choice} wins but {action}, which loses{far}")
        }
        (_, [one], []) => format!("every {choice} wins but {}, which draws", one.action),
        ([], draws, _) => format!("{}; the others lose", some(draws, "hold the draw")),
        (wins, ..) => some(wins, "win"),
    })
}

/// Words the lead of the first of ranked actions over the second, in points of this unit; `by` names who
/// believes so, and nobody where it is proven. Without any action there is nothing to say.
pub(crate) fn ranking(by: Option<&str>, ranked: &[CandidateText], points: &str) -> String {
    let Some(best) = ranked.first().map(|best| &best.action) else { return String::new() };
    let says = by.map_or(format!("{best} is best"), |by| format!("{by} would play {best}"));
    let score = |index: usize| ranked.get(index).and_then(|one: &CandidateText| one.worth.score);
    let (Some(first), Some(second)) = (score(0), score(1)) else { return says };
    let (other, lead) = (&ranked[1].action, first - second);
    if lead.abs() < NO_DIFFERENCE {
        return match by {
            None => format!("{best} and {other} are equally good"),
            Some(_) => format!("{says}, and sees no difference to {other}"),
        };
    }
    // A player's own choice may come first against what it thinks of the others.
    if lead < 0.0 {
        return says;
    }
    format!("{says}, {} {points} better than {other}", rounded(lead))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Seat, Turn};

    fn told(verdicts: &[(&str, Verdict, Option<u32>)]) -> String {
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
        results_in_words(&found).expect("all are known")
    }

    #[test]
    fn results_are_told_in_one_sentence() {
        use Verdict::{Draw, Loss, Win};
        let one = told(&[("A1", Draw, None), ("B1", Draw, None), ("C2", Loss, Some(3))]);
        assert_eq!(one, "every square draws but C2, which loses in 3 placements");
        let only = told(&[("A1", Win, Some(1)), ("B1", Draw, None), ("C2", Loss, Some(3))]);
        assert_eq!(only, "only A1 wins, in 1 placement");
        let lost = told(&[("A1", Loss, Some(1)), ("B1", Loss, Some(3))]);
        assert_eq!(lost, "forced: every square loses");
        let two =
            told(&[("A1", Draw, None), ("B1", Draw, None), ("C1", Loss, None), ("D1", Loss, None)]);
        assert_eq!(two, "2 of 4 squares hold the draw (A1, B1); the others lose");
    }

    #[test]
    fn numbers_are_rounded_as_people_do() {
        let told = [0.0, 3.25, -0.5, 42.0, 99.97, 1234.4, -1_234_567.0].map(rounded);
        assert_eq!(told, ["0", "3.2", "-0.5", "42", "100", "1,234", "-1,234,567"]);
    }

    #[test]
    fn estimates_are_told_with_who_believes_them() {
        let one = |action: &str, score| CandidateText {
            action: action.to_string(),
            worth: Worth { score: Some(score), ..Worth::default() },
            ..CandidateText::default()
        };
        let ranked = [one("C", 5.5), one("E", 2.0)];
        assert_eq!(
            ranking(Some("expert"), &ranked, "cells"),
            "expert would play C, 3.5 cells better than E"
        );
        assert_eq!(ranking(None, &ranked, "points"), "C is best, 3.5 points better than E");
        assert_eq!(
            ranking(None, &[one("C", 1.0), one("E", 1.0)], "points"),
            "C and E are equally good"
        );
        assert_eq!(ranking(Some("expert"), &ranked[..1], "cells"), "expert would play C");
        assert_eq!(ranking(None, &[], "cells"), "");
    }
}
