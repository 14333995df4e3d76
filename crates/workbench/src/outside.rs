//! Strategies from outside as entrants: what a player's text means that is the path of a submission.

mod check;

pub use check::check_submission;

use arena::{Entrant, Error, Spec};
use game::{Notation, Show, TextError};
use guest::{Enforced, Guest, Submission, Terms, Trust};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Stands for everything in a folder, as the last part of a path.
const ALL: &str = "*";

/// Where submissions lie, and on which terms they play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosting {
    /// The folder that their paths start from.
    pub folder: PathBuf,
    /// The terms.
    pub terms: Terms,
}

impl Hosting {
    /// Submissions whose paths start from a folder, on the usual terms; trusted ones may do what their
    /// user may.
    pub fn new(folder: impl Into<PathBuf>, trusted: bool) -> Self {
        let trust = if trusted { Trust::Trusted } else { Trust::Confined };
        Self { folder: folder.into(), terms: Terms { trust, ..Terms::default() } }
    }

    /// What this machine enforces of submissions, in words.
    #[must_use]
    pub fn enforced(&self) -> String {
        Enforced::on_this_machine(self.terms.trust).to_string()
    }
}

impl Default for Hosting {
    fn default() -> Self {
        Self::new(".", false)
    }
}

/// The submission that a player's text names, as `bots/ada` or `./ada.py(depth=3)`.
///
/// # Errors
/// A path where nothing is, or options that are none.
pub(crate) fn submission(text: &str, folder: &Path) -> Result<Submission, TextError> {
    let whole = folder.join(text);
    if whole.exists() {
        return Submission::open(&whole);
    }
    let bracketed = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let Some((path, options)) = bracketed else { return Submission::open(&whole) };
    let mut submission = Submission::open(&folder.join(path))?;
    submission.options = read_options(options)?;
    Ok(submission)
}

fn read_options(text: &str) -> Result<BTreeMap<String, String>, TextError> {
    let mut options = BTreeMap::new();
    for part in text.split(',').filter(|part| !part.trim().is_empty()) {
        let (name, value) = part.split_once('=').ok_or_else(|| {
            TextError::new(
                part,
                "option of a submission",
                "options as name=value, joined by commas",
            )
        })?;
        let (name, value) = (name.trim().to_string(), value.trim().to_string());
        if options.insert(name.clone(), value).is_some() {
            return Err(TextError::new(name, "option of a submission", "every option once"));
        }
    }
    Ok(options)
}

/// The entrant that a player's text names, by a name that nobody has yet.
pub(crate) fn entrant<G: Notation + Show>(
    game: &G,
    text: &str,
    hosting: &Hosting,
    taken: &[Entrant<G>],
) -> Result<Entrant<G>, TextError> {
    let submission = submission(text, &hosting.folder)?;
    let terms = hosting.terms;
    let options: Vec<String> =
        submission.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let own = match options.as_slice() {
        [] => submission.name.clone(),
        some => format!("{}({})", submission.name, some.join(",")),
    };
    let name = game.name();
    let build = move |_: &G, seat, seed| {
        let guest = Guest::start(&submission, &terms, &name, seat, seed)?;
        Ok(Box::new(guest) as Box<dyn game::Strategy<G>>)
    };
    Ok(Entrant::new(free_name(own, taken), build).outside())
}

/// The name, or the name with the least number that makes it another than all that are taken.
fn free_name<G: Notation + Show>(name: String, taken: &[Entrant<G>]) -> String {
    let is_free = |name: &String| taken.iter().all(|entrant| entrant.name != *name);
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    std::iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or(name)
}

/// The submissions that a text stands for: itself, or with `FOLDER/*` all that lies in that folder.
///
/// # Errors
/// A folder that cannot be read, or holds no submission.
pub fn submissions_of(text: &str, hosting: &Hosting) -> Result<Vec<String>, TextError> {
    let spread = spread(text, hosting)?;
    Ok(spread.map_or_else(|| vec![text.to_string()], |spread| spread.found))
}

/// What a `FOLDER/*` stands for.
struct Spread {
    found: Vec<String>,
    passed_over: Vec<PathBuf>,
}

/// What lies in the folder of a `FOLDER/*`; `None` for any other text.
fn spread(text: &str, hosting: &Hosting) -> Result<Option<Spread>, TextError> {
    let Some(folder) = text.strip_suffix(ALL).filter(|folder| folder.ends_with('/')) else {
        return Ok(None);
    };
    let found = Submission::all_in(&hosting.folder.join(folder))?;
    if found.submissions.is_empty() {
        return Err(TextError::new(text, "submissions", "a folder with submissions in it"));
    }
    let name = |path: &PathBuf| {
        let last = path.file_name().unwrap_or_default().to_string_lossy();
        format!("{folder}{last}")
    };
    let passed_over = found.others;
    Ok(Some(Spread { found: found.submissions.iter().map(name).collect(), passed_over }))
}

/// The spec with every `FOLDER/*` replaced by what lies in that folder, and what was passed over there
/// because it can be no submission.
///
/// # Errors
/// A folder that cannot be read, or holds no submission; then as [`Spec::read`].
pub fn invite(spec: &Spec, hosting: &Hosting) -> Result<(Spec, Vec<PathBuf>), Error> {
    let mut invited = spec.clone();
    let mut passed_over = Vec::new();
    for event in &mut invited.events {
        let players = std::mem::take(&mut event.players);
        for player in players {
            let spread = spread(&player, hosting)
                .map_err(|error| error.within(format!("event {}", event.name)))?;
            match spread {
                None => event.players.push(player),
                Some(spread) => {
                    event.players.extend(spread.found);
                    passed_over.extend(spread.passed_over);
                }
            }
        }
    }
    // Read again: two patterns may name the same submission, and there may be too many.
    Ok((Spec::read(&invited.write())?, passed_over))
}
