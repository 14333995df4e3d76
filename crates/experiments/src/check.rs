//! Entry check of a submission: starts it, lets it play, and finds faults for which it would lose games.

use crate::checkup::{Checkup, Mark};
use crate::outside::{Hosting, is_outside, submission};
use crate::preparation::RunRequest;
use crate::text::check as text;
use crate::tournament::one_event;
use damier_arena::{Event, Fault, Record, Termination, last_lines};
use damier_catalog::{games, open};
use damier_game::{Contest, FailureKind, Limits, TextError};
use damier_guest::{Handshake, LEFT_OUT, Program, Submission};
use damier_i18n::{Joint, Message, Number};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Opponent of a submission in games of two seats.
const OPPONENT: &str = damier_search::RANDOM;

/// Largest number of declared games that are tried.
const MOST_GAMES: usize = 20;

/// Longest state that a sentence quotes. Length in bytes.
const ROOM_FOR_A_STATE: usize = 200;

/// Checks a submission: starts it, and lets it play two games of each of the `wanted` games within a budget. If
/// `wanted` is empty, it plays the games that it declares. If it declares none either, every game is tried.
///
/// # Errors
/// If the path or a game does not exist.
pub fn check_submission(
    path: &str,
    wanted: &[String],
    budget: Limits,
    hosting: &Hosting,
) -> Result<Checkup, TextError> {
    let found = submission(path, hosting)?;
    let names = wanted.iter().map(|game| open(game).map(|game| game.name()));
    let wanted = names.collect::<Result<Vec<_>, _>>()?;
    let mut checkup = Checkup::begin(&found.name, path);
    match &found.program {
        Ok(program) => checkup.step("found", Mark::Passed, run_by(&found, program)),
        Err(problem) => {
            checkup.step("found", Mark::Failed, problem.clone());
            return Ok(checkup);
        }
    }
    let Some(met) = meet(&found, hosting, &mut checkup) else { return Ok(checkup) };
    let try_at = |game: &str, checkup: &mut Checkup| {
        if let Err(error) = play(path, game, budget, hosting, checkup) {
            checkup.step(game, Mark::Failed, error);
        }
    };
    match met.hello.games.as_ref().or(found.games.as_ref()) {
        None if wanted.is_empty() => try_all(&try_at, &mut checkup),
        declared => {
            for game in which(&wanted, declared, &mut checkup) {
                try_at(&game, &mut checkup);
            }
        }
    }
    Ok(checkup)
}

/// Tries a submission that declares no games at every game. A game that it does not play is not a failure, unless it
/// plays no game at all.
fn try_all(try_at: &dyn Fn(&str, &mut Checkup), checkup: &mut Checkup) {
    let mut failed = Vec::new();
    let before = checkup.steps.len();
    for info in games() {
        let mut tried = Checkup::begin(&checkup.name, &checkup.path);
        try_at(info.name, &mut tried);
        let has_passed = tried.has_passed();
        (if has_passed { &mut checkup.steps } else { &mut failed }).extend(tried.steps);
        checkup.unplayed.extend((!has_passed).then(|| info.name.to_string()));
    }
    if checkup.steps.len() == before {
        checkup.steps.extend(failed);
        checkup.unplayed.clear();
    }
}

fn run_by(found: &Submission, program: &Program) -> Message {
    let inside = |file: &std::path::Path| file.strip_prefix(&found.folder).map(ToOwned::to_owned);
    let file = inside(&program.file)
        .unwrap_or_else(|_| program.file.file_name().unwrap_or_default().into());
    let words = program.arguments.iter().map(|argument| {
        let path = std::path::Path::new(argument);
        inside(path).map_or_else(|_| argument.clone(), |path| path.display().to_string())
    });
    let words: Vec<String> = std::iter::once(file.display().to_string()).chain(words).collect();
    text::run_as(words.join(" "))
}

/// Starts a submission once, without a game.
fn meet(found: &Submission, hosting: &Hosting, checkup: &mut Checkup) -> Option<Handshake> {
    let met = match damier_guest::meet(found, &hosting.policy) {
        Ok(met) => met,
        Err(failure) => {
            let sentence = failure.message.clone();
            if failure.kind == FailureKind::Host {
                checkup.machine_failure.get_or_insert(sentence.clone());
            }
            checkup.fail("starts", sentence, last_lines(&failure.log));
            return None;
        }
    };
    let who = [
        met.hello.name.as_ref().map(text::named),
        met.hello.author.as_ref().map(text::by),
        met.hello.language.as_ref().map(text::in_language),
    ];
    let who = Message::list(who.into_iter().flatten().collect(), Joint::Comma);
    let took = Number::ungrouped(met.cpu.as_secs_f64() * 1e3, 0);
    let greeting =
        if who.is_empty() { text::says_hello(took) } else { text::says_hello_as(took, who) };
    checkup.step("starts", Mark::Passed, greeting);
    if met.ends_by_itself {
        checkup.step("ends", Mark::Passed, text::ends());
    } else {
        checkup.step("ends", Mark::Noted, text::does_not_end());
    }
    note_left_out("starts", met.hello.left_out.iter().copied(), checkup);
    if imports_old_name(found) {
        checkup.step("starts", Mark::Noted, text::old_module_name());
    }
    Some(met)
}

