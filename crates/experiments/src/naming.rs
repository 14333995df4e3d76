//! Names of submissions in tables. Submissions with equal names are distinguished by their folders.

use crate::outside::is_outside;
use crate::path::path_of;
use damier_guest::one_spelling;
use std::collections::BTreeMap;
use std::path::Path;

/// Renames submissions that have the same name as another player, for example to `today (ada)` and `yesterday (ada)`.
/// The added text is the last part of their paths in which they all differ. A submission whose folder has the same name
/// keeps its name, unless a player of the roster has it. If the paths do not help, numbers are added.
pub(crate) fn tell_apart(names: &mut [String], players: &[String]) {
    let mut same: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, name) in names.iter().enumerate() {
        same.entry(name.clone()).or_default().push(index);
    }
    for (name, mut group) in same.into_iter().filter(|(_, group)| group.len() > 1) {
        let all = group.len();
        group.retain(|&index| is_outside(&players[index]));
        let is_on_roster = group.len() < all;
        let paths: Vec<Vec<String>> = group.iter().map(|&index| parts(&players[index])).collect();
        for (number, (&index, label)) in group.iter().zip(labels(&paths)).enumerate() {
            match label {
                Some(label) if (label == name || label == ".") && !is_on_roster => {}
                Some(label) if label != name && label != "." => {
                    names[index] = format!("{label} ({name})");
                }
                None if number == 0 && !is_on_roster => {}
                _ => names[index] = free_name(&name, names),
            }
        }
    }
    for index in 1..names.len() {
        if is_outside(&players[index]) && names[..index].contains(&names[index]) {
            names[index] = free_name(&names[index], names);
        }
    }
}

/// Adds the lowest number that makes the name unique.
fn free_name(name: &str, names: &[String]) -> String {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    numbered.into_iter().find(|name| !names.contains(name)).unwrap_or_default()
}

/// Splits the path of a submission into its parts, the last first, without the extension.
fn parts(player: &str) -> Vec<String> {
    let path = Path::new(path_of(player));
    let text = |part: &std::ffi::OsStr| one_spelling(&part.to_string_lossy());
    let stem = path.file_stem().map(text).into_iter();
    let above = path.parent().into_iter().flat_map(Path::components).rev();
    stem.chain(above.map(|part| text(part.as_os_str()))).collect()
}

/// Returns the part of each path at the first depth where all differ, or `.` for the current folder; `None` if there is
/// no such depth.
fn labels(paths: &[Vec<String>]) -> Vec<Option<String>> {
    let deepest = paths.iter().map(Vec::len).min().unwrap_or(0);
    let at = |depth: usize| paths.iter().map(move |parts| parts[depth].as_str());
    let differs = |depth: &usize| {
        let mut found: Vec<&str> = at(*depth).collect();
        found.sort_unstable();
        found.dedup();
        found.len() == paths.len() && !found.iter().any(|part| ["..", "/"].contains(part))
    };
    match (0..deepest).find(differs) {
        Some(depth) => at(depth).map(|part| Some(part.to_string())).collect(),
        None => vec![None; paths.len()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn renamed(players: &[(&str, &str)]) -> Vec<String> {
        let mut names: Vec<String> = players.iter().map(|(name, _)| name.to_string()).collect();
        let players: Vec<String> = players.iter().map(|(_, text)| text.to_string()).collect();
        tell_apart(&mut names, &players);
        names
    }

    #[test]
    fn folders_tell_copies_apart() {
        let copies = renamed(&[("ada", "./today"), ("ada", "./yesterday"), ("greedy", "greedy")]);
        assert_eq!(copies, ["today (ada)", "yesterday (ada)", "greedy"]);
        let files = renamed(&[("bot", "a/bot.py"), ("bot", "b/bot.py")]);
        assert_eq!(files, ["a (bot)", "b (bot)"]);
        let old = renamed(&[("ada", "in/ada"), ("ada", "in/old"), ("eve", "in/eve")]);
        assert_eq!(old, ["ada", "old (ada)", "eve"]);
        let options = renamed(&[("ada(depth=3)", "./x(depth=3)"), ("ada", "./x")]);
        assert_eq!(options, ["ada(depth=3)", "ada"], "they differ already");
        let spelt = renamed(&[("Zo\u{eb}", "in/Zo\u{eb}.py"), ("Zo\u{eb}", "in/Zoe\u{308}.py")]);
        assert_eq!(spelt, ["Zo\u{eb}", "Zo\u{eb}-2"], "one name in two spellings");
    }

    #[test]
    fn numbers_help_where_folders_do_not() {
        assert_eq!(renamed(&[("ada", "./ada"), ("ada", "../x/ada")]), ["ada", "x (ada)"]);
        assert_eq!(
            renamed(&[("greedy", "greedy"), ("greedy", "./greedy")]),
            ["greedy", "greedy-2"]
        );
        assert_eq!(renamed(&[("greedy", "greedy"), ("greedy", "./x")]), ["greedy", "x (greedy)"]);
        let three = renamed(&[("x (a)", "./z"), ("a", "./x"), ("a", "./y")]);
        assert_eq!(three, ["x (a)", "x (a)-2", "y (a)"]);
    }
}
