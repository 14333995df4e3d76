//! The class as its teacher describes it in `class.toml`.

use crate::clock::{moment, show_precise_time, show_time};
use crate::http_error::HttpError;
use crate::text::{class as text, page};
use damier_catalog::{Contest, Limits, TextError, read_text, toml_error, without_mark};
use damier_experiments::arena::Openings;
use damier_experiments::arena::pentanomial::superiority;
use damier_experiments::{Hosting, Kit, open};
use damier_i18n::{Lang, Message, Number};
use damier_reports::SheetStyle;
use jiff::tz::TimeZone;
use serde::Deserialize;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use toml::value::Datetime;

/// Smallest probability of being better than a reference player that counts as beating that player.
pub(crate) const CONFIDENCE: f64 = 0.95;

/// The grace period after the deadline, in seconds.
const GRACE: i64 = 60;

/// The longest name of a class, game or player, in characters.
const LONGEST: usize = 80;

/// A class: its games, its deadline, and who may see what.
#[derive(Clone, Debug)]
pub struct Class {
    /// The folder with all files of the class.
    pub folder: PathBuf,
    /// The name, as pages show it.
    pub name: String,
    /// The language of pages for browsers that ask for no language that damier speaks.
    pub lang: Lang,
    /// The address and port on which the server listens.
    pub listen: SocketAddr,
    /// The URL of the class as students type it, without a `/` at its end.
    pub address: String,
    /// The path under which a proxy shows the class: empty, or for example `/class`.
    pub base: String,
    /// The proxies whose `X-Forwarded-For` headers are trusted.
    pub proxies: Vec<IpAddr>,
    /// True if everyone may see tables and games; false if only members of the class may.
    pub is_public: bool,
    /// True if submissions run even if this machine cannot enforce all restrictions on them; false if the server then
    /// refuses to start.
    pub open_walls: bool,
    /// Path of the Python that runs submissions, from the class's folder; `None` for the machine's own Python.
    pub python: Option<PathBuf>,
    /// The number of threads that play games, in addition to the one that checks.
    pub cores: usize,
    /// Largest total size of a student's stored versions, in bytes.
    pub quota: u64,
    /// How long versions that do not play are kept.
    pub retention: Retention,
    /// The style of the tables of marks and games.
    pub csv_style: SheetStyle,
    /// The time zone in which pages show times.
    pub time_zone: TimeZone,
    /// The deadline, in seconds since 1970. A version is late if its upload began more than a minute after the
    /// deadline. `None` if there is no deadline.
    pub deadline: Option<i64>,
    /// The games.
    pub games: Vec<ClassGame>,
}

/// How long the files and games of versions that do not play are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Number of newest versions per student and game that are kept regardless of their age.
    pub versions: i64,
    /// Number of days for which every version is kept.
    pub days: i64,
}

/// A game of a class.
#[derive(Clone, Debug)]
pub struct ClassGame {
    /// Its name in addresses and tables.
    pub name: String,
    /// The game with its parameters, for example `filler:10x10`.
    pub game: String,
    /// The kind of contest.
    pub contest: Contest,
    /// The budget of a player for a game.
    pub budget: Limits,
    /// Number of games in the final for every two players, or for each player in a game of one player.
    pub final_games: u64,
    /// The course kit that students may download; `None` if there is none.
    pub kit: Option<&'static Kit>,
    /// The reference players with their marks, the weakest first.
    pub references: Vec<Reference>,
}

