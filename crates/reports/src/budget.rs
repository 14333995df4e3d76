//! The budget of a player, in words.

use crate::text::{figure, results as text};
use damier_catalog::Limits;
use damier_i18n::{Joint, Message, Number};
use std::time::Duration;

/// Returns a budget in words, for example `10 s per game, 50 ms per move`.
#[must_use]
pub fn budget_in_words(limits: Limits) -> Message {
    let Limits { game_time, move_time, nodes, depth } = limits;
    let parts = [
        game_time.map(|time| text::budget_per_game(in_unit(time))),
        move_time.map(|time| text::budget_per_move(in_unit(time))),
        nodes.map(text::budget_nodes),
        depth.map(|plies| text::budget_depth(plies.into())),
    ];
    let parts: Vec<Message> = parts.into_iter().flatten().collect();
    if parts.is_empty() { text::no_budget().into() } else { Message::list(parts, Joint::Comma) }
}

/// Returns a time in seconds, milliseconds or microseconds, with no more decimals than it has.
fn in_unit(time: Duration) -> Message {
    let seconds = time.as_secs_f64();
    let (value, unit) = match seconds {
        s if s >= 1.0 => (s, "s"),
        s if s >= 1e-3 => (s * 1e3, "ms"),
        s => (s * 1e6, "us"),
    };
    figure::in_unit(Number::rounded(value), unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Lang;

    #[test]
    fn every_limit_is_said() {
        let said = |budget, lang| budget_in_words(Limits::read(budget).expect(budget)).say(lang);
        assert_eq!(said("none", Lang::English), "no budget");
        assert_eq!(said("10s/game,50ms/move", Lang::English), "10 s per game, 50 ms per move");
        assert_eq!(said("1nodes,depth4", Lang::English), "1 position per move, 4 moves ahead");
        assert_eq!(said("1.5s/game", Lang::French), "1,5\u{a0}s par partie");
    }
}
