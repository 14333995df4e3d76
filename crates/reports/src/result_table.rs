//! The results table of an event, with columns and cells that every front end prints in its own way.

use crate::number::{bare_share, elo, estimate, seconds, share};
use crate::text::{figure, results as text};
use crate::word::ranks;
use damier_experiments::arena::Estimate;
use damier_i18n::{Message, Number};

/// The results of an event, with a row for each entrant (and for each seat, if the seats have different tasks).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ResultTable {
    /// The columns, the most important of each section first.
    pub columns: Vec<Column>,
    /// The rows, the best first.
    pub rows: Vec<Row>,
}

/// A column of a [`ResultTable`].
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// Its name in data: English, and stable from version to version.
    pub key: String,
    /// Its title for people.
    pub title: Message,
    /// Its section of the table.
    pub section: Section,
    /// The opponent, in [`Section::Cross`]; `None` in other sections.
    pub rival: Option<String>,
}

/// A section of a table. A front end prints sections side by side or one below the other, each with the names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The names of the entrants.
    Names,
    /// The results.
    Figures,
    /// The number of games with each value of a fact.
    Counts,
    /// Results against each opponent.
    Cross,
    /// Columns for programs only.
    Data,
}

/// An entrant in a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// The kind of fault for which the entrant is disqualified; `None` if it is not.
    pub disqualified: Option<Message>,
    /// A cell for each column.
    pub cells: Vec<Cell>,
}

/// A value in a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// No value.
    Unknown,
    /// No game with the value of the column.
    NoGame,
    /// The name of an entrant, or another text that a submission may have chosen.
    Text(String),
    /// A number of things, or a rank.
    Count(u64),
    /// A number without an interval.
    Number(f64),
    /// Seconds.
    Seconds(f64),
    /// The best and the worst rank that the games do not rule out.
    Ranks([usize; 2]),
    /// A mean with its interval.
    Mean(Estimate),
    /// A share from 0 to 1 with its interval, shown in per cent.
    Share(Estimate),
    /// A rating in Elo; `None` if the games do not determine it.
    Rating(Option<Estimate>),
    /// The rating 0 of the reference player, from which other ratings are measured.
    Reference(Estimate),
}

/// A field of data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// No value.
    Empty,
    /// A text that a submission may have chosen, such as a name or a message.
    Text(String),
    /// A text in damier's own notation, such as a position.
    Notation(String),
    /// A number, with a point before its decimals.
    Number(String),
}

impl Field {
    /// Creates a field from an untrusted text, such as a name from a submission. Sheets escape it if it looks like a
    /// formula.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }
}

/// Converts a number. An infinite bound becomes an empty field.
impl From<f64> for Field {
    fn from(number: f64) -> Self {
        if number.is_finite() { Self::Number(number.to_string()) } else { Self::Empty }
    }
}

impl From<u64> for Field {
    fn from(number: u64) -> Self {
        Self::Number(number.to_string())
    }
}

impl Column {
    /// Creates a column with a key, a title and a section.
    pub(crate) fn new(key: &str, title: impl Into<Message>, section: Section) -> Self {
        Self { key: key.to_string(), title: title.into(), section, rival: None }
    }

    /// Returns true for the column of names, which is aligned left; false for a column of numbers.
    #[must_use]
    pub fn is_text(&self) -> bool {
        self.key == PLAYER
    }
}

/// The most players whose cross table can be read at a glance.
pub const MOST_CROSSED: usize = 20;

/// The key of the column of names.
pub const PLAYER: &str = "player";

impl ResultTable {
    /// Returns the indices of the columns of these sections, in their order.
    #[must_use]
    pub fn columns_of(&self, sections: &[Section]) -> Vec<usize> {
        let columns = self.columns.iter().enumerate();
        columns.filter(|(_, one)| sections.contains(&one.section)).map(|(at, _)| at).collect()
    }

