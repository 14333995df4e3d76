//! THE list of games: a line for each in [`LIST`], and nothing else that knows a game.

use crate::entry::AnyGame;
use crate::folder::data_folder;
use game::offer::Offer;
use game::{GameInfo, Notation, Params, Show, TextError};
use std::path::Path;

/// Every game there is.
const LIST: [Listed; 3] = [
    Listed { info: twenty48::INFO, open: |params, data| opened(twenty48::offer(params, data)) },
    Listed { info: filler::INFO, open: |params, data| opened(filler::offer(params, data)) },
    Listed { info: quarto::INFO, open: |params, data| opened(quarto::offer(params, data)) },
];

/// A game in the list.
struct Listed {
    info: GameInfo,
    /// Opens it under the rules of these parameters; players look for the user's data in this folder.
    open: fn(&Params, Option<&Path>) -> Opened,
}

/// A game under some rules, or the reason why there is none under them.
type Opened = Result<Box<dyn AnyGame>, TextError>;

fn opened<G: Notation + Show>(offer: Result<Offer<G>, TextError>) -> Opened {
    Ok(Box::new(offer?))
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
    let (name, params) = Params::read_game(text).map_err(|error| error.within("game"))?;
    let listed = LIST.iter().find(|listed| listed.info.name == name).ok_or_else(|| {
        let names: Vec<&str> = games().iter().map(|info| info.name).collect();
        TextError::new(name, "game", names.join(", "))
    })?;
    (listed.open)(&params, data_folder().as_deref())
}
