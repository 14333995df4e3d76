//! Help pages, lists, and suggestions for typing errors.

use crate::stage::Stage;

#[test]
fn topics_are_explained_in_every_language() {
    let stage = Stage::new();
    let topics = stage.does(&["help", "topics"]);
    let named: Vec<&str> = topics
        .lines()
        .filter_map(|line| line.strip_prefix("damier help "))
        .filter_map(|rest| rest.split_whitespace().next())
        .collect();
    assert_eq!(named, ["positions", "players", "budgets", "submissions"]);
    for topic in named {
        let page = stage.does(&["help", topic]);
        assert_eq!(stage.does(&[topic]), page, "as a command, too");
        let french = stage.does(&[topic, "--lang", "fr"]);
        assert!(page.lines().count() >= 5 && page != french, "{topic}: {page}{french}");
        assert!(!page.contains("Usage"), "{page}");
    }
    assert!(!stage.does(&["--help"]).contains("\n  positions"), "the first page stays short");
    assert!(stage.does(&["manual"]).contains(".TH damier"));
}

#[test]
fn a_mistyped_name_is_recognised() {
    let stage = Stage::new();
    for (args, meant) in [
        (&["match", "2048", "gredy"][..], "did you mean `greedy`?"),
        (&["match", "qarto", "random", "greedy"], "did you mean `quarto`?"),
        (&["match", "filler:6x6", "hybrid(gian=1)", "random"], "did you mean `gain`?"),
        (&["match", "filler:6x6", "hybrid(counts=neutrl)", "random"], "did you mean `neutral`?"),
        (&["match", "2048:merge=cascda", "greedy"], "did you mean `cascade`?"),
        (&["match", "2048:mrege=cascade", "greedy"], "did you mean `merge`?"),
        (&["match", "filler:layout=symetric", "greedy", "random"], "did you mean `symmetric`?"),
        (&["match", "quarto:sqares", "random", "first"], "did you mean `squares`?"),
        (&["new", "bot", "x", "--language", "pyton"], "did you mean `python`?"),
        (&["tune", "filler:6x6", "hybrid", "--settings", "gian"], "did you mean `gain`?"),
        (&["lab", "count", "quarto", "--what", "bords"], "did you mean `boards`?"),
        (&["match", "2048", "greedy", "--gmaes", "4"], "--games"),
        (&["match", "2048", "gredy", "--lang", "fr"], "vouliez-vous dire `greedy`"),
    ] {
        let output = stage.damier(args);
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}");
        assert!(line.contains(meant) && line.trim_end().lines().count() == 1, "{args:?}: {line}");
    }
}

#[test]
fn lists_are_short_first_and_whole_if_asked() {
    let stage = Stage::new();
    let [short, whole] = [&["list", "players", "2048"][..], &["list", "players", "2048", "--all"]]
        .map(|args| stage.does(args));
    assert!(short.contains("--all") && whole.len() > 2 * short.len(), "{short}");
}

#[test]
fn a_path_is_named_as_it_was_typed_and_a_wrong_option_is_no_value() {
    let stage = Stage::new();
    let refused = |args: &[&str]| {
        let output = stage.damier(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    let line = refused(&["match", "2048", "./nosuch", "greedy"]);
    assert!(line.contains("./nosuch: cannot be opened"), "{line}");
    let line = refused(&["report", "run.db", "--fromat", "csv"]);
    assert!(!line.contains("-- --"), "{line}");
    for command in ["train 2048:3x3", "lab book quarto", "merge one.db"] {
        let line = refused(&command.split(' ').collect::<Vec<_>>());
        assert!(line.trim_end().lines().count() == 1, "{line}");
    }
}

/// Old spellings still work, but help no longer shows them.
#[test]
fn options_follow_one_habit() {
    let stage = Stage::new();
    for (now, before) in [
        ("games run.db --games 3", "games run.db --most 3"),
        ("lab count quarto --what boards --rows 3", "lab count quarto --what boards --most 3"),
        ("lab boards quarto --margin 0 --count 1", "lab boards quarto --margin 0 --most 1"),
        ("replay run.db 1 --out game.txt", "replay run.db 1 --save game.txt"),
        ("train 2048 --out my.net --row-every 5", "train 2048 my.net --every 5"),
        ("lab book quarto --out my.book", "lab book quarto my.book"),
        ("merge 1.db 2.db --out all.db", "merge all.db 1.db 2.db"),
    ] {
        for line in [now, before] {
            let words: Vec<&str> = line.split(' ').chain(["--help"]).collect();
            let help = stage.does(&words);
            assert!(!help.contains("--most") && !help.contains("--save"), "{line}: {help}");
        }
    }
}

#[test]
fn a_command_that_has_moved_says_where_it_is_now() {
    let stage = Stage::new();
    let refused = |args: &[&str]| {
        let output = stage.damier(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    for name in ["book", "boards", "puzzles", "count", "prove", "calibrate", "tables", "bench"] {
        let told = refused(&[name, "quarto"]);
        assert_eq!(told, format!("damier: damier {name} is now damier lab {name}\n"));
        let told = refused(&["--lang", "fr", name]);
        assert!(told.contains(&format!("maintenant damier lab {name}")), "{told}");
    }
}
