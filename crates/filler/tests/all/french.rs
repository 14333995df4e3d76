//! What Seven Colours says in French: help, remarks, notes, refusals.

use damier_filler::{Filler, INFO, PARAMETERS, players};
use damier_game::{Notation, Params, Seat, Show};
use damier_i18n::{Lang, Message};

fn rules(params: &str) -> Filler {
    Filler::read(&Params::read(params).expect("parameters")).expect("rules")
}

#[test]
fn help_is_told_in_french() {
    let actions = INFO.actions.say(Lang::French);
    assert!(actions.ends_with("part en bas à gauche, le joueur 2 en haut à droite."), "{actions}");
    let roster = players();
    let greedy = roster.iter().find(|player| player.name == "greedy").expect("a player");
    assert_eq!(
        greedy.summary.say(Lang::French),
        "la couleur qui rapporte tout de suite le plus de cases"
    );
    let help = |name: &str| {
        let found = PARAMETERS.iter().find(|parameter| parameter.name == name);
        found.expect("a parameter").help.say(Lang::French)
    };
    assert_eq!(help("colours"), "nombre de couleurs");
    assert!(
        help("preset").starts_with("class\u{a0}: les valeurs par défaut\u{a0}; phone\u{a0}: 8x7")
    );
}

#[test]
fn remarks_count_in_french() {
    let rules = rules("3x4,win=full");
    let state = rules.read_state("CBA2/BBAA/1BAA 1 - -").expect("a state");
    let remark = |call: &str| {
        let call = rules.read_action(&state, call).expect("a call");
        rules.remark(&state, call).say(Lang::French)
    };
    assert_eq!(remark("B"), "prend 4 cases, 5 en tout\u{a0}; prive l’autre joueur de 1 case");
    assert_eq!(remark("C"), "ne prend rien");
    let scene = rules.scene(&state);
    assert_eq!(scene.prompt.say(Lang::French), "choisissez une couleur");
    assert_eq!(scene.notes[0].name.say(Lang::French), "joueur 1");
    assert_eq!(Message::from(Seat::SECOND).say(Lang::English), "player 2");
    assert_eq!(Seat::SECOND.report_name().say(Lang::French), "siège 2", "in reports");
}

#[test]
fn refusals_are_told_in_french() {
    let rules = rules("3x3,colours=7");
    let refusal = |text| rules.read_state(text).expect_err(text).say(Lang::French);
    assert_eq!(
        refusal("AB2/CDE 1 - -"),
        "plateau\u{a0}: 2 lignes\u{a0}; attendu\u{a0}: 3 lignes de 3 cases"
    );
    assert_eq!(
        refusal("AB2/CDE/1FG 1 - H"),
        "dernier coup\u{a0}: `H` trouvé\u{a0}; attendu\u{a0}: -, ou une lettre de A à G"
    );
    let twice = Filler::read(&Params::read("colours=3,colours=3").expect("parameters"));
    assert_eq!(
        twice.expect_err("given twice").say(Lang::French),
        "paramètre colours\u{a0}: ce paramètre est donné deux fois. Gardez une seule valeur"
    );
}
