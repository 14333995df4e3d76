//! Every text file may have a byte order mark and may be UTF-8 or UTF-16.

use assert_cmd::Command;
use std::fs;
use std::path::Path;

const BOT: &str = "from damier.bot import play\n\nplay(lambda turn: turn.legal[0])\n";
const MANIFEST: &str = "sub/submission.toml";

/// A command that reads a text, from `FILE` or from standard input.
struct Reader {
    words: &'static str,
    /// The file's name.
    file: &'static str,
    text: String,
}

fn readers() -> Vec<Reader> {
    let reader = |words, file, text: &str| Reader { words, file, text: text.to_string() };
    let source = |path: &str| {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        fs::read_to_string(format!("{root}/{path}")).expect(path)
    };
    let spec = "[[event]]\ngame = \"2048:2x2\"\nplayers = [\"random\"]\ngames = 2\n";
    let manifest = "command = [\"python3\", \"own.py\"]\ngames = [\"quarto\"]\n";
    let game = "damier game 1\ngame: quarto\nopening: ..../..../..../.... -\n\n1. give 7\n";
    let tiles = source("tournaments/course-2048-fast.csv");
    let puzzles = source("crates/quarto/puzzles.txt");
    let book = source("crates/quarto/book/torus.txt");
    let openings = "match filler:3x3 first random --games 2 --openings FILE --quiet";
    vec![
        reader("run FILE --quiet --no-report", "spec.toml", spec),
        reader("run - --db run.db --quiet --no-report", "spec.toml", spec),
        reader("pack FILE --out packed.tar.gz", "spec.toml", spec),
        reader("check sub", MANIFEST, manifest),
        reader("review FILE", "game.txt", game),
        reader("play --load FILE --plain", "game.txt", game),
        reader("puzzle --file FILE", "puzzles.txt", &puzzles),
        reader("check perfect --positions FILE --count 1", "puzzles.txt", &puzzles),
        reader("lab prove-puzzles FILE --game quarto", "own.txt", "b74./c.93/20fd/.5a. 6\n"),
        reader(openings, "openings.txt", "CC2/ADA/1FC 1 - -\n"),
        reader("report FILE", "table.csv", &tiles),
        reader("solve quarto:torus --book FILE", "book.txt", &book),
        reader("solve 2048:2x2 --stdin", "positions.txt", "2./.2\n"),
        reader("advise 2048:2x2 --stdin --budget 10nodes", "positions.txt", "2./.2\n"),
    ]
}

/// Returns a text as bytes: plain, with a byte order mark, and in UTF-16 of either byte order.
fn forms(text: &str) -> [Vec<u8>; 4] {
    let marked = format!("\u{feff}{text}");
    let utf16 = |order: fn(u16) -> [u8; 2]| marked.encode_utf16().flat_map(order).collect();
    [
        text.as_bytes().to_vec(),
        marked.clone().into_bytes(),
        utf16(u16::to_le_bytes),
        utf16(u16::to_be_bytes),
    ]
}

/// Runs a command on a text, in its own folder.
fn said(reader: &Reader, text: &[u8]) -> String {
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join(reader.file);
    fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).expect("made");
    fs::write(&file, text).expect("written");
    fs::write(file.with_file_name("own.py"), BOT).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(place.path());
    let words = reader.words.split(' ').map(|word| if word == "FILE" { reader.file } else { word });
    let is_typed = !reader.words.contains("FILE") && reader.file != MANIFEST;
    let output = command.args(words).write_stdin(if is_typed { text } else { b"quit\n" });
    let output = output.output().expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{} {:?}: {errors}", reader.words, &text[..4]);
    // Times differ from run to run.
    let text = String::from_utf8_lossy(&output.stdout);
    let is_timed =
        |line: &str| ["CPU", " s", " ms", " us", " ns"].iter().any(|sign| line.contains(sign));
    text.lines().filter(|line| !is_timed(line)).collect()
}

#[test]
fn lines_in_utf_16_are_refused_by_name() {
    let [_, _, little, big] = forms("2./.2\n");
    for text in [little.clone(), big, little[2..].to_vec()] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
        command.env("LC_ALL", "C").args(["solve", "2048:2x2", "--stdin"]).write_stdin(text);
        let output = command.assert().code(2).get_output().stderr.clone();
        let error = String::from_utf8(output).expect("text");
        assert!(error.contains("the input is text in UTF-16. Convert it to UTF-8"), "{error}");
    }
}

#[test]
fn a_byte_order_mark_is_accepted_wherever_a_text_is_read() {
    for reader in readers() {
        let [plain, marked, little, big] = forms(&reader.text);
        let wanted = said(&reader, &plain);
        assert_eq!(said(&reader, &marked), wanted, "{}", reader.words);
        // Lines of standard input are read one by one, each as UTF-8.
        if !reader.words.contains("--stdin") {
            for text in [little, big] {
                assert_eq!(said(&reader, &text), wanted, "{}", reader.words);
            }
        }
    }
}
