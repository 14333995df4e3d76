//! Lenient parsing of keys that only people read. Languages write a count as `1e6` or `"12"`, and a missing value as
//! `null`. A value that cannot be parsed is left out, because no game depends on it.

use serde::Deserialize;
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Maximum number of list elements that are parsed.
const LONGEST_LIST: usize = 100;

/// Largest number up to which an `f64` represents every whole number exactly.
const LARGEST_EXACT: f64 = 9_007_199_254_740_992.0;

/// Start of a line in a guest's log that names a key that was left out of its messages.
pub const LEFT_OUT: &str = "[damier] left out: ";

/// Reads texts by key. Leaves out what is not a text.
pub(crate) fn texts<'de, D: Deserializer<'de>>(
    input: D,
) -> Result<BTreeMap<String, String>, D::Error> {
    let value = Value::deserialize(input)?;
    let entries = value.as_object().into_iter().flatten();
    Ok(entries.filter_map(|(key, text)| Some((key.clone(), text.as_str()?.to_string()))).collect())
}

/// Value of a key.
#[derive(Default)]
pub(crate) enum Lenient<T> {
    #[default]
    Absent,
    Kept(T),
    Odd,
}

impl<T> Lenient<T> {
    /// Returns the value. Adds the key to `left_out` if the value had the wrong kind.
    pub(crate) fn take(self, key: &'static str, left_out: &mut Vec<&'static str>) -> Option<T> {
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

/// A value that can be parsed from numbers, strings or truth values.
pub(crate) trait Scalar: Sized {
    fn from_text(text: &str) -> Option<Self>;

    fn from_number(number: f64) -> Option<Self> {
        Self::from_text(&number.to_string())
    }

    fn from_bool(_: bool) -> Option<Self> {
        None
    }
}

impl Scalar for bool {
    fn from_text(text: &str) -> Option<Self> {
        text.trim().parse().ok()
    }

    fn from_bool(value: bool) -> Option<Self> {
        Some(value)
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

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        Ok(Self::kept(T::from_bool(value)))
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

/// First elements of a list. The rest is dropped, because a guest could write very long lists at little cost.
pub(crate) struct List<T>(pub(crate) Vec<T>);

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
        while list.len() < LONGEST_LIST {
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

/// Parses the number of a question, which some languages write with a decimal point: `2.0`.
pub(crate) fn question_id<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let number = serde_json::Number::deserialize(from)?;
    let read = number.as_u64().or_else(|| u64::from_number(number.as_f64()?));
    read.ok_or_else(|| D::Error::custom("no whole number"))
}
