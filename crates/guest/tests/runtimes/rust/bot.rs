//! Tries five abilities of the runtime, then plays the first legal action.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::{self, BufRead};
use std::{env, fs, thread};

fn attempt(name: &str, works: bool) {
    eprintln!("{}: {name}", if works { "works" } else { "fails" });
}

fn use_file() -> bool {
    let path = env::temp_dir().join("file");
    fs::write(&path, "text").is_ok() && fs::read(&path).is_ok_and(|text| text == b"text")
}

fn between<'a>(line: &'a str, start: &str, ends: &[char]) -> &'a str {
    line.split_once(start).and_then(|(_, rest)| rest.split(ends).next()).unwrap_or_default()
}

fn main() {
    attempt("randomness", RandomState::new().hash_one(1) != RandomState::new().hash_one(1));
    attempt("file", use_file());
    attempt("thread", thread::spawn(|| 1).join().is_ok());
    let mut array = vec![0_u8; 300 << 20];
    array.iter_mut().step_by(1 << 22).for_each(|byte| *byte = 1);
    attempt("array", array[0] == 1);
    attempt("logger", true);
    println!("{{\"type\":\"hello\"}}");
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        if line.contains("\"type\":\"go\"") {
            let (id, action) = (between(&line, "\"id\":", &[',', '}']), between(&line, "\"legal\":[\"", &['"']));
            println!("{{\"type\":\"move\",\"id\":{id},\"action\":\"{action}\"}}");
        }
    }
}
