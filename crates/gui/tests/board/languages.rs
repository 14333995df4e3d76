//! The window in French, and in the pseudo-language that reveals cut texts.

use crate::scenes::{Look, SCENES};
use crate::stage::{Stage, start};
use damier_i18n::Lang;
use egui::{Key, Modifiers, Rect, Shape, Theme};
use egui_kittest::kittest::{NodeT, Queryable};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A wide screen, and a phone.
const SIZES: [[f32; 2]; 2] = [[1280.0, 800.0], [390.0, 844.0]];

/// Scenes with a table that scrolls to the side.
const SCROLLED: [&str; 2] = ["run", "run-solo"];

/// Overhang of a text beyond its clip area that is allowed, in points, because letters have a margin.
const AIR: f32 = 1.0;

/// Returns the texts of a frame that are cut off or shortened.
fn cut(stage: &Stage) -> Vec<String> {
    let screen = stage.0.ctx.content_rect();
    let mut texts = Vec::new();
    for clipped in &stage.0.output().shapes {
        gather(&clipped.shape, clipped.clip_rect.intersect(screen), &mut texts);
    }
    texts
}

fn gather(shape: &Shape, seen: Rect, cut: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, seen, cut)),
        Shape::Text(text) => {
            let area = text.galley.rect.translate(text.pos.to_vec2());
            let is_within = area.left() >= seen.left() - AIR && area.right() <= seen.right() + AIR;
            if text.galley.elided || (!is_within && area.intersects(seen)) {
                cut.push(text.galley.text().to_string());
            }
        }
        _ => {}
    }
}

#[test]
fn what_is_cut_is_seen() {
    let (_, make) = SCENES[0];
    let narrow = Look { size: [150.0, 844.0], theme: Theme::Light, lang: Lang::Pseudo };
    assert!(!cut(&make(narrow)).is_empty());
}

