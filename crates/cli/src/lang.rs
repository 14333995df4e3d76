//! The language of what is said: asked for with `--lang`, otherwise that of the system.

use std::env;
use words::Lang;

/// Chooses the language before the arguments are read: help and mistakes are said in it, too.
pub(crate) fn choose() -> Lang {
    let typed: Vec<String> =
        env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    asked_for(&typed)
        .or_else(|| Lang::from_environment(|name| env::var(name).ok()))
        .unwrap_or_default()
}

/// The language that the arguments ask for; a code that is none is refused when they are read.
fn asked_for(typed: &[String]) -> Option<Lang> {
    let typed = typed.split(|arg| arg == "--").next().unwrap_or_default();
    let after = typed.iter().skip_while(|arg| *arg != "--lang").nth(1).map(String::as_str);
    let joined = typed.iter().find_map(|arg| arg.strip_prefix("--lang="));
    after.or(joined).and_then(Lang::from_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_asked_for_anywhere() {
        let asked = |line: &str| {
            asked_for(&line.split(' ').map(str::to_string).collect::<Vec<_>>()).map(Lang::code)
        };
        assert_eq!(asked("list games --lang fr"), Some("fr"));
        assert_eq!(asked("--lang=en list games"), Some("en"));
        assert_eq!(asked("list games"), None);
        assert_eq!(asked("list games --lang"), None);
        assert_eq!(asked("list games --lang de"), None);
        assert_eq!(asked("list -- --lang fr"), None);
    }
}