/// Returns true if a file of Python that the submission's command names imports the module `damier.bot` under the name
/// that it had before.
fn imports_old_name(found: &Submission) -> bool {
    let arguments = found.program.iter().flat_map(|program| &program.arguments);
    let files = arguments.filter(|name| name.ends_with(".py")).map(|name| found.folder.join(name));
    let has_old_name = |line: &str| {
        let mut words = line.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty());
        matches!(words.next(), Some("import" | "from")) && words.next() == Some("damier")
    };
    files
        .filter_map(|file| std::fs::read_to_string(file).ok())
        .any(|text| text.lines().any(has_old_name))
}

/// Returns the games to try: the wanted ones or, if there are none, those that the submission declares.
fn which(wanted: &[String], declared: Option<&Vec<String>>, checkup: &mut Checkup) -> Vec<String> {
    if !wanted.is_empty() {
        return wanted.to_vec();
    }
    let Some(declared) = declared else { return Vec::new() };
    if declared.is_empty() {
        checkup.step("games", Mark::Failed, text::declares_none());
    }
    if declared.len() > MOST_GAMES {
        let sentence = text::many_games(declared.len().to_string(), MOST_GAMES.to_string());
        checkup.step("games", Mark::Noted, sentence);
    }
    let mut known = Vec::new();
    for text in declared.iter().take(MOST_GAMES) {
        match open(text) {
            Ok(game) => known.push(game.name()),
            Err(error) => checkup.step(text, Mark::Failed, text::says_it_plays(&error)),
        }
    }
    known
}

/// Lets the submission play two games.
fn play(
    path: &str,
    game: &str,
    budget: Limits,
    hosting: &Hosting,
    checkup: &mut Checkup,
) -> Result<(), damier_arena::Error> {
    let solo = open(game)?.contest() == Contest::Solo;
    // A player's text is only a path if it contains a `/`.
    let own = if is_outside(path) { path.to_string() } else { format!("./{path}") };
    let mut players = vec![own];
    players.extend((!solo).then(|| OPPONENT.to_string()));
    let event = Event { games: 2, budget, ..Event::new(game, players) };
    let spec = one_event(1, event)?;
    let prepared = RunRequest { spec, hosting, db: None, is_shared: false }.prepare()?;
    let plan = prepared.plan();
    let (referee, schedule) = (&plan.referees()[0], &plan.schedules()[0]);
    let mut records = Vec::new();
    for pairing in schedule.iter() {
        match referee.play_unless(&pairing, &Arc::default()) {
            Ok(record) => records.push(record),
            Err(damier_arena::Unplayed::Void(cause)) => {
                checkup.machine_failure.get_or_insert(cause.clone());
                checkup.step(game, Mark::Failed, text::not_on_this_machine(cause));
                return Ok(());
            }
            Err(damier_arena::Unplayed::Stopped) => return Ok(()),
        }
    }
    judge(game, &records, checkup);
    Ok(())
}

/// Describes a fault. The text includes the position if it is short enough.
fn describe(record: &Record, fault: Fault, message: &Message) -> Message {
    let (at, reason) = (record.next_move().to_string(), message.clone());
    let kind = text::kind(&fault.to_string());
    if record.last.len() <= ROOM_FOR_A_STATE {
        return text::at_fault_in(at, kind, reason, &record.last);
    }
    text::at_fault(at, kind, reason)
}

/// Notes the keys of its messages whose values were ignored.
fn note_left_out<'a>(step: &str, keys: impl Iterator<Item = &'a str>, checkup: &mut Checkup) {
    let keys: BTreeSet<&str> = keys.collect();
    if !keys.is_empty() {
        let keys: Vec<String> = keys.iter().map(|key| format!("`{key}`")).collect();
        checkup.step(step, Mark::Noted, text::left_out(keys.join(", ")));
    }
}

/// Returns the keys whose values were ignored in a game, as its log names them.
fn left_out(record: &Record) -> impl Iterator<Item = &str> {
    let lines = record.notes.iter().flat_map(|note| note.text.lines());
    lines.filter_map(|line| line.strip_prefix(LEFT_OUT))
}

/// Adds the result of the two games to the checkup.
fn judge(game: &str, records: &[Record], checkup: &mut Checkup) {
    let fault = records.iter().find_map(|record| match &record.termination {
        Termination::Fault { seat, fault, message, .. } => {
            Some((describe(record, *fault, message), record.last_lines(*seat)))
        }
        Termination::Finished | Termination::Resigned(_) => None,
    });
    if let Some((sentence, log)) = fault {
        return checkup.fail(game, sentence, log);
    }
    let own = |record: &Record| record.seats.iter().position(|&entrant| entrant == 0).unwrap_or(0);
    let moves: u32 = records.iter().map(|record| record.moves[own(record)]).sum();
    let cpu: f64 = records.iter().map(|record| record.cpu[own(record)].as_secs_f64()).sum();
    let each = cpu / f64::from(moves.max(1)) * 1e6;
    let sentence = text::plays(Number::ungrouped(f64::from(moves), 0), Number::ungrouped(each, 0));
    checkup.step(game, Mark::Passed, sentence);
    note_left_out(game, records.iter().flat_map(left_out), checkup);
}
