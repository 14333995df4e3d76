//! Submissions as entrants: players whose text is a path.

use crate::path::{Expansion, PassedOver, bracketed, expand, path_in, path_of};
use crate::text::contest as text;
use damier_arena::{Entrant, Error, Spec};
use damier_catalog::open;
use damier_game::{FailureKind, Notation, Show, TextError};
use damier_guest::protocol::HelloMessage;
use damier_guest::{
    Enforcement, Guest, LibraryHost, Policy, Python, Runtimes, Submission, Trust, VAIN_OPTION,
    may_read, meet_for,
};
use damier_i18n::{Joint, Message};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf, is_separator};

/// Largest number of files that an error lists.
const SHOWN_REASONS: usize = 10;

/// Where submissions are, and under which restrictions they run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosting {
    /// Folder from which paths of submissions start.
    pub folder: PathBuf,
    /// Restrictions under which submissions run.
    pub policy: Policy,
    /// Programs that run submissions in Python and submissions that are shared libraries.
    pub runtimes: Runtimes,
    /// Number of illegal moves in a row after which a shared library loses. `None` for the default of that program.
    pub vain_moves: Option<u32>,
}

impl Hosting {
    /// Hosts submissions whose paths start from `folder`, under the default policy. If `trusted` is true, they run with
    /// all rights of the user; otherwise they are confined.
    pub fn new(folder: impl Into<PathBuf>, trusted: bool) -> Self {
        let trust = if trusted { Trust::Trusted } else { Trust::Confined };
        let policy = Policy { trust, ..Policy::default() };
        Self { folder: folder.into(), policy, runtimes: Runtimes::default(), vain_moves: None }
    }

    /// Runs submissions that are shared libraries in a new process of the calling program, instead of `damier-host`.
    #[must_use]
    pub fn by_this_program(mut self) -> Self {
        self.runtimes.library_host = LibraryHost::OwnProgram;
        self
    }

    /// Runs submissions in Python by the one that a path names, which starts from the hosting's folder: a virtual
    /// environment's folder or a program. Submissions may import its packages.
    ///
    /// # Errors
    /// If the path names no Python that can run submissions.
    pub fn with_python(mut self, path: impl AsRef<Path>) -> Result<Self, TextError> {
        let python = Python::named(&self.folder.join(path));
        let python = python.map_err(|why| TextError::failed(text::python(), why))?;
        self.runtimes.python = Some(python);
        Ok(self)
    }

    /// Checks that this machine can run submissions, and describes the restrictions that it enforces. Also names the
    /// version of a Python that was named for them.
    ///
    /// # Errors
    /// If this machine cannot run submissions. The error gives the reason.
    pub fn enforced(&self) -> Result<Message, Error> {
        let enforced = Enforcement::on_this_machine(self.policy.trust);
        let enforced = enforced.map_err(|why| Error::Machine(why.message))?;
        Ok(match &self.runtimes.python {
            Some(python) => text::with_python(enforced, python.version()),
            None => enforced.into(),
        })
    }

    /// Does the same as [`Hosting::enforced`], for a run or a class that is stored at the path `kept`.
    ///
    /// # Errors
    /// As for [`Hosting::enforced`], and if submissions could read the path.
    pub fn enforced_beside(&self, kept: &Path) -> Result<Message, Error> {
        let python = self.runtimes.python.as_ref();
        let is_readable = || may_read(kept) || python.is_some_and(|python| python.may_read(kept));
        if self.policy.trust == Trust::Confined && is_readable() {
            let place = kept.display().to_string();
            return Err(Error::Machine(text::readable_by_submissions(place)));
        }
        self.enforced()
    }

    /// Returns the path of a submission that all others could read, because it is among the files of their Python. `None`
    /// if they cannot.
    fn readable_by_all(&self, submission: &str) -> Option<String> {
        let path = self.folder.join(path_in(submission, &self.folder));
        let python = self.runtimes.python.as_ref()?;
        let is_readable = self.policy.trust == Trust::Confined && python.may_read(&path);
        is_readable.then(|| path.display().to_string())
    }

    /// Starts each submission of a run once if this machine's own limits are stricter than those promised to
    /// submissions. So a submission that cannot start because of them is found before the first game. Other failures
    /// are not reported here: the submission loses its games.
    ///
    /// # Errors
    /// If this machine cannot run a submission.
    pub(crate) fn try_submissions(&self, spec: &Spec) -> Result<(), Error> {
        let enforced = Enforcement::on_this_machine(self.policy.trust);
        if !enforced.is_ok_and(Enforcement::has_own_limits) {
            return Ok(());
        }
        let players: BTreeSet<&String> =
            spec.events.iter().flat_map(|event| &event.players).collect();
        for player in players.into_iter().filter(|player| is_outside(player)) {
            let Ok(found) = submission(player, self) else { continue };
            if let Err(failure) = damier_guest::meet(&found, &self.policy)
                && failure.kind == FailureKind::Host
            {
                let why = failure.message.clone();
                return Err(Error::Machine(text::not_run_here(player, why)));
            }
        }
        Ok(())
    }
}

