//! Messages for people in every language, generated from `messages/`.

// Some belong to other systems than the one that this is built for.
#![allow(dead_code, reason = "each system uses only its own messages")]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
