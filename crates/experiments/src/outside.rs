//! Strategies from outside as entrants: players whose text is the path of a submission.

use crate::path::{Expansion, PassedOver, bracketed, expand, path_of};
use crate::text::contest as text;
use crate::translated::kept_sentence;
use damier_arena::{Entrant, Error, Spec};
use damier_game::{FailureKind, Notation, Show, TextError};
use damier_guest::{
    Enforced, Guest, LibraryHost, Policy, Submission, Trust, VAIN_OPTION, may_read,
};
use damier_i18n::{Joint, Message};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf, is_separator};

/// The most files whose reasons a refusal repeats.
const SHOWN_REASONS: usize = 10;

/// The place of submissions, and the policy that they play under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosting {
    /// The folder that their paths start from.
    pub folder: PathBuf,
    /// The policy.
    pub policy: Policy,
    /// What hosts libraries in C.
    pub host: LibraryHost,
    /// The moves in a row that are not allowed after which a library in C has lost; its host's own number if not set.
    pub vain_moves: Option<u32>,
}

impl Hosting {
    /// Hosts submissions whose paths start from a folder, under the default policy; trusted ones may do whatever
    /// their user may.
    pub fn new(folder: impl Into<PathBuf>, trusted: bool) -> Self {
        let trust = if trusted { Trust::Trusted } else { Trust::Confined };
        let policy = Policy { trust, ..Policy::default() };
        Self { folder: folder.into(), policy, host: LibraryHost::default(), vain_moves: None }
    }

    /// Lets the program that asks host libraries in C itself, by being run once more.
    #[must_use]
    pub fn by_this_program(self) -> Self {
        Self { host: LibraryHost::OwnProgram, ..self }
    }

    /// Tries whether this machine can run submissions, and describes the restrictions that it enforces of them.
    ///
    /// # Errors
    /// What keeps it from running any.
    pub fn enforced(&self) -> Result<String, Error> {
        let enforced = Enforced::on_this_machine(self.policy.trust);
        let enforced = enforced.map_err(|why| Error::Machine(kept_sentence(&why.message)))?;
        Ok(enforced.to_string())
    }

    /// The same for a run, or a class, that is kept at a path.
    ///
    /// # Errors
    /// The same; a place that the submissions could read.
    pub fn enforced_beside(&self, kept: &Path) -> Result<String, Error> {
        if self.policy.trust == Trust::Confined && may_read(kept) {
            let place = kept.display().to_string();
            return Err(Error::Machine(text::readable_by_submissions(place)));
        }
        self.enforced()
    }

    /// Starts each submission of a run once, if this machine has limits of its own that are stricter than what guests are
    /// promised: one that they keep from starting is found before the first game. What else goes wrong is for its games.
    ///
    /// # Errors
    /// The first submission that this machine cannot run.
    pub(crate) fn try_submissions(&self, spec: &Spec) -> Result<(), Error> {
        let enforced = Enforced::on_this_machine(self.policy.trust);
        if !enforced.is_ok_and(Enforced::has_own_limits) {
            return Ok(());
        }
        let players: BTreeSet<&String> =
            spec.events.iter().flat_map(|event| &event.players).collect();
        for player in players.into_iter().filter(|player| is_outside(player)) {
            let Ok(found) = submission(player, self) else { continue };
            if let Err(failure) = damier_guest::meet(&found, &self.policy)
                && failure.kind == FailureKind::Host
            {
                let why = kept_sentence(&failure.message);
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

/// Returns true if a player's text is the path of a submission, as `bots/ada` or `./ada.py(depth=3)`: names on rosters have no
/// `/`, only their settings may, as in `fast(file=nets/my.net)`. A path of Windows is one on every system, so that it is refused as
/// a path and not as an unknown player. A path whose first folder has a bracket in its name, with
/// options behind, needs a `./` before it.
#[must_use]
pub fn is_outside(player: &str) -> bool {
    let before = player.split_once('(').map_or(player, |(before, _)| before);
    let after = player.rsplit_once(')').map_or("", |(_, after)| after);
    before.contains(['/', '\\']) || after.contains(['/', '\\'])
}

/// Opens the submission that a player's text names, as `bots/ada` or `./ada.py(depth=3)`.
///
/// # Errors
/// A path where nothing lies, or malformed options; on a system that confines nobody, a policy without trust.
pub(crate) fn submission(text: &str, hosting: &Hosting) -> Result<Submission, TextError> {
    if !Enforced::allows_guests(hosting.policy.trust) {
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
    // So that messages name the path as it was typed.
    let is_here = |path: &str| folder.as_os_str() == "." && path.starts_with("./");
    let place = |path: &str| if is_here(path) { path.into() } else { folder.join(path) };
    let open = |path: &str| Submission::open_by(&place(path), hosting.host);
    if folder.join(text).exists() {
        return open(text);
    }
    let Some((path, options)) = bracketed(text) else { return open(text) };
    let mut submission = open(path)?;
    submission.options = read_options(options)?;
    Ok(submission)
}

/// Lists the submissions that a text stands for: itself, or with a pattern as `FOLDER/*` or `FOLDER/lib*.so` all that fits;
/// and the paths that fit but are passed over. A program that lacks nothing but the right to be run is listed as a
/// submission, so that a check finds it broken.
///
/// # Errors
/// A folder that cannot be read, or in which nothing at all fits; a pattern that is none.
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

/// Refuses a pattern that fits only what cannot be a submission, and says why of each.
fn refuse_unfit(text: &str, passed_over: &PassedOver) -> TextError {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let reasons = passed_over.iter().take(SHOWN_REASONS);
    let reasons = reasons.map(|(path, why)| text::unfit(name(path), why.clone())).collect();
    TextError::failed(
        text::submissions(),
        text::none_fits(text, Message::list(reasons, Joint::Comma)),
    )
}

fn read_options(text: &str) -> Result<BTreeMap<String, String>, TextError> {
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

/// Makes the entrant that a player's text names, under its own name.
pub(crate) fn entrant<G: Notation + Show>(
    game: &G,
    text: &str,
    hosting: &Hosting,
) -> Result<Entrant<G>, TextError> {
    let mut submission = submission(text, hosting)?;
    if let Some(why) = &submission.unreadable {
        return Err(TextError::failed(
            text::submission(),
            text::unreadable(text, kept_sentence(why)),
        ));
    }
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
        let guest = Guest::start(&submission, &policy, &name, seat, seed)?;
        Ok(Box::new(guest) as Box<dyn damier_game::Strategy<G>>)
    };
    Ok(Entrant::new(own, build).outside())
}

/// Replaces every pattern of a spec, as `FOLDER/*`, by the paths that fit it, each once; returns the spec, and the paths
/// passed over because they cannot be submissions, with the reason.
///
/// # Errors
/// A folder that cannot be read, or holds no submission; then the errors of [`Spec::new`].
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
                    // A folder that is called as a pattern does not stand for others that are named themselves.
                    expanded.found.retain(|found| *found == player || !named.contains(found));
                    // What two patterns fit plays once.
                    expanded.found.retain(|found| !event.players.contains(found));
                    event.players.extend(expanded.found);
                    passed_over.extend(expanded.passed_over);
                }
            }
        }
    }
    // Checked again: there may be too many.
    Ok((Spec::new(spec.seed, events)?, passed_over))
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
