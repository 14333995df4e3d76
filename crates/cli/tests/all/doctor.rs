//! Tests of `damier doctor`: its doubts follow from its findings.

use assert_cmd::Command;
use serde_json::Value;

fn damier(words: &str) -> String {
    let mut command = Command::cargo_bin("damier").expect("the program");
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").args(words.split_whitespace());
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn what_is_found_is_told_and_doubts_are_named() {
    let found: Value = serde_json::from_str(&damier("doctor --format json")).expect("JSON");
    let threads = std::thread::available_parallelism().expect("processors").get() as u64;
    assert_eq!(found["threads"].as_u64(), Some(threads));
    let share = found["processor_share"].as_f64().expect("a share");
    assert!(share > 0.0 && share <= 1.0, "{share}");
    let text = damier("doctor");
    let enforced = found["submissions"].as_str().expect("a sentence");
    let first = enforced.split([',', ' ']).next().expect("a word");
    assert!(text.contains(first), "{text}");
    let doubts = text.lines().filter(|line| line.starts_with("- ")).count();
    assert_eq!(doubts == 0, text.contains("can be trusted."), "{text}");
    assert!(damier("doctor --lang fr").contains("sont fiables"));
}
