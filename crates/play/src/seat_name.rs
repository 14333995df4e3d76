//! Names of those who take the seats, for sentences.

use crate::text::board;
use damier_game::{SceneNote, Seat};
use damier_i18n::Message;

/// Who takes a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum SeatName {
    /// The only person at the board, who reads the sentence.
    You,
    /// Somebody whose name is known.
    Named(Message),
    /// Somebody without a name.
    Numbered(Seat),
}

impl SeatName {
    /// Returns the selector by which messages address or name whoever it is.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Named(_) => "named",
            Self::Numbered(_) => "numbered",
        }
    }

    /// Returns the name alone: `you`, a name, or `player 1`.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::You => board::you().into(),
            Self::Named(name) => name.clone(),
            Self::Numbered(seat) => (*seat).into(),
        }
    }
}

/// The names of all seats.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatNames(Vec<SeatName>);

impl SeatNames {
    /// Creates names from the players by seat: a player's name for people, or `None` for a person, and the name that a
    /// person has typed. Equal names get the number of the seat. A single person without a name is
    /// addressed.
    #[must_use]
    pub fn new(players: &[Option<Message>], typed: &[Option<String>]) -> Self {
        let persons = players.iter().filter(|player| player.is_none()).count();
        let name = |(index, player): (usize, &Option<Message>)| {
            let seat = Seat::new(index);
            let typed = typed.get(index).and_then(Option::as_ref);
            match player.clone().or_else(|| typed.map(|name| name.trim().into())) {
                Some(name) => SeatName::Named(name),
                None if persons == 1 => SeatName::You,
                None => SeatName::Numbered(seat),
            }
        };
        let names: Vec<SeatName> = players.iter().enumerate().map(name).collect();
        let tell_apart = |(index, name): (usize, &SeatName)| match name {
            SeatName::Named(same) if names.iter().filter(|other| *other == name).count() > 1 => {
                SeatName::Named(board::same_name(same.clone(), Seat::new(index)))
            }
            name => name.clone(),
        };
        Self(names.iter().enumerate().map(tell_apart).collect())
    }

    /// Returns the name of a note of the board: that of a seat if the note is about one.
    #[must_use]
    pub fn of_note(&self, note: &SceneNote) -> Message {
        let seats = (0..self.0.len()).map(Seat::new);
        let about = seats.into_iter().find(|seat| note.name == Message::from(*seat));
        about.map_or_else(|| note.name.clone(), |seat| self.get(seat).message())
    }

    /// Creates names of seats of which nothing is known.
    #[must_use]
    pub fn numbered() -> Self {
        Self([Seat::FIRST, Seat::SECOND].map(SeatName::Numbered).to_vec())
    }

    /// Returns the name of a seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> SeatName {
        self.0.get(seat.index()).cloned().unwrap_or(SeatName::Numbered(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_is_addressed_and_others_are_named() {
        let names = |players: &[Option<&str>], typed: &[Option<&str>]| {
            let players: Vec<_> = players.iter().map(|name| name.map(Message::from)).collect();
            let typed: Vec<_> = typed.iter().map(|name| name.map(str::to_string)).collect();
            let names = SeatNames::new(&players, &typed);
            [Seat::FIRST, Seat::SECOND].map(|seat| names.get(seat).message().to_string())
        };
        assert_eq!(names(&[None, Some("club")], &[]), ["you", "club"]);
        assert_eq!(names(&[None, None], &[]), ["player 1", "player 2"]);
        assert_eq!(names(&[None, None], &[Some("Anna"), None]), ["Anna", "player 2"]);
        let same = names(&[Some("club"), Some("club")], &[]);
        assert_eq!(same, ["club (player 1)", "club (player 2)"]);
    }
}
