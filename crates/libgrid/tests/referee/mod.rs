//! A small referee: compiles a submission, runs it with `damier-host`, and plays a game of 2048 with it.

use crate::build::compile;
use damier_game::{Game, Notation, Rng, Seat, Turn};
use damier_guest::protocol::{
    ClockMessage, ErrorMessage, FromGuest, GameOverMessage, GoMessage, HelloMessage,
    NewGameMessage, ToGuest, VERSION, read, write,
};
use damier_twenty48::{Twenty48, Twenty48State};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use tempfile::TempDir;

/// Path of the host under test.
pub(crate) const HOST: &str = env!("CARGO_BIN_EXE_damier-host");

/// A folder that contains a compiled submission.
pub(crate) struct Submission {
    pub(crate) folder: TempDir,
    pub(crate) path: PathBuf,
}

impl Submission {
    /// Compiles a source in `tests/class` to `libNAME.so`.
    pub(crate) fn new(source: &str, name: &str, arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(format!("lib{name}.so"));
        let shared = [&["-w", "-shared", "-fPIC"], arguments].concat();
        compile(&[&format!("class/{source}")], &path, &shared);
        Self { folder, path }
    }

    /// Compiles one of the mistakes in `sins.c`.
    pub(crate) fn sin(sin: &str) -> Self {
        Self::new("sins.c", "sinner", &[&format!("-DSIN={sin}"), "-DNAME=sinner"])
    }
}

/// End of a game.
#[derive(Debug, PartialEq)]
pub(crate) enum End {
    Finished,
    Illegal(String),
    Complaint(ErrorMessage),
    /// The process closed its output.
    Silence,
}

/// Result of a game, or of the attempt.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) hello: Option<HelloMessage>,
    pub(crate) end: End,
    pub(crate) actions: Vec<String>,
    pub(crate) score: i64,
    pub(crate) status: ExitStatus,
    pub(crate) stderr: String,
}

impl Outcome {
    /// Returns the message of a load failure, which must be reported in both ways and by the exit status.
    pub(crate) fn load_failure(&self) -> &str {
        assert!(self.hello.is_none(), "{self:?}");
        assert_eq!(self.status.code(), Some(2), "{self:?}");
        let End::Complaint(complaint) = &self.end else { panic!("{self:?}") };
        assert_eq!(complaint.code, "load");
        assert!(self.stderr.contains(&complaint.message), "{self:?}");
        &complaint.message
    }

    /// Returns the number of the strategy's moves.
    pub(crate) fn moves(&self) -> usize {
        self.actions.iter().filter(|action| !action.contains('@')).count()
    }
}

/// A running host.
pub(crate) struct Host {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    /// Rules of the games that it is asked to play.
    pub(crate) rules: Twenty48,
}

