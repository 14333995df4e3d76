//! Checks that the languages agree: the same messages, with the same arguments and complete selections.

use crate::area::Area;
use crate::declared::{Declared, Kind};
use crate::problem::Problem;
use crate::source::{Entered, File};
use crate::text::{Fragment, arguments, selections};
use std::collections::BTreeSet;

/// Plural forms that a selection by number may name.
const FORMS: [&str; 3] = ["one", "many", "other"];

/// Checks that all languages of an area agree.
///
/// # Errors
/// If they do not agree. The error describes the first difference.
pub(crate) fn check(area: &Area) -> Result<(), Problem> {
    let Some((contract, others)) = area.files.split_first() else { return Ok(()) };
    for (name, entered) in &contract.messages {
        let wrong = |what: String| Problem::in_message(&contract.path, name, what);
        if area.translates_source && !matches!(entered.text[..], [Fragment::Plain(_)]) {
            return Err(wrong("a listed text must not have arguments or selections".to_string()));
        }
        check_contract(entered).map_err(wrong)?;
    }
    for file in others {
        check_language(contract, file)?;
    }
    Ok(())
}

/// Checks that a message declares exactly the arguments that it uses, each once.
fn check_contract(entered: &Entered) -> Result<(), String> {
    let declared: BTreeSet<String> =
        entered.declared.iter().map(|declared| declared.name.clone()).collect();
    if declared.len() < entered.declared.len() {
        return Err("declares an argument twice".to_string());
    }
    let used = arguments(&entered.text);
    if let Some(name) = used.symmetric_difference(&declared).next() {
        return Err(format!("`${name}` is declared but not used, or used but not declared"));
    }
    check_selections(entered, &entered.declared)
}

fn check_language(contract: &File, file: &File) -> Result<(), Problem> {
    let names = |file: &File| file.messages.keys().cloned().collect::<BTreeSet<String>>();
    if let Some(name) = names(contract).symmetric_difference(&names(file)).next() {
        let lacking = if file.messages.contains_key(name) { contract } else { file };
        return Err(Problem::in_message(&lacking.path, name, "is missing"));
    }
    for ((name, entered), original) in file.messages.iter().zip(contract.messages.values()) {
        let wrong = |what: String| Problem::in_message(&file.path, name, what);
        if !entered.declared.is_empty() {
            return Err(wrong(
                "declares arguments; only the first language declares them".to_string(),
            ));
        }
        let known: BTreeSet<String> =
            original.declared.iter().map(|declared| declared.name.clone()).collect();
        let used = arguments(&entered.text);
        if let Some(unknown) = used.difference(&known).next() {
            return Err(wrong(format!("`${unknown}` is not an argument of this message")));
        }
        check_shown(original, &used).map_err(wrong)?;
        check_selections(entered, &original.declared).map_err(wrong)?;
    }
    Ok(())
}

/// Checks that a text uses all arguments. Arguments of the kind `word` may be unused.
fn check_shown(original: &Entered, used: &BTreeSet<String>) -> Result<(), String> {
    let left_out = original
        .declared
        .iter()
        .find(|declared| declared.kind != Kind::Word && !used.contains(&declared.name));
    left_out.map_or(Ok(()), |declared| Err(format!("`${}` is not used", declared.name)))
}

/// Checks that selections are by a number or a word, and that selections by a number have the default `other`.
fn check_selections(entered: &Entered, declared: &[Declared]) -> Result<(), String> {
    for (name, keys) in selections(&entered.text) {
        let kind = declared.iter().find(|declared| declared.name == name).map(|found| found.kind);
        let is_known =
            |key: &&str| FORMS.contains(key) || key.bytes().all(|byte| byte.is_ascii_digit());
        match kind {
            Some(Kind::Word) => {}
            Some(Kind::Count | Kind::Number) if keys.last() != Some(&"other") => {
                return Err(format!("the selection by `${name}` has no `*[other]`"));
            }
            Some(Kind::Count | Kind::Number) if keys.iter().all(is_known) => {}
            Some(Kind::Count | Kind::Number) => {
                return Err(format!("the cases of `${name}` must be one, many, other or numbers"));
            }
            Some(Kind::Text) | None => {
                return Err(format!(
                    "`${name}` cannot select a text, because it is not a number or a word"
                ));
            }
        }
    }
    Ok(())
}