/// One of damier's own players, with the mark for players that beat it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reference {
    /// The player, for example `hybrid(gain=2)`.
    pub player: String,
    /// The mark for beating this player.
    pub mark: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypedClass {
    name: String,
    language: Option<String>,
    listen: Option<String>,
    address: Option<String>,
    base: Option<String>,
    proxies: Option<Vec<String>>,
    public: Option<bool>,
    open_walls: Option<bool>,
    python: Option<PathBuf>,
    cores: Option<usize>,
    quota_mb: Option<u64>,
    keep_versions: Option<u32>,
    keep_days: Option<u32>,
    #[serde(default)]
    csv_style: SheetStyle,
    time_zone: Option<String>,
    deadline: Option<Datetime>,
    game: Vec<TypedGame>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypedGame {
    name: Option<String>,
    game: String,
    budget: Option<String>,
    final_games: Option<u64>,
    kit: Option<String>,
    reference: Vec<Reference>,
}

impl Class {
    /// Reads the description of a class from a file. The folder of the file is the folder of the class.
    ///
    /// # Errors
    /// A file that cannot be read or contains a mistake. The message is one line, with the path of the file.
    pub fn read(file: &Path) -> Result<Self, HttpError> {
        let text = read_text(file).map_err(|error| {
            HttpError::Asked(text::unreadable(file.display().to_string(), error.to_string()))
        })?;
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        Self::parse(&text, folder.unwrap_or(Path::new("."))).map_err(|why| {
            HttpError::Asked(text::in_file(file.display().to_string(), why.message()))
        })
    }

    /// Parses the text of a `class.toml`. `folder` is the class's folder.
    ///
    /// # Errors
    /// A mistake in the text. The message is one line.
    pub fn parse(text: &str, folder: &Path) -> Result<Self, HttpError> {
        let text = without_mark(text);
        let typed: TypedClass = toml::from_str(text).map_err(|error| {
            toml_error(text, error.span().map(|span| span.start), error.message())
        })?;
        let listen = typed.listen.unwrap_or_else(|| "127.0.0.1:8047".to_string());
        let listen: SocketAddr =
            listen.parse().map_err(|_| wrong(&listen, "listen", text::an_address()))?;
        let base = typed.base.unwrap_or_default();
        let is_base =
            base.is_empty() || base.starts_with('/') && !base.ends_with('/') && is_plain(&base);
        if !is_base {
            return Err(wrong(&base, "base", text::a_base()));
        }
        let address = typed.address.unwrap_or_else(|| format!("http://{listen}{base}"));
        if typed.game.is_empty() {
            return Err(failed("game", text::one_game()));
        }
        let deadline = typed.deadline.map(|text| {
            moment(&text).ok_or_else(|| wrong(&text.to_string(), "deadline", text::a_moment()))
        });
        let games = typed.game.into_iter().map(ClassGame::check).collect::<Result<Vec<_>, _>>()?;
        if let Some(twice) =
            (1..games.len()).find(|&at| games[..at].iter().any(|one| one.name == games[at].name))
        {
            return Err(failed("game.name", text::same_name(&games[twice].name)));
        }
        let code = typed.language.unwrap_or_else(|| "en".to_string());
        Ok(Self {
            folder: folder.to_path_buf(),
            name: short(typed.name, "name")?,
            lang: Lang::from_code(&code).ok_or_else(|| {
                TextError::unknown(&code, "language", &Lang::SPOKEN.map(Lang::code))
            })?,
            listen,
            address: address.trim_end_matches('/').to_string(),
            base,
            proxies: proxies(typed.proxies.unwrap_or_default())?,
            is_public: typed.public.unwrap_or(false),
            open_walls: typed.open_walls.unwrap_or(false),
            python: typed.python,
            cores: typed.cores.unwrap_or_else(spare_cores).clamp(1, 256),
            quota: typed.quota_mb.unwrap_or(200).clamp(1, 1 << 20) << 20,
            retention: Retention {
                versions: typed.keep_versions.unwrap_or(20).into(),
                days: typed.keep_days.unwrap_or(60).into(),
            },
            csv_style: typed.csv_style,
            time_zone: time_zone(typed.time_zone)?,
            deadline: deadline.transpose()?,
            games,
        })
    }

    /// Returns how the submissions of the class are run.
    ///
    /// # Errors
    /// A `python` that is not one.
    pub fn hosting(&self) -> Result<Hosting, HttpError> {
        let hosting = Hosting::new(".", false).by_this_program();
        match &self.python {
            Some(python) => Ok(hosting.with_python(self.folder.join(python))?),
            None => Ok(hosting),
        }
    }

    /// Returns a time, in seconds since 1970, as pages show it.
    pub(crate) fn show_time(&self, time: i64) -> Message {
        show_time(time, &self.time_zone)
    }

    /// Returns a time, in seconds since 1970, as pages show it where seconds count.
    pub(crate) fn show_precise_time(&self, time: i64) -> Message {
        show_precise_time(time, &self.time_zone)
    }

    /// Returns true if an upload that began at this time, in seconds since 1970, is too late to play.
    pub(crate) fn is_late(&self, time: i64) -> bool {
        self.deadline.is_some_and(|deadline| time > deadline + GRACE)
    }

    /// Returns true if students on a network can open this address. They cannot if it means the server's own machine.
    pub(crate) fn is_reachable(&self) -> bool {
        let host = self.address.split("://").nth(1).unwrap_or_default();
        let is_local = |local: &str| {
            host.strip_prefix(local)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with([':', '/', '.']))
        };
        !["127", "0.0.0.0", "localhost", "[::1]", "[::]"].into_iter().any(is_local)
    }

    /// Returns the folder of files that students may download.
    pub(crate) fn downloads(&self) -> PathBuf {
        self.folder.join("downloads")
    }

    /// Returns a sentence about a game, with the name of the game if the class has several.
    pub(crate) fn in_game(&self, game: &str, sentence: Message) -> Message {
        if self.games.len() > 1 { page::in_game(game, sentence) } else { sentence }
    }

    /// Returns the game with this name; `None` if the class has no such game.
    #[must_use]
    pub fn game(&self, name: &str) -> Option<&ClassGame> {
        self.games.iter().find(|game| game.name == name)
    }
}

