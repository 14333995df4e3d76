//! Parameters of games (`2048:5x5,merge=cascade`) and settings of players (`hybrid(gain=1)`).

use crate::notation::TextError;
use crate::params::Params;
use crate::text;
use damier_i18n::{Message, Phrase};

/// A parameter of a game, as help and lists show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Key, for example `2048:four=0.25`; or the form of a bare word, for example `ROWSxCOLUMNS`.
    pub name: &'static str,
    /// Value if the parameter is not given.
    pub default: Phrase,
    /// Values allowed: a range or a list of words.
    pub allowed: Phrase,
    /// What the parameter does, in one line.
    pub help: Phrase,
    /// The same for a form, without keys and words of the text form.
    pub form: FormField,
}

/// A parameter as a form shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormField {
    /// Label, in a few words.
    pub label: Phrase,
    /// What the parameter decides, in a short sentence.
    pub sentence: Phrase,
    /// Values to choose from, each as the text form writes it and in words; empty if the person types a value. The
    /// default is among them; its text may be empty.
    pub choices: &'static [(&'static str, Phrase)],
}

/// A setting that a player declares, with its range and default.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// Key in the player's name, for example `hybrid(gain=1)`.
    pub name: &'static str,
    /// Range and default.
    pub kind: SettingKind,
    /// What the setting does and in which unit, in one line.
    pub help: Phrase,
}

/// Values a setting may take.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingKind {
    /// A number within `min..=max`.
    Number {
        /// Value if the setting is not given.
        default: f64,
        /// Smallest value allowed.
        min: f64,
        /// Largest value allowed.
        max: f64,
        /// True if only whole numbers are allowed; false if fractions are allowed too.
        whole: bool,
    },
    /// One word of a list.
    Word {
        /// Value if the setting is not given.
        default: &'static str,
        /// Words allowed.
        allowed: &'static [&'static str],
    },
    /// Free text, for example the name of a file. It cannot contain a comma or a parenthesis.
    Text {
        /// Value if the setting is not given.
        default: &'static str,
        /// Values allowed, in words.
        allowed: Phrase,
    },
}

impl Setting {
    /// Creates a number setting.
    #[must_use]
    pub const fn number(
        name: &'static str,
        default: f64,
        range: std::ops::RangeInclusive<f64>,
        help: Phrase,
    ) -> Self {
        let kind =
            SettingKind::Number { default, min: *range.start(), max: *range.end(), whole: false };
        Self { name, kind, help }
    }

    /// Creates a setting of whole numbers.
    #[must_use]
    pub const fn whole(
        name: &'static str,
        default: u32,
        range: std::ops::RangeInclusive<u32>,
        help: Phrase,
    ) -> Self {
        let (min, max) = (*range.start() as f64, *range.end() as f64);
        let kind = SettingKind::Number { default: default as f64, min, max, whole: true };
        Self { name, kind, help }
    }

