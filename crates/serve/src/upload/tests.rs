use super::*;

/// An archive of these entries, with the Unix mode of each.
fn zip(entries: &[(&str, &[u8], u32)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes, mode) in entries {
        let options = SimpleFileOptions::default().unix_permissions(*mode);
        zip.start_file(*name, options).expect("begun");
        zip.write_all(bytes).expect("written");
    }
    zip.finish().expect("whole").into_inner()
}

fn why(archive: &[u8]) -> String {
    UploadedFiles::from_zip(archive).expect_err("refused").to_string()
}

#[test]
fn whole_work_comes_through_however_it_is_packed() {
    let flat = zip(&[("bot.py", b"x", 0o644), ("parts/a.py", b"y", 0o644)]);
    let below = zip(&[
        ("ada/bot.py", b"x", 0o755),
        ("ada/parts/a.py", b"y", 0o644),
        ("ada/__pycache__/z", b"z", 0o644),
    ]);
    let [flat, below] =
        [flat, below].map(|archive| UploadedFiles::from_zip(&archive).expect("plain"));
    assert!(flat.files().eq(below.files()));
    assert_eq!((flat.digest(), flat.name(), flat.size()), (below.digest(), "bot.py", (2, 2)));
    assert_eq!(below.name(), "ada");
    for (name, shown) in
        [("eve", "eve"), ("Zoé 2.ZIP", "Zoé 2"), ("../x", "bot.py"), ("", "bot.py")]
    {
        assert_eq!(flat.clone().in_folder(name).name(), shown, "{name}");
    }
    assert_eq!(below.in_folder("eve.zip").name(), "ada");
    let again = UploadedFiles::from_zip(&flat.packed().expect("packed")).expect("plain");
    assert_eq!(again, flat);
    let single =
        UploadedFiles::from_files(vec![("C:\\work\\zoe.py".into(), b"x".to_vec())]).expect("plain");
    assert_ne!(single.digest(), flat.digest());
}

/// A Makefile may write into a folder that is empty at first.
#[test]
fn empty_folders_come_through() {
    let pack = |entries: &[&str]| {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for name in entries {
            let options = SimpleFileOptions::default();
            if name.ends_with('/') {
                zip.add_directory(*name, options).expect("begun");
            } else {
                zip.start_file(*name, options).expect("begun");
            }
        }
        zip.finish().expect("whole").into_inner()
    };
    let read = |entries: &[&str]| UploadedFiles::from_zip(&pack(entries));
    let whole =
        read(&["ada/", "ada/src/", "ada/src/a.c", "ada/o/", "ada/Makefile", "./"]).expect("plain");
    assert_eq!(whole.empty_folders().collect::<Vec<_>>(), ["o"]);
    assert_eq!((whole.name(), whole.size().0), ("ada", 2));
    let again = UploadedFiles::from_zip(&whole.packed().expect("packed")).expect("plain");
    assert_eq!((again.digest(), again.files().eq(whole.files())), (whole.digest(), true));
    let without = read(&["src/a.c", "Makefile"]).expect("plain");
    assert_ne!(without.digest(), whole.digest());
    assert_eq!(read(&["src/", "src/a.c", "Makefile"]).expect("plain"), without);
    for clash in [["o/", "O"], ["o/a/", "o"], ["../x/", "a"]] {
        assert!(read(&clash).is_err(), "{clash:?}");
    }
    let many: Vec<String> = (0..MOST_FILES).map(|at| format!("{at}/")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).chain(["a"]).collect();
    assert!(read(&many).is_err());
}

#[test]
fn paths_that_lead_elsewhere_are_refused() {
    let deep = "a/".repeat(12) + "x";
    let long = "x".repeat(101);
    let names = [
        "../x",
        "a/../../x",
        "/etc/passwd",
        "\\\\host\\x",
        "a\\b",
        "..",
        "a/..",
        "C:\\x",
        "a\u{0}b",
        "a\nb",
        "a\u{202e}b",
        "<b>x</b>",
        "\"x\"",
        "a:b",
        "a|b",
        "a*b",
        "a?b",
        "-rf",
        " x",
        "x ",
        "x.",
        "con:",
        &deep,
        &long,
    ];
    for name in names {
        let refused = why(&zip(&[(name, b"x", 0o644)]));
        assert!(refused.starts_with("The name"), "{name}: {refused}");
        assert!(!refused.contains(['\n', '\u{202e}', '\u{0}']), "{refused:?}");
    }
}

