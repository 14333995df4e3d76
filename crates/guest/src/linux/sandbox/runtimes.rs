//! Finds the settings of language runtimes. Distributions keep them in `/etc`, and links in the runtime's folder lead
//! there.

use std::fs::Metadata;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Folders in which distributions install runtimes with settings of their own.
const HOMES: [&str; 5] =
    ["/usr/lib/jvm", "/usr/lib64/jvm", "/usr/lib/mono", "/usr/lib/dotnet", "/usr/share/dotnet"];

/// Settings without a link, because their paths are compiled into the runtime.
const COMPILED_IN: [&str; 4] = ["/etc/mono", "/etc/php", "/etc/php.ini", "/etc/php.d"];

/// Folder that links may lead to.
const SETTINGS: &str = "/etc";

/// Maximum depth and number of entries that are searched. A JDK has a few hundred.
const DEEPEST: u32 = 8;
const MOST_ENTRIES: usize = 50_000;

/// Returns the files and folders that the installed runtimes read outside their own folders. They are searched once.
pub(super) fn settings() -> &'static [PathBuf] {
    static FOUND: OnceLock<Vec<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let mut found: Vec<PathBuf> = COMPILED_IN.iter().map(PathBuf::from).collect();
        found.retain(|path| path.exists());
        for home in HOMES {
            found.extend(links_out_of(Path::new(home), Path::new(SETTINGS)));
        }
        found.sort();
        found.dedup();
        found
    })
}

/// Returns the targets, in the folder `settings`, of the links below a folder, if everyone may read them.
fn links_out_of(home: &Path, settings: &Path) -> Vec<PathBuf> {
    let (mut found, mut seen) = (Vec::new(), 0);
    let mut folders = vec![(home.to_path_buf(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            seen += 1;
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_dir() && depth < DEEPEST && seen < MOST_ENTRIES {
                folders.push((entry.path(), depth + 1));
            }
            let target = entry.path().canonicalize().ok().filter(|_| kind.is_symlink());
            let target = target.filter(|target| target.starts_with(settings) && target != settings);
            found.extend(target.filter(|target| target.metadata().is_ok_and(|it| is_public(&it))));
        }
    }
    found
}

/// Returns true if every user of the machine may read it.
fn is_public(found: &Metadata) -> bool {
    let needed = if found.is_dir() { 0o005 } else { 0o004 };
    found.permissions().mode() & needed == needed
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
    use std::os::unix::fs::symlink;

    /// Imitates a JDK of Debian (a link for each file), and of Fedora and Arch (one link for the folder).
    #[test]
    fn links_of_a_runtime_lead_to_its_settings_alone() {
        let place = tempfile::tempdir().unwrap();
        let whole = place.path().canonicalize().unwrap();
        let (home, etc) = (whole.join("jvm"), whole.join("etc"));
        for folder in ["jvm/debian/conf", "jvm/arch", "etc/java-17/security", "etc/java17", "usr"] {
            fs::create_dir_all(whole.join(folder)).unwrap();
        }
        let write = |name: &str, mode| {
            fs::write(etc.join(name), "").unwrap();
            fs::set_permissions(etc.join(name), Permissions::from_mode(mode)).unwrap();
        };
        write("java-17/logging.properties", 0o644);
        write("java-17/secret", 0o640);
        symlink(etc.join("java-17/logging.properties"), home.join("debian/conf/logging")).unwrap();
        symlink(etc.join("java-17/security"), home.join("debian/conf/security")).unwrap();
        symlink(etc.join("java-17/secret"), home.join("debian/conf/secret")).unwrap();
        symlink(etc.join("java17"), home.join("arch/conf")).unwrap();
        symlink(&etc, home.join("arch/all")).unwrap();
        symlink(whole.join("usr"), home.join("arch/src")).unwrap();
        let mut found = links_out_of(&home, &etc);
        found.sort();
        let expected = ["java-17/logging.properties", "java-17/security", "java17"];
        assert_eq!(found, expected.map(|name| etc.join(name)));
    }
}
