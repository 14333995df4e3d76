//! `damier list`: what there is to play and who plays it.

use crate::failure::CommandError;
use crate::table::{Align, TextTable};
use clap::Subcommand;
use std::io::Write;
use workbench::{GameInfo, PlayerInfo, Setting, games, open};

#[derive(Subcommand, Debug)]
pub(crate) enum ListWhat {
    /// List the games and their parameters
    Games,
    /// List the players of a game and their settings
    Players {
        /// The game [default: all games]
        game: Option<String>,
    },
}

pub(crate) fn list(what: &ListWhat, out: &mut dyn Write) -> Result<(), CommandError> {
    match what {
        ListWhat::Games => games().iter().try_for_each(|info| list_game(info, out)),
        ListWhat::Players { game: Some(game) } => list_players(game, out),
        ListWhat::Players { game: None } => {
            games().iter().try_for_each(|info| list_players(info.name, out))
        }
    }
}

fn list_game(info: &GameInfo, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "{}: {}", info.name, info.summary)?;
    if !info.parameters.is_empty() {
        writeln!(out, "{}", parameter_table(info))?;
    }
    writeln!(out, "for example: {}\n", info.examples.join("   "))?;
    Ok(())
}

fn parameter_table(info: &GameInfo) -> TextTable {
    let mut table = TextTable::new(&[("parameter", Align::Left), ("default", Align::Left)]);
    table.fit();
    table.column("allowed", Align::Left).column("what it does", Align::Left);
    for parameter in info.parameters {
        table.row([parameter.name, parameter.default, parameter.allowed, parameter.help]);
    }
    table
}

fn list_players(name: &str, out: &mut dyn Write) -> Result<(), CommandError> {
    let game = open(name)?;
    writeln!(out, "players of {}:", game.name())?;
    let seats = game.players().iter().any(|player| player.only_seat.is_some());
    let mut table = TextTable::new(&[("player", Align::Left)]);
    table.fit();
    if seats {
        table.column("seat", Align::Left);
    }
    table.column("settings with their defaults", Align::Left).column("how it chooses", Align::Left);
    for player in game.players() {
        let mut row = vec![player.name.to_string()];
        if seats {
            row.push(player.only_seat.map_or("any".to_string(), |s| (s.index() + 1).to_string()));
        }
        row.extend([describe_settings(&player), player.summary.to_string()]);
        table.row(row);
    }
    writeln!(out, "{table}\n")?;
    Ok(())
}

fn describe_settings(player: &PlayerInfo) -> String {
    let text = |setting: &Setting| {
        let (name, default, help) = (setting.name, setting.default_text(), setting.help);
        format!("{name}={default}: {help}; {}", shorten(&setting.allowed()))
    };
    let texts: Vec<String> = player.settings.iter().map(text).collect();
    if texts.is_empty() { "-".to_string() } else { texts.join("\n") }
}

/// A long list of words cut short: the error of a wrong word shows it whole.
fn shorten(allowed: &str) -> String {
    const MOST: usize = 60;
    match allowed.match_indices(", ").take_while(|(at, _)| *at <= MOST).last() {
        Some((at, _)) if allowed.len() > MOST => {
            format!("{}, … ({} in all)", &allowed[..at], allowed.split(", ").count())
        }
        _ => allowed.to_string(),
    }
}