#[test]
fn links_and_devices_are_refused() {
    for mode in [0o120_777, 0o020_644, 0o060_644, 0o010_644, 0o140_644] {
        let mut archive = zip(&[("x", b"/etc/passwd", 0o644)]);
        // The writer knows no such modes: set in the central directory, in the upper half of the external attributes.
        let at = archive.windows(4).position(|four| four == b"PK\x01\x02").expect("a directory");
        archive[at + 38..at + 42].copy_from_slice(&(u32::to_le_bytes(mode << 16)));
        archive[at + 5] = 3;
        assert!(why(&archive).contains("is a link or a device"), "{mode:o}");
    }
}

#[test]
fn twins_are_refused() {
    for pair in [["bot.py", "BOT.py"], ["a", "a/b"], ["A", "a/b"], ["x/./y", "x/y"]] {
        let refused = why(&zip(&pair.map(|name| (name, b"x".as_slice(), 0o644))));
        assert!(refused.contains("There are two files named"), "{pair:?}: {refused}");
    }
}

#[test]
fn what_swells_is_refused_whatever_it_says_of_itself() {
    let zeros = vec![0; usize::try_from(MOST_BYTES).expect("small") + 1];
    let mut bomb = zip(&[("bomb", &zeros, 0o644)]);
    assert!(bomb.len() < 100_000, "{}", bomb.len());
    assert!(why(&bomb).starts_with("The files are too large"));
    // The directory and the entry say that there is one byte.
    let at = bomb.windows(4).position(|four| four == b"PK\x01\x02").expect("a directory");
    bomb[at + 24..at + 28].copy_from_slice(&1u32.to_le_bytes());
    bomb[22..26].copy_from_slice(&1u32.to_le_bytes());
    assert!(UploadedFiles::from_zip(&bomb).is_err());
    let half = vec![0; zeros.len() / 2 + 1];
    let two = zip(&[("a", &half, 0o644), ("b", &half, 0o644)]);
    assert!(why(&two).starts_with("The files are too large"));
}

#[test]
fn countless_files_and_none_are_refused() {
    let names: Vec<String> = (0..=MOST_FILES).map(|number| format!("f{number}")).collect();
    let many: Vec<(&str, &[u8], u32)> =
        names.iter().map(|name| (name.as_str(), b"".as_slice(), 0o644)).collect();
    assert!(why(&zip(&many)).starts_with("There are too many files"));
    assert!(why(&zip(&[])).starts_with("No file"));
    assert!(why(&zip(&[("__MACOSX/x", b"x", 0o644)])).starts_with("No file"));
}

#[test]
fn damaged_archives_are_refused_at_every_byte() {
    let whole = zip(&[("bot.py", b"print(1)", 0o644), ("a/b", b"x", 0o644)]);
    for cut in 0..whole.len() {
        let refused = why(&whole[..cut]);
        assert!(!refused.contains('\n'), "{cut}: {refused}");
    }
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 0xff;
        if let Ok(found) = UploadedFiles::from_zip(&changed) {
            assert!(
                found.files().all(|(path, _)| !path.contains("..") && !path.starts_with('/')),
                "{at}"
            );
        }
    }
    assert!(why(b"PK\x03\x04").contains("ZIP") && why(b"").contains("ZIP"));
}

/// An archive with two entries of one name, which no tool writes by mistake.
#[test]
fn two_entries_of_one_name_are_refused() {
    let mut archive = zip(&[("one.py", b"x", 0o644), ("two.py", b"y", 0o644)]);
    assert!(UploadedFiles::from_zip(&archive).is_ok());
    while let Some(at) = archive.windows(6).position(|name| name == b"two.py") {
        archive[at..at + 6].copy_from_slice(b"one.py");
    }
    assert!(why(&archive).contains("two files named \"one.py\""), "{}", why(&archive));
    let behind = [b"#!/bin/sh\n", archive.as_slice()].concat();
    assert!(why(&behind).contains("two files named") || why(&behind).contains("damaged"));
}

#[test]
fn a_letter_and_its_accent_are_one_letter() {
    let apart = zip(&[("e\u{301}te\u{301}.py", b"x", 0o644)]);
    let whole = zip(&[("été.py", b"x", 0o644)]);
    let [apart, whole] =
        [apart, whole].map(|archive| UploadedFiles::from_zip(&archive).expect("plain"));
    assert_eq!((apart.name(), apart.digest()), ("été.py", whole.digest()));
    let both = zip(&[("e\u{301}.py", b"x", 0o644), ("é.py", b"y", 0o644)]);
    assert!(why(&both).contains("two files named"));
}
