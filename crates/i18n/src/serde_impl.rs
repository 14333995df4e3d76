//! Serialisation of messages, as their texts in every language. A page and its worker exchange messages in this form.

use crate::lang::{Lang, WRITTEN};
use crate::message::Message;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Lang::SPOKEN.map(|lang| self.say(lang)).serialize(out)
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        <[String; WRITTEN.len()]>::deserialize(input).map(Self::said)
    }
}