impl Default for Hosting {
    fn default() -> Self {
        Self::new(".", false)
    }
}

/// Returns true if a player's text is the path of a submission, for example `bots/ada` or `./ada.py(depth=3)`. Names on
/// rosters have no `/`, except in their settings: `fast(file=nets/my.net)`. Paths in the style of Windows count on
/// every system, so that errors about them mention paths and not unknown players. If options follow a path whose first
/// folder has a bracket in its name, the path must start with `./`.
#[must_use]
pub fn is_outside(player: &str) -> bool {
    let before = player.split_once('(').map_or(player, |(before, _)| before);
    let after = player.rsplit_once(')').map_or("", |(_, after)| after);
    before.contains(['/', '\\']) || after.contains(['/', '\\'])
}

/// Opens the submission that a player's text names, for example `bots/ada` or `./ada.py(depth=3)`.
///
/// # Errors
/// If the path does not exist, the options are malformed, or the system cannot confine programs and the policy does not
/// trust them.
pub(crate) fn submission(text: &str, hosting: &Hosting) -> Result<Submission, TextError> {
    if !Enforcement::allows_guests(hosting.policy.trust) {
        return Err(TextError::failed(text::submission(), text::trusted_only(text)));
    }
    let folder = &hosting.folder;
    let own = path_of(text);
    if own.contains('\\') && !is_separator('\\') && !folder.join(own).exists() {
        return Err(TextError::new(
            text,
            text::submission(),
            text::slashes(own.replace('\\', "/")),
        ));
    }
    // Messages should show the path as it was typed.
    let is_here = |path: &str| folder.as_os_str() == "." && path.starts_with("./");
    let place = |path: &str| if is_here(path) { path.into() } else { folder.join(path) };
    let open = |path: &str| Submission::open_by(&place(path), &hosting.runtimes);
    if folder.join(text).exists() {
        return open(text);
    }
    let Some((path, options)) = bracketed(text) else { return open(text) };
    let mut submission = open(path)?;
    submission.options = read_options(options)?;
    Ok(submission)
}

/// Lists the submissions that a text names: itself or, for a pattern such as `FOLDER/*` or `FOLDER/lib*.so`, all that
/// match. Also lists the matching paths that cannot be submissions. A program counts as a submission even if it is not
/// executable, so that a check reports it.
///
/// # Errors
/// If a folder cannot be read, nothing matches, or the pattern is malformed.
pub fn submissions_of(
    text: &str,
    hosting: &Hosting,
) -> Result<(Vec<String>, PassedOver), TextError> {
    let Some(expanded) = expand(text, &hosting.folder)? else {
        return Ok((vec![text.to_string()], Vec::new()));
    };
    let Expansion { mut found, inert, mut passed_over } = expanded;
    passed_over.retain(|(path, _)| !inert.iter().any(|text| *path == hosting.folder.join(text)));
    found.extend(inert);
    found.sort();
    Ok((found, passed_over))
}

/// Returns the error for a pattern that matches only files that cannot be submissions, with the reason for each.
fn refuse_unfit(text: &str, passed_over: &PassedOver) -> TextError {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let reasons = passed_over.iter().take(SHOWN_REASONS);
    let reasons = reasons.map(|(path, why)| text::unfit(name(path), why.clone())).collect();
    TextError::failed(
        text::submissions(),
        text::none_fits(text, Message::list(reasons, Joint::Comma)),
    )
}

/// Reads the options that follow a submission's path in brackets.
///
/// # Errors
/// If a part is not of the form `name=value`, or a name is given twice.
pub(crate) fn read_options(text: &str) -> Result<BTreeMap<String, String>, TextError> {
    let mut options = BTreeMap::new();
    for part in text.split(',').filter(|part| !part.trim().is_empty()) {
        let (name, value) = part
            .split_once('=')
            .ok_or_else(|| TextError::new(part, text::option_of_a_submission(), text::options()))?;
        let (name, value) = (name.trim().to_string(), value.trim().to_string());
        if options.insert(name.clone(), value).is_some() {
            return Err(TextError::failed(text::option_of_a_submission(), text::given_twice(name)));
        }
    }
    Ok(options)
}

