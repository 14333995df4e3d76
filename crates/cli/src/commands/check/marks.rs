//! Shows the marks of players in positions.

use super::args::CheckArgs;
use super::challenges::ChallengeSet;
use crate::answer::json_line;
use crate::board;
use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::check as text;
use damier_catalog::{AnyGame, Contest};
use damier_experiments::arena::Estimate;
use damier_experiments::{
    ActionLoss, ChallengePosition, ExamAnswer, ExamPaper, PositionMark, TurnFault,
};
use damier_i18n::{Joint, Lang, Message};
use damier_play::{level_in_words, points_in_words};
use damier_reports::number::{estimate, share, whole};
use damier_reports::text::results;
use damier_reports::{COSTLIEST, name_fault};
use serde::Serialize;
use std::io::Write;

/// Columns repeated in every part of a folded table: the player and the grade.
const HEAD_COLUMNS: usize = 2;

/// A player with its marks.
pub(super) struct MarkedPlayer {
    /// The submission's path, or the name of a built-in player.
    path: String,
    name: String,
    by_level: Vec<PositionMark>,
    /// The mark for all positions together.
    pub(super) all: PositionMark,
    /// The turns that lost most, the costliest first.
    costliest: Vec<(ChallengePosition, ExamAnswer)>,
}

impl MarkedPlayer {
    pub(super) fn new(path: String, paper: ExamPaper, set: &ChallengeSet) -> Self {
        let (positions, answers) = (&set.positions, &paper.answers);
        let is_lost = |answer: &ExamAnswer| answer.action.is_none() || !answer.loss.is_nothing();
        let answered = positions.iter().zip(answers).filter(|(_, answer)| is_lost(answer));
        let mut lost: Vec<_> = answered.collect();
        lost.sort_by(|(_, a), (_, b)| b.loss.order(&a.loss));
        let costliest = lost.into_iter().take(COSTLIEST);
        Self {
            path,
            by_level: PositionMark::by_level(positions, answers),
            all: PositionMark::of_all(positions, answers),
            costliest: costliest.map(|(one, answer)| (one.clone(), answer.clone())).collect(),
            name: paper.player,
        }
    }
}

/// Shows the marks of all players in a table and, if there is only one player, its costliest turns.
pub(super) fn show(
    players: &[MarkedPlayer],
    args: &CheckArgs,
    game: &dyn AnyGame,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let all = players.first().map_or(0, |player| player.all.positions);
    out.say(text::marks_head(game.name(), whole(all), &args.budget))?;
    writeln!(out, "\n{}\n", table(players, game, out.lang).folded(HEAD_COLUMNS))?;
    if let [player] = players {
        for (position, answer) in &player.costliest {
            show_turn(position, answer, game, out)?;
        }
    }
    if has_results(game) {
        out.say(text::lost_wins_explained())?;
    }
    Ok(out.say(text::marks_explained())?)
}

fn table(players: &[MarkedPlayer], game: &dyn AnyGame, lang: Lang) -> TextTable {
    let (has_results, has_points) = (has_results(game), game.has_points());
    let mut table = TextTable::new(lang);
    table.column(text::player(), Align::Left).column(text::grade(), Align::Left);
    table.column(text::positions(), Align::Right).column(text::faults(), Align::Right);
    table.column(text::without_loss(), Align::Right);
    if has_results {
        table.column(text::lost_wins(), Align::Right);
    }
    if has_points {
        table.column(text::lost_points(game.score_scale().unit), Align::Right);
    }
    for player in players {
        let levels = player.by_level.iter().map(|mark| (level(mark), mark));
        for (level, mark) in levels.chain([(text::all_grades().into(), &player.all)]) {
            let counts = [mark.positions, mark.faults].map(|count| count.to_string().into());
            let lost = [
                has_results.then(|| estimate(&mark.lost_wins)),
                has_points.then(|| estimate(&mark.lost_points)),
            ];
            let head = [shown_name(player, players).into(), level];
            let cells = head.into_iter().chain(counts).chain([share(&mark.without_loss)]);
            table.row(cells.chain(lost.into_iter().flatten()));
        }
    }
    table
}

/// Returns the name of a player, or its path if several players have this name.
fn shown_name<'a>(player: &'a MarkedPlayer, players: &[MarkedPlayer]) -> &'a str {
    let is_shared = players.iter().filter(|other| other.name == player.name).nth(1).is_some();
    if is_shared { &player.path } else { &player.name }
}

