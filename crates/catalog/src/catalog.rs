//! The list of games: the only file outside the games' own crates that names them.

use crate::entry::AnyGame;
use crate::folder::data_folder;
use crate::text::refusal as text;
use damier_game::offer::Offer;
use damier_game::{GameInfo, Notation, Params, Show, TextError};
use damier_i18n::{Joint, Lang, Message};
use std::sync::Arc;

/// Every game, in the order in which people see them. Each has an arm in [`visit`], too.
#[rustfmt::skip]
static GAMES: &[&GameInfo] = &[
    &damier_twenty48::INFO,
    &damier_filler::INFO,
    &damier_quarto::INFO,
];

/// Opens the game that a text names and passes its offer, with all its types, to a visitor: for code that is generic
/// over games and needs more than [`AnyGame`] offers.
///
/// # Errors
/// The errors of [`open`].
pub fn visit<V: OfferVisitor>(text: &str, visitor: V) -> Result<V::Output, TextError> {
    let (name, params) = Params::read_game(text).map_err(|error| error.within(text::game()))?;
    let folder = data_folder();
    let data = folder.as_deref();
    Ok(match name.as_str() {
        "2048" => visitor.visit(damier_twenty48::offer(&params, data)?),
        "filler" => visitor.visit(damier_filler::offer(&params, data)?),
        "quarto" => visitor.visit(damier_quarto::offer(&params, data)?),
        _ => return Err(unknown(&name)),
    })
}

/// A function over the offers of all games.
pub trait OfferVisitor {
    /// Outcome of the visit.
    type Output;

    /// Receives the offer of a game.
    fn visit<G: Notation + Show>(self, offer: Offer<G>) -> Self::Output;
}

/// Returns every game.
#[must_use]
pub const fn games() -> &'static [&'static GameInfo] {
    GAMES
}

/// Opens the game that a text such as `filler:8x7,colours=6` names.
///
/// # Errors
/// An unknown game, or a parameter that is unknown or out of range.
pub fn open(text: &str) -> Result<Box<dyn AnyGame>, TextError> {
    visit(text, Erase)
}

/// Erases the types of a game.
struct Erase;

impl OfferVisitor for Erase {
    type Output = Box<dyn AnyGame>;

    fn visit<G: Notation + Show>(self, offer: Offer<G>) -> Self::Output {
        Box::new(Arc::new(offer))
    }
}

/// Refuses a game that is not on the list. It names the games with their titles, by which people know them.
fn unknown(name: &str) -> TextError {
    let named = |info: &&GameInfo| match info.title.say(Lang::English).to_lowercase() == info.name {
        true => info.name.into(),
        false => text::name_and_title(info.name, info.title),
    };
    let listed = Message::list(games().iter().map(named).collect(), Joint::Comma);
    if name.is_empty() {
        return TextError::failed(text::game(), text::no_game(listed));
    }
    let names: Vec<&str> = games().iter().map(|info| info.name).collect();
    TextError::unknown_among(name, text::game(), &names, listed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_list_opens_by_its_name() {
        for info in games() {
            assert_eq!(open(info.name).expect("an arm of its own").info().name, info.name);
        }
    }
}
