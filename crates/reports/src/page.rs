//! A whole report as one HTML file, without network access or other files. Only its boards need scripts.

use crate::event;
use crate::game_replay::{board_after, replay_game};
use crate::grid;
use crate::losses::EventLosses;
use crate::machine::machine_sentences;
use crate::number::whole;
use crate::page_games::{Figure, PageGames};
use crate::picture;
use crate::question::answer_sentences;
use crate::text::page as text;
use damier_catalog::TextError;
use damier_catalog::palette::{self, Rgb};
use damier_experiments::arena::{
    AnsweredQuestion, Error, EventReport, Record, Report, Spec, Store, Termination,
};
use damier_i18n::{Lang, Message};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The CSS of a page.
pub const STYLE: &str = include_str!("../page/style.css");
/// The JavaScript of a page, without the colours of boards.
const SCRIPT: &str = include_str!("../page/boards.js");
/// Placeholder in [`SCRIPT`] for the colours of boards.
const PALETTE: &str = "\"PALETTE\"";

/// The name of the generator, in the first lines of a page.
pub const GENERATOR: &str = "damier report";

/// The version of the program.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Returns the JavaScript of a page, which opens games.
#[must_use]
pub fn script() -> String {
    let hex = |colours: &[Rgb]| colours.iter().map(Rgb::to_string).collect::<Vec<_>>();
    let colours = serde_json::json!({
        "tiles": hex(&palette::TILES),
        "calls": hex(&palette::CALLS),
        "zones": palette::ZONES.map(|zone| hex(&[zone.ground, zone.pattern])),
        "pieces": hex(&palette::PIECES),
        "inks": hex(&[palette::LIGHT, palette::DARK]),
        "light": palette::INK_LIMIT,
        "rim": palette::GOLD.to_string(),
        "rimmed": palette::RIMMED,
    });
    SCRIPT.replace(PALETTE, &colours.to_string())
}

/// Writes the report of a run as an HTML page, in which some games can be opened and stepped through. Without a title, it
/// is named after the file. `losses` are those of each event; empty if they were not measured. On paper, the ranking of each event begins a page, and details follow it.
///
/// # Errors
/// An unreadable file; a record that is damaged or does not replay.
pub fn page(
    store: &Store,
    report: &Report,
    losses: &[EventLosses],
    title: Option<&str>,
    lang: Lang,
) -> Result<String, Error> {
    let title = title.map_or_else(|| text::title(store.file()).say(lang), String::from);
    whole_page(store, report, losses, &title, None, lang)
}

/// Writes the report of a run like [`page`], for readers who do not have the players: with this tournament, in which
/// names may stand for paths, and without the command that plays it again.
///
/// # Errors
/// The errors of [`page`].
pub fn page_of(
    store: &Store,
    report: &Report,
    losses: &[EventLosses],
    title: &str,
    spec: &Spec,
    lang: Lang,
) -> Result<String, Error> {
    whole_page(store, report, losses, title, Some(spec), lang)
}

fn whole_page(
    store: &Store,
    report: &Report,
    losses: &[EventLosses],
    title: &str,
    spec: Option<&Spec>,
    lang: Lang,
) -> Result<String, Error> {
    let mut page_games = PageGames::new(store, lang);
    let sections = sections(store, report, losses, &mut page_games)?;
    let games = report.events.iter().map(|event| event.stored).sum();
    let contents = report.events.iter().enumerate();
    let body = html! {
        header {
            h1 { (title) }
            p.lead { (text::lead(report.events.len() as u64, whole(games)).say(lang)) }
            @if report.events.len() > 1 {
                nav aria-label=(text::contents().say(lang)) {
                    @for (number, event) in contents { a href={ "#event-" (number + 1) } { (event.name) } }
                }
            }
        }
        main {
            @if !report.questions.is_empty() {
                section id="answer" {
                    h2 { (text::answer().say(lang)) }
                    @for answered in &report.questions { (grid::sentences(&said(answered, lang))) }
                }
            }
            @for section in &sections { (section) }
            (how(store, report, spec, lang))
            p.note { (text::some_shown(whole(page_games.shown()), whole(games)).say(lang)) }
        }
        noscript { p.note { (text::needs_scripts().say(lang)) } }
        (board(lang))
        script type="application/json" id="films" { (PreEscaped(page_games.json())) }
        script { (PreEscaped(script())) }
    };
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content={ (GENERATOR) " " (VERSION) };
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { (body) }
        }
    };
    Ok(page.into_string())
}

