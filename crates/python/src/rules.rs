//! Games of any kind behind one interface, made from their offers.

use crate::boards::RuleBoards;
use crate::strategy::entrant;
use crate::table::Table;
use crate::text::python as text;
use crate::typed::{AnyPosition, AnyRules, NumberForms, TypedPosition, TypedRules};
use damier_catalog::{AnyGame, OfferVisitor, visit};
use damier_experiments::arena::Referee;
use damier_experiments::referee_with;
use damier_game::offer::{BoardKernel, Numbering, Offer};
use damier_game::{Notation, Rng, Show, TextError};
use std::sync::{Arc, OnceLock};

impl<G: Notation + Show> TypedRules<G> {
    /// Returns the numbering of the game's actions.
    pub(crate) fn numbers(&self) -> Result<&Numbering<G>, TextError> {
        let missing =
            || TextError::new(self.offer.rules.name(), text::game(), text::with_numbers());
        self.offer.numbers.as_ref().ok_or_else(missing)
    }
}

impl<G: Notation + Show> AnyRules for TypedRules<G> {
    fn plain(&self) -> &dyn AnyGame {
        &self.offer
    }

    fn open(self: Arc<Self>, rng: &mut Rng) -> Arc<dyn AnyPosition> {
        let state = self.offer.rules.opening(rng);
        Arc::new(TypedPosition { rules: self, state })
    }

    fn read(self: Arc<Self>, text: &str) -> Result<Arc<dyn AnyPosition>, TextError> {
        let state = self.offer.rules.read_state(text)?;
        Ok(Arc::new(TypedPosition { rules: self, state }))
    }

    fn numbering(&self) -> Result<&NumberForms, TextError> {
        let (rules, numbers) = (&self.offer.rules, self.numbers()?);
        let text = |number| {
            let opening = rules.opening(&mut Rng::new(0));
            let action = (numbers.action)(rules, number);
            action.map(|action| rules.action_text(&opening, action)).unwrap_or_default()
        };
        Ok(self.numbering.get_or_init(|| NumberForms {
            actions: (0..(numbers.actions)(rules)).map(text).collect(),
            seat_actions: (numbers.seat_actions)(rules),
            shape: (numbers.shape)(rules),
            largest: (numbers.largest)(rules),
        }))
    }

    fn boards(self: Arc<Self>, count: usize) -> Result<Box<dyn BoardKernel>, TextError> {
        let numbers = *self.numbers()?;
        if let Some(kernel) = (numbers.kernel)(&self.offer.rules, count) {
            return Ok(kernel);
        }
        Ok(Box::new(RuleBoards::new(self.offer.rules.clone(), numbers, count)))
    }

    fn referee(
        self: Arc<Self>,
        players: &[String],
        table: &Table<'_>,
    ) -> Result<Box<dyn Referee>, TextError> {
        let Table { openings, limits, hosting, own, raised } = table;
        let mut own = |text: &str| own.get(text).map(|one| entrant(&self, one, raised));
        referee_with(&self.offer, openings, players, *limits, hosting, &mut own)
    }
}

/// Creates the objects of games from their offers.
struct Opener;

impl OfferVisitor for Opener {
    type Output = Arc<dyn AnyRules>;

    fn visit<G: Notation + Show>(self, offer: Offer<G>) -> Arc<dyn AnyRules> {
        Arc::new(TypedRules { offer, numbering: OnceLock::new() })
    }
}

/// Opens the game that a text names.
///
/// # Errors
/// If the game is unknown, or a parameter is unknown or out of range.
pub(crate) fn open_rules(text: &str) -> Result<Arc<dyn AnyRules>, TextError> {
    visit(text, Opener)
}