impl ClassGame {
    fn check(typed: TypedGame) -> Result<Self, HttpError> {
        let game = open(&typed.game)?;
        let name = typed.name.unwrap_or_else(|| game.name().replace([':', '+', ','], "-"));
        let is_address =
            name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter));
        if name.is_empty() || !is_address || name.len() > LONGEST {
            return Err(wrong(&name, "game.name", text::a_plain_name()));
        }
        if game.contest() == Contest::Roles {
            return Err(failed("game.game", text::unequal_tasks(&typed.game)));
        }
        let budget = Limits::read(typed.budget.as_deref().unwrap_or("fast"))?;
        let mut references = typed.reference;
        references.sort_by(|a, b| a.mark.total_cmp(&b.mark));
        if references.is_empty() {
            return Err(failed("game.reference", text::one_reference()));
        }
        for reference in &references {
            if damier_experiments::is_outside(&reference.player) {
                return Err(wrong(&reference.player, "game.reference", text::a_roster_player()));
            }
        }
        let players: Vec<String> = references.iter().map(|one| one.player.clone()).collect();
        game.referee_on(&Openings::Usual, &players, budget, &Hosting::default())?;
        let kit = typed.kit.as_deref().map(Kit::find).transpose()?;
        if let Some(kit) = kit.filter(|kit| !kit.fits(&game.name())) {
            let fitting: Vec<&str> = Kit::all_for(&game.name()).map(|kit| kit.name).collect();
            let sentence = match fitting.as_slice() {
                [] => text::no_kit(kit.name, &typed.game),
                _ => text::other_kit(kit.name, &typed.game, fitting.join(", ")),
            };
            return Err(failed("game.kit", sentence));
        }
        let final_games = typed.final_games.unwrap_or(20).clamp(2, 1_000_000);
        let (game, contest) = (game.name(), game.contest());
        Ok(Self { name, game, contest, budget, final_games, kit, references })
    }

    /// Returns true for a game of two players against each other; false for a game of one player.
    #[must_use]
    pub fn is_duel(&self) -> bool {
        self.contest == Contest::Duel
    }

    /// Returns the warning that the final has too few games for marks: even a player that wins all of them does not beat
    /// a reference player with enough certainty. `None` if there are enough.
    #[must_use]
    pub fn too_few_games(&self) -> Option<Message> {
        let certainty = |games: u64| superiority(&[0, 0, 0, 0, games / 2]);
        let is_short = self.is_duel() && certainty(self.final_games) < CONFIDENCE;
        if !is_short || self.references.is_empty() {
            return None;
        }
        let fewest = (1..).map(|pairs| 2 * pairs).find(|&games| certainty(games) >= CONFIDENCE)?;
        let percent = |share: f64| Number::fixed(100.0 * share, 1);
        Some(page::too_few_games(
            &self.name,
            self.final_games,
            percent(certainty(self.final_games)),
            percent(CONFIDENCE),
            fewest,
        ))
    }
}

/// Returns the time zone of this name; without a name, that of the machine.
fn time_zone(typed: Option<String>) -> Result<TimeZone, HttpError> {
    match typed {
        Some(name) => {
            TimeZone::get(&name).map_err(|_| wrong(&name, "time_zone", text::a_time_zone()))
        }
        None => Ok(TimeZone::try_system().unwrap_or(TimeZone::UTC)),
    }
}

fn proxies(typed: Vec<String>) -> Result<Vec<IpAddr>, HttpError> {
    let read = |text: String| text.parse().map_err(|_| wrong(&text, "proxies", text::a_proxy()));
    typed.into_iter().map(read).collect()
}

/// Returns the machine's number of cores, minus one for checks, pages and the database, but at least 1.
fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

fn is_plain(base: &str) -> bool {
    base.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_./".contains(letter))
}

fn short(text: String, place: &'static str) -> Result<String, HttpError> {
    let fits = !text.trim().is_empty() && text.chars().count() <= LONGEST;
    if fits { Ok(text) } else { Err(wrong(&text, place, text::a_short_name(LONGEST.to_string()))) }
}

fn wrong(value: &str, place: &'static str, expected: impl Into<Message>) -> HttpError {
    TextError::new(value, place, expected).into()
}

fn failed(place: &'static str, sentence: impl Into<Message>) -> HttpError {
    TextError::failed(place, sentence).into()
}
