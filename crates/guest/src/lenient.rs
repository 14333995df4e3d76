//! Keys that only people read, taken as languages write them: a count as `1e6` or `"12"`, nothing as `null`. What cannot
//! be understood is left out, as it decides no game.

use crate::protocol::{DeclaredOption, HelloMessage, LONGEST_LINE, SearchInfo};
use serde::Deserialize;
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// The largest number up to which every whole number is a double.
const LARGEST_EXACT: f64 = 9_007_199_254_740_992.0;

/// The beginning of a line in a guest's log that names a key of its messages that was left out.
pub const LEFT_OUT: &str = "[damier] left out: ";

/// What was read for a key.
#[derive(Default)]
enum Lenient<T> {
    #[default]
    Absent,
    Kept(T),
    Odd,
}

impl<T> Lenient<T> {
    /// Returns the value, and adds the key to those that are left out if it had another kind of value.
    fn take(self, key: &'static str, left_out: &mut Vec<&'static str>) -> Option<T> {
        match self {
            Self::Kept(value) => Some(value),
            Self::Absent => None,
            Self::Odd => {
                left_out.push(key);
                None
            }
        }
    }
}

/// A kind of value that is read from numbers and texts.
trait Scalar: Sized {
    fn from_text(text: &str) -> Option<Self>;

    fn from_number(number: f64) -> Option<Self> {
        Self::from_text(&number.to_string())
    }
}

impl Scalar for f64 {
    fn from_text(text: &str) -> Option<Self> {
        text.trim().parse().ok().filter(|number: &Self| number.is_finite())
    }
}

impl Scalar for u64 {
    fn from_text(text: &str) -> Option<Self> {
        text.trim().parse().ok().or_else(|| Self::from_number(f64::from_text(text)?))
    }

    fn from_number(number: f64) -> Option<Self> {
        let is_whole = number.fract() == 0.0 && (0.0..=LARGEST_EXACT).contains(&number);
        is_whole.then_some(number as Self)
    }
}

impl Scalar for u32 {
    fn from_text(text: &str) -> Option<Self> {
        u64::from_text(text)?.try_into().ok()
    }

    fn from_number(number: f64) -> Option<Self> {
        u64::from_number(number)?.try_into().ok()
    }
}

impl Scalar for String {
    fn from_text(text: &str) -> Option<Self> {
        Some(text.to_string())
    }
}

impl<'de, T: Scalar> Deserialize<'de> for Lenient<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(ScalarVisitor::<T>(PhantomData))
    }
}

struct ScalarVisitor<T>(PhantomData<T>);

impl<T> ScalarVisitor<T> {
    fn kept(value: Option<T>) -> Lenient<T> {
        value.map_or(Lenient::Odd, Lenient::Kept)
    }
}

impl<'de, T: Scalar> Visitor<'de> for ScalarVisitor<T> {
    type Value = Lenient<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(Lenient::Absent)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Self::Value, E> {
        Ok(Lenient::Odd)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(Self::kept(T::from_text(&number.to_string())))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(Self::kept(T::from_text(&number.to_string())))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
        Ok(Self::kept(T::from_number(number)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Self::kept(T::from_text(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Lenient::Odd)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Lenient::Odd)
    }
}

/// A list of which the first elements are kept: the others cost their author next to nothing to write.
struct List<T>(Vec<T>);

impl<'de, T> Deserialize<'de> for Lenient<List<T>>
where
    Lenient<T>: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(ListVisitor::<T>(PhantomData))
    }
}

struct ListVisitor<T>(PhantomData<T>);

