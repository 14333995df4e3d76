//! A submission whose options are tuned.

use crate::outside::{Hosting, hello, is_outside, read_options};
use crate::path::{bracketed, path_in};
use crate::text::contest as text;
use damier_arena::Error;
use damier_game::{TextError, is_plain};
use damier_guest::protocol::{DeclaredOption, HelloMessage, NumericOption};
use std::collections::BTreeMap;

/// How an author declares an option that can be tuned, in Python.
const EXAMPLE: &str = "play(choose, options={\"depth\": number(3, 1, 9)})";

/// Name, range and value at the start of an option that can be tuned.
pub(super) type TunedOption = (String, NumericOption, f64);

/// A submission, its numeric options, and its options at the start.
pub(super) struct TunedSubmission {
    path: String,
    numbers: BTreeMap<String, NumericOption>,
    /// Values of its options. Those of numbers are in canonical form.
    given: BTreeMap<String, String>,
}

impl TunedSubmission {
    /// Reads the text of a submission, for example `./ada(gain=2)`, and starts the submission once to read which options
    /// it declares. Also returns those of its numeric options that
    /// have several values.
    ///
    /// # Errors
    /// As for [`hello`], and if the submission declares no numeric option.
    pub(super) fn read(
        text: &str,
        game: &str,
        hosting: &Hosting,
    ) -> Result<(Self, Vec<TunedOption>), Error> {
        let hello = hello(text, game, hosting)?;
        let path = path_in(text, &hosting.folder);
        let given = bracketed(text).filter(|(before, _)| *before == path);
        let given = given.map_or(Ok(BTreeMap::new()), |(_, options)| read_options(options))?;
        Ok(Self::declared(path, given, hello)?)
    }

    fn declared(
        path: &str,
        mut given: BTreeMap<String, String>,
        hello: HelloMessage,
    ) -> Result<(Self, Vec<TunedOption>), TextError> {
        let (mut numbers, mut tuned) = (BTreeMap::new(), Vec::new());
        for DeclaredOption { name, number, .. } in hello.options {
            let is_new = is_settable(&name) && !numbers.contains_key(&name);
            let Some(number) = number.filter(|_| is_new) else { continue };
            numbers.insert(name.clone(), number);
            let start = given.get(&name).and_then(|text| number.read(text));
            let start = start.unwrap_or(number.default);
            given.entry(name.clone()).and_modify(|text| *text = start.to_string());
            let has_choice = number.min < number.max;
            tuned.extend(has_choice.then_some((name, number, start)));
        }
        if tuned.is_empty() {
            return Err(TextError::failed(text::player_named(path), text::no_numbers(EXAMPLE)));
        }
        Ok((Self { path: path.to_string(), numbers, given }, tuned))
    }

    /// Returns the canonical text of the submission with changed values, which can be used wherever a player is named.
    /// Numbers at their default are left out.
    pub(super) fn text(&self, changed: &[(&str, f64)]) -> String {
        let mut options = self.given.clone();
        options.extend(changed.iter().map(|(name, value)| (name.to_string(), value.to_string())));
        let is_default = |name: &String, value: &String| {
            self.numbers.get(name).is_some_and(|number| number.default.to_string() == *value)
        };
        options.retain(|name, value| !is_default(name, value));
        let pairs: Vec<String> =
            options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let text = match pairs.is_empty() {
            true => self.path.clone(),
            false => format!("{}({})", self.path, pairs.join(",")),
        };
        // With a bracket in the name of the first folder, the text could be that of a built-in player.
        if is_outside(&text) { text } else { format!("./{text}") }
    }
}

/// Returns true if an option with this name can be set in a player's text.
fn is_settable(name: &str) -> bool {
    let is_part = |c: char| is_plain(c) && !",=()".contains(c);
    !name.is_empty() && name.trim() == name && name.chars().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(name: &str, default: f64, whole: bool) -> DeclaredOption {
        let number = NumericOption { default, min: 0.0, max: 9.0, whole };
        DeclaredOption { name: name.to_string(), number: Some(number), ..DeclaredOption::default() }
    }

    fn read(path: &str, given: &[(&str, &str)]) -> (TunedSubmission, Vec<TunedOption>) {
        let given = given.iter().map(|(name, value)| (name.to_string(), value.to_string()));
        let mood = DeclaredOption { name: "mood".into(), ..DeclaredOption::default() };
        let mut options = vec![mood, option("gain", 1.5, false), option("depth", 3.0, true)];
        options.extend(["gain", "a,b", "a=b", " a", "", "a)"].map(|name| option(name, 2.0, false)));
        let hello = HelloMessage { options, ..HelloMessage::default() };
        TunedSubmission::declared(path, given.collect(), hello).expect("it declares numbers")
    }

    #[test]
    fn numbers_are_dials_and_start_from_what_is_given() {
        let starts = |given: &[(&str, &str)]| {
            let dials = read("./ada", given).1;
            dials.into_iter().map(|(name, _, start)| (name, start)).collect::<Vec<_>>()
        };
        let dials = |gain, depth| [("gain".to_string(), gain), ("depth".to_string(), depth)];
        assert_eq!(starts(&[]), dials(1.5, 3.0));
        assert_eq!(starts(&[("gain", "02.50"), ("mood", "bold")]), dials(2.5, 3.0));
    }

    #[test]
    fn texts_are_canonical() {
        let text =
            |given: &[(&str, &str)], changed: &[(&str, f64)]| read("./ada", given).0.text(changed);
        assert_eq!(text(&[], &[]), "./ada");
        assert_eq!(text(&[("gain", "1.50"), ("depth", "3e0")], &[]), "./ada");
        assert_eq!(text(&[("gain", "02.50"), ("mood", "bold")], &[]), "./ada(gain=2.5,mood=bold)");
        assert_eq!(text(&[("gain", "2.5")], &[("depth", 4.0)]), "./ada(depth=4,gain=2.5)");
        assert_eq!(text(&[("gain", "2.5")], &[("gain", 1.5)]), "./ada");
        let bracketed = read("a(1)/ada", &[]).0;
        assert_eq!(bracketed.text(&[]), "a(1)/ada");
        assert_eq!(bracketed.text(&[("gain", 2.0)]), "./a(1)/ada(gain=2)");
    }

    #[test]
    fn without_numbers_the_author_is_told_how_to_declare_one() {
        let refused = TunedSubmission::declared("./ada", BTreeMap::new(), HelloMessage::default());
        let refused = refused.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(refused.starts_with("player ./ada: declares no option"), "{refused}");
        assert!(refused.ends_with(EXAMPLE), "{refused}");
    }
}