fn level(mark: &PositionMark) -> Message {
    mark.level.map_or_else(|| "-".into(), |level| level_in_words(level).into())
}

/// Returns true if the game has winners.
fn has_results(game: &dyn AnyGame) -> bool {
    game.contest() == Contest::Duel
}

/// Shows a position, what the player did in it, and what was best.
fn show_turn(
    position: &ChallengePosition,
    answer: &ExamAnswer,
    game: &dyn AnyGame,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let session = game.session_from(&position.position, 0)?;
    let number = whole(position.number);
    match position.level {
        Some(level) => out.say(text::graded_position(number, level_in_words(level)))?,
        None => out.say(text::ungraded_position(number))?,
    }
    for line in board::lines(&session.scene(), out.lang) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", position.position)?;
    let (best, lost) = (position.best.join(", "), loss_in_words(&answer.loss, game));
    out.say(match (&answer.action, &answer.fault) {
        (Some(action), _) => text::played(action, best, lost),
        (None, Some(fault)) => text::at_fault(name_fault(&fault.kind), fault.cause.clone(), best),
        (None, None) => text::resigned(best),
    })?;
    if let Some(TurnFault { log, .. }) = &answer.fault {
        out.quote(results::last_lines(), log)?;
    }
    Ok(writeln!(out)?)
}

/// Says what a turn lost: the result, then the points.
fn loss_in_words(loss: &ActionLoss, game: &dyn AnyGame) -> Message {
    let result: Option<Message> = match loss.wins {
        wins if wins >= 1.0 => Some(text::a_win().into()),
        wins if wins > 0.0 => Some(text::half_a_win().into()),
        _ => None,
    };
    let has_points = game.has_points() && loss.points > 0.0;
    let points = has_points.then(|| points_in_words(loss.points, game.score_scale().unit));
    Message::list(result.into_iter().chain(points).collect(), Joint::Comma)
}

/// A player's marks as JSON.
#[derive(Serialize)]
struct Object<'a> {
    path: &'a str,
    name: &'a str,
    game: String,
    set: &'a str,
    budget: &'a str,
    grades: Vec<MarkObject>,
    all: MarkObject,
    costliest: Vec<TurnObject<'a>>,
}

#[derive(Serialize)]
struct MarkObject {
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<&'static str>,
    positions: u64,
    faults: u64,
    without_loss: Estimate,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost_wins: Option<Estimate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost_points: Option<Estimate>,
}

#[derive(Serialize)]
struct TurnObject<'a> {
    number: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<&'static str>,
    position: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
    best: &'a [String],
    lost: ActionLoss,
}

impl MarkObject {
    fn new(mark: &PositionMark, game: &dyn AnyGame) -> Self {
        Self {
            grade: mark.level.map(damier_catalog::PuzzleLevel::name),
            positions: mark.positions,
            faults: mark.faults,
            without_loss: mark.without_loss,
            lost_wins: has_results(game).then_some(mark.lost_wins),
            lost_points: game.has_points().then_some(mark.lost_points),
        }
    }
}

impl<'a> TurnObject<'a> {
    fn new((position, answer): &'a (ChallengePosition, ExamAnswer)) -> Self {
        Self {
            number: position.number,
            grade: position.level.map(damier_catalog::PuzzleLevel::name),
            position: &position.position,
            action: answer.action.as_deref(),
            fault: answer.fault.as_ref().map(|fault| fault.kind.to_string()),
            cause: answer.fault.as_ref().map(|fault| fault.cause.to_string()),
            best: &position.best,
            lost: answer.loss,
        }
    }
}

/// Writes a player's marks as one line of JSON.
pub(super) fn write_json(
    player: &MarkedPlayer,
    args: &CheckArgs,
    game: &dyn AnyGame,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let mark = |mark: &PositionMark| MarkObject::new(mark, game);
    let object = Object {
        path: &player.path,
        name: &player.name,
        game: game.name(),
        set: args.positions.as_deref().unwrap_or_default(),
        budget: &args.budget,
        grades: player.by_level.iter().map(mark).collect(),
        all: mark(&player.all),
        costliest: player.costliest.iter().map(TurnObject::new).collect(),
    };
    json_line(&object, out)?;
    Ok(out.flush()?)
}
