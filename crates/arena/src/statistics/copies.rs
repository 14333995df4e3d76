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
    /// Groups players by the checksums of their files. Players that are not submissions are left out.
    #[must_use]
    pub fn find<'a>(
        players: impl IntoIterator<Item = (&'a str, &'a PlayerChecksums)>,
    ) -> Vec<Self> {
        let mut groups: BTreeMap<&str, Vec<(&str, &PlayerChecksums)>> = BTreeMap::new();
        for (name, checksums) in players {
            if let Some(source) = &checksums.source {
                groups.entry(source).or_default().push((name, checksums));
            }
        }
        let group = |group: &Vec<(&str, &PlayerChecksums)>| Self {
            names: group.iter().map(|(name, _)| (*name).to_string()).collect(),
            is_exact: group.iter().all(|(_, checksums)| checksums.files == group[0].1.files),
        };
        let mut found: Vec<Self> =
            groups.values().filter(|group| group.len() > 1).map(group).collect();
        found.sort_by(|a, b| a.names.cmp(&b.names));
        found
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
            ("network(file=n)", network.clone()),
            ("network(depth=2,file=n)", network),
        ];
        let found = CopiedFiles::find(players.iter().map(|(name, sums)| (*name, sums)));
        let group = |names: [&str; 2], is_exact| CopiedFiles {
            names: names.map(String::from).to_vec(),
            is_exact,
        };
        assert_eq!(found, [group(["bob", "cleo"], false), group(["zoe", "ada"], true)]);
    }
}
