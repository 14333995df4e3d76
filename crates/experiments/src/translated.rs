//! Translates the English sentences of records.

use damier_i18n::{Message, recognise};

/// Returns the message of which an English sentence in a record, a failure or a submission is the text. Other text, for
/// example the last output of a program, becomes a message that is the same in every language.
#[must_use]
pub fn kept_sentence(sentence: &str) -> Message {
    let known = [
        damier_game::kept_sentences(),
        damier_arena::kept_sentences(),
        &damier_guest::kept_sentences(),
    ]
    .concat();
    recognise(sentence, &known).unwrap_or_else(|| sentence.into())
}

#[cfg(test)]
mod tests {
    use super::kept_sentence;
    use damier_i18n::Lang;

    #[test]
    fn faults_are_said_in_the_readers_language() {
        for (kept, french) in [
            (
                "used 1.234s of CPU time; allowed per move: 1.000s",
                "a utilisé 1,234\u{a0}s de temps processeur\u{a0}; permis par coup\u{a0}: 1,000\u{a0}s",
            ),
            (
                "neither answered nor computed for 5.0 s",
                "n’a ni répondu ni calculé pendant 5,0\u{a0}s",
            ),
            (
                "`diag` is not legal in `2 .../...`; legal: left, up",
                "`diag` n’est pas permis dans `2 .../...`\u{a0}; coups permis\u{a0}: left, up",
            ),
            (
                "ended too early, with exit status 1; its standard error ends with `KeyError: 'x'`",
                "s’est arrêté trop tôt, avec le code 1\u{a0}; sa sortie d’erreur finit par \
                 `KeyError: 'x'`",
            ),
            ("bot.js, line 1: TypeError: x", "bot.js, ligne 1\u{a0}: TypeError: x"),
            (
                "gave up with an `error` message: load: libalice.so: `alice` leaves `play_move` NULL: set it to your function",
                "a abandonné par un message `error`\u{a0}: load\u{a0}: libalice.so\u{a0}: `alice` laisse `play_move` à NULL\u{a0}: donnez-lui votre fonction",
            ),
            (
                "liba.so: it has no function `a` to create the strategy; it exports `b`, `c`. If one of them \
                 creates the strategy, rename that function to `a`, or give its name to the file",
                "liba.so\u{a0}: elle n’a pas de fonction `a` pour créer la stratégie\u{a0}; elle exporte `b`, `c`. Si \
                 l’une d’elles crée la stratégie, renommez cette fonction `a`, ou donnez son nom au fichier",
            ),
        ] {
            assert_eq!(kept_sentence(kept).say(Lang::French), french);
            assert_eq!(kept_sentence(kept).say(Lang::English), kept);
        }
        assert_eq!(
            kept_sentence("index out of bounds (src/x.rs:3)").say(Lang::French),
            "index out of bounds (src/x.rs:3)"
        );
    }
}