/// Returns the charts of a run's report as SVG, in the order of the page.
///
/// # Errors
/// The errors of [`page`].
pub fn figures(
    store: &Store,
    report: &Report,
    losses: &[EventLosses],
    lang: Lang,
) -> Result<Vec<Figure>, Error> {
    let mut page_games = PageGames::new(store, lang);
    sections(store, report, losses, &mut page_games)?;
    Ok(page_games.into_figures())
}

fn sections(
    store: &Store,
    report: &Report,
    losses: &[EventLosses],
    page_games: &mut PageGames<'_>,
) -> Result<Vec<Markup>, Error> {
    let events = (0u32..).zip(&report.events);
    let section = |(number, event): (u32, &EventReport)| {
        event::section(store, number, event, losses.get(number as usize), page_games)
    };
    events.map(section).collect()
}

/// Returns the answer to a question, sentence by sentence.
fn said(answered: &AnsweredQuestion, lang: Lang) -> Vec<String> {
    answer_sentences(answered).iter().map(|sentence| sentence.say(lang)).collect()
}

/// Renders all that is needed to play the run again and to compare the results. If a `spec` is given, it is shown
/// instead of the run's own, and the run cannot be played again.
fn how(store: &Store, report: &Report, spec: Option<&Spec>, lang: Lang) -> Markup {
    let phrase = |message: Message| message.say(lang);
    html! {
        section id="how" {
            h2 { (text::how().say(lang)) }
            dl {
                dt { (text::seed().say(lang)) } dd { code { (report.seed) } }
                dt { (text::digest().say(lang)) } dd { code.digest { (report.digest) } }
                dt { (text::program().say(lang)) } dd { "damier " (VERSION) }
                dt { (text::rules().say(lang)) }
                @for event in &report.events {
                    dd { (phrase(text::rules_of(&event.game, event.rules_version.to_string()))) }
                }
                dt { (text::enforced().say(lang)) }
                @for hosting in &report.hosting { dd { (phrase(hosting.clone())) } }
                @if report.hosting.is_empty() { dd { (text::nothing_enforced().say(lang)) } }
                @if !report.skipped.is_empty() { dt { (text::skipped_files().say(lang)) } }
                @for one in &report.skipped { dd { code { (one.path) } ": " (phrase(one.reason.clone())) } }
                @if report.machines.len() > 1 { dt { (text::machines().say(lang)) } }
                @for sentence in machine_sentences(&report.machines) { dd { (phrase(sentence)) } }
            }
            h3 { (text::spec().say(lang)) }
            pre tabindex="0" { code { (spec.unwrap_or(store.spec()).write()) } }
            @if spec.is_none() {
                p { (text::again().say(lang)) " " code { "damier run spec.toml --db again.db" } }
                p.note { (text::same_digest().say(lang)) }
            }
        }
    }
}

/// Renders a game of an event for a page that has [`STYLE`] and [`script`]: how the game ended, the board after this
/// number of turns (`None` for the last board) with links `?turn=` to other turns, and the game as text. A browser with
/// scripts can also open a board that plays the game. If `tells_cause` is true, the cause of a fault is shown; if false,
/// only the kind of fault is.
///
/// # Errors
/// A record that does not replay.
pub fn board_of(
    event: &str,
    record: &Record,
    tells_cause: bool,
    turn: Option<usize>,
    lang: Lang,
) -> Result<Markup, TextError> {
    let replay = replay_game(event, record, lang)?;
    let cause = match &record.termination {
        Termination::Fault { message, .. } if tells_cause => Some(message.say(lang)),
        _ => None,
    };
    let json = serde_json::to_string(&replay).expect("a replay is numbers and texts");
    // A name must not end the script element.
    let json = json.replace('<', "\\u003c");
    Ok(html! {
        p { (replay.ending()) @if let Some(cause) = cause { " " (text::cause(cause).say(lang)) } }
        (still(record, turn, lang)?)
        p id="open-game" hidden { a href="#game-0" { (text::open_board().say(lang)) } }
        details { summary { (text::as_text().say(lang)) } pre tabindex="0" { code { (record.last) "\n\n" (record.actions) } } }
        (board(lang))
        script type="application/json" id="films" { "[" (PreEscaped(json)) "]" }
    })
}

