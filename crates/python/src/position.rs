//! States of any game behind one interface.

use crate::error::Error;
use crate::text::python as text;
use crate::typed::{AnyPosition, AnyRules, NextPosition, TypedPosition};
use damier_game::{Notation, Rng, Scene, Show, TextError, Turn};
use damier_i18n::Message;
use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

impl<G: Notation + Show> TypedPosition<G> {
    fn game(&self) -> &G {
        &self.rules.offer.rules
    }

    fn with(&self, state: G::State) -> Arc<dyn AnyPosition> {
        Arc::new(Self { rules: Arc::clone(&self.rules), state })
    }

    /// Returns the error for an illegal action. It lists the legal ones.
    fn refuse(&self, text: &str) -> Error {
        Error::Illegal(if self.game().turn(&self.state) == Turn::Over {
            TextError::failed(text::action(), text::game_is_over())
        } else {
            TextError::new(text, text::action(), self.legal().join(", "))
        })
    }

    fn read_legal(&self, text: &str) -> Result<G::Action, Error> {
        if self.game().turn(&self.state) == Turn::Over {
            return Err(self.refuse(text));
        }
        let action = self.game().read_action(&self.state, text)?;
        let is_legal = self.game().is_legal(&self.state, action);
        is_legal.then_some(action).ok_or_else(|| self.refuse(text))
    }

    /// Returns the action with this number. It need not be legal.
    pub(crate) fn numbered(&self, number: usize) -> Result<G::Action, TextError> {
        let numbers = self.rules.numbers()?;
        (numbers.action)(self.game(), number).ok_or_else(|| {
            let last = (numbers.actions)(self.game()).saturating_sub(1);
            TextError::new(number, text::action(), text::numbers_up_to(last.to_string()))
        })
    }
}

impl<G: Notation + Show> AnyPosition for TypedPosition<G> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        Arc::clone(&self.rules) as Arc<dyn AnyRules>
    }

    fn text(&self) -> String {
        self.game().state_text(&self.state)
    }

    fn turn(&self) -> Turn {
        self.game().turn(&self.state)
    }

    fn scores(&self) -> Vec<i64> {
        let seats = (0..self.game().seats()).map(damier_game::Seat::new);
        seats.map(|seat| self.game().score(&self.state, seat)).collect()
    }

    fn legal(&self) -> Vec<String> {
        self.game().legal_texts(&self.state)
    }

    fn legal_numbers(&self) -> Result<Vec<usize>, TextError> {
        let numbers = self.rules.numbers()?;
        let seats = self.game().legal_actions(&self.state);
        let chance = self.game().chance_outcomes(&self.state);
        let all = seats.iter().copied().chain(chance.iter().map(|&(action, _)| action));
        Ok(all.map(|action| (numbers.number)(self.game(), action)).collect())
    }

    fn write_observation(&self, seen: &mut [u8]) -> Result<(), TextError> {
        (self.rules.numbers()?.write)(self.game(), &self.state, seen);
        Ok(())
    }

    fn after_text(&self, text: &str) -> NextPosition {
        let action = self.read_legal(text)?;
        Ok(self.with(self.game().after(&self.state, action)))
    }

    fn after_number(&self, number: usize) -> NextPosition {
        let action = self.numbered(number)?;
        if self.game().is_legal(&self.state, action) {
            Ok(self.with(self.game().after(&self.state, action)))
        } else {
            Err(self.refuse(&self.game().action_text(&self.state, action)))
        }
    }

    fn action_text(&self, number: usize) -> Result<String, TextError> {
        Ok(self.game().action_text(&self.state, self.numbered(number)?))
    }

    fn action_number(&self, text: &str) -> Result<usize, TextError> {
        let action = self.game().read_action(&self.state, text)?;
        Ok((self.rules.numbers()?.number)(self.game(), action))
    }

    fn outcomes(&self) -> Vec<(String, f64)> {
        let text = |&(action, chance)| (self.game().action_text(&self.state, action), chance);
        self.game().chance_outcomes(&self.state).iter().map(text).collect()
    }

    fn settled(&self, rng: &mut Rng) -> Arc<dyn AnyPosition> {
        let mut state = self.state.clone();
        while let Some(action) = self.game().sample_chance(&state, rng) {
            self.game().apply(&mut state, action);
        }
        self.with(state)
    }

    fn scene(&self) -> Scene {
        self.game().scene(&self.state).map(|action| self.game().action_text(&self.state, action))
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        let names = self.game().fact_kinds().iter().map(|kind| kind.name);
        names.zip(self.game().facts(&self.state)).collect()
    }

    fn remark(&self, text: &str) -> Result<Message, Error> {
        let action = self.read_legal(text)?;
        let by_seat = matches!(self.turn(), Turn::Player(_));
        Ok(if by_seat { self.game().remark(&self.state, action) } else { Message::default() })
    }

    fn is_same(&self, other: &dyn AnyPosition) -> bool {
        let other: &dyn Any = other;
        let is_same = |other: &Self| {
            let shared = Arc::ptr_eq(&self.rules, &other.rules);
            (shared || self.game().name() == other.game().name()) && self.state == other.state
        };
        other.downcast_ref::<Self>().is_some_and(is_same)
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.hash(&mut hasher);
        hasher.finish()
    }
}
