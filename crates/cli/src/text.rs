//! Messages for people, from `messages/`, in every language.

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
