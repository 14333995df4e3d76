//! Generation of the Rust source of an area.

use crate::area::Area;
use crate::declared::{Declared, Kind};
use crate::source::Entered;
use crate::text::Fragment;
use std::fmt::Write as _;

/// Returns the Rust source of an area. It is a module if the area has a name.
pub(crate) fn write(area: &Area) -> String {
    let Some((contract, others)) = area.files.split_first() else { return String::new() };
    if area.translates_source {
        return write_list(area);
    }
    let mut code = String::new();
    for (name, entered) in &contract.messages {
        let texts = std::iter::once(&entered.text)
            .chain(others.iter().filter_map(|file| file.messages.get(name)).map(|one| &one.text));
        let texts: Vec<String> =
            texts.map(|text| pieces_in_code(text, &entered.declared)).collect();
        let full = area.name.as_ref().map_or_else(|| name.clone(), |area| format!("{area}/{name}"));
        let entry =
            format!("::damier_i18n::Entry {{ name: {full:?}, texts: [{}] }}", texts.join(", "));
        code += &function(name, entered, &entry, contract.visibility());
    }
    let condition = contract.condition.as_ref().map(|condition| format!("#[cfg({condition})]\n"));
    let condition = condition.unwrap_or_default();
    match &area.name {
        None => code,
        Some(name) => {
            let head = match contract.is_shared {
                true => {
                    "#[allow(missing_docs, reason = \"the texts explain themselves\")]\npub mod"
                }
                false => "pub(crate) mod",
            };
            format!("{condition}{head} {} {{\n{code}}}\n", identifier(name))
        }
    }
}

/// Returns a list of translations for texts that are in the source code. Each entry has the key of a text, and its text
/// in each language except the first.
fn write_list(area: &Area) -> String {
    let text = |entered: &Entered| match &entered.text[..] {
        [Fragment::Plain(text)] => format!("{text:?}"),
        _ => unreachable!("checked"),
    };
    let names = area.files[0].messages.keys();
    let entries = names.map(|name| {
        let texts = area.files.iter().map(|file| text(&file.messages[name]));
        format!("({name:?}, [{}])", texts.collect::<Vec<_>>().join(", "))
    });
    let (module, count) =
        (area.name.as_deref().map_or_else(String::new, identifier), area.files.len());
    let entries = entries.collect::<Vec<_>>().join(", ");
    format!(
        "pub(crate) mod {module} {{\npub(crate) const TRANSLATIONS: &[(&str, [&str; {count}])] = &[{entries}];\n}}\n"
    )
}

fn function(name: &str, entered: &Entered, entry: &str, visibility: &str) -> String {
    let constant = static_name(name);
    let mut code = format!("static {constant}: ::damier_i18n::Entry = {entry};\n");
    for line in &entered.comment {
        // Writing to a string cannot fail.
        let _ = writeln!(code, "/// {line}");
    }
    let name = identifier(name);
    if entered.declared.is_empty() {
        let _ = writeln!(
            code,
            "{visibility} const fn {name}() -> ::damier_i18n::Phrase {{ \
             ::damier_i18n::Phrase::new(&{constant}) }}"
        );
        return code;
    }
    let parameter = |one: &Declared| format!("{}: {}", identifier(&one.name), one.kind.parameter());
    let argument = |one: &Declared| one.kind.argument(&identifier(&one.name));
    let all = |of: &dyn Fn(&Declared) -> String| {
        entered.declared.iter().map(of).collect::<Vec<_>>().join(", ")
    };
    let _ = writeln!(
        code,
        "{visibility} fn {name}({}) -> ::damier_i18n::Message {{ \
         ::damier_i18n::Message::new(&{constant}, vec![{}]) }}",
        all(&parameter),
        all(&argument),
    );
    code
}

fn pieces_in_code(pieces: &[Fragment], declared: &[Declared]) -> String {
    let pieces: Vec<String> = pieces.iter().map(|piece| piece_in_code(piece, declared)).collect();
    format!("&[{}]", pieces.join(", "))
}

fn piece_in_code(piece: &Fragment, declared: &[Declared]) -> String {
    let index_of = |name: &str| {
        let found = declared.iter().position(|one| one.name == name);
        found.expect("the languages agree on their arguments")
    };
    match piece {
        Fragment::Plain(text) => format!("::damier_i18n::Part::Plain({text:?})"),
        Fragment::Argument(name) => format!("::damier_i18n::Part::Argument({})", index_of(name)),
        Fragment::Selection(name, cases) => {
            let index = index_of(name);
            let is_word = declared[index].kind == Kind::Word;
            let case = |(key, text): &(String, Vec<Fragment>)| {
                let key = if is_word { format!("{key:?}") } else { case_in_code(key) };
                format!("({key}, {})", pieces_in_code(text, declared))
            };
            let cases: Vec<String> = cases.iter().map(case).collect();
            let variant = if is_word { "Word" } else { "Plural" };
            format!("::damier_i18n::Part::{variant}({index}, &[{}])", cases.join(", "))
        }
    }
}

fn case_in_code(key: &str) -> String {
    match key {
        "one" => "::damier_i18n::Case::Form(::damier_i18n::PluralForm::One)".to_string(),
        "many" => "::damier_i18n::Case::Form(::damier_i18n::PluralForm::Many)".to_string(),
        "other" => "::damier_i18n::Case::Form(::damier_i18n::PluralForm::Other)".to_string(),
        number => format!("::damier_i18n::Case::Exactly({number})"),
    }
}

/// Returns the name of the static that holds the entry of a message.
fn static_name(name: &str) -> String {
    format!("ENTRY_{}", identifier(name).to_uppercase())
}

/// Returns the Rust identifier for a name.
fn identifier(name: &str) -> String {
    name.replace('-', "_").to_lowercase()
}