/// Opens the submission that a player's text names, so that it can play.
///
/// # Errors
/// As for [`submission`], and if the submission cannot be read, or all submissions could read it.
fn playable(text: &str, hosting: &Hosting) -> Result<Submission, TextError> {
    let submission = submission(text, hosting)?;
    if let Some(why) = &submission.unreadable {
        return Err(TextError::failed(text::submission(), text::unreadable(text, why.clone())));
    }
    if let Some(place) = hosting.readable_by_all(text) {
        return Err(TextError::failed(text::submission(), text::readable_by_submissions(place)));
    }
    Ok(submission)
}

/// Starts the submission that a player's text names once, and returns its hello.
///
/// # Errors
/// If the submission does not start, does not play the game, or does not accept its options; or if the machine cannot
/// run it.
pub(crate) fn hello(text: &str, game: &str, hosting: &Hosting) -> Result<HelloMessage, Error> {
    let submission = playable(text, hosting)?;
    let is_same = |other: &str| open(other).is_ok_and(|other| other.name() == game);
    meet_for(&submission, &hosting.policy, game, &is_same).map_err(|failure| match failure.kind {
        FailureKind::Host => Error::Machine(text::not_run_here(text, failure.message)),
        _ => TextError::failed(text::player_named(text), failure.message).into(),
    })
}

/// Makes the entrant of the submission that a player's text names.
pub(crate) fn entrant<G: Notation + Show>(
    game: &G,
    text: &str,
    hosting: &Hosting,
) -> Result<Entrant<G>, TextError> {
    let mut submission = playable(text, hosting)?;
    let policy = hosting.policy;
    let options: Vec<String> =
        submission.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let own = match options.as_slice() {
        [] => submission.name.clone(),
        some => format!("{}({})", submission.name, some.join(",")),
    };
    let is_library = submission.program.as_ref().is_ok_and(|program| program.is_library);
    if let Some(moves) = hosting.vain_moves.filter(|_| is_library) {
        let option = submission.options.entry(VAIN_OPTION.to_string());
        option.or_insert_with(|| moves.to_string());
    }
    let name = game.name();
    let build = move |_: &G, seat, seed| {
        let is_same = |other: &str| open(other).is_ok_and(|game| game.name() == name);
        let guest = Guest::start(&submission, &policy, &name, &is_same, seat, seed)?;
        Ok(Box::new(guest) as Box<dyn damier_game::Strategy<G>>)
    };
    Ok(Entrant::new(own, build).outside())
}

/// Replaces every pattern of a spec, such as `FOLDER/*`, by the matching paths, without repetitions. Returns the spec,
/// and the matching paths that cannot be submissions, each with the reason.
///
/// # Errors
/// If a folder cannot be read or holds no submission, and as for [`Spec::new`].
pub(crate) fn invite(spec: &Spec, hosting: &Hosting) -> Result<(Spec, PassedOver), Error> {
    let mut events = spec.events.clone();
    let mut passed_over = Vec::new();
    for event in &mut events {
        let players = std::mem::take(&mut event.players);
        let named: BTreeSet<String> = players.iter().cloned().collect();
        for player in players {
            let expanded =
                if is_outside(&player) { expand(&player, &hosting.folder) } else { Ok(None) };
            match expanded.map_err(|error| error.within(text::event(&event.name)))? {
                None => event.players.push(player),
                Some(expanded) if expanded.found.is_empty() => {
                    let error = refuse_unfit(&player, &expanded.passed_over);
                    return Err(error.within(text::event(&event.name)).into());
                }
                Some(mut expanded) => {
                    // A folder whose name looks like a pattern must not match others that the spec names itself.
                    expanded.found.retain(|found| *found == player || !named.contains(found));
                    // A submission that two patterns match plays once.
                    expanded.found.retain(|found| !event.players.contains(found));
                    event.players.extend(expanded.found);
                    passed_over.extend(expanded.passed_over);
                }
            }
        }
    }
    // Checked again: there may be too many.
    let python = spec.python.clone();
    Ok((Spec { python, ..Spec::new(spec.seed, events)? }, passed_over))
}

#[cfg(test)]
mod tests {
    use super::is_outside;

    #[test]
    fn a_path_among_the_settings_is_no_submission() {
        for text in [
            "bots/ada",
            "./ada.py(depth=3)",
            "./a(1)/ada.py(depth=3)",
            "a(1)/ada.py",
            "bots/*",
            r"bots\ada.py",
        ] {
            assert!(is_outside(text), "{text}");
        }
        for text in
            ["fast", "fast(file=/nets/my.net)", "fast(file=nets/my.net,effort=30)", "fast(effort=1"]
        {
            assert!(!is_outside(text), "{text}");
        }
    }
}
