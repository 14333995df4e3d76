//! Plays in damier: pass [`play`] a function that chooses an action.
//!
//! ```ignore
//! mod damier;
//!
//! fn main() {
//!     damier::play("First One", &[], |turn| turn.legal[0].clone());
//! }
//! ```
//!
//! It needs only the standard library. PROTOCOL.md describes the protocol.
//!
//! Once `play` is called, standard output belongs to the protocol: print with `eprintln!`, whose output is stored
//! with the game. CPU time counts from then on too, so load your data before. Do not read standard input.
#![allow(dead_code)] // A bot rarely needs all of it.

use std::cell::Cell;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The action that resigns the game.
pub const RESIGN: &str = "resign";

/// Your remaining budget; `None` means no limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    /// CPU time for the rest of the game, in milliseconds.
    pub game_ms: Option<f64>,
    /// CPU time for this move, in milliseconds.
    pub move_ms: Option<f64>,
    /// Search nodes for this move.
    pub nodes: Option<u64>,
    /// Search depth in plies.
    pub depth: Option<u64>,
}

/// An option that is a number, for [`play_with`]. [`Turn::number`] is its value. `damier tune` finds better values.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// Its name in commands, for example `gain` in `./ada(gain=1.5)`.
    pub name: &'static str,
    /// The value if the organiser sets none.
    pub default: f64,
    /// The smallest value.
    pub min: f64,
    /// The largest value.
    pub max: f64,
    /// True if only whole numbers are allowed.
    pub whole: bool,
}

impl Number {
    /// An option that may have fractions.
    pub const fn new(name: &'static str, default: f64, min: f64, max: f64) -> Self {
        Self { name, default, min, max, whole: false }
    }

    /// An option that is a whole number.
    pub const fn whole(name: &'static str, default: i32, min: i32, max: i32) -> Self {
        let (default, min, max) = (default as f64, min as f64, max as f64);
        Self { name, default, min, max, whole: true }
    }

    fn json(&self) -> String {
        let Self { default, min, max, whole, .. } = self;
        let name = quoted(self.name);
        format!(
            "{{\"name\":{name},\"default\":{default},\"min\":{min},\"max\":{max},\"whole\":{whole}}}"
        )
    }
}

/// A turn: you choose one of `legal`.
#[derive(Debug, Default)]
pub struct Turn {
    /// The game with its parameters, for example `2048` or `filler:30x30`.
    pub game: String,
    /// The initial state, in the game's text form.
    pub opening: String,
    /// Your seat, counted from 1.
    pub seat: u64,
    /// The number of seats.
    pub seats: u64,
    /// A seed for random numbers. If the game is replayed, the seed is the same.
    pub seed: u64,
    /// Options set by the organiser, as names and strings; often none.
    pub options: Vec<(String, String)>,
    /// The number of this question.
    pub id: u64,
    /// The number of actions since the start of the game, including those of chance.
    pub ply: u64,
    /// The current state; [`Turn::tiles`], [`Turn::board`] and [`Turn::hand`] parse it.
    pub state: String,
    /// All legal actions, as strings.
    pub legal: Vec<String>,
    /// Every action since your last turn, your own first, or since the start of the game.
    pub last: Vec<String>,
    /// Your remaining budget.
    pub clock_left: Clock,
    generator: Cell<u64>,
}

impl Turn {
    /// 2048: the board, row by row; 0 for an empty cell.
    pub fn tiles(&self) -> Vec<Vec<u64>> {
        // `score=N` and `spawn=N` may follow the last row.
        let board = self.state.split(|c: char| c.is_alphabetic()).next().unwrap_or("");
        let tiles = |row: &str| row.split_whitespace().map(|t| t.parse().unwrap_or(0)).collect();
        board.split('/').map(tiles).collect()
    }

    /// Seven Colours: the board, row by row: letters, `1` and `2` for owned cells, `#` for holes. Quarto:
    /// rows A to D, pieces in hexadecimal, `.` for an empty square.
    pub fn board(&self) -> Vec<Vec<char>> {
        let board = self.state.split_whitespace().next().unwrap_or("");
        board.split('/').map(|row| row.chars().collect()).collect()
    }

    /// Quarto: the piece to place, from 0 to 15; `None` if you have to give a piece.
    pub fn hand(&self) -> Option<u32> {
        self.state.chars().last().and_then(|piece| piece.to_digit(16))
    }

