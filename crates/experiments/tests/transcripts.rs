//! Checks that the transcripts in the protocol's documentation show real games: every state, list of legal actions and
//! score follows from the rules.

use damier_catalog::{Session, Turn, open};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A message, with `true` if the referee sent it and `false` if the guest did.
type Said = (bool, Value);

fn messages(text: &str) -> Vec<Said> {
    let message = |line: &str| {
        let (mark, message) = line.split_once(' ')?;
        let referees = match mark {
            ">" => true,
            "<" => false,
            _ => return None,
        };
        Some((referees, serde_json::from_str(message).expect(line)))
    };
    text.lines().filter_map(message).collect()
}

fn text<'a>(message: &'a Value, key: &str) -> &'a str {
    message[key].as_str().expect(key)
}

fn texts(message: &Value, key: &str) -> Vec<String> {
    let texts = message[key].as_array().expect(key);
    texts.iter().map(|text| text.as_str().expect(key).to_string()).collect()
}

/// A game of a transcript, replayed.
struct Replay {
    session: Box<dyn Session>,
    seat: u64,
    /// The guest's last answer.
    answer: Option<String>,
}

impl Replay {
    /// The game that is announced.
    fn begin(message: &Value) -> Self {
        let game = open(text(message, "game")).expect("a known game");
        assert_eq!(text(message, "game"), game.name());
        assert_eq!(message["seats"], game.seats());
        assert_eq!(message["rules_version"], 1);
        let session = game.session_from(text(message, "state"), 0).expect("a state");
        let seat = message["seat"].as_u64().expect("a seat");
        Self { session, seat, answer: None }
    }

    /// Takes the actions since the last question, and compares the question with the rules.
    fn ask(&mut self, message: &Value) {
        let last = texts(message, "last");
        if let Some(answer) = self.answer.take() {
            assert_eq!(last.first(), Some(&answer));
        }
        for action in last {
            self.session.act(&action).expect("legal");
        }
        assert_eq!(text(message, "state"), self.session.state().text());
        assert_eq!(texts(message, "legal"), self.session.legal());
        assert_eq!(message["ply"], self.session.plies());
        let Turn::Player(seat) = self.session.turn() else { panic!("nobody is to be asked") };
        assert_eq!(self.seat, seat.index() as u64 + 1);
    }

    /// Plays to the last state of the game.
    fn end(&mut self, message: &Value) {
        let reason = text(message, "reason");
        match self.answer.take() {
            // Illegal actions are the only faults that the rules can check.
            Some(answer) if reason.contains("at fault: illegal") => {
                let legal = self.session.legal().join(", ");
                let state = self.session.state().text();
                self.session.act(&answer).expect_err("not legal");
                assert!(
                    reason.ends_with(&format!(
                        "`{answer}` is not legal in `{state}`; legal: {legal}"
                    ))
                );
            }
            Some(answer) if answer == "resign" => {
                assert_eq!(reason, format!("seat {} resigned", self.seat));
            }
            Some(answer) if reason == "finished" => {
                self.session.act(&answer).expect("legal");
                self.finish(text(message, "state"));
                assert_eq!(self.session.turn(), Turn::Over);
            }
            other => {
                assert!(other.is_none() && reason.contains("at fault"), "{other:?}: {reason}");
            }
        }
        assert_eq!(text(message, "state"), self.session.state().text());
        assert_eq!(message["scores"], Value::from(self.session.state().scores()));
    }

    /// Finds the action of chance or of the opponent after the guest's last action. There is one at most.
    fn finish(&mut self, last: &str) {
        for action in self.session.legal() {
            self.session.act(&action).expect("legal");
            if self.session.state().text() == last {
                return;
            }
            self.session.undo();
        }
    }
}

/// Replays every game of a transcript, and returns the number of questions.
fn replay(messages: &[Said]) -> usize {
    let mut replay = None;
    let mut questions = 0;
    for (referees, message) in messages {
        match (referees, text(message, "type"), &mut replay) {
            (true, "newgame", _) => replay = Some(Replay::begin(message)),
            (true, "go", Some(replay)) => {
                replay.ask(message);
                questions += 1;
            }
            (true, "gameover", Some(replay)) => replay.end(message),
            (false, "move", Some(replay)) => replay.answer = Some(text(message, "action").into()),
            (_, "hello" | "info" | "error" | "quit", _) => {}
            (_, other, _) => panic!("{other}"),
        }
    }
    questions
}

#[test]
fn transcripts_tell_true_games() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../guest/transcripts");
    let mut questions = 0;
    for entry in fs::read_dir(folder).expect("the transcripts") {
        let file = fs::read_to_string(entry.expect("readable").path()).expect("readable");
        questions += replay(&messages(&file));
    }
    assert!(questions > 30, "{questions}");
}
