//! Quota of CPU time that a container or a service leaves to its programs (cgroups(7)).

use std::fs;
use std::path::{Path, PathBuf};

/// Folder of the control groups.
const GROUPS: &str = "/sys/fs/cgroup";

/// Returns the number of processors that all programs of this group may use together; `None` without a quota.
pub(crate) fn quota() -> Option<f64> {
    let own = fs::read_to_string("/proc/self/cgroup").ok()?;
    smallest_quota(Path::new(GROUPS), &own)
}

/// Returns the smallest quota of a group and its ancestors, by the lines of `/proc/PID/cgroup`.
fn smallest_quota(groups: &Path, own: &str) -> Option<f64> {
    own.lines().filter_map(|line| hierarchy_quota(groups, line)).min_by(f64::total_cmp)
}

/// Returns the smallest quota of one hierarchy. In version 2 the hierarchy has no name; in version 1 only `cpu` counts.
fn hierarchy_quota(groups: &Path, line: &str) -> Option<f64> {
    let (names, path) = line.split_once(':')?.1.split_once(':')?;
    let top = match names {
        "" => groups.to_path_buf(),
        _ if names.split(',').any(|name| name == "cpu") => groups.join(names),
        _ => return None,
    };
    // A container sees its own group at the top, or under a path that does not exist inside it.
    let own = top.join(path.trim_start_matches('/'));
    let all = own.ancestors().take_while(|folder| folder.starts_with(&top)).map(PathBuf::from);
    all.filter_map(|folder| group_quota(&folder)).min_by(f64::total_cmp)
}

fn group_quota(folder: &Path) -> Option<f64> {
    let read = |file: &str| fs::read_to_string(folder.join(file)).ok();
    let number = |text: &str| text.trim().parse::<f64>().ok();
    let (quota, period) = match read("cpu.max") {
        Some(both) => {
            let (quota, period) = both.trim().split_once(' ')?;
            (number(quota)?, number(period)?)
        }
        None => (number(&read("cpu.cfs_quota_us")?)?, number(&read("cpu.cfs_period_us")?)?),
    };
    // Without a quota, the value is `max`, or -1 in version 1.
    (quota > 0.0 && period > 0.0).then(|| quota / period)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_quota_counts_in_either_form() {
        let place = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let file = place.path().join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        };
        let found = |own: &str| smallest_quota(place.path(), own);
        assert_eq!(found("0::/a/b\n"), None);
        write("a/cpu.max", "150000 100000\n");
        write("a/b/cpu.max", "max 100000\n");
        assert_eq!(found("0::/a/b\n"), Some(1.5), "a group holds those in it");
        write("cpu,cpuacct/c/cpu.cfs_quota_us", "50000\n");
        write("cpu,cpuacct/c/cpu.cfs_period_us", "100000\n");
        assert_eq!(found("4:memory:/x\n3:cpu,cpuacct:/c\n0::/a/b\n"), Some(0.5));
        write("cpu,cpuacct/c/cpu.cfs_quota_us", "-1\n");
        assert_eq!(found("3:cpu,cpuacct:/c\n"), None);
    }
}
