//! The name that somebody may have meant who has mistyped one.

use crate::say;
use damier_i18n::Message;

/// The likeness (Jaro and Winkler's, 0 to 1) from which a name is taken for a mistyped one.
const ALIKE: f64 = 0.85;

/// Says which names are allowed: the one that `found` may stand for and how many there are, or all of them.
#[must_use]
pub fn allowed_names(found: &str, names: &[&str]) -> Message {
    let likeness = |name: &&str| strsim::jaro_winkler(found, name);
    let nearest = names.iter().copied().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    match nearest.filter(|name| names.len() > 1 && likeness(name) >= ALIKE) {
        Some(meant) => say::did_you_mean(meant, names.len() as u64),
        None => names.join(", ").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Lang;

    #[test]
    fn a_mistyped_name_is_recognised_and_others_are_not() {
        let names = ["random", "greedy", "hybrid", "hegemonic"];
        let said = |found, lang| allowed_names(found, &names).say(lang);
        let meant = "4 names; did you mean `greedy`?";
        assert_eq!(said("gredy", Lang::English), meant);
        assert_eq!(said("greddy", Lang::English), meant);
        assert!(said("gredy", Lang::French).contains("`greedy`"));
        assert_eq!(said("alphago", Lang::English), "random, greedy, hybrid, hegemonic");
        assert_eq!(allowed_names("depht", &["depth"]).say(Lang::English), "depth");
    }
}
