//! Starter bots: the French versions have the same code as the English ones.

use damier_catalog::games;
use damier_i18n::Lang;

/// Removes the comments of a source file.
fn code(language: &str, source: &str) -> String {
    let between = |text: &str, open: &str, close: &str| {
        let pieces = text.split(open).enumerate().map(|(index, piece)| match index {
            0 => piece,
            _ => piece.split_once(close).map_or("", |(_, rest)| rest),
        });
        pieces.collect::<String>()
    };
    let text = match language {
        "python" => {
            let outside = source.split("\"\"\"").step_by(2).collect::<String>();
            between(&outside, "# ", "\n")
        }
        "c" => between(source, "/*", "*/"),
        _ => between(source, "//", "\n"),
    };
    text.split_whitespace().collect()
}

#[test]
fn french_starters_differ_by_their_comments_alone() {
    let mut compared = 0;
    for info in games() {
        for starter in info.starters {
            let Some(french) = starter.french else { continue };
            let language = starter.language;
            assert_ne!(french, starter.source, "{}, {language}: no French", info.name);
            let [ours, theirs] = [starter.source, french].map(|text| code(language, text));
            assert_eq!(ours, theirs, "{}, {language}", info.name);
            assert_eq!(info.starter(language, Lang::French), Some(french));
            assert_eq!(info.starter(language, Lang::English), Some(starter.source));
            compared += 1;
        }
    }
    assert!(compared >= 9, "{compared} starters in French");
}