    /// The value of an option: the organiser's, or the default.
    pub fn number(&self, option: &Number) -> f64 {
        let set = self.options.iter().find(|(name, _)| name == option.name);
        set.and_then(|(_, value)| value.parse().ok()).unwrap_or(option.default)
    }

    /// A random number below `count`, from a generator that starts with the game's seed.
    pub fn random(&self, count: usize) -> usize {
        // splitmix64, by Sebastiano Vigna (public domain).
        let state = self.generator.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.generator.set(state);
        let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(z ^ z >> 31) * count as u128) >> 64) as usize
    }

    /// Reports what you think so far: the result that you expect for your seat in points of the game's
    /// score, and any text for people.
    pub fn info(&self, value: f64, text: &str) {
        let value = if value.is_finite() { format!(",\"value\":{value}") } else { String::new() };
        say(&format!("{{\"type\":\"info\",\"id\":{}{value},\"text\":{}}}", self.id, quoted(text)));
    }
}

/// Plays these games (for example `2048`; any game if the list is empty) until there are no more. `choose` returns one
/// of the legal actions, or [`RESIGN`].
pub fn play(name: &str, games: &[&str], choose: impl FnMut(&Turn) -> String) {
    play_with(name, games, &[], choose);
}

/// Plays like [`play`], with options that the organiser may set.
pub fn play_with(
    name: &str,
    games: &[&str],
    options: &[Number],
    mut choose: impl FnMut(&Turn) -> String,
) {
    hello(name, games, options);
    let mut turn = Turn::default();
    for line in io::stdin().lock().lines() {
        let line = match line {
            Err(error) if error.kind() != io::ErrorKind::InvalidData => return,
            line => line.unwrap_or_default(),
        };
        let message = Json::read(&line);
        let Some(message) = message.filter(|it| matches!(it.get("type"), Json::Text(_))) else {
            complain(None, "bad-line", "this line is no message");
            continue;
        };
        match message.get("type").text().as_str() {
            "newgame" => begin(&mut turn, &message),
            "go" => {
                go_on(&mut turn, &message);
                answer(&turn, &mut choose);
            }
            "error" => eprintln!("damier: {}", message.get("message").text()),
            "quit" => return,
            _ => {}
        }
    }
}

fn hello(name: &str, games: &[&str], options: &[Number]) {
    let name = quoted(name);
    let games: Vec<String> = games.iter().map(|game| quoted(game)).collect();
    let games = games.join(",");
    let games = if games.is_empty() { games } else { format!(",\"games\":[{games}]") };
    let options: Vec<String> = options.iter().map(Number::json).collect();
    let options = options.join(",");
    let options = if options.is_empty() { options } else { format!(",\"options\":[{options}]") };
    let said = "{\"type\":\"hello\",\"protocol\":1,\"language\":\"Rust\",\"name\":";
    say(&format!("{said}{name}{games}{options}}}"));
}

fn begin(turn: &mut Turn, message: &Json) {
    *turn = Turn {
        game: message.get("game").text(),
        opening: message.get("state").text(),
        seat: message.get("seat").number().unwrap_or(1),
        seats: message.get("seats").number().unwrap_or(1),
        seed: message.get("seed").number().unwrap_or(0),
        ..Turn::default()
    };
    turn.generator.set(turn.seed);
    if let Json::Object(options) = message.get("options") {
        turn.options = options.iter().map(|(key, value)| (key.clone(), value.text())).collect();
    }
}

fn go_on(turn: &mut Turn, message: &Json) {
    let clock = message.get("clock_left");
    turn.id = message.get("id").number().unwrap_or(0);
    turn.ply = message.get("ply").number().unwrap_or(0);
    turn.state = message.get("state").text();
    turn.legal = message.get("legal").texts();
    turn.last = message.get("last").texts();
    turn.clock_left = Clock {
        game_ms: clock.get("game_ms").number(),
        move_ms: clock.get("move_ms").number(),
        nodes: clock.get("nodes").number(),
        depth: clock.get("depth").number(),
    };
}