impl<'de, T> Visitor<'de> for ListVisitor<T>
where
    Lenient<T>: Deserialize<'de>,
{
    type Value = Lenient<List<T>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(Lenient::Absent)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Self::Value, E> {
        Ok(Lenient::Odd)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Self::Value, E> {
        Ok(Lenient::Odd)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self::Value, E> {
        Ok(Lenient::Odd)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Ok(Lenient::Odd)
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<Self::Value, E> {
        Ok(Lenient::Odd)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Self::Value, A::Error> {
        let (mut list, mut is_odd) = (Vec::new(), false);
        while list.len() < LONGEST_LINE {
            match elements.next_element::<Lenient<T>>()? {
                None => break,
                Some(Lenient::Kept(element)) => list.push(element),
                Some(Lenient::Absent | Lenient::Odd) => is_odd = true,
            }
        }
        while elements.next_element::<IgnoredAny>()?.is_some() {}
        Ok(if is_odd { Lenient::Odd } else { Lenient::Kept(List(list)) })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Lenient::Odd)
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct SearchInfoAsWritten {
    value: Lenient<f64>,
    depth: Lenient<u32>,
    nodes: Lenient<u64>,
    pv: Lenient<List<String>>,
    text: Lenient<String>,
}

impl<'de> Deserialize<'de> for SearchInfo {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = SearchInfoAsWritten::deserialize(from)?;
        let mut left_out = Vec::new();
        Ok(Self {
            value: written.value.take("value", &mut left_out),
            depth: written.depth.take("depth", &mut left_out),
            nodes: written.nodes.take("nodes", &mut left_out),
            pv: written.pv.take("pv", &mut left_out).map_or_else(Vec::new, |list| list.0),
            text: written.text.take("text", &mut left_out),
            left_out,
        })
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct OptionAsWritten {
    name: Lenient<String>,
    help: Lenient<String>,
}

impl<'de> Deserialize<'de> for Lenient<DeclaredOption> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = serde_json::Value::deserialize(from)?;
        let Ok(OptionAsWritten { name, help }) = OptionAsWritten::deserialize(written) else {
            return Ok(Self::Odd);
        };
        let help = help.take("help", &mut Vec::new()).unwrap_or_default();
        let name = name.take("name", &mut Vec::new());
        Ok(name.map_or(Self::Odd, |name| Self::Kept(DeclaredOption { name, help })))
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct HelloAsWritten {
    protocol: Lenient<u32>,
    name: Lenient<String>,
    author: Lenient<String>,
    language: Lenient<String>,
    games: Option<Vec<String>>,
    options: Lenient<List<DeclaredOption>>,
}

impl<'de> Deserialize<'de> for HelloMessage {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = HelloAsWritten::deserialize(from)?;
        let mut left_out = Vec::new();
        let options = written.options.take("options", &mut left_out);
        Ok(Self {
            protocol: written.protocol.take("protocol", &mut left_out),
            name: written.name.take("name", &mut left_out),
            author: written.author.take("author", &mut left_out),
            language: written.language.take("language", &mut left_out),
            games: written.games,
            options: options.map_or_else(Vec::new, |list| list.0),
            left_out,
        })
    }
}

/// Reads a number that identifies a question, which some languages write with a decimal point: `2.0`.
pub(crate) fn question_id<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let number = serde_json::Number::deserialize(from)?;
    let read = number.as_u64().or_else(|| u64::from_number(number.as_f64()?));
    read.ok_or_else(|| D::Error::custom(format!("`id` is {number}, which is no whole number")))
}

#[cfg(test)]
mod tests {
    use crate::protocol::{FromGuest, SearchInfo, read};

    fn thought(keys: &str) -> SearchInfo {
        let line = format!(r#"{{"type":"move","id":2.0,"action":"up",{keys}}}"#);
        match read(line.as_bytes()) {
            Ok(FromGuest::Move { id: 2, thought, .. }) => thought,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn decorations_are_read_as_languages_write_them() {
        let read = thought(r#""pv":null,"depth":4.0,"nodes":1e6,"value":"0.5","text":12"#);
        assert_eq!((read.depth, read.nodes, read.value), (Some(4), Some(1_000_000), Some(0.5)));
        assert!(
            read.text.as_deref() == Some("12") && read.pv.is_empty() && read.left_out.is_empty()
        );
        let read = thought(r#""depth":null,"nodes":"1200","pv":["B4",7],"value":3"#);
        assert_eq!(
            (read.nodes, read.value, read.pv),
            (Some(1200), Some(3.0), vec!["B4".into(), "7".into()])
        );
    }

    #[test]
    fn what_cannot_be_understood_is_left_out() {
        let read = thought(r#""depth":-1,"nodes":1.5,"pv":"B4 A1","value":[1],"text":{"a":1}"#);
        assert_eq!(read.left_out, ["value", "depth", "nodes", "pv", "text"]);
        assert_eq!(SearchInfo { left_out: Vec::new(), ..read }, SearchInfo::default());
        assert_eq!(thought(r#""pv":["a",{"b":[1]}],"depth":5000000000"#).left_out, ["depth", "pv"]);
    }

    #[test]
    fn a_hello_is_taken_with_what_it_has() {
        let hello = |keys: &str| match read(format!(r#"{{"type":"hello",{keys}}}"#).as_bytes()) {
            Ok(FromGuest::Hello(hello)) => hello,
            other => panic!("{other:?}"),
        };
        let odd = hello(r#""options":null,"name":7,"author":null,"games":null,"protocol":1.0"#);
        assert!(odd.options.is_empty() && odd.games.is_none() && odd.left_out.is_empty());
        assert_eq!((odd.name.as_deref(), odd.protocol), (Some("7"), Some(1)));
        let odd = hello(r#""options":{"depth":3},"language":["C"]"#);
        assert_eq!(odd.left_out, ["options", "language"]);
        let named = hello(r#""options":[{"name":"depth","help":null}]"#);
        assert_eq!(named.options[0].name, "depth");
        assert_eq!(hello(r#""options":["depth"]"#).left_out, ["options"]);
    }

    #[test]
    fn an_id_is_a_whole_number() {
        for id in ["2.5", "-1", "\"2\"", "null"] {
            let line = format!(r#"{{"type":"move","id":{id},"action":"up"}}"#);
            assert!(read(line.as_bytes()).is_err(), "{id}");
        }
    }
}
