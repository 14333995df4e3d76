//! What an answer says in words: short, and true.

use workbench::{AnalysisText, Session, Turn, Verdict, Worth};

/// Actions that a sentence names; of more it tells the number.
const NAMED: usize = 3;

/// Who is on turn.
pub(super) fn turn(session: &dyn Session) -> String {
    match session.turn() {
        Turn::Player(seat) => seat.to_string(),
        Turn::Chance => "chance".to_string(),
        Turn::Over => "nobody".to_string(),
    }
}

/// A worth in words, as `win in 3 placements`.
pub(crate) fn worth(worth: &Worth, unit: &str) -> String {
    let far = worth.distance.map(|distance| format!(" in {distance} {}", counted(unit, distance)));
    let verdict = worth.verdict.map(|v| format!("{v}{}", far.unwrap_or_default()));
    let score = margin(worth).map(|score| format!("score {score}"));
    verdict.into_iter().chain(score).collect::<Vec<_>>().join(", ")
}

/// The score in words, where it says more than the result does.
pub(super) fn margin(worth: &Worth) -> Option<String> {
    let implied = worth.verdict.map(|verdict| match verdict {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.0,
        Verdict::Loss => -1.0,
    });
    worth.score.filter(|&score| implied != Some(score)).map(points)
}

/// A score in words: a mean with six decimals.
pub(super) fn points(score: f64) -> String {
    if score.fract() == 0.0 { format!("{score:.0}") } else { format!("{score:.6}") }
}

/// A plural, or its singular for one.
fn counted(plural: &str, number: u32) -> String {
    match plural.strip_suffix("ies") {
        _ if number != 1 => plural.to_string(),
        Some(stem) => format!("{stem}y"),
        None => plural.strip_suffix('s').unwrap_or(plural).to_string(),
    }
}

/// What the actions have in common, or which of them differ; `None` where no results are known.
pub(super) fn summary(found: &AnalysisText) -> Option<String> {
    let of = |verdict| -> Vec<&str> {
        let same = found.candidates.iter().filter(|c| c.worth.verdict == Some(verdict));
        same.map(|candidate| candidate.action.as_str()).collect()
    };
    let (wins, draws, losses) = (of(Verdict::Win), of(Verdict::Draw), of(Verdict::Loss));
    let all = found.candidates.len();
    if all == 0 || wins.len() + draws.len() + losses.len() < all {
        return None;
    }
    let choice = found.choice;
    let some = |few: &[&str], does: &str| {
        let names = format!(" ({})", few.join(", "));
        let names = if few.len() > NAMED { "" } else { &names };
        format!("{} of {all} {choice}s {does}{names}", few.len())
    };
    Some(match (wins.as_slice(), draws.as_slice(), losses.as_slice()) {
        _ if all == 1 => format!("{} is the only {choice} left", found.candidates[0].action),
        ([], [], _) => format!("forced: every {choice} loses"),
        ([], _, []) => format!("every {choice} draws"),
        (_, [], []) => format!("every {choice} wins"),
        ([one], ..) => format!("only {one} wins"),
        ([], [one], _) => format!("only {one} holds the draw"),
        ([], _, [one]) => format!("every {choice} draws but {one}, which loses"),
        (_, [], [one]) => format!("every {choice} wins but {one}, which loses"),
        (_, [one], []) => format!("every {choice} wins but {one}, which draws"),
        ([], draws, _) => format!("{}; the others lose", some(draws, "hold the draw")),
        (wins, ..) => some(wins, "win"),
    })
}
