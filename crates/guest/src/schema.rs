//! Generates `protocol.schema.json`, the schema for authors, from the types of the protocol.

use crate::protocol::{FromGuest, ToGuest};
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// Environment variable that makes the test write the file instead of comparing it.
const WRITE: &str = "DAMIER_WRITE";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("protocol.schema.json")
}

/// Returns the schema of a line from either side.
fn schema() -> String {
    // The referee's lines are described as they are written, and a guest's as they may be read.
    let mut referee = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut guest = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let speakers = [referee.subschema_for::<ToGuest>(), guest.subschema_for::<FromGuest>()];
    let mut definitions = referee.take_definitions(true);
    for (name, definition) in guest.take_definitions(true) {
        let known = definitions.insert(name.clone(), definition.clone());
        assert!(known.is_none_or(|known| known == definition), "two kinds of {name}");
    }
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of damier's protocol for submitted strategies",
        "description": "`ToGuest` is a line from the referee, `FromGuest` a line from a guest; \
                        PROTOCOL.md explains them. Readers ignore keys that they do not know.",
        "anyOf": speakers,
        "$defs": definitions,
    });
    let text = serde_json::to_string_pretty(&on_one_line(schema)).expect("plain data");
    text + "\n"
}

/// Joins the lines of descriptions, which break where the source does.
fn on_one_line(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let members = members.into_iter().map(|(key, value)| match value {
                Value::String(text) if key == "description" => {
                    (key, text.replace('\n', " ").into())
                }
                value => (key, on_one_line(value)),
            });
            Value::Object(members.collect())
        }
        Value::Array(values) => values.into_iter().map(on_one_line).collect(),
        other => other,
    }
}

#[test]
fn the_schema_is_that_of_the_types() {
    let schema = schema();
    if std::env::var_os(WRITE).is_some() {
        fs::write(path(), &schema).expect("writable");
    }
    let found = fs::read_to_string(path()).unwrap_or_default();
    assert!(
        found == schema,
        "protocol.schema.json does not match the types; `{WRITE}=1 cargo test -p damier-guest schema` rewrites it"
    );
}
