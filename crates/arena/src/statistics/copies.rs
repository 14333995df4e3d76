//! Finds entrants that were submitted as the same files, or as files that differ only in comments and white space.

use crate::schedule::lineup::{Lineup, PlayerChecksums};
use serde::Serialize;
use std::collections::BTreeMap;

/// Players that were submitted as the same files, or nearly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CopiedFiles {
    /// Names of the players, in the order in which they were given. At least two.
    pub names: Vec<String>,
    /// True if all files are identical; false if some differ in comments, white space or file names.
    pub is_exact: bool,
}

impl CopiedFiles {
    /// Groups players by the checksums of their files: those with the same files, and those with the same source text
    /// whose files are not all the same. Players that are not submissions are left out.
    #[must_use]
    pub fn find<'a>(
        players: impl IntoIterator<Item = (&'a str, &'a PlayerChecksums)>,
    ) -> Vec<Self> {
        let players = players.into_iter().filter(|(_, sums)| sums.source.is_some());
        let players: Vec<(&str, &PlayerChecksums)> = players.collect();
        let exact = group_by(&players, |sums| (&sums.source, &sums.files));
        let nearly = group_by(&players, |sums| &sums.source);
        let nearly = nearly.into_iter().filter(|names| !exact.contains(names));
        let nearly = nearly.map(|names| Self { names, is_exact: false });
        let exact = exact.iter().map(|names| Self { names: names.clone(), is_exact: true });
        exact.chain(nearly).collect()
    }

    /// Groups the entrants of an event's table.
    pub(crate) fn of_lineup(lineup: &Lineup) -> Vec<Self> {
        let checksums: Vec<(&str, PlayerChecksums)> = lineup
            .current()
            .map(|entrant| (lineup.entrants[entrant].as_str(), lineup.checksums(entrant)))
            .collect();
        Self::find(checksums.iter().map(|(name, checksums)| (*name, checksums)))
    }
}

/// Returns the names of players with the same key, if there are at least two.
fn group_by<'a, K: Ord>(
    players: &[(&'a str, &'a PlayerChecksums)],
    key: impl Fn(&'a PlayerChecksums) -> K,
) -> Vec<Vec<String>> {
    let mut groups: BTreeMap<K, Vec<String>> = BTreeMap::new();
    for (name, checksums) in players {
        groups.entry(key(checksums)).or_default().push((*name).to_string());
    }
    let mut groups: Vec<_> = groups.into_values().filter(|names| names.len() > 1).collect();
    groups.sort();
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checksums(files: &str, source: &str) -> PlayerChecksums {
        PlayerChecksums { files: Some(files.to_string()), source: Some(source.to_string()) }
    }

    #[test]
    fn copies_are_found_by_their_files_and_by_their_source() {
        let network = PlayerChecksums { source: None, ..checksums("5", "") };
        let players = [
            ("zoe", checksums("1", "a")),
            ("snake", PlayerChecksums::default()),
            ("ada", checksums("1", "a")),
            ("bob", checksums("2", "b")),
            ("cleo", checksums("3", "b")),
            ("dora", checksums("4", "c")),
            ("emma", checksums("6", "a")),
            ("network(file=n)", network.clone()),
            ("network(depth=2,file=n)", network),
        ];
        let found = CopiedFiles::find(players.iter().map(|(name, sums)| (*name, sums)));
        let found: Vec<(String, bool)> =
            found.iter().map(|copies| (copies.names.join(" "), copies.is_exact)).collect();
        let expected = [("zoe ada", true), ("bob cleo", false), ("zoe ada emma", false)];
        assert_eq!(found, expected.map(|(names, is_exact)| (names.to_string(), is_exact)));
    }
}
