//! Lenient deserialization of a guest's messages: keys that only people read accept several forms.

use crate::lenient::{Lenient, List};
use crate::protocol::{DeclaredOption, HelloMessage, NumericOption, SearchInfo};
use serde::Deserialize;
use serde::de::Deserializer;

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
    default: Lenient<f64>,
    min: Lenient<f64>,
    max: Lenient<f64>,
    whole: Lenient<bool>,
}

/// An option, and the keys of it that could not be understood.
struct ReadOption {
    option: DeclaredOption,
    left_out: Vec<&'static str>,
}

impl<'de> Deserialize<'de> for Lenient<ReadOption> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(from)?;
        let Ok(written) = OptionAsWritten::deserialize(value) else { return Ok(Self::Odd) };
        let mut left_out = Vec::new();
        let Some(name) = written.name.take("name", &mut left_out) else { return Ok(Self::Odd) };
        let help = written.help.take("help", &mut left_out).unwrap_or_default();
        let bounds = [("default", written.default), ("min", written.min), ("max", written.max)];
        let whole = written.whole.take("whole", &mut left_out).unwrap_or_default();
        let number = number(bounds, whole, &mut left_out);
        Ok(Self::Kept(ReadOption { option: DeclaredOption { name, help, number }, left_out }))
    }
}

/// Returns the default and the range of an option. They are left out unless all three are there and the default is in
/// the range.
fn number(
    bounds: [(&'static str, Lenient<f64>); 3],
    whole: bool,
    left_out: &mut Vec<&'static str>,
) -> Option<NumericOption> {
    let read = bounds.map(|(key, value)| (key, value.take(key, left_out)));
    if let [(_, Some(default)), (_, Some(min)), (_, Some(max))] = read {
        let number = NumericOption { default, min, max, whole };
        if number.is_sound() {
            return Some(number);
        }
    }
    left_out.extend(read.iter().filter(|(_, value)| value.is_some()).map(|(key, _)| key));
    None
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct HelloAsWritten {
    protocol: Lenient<u32>,
    name: Lenient<String>,
    author: Lenient<String>,
    language: Lenient<String>,
    games: Option<Vec<String>>,
    options: Lenient<List<ReadOption>>,
}

impl<'de> Deserialize<'de> for HelloMessage {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = HelloAsWritten::deserialize(from)?;
        let mut left_out = Vec::new();
        let read = written.options.take("options", &mut left_out);
        let mut options = Vec::new();
        for read in read.map_or_else(Vec::new, |list| list.0) {
            left_out.extend(read.left_out);
            options.push(read.option);
        }
        Ok(Self {
            protocol: written.protocol.take("protocol", &mut left_out),
            name: written.name.take("name", &mut left_out),
            author: written.author.take("author", &mut left_out),
            language: written.language.take("language", &mut left_out),
            games: written.games,
            options,
            left_out,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::protocol::{FromGuest, HelloMessage, NumericOption, SearchInfo, read};

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

    fn hello(keys: &str) -> HelloMessage {
        match read(format!(r#"{{"type":"hello",{keys}}}"#).as_bytes()) {
            Ok(FromGuest::Hello(hello)) => hello,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_hello_is_taken_with_what_it_has() {
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
    fn numbers_of_options_are_read_as_languages_write_them() {
        let declared = |keys: &str| {
            let hello = hello(&format!(r#""options":[{{"name":"depth",{keys}}}]"#));
            (hello.options[0].number, hello.left_out)
        };
        let number = |whole| NumericOption { default: 3.0, min: 1.0, max: 9.0, whole };
        for (keys, whole) in [
            (r#""default":3,"min":1,"max":9"#, false),
            (r#""default":"3","min":1.0,"max":"9.0","whole":null"#, false),
            (r#""default":3,"min":1e0,"max":9,"whole":true"#, true),
            (r#""default":3,"min":1,"max":9,"whole":"true""#, true),
        ] {
            assert_eq!(declared(keys), (Some(number(whole)), Vec::new()), "{keys}");
        }
        assert_eq!(declared(r#""help":"plies","default":null"#), (None, Vec::new()));
        for (keys, left_out) in [
            (r#""default":"fast""#, &["default"][..]),
            (r#""default":3,"max":9"#, &["default", "max"]),
            (r#""default":3,"min":[1],"max":9"#, &["min", "default", "max"]),
            (r#""default":0,"min":1,"max":9"#, &["default", "min", "max"]),
            (r#""default":3,"min":9,"max":1"#, &["default", "min", "max"]),
            (r#""default":3,"min":0.5,"max":9,"whole":true"#, &["default", "min", "max"]),
        ] {
            assert_eq!(declared(keys), (None, left_out.to_vec()), "{keys}");
        }
        let odd = declared(r#""help":[],"default":3,"min":1,"max":9,"whole":"maybe""#);
        assert_eq!(odd, (Some(number(false)), vec!["help", "whole"]));
    }

    #[test]
    fn an_id_is_a_whole_number() {
        for id in ["2.5", "-1", "\"2\"", "null"] {
            let line = format!(r#"{{"type":"move","id":{id},"action":"up"}}"#);
            assert!(read(line.as_bytes()).is_err(), "{id}");
        }
    }
}
