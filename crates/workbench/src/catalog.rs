//! THE list of games: a line for each in [`LIST`], and nothing else that knows a game.

use crate::entry::AnyGame;
use crate::folder::data_folder;
use crate::say::refusal as say;
use game::offer::Offer;
use game::{Game, GameInfo, Notation, Params, Show, TextError, allowed_names};
use std::path::Path;

/// Makes the list, and the way from a game's name to its offer with all its types.
macro_rules! list {
    ($(Listed { info: $info:path, offer: &Wing($offer:path) },)+) => {
        /// Every game there is.
        const LIST: &[Listed] = &[$(Listed { info: $info, offer: &Wing($offer) }),+];

        /// Opens the game that a text names and shows its offer, with all its types, to a visitor: for code that is generic
        /// over games and does more with them than a plain object can.
        ///
        /// # Errors
        /// The errors of [`open`].
        pub fn visit<V: OfferVisitor>(text: &str, visitor: V) -> Result<V::Output, TextError> {
            let (name, params) = read(text)?;
            $(if name == $info.name {
                return Ok(visitor.visit($offer(&params, data_folder().as_deref())?));
            })+
            Err(unknown(name))
        }
    };
}

list! {
    Listed { info: twenty48::INFO, offer: &Wing(twenty48::offer) },
    Listed { info: filler::INFO, offer: &Wing(filler::offer) },
    Listed { info: quarto::INFO, offer: &Wing(quarto::offer) },
}

/// What is shown the offer of a game, whichever it is.
pub trait OfferVisitor {
    /// The outcome of the visit.
    type Output;

    /// Looks at an offer.
    fn visit<G: Notation + Show>(self, offer: Offer<G>) -> Self::Output;
}

/// A game in the list.
struct Listed {
    info: GameInfo,
    offer: &'static (dyn Offers + Sync),
}

/// A game under some rules, or the reason why there is none under them.
type Opened = Result<Box<dyn AnyGame>, TextError>;

/// A game's offer under the rules of some parameters, whatever its types.
trait Offers {
    /// Opens the game; players look for the user's data in this folder.
    fn open(&self, params: &Params, data: Option<&Path>) -> Opened;
}

/// A wing, by the function that makes its offer.
struct Wing<G: Game>(fn(&Params, Option<&Path>) -> Result<Offer<G>, TextError>);

impl<G: Notation + Show> Offers for Wing<G> {
    fn open(&self, params: &Params, data: Option<&Path>) -> Opened {
        Ok(Box::new(self.0(params, data)?))
    }
}

/// Every game there is.
#[must_use]
pub const fn games() -> &'static [GameInfo] {
    const INFOS: [GameInfo; LIST.len()] = {
        let mut infos = [LIST[0].info; LIST.len()];
        let mut at = 1;
        while at < infos.len() {
            infos[at] = LIST[at].info;
            at += 1;
        }
        infos
    };
    &INFOS
}

/// Opens the game that a text such as `filler:8x7,colours=6` names.
///
/// # Errors
/// An unknown game, or a parameter that is unknown or out of range.
pub fn open(text: &str) -> Result<Box<dyn AnyGame>, TextError> {
    let (name, params) = read(text)?;
    let listed = LIST.iter().find(|listed| listed.info.name == name);
    listed.ok_or_else(|| unknown(name))?.offer.open(&params, data_folder().as_deref())
}

/// Takes the text of a game apart into its name and parameters.
fn read(text: &str) -> Result<(String, Params), TextError> {
    Params::read_game(text).map_err(|error| error.within(say::game()))
}

fn unknown(name: String) -> TextError {
    let names: Vec<&str> = games().iter().map(|info| info.name).collect();
    let allowed = allowed_names(&name, &names);
    TextError::new(name, say::game(), allowed)
}
