//! `damier list`: lists the games, and the players of a game.

use crate::failure::CommandError;
use crate::out::Out;
use crate::table::{Align, TextTable};
use crate::text::other as text;
use clap::{Args, Subcommand};
use damier_catalog::{GameInfo, PlayerInfo, Seat, Setting, games, open};
use damier_i18n::{Lang, Message, Phrase};
use std::io::Write;

/// List games, or the players of a game
#[derive(Args, Debug)]
pub(crate) struct ListArgs {
    #[command(subcommand)]
    pub(crate) what: ListWhat,
}

#[derive(Subcommand, Debug)]
pub(crate) enum ListWhat {
    /// List the games and their parameters
    Games,
    /// List the players of a game and their settings
    Players {
        /// The game [default: all games]
        game: Option<String>,
        /// Show every setting with its range and its default
        #[arg(long)]
        all: bool,
    },
}

pub(crate) fn list(args: &ListArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    match &args.what {
        ListWhat::Games => games().iter().try_for_each(|info| list_game(info, out)),
        ListWhat::Players { game: Some(game), all } => list_players(game, *all, out),
        ListWhat::Players { game: None, all } => {
            games().iter().try_for_each(|info| list_players(info.name, *all, out))
        }
    }
}

fn list_game(info: &GameInfo, out: &mut Out<'_>) -> Result<(), CommandError> {
    out.say(text::summary(info.name, info.summary))?;
    if !info.parameters.is_empty() {
        let table = parameter_table(info, out.lang);
        writeln!(out, "{table}")?;
    }
    out.say(text::for_example(info.examples.join("   ")))?;
    Ok(writeln!(out)?)
}

fn parameter_table(info: &GameInfo, lang: Lang) -> TextTable {
    let mut table = TextTable::new(lang);
    table.fit();
    table.column(text::parameter(), Align::Left).column(text::default(), Align::Left);
    table.column(text::allowed(), Align::Left).column(text::what_it_does(), Align::Left);
    for parameter in info.parameters {
        let name = Phrase::verbatim(parameter.name);
        table.row([name, parameter.default, parameter.allowed, parameter.help]);
    }
    table
}

fn list_players(name: &str, all: bool, out: &mut Out<'_>) -> Result<(), CommandError> {
    let game = open(name)?;
    out.say(text::players_of(game.name()))?;
    let seats = game.players().iter().any(|player| player.only_seat.is_some());
    let mut table = TextTable::new(out.lang);
    table.fit();
    table.column(text::player(), Align::Left);
    if seats {
        table.column(text::seat(), Align::Left);
    }
    table.column(text::settings(), Align::Left).column(text::how_it_chooses(), Align::Left);
    for player in game.players() {
        let mut row: Vec<Message> = vec![player.name.into()];
        if seats {
            let number = |seat: Seat| (seat.index() + 1).to_string().into();
            row.push(player.only_seat.map_or_else(|| text::any_seat().into(), number));
        }
        let settings =
            if all { describe_settings(&player, out.lang) } else { name_settings(&player) };
        row.extend([settings.into(), player.summary.into()]);
        table.row(row);
    }
    writeln!(out, "{table}\n")?;
    let has_settings = game.players().iter().any(|player| !player.settings.is_empty());
    if has_settings && !all {
        out.say(text::all_settings(format!("damier list players {} --all", game.name())))?;
        writeln!(out)?;
    }
    Ok(())
}

/// Returns the names of a player's settings.
fn name_settings(player: &PlayerInfo) -> String {
    let names: Vec<&str> = player.settings.iter().map(|setting| setting.name).collect();
    if names.is_empty() { "-".to_string() } else { names.join(", ") }
}

fn describe_settings(player: &PlayerInfo, lang: Lang) -> String {
    let text = |setting: &Setting| {
        let named = format!("{}={}", setting.name, setting.default_text());
        let allowed = shorten(&setting.allowed().say(lang));
        text::described_setting(named, setting.help, allowed).say(lang)
    };
    let texts: Vec<String> = player.settings.iter().map(text).collect();
    if texts.is_empty() { "-".to_string() } else { texts.join("\n") }
}

/// Shortens a long list of values. The error for a wrong value shows the whole list.
fn shorten(allowed: &str) -> Message {
    const MOST: usize = 60;
    match allowed.match_indices(", ").take_while(|(at, _)| *at <= MOST).last() {
        Some((at, _)) if allowed.len() > MOST => {
            text::shortened(&allowed[..at], allowed.split(", ").count().to_string())
        }
        _ => allowed.into(),
    }
}
