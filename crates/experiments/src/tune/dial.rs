//! Numeric settings as the axes of a unit cube, and players as points of the cube.

use super::submission::{TunedOption, TunedSubmission};
use crate::arena_game::ArenaGame;
use crate::outside::{Hosting, is_outside};
use crate::text::contest as text;
use damier_arena::Error;
use damier_catalog::PlayerInfo;
use damier_game::{Params, Setting, SettingKind, Settings, TextError};
use damier_guest::protocol::NumericOption;

/// Number of digits of a value that is not whole. Games do not give a higher precision.
const DIGITS: usize = 3;

/// The scale is logarithmic if the default is below this share of the range.
const NEAR: f64 = 0.1;

/// A setting that is tuned.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Dial {
    /// Name of the setting.
    pub(crate) name: String,
    range: NumericOption,
    /// Distance above the minimum at which the scale changes from linear to logarithmic; `None` if it is linear
    /// throughout.
    bend: Option<f64>,
    /// Value at the start.
    pub(crate) start: f64,
}

impl Dial {
    /// Creates the dial of a setting with a start value. `None` if only one value is possible.
    pub(super) fn new(name: &str, range: NumericOption, start: f64) -> Option<Self> {
        let NumericOption { default, min, max, .. } = range;
        // If the default is low in its range, for example 1 in 0 to 100, its multiples matter.
        let above = default - min;
        let bend = (above > 0.0 && above < NEAR * (max - min)).then_some(above);
        (min < max).then(|| Self { name: name.to_string(), range, bend, start })
    }

    fn from_setting(setting: &Setting, given: &Settings) -> Option<Self> {
        let SettingKind::Number { default, min, max, whole } = setting.kind else { return None };
        let range = NumericOption { default, min, max, whole };
        Self::new(setting.name, range, given.number(setting.name))
    }

    /// Returns the place of a value on the scale, from 0 (`min`) to 1 (`max`).
    fn place(&self, value: f64) -> f64 {
        let NumericOption { min, max, .. } = self.range;
        let span = max - min;
        match self.bend {
            Some(bend) => ((value - min) / bend).ln_1p() / (span / bend).ln_1p(),
            None => (value - min) / span,
        }
    }

    /// Returns the value at a place on the scale, rounded as it is written. Places outside the scale count as its
    /// nearest end.
    fn value(&self, place: f64) -> f64 {
        let NumericOption { min, max, whole, .. } = self.range;
        let span = max - min;
        let place = place.clamp(0.0, 1.0);
        let value = min
            + match self.bend {
                Some(bend) => bend * (place * (span / bend).ln_1p()).exp_m1(),
                None => place * span,
            };
        let written = if whole { value.round() } else { significant(value) };
        written.clamp(min, max)
    }
}

fn significant(value: f64) -> f64 {
    format!("{value:.*e}", DIGITS - 1).parse().unwrap_or(value)
}

/// A player whose settings are tuned.
pub(crate) struct Dials {
    player: TunedPlayer,
    dials: Vec<Dial>,
}

/// A player, and its settings at the start.
enum TunedPlayer {
    BuiltIn { name: &'static str, declared: Vec<Setting>, given: Settings },
    Submission(TunedSubmission),
}

impl Dials {
    /// Reads the settings `wanted` of a player (all numeric settings if `wanted` is empty). The search starts from the
    /// values in `text`. A submission is started once.
    ///
    /// # Errors
    /// If the player is unknown or has no numeric settings, or a setting is not one of them or is named twice; or if a
    /// submission cannot play.
    pub(crate) fn read(
        game: &dyn ArenaGame,
        text: &str,
        wanted: &[String],
        hosting: &Hosting,
    ) -> Result<Self, Error> {
        if !is_outside(text) {
            return Ok(Self::read_built_in(&game.players(), text, wanted)?);
        }
        let (submission, tuned) = TunedSubmission::read(text, &game.name(), hosting)?;
        let dial = |(name, range, start): TunedOption| Dial::new(&name, range, start);
        let all = tuned.into_iter().filter_map(dial).collect();
        let dials = choose(all, wanted)?;
        Ok(Self { player: TunedPlayer::Submission(submission), dials })
    }

    fn read_built_in(
        roster: &[PlayerInfo],
        text: &str,
        wanted: &[String],
    ) -> Result<Self, TextError> {
        let (name, params) = Params::read_player(text)?;
        let numbers = |info: &PlayerInfo| {
            info.settings.iter().any(|s| matches!(s.kind, SettingKind::Number { .. }))
        };
        let tunable = || roster.iter().filter(|info| numbers(info)).map(|info| info.name);
        let refuse = || {
            let names = tunable().collect::<Vec<_>>().join(", ");
            TextError::failed(text::player(), text::with_numbers(&name, names))
        };
        let info = roster.iter().find(|info| info.name == name && numbers(info));
        let info = info.ok_or_else(refuse)?;
        let given = Settings::read(&info.settings, &params)
            .map_err(|error| error.within(text::player_named(&name)))?;
        let all: Vec<Dial> =
            info.settings.iter().filter_map(|s| Dial::from_setting(s, &given)).collect();
        let dials = choose(all, wanted)?;
        let (name, declared) = (info.name, info.settings.clone());
        Ok(Self { player: TunedPlayer::BuiltIn { name, declared, given }, dials })
    }

    /// Lists the settings that are tuned.
    pub(crate) fn dials(&self) -> &[Dial] {
        &self.dials
    }

    /// Returns the point of the player as it was given.
    pub(crate) fn start(&self) -> Vec<f64> {
        self.dials.iter().map(|dial| dial.place(dial.start)).collect()
    }

