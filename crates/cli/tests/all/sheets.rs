//! CSV for spreadsheets: no cell chosen by a submission is a formula, and the French form of Excel is written and read.

use assert_cmd::Command;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const COURSE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tournaments/course-2048-fast.csv");
const BOT: &str = "from damier.bot import play\n\nplay(lambda turn: turn.legal[0])\n";

fn said(folder: &Path, words: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder);
    let output = command.args(words).output().expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the cells of a table, with its names.
fn cells(table: &str, delimiter: u8) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new();
    let mut reader = reader.has_headers(false).delimiter(delimiter).from_reader(table.as_bytes());
    let rows = reader.records().map(|row| row.expect("a row"));
    rows.flat_map(|row| row.iter().map(str::to_string).collect::<Vec<_>>()).collect()
}

/// Returns true for a cell that a spreadsheet would execute. Numbers are harmless.
fn is_formula(cell: &str) -> bool {
    let is_number = cell.replace(',', ".").parse::<f64>().is_ok();
    cell.starts_with(['=', '+', '-', '@', '\t', '\r']) && !is_number
}

#[test]
fn no_table_has_a_cell_that_is_a_formula() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    fs::create_dir(place.join("in")).expect("made");
    for name in ["=1+1.py", "+2.py", "-3.py", "@x.py"] {
        fs::write(place.join("in").join(name), BOT).expect("written");
    }
    fs::write(place.join("in/=broken.py"), "import sys\nsys.exit('=cmd|calc!A0')\n").expect("");
    fs::write(place.join("counts.csv"), "name,t8,t16\n=1+1,3,4\n-b,4,3\n").expect("written");
    let spec = "[[event]]\nname = \"=event\"\ngame = \"quarto\"\nplayers = [\"in/@x.py\", \"cautious\"]\ngames = 2\n";
    fs::write(place.join("spec.toml"), spec).expect("written");
    let play = ["match", "quarto", "cautious", "./in/*", "--gauntlet", "--games", "2"];
    said(place, &[&play[..], &["--db", "c.db", "--quiet"]].concat());
    // A player whose name begins with a dash can be named like any other.
    assert!(said(place, &["games", "c.db", "--player", "-3"]).contains("quarto/"));
    let one = ["match", "quarto", "./in/=1+1.py", "cautious", "--games", "2", "--quiet"];
    let commands: [&[&str]; 8] = [
        &["report", "c.db", "--format", "csv"],
        &["report", "counts.csv", "--format", "csv"],
        &["grades", "c.db", "--reference", "cautious=10", "--format", "csv"],
        &["export", "c.db"],
        &["export", "c.db", "--rows", "pairs"],
        &["export", "c.db", "--rows", "matchups"],
        &[&one[..], &["--format", "csv"]].concat(),
        &["run", "spec.toml", "--quiet", "--format", "csv"],
    ];
    for words in commands {
        for (style, delimiter) in [("plain", b','), ("excel-fr", b';')] {
            let table = said(place, &[words, &["--csv-style", style]].concat());
            assert_eq!(table.starts_with('\u{feff}'), style == "excel-fr", "{words:?}");
            let table = table.trim_start_matches('\u{feff}');
            let cells = cells(table, delimiter);
            let formula = cells.iter().find(|cell| is_formula(cell));
            assert_eq!(formula, None, "{words:?} {style}:\n{table}");
            let is_safe = |cell: &String| cell.starts_with("'=") || cell.starts_with("'@");
            assert!(cells.iter().any(is_safe), "{words:?} {style}:\n{table}");
            let decimals = if style == "plain" { "0.5" } else { "0,5" };
            let has_decimals = cells.iter().any(|cell| cell.starts_with(&decimals[..2]));
            let is_whole = words.contains(&"pairs") || words.contains(&"grades");
            assert!(has_decimals || is_whole, "{words:?} {style}:\n{table}");
        }
    }
    let tested: BTreeSet<&str> = commands.iter().map(|words| words[0]).collect();
    let completions = said(place, &["completions", "fish"]);
    let with_style = completions.lines().filter(|line| line.contains("-l csv-style"));
    // The players of `lab bench` are built in.
    let with_style = with_style.filter(|line| !line.contains("seen_subcommand_from bench"));
    let named =
        with_style.filter_map(|line| line.split("using_subcommand ").nth(1)?.split('"').next());
    assert_eq!(
        named.collect::<BTreeSet<_>>(),
        tested,
        "a command that writes CSV is not tested here"
    );
}

#[test]
fn a_table_of_a_french_spreadsheet_is_read() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    let plain = fs::read_to_string(COURSE).expect("a table");
    let wanted = said(place, &["report", COURSE]);
    for delimiter in [";", "\t"] {
        let table = plain.replace(',', delimiter).replace('\n', "\r\n");
        fs::write(place.join("table.csv"), format!("\u{feff}{table}")).expect("written");
        assert_eq!(said(place, &["report", "table.csv"]), wanted, "{delimiter:?}");
    }
}