#[test]
fn nothing_is_cut_in_any_language() {
    let mut found = Vec::new();
    for lang in [Lang::English, Lang::French, Lang::Pseudo] {
        for size in SIZES {
            for (name, make) in SCENES {
                let cut = cut(&make(Look { size, theme: Theme::Light, lang }));
                let is_scrolled = SCROLLED.contains(&name) && size[0] < 720.0;
                if !is_scrolled && !cut.is_empty() {
                    found.push(format!("{name} {size:?} {lang:?}: {cut:?}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Message files of a window, without the command line's.
fn message_files() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of crates");
    let folders = crates.read_dir().expect("crates").flatten();
    let folders = folders.filter(|one| one.file_name() != "cli").map(|one| one.path());
    let mut open: Vec<PathBuf> = folders.map(|folder| folder.join("messages")).collect();
    let mut files = Vec::new();
    while let Some(path) = open.pop() {
        match path.read_dir() {
            Ok(inner) => open.extend(inner.flatten().map(|entry| entry.path())),
            Err(_) if path.is_file() => files.push(path),
            Err(_) => {}
        }
    }
    files
}

#[test]
fn the_font_has_every_character_of_every_message() {
    let files = message_files();
    assert!(files.len() > 20, "{files:?}");
    let texts = files.iter().map(|file| std::fs::read_to_string(file).expect("a text"));
    let texts = texts.flat_map(|text| [damier_i18n::pseudo(&text), text]);
    let mut used: BTreeSet<char> =
        texts.flat_map(|text| text.chars().collect::<Vec<_>>()).collect();
    // What catalogues and numbers set in place of plain spaces and apostrophes.
    used.extend(['\u{2019}', damier_i18n::NO_BREAK_SPACE]);
    used.retain(|letter| !letter.is_control());
    let stage = Stage::new(start("2048", &[]));
    let font = egui::FontId::proportional(14.0);
    let lacking: Vec<char> = stage.0.ctx.fonts_mut(|fonts| {
        used.iter().copied().filter(|&letter| !fonts.has_glyph(&font, letter)).collect()
    });
    assert!(lacking.is_empty(), "{lacking:?}");
}

fn french(start: damier_gui::Start) -> Stage {
    Stage::spoken(start, [1000.0, 760.0], Theme::Light, Lang::French)
}

#[test]
fn a_game_is_played_hinted_and_reviewed_in_french() {
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let mut stage = french(damier_gui::Start { position, ..start("quarto", &[]) });
    assert!(stage.says("À vous de jouer, joueur 2\u{a0}: posez la pièce"));
    assert!(stage.says("donner 8\u{a0}: blanche, basse, creuse, ronde"));
    assert!(
        stage.says("posée\u{a0}: pièce 0, noire, basse, creuse, ronde")
            && stage.says("B2\u{a0}: vide")
    );
    stage.press("Indice");
    stage.wait("a hint", |stage| stage.app().table().hint().is_some());
    stage.settle();
    assert!(stage.says("Indice (exact)") && stage.says("seul B2 gagne"));
    stage.press("jouer B2");
    assert!(stage.says("Partie terminée\u{a0}: le joueur") && stage.says("gagne"));
    stage.press("Annuler");
    stage.press("Annuler");
    assert!(stage.says("rien à annuler"));
    stage.press("Rétablir");
    stage.press("Analyser");
    stage.wait_for_review();
    assert!(stage.says("Fermer l\u{2019}analyse") && stage.says("la valeur de chaque position"));
    assert!(stage.says(" a gagné"));
    stage.press("Suivant");
    stage.press("Fermer l\u{2019}analyse");
    assert!(!stage.says("Suivant"));
}

#[test]
fn dialogs_and_what_they_refuse_are_in_french() {
    let mut stage = french(start("filler", &[]));
    stage.press_in_menu("Plus", "Autre jeu…");
    assert!(stage.says("Contre qui") && stage.says("Joueur de club"));
    stage.press("Sur mesure…");
    assert!(stage.says("Nouvelle partie") && stage.says("joueur 2\u{a0}: une personne"));
    stage.press("Quarto");
    stage.press("Commencer");
    assert_eq!(stage.app().table().game().name(), "quarto");
    assert!(stage.says("À vous de jouer, joueur 1\u{a0}: donnez une pièce"));
    stage.key_with(Modifiers::COMMAND, Key::O);
    stage.key_with(Modifiers::COMMAND, Key::A);
    stage.write("nulle-part.txt");
    stage.press("Ouvrir la partie");
    assert!(stage.says("nulle-part.txt ne peut pas être lu\u{a0}: "));
    stage.key(Key::Escape);
    stage.key(Key::F1);
    assert!(
        stage.says("Une flèche du clavier") || stage.says("L\u{2019}adversaire choisit la pièce")
    );
    stage.press("Touches");
    assert!(stage.says("Retour arrière") && stage.says("faire glisser les tuiles"));
}

#[test]
fn the_language_is_changed_in_the_menu_and_everything_follows() {
    let mut stage = Stage::new(start("2048", &[]));
    let language =
        |stage: &Stage| stage.0.root().accesskit_node().data().language().map(str::to_string);
    assert_eq!(language(&stage).as_deref(), Some("en"), "told to those who read aloud");
    stage.press("Redo");
    assert!(stage.says("nothing to replay") && stage.says("Your turn: slide the tiles"));
    stage.press("More");
    stage.press("Français");
    assert!(stage.says("rien à rétablir"), "what was said already, too");
    assert_eq!(language(&stage).as_deref(), Some("fr"));
    assert!(stage.says("À vous de jouer\u{a0}: faites glisser les tuiles"));
    assert!(!stage.says("Your turn") && stage.says("Gauche") && !stage.says("Left"));
    stage.press("Plus");
    stage.press("English");
    assert!(stage.says("Your turn: slide the tiles"));
}

#[test]
fn the_buttons_of_a_game_are_one_row_on_a_phone() {
    let buttons = [
        (Lang::English, ["Undo", "Redo", "Hint", "Review", "New game"]),
        (Lang::French, ["Annuler", "Rétablir", "Indice", "Analyser", "Rejouer"]),
    ];
    for (lang, names) in buttons {
        let stage = Stage::spoken(start("2048", &[]), [360.0, 740.0], Theme::Light, lang);
        let rects = names.map(|name| stage.0.get_by_label(name).rect());
        for rect in rects {
            assert_eq!(rect.top(), rects[0].top(), "{lang:?}: {rects:?}");
            assert!(rect.height() >= 44.0 && rect.right() <= 360.0, "{lang:?}: {rects:?}");
        }
    }
}