    /// Returns the rows to show with these sections. A disqualified entrant is shown only with the figures, next to the
    /// reason for its disqualification. Any other entrant is shown if these sections have a value for it besides its
    /// name.
    pub fn rows_of<'a>(&'a self, sections: &[Section]) -> impl Iterator<Item = &'a Row> {
        let shown = self.columns_of(sections);
        let is_beside = move |&&at: &&usize| self.columns[at].section != Section::Names;
        let has_figures = sections.contains(&Section::Figures);
        self.rows.iter().filter(move |row| match row.disqualified {
            Some(_) => has_figures,
            None => shown.iter().filter(is_beside).any(|&at| row.cells[at] != Cell::Unknown),
        })
    }

    /// Appends a row with a cell for each column.
    pub(crate) fn push(
        &mut self,
        name: &str,
        disqualified: Option<Message>,
        cell: impl Fn(&Column) -> Cell,
    ) {
        let cells = self.columns.iter().map(cell).collect();
        self.rows.push(Row { name: name.to_string(), disqualified, cells });
    }
}

impl Row {
    /// Returns the name, with the reason if the entrant is disqualified.
    #[must_use]
    pub fn named(&self) -> Message {
        match &self.disqualified {
            Some(fault) => text::disqualified_row(&self.name, fault.clone()),
            None => self.name.as_str().into(),
        }
    }
}

impl Cell {
    /// Returns the cell as text for people.
    #[must_use]
    pub fn shown(&self) -> Message {
        match self {
            Self::Unknown => "–".into(),
            Self::NoGame => "·".into(),
            Self::Text(text) => text.as_str().into(),
            Self::Count(count) => count.to_string().into(),
            Self::Number(number) => figure::alone(Number::ungrouped(*number, 0)),
            Self::Seconds(time) => seconds(*time),
            Self::Ranks(both) => ranks(*both).into(),
            Self::Mean(mean) => estimate(mean),
            Self::Share(part) => share(part),
            Self::Rating(rating) => rating.as_ref().map_or_else(|| "–".into(), elo),
            Self::Reference(_) => text::reference().into(),
        }
    }

    /// Returns the cell as text without its interval.
    #[must_use]
    pub fn shown_bare(&self) -> Message {
        match self {
            Self::Share(part) => bare_share(part),
            Self::Mean(mean) => estimate(&Estimate { interval: None, ..*mean }),
            other => other.shown(),
        }
    }

    /// Returns the fields of the cell in data, each with the name of its column. A figure with an interval has three:
    /// itself, ` low` and ` high`.
    #[must_use]
    pub fn fields(&self, key: &str) -> Vec<(String, Field)> {
        let one = |field| vec![(key.to_string(), field)];
        match self {
            Self::Unknown | Self::NoGame => Vec::new(),
            Self::Text(text) => one(Field::Text(text.clone())),
            Self::Count(count) => one(Field::from(*count)),
            Self::Number(number) | Self::Seconds(number) => {
                one(Field::from(to_seven_digits(*number)))
            }
            Self::Ranks(both) => {
                let named = ["best rank", "worst rank"].into_iter().zip(both);
                let field =
                    |(name, &rank): (&str, &usize)| (name.to_string(), Field::from(rank as u64));
                named.map(field).collect()
            }
            Self::Mean(of) | Self::Share(of) | Self::Reference(of) | Self::Rating(Some(of)) => {
                let ends = of.interval.map_or([None; 2], |ends| ends.map(Some));
                estimate_fields(key, Some(of.value), ends)
            }
            Self::Rating(None) => estimate_fields(key, None, [None; 2]),
        }
    }
}

/// Returns a figure and the ends of its interval as fields of data.
fn estimate_fields(
    key: &str,
    value: Option<f64>,
    [low, high]: [Option<f64>; 2],
) -> Vec<(String, Field)> {
    let field = |(end, number): (&str, Option<f64>)| {
        (format!("{key}{end}"), number.map_or(Field::Empty, Field::from))
    };
    [("", value), (" low", low), (" high", high)].map(field).into()
}

/// Formats a measured number to seven significant digits.
fn to_seven_digits(number: f64) -> f64 {
    format!("{number:.6e}").parse().unwrap_or(number)
}
