//! `--until`: ends a run as soon as its games have answered a question.

use crate::failure::{CommandError, complain};
use crate::out::Out;
use crate::text::until as text;
use clap::Args;
use damier_catalog::{Contest, TextError};
use damier_experiments::arena::sprt::FARTHEST;
use damier_experiments::arena::{Error, LeadQuestion, Plan, Question, Report};
use damier_i18n::Number;
use damier_reports::answer_sentences;

#[derive(Args, Clone, Debug)]
pub(crate) struct UntilArgs {
    /// Stop as soon as the games show whether one player is better than another, for example "mine > greedy". With the
    /// word `groups`, stop as soon as all players are told apart. In both cases the planned number of games is a
    /// maximum
    #[arg(long, value_name = "A > B")]
    pub(crate) until: Option<String>,
    /// The two possible leads of A over B between which --until "A > B" decides, in normalised Elo
    #[arg(
        long,
        value_name = "LOW,HIGH",
        default_value = "0,20",
        requires = "until",
        allow_hyphen_values = true
    )]
    pub(crate) bounds: String,
}

impl UntilArgs {
    /// Parses the question that --until asks about a run of one event; `None` without --until.
    pub(crate) fn read(&self, plan: &Plan) -> Result<Option<Question>, Error> {
        let Some(text) = self.until.as_deref() else { return Ok(None) };
        let [lineup] = plan.lineups() else {
            return Err(TextError::failed("--until", text::one_event()).into());
        };
        if lineup.contest == Contest::Roles {
            return Err(TextError::new(&lineup.game, "--until", text::equal_seats()).into());
        }
        if text.trim() == "groups" {
            return Ok(Some(Question::Groups));
        }
        let names: Vec<&str> = lineup.entrants.iter().map(String::as_str).collect();
        Ok(Some(Question::Lead(self.read_lead(text, &names)?)))
    }

    fn read_lead(&self, text: &str, names: &[&str]) -> Result<LeadQuestion, TextError> {
        let form = || TextError::new(text, "--until", text::form());
        let (better, than) = text.split_once('>').ok_or_else(form)?;
        let known = |name: &str| match names.iter().find(|known| **known == name.trim()) {
            Some(known) => Ok((*known).to_string()),
            None => Err(TextError::unknown(name.trim(), "--until", names)),
        };
        let (better, than) = (known(better)?, known(than)?);
        if better == than {
            return Err(form());
        }
        Ok(LeadQuestion { better, than, bounds: read_bounds(&self.bounds)? })
    }
}

/// Parses two leads, the smaller first.
fn read_bounds(text: &str) -> Result<[f64; 2], TextError> {
    let refuse =
        || TextError::new(text, "--bounds", text::two_leads(Number::ungrouped(FARTHEST, 0)));
    let (low, high) = text.split_once(',').ok_or_else(refuse)?;
    let read = |part: &str| part.trim().parse::<f64>().ok().filter(|lead| lead.abs() <= FARTHEST);
    match (read(low), read(high)) {
        (Some(low), Some(high)) if low < high => Ok([low, high]),
        _ => Err(refuse()),
    }
}

/// Prints the answers to --until on standard error, because standard output is for programs.
pub(crate) fn complain_answers(report: &Report, out: &Out<'_>) {
    let sentences = report.questions.iter().flat_map(answer_sentences);
    sentences.for_each(|sentence| complain(sentence, out.lang));
}

/// Prints how to continue if the games have not answered the question of --until.
pub(crate) fn tell_open(report: &Report, out: &mut Out<'_>) -> Result<(), CommandError> {
    if report.questions.iter().any(|question| !question.decided) {
        out.say(text::go_further())?;
    }
    Ok(())
}
