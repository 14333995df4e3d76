//! Tests of `damier pack` and of runs on a cluster.

use assert_cmd::Command;
use predicates::str::contains;
use std::fs;
use std::path::Path;

const SPEC: &str =
    "seed = 3\n[[event]]\ngame = '2048:2x2'\nplayers = ['greedy', 'random']\ngames = 10\n";

fn damier(place: &Path, line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(place);
    command.args(line.split(' '));
    command
}

#[test]
fn a_packed_tournament_is_the_same_elsewhere() {
    let place = tempfile::tempdir().unwrap();
    let (here, there) = (place.path().join("here"), place.path().join("there"));
    fs::create_dir(&here).unwrap();
    fs::create_dir(&there).unwrap();
    fs::write(here.join("class.toml"), SPEC).unwrap();
    damier(&here, "pack class.toml").assert().success().stdout(contains("class.tar.gz: "));
    damier(&here, "run class.toml --quiet --no-report").assert().success();
    fs::rename(here.join("class.tar.gz"), there.join("class.tar.gz")).unwrap();
    for shard in ["1/2", "2/2"] {
        let line = format!("run class.tar.gz --shard {shard} --quiet --no-report");
        damier(&there, &line).assert().success();
    }
    damier(&there, "merge class-1.db class-2.db --out class.db --complete").assert().success();
    let digest = |place: &Path| {
        damier_experiments::arena::Store::open_to_read(&place.join("class.db"))
            .unwrap()
            .digest()
            .unwrap()
    };
    assert_eq!(digest(&here), digest(&there));
    assert!(!there.join("spec.toml").exists(), "it is unpacked elsewhere");
}

#[test]
fn what_cannot_travel_is_one_line() {
    let place = tempfile::tempdir().unwrap();
    fs::create_dir(place.path().join("specs")).unwrap();
    fs::write(place.path().join("specs/far.toml"), SPEC.replace("'greedy'", "'../bots/ada'"))
        .unwrap();
    fs::write(place.path().join("cut.tar.gz"), "cut").unwrap();
    for (line, said) in [
        ("pack specs/far.toml", "../bots/ada"),
        ("pack none.toml", "none.toml"),
        ("run cut.tar.gz", "an archive written by damier pack"),
    ] {
        let refused = damier(place.path(), line).assert().code(2).stderr(contains(said));
        let lines = String::from_utf8_lossy(&refused.get_output().stderr).lines().count();
        assert_eq!(lines, 1, "{line}");
    }
}

/// A program in place of Python, which receives the arguments of the package.
#[cfg(unix)]
#[test]
fn a_cluster_is_asked_by_the_package_of_python() {
    use std::os::unix::fs::PermissionsExt;
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("class.toml"), SPEC).unwrap();
    let python = place.path().join("python");
    // Plays the shards like the package, with the program itself.
    let text = format!(
        "#!/bin/sh\necho \"$@\" > asked\nexec '{}' run \"$4\" --db \"$6\" --quiet --no-report\n",
        env!("CARGO_BIN_EXE_damier")
    );
    fs::write(&python, text).unwrap();
    fs::set_permissions(&python, fs::Permissions::from_mode(0o755)).unwrap();
    let run = |python: &str| {
        let mut command = damier(place.path(), "run class.toml --engine ray --quiet");
        command.env("DAMIER_PYTHON", python);
        command.assert()
    };
    run("./python").success().stdout(contains("greedy"));
    let asked = fs::read_to_string(place.path().join("asked")).unwrap();
    assert_eq!(asked, "-m damier.ray --no-report class.toml --db class.db\n");
    fs::remove_file(place.path().join("class.db")).unwrap();
    run("./nobody").code(2).stderr(contains("./nobody does not start"));
    run("false").code(2).stderr(contains("pip install"));
    damier(place.path(), "run class.toml --engine ray --shard 1/2")
        .assert()
        .code(2)
        .stderr(contains("--engine"));
}
