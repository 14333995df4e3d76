//! `--until "A > B"`: a match that ends as soon as its games have answered.

use crate::failure::{CommandError, complain};
use crate::out::Out;
use crate::say::until as say;
use reports::number::whole;
use std::cell::Cell;
use words::{Message, Number};
use workbench::arena::sprt::{FARTHEST, SprtDecision, limit};
use workbench::arena::{LeadAnswer, LeadQuestion, Plan, RunProgress};
use workbench::{Contest, TextError, allowed_names};

/// The leads of the two hypotheses, in normalised Elo.
pub(crate) const BOUNDS: &str = "0,20";

/// Games are looked at again when there are this many times as many: a look takes time in proportion to them.
const MORE: f64 = 1.02;

/// A question that is asked while a match goes on.
pub(crate) struct Until {
    question: LeadQuestion,
    answer: Cell<Option<LeadAnswer>>,
    /// The number of games at the last look.
    looked: Cell<u64>,
}

impl Until {
    /// Reads a question about two entrants of a run of one event.
    pub(crate) fn read(text: &str, bounds: &str, plan: &Plan) -> Result<Self, TextError> {
        let lineup = &plan.lineups()[0];
        let names: Vec<&str> = lineup.entrants.iter().map(String::as_str).collect();
        if lineup.contest == Contest::Roles {
            return Err(TextError::new(&lineup.game, "--until", say::equal_seats()));
        }
        let form = || TextError::new(text, "--until", say::form());
        let (better, than) = text.split_once('>').ok_or_else(form)?;
        let known = |name: &str| match names.iter().find(|known| **known == name.trim()) {
            Some(known) => Ok((*known).to_string()),
            None => Err(TextError::new(name.trim(), "--until", allowed_names(name, &names))),
        };
        let (better, than) = (known(better)?, known(than)?);
        if better == than {
            return Err(form());
        }
        let bounds = read_bounds(bounds)?;
        let question = LeadQuestion { better, than, bounds };
        Ok(Self { question, answer: Cell::new(None), looked: Cell::new(0) })
    }

    /// Looks at the games so far, if there are enough new ones; true if they have answered.
    pub(crate) fn is_answered(&self, progress: &RunProgress<'_>) -> bool {
        let due = (self.looked.get() as f64 * MORE) as u64;
        if progress.done > due || progress.done == progress.total {
            self.looked.set(progress.done);
            self.answer.set(progress.lead(&self.question));
        }
        let answer = self.answer.get();
        answer.is_some_and(|answer| answer.decision() != SprtDecision::Continue)
    }

    /// Says what the games have answered: with the tables where people read them, else on standard error.
    pub(crate) fn tell(&self, is_text: bool, out: &mut Out<'_>) -> Result<(), CommandError> {
        if !is_text {
            complain(self.describe(), out.lang);
            return Ok(());
        }
        out.say(self.describe())?;
        Ok(out.say(say::guard())?)
    }

    fn describe(&self) -> Message {
        let LeadQuestion { better, than, bounds: [low, high] } = &self.question;
        let Some(answer) = self.answer.get() else { return say::no_answer(better, than) };
        let (pairs, by) = (whole(answer.pairs), Number::ungrouped(*high, 0));
        let ratio = Number::fixed(answer.ratio, 2);
        let ends = Number::fixed(limit(), 2);
        match answer.decision() {
            // Only that it is not much worse has been shown.
            SprtDecision::Accept if *low < 0.0 => {
                say::is_no_worse(better, than, pairs, ratio, ends, Number::ungrouped(-*low, 0))
            }
            SprtDecision::Accept => {
                say::is_better(better, than, pairs, ratio, ends, Number::ungrouped(*low, 0))
            }
            SprtDecision::Reject => say::is_not_better(better, than, pairs, ratio, ends, by),
            SprtDecision::Continue => say::undecided(better, than, pairs, ratio, ends),
        }
    }
}

/// Reads two leads, the smaller first.
fn read_bounds(text: &str) -> Result<[f64; 2], TextError> {
    let refuse =
        || TextError::new(text, "--bounds", say::two_leads(Number::ungrouped(FARTHEST, 0)));
    let (low, high) = text.split_once(',').ok_or_else(refuse)?;
    let read = |part: &str| part.trim().parse::<f64>().ok().filter(|lead| lead.abs() <= FARTHEST);
    match (read(low), read(high)) {
        (Some(low), Some(high)) if low < high && high > 0.0 => Ok([low, high]),
        _ => Err(refuse()),
    }
}
