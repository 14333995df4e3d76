//! Tests of the French texts of 2048: help, remarks, trainings and errors.

use damier_game::offer::{ProofMethod, ProofOrder};
use damier_game::{Notation, Params, Settings, Show, Training, TrainingOrder};
use damier_i18n::Lang;
use damier_twenty48::{INFO, PARAMETERS, Twenty48, offer, players};

fn rules(params: &str) -> Twenty48 {
    Twenty48::read(&Params::read(params).expect("parameters")).expect("rules")
}

fn begin(params: &str) -> Result<Box<dyn Training>, damier_game::TextError> {
    let offer = offer(&Params::read(params).expect("parameters"), None).expect("an offer");
    let methods = offer.training.expect("a training");
    let settings = Settings::read(methods.settings, &Params::default()).expect("settings");
    let (rate, base, restart) = (Some(0.5), None, Some(12_000_000_000));
    let order = TrainingOrder { settings, rate, lambda: 0.5, restart, seed: 7, base };
    (methods.begin)(&offer.rules, &order)
}

#[test]
fn help_is_told_in_french() {
    assert!(INFO.actions.say(Lang::French).ends_with("un 2 en ligne 1, colonne 3."));
    let roster = players();
    let summary = |name: &str| {
        let found = roster.iter().find(|player| player.name == name);
        found.expect("a player").summary.say(Lang::French)
    };
    assert_eq!(summary("greedy"), "prend le glissement qui rapporte le plus de points");
    assert_eq!(summary("minimax"), "alpha-bêta avec l’évaluation du cours");
    let four = PARAMETERS.iter().find(|parameter| parameter.name == "four").expect("a key");
    assert_eq!(four.allowed.say(Lang::French), "une probabilité de 0 à 1");
}

#[test]
fn remarks_count_in_french() {
    let remark = |game: &str, position: &str, action: &str| {
        let rules = rules(game);
        let state = rules.read_state(position).expect("a state");
        let action = rules.read_action(&state, action).expect("an action");
        rules.remark(&state, action).say(Lang::French)
    };
    let board = "64 64 2 ./2 . . ./. . . ./. . . .";
    assert_eq!(
        remark("", board, "left"),
        "fusionne 64 et 64, laisse 13 cases vides, garde 128 dans le coin"
    );
    let row = "2 2 4 4/. . . ./64 . . ./. 2 . 2";
    assert_eq!(remark("", row, "left"), "fusionne 4 et 4, 2 et 2 deux fois, laisse 12 cases vides");
    let small = "2x2,spawner=adversary";
    assert_eq!(remark(small, "2 4/8 . spawn=1", "2@r2c2"), "ne laisse aucun glissement possible");
    let scene = rules(small).scene(&rules(small).read_state("2 4/8 .").expect("a state"));
    assert_eq!(scene.prompt.say(Lang::French), "faites glisser les tuiles");
    assert_eq!(scene.controls[0].label.say(Lang::French), "Gauche");
}

#[test]
fn trainings_are_described_in_french() {
    let training = begin("3x3").expect("a training");
    let told = training.describe().say(Lang::French);
    assert!(told.starts_with("groupes "), "{told}");
    let end = "\u{a0}; taux 0.5 (TD), lambda 0.5, des parties reprises en leur milieu après \
               12\u{a0}000 millions de glissements\u{a0}; graine 7";
    assert!(told.ends_with(end), "{told}");
    assert!(training.describe().to_string().ends_with("after 12,000 million slides; seed 7"));
}

#[test]
fn refusals_are_told_in_french() {
    let plain = rules("");
    let refusal = |text| plain.read_state(text).expect_err(text).say(Lang::French);
    assert_eq!(
        refusal("2 4 . ./. . ./. 8 . ./. . . 2"),
        "position, ligne 2\u{a0}: `. . .` trouvé\u{a0}; attendu\u{a0}: 4 tuiles ou points"
    );
    let opposed = "spawner=adversary";
    assert_eq!(
        begin(opposed).err().map(|error| error.say(Lang::French)).as_deref(),
        Some(
            "jeu\u{a0}: `2048:spawner=adversary` trouvé\u{a0}; attendu\u{a0}: un jeu où le hasard place \
             les tuiles"
        )
    );
    let offer = offer(&Params::read(opposed).expect("parameters"), None).expect("an offer");
    let order = ProofOrder { goal: 4, method: ProofMethod::Auto, memory: 1 << 20 };
    let state = offer.rules.read_state("2 8 . ./..../..../....").expect("a state");
    let refused = (offer.proofs.expect("proofs"))(&offer.rules, &state, &order);
    let told = refused.err().map(|error| error.say(Lang::French)).expect("it has the tile");
    assert!(told.ends_with("ni la tuile voulue ni une plus grande"), "{told}");
}
