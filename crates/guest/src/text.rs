//! Sentences for people, as `messages/` has them in every language.

// Some belong to other systems than the one that this is built for.
#![allow(dead_code, reason = "a system says its own sentences alone")]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