    /// Returns the values at a point, rounded as they are written.
    pub(crate) fn values(&self, point: &[f64]) -> Vec<f64> {
        self.dials.iter().zip(point).map(|(dial, &place)| dial.value(place)).collect()
    }

    /// Returns the canonical text of the player with these values.
    pub(crate) fn player(&self, values: &[f64]) -> String {
        let changed = self.dials.iter().zip(values);
        let changed: Vec<(&str, f64)> =
            changed.map(|(dial, &value)| (dial.name.as_str(), value)).collect();
        match &self.player {
            TunedPlayer::BuiltIn { name, declared, given } => {
                built_in(name, declared, given, &changed)
            }
            TunedPlayer::Submission(submission) => submission.text(&changed),
        }
    }

    /// Returns the canonical text of the player as it was given.
    pub(crate) fn original(&self) -> String {
        match &self.player {
            TunedPlayer::BuiltIn { name, declared, given } => {
                format!("{name}{}", given.suffix(declared))
            }
            TunedPlayer::Submission(submission) => submission.text(&[]),
        }
    }
}

/// Returns the canonical text of a built-in player with changed values.
fn built_in(name: &str, declared: &[Setting], given: &Settings, changed: &[(&str, f64)]) -> String {
    let pair = |setting: &Setting| {
        let changed = changed.iter().find(|(name, _)| *name == setting.name);
        let value = match (changed, &setting.kind) {
            (Some((_, value)), _) => value.to_string(),
            (None, SettingKind::Number { .. }) => given.number(setting.name).to_string(),
            (None, SettingKind::Word { .. }) => given.word(setting.name).to_string(),
            (None, SettingKind::Text { .. }) => given.text(setting.name).to_string(),
        };
        format!("{}={value}", setting.name)
    };
    let pairs: Vec<String> = declared.iter().map(pair).collect();
    let settings = Params::read_player(&format!("{name}({})", pairs.join(",")))
        .and_then(|(_, params)| Settings::read(declared, &params))
        .expect("values are kept within their ranges");
    format!("{name}{}", settings.suffix(declared))
}

/// Chooses the dials with these names, in the order of the roster; all dials if `wanted` is empty.
fn choose(all: Vec<Dial>, wanted: &[String]) -> Result<Vec<Dial>, TextError> {
    let names: Vec<&str> = all.iter().map(|dial| dial.name.as_str()).collect();
    for (at, name) in wanted.iter().enumerate() {
        if !names.contains(&name.as_str()) {
            return Err(TextError::unknown(name, text::settings(), &names));
        }
        if wanted[..at].contains(name) {
            return Err(TextError::failed(text::settings(), text::given_twice(name)));
        }
    }
    let chosen = |dial: &Dial| wanted.is_empty() || wanted.contains(&dial.name);
    Ok(all.into_iter().filter(chosen).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Phrase;

    fn roster() -> [PlayerInfo; 2] {
        let settings = vec![
            Setting::number("gain", 1.0, 0.0..=100.0, Phrase::verbatim("far down in its range")),
            Setting::number("slope", -11.0, -100.0..=100.0, Phrase::verbatim("in the middle")),
            Setting::whole("depth", 3, 1..=9, Phrase::verbatim("whole")),
            Setting::word("mode", &["slow", "fast"], Phrase::verbatim("a word")),
        ];
        let info = |name, settings| PlayerInfo {
            name,
            summary: Phrase::verbatim(""),
            settings,
            only_seat: None,
        };
        [info("tuned", settings), info("fixed", Vec::new())]
    }

    #[test]
    fn the_start_is_the_player_as_it_was_given() {
        for text in ["tuned", "tuned(gain=37,depth=5)", "tuned(slope=-80,mode=fast)"] {
            let dials = Dials::read_built_in(&roster(), text, &[]).expect(text);
            assert_eq!(dials.dials().len(), 3);
            assert_eq!(dials.player(&dials.values(&dials.start())), text);
            assert_eq!(dials.original(), text);
        }
    }

    #[test]
    fn every_point_is_a_player() {
        let dials = Dials::read_built_in(&roster(), "tuned", &[]).expect("tunable");
        for step in -40..=60 {
            let values = dials.values(&[f64::from(step) / 20.0; 3]);
            assert!((0.0..=100.0).contains(&values[0]) && (1.0..=9.0).contains(&values[2]));
            assert!(values[2].fract() == 0.0);
            assert!(dials.player(&values).starts_with("tuned"));
        }
        assert_eq!(dials.values(&[0.0, 0.0, 0.0]), [0.0, -100.0, 1.0]);
        assert_eq!(dials.values(&[1.0, 1.0, 1.0]), [100.0, 100.0, 9.0]);
        // Even below the default, logarithmic above it.
        assert_eq!(dials.values(&[0.5, 0.5, 0.5]), [9.05, 0.0, 5.0]);
    }

    #[test]
    fn mistakes_are_named() {
        let message = |text: &str, wanted: &[&str]| {
            let wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
            let read = Dials::read_built_in(&roster(), text, &wanted);
            read.err().map(|error| error.to_string()).unwrap_or_default()
        };
        let tunable = "is not a player with numeric settings. Players that can be tuned: tuned";
        assert_eq!(message("fixed", &[]), format!("player: `fixed` {tunable}"));
        assert_eq!(message("nobody", &[]), format!("player: `nobody` {tunable}"));
        assert_eq!(
            message("tuned", &["mode"]),
            "settings: `mode` is unknown; allowed: gain, slope, depth"
        );
        assert_eq!(
            message("tuned", &["gain", "gain"]),
            "settings: `gain` is given twice. Give it once"
        );
        let beyond = message("tuned(gain=101)", &[]);
        assert!(beyond.starts_with("player tuned, setting gain: found `101`"), "{beyond}");
        assert_eq!(message("tuned", &["gain"]), "");
    }
}
