//! Stored form of messages: a text that is the same in every language stays as it is, and any other message is an
//! object with its texts by language, such as `{"en": "stopped", "fr": "arrêté"}`. A stored message can be shown in the
//! reader's language, and the code that reads it does not need to know the sentence.

use crate::lang::{Lang, WRITTEN};
use crate::message::Message;
use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// First characters of a stored text that is not the message itself.
const JSON: [char; 2] = ['{', '['];

impl Message {
    /// Returns the text under which the message is stored in a column or a line.
    #[must_use]
    pub fn to_stored(&self) -> String {
        match self.same_in_all() {
            Some(text) if !text.starts_with(JSON) => text,
            // Maps of strings can always be written.
            _ => serde_json::to_string(&self.by_language()).unwrap_or_default(),
        }
    }

    /// Returns the message that is stored under a text. Any text is a message: one that [`Message::to_stored`] did not
    /// write is the same in every language.
    #[must_use]
    pub fn from_stored(text: &str) -> Self {
        let written = text.starts_with(JSON).then(|| serde_json::from_str(text).ok()).flatten();
        written.unwrap_or_else(|| Self::verbatim(text))
    }

    /// Returns the text if it is the same in every language.
    fn same_in_all(&self) -> Option<String> {
        let text = self.say(Lang::English);
        Lang::SPOKEN.iter().all(|&lang| self.say(lang) == text).then_some(text)
    }

    fn by_language(&self) -> BTreeMap<&'static str, String> {
        Lang::SPOKEN.iter().map(|lang| (lang.code(), self.say(*lang))).collect()
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.same_in_all() {
            Some(text) => out.serialize_str(&text),
            None => self.by_language().serialize(out),
        }
    }
}

/// Serialises in English, for files in one language: `#[serde(serialize_with = "in_english")]`.
pub fn in_english<S: Serializer>(text: &Message, out: S) -> Result<S::Ok, S::Error> {
    out.collect_str(text)
}

/// Serialises sentences as [`in_english`] does.
pub fn all_in_english<S: Serializer>(texts: &[Message], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(texts.iter().map(|text| text.say(Lang::English)))
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_any(StoredForm)
    }
}

struct StoredForm;

impl<'de> Visitor<'de> for StoredForm {
    type Value = Message;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a text, or texts by language with the key `en`")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Message, E> {
        Ok(Message::verbatim(text))
    }

    /// Reads the form of older files: the texts in the order of [`WRITTEN`].
    fn visit_seq<A: SeqAccess<'de>>(self, mut texts: A) -> Result<Message, A::Error> {
        let mut next = |at| texts.next_element()?.ok_or_else(|| Error::invalid_length(at, &self));
        let texts: [String; WRITTEN.len()] = [next(0)?, next(1)?];
        Ok(Message::said(texts))
    }

    /// Reads texts by language. A language that is missing gets the English text, and unknown ones are ignored.
    fn visit_map<A: MapAccess<'de>>(self, mut texts: A) -> Result<Message, A::Error> {
        let mut found: [Option<String>; WRITTEN.len()] = Default::default();
        while let Some(code) = texts.next_key::<String>()? {
            match WRITTEN.iter().position(|written| *written == code) {
                Some(place) => found[place] = Some(texts.next_value()?),
                None => drop(texts.next_value::<IgnoredAny>()?),
            }
        }
        let english = found[0].clone().ok_or_else(|| Error::missing_field(WRITTEN[0]))?;
        Ok(Message::said(found.map(|text| text.unwrap_or_else(|| english.clone()))))
    }
}