/// Renders the board after a number of turns as a picture, with links to other turns.
fn still(record: &Record, turn: Option<usize>, lang: Lang) -> Result<Markup, TextError> {
    let turns: usize = record.moves.iter().map(|&moves| moves as usize).sum();
    let shown = board_after(record, turn.unwrap_or(turns))?;
    let at = shown.turn;
    let title = match &shown.last {
        Some((seat, action)) => {
            let turn = text::turn_of(at.to_string(), turns.to_string());
            text::turn_with_move(turn, &*record.entrants[seat.index()], action).say(lang)
        }
        None => text::start_board().say(lang),
    };
    let steps = [
        ("|◀", text::to_first(), 0),
        ("◀", text::back(), at.saturating_sub(1)),
        ("▶", text::forward(), (at + 1).min(turns)),
        ("▶|", text::to_last(), turns),
    ];
    Ok(html! {
        figure.still id="turn" {
            (PreEscaped(picture::svg(&shown.scene, &title, lang)))
            figcaption { (title) }
        }
        nav aria-label=(text::play().say(lang)) {
            @for (sign, name, to) in steps {
                a href={ "?turn=" (to) "#turn" } aria-label=(name.say(lang)) { (sign) }
            }
        }
    })
}

/// Renders the dialog that shows a game, which the script opens.
fn board(lang: Lang) -> Markup {
    let button = |id: &str, sign: &str, name: damier_i18n::Phrase| {
        let name = name.say(lang);
        html! { button type="button" id=(id) aria-label=(name) title=(name) { (sign) } }
    };
    let [turn, start, run_on, halt] = [
        text::turn_with_move(text::turn_of("{turn}", "{turns}"), "{player}", "{action}").say(lang),
        text::start_board().say(lang),
        text::play().say(lang),
        text::pause().say(lang),
    ];
    html! {
        dialog id="game" aria-labelledby="game-title" data-turn=(turn) data-start=(start) data-play=(run_on) data-halt=(halt) {
            form method="dialog" { button aria-label=(text::close().say(lang)) title=(text::close().say(lang)) { "✕" } }
            h2 id="game-title" {}
            div id="board" role="img" {}
            p id="game-turn" aria-live="polite" {}
            input type="range" id="game-place" min="0" value="0" aria-labelledby="game-turn";
            div.buttons {
                (button("game-first", "|◀", text::to_first()))
                (button("game-back", "◀", text::back()))
                (button("game-play", "▶▶", text::play()))
                (button("game-on", "▶", text::forward()))
                (button("game-last", "▶|", text::to_last()))
            }
            p.note { code id="game-command" {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_the_colours_of_the_table() {
        assert!(!SCRIPT.contains("\"#"), "a colour of its own");
        assert_eq!(SCRIPT.matches(PALETTE).count(), 1);
        let zones = palette::ZONES.into_iter().flat_map(|zone| [zone.ground, zone.pattern]);
        let colours = palette::TILES.into_iter().chain(palette::CALLS).chain(zones);
        for colour in colours.chain(palette::PIECES) {
            assert!(script().contains(&format!("\"{colour}\"")), "{colour}");
        }
        let (day, night) = STYLE.split_once("prefers-color-scheme:dark").expect("two themes");
        for (style, board) in [(day, palette::DAY), (night, palette::NIGHT)] {
            assert!(style.contains(&format!("--empty:{};--board:{}", board.empty, board.ground)));
        }
        for (name, colour) in
            [("cloth", palette::CLOTH), ("socket", palette::SOCKET), ("gold", palette::GOLD)]
        {
            assert!(day.contains(&format!("--{name}:{colour}")), "{name}");
        }
    }
}
