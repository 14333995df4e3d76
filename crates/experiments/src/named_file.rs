//! Files that players of the roster name in their settings, for example `network(file=nets/my.net)`. They are packed
//! with a spec. A file that is not in the current folder is looked up in the spec's folder.

use damier_catalog::open;
use damier_game::{Params, Setting, SettingKind, TextError};
use std::path::{Path, PathBuf};

/// Returns the texts in a player's settings that may be names of files, in order.
fn named_files(declared: &[Setting], player: &str) -> Vec<String> {
    let Ok((_, params)) = Params::read_player(player) else { return Vec::new() };
    let is_text = |key: &str| {
        let setting = declared.iter().find(|setting| setting.name == key);
        setting.is_some_and(|setting| matches!(setting.kind, SettingKind::Text { .. }))
    };
    let given = params.iter().filter(|(key, value)| is_text(key) && !value.is_empty());
    given.map(|(_, value)| value.to_string()).collect()
}

/// Returns the name and the path of each file that a player of a game's roster names. Files are looked up in the
/// current folder and then in `folder`.
///
/// # Errors
/// If the game or the player's text cannot be read.
pub(crate) fn roster_files(
    game: &str,
    player: &str,
    folder: &Path,
) -> Result<Vec<(String, PathBuf)>, TextError> {
    let (name, _) = Params::read_player(player)?;
    let roster = open(game)?.players();
    let info = roster.iter().find(|info| info.name == name);
    let named = info.map(|info| named_files(&info.settings, player)).unwrap_or_default();
    let find = |file: String| {
        let places = [PathBuf::from(&file), folder.join(&file)];
        let path = places.into_iter().find(|path| path.is_file())?;
        Some((file, path))
    };
    Ok(named.into_iter().filter_map(find).collect())
}

/// A player whose files are given by their paths, in the current folder or the spec's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LocatedPlayer {
    /// Text of the player, with these paths.
    pub(crate) text: String,
    /// Names of the files, before and after the change.
    moved: Vec<[String; 2]>,
}

impl LocatedPlayer {
    /// Finds the files of a player in the current folder or, if they are not there, in the spec's folder.
    pub(crate) fn find(declared: &[Setting], player: &str, folder: &Path) -> Self {
        let mut located = Self { text: player.to_string(), moved: Vec::new() };
        for file in named_files(declared, player) {
            let there = folder.join(&file);
            if Path::new(&file).exists() || !there.is_file() {
                continue;
            }
            let there = there.to_string_lossy().into_owned();
            located.text = located.text.replacen(&format!("={file}"), &format!("={there}"), 1);
            located.moved.push([file, there]);
        }
        located
    }

    /// Restores the original file names in a name of this player, so that tables do not show the paths.
    pub(crate) fn name(&self, name: &str) -> String {
        let back = |name: String, [file, there]: &[String; 2]| name.replace(there, file);
        self.moved.iter().fold(name.to_string(), back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_beside_the_spec_and_named_as_before() {
        let place = tempfile::tempdir().expect("a folder");
        std::fs::create_dir(place.path().join("nets")).expect("a folder");
        std::fs::write(place.path().join("nets/own.net"), "").expect("writes");
        let players = open("2048").expect("known").players();
        let network = players.iter().find(|player| player.name == "network").expect("known");
        let find = |text| LocatedPlayer::find(&network.settings, text, place.path());
        let text = "network(file=nets/own.net)";
        let found = find(text);
        let there = place.path().join("nets/own.net");
        assert_eq!(found.text, format!("network(file={})", there.display()));
        assert_eq!(found.name(&found.text), text);
        for other in ["network", "network(file=nets/none.net)", "network(file=nets)", "network("] {
            assert_eq!(find(other), LocatedPlayer { text: other.to_string(), moved: Vec::new() });
        }
    }
}
