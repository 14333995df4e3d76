//! Creates the referees of a tournament's events from its spec.

use crate::offered::open;
use crate::outside::Hosting;
use crate::text::contest as text;
use damier_arena::{Error, Event, Referee, Spec};
use damier_game::TextError;

/// A function that creates the referee of an event, whose submissions play under the hosting's policy.
pub type RefereeMaker<'a> = dyn FnMut(&Event, &Hosting) -> Result<Box<dyn Referee>, TextError> + 'a;

/// Creates a checked spec of one event.
///
/// # Errors
/// The errors of [`Spec::new`].
pub fn one_event(seed: impl Into<Option<u64>>, event: Event) -> Result<Spec, Error> {
    Spec::new(seed, vec![event])
}

/// Creates the referee of every event of a spec, in order. Submissions play under the policy of the hosting.
///
/// # Errors
/// If a game, player or budget does not exist. The error names the event.
pub fn referees(spec: &Spec, hosting: &Hosting) -> Result<Vec<Box<dyn Referee>>, Error> {
    referees_by(spec, hosting, &mut usual_referee)
}

/// Creates the referee of an event for its game.
///
/// # Errors
/// If the game or a player does not exist.
pub fn usual_referee(event: &Event, hosting: &Hosting) -> Result<Box<dyn Referee>, TextError> {
    open(&event.game)?.referee_on(&event.openings, &event.players, event.budget, hosting)
}

/// Creates the referees with a function of the caller.
pub(crate) fn referees_by(
    spec: &Spec,
    hosting: &Hosting,
    referee: &mut RefereeMaker<'_>,
) -> Result<Vec<Box<dyn Referee>>, Error> {
    let mut lay = |event: &Event| {
        let hosting = Hosting { vain_moves: event.vain_moves, ..hosting.clone() };
        referee(event, &hosting)
    };
    spec.events
        .iter()
        .map(|event| lay(event).map_err(|e| Error::from(e.within(text::event(&event.name)))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_arena::{Openings, Schedule};
    use damier_game::Contest;

    fn event(openings: &[&str]) -> Event {
        let players = ["greedy", "random", "first"].map(String::from).to_vec();
        let openings = if openings.is_empty() {
            Openings::Usual
        } else {
            Openings::Listed(openings.iter().map(ToString::to_string).collect())
        };
        let name = "fair".to_string();
        Event { name, games: 6, openings, ..Event::new("filler:3x3", players) }
    }

    /// Three pairs of each matchup on two openings: the first, the second, the first again.
    #[test]
    fn openings_are_played_in_turn_by_every_matchup() {
        let boards = ["AB2/CDE/1FG 1 - -", "ab2/cce/1fg 2"];
        let spec = one_event(1, event(&boards)).expect("sound");
        let tables = referees(&spec, &Hosting::default()).expect("sound");
        let schedule = Schedule::new(1, 0, &spec.events[0], Contest::Duel, 3, |_, _| true);
        let schedule = schedule.expect("they meet");
        assert_eq!(schedule.len(), 3 * 6);
        for pairing in schedule.iter() {
            let wanted = ["AB2/CDE/1FG 1 - -", "AB2/CCE/1FG 2 - -"][(pairing.id as usize / 6) % 2];
            assert_eq!(tables[0].play(&pairing).opening, wanted, "game {}", pairing.id);
        }
        let drawn = one_event(1, event(&[])).expect("sound");
        assert!(!drawn.write().contains("openings"), "specs without any read as before");
        let record =
            referees(&drawn, &Hosting::default()).expect("sound")[0].play(&schedule.pairing(0));
        let session = open("filler:3x3").expect("known").session(schedule.pairing(0).seed);
        assert_eq!(record.opening, session.state().text());
    }

    #[test]
    fn openings_that_are_none_are_named() {
        let refusal = |text| {
            let error = one_event(1, event(&["AB2/CDE/1FG 1 - -", text]))
                .and_then(|spec| referees(&spec, &Hosting::default()).map(drop));
            error.expect_err(text).to_string()
        };
        let lacking = "event fair, opening 2: found `AB2/CDE 1 - -`, expected 3 rows of 3 cells";
        assert!(refusal("AB2/CDE 1 - -").starts_with(lacking));
        assert!(
            refusal("112/112/112 1 - -")
                .contains("opening 2, position: the game is over in this position")
        );
        assert!(refusal(" ").contains("opening 2: nothing given, expected 1 to 10000 characters"));
    }
}