    /// Creates a setting that takes one of a list of words; the first is the default.
    #[must_use]
    pub const fn word(name: &'static str, allowed: &'static [&'static str], help: Phrase) -> Self {
        Self { name, kind: SettingKind::Word { default: allowed[0], allowed }, help }
    }

    /// Creates a setting of free text.
    #[must_use]
    pub const fn text(
        name: &'static str,
        default: &'static str,
        allowed: Phrase,
        help: Phrase,
    ) -> Self {
        Self { name, kind: SettingKind::Text { default, allowed }, help }
    }

    /// Returns the values allowed, in words, for example `a number from 0 to 10`.
    #[must_use]
    pub fn allowed(&self) -> Message {
        match &self.kind {
            SettingKind::Number { min, max, whole: true, .. } => {
                text::a_whole_number(min.to_string(), max.to_string())
            }
            SettingKind::Number { min, max, .. } => {
                text::a_number(min.to_string(), max.to_string())
            }
            SettingKind::Word { allowed, .. } => allowed.join(", ").into(),
            SettingKind::Text { allowed, .. } => (*allowed).into(),
        }
    }

    /// Returns the default, as text.
    #[must_use]
    pub fn default_text(&self) -> String {
        match self.kind {
            SettingKind::Number { default, .. } => default.to_string(),
            SettingKind::Word { default, .. } | SettingKind::Text { default, .. } => {
                default.to_string()
            }
        }
    }

    fn read(&self, text: &str) -> Result<SettingValue, TextError> {
        let refuse = || TextError::new(text, text::place_of_setting(self.name), self.allowed());
        match self.kind {
            SettingKind::Number { min, max, whole, .. } => {
                let number: f64 = text.parse().map_err(|_| refuse())?;
                let fits = (min..=max).contains(&number) && (!whole || number.fract() == 0.0);
                if fits { Ok(SettingValue::Number(number)) } else { Err(refuse()) }
            }
            SettingKind::Word { allowed, .. } => {
                let word = allowed.iter().find(|word| word.eq_ignore_ascii_case(text));
                let place = || text::place_of_setting(self.name);
                let known = word.map(|word| SettingValue::Word(word));
                known.ok_or_else(|| TextError::unknown(text, place(), allowed))
            }
            SettingKind::Text { .. } => Ok(SettingValue::Text(text.to_string())),
        }
    }

    fn default_value(&self) -> SettingValue {
        match self.kind {
            SettingKind::Number { default, .. } => SettingValue::Number(default),
            SettingKind::Word { default, .. } => SettingValue::Word(default),
            SettingKind::Text { default, .. } => SettingValue::Text(default.to_string()),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
enum SettingValue {
    Number(f64),
    Word(&'static str),
    Text(String),
}

/// Values of all settings that a player declares.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings(Vec<(&'static str, SettingValue)>);

impl Settings {
    /// Reads `key=value` pairs (or bare values, in the order declared) against what a player
    /// declares. Settings not given have their defaults.
    ///
    /// # Errors
    /// A key is unknown or repeated, there are too many values, or a value is out of range.
    pub fn read(declared: &[Setting], given: &Params) -> Result<Self, TextError> {
        let mut values: Vec<_> = declared.iter().map(|s| (s.name, s.default_value())).collect();
        let mut seen = vec![false; declared.len()];
        for (position, (key, text)) in given.iter().enumerate() {
            let at = if key.is_empty() {
                Some(position).filter(|&at| at < declared.len())
            } else {
                declared.iter().position(|s| s.name == key)
            };
            let at = at.ok_or_else(|| unknown_setting(declared, key, text))?;
            if std::mem::replace(&mut seen[at], true) {
                let place = text::place_of_setting(declared[at].name);
                return Err(TextError::failed(place, text::given_twice()));
            }
            values[at].1 = declared[at].read(text)?;
        }
        Ok(Self(values))
    }

    /// Returns the value of a number setting.
    ///
    /// # Panics
    /// The player does not declare a number of this name, which is a bug in the player.
    #[must_use]
    pub fn number(&self, name: &str) -> f64 {
        match self.get(name) {
            SettingValue::Number(number) => *number,
            SettingValue::Word(_) | SettingValue::Text(_) => panic!("setting {name} is no number"),
        }
    }

    /// Returns the value of a whole-number setting.
    ///
    /// # Panics
    /// See [`Settings::number`].
    #[must_use]
    pub fn whole(&self, name: &str) -> u32 {
        self.number(name) as u32
    }

    /// Returns the value of a word setting.
    ///
    /// # Panics
    /// If the player declares no word of this name: a mistake in the player.
    #[must_use]
    pub fn word(&self, name: &str) -> &'static str {
        match self.get(name) {
            SettingValue::Word(word) => word,
            SettingValue::Number(_) | SettingValue::Text(_) => panic!("setting {name} is no word"),
        }
    }

    /// Returns the value of a text setting.
    ///
    /// # Panics
    /// If the player declares no text of this name: a mistake in the player.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            SettingValue::Text(text) => text,
            SettingValue::Number(_) | SettingValue::Word(_) => panic!("setting {name} is no text"),
        }
    }

    /// Returns the settings that differ from their defaults as `(key=value,…)`; empty if none do.
    #[must_use]
    pub fn suffix(&self, declared: &[Setting]) -> String {
        let changed: Vec<String> = declared
            .iter()
            .zip(&self.0)
            .filter(|(setting, (_, value))| setting.default_value() != *value)
            .map(|(setting, (_, value))| match value {
                SettingValue::Number(number) => format!("{}={number}", setting.name),
                SettingValue::Word(word) => format!("{}={word}", setting.name),
                SettingValue::Text(text) => format!("{}={text}", setting.name),
            })
            .collect();
        if changed.is_empty() { String::new() } else { format!("({})", changed.join(",")) }
    }

    fn get(&self, name: &str) -> &SettingValue {
        let found = self.0.iter().find(|(key, _)| *key == name);
        &found.unwrap_or_else(|| panic!("setting {name} is not declared")).1
    }
}

fn unknown_setting(declared: &[Setting], key: &str, text: &str) -> TextError {
    let names: Vec<&str> = declared.iter().map(|s| s.name).collect();
    let found = if key.is_empty() { text } else { key };
    if names.is_empty() {
        return TextError::failed(text::place_setting(), text::no_settings(found));
    }
    TextError::unknown(found, text::place_setting(), &names)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECLARED: [Setting; 3] = [
        Setting::number("gain", 1.0, 0.0..=10.0, Phrase::verbatim("weight of cells gained")),
        Setting::whole("depth", 3, 1..=9, Phrase::verbatim("plies")),
        Setting::word("mode", &["slow", "fast"], Phrase::verbatim("how")),
    ];

    fn read(text: &str) -> Result<Settings, TextError> {
        let (_, params) = Params::read_player(text)?;
        Settings::read(&DECLARED, &params)
    }

    #[test]
    fn settings_are_read_by_name_and_by_position() {
        let settings = read("p(2.5, mode=FAST)").expect("valid");
        assert_eq!((settings.number("gain"), settings.whole("depth")), (2.5, 3));
        assert_eq!(settings.word("mode"), "fast");
        assert_eq!(settings.suffix(&DECLARED), "(gain=2.5,mode=fast)");
        assert_eq!(read("p").expect("valid").suffix(&DECLARED), "");
    }

    #[test]
    fn mistakes_are_named() {
        let message = |text| read(text).expect_err(text).to_string();
        assert_eq!(
            message("p(gain=11)"),
            "setting gain: found `11`, expected a number from 0 to 10"
        );
        assert_eq!(
            message("p(depth=1.5)"),
            "setting depth: found `1.5`, expected a whole number from 1 to 9"
        );
        assert_eq!(message("p(size=1)"), "setting: `size` is unknown; allowed: gain, depth, mode");
        assert_eq!(message("p(mode=odd)"), "setting mode: `odd` is unknown; allowed: slow, fast");
        assert_eq!(
            message("p(gain=1,gain=2)"),
            "setting gain: this setting is given twice. Keep one of the two values"
        );
        assert_eq!(
            message("p(gain=1"),
            "player: found `p(gain=1`, expected NAME or NAME(setting=value,…)"
        );
        assert_eq!(
            message("p(gain=nan)"),
            "setting gain: found `nan`, expected a number from 0 to 10"
        );
    }
}
