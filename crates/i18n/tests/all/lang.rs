//! Tests of the choice of a language.

use damier_i18n::Lang;

#[test]
fn locales_choose_the_language_by_their_first_part() {
    for locale in ["fr", "fr_FR.UTF-8", "fr-CA", "FR_be@euro", "fr.UTF-8"] {
        assert_eq!(Lang::from_locale(locale), Some(Lang::French), "{locale}");
    }
    assert_eq!(Lang::from_locale("en_GB.UTF-8"), Some(Lang::English));
    for locale in ["C", "POSIX", "de_DE", "french", "", "_fr", "xx"] {
        assert_eq!(Lang::from_locale(locale), None, "{locale}");
    }
}

#[test]
fn the_environment_decides_as_posix_says() {
    let choose = |all: &str, messages: &str, lang: &str| {
        let set = [("LC_ALL", all), ("LC_MESSAGES", messages), ("LANG", lang)];
        Lang::from_environment(|name| {
            let found = set.iter().find(|(known, _)| *known == name);
            found.filter(|(_, value)| *value != "unset").map(|(_, value)| (*value).to_string())
        })
    };
    assert_eq!(choose("unset", "unset", "fr_FR.UTF-8"), Some(Lang::French));
    assert_eq!(choose("", "", "fr_FR.UTF-8"), Some(Lang::French), "empty is unset");
    assert_eq!(choose("C", "fr_FR", "fr_FR"), Some(Lang::English), "C is English");
    assert_eq!(choose("unset", "fr_FR", "en_US"), Some(Lang::French));
    assert_eq!(choose("broken locale!", "", ""), Some(Lang::English));
    assert_eq!(choose("unset", "unset", "unset"), None);
}

#[test]
fn codes_are_read_and_written_alike() {
    for lang in [Lang::English, Lang::French, Lang::Pseudo] {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
    }
    assert_eq!(Lang::from_code("de"), None);
}

#[test]
fn the_language_is_asked_for_anywhere() {
    let asked = |line: &str| {
        let typed: Vec<String> = line.split(' ').map(str::to_string).collect();
        Lang::from_arguments(&typed).map(Lang::code)
    };
    assert_eq!(asked("list games --lang fr"), Some("fr"));
    assert_eq!(asked("--lang=en list games"), Some("en"));
    assert_eq!(asked("list games"), None);
    assert_eq!(asked("list games --lang"), None);
    assert_eq!(asked("list games --lang de"), None);
    assert_eq!(asked("list -- --lang fr"), None);
}