impl Host {
    pub(crate) fn start(host: &Path, library: &Path) -> Self {
        let mut command = Command::new(host);
        command.arg(library).env_remove("LD_LIBRARY_PATH");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the host starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, input, output, rules: Twenty48::default() }
    }

    pub(crate) fn say(&mut self, message: &ToGuest) {
        let input = self.input.as_mut().expect("open");
        // If the host has exited, its missing answer shows that.
        let _ = input.write_all(write(message).as_bytes());
    }

    pub(crate) fn hear(&mut self) -> Option<FromGuest> {
        let mut line = Vec::new();
        self.output.read_until(b'\n', &mut line).expect("readable");
        (!line.is_empty()).then(|| read(&line).expect("a guest's message"))
    }

    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        drop(self.input.take());
        let mut stderr = Vec::new();
        let mut pipe = self.child.stderr.take().expect("piped");
        pipe.read_to_end(&mut stderr).expect("readable");
        let status = self.child.wait().expect("it ends");
        (status, String::from_utf8_lossy(&stderr).into_owned())
    }

    /// Plays a game to its end, and adds its actions to `actions`. Returns the end and the score.
    pub(crate) fn game(&mut self, seed: u64, start: &str, actions: &mut Vec<String>) -> (End, i64) {
        let rules = self.rules.clone();
        let mut state = match start {
            "" => rules.opening(&mut Rng::new(seed)),
            text => rules.read_state(text).expect("a state"),
        };
        let mut rng = Rng::new(seed);
        self.say(&new_game(&rules.name(), &rules.state_text(&state), seed));
        let mut last: Vec<String> = Vec::new();
        let end = loop {
            let action = match rules.turn(&state) {
                Turn::Over => break End::Finished,
                Turn::Chance => rules.sample_chance(&state, &mut rng).expect("room"),
                Turn::Player(_) => match self.ask(&rules, &state, actions.len(), &mut last) {
                    Ok(action) => action,
                    Err(end) => break end,
                },
            };
            let text = rules.action_text(&state, action);
            rules.try_apply(&mut state, action).expect("legal");
            last.push(text.clone());
            actions.push(text);
        };
        let (id, state_text) = (actions.len() as u64, rules.state_text(&state));
        let scores = vec![rules.score(&state, Seat::FIRST)];
        self.say(&ToGuest::GameOver(GameOverMessage {
            id,
            reason: "finished".to_string(),
            state: state_text,
            scores,
        }));
        (end, state.score())
    }

    fn ask(
        &mut self,
        rules: &Twenty48,
        state: &Twenty48State,
        ply: usize,
        last: &mut Vec<String>,
    ) -> Result<damier_twenty48::Twenty48Action, End> {
        let legal = rules.legal_actions(state);
        let legal = legal.iter().map(|&action| rules.action_text(state, action)).collect();
        let id = ply as u64 + 1;
        self.say(&ToGuest::Go(GoMessage {
            id,
            ply: ply as u32,
            state: rules.state_text(state),
            last: std::mem::take(last),
            legal,
            clock_left: ClockMessage::default(),
        }));
        match self.hear() {
            None => Err(End::Silence),
            Some(FromGuest::Move { id: answered, action, .. }) => {
                assert_eq!(answered, id);
                let read = rules.read_action(state, &action).ok();
                read.filter(|&read| rules.is_legal(state, read)).ok_or(End::Illegal(action))
            }
            Some(FromGuest::Error(complaint)) => Err(End::Complaint(complaint)),
            Some(other) => panic!("not an answer: {other:?}"),
        }
    }
}

/// Returns the first message of a game.
pub(crate) fn new_game(game: &str, state: &str, seed: u64) -> ToGuest {
    ToGuest::NewGame(NewGameMessage {
        id: 1,
        game: game.to_string(),
        rules_version: 1,
        seat: 1,
        seats: 1,
        state: state.to_string(),
        seed,
        clock: ClockMessage::default(),
        options: Default::default(),
    })
}

/// Plays one game with a library.
pub(crate) fn play(library: &Path, seed: u64) -> Outcome {
    play_by(HOST.as_ref(), library, seed, "")
}

/// Plays one game with a library through this host, from the state `start`, or from the opening if it is empty.
pub(crate) fn play_by(host: &Path, library: &Path, seed: u64, start: &str) -> Outcome {
    let mut host = Host::start(host, library);
    host.say(&ToGuest::Hello { protocol: VERSION, program: "test".to_string() });
    let mut actions = Vec::new();
    let (hello, end, score) = match host.hear() {
        Some(FromGuest::Hello(hello)) => {
            let (end, score) = host.game(seed, start, &mut actions);
            (Some(hello), end, score)
        }
        Some(FromGuest::Error(complaint)) => (None, End::Complaint(complaint), 0),
        None => (None, End::Silence, 0),
        Some(other) => panic!("not a hello: {other:?}"),
    };
    host.say(&ToGuest::Quit);
    let (status, stderr) = host.end();
    Outcome { hello, end, actions, score, status, stderr }
}
