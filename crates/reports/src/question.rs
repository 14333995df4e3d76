//! Sentences that answer the question with which a run was to end.

use crate::number::whole;
use crate::text::question as text;
use damier_experiments::arena::sprt::{SprtDecision, limit};
use damier_experiments::arena::{
    AnsweredQuestion, LeadAnswer, LeadQuestion, Question, QuestionAnswer,
};
use damier_i18n::{Message, Number};

/// Returns the answer to a question, with its conditions and its reliability.
#[must_use]
pub fn answer_sentences(answered: &AnsweredQuestion) -> Vec<Message> {
    let mut sentences = vec![describe(answered)];
    if answered.asked.asked_after > 0 {
        sentences.push(text::asked_late(whole(answered.asked.asked_after)));
    }
    sentences.push(text::fixed_number().into());
    sentences
}

fn describe(answered: &AnsweredQuestion) -> Message {
    match (&answered.asked.question, answered.answer) {
        (Question::Lead(question), Some(QuestionAnswer::Lead(answer))) => lead(question, answer),
        (Question::Lead(question), _) => text::no_answer(&question.better, &question.than),
        (Question::Groups, Some(QuestionAnswer::Groups { groups, entrants }))
            if groups == entrants =>
        {
            text::groups_told_apart(whole(entrants as u64))
        }
        (Question::Groups, Some(QuestionAnswer::Groups { groups, entrants })) => {
            text::groups_left(whole(groups as u64), whole(entrants as u64))
        }
        (Question::Groups, _) => text::no_groups().into(),
    }
}

fn lead(question: &LeadQuestion, answer: LeadAnswer) -> Message {
    let LeadQuestion { better, than, bounds: [low, high] } = question;
    let (pairs, by) = (whole(answer.pairs), Number::ungrouped(*high, 0));
    let ratio = Number::fixed(answer.ratio, 2);
    let ends = Number::fixed(limit(), 2);
    match answer.decision() {
        // The test showed only that it is not much worse.
        SprtDecision::Accept if *low < 0.0 => {
            text::is_no_worse(better, than, pairs, ratio, ends, Number::ungrouped(-*low, 0))
        }
        SprtDecision::Accept => {
            text::is_better(better, than, pairs, ratio, ends, Number::ungrouped(*low, 0))
        }
        SprtDecision::Reject if *high <= 0.0 => {
            text::is_worse(better, than, pairs, ratio, ends, Number::ungrouped(high.abs(), 0))
        }
        SprtDecision::Reject => text::is_not_better(better, than, pairs, ratio, ends, by),
        SprtDecision::Continue => text::undecided(better, than, pairs, ratio, ends),
    }
}
