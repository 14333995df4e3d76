//! Messages for people in every language, generated from `messages/`.

// Some messages are used on other operating systems only.
#![allow(dead_code, reason = "each system uses only its own messages")]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