fn answer(turn: &Turn, choose: &mut impl FnMut(&Turn) -> String) {
    match catch_unwind(AssertUnwindSafe(|| choose(turn))) {
        Ok(action) => {
            let action = quoted(&action);
            say(&format!("{{\"type\":\"move\",\"id\":{},\"action\":{action}}}", turn.id));
        }
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            complain(Some(turn.id), "panic", text.unwrap_or("it panicked"));
        }
    }
}

fn complain(id: Option<u64>, code: &str, what: &str) {
    let id = id.map(|id| format!("\"id\":{id},")).unwrap_or_default();
    let what = quoted(what);
    say(&format!("{{\"type\":\"error\",{id}\"code\":\"{code}\",\"message\":{what}}}"));
}

/// Writes a message as a line. If the referee has gone, the program ends.
fn say(message: &str) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{message}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => out += &format!("\\u{:04x}", u32::from(c)),
            c => out.push(c),
        }
    }
    out + "\""
}

/// A JSON value. A number is stored as text, so that 64-bit seeds stay exact.
enum Json {
    Text(String),
    Number(String),
    Word,
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Parses a line that contains one object.
    fn read(line: &str) -> Option<Self> {
        let mut rest = line.trim();
        let value = read_value(&mut rest, 0)?;
        (rest.trim().is_empty() && matches!(value, Self::Object(_))).then_some(value)
    }

    fn get(&self, key: &str) -> &Self {
        let Self::Object(members) = self else { return &Self::Word };
        members.iter().find(|(name, _)| name == key).map_or(&Self::Word, |(_, value)| value)
    }

    fn text(&self) -> String {
        if let Self::Text(text) = self { text.clone() } else { String::new() }
    }

    fn texts(&self) -> Vec<String> {
        if let Self::List(list) = self { list.iter().map(Self::text).collect() } else { Vec::new() }
    }

    fn number<T: std::str::FromStr>(&self) -> Option<T> {
        if let Self::Number(number) = self { number.parse().ok() } else { None }
    }
}

/// Consumes a character if it is next.
fn take(rest: &mut &str, expected: char) -> Option<()> {
    *rest = rest.trim_start().strip_prefix(expected)?;
    Some(())
}

fn read_value(rest: &mut &str, depth: usize) -> Option<Json> {
    *rest = rest.trim_start();
    match rest.chars().next().filter(|_| depth < 32)? {
        '"' => read_text(rest).map(Json::Text),
        '{' => read_members(rest, '{', '}', |rest| {
            let key = read_text(rest)?;
            take(rest, ':')?;
            Some((key, read_value(rest, depth + 1)?))
        })
        .map(Json::Object),
        '[' => read_members(rest, '[', ']', |rest| read_value(rest, depth + 1)).map(Json::List),
        _ => {
            let end = rest.find([',', ']', '}', ' ', '\t']).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            *rest = behind;
            match word {
                "true" | "false" | "null" => Some(Json::Word),
                _ => word.parse::<f64>().is_ok().then(|| Json::Number(word.to_string())),
            }
        }
    }
}

/// Parses comma-separated values between two brackets.
fn read_members<T>(
    rest: &mut &str,
    open: char,
    close: char,
    mut read: impl FnMut(&mut &str) -> Option<T>,
) -> Option<Vec<T>> {
    take(rest, open)?;
    let mut members = Vec::new();
    if take(rest, close).is_some() {
        return Some(members);
    }
    loop {
        members.push(read(rest)?);
        if take(rest, ',').is_none() {
            return take(rest, close).map(|()| members);
        }
    }
}

fn read_text(rest: &mut &str) -> Option<String> {
    take(rest, '"')?;
    let mut units = Vec::new();
    let mut letters = rest.chars();
    loop {
        let letter = match letters.next()? {
            '"' => break,
            '\\' => match letters.next()? {
                'u' => {
                    let digits = letters.as_str().get(..4)?;
                    units.push(u16::from_str_radix(digits, 16).ok()?);
                    letters = letters.as_str()[4..].chars();
                    continue;
                }
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'b' => '\u{8}',
                'f' => '\u{c}',
                escaped @ ('"' | '\\' | '/') => escaped,
                _ => return None,
            },
            control if control < ' ' => return None,
            other => other,
        };
        units.extend_from_slice(letter.encode_utf16(&mut [0; 2]));
    }
    *rest = letters.as_str();
    String::from_utf16(&units).ok()
}
