//! The facts of a game that lists, examples and tests need.

use crate::settings::Parameter;
use damier_i18n::{Lang, Phrase};

/// The facts of a game that do not depend on its parameters.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Name that opens the game with all defaults.
    pub name: &'static str,
    /// Name by which people call it.
    pub title: Phrase,
    /// Describes it in one line.
    pub summary: Phrase,
    /// Invites a newcomer to play, in a sentence or two.
    pub invitation: Phrase,
    /// Explains how a person types actions.
    pub actions: Phrase,
    /// Parameters that may follow the name, for example `2048:5x5,merge=cascade`.
    pub parameters: &'static [Parameter],
    /// Names with parameters that are worth trying.
    pub examples: &'static [&'static str],
    /// Variants that people play: the name of each, and what makes it different. The first is the usual one.
    pub variants: &'static [(&'static str, Phrase)],
    /// Fast player for boards that only show the game, as on a first screen; empty to play random actions.
    pub shown: &'static str,
    /// Benchmarks: searches over fixed positions, whose numbers of nodes are part of the program's signature.
    pub bench: &'static [BenchCase],
    /// Recorded games. Tests compare them to notice a change of the rules.
    pub golden: &'static [GoldenGame],
    /// Players that take long to create the first time, so that front ends can create them early: the name of a game
    /// that has the player, and the player.
    pub slow_players: &'static [(&'static str, &'static str)],
    /// Sets of puzzles, in the text form that `damier lab puzzles` writes.
    pub puzzles: &'static [&'static str],
    /// Starter programs for authors of players, at most one per language.
    pub starters: &'static [StarterBot],
    /// Pictures that teach the usual rules, in reading order.
    pub rules_in_pictures: &'static [RulePicture],
}

/// A picture that teaches a rule: a position reached by play, and a sentence about it.
#[derive(Clone, Copy, Debug)]
pub struct RulePicture {
    /// Game, with its parameters; a variant, if the rule exists only there.
    pub game: &'static str,
    /// Text of the starting position.
    pub position: &'static str,
    /// Actions of seats and of chance from there to the position shown.
    pub actions: &'static [&'static str],
    /// Rule, in one short sentence.
    pub words: Phrase,
}

/// A search over fixed positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchCase {
    /// Game, with its parameters.
    pub game: &'static str,
    /// Player, with its settings.
    pub player: &'static str,
    /// Numbers of random plies. A search starts after each of these numbers of plies.
    pub plies: &'static [usize],
}

/// A random game whose text is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoldenGame {
    /// Name of its file.
    pub file: &'static str,
    /// Game, with its parameters.
    pub game: &'static str,
    /// Seed of its actions.
    pub seed: u64,
    /// Number of plies after which the text stops.
    pub plies: usize,
}

/// A starter program for an author of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StarterBot {
    /// Its language in lower case, for example `python`.
    pub language: &'static str,
    /// Its source text, with the placeholder `NAME` for its name.
    pub source: &'static str,
    /// The same with comments in French, if there is one.
    pub french: Option<&'static str>,
}

impl BenchCase {
    /// Creates a benchmark: a player searches in a game after each of these numbers of random plies.
    #[must_use]
    pub const fn new(game: &'static str, player: &'static str, plies: &'static [usize]) -> Self {
        Self { game, player, plies }
    }
}

impl StarterBot {
    /// Returns a starter program in each of the three languages.
    #[must_use]
    pub const fn in_each(python: &'static str, c: &'static str, rust: &'static str) -> [Self; 3] {
        [
            Self { language: "python", source: python, french: None },
            Self { language: "c", source: c, french: None },
            Self { language: "rust", source: rust, french: None },
        ]
    }

    /// Returns the same programs with French sources, given in the same order.
    #[must_use]
    pub const fn with_french(bots: [Self; 3], sources: [&'static str; 3]) -> [Self; 3] {
        let ([python, c, rust], [in_python, in_c, in_rust]) = (bots, sources);
        [
            Self { french: Some(in_python), ..python },
            Self { french: Some(in_c), ..c },
            Self { french: Some(in_rust), ..rust },
        ]
    }
}

impl GameInfo {
    /// Creates the facts of a game with this name. All other facts are empty.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            title: Phrase::verbatim(name),
            summary: Phrase::verbatim(""),
            invitation: Phrase::verbatim(""),
            actions: Phrase::verbatim(""),
            parameters: &[],
            examples: &[],
            variants: &[],
            shown: "",
            bench: &[],
            golden: &[],
            slow_players: &[],
            puzzles: &[],
            starters: &[],
            rules_in_pictures: &[],
        }
    }

    /// Returns the starter program in a programming language, with comments in `lang` if there are any. Returns `None`
    /// if there is no program in this language.
    #[must_use]
    pub fn starter(&self, language: &str, lang: Lang) -> Option<&'static str> {
        let found = self.starters.iter().find(|starter| starter.language == language)?;
        Some(found.french.filter(|_| lang == Lang::French).unwrap_or(found.source))
    }
}
