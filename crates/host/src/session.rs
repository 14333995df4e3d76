//! Speaks the protocol on behalf of a strategy that does not know it.

use crate::board::{SIDES, USUAL_SIDE, plain_rules};
use crate::player::{HostedPlayer, USUAL_VAIN};
use crate::streams::Streams;
use damier_game::{Notation, Params};
use damier_guest::VAIN_OPTION;
use damier_guest::hosting as text;
use damier_guest::protocol::{
    self, DeclaredOption, ErrorMessage, FromGuest, GoMessage, HelloMessage, NewGameMessage,
    SearchInfo, ToGuest, VERSION,
};
use damier_i18n::Message;
use damier_twenty48::Twenty48;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};

/// Conversation with the referee.
pub(crate) struct HostSession {
    input: BufReader<File>,
    output: File,
    rules: &'static Twenty48,
    /// True if a game that this host can play has started.
    in_game: bool,
    /// True if a game has ended.
    was_over: bool,
}

impl HostSession {
    pub(crate) fn new(streams: Streams) -> Self {
        Self {
            input: BufReader::new(streams.input),
            output: streams.output,
            rules: plain_rules(USUAL_SIDE),
            in_game: false,
            was_over: false,
        }
    }

    /// Sends the hello without waiting for the referee's, and answers messages until the input ends.
    ///
    /// # Errors
    /// Fails if the referee cannot be written to.
    pub(crate) fn serve(&mut self, mut player: HostedPlayer) -> Result<(), Message> {
        self.rules = player.rules();
        let hello = HelloMessage {
            protocol: Some(VERSION),
            name: player.name(),
            language: Some("C".to_string()),
            games: Some(vec![self.rules.name()]),
            options: vec![DeclaredOption {
                name: VAIN_OPTION.to_string(),
                help: text::vain_moves(USUAL_VAIN.to_string()).to_string(),
                ..DeclaredOption::default()
            }],
            ..HelloMessage::default()
        };
        self.say(&FromGuest::Hello(hello))?;
        let mut line = Vec::new();
        while self.next_line(&mut line) {
            match protocol::read_to_guest(&line) {
                Ok(ToGuest::Quit) => break,
                Ok(message) => self.answer(&message, &mut player)?,
                Err(error) => self.complain(None, "message", error)?,
            }
        }
        if self.was_over {
            player.free();
        }
        Ok(())
    }

    /// Sends an error message.
    ///
    /// # Errors
    /// Fails if the referee cannot be written to.
    pub(crate) fn complain(
        &mut self,
        id: Option<u64>,
        code: &str,
        problem: impl Into<Message>,
    ) -> Result<(), Message> {
        self.say(&FromGuest::Error(ErrorMessage::new(id, code, &problem.into())))
    }

    fn answer(&mut self, message: &ToGuest, player: &mut HostedPlayer) -> Result<(), Message> {
        match message {
            ToGuest::Hello { protocol, .. } if *protocol != VERSION => {
                let sentence = text::other_protocol(protocol.to_string(), VERSION.to_string());
                self.complain(None, "protocol", sentence)
            }
            ToGuest::NewGame(game) => self.begin(game, player),
            ToGuest::Go(go) => self.play(go, player),
            ToGuest::GameOver(_) => {
                (self.in_game, self.was_over) = (false, true);
                Ok(())
            }
            ToGuest::Hello { .. } | ToGuest::Quit | ToGuest::Error(_) => Ok(()),
        }
    }

    fn begin(&mut self, game: &NewGameMessage, player: &mut HostedPlayer) -> Result<(), Message> {
        self.in_game = self.is_played(&game.game);
        if !self.in_game {
            let sentence = self.refusal(&game.game);
            return self.complain(Some(game.id), "game", sentence);
        }
        let vain = game.options.get(VAIN_OPTION).map_or(Ok(USUAL_VAIN), |text| text.parse());
        let Ok(vain) = vain else {
            let sentence = text::no_number(VAIN_OPTION, &game.options[VAIN_OPTION]);
            return self.complain(Some(game.id), "option", sentence);
        };
        match player.begin(game.seed, vain) {
            Ok(()) => Ok(()),
            Err(sentence) => self.complain(Some(game.id), "strategy", sentence),
        }
    }

    fn play(&mut self, go: &GoMessage, player: &mut HostedPlayer) -> Result<(), Message> {
        if !self.in_game {
            return self.complain(Some(go.id), "game", text::no_game());
        }
        let state = match self.rules.read_state(&go.state) {
            Ok(state) => state,
            Err(error) => return self.complain(Some(go.id), "state", error),
        };
        match player.choose(&state) {
            Ok(direction) => self.say(&FromGuest::Move {
                id: go.id,
                action: direction.word().to_string(),
                thought: SearchInfo::default(),
            }),
            Err(sentence) => self.complain(Some(go.id), "direction", sentence),
        }
    }

    /// Returns true if this is the game that the library plays, in any spelling.
    fn is_played(&self, game: &str) -> bool {
        read_rules(game).is_some_and(|rules| rules == *self.rules)
    }

    /// Explains why a game is not played: the library would have to be compiled again for another board.
    fn refusal(&self, game: &str) -> Message {
        let rules = read_rules(game);
        let side =
            rules.and_then(|rules| SIDES.into_iter().find(|&side| rules == *plain_rules(side)));
        match side {
            Some(side) => text::other_side(game, self.rules.name(), side.to_string()),
            None => text::other_game(game, self.rules.name()),
        }
    }

    /// Reads a line; returns false when the referee has closed its end.
    fn next_line(&mut self, line: &mut Vec<u8>) -> bool {
        line.clear();
        self.input.read_until(b'\n', line).is_ok_and(|length| length > 0)
    }

    fn say(&mut self, message: &FromGuest) -> Result<(), Message> {
        let line = protocol::write(message);
        let written = self.output.write_all(line.as_bytes());
        written.map_err(|error| text::not_heard(error.to_string()))
    }
}

/// Parses the rules of a game of 2048, in any spelling; `None` for another game.
fn read_rules(game: &str) -> Option<Twenty48> {
    let (name, params) = game.split_once(':').unwrap_or((game, ""));
    let is_2048 = name == plain_rules(USUAL_SIDE).name();
    let params = Params::read(params).ok().filter(|_| is_2048)?;
    Twenty48::read(&params).ok()
}
