//! THE list of games. A new game adds one entry to [`games`] and one line to [`open`].

use crate::AnyGame;
use crate::entry::Entry;
use filler::Filler;
use game::{Parameter, Params, TextError};
use quarto::Quarto;
use twenty48::Twenty48;

/// A game as the lists show it.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The name that opens it with all defaults.
    pub name: &'static str,
    /// One line: what it is.
    pub summary: &'static str,
    /// What may follow the name, as in `2048:5x5,merge=cascade`.
    pub parameters: &'static [Parameter],
    /// Some names worth trying.
    pub examples: &'static [&'static str],
}

/// Every game there is.
#[must_use]
pub const fn games() -> &'static [GameInfo] {
    &[
        GameInfo {
            name: "2048",
            summary: "slide and merge tiles against chance, or against an adversary who places them",
            parameters: twenty48::PARAMETERS,
            examples: &[
                "2048",
                "2048:5x5",
                "2048:shape=4d",
                "2048:spawner=adversary",
                "2048:preset=notebook",
            ],
        },
        GameInfo {
            name: "filler",
            summary: "Seven Colours: call colours and grow your zone to the majority",
            parameters: filler::PARAMETERS,
            examples: &[
                "filler",
                "filler:10x10",
                "filler:10x10,layout=diagonal",
                "filler:preset=phone",
            ],
        },
        GameInfo {
            name: "quarto",
            summary: "give a piece, place the one you were given, complete four that share a trait",
            parameters: quarto::PARAMETERS,
            examples: &["quarto", "quarto:squares", "quarto:misere"],
        },
    ]
}

/// Opens the game that a text such as `filler:8x7,colours=6` names.
///
/// # Errors
/// An unknown game, or a parameter that is unknown or out of range.
pub fn open(text: &str) -> Result<Box<dyn AnyGame>, TextError> {
    let (name, params) = Params::read_game(text).map_err(|error| error.within("game"))?;
    match name.as_str() {
        "2048" => Ok(Entry::new(Twenty48::read(&params)?, twenty48::players())),
        "filler" => Ok(Entry::new(Filler::read(&params)?, filler::players())),
        "quarto" => Ok(Entry::new(Quarto::read(&params)?, quarto::players())),
        _ => {
            let names: Vec<&str> = games().iter().map(|info| info.name).collect();
            Err(TextError::new(name, "game", names.join(", ")))
        }
    }
}
