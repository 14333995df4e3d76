//! Sentences about the machines that played parts of a run.

use crate::number::whole;
use crate::text::results as text;
use damier_experiments::arena::MachineShare;
use damier_i18n::{Message, Number};

/// The most machines that are listed one by one.
const MOST_LISTED: usize = 6;

/// Returns sentences about the machines that played a run: none for a single machine, one for each of up to six
/// machines with its games and its speed, and for more machines a summary and a sentence for each slow one.
#[must_use]
pub fn machine_sentences(machines: &[MachineShare]) -> Vec<Message> {
    match machines.len() {
        0 | 1 => Vec::new(),
        2..=MOST_LISTED => machines.iter().map(machine_sentence).collect(),
        many => {
            let slow = machines.iter().filter(|machine| machine.is_slow());
            let paces = || machines.iter().map(|machine| machine.pace);
            let [least, most] =
                [paces().fold(f64::INFINITY, f64::min), paces().fold(0.0, f64::max)];
            let pace = |pace| Number::ungrouped(pace, 2);
            let whole = text::played_on_many(whole(many as u64), pace(least), pace(most));
            std::iter::once(whole).chain(slow.map(machine_sentence)).collect()
        }
    }
}

fn machine_sentence(machine: &MachineShare) -> Message {
    let (games, pace) = (whole(machine.games), Number::ungrouped(machine.pace, 2));
    let name = machine.name.clone();
    if machine.is_slow() {
        text::played_on_slow(name, games, pace)
    } else {
        text::played_on(name, games, pace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_i18n::Lang;

    fn machines(paces: &[f64]) -> Vec<MachineShare> {
        let share = |(number, &pace): (usize, &f64)| MachineShare {
            name: format!("node-{number}"),
            games: 10,
            cpu: 1.0,
            pace,
        };
        paces.iter().enumerate().map(share).collect()
    }

    #[test]
    fn many_machines_take_one_line_and_one_for_each_slow_one() {
        let said = |paces: &[f64]| -> Vec<String> {
            let sentences = machine_sentences(&machines(paces));
            sentences.iter().map(|sentence| sentence.say(Lang::default())).collect()
        };
        assert_eq!(said(&[1.0]), [""; 0]);
        let two = said(&[0.9, 1.6]);
        assert!(
            two[0].starts_with("played on node-0: 10 games, which took 0.90 times")
                && two.len() == 2
        );
        assert!(two[1].ends_with("get less done within a budget of CPU time"), "{two:?}");
        let many = said(&[1.0, 1.0, 1.0, 0.8, 1.0, 1.0, 1.7]);
        assert!(many[0].starts_with("played on 7 machines"), "{many:?}");
        assert!(many[1].starts_with("played on node-6") && many.len() == 2, "{many:?}");
    }
}
