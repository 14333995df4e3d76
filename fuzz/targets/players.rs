//! A player with settings that is accepted is accepted under its canonical name, which stays as it is.

use crate::law::{GAMES, Target, game_and_rest, game_and_text, one_line};

pub const TARGET: Target = Target { name: "players", share: 60, longest: 160, seeds, law };

fn seeds() -> Vec<Vec<u8>> {
    let of_game = |number: u8| {
        let players = game_and_rest(&[number]).expect("a game").0.players();
        let told = players.into_iter().map(|player| {
            let settings: Vec<_> = player
                .settings
                .iter()
                .map(|s| format!("{}={}", s.name, s.default_text()))
                .collect();
            format!("{}({})", player.name, settings.join(","))
        });
        told.map(move |text| [&[number], text.as_bytes()].concat()).collect::<Vec<_>>()
    };
    (0..GAMES.len() as u8).flat_map(of_game).collect()
}

fn law(bytes: &[u8]) {
    let Some((game, text)) = game_and_text(bytes) else { return };
    match game.check_player(text, None) {
        Ok(name) => assert_eq!(game.check_player(&name, None).as_ref(), Ok(&name)),
        Err(error) => one_line(&error),
    }
}
