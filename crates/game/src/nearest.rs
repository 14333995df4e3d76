//! The name that was probably meant by a mistyped one.

/// Jaro-Winkler similarity (0 to 1) from which a name is taken for a mistyped one.
const SIMILAR: f64 = 0.85;

/// Returns the name that `found` is probably a mistyping of. Returns `None` if no name is similar, or if there is only
/// one name, which needs no guess.
pub(crate) fn nearest<'a>(found: &str, names: &[&'a str]) -> Option<&'a str> {
    let likeness = |name: &&str| strsim::jaro_winkler(found, name);
    let nearest = names.iter().copied().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    nearest.filter(|name| names.len() > 1 && likeness(name) >= SIMILAR)
}
