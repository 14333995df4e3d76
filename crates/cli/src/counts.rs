//! Ranks players from a table of outcome counts, such as the tournaments of a course print. The table has no games, but
//! the counts suffice to compute the leads of players.

use crate::answer::json_line;
use crate::args::{OutputFormat, TableOptions};
use crate::failure::CommandError;
use crate::file;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::counts as text;
use csv::StringRecord;
use damier_catalog::TextError;
use damier_experiments::arena::counts::{CountTable, OutcomeCounts, rank_outcomes};
use damier_i18n::{Lang, Message};
use damier_reports::number::share;
use damier_reports::text::results;
use damier_reports::{Field, SheetWriter, conclusions, ranks, read_sheet};
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// Prefix of a column that counts an outcome, for example `t2048`.
const COUNTED: char = 't';
/// Columns of a player's name and of its number of games.
const NAME: &str = "name";
const GAMES: &str = "games";
/// The most outcomes that a text table shows.
const MOST_SHOWN: usize = 4;

/// Returns true if the file may hold a table of outcome counts, judging by its name.
pub(crate) fn is_table(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("csv"))
}

/// Ranks the players of a table and writes the results.
pub(crate) fn report(
    path: &Path,
    output: TableOptions,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let text = file::read(path)?;
    let (outcomes, entrants) =
        read(&text, out.lang).map_err(|error| error.within(path.display().to_string()))?;
    let table = rank_outcomes(&entrants);
    match output.format {
        OutputFormat::Json => json_line(&NamedCounts { outcomes: &outcomes, table: &table }, out),
        OutputFormat::Csv => {
            write_rows(&outcomes, &table, SheetWriter::new(out, output.csv_style.into())?)
        }
        OutputFormat::Text => write_text(&outcomes, &table, out),
    }
}

#[derive(Serialize)]
struct NamedCounts<'a> {
    outcomes: &'a [u64],
    #[serde(flatten)]
    table: &'a CountTable,
}

/// Reads the values of the outcomes in ascending order, and the entrants with their counts.
fn read(text: &str, lang: Lang) -> Result<(Vec<u64>, Vec<OutcomeCounts>), TextError> {
    let mut reader = read_sheet(text);
    let refuse =
        |error: csv::Error| TextError::about(error.to_string(), text::table(), text::form());
    let header = reader.headers().map_err(refuse)?.clone();
    let outcomes = read_outcomes(&header);
    if outcomes.len() < 2 || !header.iter().any(|name| name == NAME) {
        let found: Vec<&str> = header.iter().collect();
        return Err(TextError::new(found.join(","), text::columns(), text::form()));
    }
    let mut entrants = Vec::new();
    for line in reader.records() {
        let line = line.map_err(refuse)?;
        let number = line.position().map_or(0, csv::Position::line).to_string();
        let entrant = read_entrant(&header, &outcomes, &line);
        let mut entrant = entrant.map_err(|error| error.within(text::line(&number)))?;
        if entrant.name.is_empty() {
            entrant.name = text::nameless(&number).say(lang);
        }
        entrants.push(entrant);
    }
    if entrants.is_empty() {
        return Err(TextError::new("", text::table(), text::form()));
    }
    Ok((outcomes.iter().map(|&(value, _)| value).collect(), entrants))
}

/// Reads one line of a table. If the line gives the number of games, this must be the sum of its counts.
fn read_entrant(
    header: &StringRecord,
    outcomes: &[(u64, usize)],
    line: &StringRecord,
) -> Result<OutcomeCounts, TextError> {
    let place = |wanted: &str| header.iter().position(|name| name == wanted);
    let text = |at: usize| line.get(at).unwrap_or_default();
    let count = |at: usize| {
        let number = text(at).parse().ok().filter(|&count: &u64| count <= MOST_GAMES);
        number.ok_or_else(|| TextError::new(text(at), &header[at], text::a_count()))
    };
    let games: Vec<u64> =
        outcomes.iter().map(|&(_, column)| count(column)).collect::<Result<_, _>>()?;
    let sum: u64 = games.iter().sum();
    let told = place(GAMES).map(count).transpose()?.unwrap_or(sum);
    if sum == 0 || told != sum {
        return Err(TextError::new(told, GAMES, text::their_sum(sum.to_string())));
    }
    Ok(OutcomeCounts { name: place(NAME).map(text).unwrap_or_default().to_string(), games })
}

/// The largest count that a table may hold.
const MOST_GAMES: u64 = 1_000_000_000;

/// Returns the values of the outcomes in a header, in ascending order, each with the index of its column.
fn read_outcomes(header: &StringRecord) -> Vec<(u64, usize)> {
    let value = |name: &str| name.strip_prefix(COUNTED).and_then(|value| value.parse().ok());
    let columns = header.iter().enumerate();
    let mut outcomes: Vec<(u64, usize)> =
        columns.filter_map(|(at, name)| Some((value(name)?, at))).collect();
    outcomes.sort_unstable();
    outcomes.dedup_by_key(|(value, _)| *value);
    outcomes
}

fn write_text(outcomes: &[u64], table: &CountTable, out: &mut Out<'_>) -> Result<(), CommandError> {
    let mut columns = TextTable::new(out.lang);
    columns.column("", Align::Right).column(results::player(), Align::Left);
    columns.column(results::games_column(), Align::Right).column(results::ranks(), Align::Right);
    // An outcome that no player or every player has reached does not tell players apart.
    let tells = |at: &usize| {
        let mut shares = table.rows.iter().map(|row| row.reached[*at].value);
        shares.clone().any(|share| share > 0.0) && shares.any(|share| share < 1.0)
    };
    let told: Vec<usize> = (0..outcomes.len()).filter(tells).collect();
    let shown = &told[told.len().saturating_sub(MOST_SHOWN)..];
    for &at in shown {
        columns.column(text::at_least(outcomes[at].to_string()), Align::Right);
    }
    for row in &table.rows {
        let [rank, games, open] =
            [row.rank.to_string(), row.games.to_string(), ranks(row.ranks)].map(Message::from);
        let mut cells = vec![rank, row.name.as_str().into(), games, open];
        cells.extend(shown.iter().map(|&at| share(&row.reached[at])));
        columns.row(cells);
    }
    writeln!(out, "{}", columns.folded(2))?;
    for sentence in conclusions(&table.summary) {
        out.say(sentence)?;
    }
    Ok(out.say(text::meaning())?)
}

fn write_rows<W: Write>(
    outcomes: &[u64],
    table: &CountTable,
    mut sheet: SheetWriter<W>,
) -> Result<(), CommandError> {
    let fixed = ["rank", "group", "best_rank", "worst_rank", "player", "games"];
    let mut header: Vec<String> = fixed.map(str::to_string).into();
    for value in outcomes {
        header.extend(["", "_low", "_high"].map(|end| format!("reached_{value}{end}")));
    }
    sheet.write_names(&header)?;
    for row in &table.rows {
        let ranks = [row.rank, row.group, row.ranks[0], row.ranks[1]];
        let mut fields: Vec<Field> = ranks.map(|rank| Field::from(rank as u64)).into();
        fields.extend([Field::text(&row.name), Field::from(row.games)]);
        for share in &row.reached {
            let [low, high] = share.interval.unwrap_or([0.0, 1.0]);
            fields.extend([share.value, low, high].map(Field::from));
        }
        sheet.write(fields)?;
    }
    sheet.finish()?;
    Ok(())
}
