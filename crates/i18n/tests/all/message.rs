//! Tests of messages in the form in which a catalogue creates them.

use damier_i18n::{
    Argument, Case, Entry, Joint, Lang, Message, Number, Part, Phrase, PluralForm, pseudo,
};

static GAMES: Entry = Entry {
    name: "games",
    texts: [
        &[
            Part::Argument(1),
            Part::Plain(" played "),
            Part::Plural(
                0,
                &[
                    (Case::Exactly(0), &[Part::Plain("no game")]),
                    (Case::Form(PluralForm::One), &[Part::Plain("one game")]),
                    (Case::Form(PluralForm::Other), &[Part::Argument(0), Part::Plain(" games")]),
                ],
            ),
        ],
        &[
            Part::Argument(0),
            Part::Plural(
                0,
                &[
                    (Case::Form(PluralForm::One), &[Part::Plain(" partie")]),
                    (Case::Form(PluralForm::Many), &[Part::Plain(" de parties")]),
                    (Case::Form(PluralForm::Other), &[Part::Plain(" parties")]),
                ],
            ),
            Part::Plain(" de "),
            Part::Argument(1),
        ],
    ],
};

static YES: Entry = Entry { name: "yes", texts: [&[Part::Plain("yes")], &[Part::Plain("oui")]] };

fn games(games: u64, who: &str) -> Message {
    Message::new(&GAMES, vec![Argument::Count(games), Argument::Message(who.into())])
}

#[test]
fn every_language_has_its_own_order_and_forms() {
    assert_eq!(games(0, "ada").say(Lang::English), "ada played no game");
    assert_eq!(games(1, "ada").say(Lang::English), "ada played one game");
    assert_eq!(games(1200, "ada").say(Lang::English), "ada played 1,200 games");
    assert_eq!(games(0, "ada").say(Lang::French), "0 partie de ada");
    assert_eq!(games(2_000_000, "ada").say(Lang::French), "2\u{a0}000\u{a0}000 de parties de ada");
}

#[test]
fn words_choose_and_the_last_case_is_for_all_others() {
    static WHO: Entry = Entry {
        name: "who",
        texts: [
            &[Part::Word(
                0,
                &[("first", &[Part::Plain("you")]), ("other", &[Part::Plain("they")])],
            )],
            &[Part::Word(
                0,
                &[("first", &[Part::Plain("vous")]), ("other", &[Part::Plain("eux")])],
            )],
        ],
    };
    let who =
        |word: &str| Message::new(&WHO, vec![Argument::Word(word.to_string())]).say(Lang::French);
    assert_eq!([who("first"), who("second")], ["vous", "eux"]);
}

#[test]
fn lists_are_joined_as_each_language_does() {
    let list = |parts: &[&str], joint| {
        Message::list(parts.iter().map(|&part| part.into()).collect(), joint).say(Lang::French)
    };
    assert_eq!(list(&["A1", "B2", "C3"], Joint::And), "A1, B2 et C3");
    assert_eq!(list(&["A1", "B2"], Joint::Or), "A1 ou B2");
    assert_eq!(list(&["A1"], Joint::And), "A1");
    assert_eq!(list(&[], Joint::And), "");
}

#[test]
fn the_pseudo_language_is_longer_and_has_its_brackets_once() {
    let phrase = Phrase::new(&YES);
    assert_eq!(phrase.say(Lang::Pseudo), "[ÿés~~]");
    let nested = Message::new(&GAMES, vec![Argument::Count(1), Argument::Message(phrase.into())]);
    let said = nested.say(Lang::Pseudo);
    assert_eq!(said.matches(['[', ']']).count(), 2, "{said}");
    assert!(pseudo("a text of some length").chars().count() as f64 >= 1.4 * 17.0);
}

#[test]
fn numbers_choose_their_plural_by_what_is_written() {
    let one = Argument::Number(Number::fixed(1.0, 1));
    let said = Message::new(&GAMES, vec![one, Argument::Message("x".into())]);
    assert_eq!(said.say(Lang::English), "x played 1.0 games");
    assert_eq!(said.say(Lang::French), "1,0 partie de x");
}

#[cfg(feature = "serde")]
#[test]
fn a_stored_message_is_read_in_any_language() {
    let stored = games(3, "Ada").to_stored();
    assert_eq!(stored, r#"{"en":"Ada played 3 games","fr":"3 parties de Ada"}"#);
    assert_eq!(Message::from_stored(&stored), games(3, "Ada"));
    // What an older version stored.
    for old in [r#"["Ada played 3 games","3 parties de Ada"]"#, "Ada played 3 games"] {
        assert_eq!(Message::from_stored(old).say(Lang::English), "Ada played 3 games");
    }
    let newer = r#"{"de":"Ja","en":"yes","xx":7}"#;
    assert_eq!(Message::from_stored(newer).say(Lang::French), "yes");
}

/// A program may write a text that looks like a stored message.
#[cfg(feature = "serde")]
#[test]
fn every_text_is_read_as_it_was_stored() {
    for text in
        ["", "give 7", "{", "[1]", r#"{"en":"no","fr":"non"}"#, r#"["no","non"]"#, r#"{"fr":"x"}"#]
    {
        let message = Message::verbatim(text);
        assert_eq!(Message::from_stored(&message.to_stored()), message, "{text}");
        let json = serde_json::to_string(&message).expect("written");
        assert_eq!(serde_json::from_str::<Message>(&json).expect("read"), message, "{text}");
    }
    assert_eq!(Message::from_stored(r#"{"fr":"x"}"#), r#"{"fr":"x"}"#.into(), "without English");
}
