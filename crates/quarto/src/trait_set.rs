//! Sets of traits: which of the four can make a line win.

use crate::piece::TRAITS;

/// The word for each trait in a game's name, with the trait's bit, in the order in which they are written.
const WORDS: [(&str, usize); TRAITS] = [("colour", 3), ("height", 2), ("filling", 1), ("shape", 0)];

/// The traits that count. At least one does.
///
/// ```
/// use damier_quarto::TraitSet;
/// let set = TraitSet::from_text("height+colour").expect("two traits");
/// assert_eq!((set.text().as_str(), set.len()), ("colour+height", 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TraitSet(u8);

impl Default for TraitSet {
    /// Returns all four traits.
    fn default() -> Self {
        Self::ALL
    }
}

impl TraitSet {
    /// All four traits: the usual game.
    pub const ALL: Self = Self((1 << TRAITS) - 1);

    /// Returns the set of the traits whose bits are set, numbered as in [`crate::Piece`]. `None` if there is none, or if
    /// other bits are set.
    #[must_use]
    pub const fn new(bits: u8) -> Option<Self> {
        if bits > 0 && bits <= Self::ALL.0 { Some(Self(bits)) } else { None }
    }

    /// Reads traits joined by `+`, in any order and in either case. `None` if a word is unknown or repeated.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let mut bits = 0;
        for part in text.split('+') {
            let is_it = |(word, _): &&(&str, usize)| word.eq_ignore_ascii_case(part.trim());
            let (_, lane) = WORDS.iter().find(is_it)?;
            if bits >> lane & 1 == 1 {
                return None;
            }
            bits |= 1 << lane;
        }
        Self::new(bits)
    }

    /// Returns the words of the traits, joined by `+`.
    #[must_use]
    pub fn text(self) -> String {
        self.words().collect::<Vec<_>>().join("+")
    }

    /// Returns the word of each trait, for example `colour`.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        WORDS.into_iter().filter(move |(_, lane)| self.holds(*lane)).map(|(word, _)| word)
    }

    /// Returns the number of traits, `1..=4`.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns false: at least one trait counts.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Returns true if all four traits count.
    #[must_use]
    pub const fn is_all(self) -> bool {
        self.0 == Self::ALL.0
    }

    /// Returns the bits of the traits, numbered as in [`crate::Piece`].
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns true if the trait with this bit, `0..=3`, counts.
    pub(crate) const fn holds(self, lane: usize) -> bool {
        self.0 >> lane & 1 == 1
    }
}
