//! Serialisation of messages, rendered in every language. A page and its worker exchange them.

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
