//! Text of a message as a tree of parts. They are like `damier_i18n::Part`, but have the names of arguments instead of
//! indices.

use crate::problem::Problem;
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Part of the text of a message, with its terms already inserted.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fragment {
    /// Literal text.
    Plain(String),
    /// Name of an argument.
    Argument(String),
    /// Selection by the argument with this name. Each case has a key and a text. The default case is the last one.
    Selection(String, Vec<(String, Vec<Fragment>)>),
}

/// Terms of a file that have been parsed so far, by name.
pub(crate) type Terms = BTreeMap<String, Vec<Fragment>>;

/// Place of a text, for errors.
#[derive(Clone, Copy)]
pub(crate) struct Whereabouts<'a> {
    pub(crate) file: &'a Path,
    pub(crate) message: &'a str,
}

impl Whereabouts<'_> {
    fn wrong(self, what: &str) -> Problem {
        Problem::in_message(self.file, self.message, what)
    }
}

/// Parses the text of a message.
///
/// # Errors
/// If it contains anything other than text, arguments, selections by an argument, and terms.
pub(crate) fn read(
    pattern: &Pattern<String>,
    terms: &Terms,
    place: Whereabouts<'_>,
) -> Result<Vec<Fragment>, Problem> {
    let mut pieces = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => pieces.push(Fragment::Plain(value.clone())),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                pieces.extend(read_inline(inline, terms, place)?);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err(place
                        .wrong("a selection must be by an argument, for example `{ $games -> …`"));
                };
                let cases = read_cases(variants, terms, place)?;
                pieces.push(Fragment::Selection(id.name.clone(), cases));
            }
        }
    }
    Ok(joined(pieces))
}

fn read_inline(
    inline: &InlineExpression<String>,
    terms: &Terms,
    place: Whereabouts<'_>,
) -> Result<Vec<Fragment>, Problem> {
    match inline {
        InlineExpression::StringLiteral { value } => Ok(vec![Fragment::Plain(value.clone())]),
        InlineExpression::VariableReference { id } => Ok(vec![Fragment::Argument(id.name.clone())]),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            let term = terms.get(&id.name);
            term.cloned().ok_or_else(|| {
                place.wrong(&format!("the term `-{}` is not defined above", id.name))
            })
        }
        _ => Err(place.wrong(
            "contains something other than text, arguments, selections by an argument, and terms",
        )),
    }
}

fn read_cases(
    variants: &[Variant<String>],
    terms: &Terms,
    place: Whereabouts<'_>,
) -> Result<Vec<(String, Vec<Fragment>)>, Problem> {
    let read_case = |variant: &Variant<String>| {
        let key = match &variant.key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        };
        Ok((key, read(&variant.value, terms, place)?))
    };
    // A `Fragment::Selection` has its default case last.
    let (last, first): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
    first.into_iter().chain(last).map(read_case).collect()
}

/// Merges adjacent plain fragments.
fn joined(pieces: Vec<Fragment>) -> Vec<Fragment> {
    let mut all: Vec<Fragment> = Vec::new();
    for piece in pieces {
        match (all.last_mut(), piece) {
            (Some(Fragment::Plain(text)), Fragment::Plain(more)) => text.push_str(&more),
            (_, piece) => all.push(piece),
        }
    }
    all
}

/// Returns the names of the arguments of a text.
pub(crate) fn arguments(pieces: &[Fragment]) -> BTreeSet<String> {
    let of = |piece: &Fragment| match piece {
        Fragment::Plain(_) => BTreeSet::new(),
        Fragment::Argument(name) => BTreeSet::from([name.clone()]),
        Fragment::Selection(name, cases) => {
            let mut names: BTreeSet<String> =
                cases.iter().flat_map(|(_, text)| arguments(text)).collect();
            names.insert(name.clone());
            names
        }
    };
    pieces.iter().flat_map(of).collect()
}

/// Collects all selections of a text. For each of them, returns the name of its argument and the keys of its cases.
pub(crate) fn selections(pieces: &[Fragment]) -> Vec<(&str, Vec<&str>)> {
    let mut all = Vec::new();
    for piece in pieces {
        if let Fragment::Selection(name, cases) = piece {
            all.push((name.as_str(), cases.iter().map(|(key, _)| key.as_str()).collect()));
            all.extend(cases.iter().flat_map(|(_, text)| selections(text)));
        }
    }
    all
}
